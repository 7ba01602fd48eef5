import type { ComponentType } from 'react';
import type { RowResult } from '../../api/hooks.ts';
import type { Entity } from '../../core/entity.ts';
import { Page } from '../shell/Page.tsx';
import type { FormProps } from './EntityForm.tsx';

interface Props<E extends Entity> {
  entity: E;
  /** The title while a row is added; while one is changed its own. */
  title: string;
  lead?: string;
  id: string | undefined;
  answer: RowResult<E>;
  form: ComponentType<FormProps<E>>;
}

export function FormPage<E extends Entity>({ title, answer, form: Form }: Props<E>) {
  return (
    <Page title={title}>
      <Form row={answer.data?.row} onSaved={() => undefined} onCancel={() => undefined} />
    </Page>
  );
}
