import { browserStorage, createKept } from '../api/kept.ts';
import { app } from '../app.ts';

/** What stays in this browser between visits, and what until its tab is closed. */
export const local = createKept(app.id, browserStorage('localStorage'));
export const session = createKept(app.id, browserStorage('sessionStorage'));
