import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useMemo, useRef, useState } from 'react';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { Actor, RowAnswer, Values } from '../../api/client.ts';
import { ApiError } from '../../api/client.ts';
import type { Save } from '../../api/hooks.ts';
import { useActor, useClient } from '../../api/hooks.ts';
import type { Cell, Definition, Entity, FieldType, RowOf } from '../../core/entity.ts';
import { mayUpdateAll } from '../../core/access.ts';
import { defaultsOf, writableFields } from '../../core/fields.ts';
import { ownReferences } from '../../core/own.ts';
import { schemaOf } from '../../core/schema.ts';
import { format } from '../../lib/format.ts';
import { messages } from '../../words/index.ts';
import type { FormProps } from './EntityForm.tsx';
import type { Draft } from './useDraft.ts';
import { useDraft } from './useDraft.ts';

/** The names of an entity's fields of some types. */
export type NameOf<E, T extends FieldType> =
  E extends Entity<infer D extends Definition>
    ? Extract<
        { [K in keyof D['fields']]: D['fields'][K]['type'] extends T ? K : never }[keyof D['fields']],
        string
      >
    : never;

export interface FieldProps<E extends Entity, T extends FieldType> {
  form: EntityFormState<E>;
  name: NameOf<E, T>;
}

export interface EntityFormState<E extends Entity = Entity> {
  readonly id: string;
  readonly entity: E;
  /** The row as it was read last; none while a new one is made. */
  readonly answer: RowAnswer<RowOf<E>> | undefined;
  readonly isNew: boolean;
  readonly isNested: boolean;
  readonly sendLabel: string | undefined;
  readonly isSaving: boolean;
  readonly isStale: boolean;
  readonly isDirty: boolean;
  readonly fields: UseFormReturn<Values>;
  readonly draft: Draft | undefined;
  readonly submit: () => Promise<void>;
  readonly cancel: () => void;
  readonly loadCurrent: () => Promise<void>;
  /** Whether leaving now would lose something. */
  readonly hasChanges: () => boolean;
}

function cellsOf(entity: Entity, row: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    writableFields(entity).map(({ name }): [string, Cell] => [name, (row[name] ?? null) as Cell]),
  );
}

function startOf(entity: Entity, start: Values, actor: Actor): Values {
  const known = writableFields(entity).filter(({ name }) => start[name] !== undefined);
  return {
    ...defaultsOf(entity, new Date()),
    // Whoever keeps all rows fills in for others.
    ...(mayUpdateAll(entity, actor) ? {} : ownReferences(entity, actor)),
    ...Object.fromEntries(known.map(({ name }) => [name, start[name] ?? null])),
  };
}

/** The state of a form: it checks with the entity's schema, keeps a draft, and puts what the server says at the fields. */
export function useEntityForm<E extends Entity>(
  entity: E,
  save: Save<E>,
  props: FormProps<E>,
): EntityFormState<E> {
  const { start = {}, isNested = false, sendLabel, onSaved, onCancel } = props;
  const id = useId();
  const client = useClient();
  const actor = useActor();
  const [answer, setAnswer] = useState(props.answer);
  const [isStale, setStale] = useState(false);
  const isDone = useRef(false);
  const only = answer?.fields;
  const schema = useMemo(() => schemaOf(entity, { messages, format }, only), [entity, only]);
  const fields = useForm<Values>({
    defaultValues: answer ? cellsOf(entity, answer.row) : startOf(entity, start, actor),
    // The schema makes cells of whatever is typed, which its input type can't say.
    resolver: zodResolver(schema) as Resolver<Values>,
    shouldFocusError: false,
  });
  // Reading these subscribes to them.
  const { isDirty, dirtyFields, isSubmitting } = fields.formState;
  const draft = useDraft(`${entity.name}:${answer?.row.id ?? 'new'}`, fields, !isNested);

  async function send(values: Values) {
    const changed = answer
      ? Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields))
      : values;
    try {
      const saved = await save.mutateAsync({ row: answer?.row, values: changed });
      isDone.current = true;
      draft.forget();
      onSaved(saved.row);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showError(error);
    }
  }

  function showError(error: ApiError) {
    const known = Object.entries(error.fields);
    setStale(error.status === 409 && known.length === 0 && answer !== undefined);
    for (const [name, message] of known) fields.setError(name, { type: 'server', message });
    if (known.length === 0) fields.setError('root', { type: 'server', message: error.message });
  }

  async function loadCurrent() {
    if (!answer) return;
    try {
      const current = (await client.get(entity.name, answer.row.id)) as RowAnswer<RowOf<E>>;
      setAnswer(current);
      setStale(false);
      fields.reset(cellsOf(entity, current.row), { keepDirtyValues: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showError(error);
    }
  }

  return {
    id,
    entity,
    answer,
    isNew: answer === undefined,
    isNested,
    sendLabel,
    isSaving: isSubmitting || save.isPending,
    isStale,
    isDirty,
    fields,
    draft: draft.found,
    submit: async () => {
      if (!isSubmitting) await fields.handleSubmit(send)();
    },
    cancel: () => {
      isDone.current = true;
      draft.forget();
      onCancel();
    },
    loadCurrent,
    hasChanges: () => isDirty && !isDone.current,
  };
}
