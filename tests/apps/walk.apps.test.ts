import { APPS } from '../builder/apps/index.ts';
import { walkApp } from './support/walk.ts';

for (const [name, blueprint] of Object.entries(APPS)) walkApp(name, blueprint);
