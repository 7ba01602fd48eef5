import type { Model } from '../lib/model.ts';
import { repair } from './repair.ts';
import { booking } from './booking.ts';

export const models: readonly Model[] = [repair, booking];
