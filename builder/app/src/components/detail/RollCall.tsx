import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Values } from '../../api/client.ts';
import { useActor, useSaveRows } from '../../api/hooks.ts';
import { mayCreate, mayUpdateAll, readScope } from '../../core/access.ts';
import { dayOf } from '../../core/dates.ts';
import type { Entity, FieldName, Row } from '../../core/entity.ts';
import { writeListQuery } from '../../core/query.ts';
import { titleFields, titleOf } from '../../core/format.ts';
import { knownField } from '../../lib/entities.ts';
import { format } from '../../lib/format.ts';
import { listPath, rowPath } from '../../lib/paths.ts';
import { messages, words } from '../../words/index.ts';
import { DateInput } from '../fields/DateInput.tsx';
import type { NameOf } from '../form/useEntityForm.ts';
import { reasonOf } from '../reasonOf.ts';
import { Failure } from '../shell/Failure.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useAnyRows } from '../useAnyRows.ts';
import './roll-call.css';

/** More than any group has, and no more than fit into an address. */
const MOST = 100;

interface Props<E extends Entity, P extends Entity> {
  /** What is kept of each of them for each day. */
  entity: E;
  of: NameOf<E, 'reference'>;
  date: NameOf<E, 'date'>;
  /** The choice, or yes or no, that is kept. */
  mark: FieldName<E>;
  people: P;
  /** Their reference to the group, and the group. */
  by: NameOf<P, 'reference'>;
  group: string;
  /** Where the group stands in what is kept. */
  within?: NameOf<E, 'reference'>;
}

/** Everybody of a group with what is kept of them for a day: one press each. */
export function RollCall<E extends Entity, P extends Entity>(props: Props<E, P>) {
  const { entity, of, date, mark, people, by, group, within } = props;
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const actor = useActor();
  // Until another is chosen it is today, also in a page that was left open overnight.
  const [chosen, setDay] = useState<string | null>();
  const day = chosen === undefined ? dayOf(new Date()) : chosen;
  const save = useSaveRows(entity);
  // Whoever may change only rows of their own can't begin one with a later state.
  const maySet = mayUpdateAll(entity, actor) || entity.definition.states?.field !== mark;
  const isTheirs = readScope(entity, actor) === 'all' && mayCreate(entity, actor) && maySet;
  const mayRead = isTheirs && readScope(people, actor) !== 'none';

  const [sort = 'createdAt'] = titleFields(people);
  const everyone = useAnyRows(
    people,
    mayRead ? { filters: { [by]: { is: [group] } }, sort, limit: MOST } : undefined,
  );
  const ids = everyone.data?.rows.map(({ id }) => id) ?? [];
  const kept = useAnyRows(
    entity,
    day !== null && ids.length > 0
      ? { filters: { [date]: { is: [day] }, [of]: { is: ids } }, limit: 2 * MOST }
      : undefined,
  );
  if (!mayRead) return null;

  const rowOf = (id: string): Row | undefined =>
    kept.data?.rows.find((row) => row[of] === id && row[date] === day);
  const { options, optionTexts, label } = knownField(entity, mark);
  const choices = options
    ? options.map((value) => ({ value, text: optionTexts[value]?.label ?? value }))
    : [
        { value: true, text: messages.yes },
        { value: false, text: messages.no },
      ];
  const [usual] = choices;
  const isKnown = kept.isSuccess && !kept.isPlaceholderData && !everyone.isPlaceholderData;
  const missing = isKnown ? ids.filter((id) => !rowOf(id)) : [];
  const isReady = day !== null && !save.isPending && isKnown;

  function set(whom: readonly string[], value: string | boolean) {
    if (!isReady) return;
    const start: Values = { [date]: day, ...(within === undefined ? {} : { [within]: group }) };
    save.mutate(
      whom.map((id) => {
        const row = rowOf(id);
        return row ? { row, values: { [mark]: value } } : { values: { ...start, [of]: id, [mark]: value } };
      }),
    );
  }

  return (
    <section className="related" aria-labelledby={heading}>
      <div className="related-head">
        <h2 id={heading} ref={title} tabIndex={-1} dir="auto">
          {words.detail.byDay(entity.text.plural)}
        </h2>
        <DateInput label={knownField(entity, date).label} value={day} onChange={setDay} />
      </div>
      {save.isError && (
        <p className="error" role="alert" dir="auto">
          {reasonOf(save.error)}
        </p>
      )}
      {everyone.isPending && <Loading />}
      {everyone.isError && <Failure error={everyone.error} retry={everyone.refetch} />}
      {kept.isError && <Failure error={kept.error} retry={kept.refetch} />}
      {everyone.data?.rows.length === 0 && (
        <p className="quiet" dir="auto">
          {words.detail.noRelated(people.text.plural)}
        </p>
      )}
      {usual && missing.length > 0 && (
        <button
          type="button"
          className="button roll-rest"
          aria-disabled={!isReady}
          onClick={() => {
            set(missing, usual.value);
            // The button goes with the last who is missing.
            title.current?.focus();
          }}
        >
          <span dir="auto">{words.detail.setRest(options ? usual.text : `${label}: ${usual.text}`)}</span>
        </button>
      )}
      {everyone.data && everyone.data.rows.length > 0 && (
        <ul className="roll" aria-busy={save.isPending}>
          {everyone.data.rows.map((row) => {
            const name = titleOf(people, row, format, everyone.data.titles);
            const current = rowOf(row.id)?.[mark];
            return (
              <li key={row.id}>
                <Link to={rowPath(people, row.id)} dir="auto">
                  {name}
                </Link>
                <div className="roll-marks" role="group" aria-label={`${label}: ${name}`}>
                  {choices.map(({ value, text }) => (
                    <button
                      key={String(value)}
                      type="button"
                      className="button"
                      data-colour={optionTexts[String(value)]?.colour ?? 'grey'}
                      aria-pressed={current === value}
                      aria-disabled={!isReady}
                      onClick={() => set([row.id], value)}
                    >
                      <span dir="auto">{text}</span>
                    </button>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {everyone.data && everyone.data.total > MOST && (
        <p>
          <Link to={`${listPath(people)}?${writeListQuery({ filters: { [by]: { is: [group] } } })}`}>
            {words.detail.seeAll}
          </Link>
        </p>
      )}
    </section>
  );
}
