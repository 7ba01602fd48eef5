import { APPS } from '../builder/apps/index.ts';
import { walkApp } from './support/walk.ts';

// Three apps that have little in common; `walk.apps.test.ts` walks all of them.
const { bakeryAr, deals, giteFr } = APPS;
for (const [name, blueprint] of Object.entries({ bakeryAr, deals, giteFr }))
  if (blueprint) walkApp(name, blueprint);
