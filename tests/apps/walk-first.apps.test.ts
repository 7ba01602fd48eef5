import { APPS } from '../builder/apps/index.ts';
import { walkApps } from './support/walk.ts';

// Two files, so that two processors share the apps.
const names = Object.keys(APPS);
walkApps(names.slice(0, names.length / 2));
