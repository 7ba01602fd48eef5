import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Filters, Values } from '../../api/client.ts';
import { useRow } from '../../api/hooks.ts';
import type { Entity, Row } from '../../core/entity.ts';
import type { EntityFormState } from './useEntityForm.ts';

interface Choice<E extends Entity> {
  form: EntityFormState<E>;
  /** The field that is chosen for, what it points to, and the row that it has. */
  name: string;
  entity: Entity;
  value: string | null;
  within: Readonly<Record<string, string | undefined>> | undefined;
}

/** How other fields of a form narrow a choice. */
export function useWithin<E extends Entity>({
  form,
  name,
  entity,
  value,
  within = {},
}: Choice<E>): {
  filters: Filters | undefined;
  start: Values;
  /** Writes what a chosen row says into the fields that narrow the choice and are empty. */
  fill: (row: Row) => void;
} {
  const { control, setValue, formState } = form.fields;
  const values = useWatch({ control });
  const pairs = Object.entries(within).flatMap(([theirs, ours]) =>
    ours === undefined ? [] : [{ theirs, ours, value: values[ours] ?? null }],
  );
  const filled = pairs.filter((pair) => typeof pair.value === 'string' && pair.value !== '');
  const row = useRow(entity, pairs.length > 0 && value ? value : undefined).data?.row;
  // What the row itself had when it was opened stays.
  const isAstray =
    row !== undefined &&
    filled.some(({ theirs, ours, value: wanted }) => ours in formState.dirtyFields && row[theirs] !== wanted);
  useEffect(() => {
    if (isAstray) setValue(name, null, { shouldDirty: true });
  }, [isAstray, name, setValue]);
  return {
    filters:
      filled.length > 0
        ? Object.fromEntries(filled.map(({ theirs, value: wanted }) => [theirs, { is: [String(wanted)] }]))
        : undefined,
    start: Object.fromEntries(filled.map(({ theirs, value: wanted }) => [theirs, wanted])),
    fill(chosen) {
      for (const { theirs, ours, value: wanted } of pairs)
        if (!wanted && chosen[theirs]) setValue(ours, chosen[theirs], { shouldDirty: true });
    },
  };
}
