import type { Entity } from '../../core/entity.ts';
import { fieldOf } from '../../core/fields.ts';
import { format } from '../../lib/format.ts';

/** What a figure or a chart counts. */
export interface Measured {
  readonly measure: 'count' | 'sum' | 'average';
  readonly field?: string;
}

/** The value as people read it; a dash where there is nothing to average. */
export function formatMeasure(entity: Entity, { measure, field }: Measured, value: number | null): string {
  if (value === null) return '–';
  const measured = measure === 'count' ? undefined : fieldOf(entity, field);
  if (!measured) return format.number(value);
  const shown = measured.type === 'computed' ? measured.as : measured.type;
  // An average may fall between two cents or minutes.
  const whole = shown === 'money' || shown === 'duration' ? Math.round(value) : Math.round(value * 100) / 100;
  return format.cell(measured, whole);
}
