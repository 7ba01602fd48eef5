import { APPS } from '../builder/apps/index.ts';
import { walkApp } from './support/walk.ts';

// Between them: times, places and stock that two may want at once, roles, every kind of page, and writing from right to left.
for (const name of ['dentist', 'wholesaler', 'bakeryAr']) {
  const blueprint = APPS[name];
  if (!blueprint) throw new Error(`There is no app ${name}`);
  walkApp(name, blueprint);
}
