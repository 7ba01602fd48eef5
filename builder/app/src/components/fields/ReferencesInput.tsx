import { useRow } from '../../api/hooks.ts';
import type { Entity } from '../../core/entity.ts';
import { titleOf } from '../../core/format.ts';
import { format } from '../../lib/format.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';

interface Props {
  entity: Entity;
  id?: string;
  label: string;
  describedBy?: string;
  isInvalid?: boolean;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Chooses several rows, each of which becomes a chip. */
export default function ReferencesInput({ entity, value, onChange, ...props }: Props) {
  return (
    <div className="references">
      {value.length > 0 && (
        <ul className="chips">
          {value.map((id) => (
            <li key={id}>
              <ReferenceChip
                entity={entity}
                id={id}
                onRemove={() => onChange(value.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <ReferenceInput
        {...props}
        // A new box for each choice, so that the next one begins empty.
        key={value.length}
        entity={entity}
        value={null}
        except={value}
        onChange={(id) => {
          if (id !== null) onChange([...value, id]);
        }}
      />
    </div>
  );
}

function ReferenceChip({ entity, id, onRemove }: { entity: Entity; id: string; onRemove: () => void }) {
  const { data } = useRow(entity, id);
  const title = data ? titleOf(entity, data.row, format, data.titles) : '…';
  return (
    <button type="button" className="chip" onClick={onRemove} aria-label={words.form.remove(title)}>
      <span dir="auto">{title}</span>
      <Icon name="close" size={14} />
    </button>
  );
}
