import { walkApps } from './support/walk.ts';

// Three apps that have little in common; `npm run test:apps` walks all of them.
walkApps(['bakeryAr', 'deals', 'giteFr']);
