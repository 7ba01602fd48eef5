import { useWatch } from 'react-hook-form';
import type { Filters, Values } from '../../api/client.ts';
import type { Entity } from '../../core/entity.ts';
import { knownField } from '../../lib/entities.ts';
import type { EntityFormState } from './useEntityForm.ts';

/** How other fields of a form narrow a choice: what is filtered by, and the label of a field that must be chosen first. */
export function useWithin<E extends Entity>(
  form: EntityFormState<E>,
  within: Readonly<Record<string, string | undefined>> = {},
): { filters: Filters | undefined; start: Values; missing: string | undefined } {
  const values = useWatch({ control: form.fields.control });
  const filters: Record<string, { is: readonly string[] }> = {};
  const start: Record<string, string> = {};
  let missing: string | undefined;
  for (const [theirs, ours] of Object.entries(within)) {
    const value = ours === undefined ? null : values[ours];
    if (typeof value === 'string' && value !== '') {
      filters[theirs] = { is: [value] };
      start[theirs] = value;
    } else if (ours !== undefined) missing = knownField(form.entity, ours).label;
  }
  return { filters: Object.keys(filters).length > 0 ? filters : undefined, start, missing };
}
