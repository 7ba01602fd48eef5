import { APPS } from '../builder/apps/index.ts';
import { walkApps } from './support/walk.ts';

const names = Object.keys(APPS);
walkApps(names.slice(names.length / 2));
