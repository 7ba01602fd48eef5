import { sweepPages } from './page-sweep.ts';

// Beside routes-wide.full.test.ts rather than in it, so that the two run on a processor each.
sweepPages([[390, 'ar', 'layout']]);
