import { sweepPages } from './page-sweep.ts';

sweepPages([[1440, 'en', 'all']]);
