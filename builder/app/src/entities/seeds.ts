import type { AnySample } from '../core/app.ts';
import { bookingSamples } from './booking/seed.ts';
import { customerSamples } from './customer/seed.ts';
import { partSamples } from './part/seed.ts';
import { repairSamples } from './repair/seed.ts';

/** The sample rows of each entity. */
export const samples: Readonly<Record<string, readonly AnySample[]>> = {
  repair: repairSamples,
  booking: bookingSamples,
  customer: customerSamples,
  part: partSamples,
};
