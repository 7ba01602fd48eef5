import { useState } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { Filters } from '../../api/client.ts';
import { useRow, useRows } from '../../api/hooks.ts';
import type { Entity, Row } from '../../core/entity.ts';
import { titleOf } from '../../core/format.ts';
import { format } from '../../lib/format.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';

const MOST_CHOICES = 20;

interface Props {
  entity: Entity;
  id?: string;
  label: string;
  describedBy?: string;
  isInvalid?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  value: string | null;
  onChange: (id: string | null, row?: Row) => void;
  onBlur?: () => void;
  /** Narrows the choice. */
  filters?: Filters;
  /** Left out of the choice. */
  except?: readonly string[];
}

/** Chooses a row by typing a part of it. */
export function ReferenceInput({ entity, label, value, onChange, filters, except = [], ...props }: Props) {
  // While nothing is typed, the box shows what is chosen.
  const [typed, setTyped] = useState<string>();
  // Its title stands in the box at once: the list would open again if the text came later.
  const [picked, setPicked] = useState<{ id: string; title: string }>();
  const chosen = useRow(entity, value ?? undefined);
  const found = useRows(entity, { q: typed || undefined, filters, limit: MOST_CHOICES });
  const loaded = chosen.data && value ? titleOf(entity, chosen.data.row, format, chosen.data.titles) : '';
  const title = picked && picked.id === value ? picked.title : loaded;
  const choices = (found.data?.rows ?? [])
    .filter(({ id }) => !except.includes(id))
    .map((row) => ({ id: row.id, row, title: titleOf(entity, row, format, found.data?.titles) }));

  return (
    <ComboBox
      className="combo"
      aria-label={label}
      aria-describedby={props.describedBy}
      isInvalid={props.isInvalid}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      validationBehavior="aria"
      allowsEmptyCollection
      menuTrigger="focus"
      items={choices}
      inputValue={typed ?? title}
      selectedKey={value}
      onInputChange={(text) => setTyped(text === title ? undefined : text)}
      onSelectionChange={(key) => {
        setTyped(undefined);
        const choice = choices.find(({ id }) => id === key);
        setPicked(choice);
        onChange(key === null ? null : String(key), choice?.row);
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped(undefined);
      }}
    >
      <div className="combo-box">
        <Input id={props.id} placeholder={words.form.search} onBlur={props.onBlur} dir="auto" />
        {value !== null && !props.isRequired && (
          <Button
            slot={null}
            className="combo-clear"
            aria-label={words.form.clear(label)}
            onPress={() => {
              setTyped(undefined);
              onChange(null);
            }}
          >
            <Icon name="close" size={16} />
          </Button>
        )}
        <Button className="combo-open" aria-label={words.form.choose}>
          <Icon name="down" size={16} />
        </Button>
      </div>
      <Popover className="popover">
        <ListBox<{ id: string; title: string }>
          className="options"
          renderEmptyState={() => (
            <p className="options-empty">{found.isPending ? words.loading : words.form.noMatch}</p>
          )}
        >
          {(choice) => (
            <ListBoxItem id={choice.id} textValue={choice.title}>
              <span dir="auto">{choice.title}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
