import { EditOutlined } from '@ant-design/icons';
import { type BaseRecord, type HttpError, useUpdate } from '@refinedev/core';
import { Input, type InputRef, Select } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast.ts';
import { Undone } from '../feedback/undone.tsx';

/** How a cell is changed where it stands. */
export interface CellEdit {
  value: string;
  /** The row's, as it was read: a stale change is refused. */
  updatedAt: string;
  /** The values to choose from; without them any text of at most `maxLength` is taken. */
  options?: readonly { value: string; label: string }[];
  maxLength?: number;
}

interface Props extends CellEdit {
  resource: string;
  id: string;
  /** What is changed: the name the update call has for it. */
  field: string;
  /** What the field and the row are called, for the button and what is said once it is saved. */
  label: string;
  name: string;
  /** The value as it is shown. */
  children: ReactNode;
}

/** A cell that is changed where it stands: a list saves on a choice, text on Enter; Escape or going elsewhere leaves it as it was. */
export function EditableCell(props: Props) {
  const { resource, id, field, value, label, name, options, maxLength, children } = props;
  const { t } = useTranslation('shell');
  const [editing, setEditing] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const { mutate, mutation } = useUpdate<BaseRecord & { updatedAt: string }, HttpError>();

  function save(next: string, updatedAt: string, undoable: boolean): void {
    mutate(
      {
        resource,
        id,
        values: { [field]: next, updatedAt },
        mutationMode: 'pessimistic',
        successNotification: false,
        errorNotification: false,
      },
      {
        onError: (error) => toast.error(error.message),
        onSuccess: ({ data }) => {
          const text = t('table.saved', { label, name });
          const undo = () => save(value, data.updatedAt, false);
          toast.success(undoable ? <Undone text={text} onUndo={undo} /> : text);
        },
      },
    );
  }

  function close(next?: string): void {
    setEditing(false);
    // The field is gone with the next draw; the focus stays in its row.
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
    const changed = next?.trim();
    if (changed && changed !== value) save(changed, props.updatedAt, true);
  }

  if (!editing)
    return (
      <span className="cell" ref={box} onDoubleClick={() => setEditing(true)}>
        {children}
        <button
          type="button"
          className="cell-edit data-button"
          disabled={mutation.isPending}
          aria-label={t('table.edit', { label, name })}
          onClick={() => setEditing(true)}
        >
          <EditOutlined />
        </button>
      </span>
    );
  return (
    <span
      className="cell-editor"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      {options ? (
        <Select
          autoFocus
          defaultOpen
          size="small"
          aria-label={t('table.edit', { label, name })}
          defaultValue={value}
          options={[...options]}
          popupMatchSelectWidth={false}
          onChange={(next) => close(next)}
          onBlur={() => setEditing(false)}
        />
      ) : (
        <TextEditor
          label={t('table.edit', { label, name })}
          value={value}
          maxLength={maxLength ?? 200}
          onDone={close}
          onLeave={() => setEditing(false)}
        />
      )}
    </span>
  );
}

interface TextProps {
  label: string;
  value: string;
  maxLength: number;
  onDone: (next: string) => void;
  onLeave: () => void;
}

function TextEditor({ label, value, maxLength, onDone, onLeave }: TextProps) {
  const [text, setText] = useState(value);
  const input = useRef<InputRef>(null);
  // React says nothing of a focus that it gives while it draws.
  useEffect(() => input.current?.select(), []);
  return (
    <Input
      ref={input}
      autoFocus
      size="small"
      aria-label={label}
      value={text}
      maxLength={maxLength}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onDone(text)}
      onBlur={onLeave}
    />
  );
}
