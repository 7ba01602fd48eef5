import type { ComponentType } from 'react';
import { useState } from 'react';
import type { Values } from '../../api/client.ts';
import type { Entity } from '../../core/entity.ts';
import { words } from '../../words/index.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon } from '../Icon.tsx';
import type { FormProps } from './EntityForm.tsx';

interface Props<T extends Entity> {
  entity: T;
  form: ComponentType<FormProps<T>>;
  start: Values;
  onAdded: (id: string) => void;
}

/** Adds a row of another entity without leaving the form. */
export function NewRowButton<T extends Entity>({ entity, form: Form, start, onAdded }: Props<T>) {
  const [isOpen, setOpen] = useState(false);
  const title = words.form.addNew(entity.text.label);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={title}
        title={title}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
      </button>
      {isOpen && (
        <Dialog title={title} isWide onClose={close}>
          <Form
            isNested
            start={start}
            onSaved={({ id }) => {
              close();
              onAdded(id);
            }}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  );
}
