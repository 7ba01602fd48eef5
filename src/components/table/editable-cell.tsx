import { EditOutlined } from '@ant-design/icons';
import { type BaseRecord, type HttpError, useUpdate } from '@refinedev/core';
import { Input, type InputRef, Select } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast.ts';
import { UndoToast } from '../feedback/undo-toast.tsx';

/** How a cell is edited in place. */
export interface CellEdit {
  value: string;
  /** The row's version as it was read, for optimistic locking. */
  updatedAt: string;
  /** Values to choose from; without them the cell takes any text of at most `maxLength`. */
  options?: readonly { value: string; label: string }[];
  maxLength?: number;
}

interface Props extends CellEdit {
  resource: string;
  id: string;
  /** The field's name in the update call. */
  field: string;
  /** Names of the field and the row, for the button and the confirmation. */
  label: string;
  name: string;
  /** The displayed value. */
  children: ReactNode;
}

/** In-place editing of a cell: a choice saves at once, text on Enter; Escape or leaving the field cancels. */
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
          toast.success(undoable ? <UndoToast text={text} onUndo={undo} /> : text);
        },
      },
    );
  }

  function close(next?: string): void {
    setEditing(false);
    // The field unmounts with the next render; the focus stays in its row.
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
  // React fires no focus event when it focuses an element on mount, so the text is selected here.
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
