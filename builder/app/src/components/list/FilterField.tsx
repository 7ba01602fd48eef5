import { lazy, Suspense } from 'react';
import type { Filter } from '../../api/client.ts';
import type { Field } from '../../core/entity.ts';
import { entityOf } from '../../lib/entities.ts';
import { words } from '../../words/index.ts';
import { SpanFilter } from './SpanFilter.tsx';

const ReferencesInput = lazy(() => import('../fields/ReferencesInput.tsx'));

interface Props {
  field: Field;
  filter: Filter | undefined;
  onFilter: (filter: Filter | undefined) => void;
}

/** One filter, in the way of its field's type, and whether the field is empty where it may be. */
export function FilterField({ field, filter, onFilter }: Props) {
  return (
    <fieldset className="filter">
      <legend dir="auto">{field.label}</legend>
      <FilterInput field={field} filter={filter} onFilter={onFilter} />
      {!field.required && field.type !== 'boolean' && field.type !== 'computed' && (
        <label className="check">
          <input
            type="checkbox"
            checked={filter?.empty === true}
            onChange={(event) => onFilter(event.target.checked ? { empty: true } : undefined)}
          />
          {words.list.isEmpty}
        </label>
      )}
    </fieldset>
  );
}

function FilterInput({ field, filter, onFilter }: Props) {
  const chosen = filter?.is ?? [];
  const anyOf = (values: readonly string[]) => onFilter(values.length > 0 ? { is: values } : undefined);
  switch (field.as ?? field.type) {
    case 'select':
      return (
        <div className="checks">
          {field.options?.map((option) => (
            <label key={option} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                onChange={(event) =>
                  anyOf(
                    event.target.checked ? [...chosen, option] : chosen.filter((value) => value !== option),
                  )
                }
              />
              <span dir="auto">{field.optionTexts[option]?.label ?? option}</span>
            </label>
          ))}
        </div>
      );
    case 'boolean':
      return (
        <select
          aria-label={field.label}
          value={chosen[0] ?? ''}
          onChange={(event) => anyOf(event.target.value ? [event.target.value] : [])}
        >
          <option value="">{words.list.any}</option>
          <option value="true">{words.list.yes}</option>
          <option value="false">{words.list.no}</option>
        </select>
      );
    case 'date':
    case 'dateTime':
    case 'number':
    case 'money':
    case 'duration':
      return <SpanFilter field={field} filter={filter} onFilter={onFilter} />;
    case 'reference':
    case 'references': {
      const entity = entityOf(field.entity);
      return entity ? (
        <Suspense fallback={words.loading}>
          <ReferencesInput entity={entity} label={field.label} value={chosen} onChange={anyOf} />
        </Suspense>
      ) : null;
    }
    default:
      return (
        <label className="filter-text">
          <span>{words.list.contains}</span>
          <input
            type="text"
            value={filter?.contains ?? ''}
            onChange={(event) => onFilter(event.target.value ? { contains: event.target.value } : undefined)}
          />
        </label>
      );
  }
}
