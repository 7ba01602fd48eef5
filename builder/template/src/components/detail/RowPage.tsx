import type { ComponentType } from 'react';
import type { RowAnswer } from '../../api/client.ts';
import type { RowResult } from '../../api/hooks.ts';
import type { Entity, RowOf } from '../../core/entity.ts';
import { Page } from '../shell/Page.tsx';

export interface DetailProps<E extends Entity> {
  answer: RowAnswer<RowOf<E>>;
}

interface Props<E extends Entity> {
  entity: E;
  answer: RowResult<E>;
  detail: ComponentType<DetailProps<E>>;
}

export function RowPage<E extends Entity>({ entity, answer, detail: Detail }: Props<E>) {
  return <Page title={entity.text.label}>{answer.data && <Detail answer={answer.data} />}</Page>;
}
