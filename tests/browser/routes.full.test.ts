import { sweepPages } from './page-sweep.ts';

sweepPages([
  [390, 'en', 'all'],
  [1440, 'ar', 'all'],
  [390, 'ar', 'all'],
]);
