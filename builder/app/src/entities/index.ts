import type { Entity } from '../core/entity.ts';
import { booking } from './booking/model.ts';
import { customer } from './customer/model.ts';
import { part } from './part/model.ts';
import { repair } from './repair/model.ts';

export const entities: readonly Entity[] = [repair, booking, customer, part];
