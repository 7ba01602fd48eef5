// The pattern of this app's pictures: one of those in patterns.ts.
export { waves as pattern } from './patterns.ts';
