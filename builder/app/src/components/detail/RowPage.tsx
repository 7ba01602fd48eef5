import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { app } from '../../app.ts';
import type { RowAnswer } from '../../api/client.ts';
import type { RowResult } from '../../api/hooks.ts';
import { isClosed, useActor } from '../../api/hooks.ts';
import type { Entity, RowOf } from '../../core/entity.ts';
import { titleOf } from '../../core/format.ts';
import { format } from '../../lib/format.ts';
import { editPath, listPath } from '../../lib/paths.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import { Failure } from '../shell/Failure.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { Missing } from './Missing.tsx';

const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'));

export interface DetailProps<E extends Entity> {
  answer: RowAnswer<RowOf<E>>;
}

interface Props<E extends Entity> {
  entity: E;
  answer: RowResult<E>;
  detail: ComponentType<DetailProps<E>>;
}

/** One row: what it is called, what may be done with it, and everything that is known of it. */
export function RowPage<E extends Entity>({ entity, answer, detail: Detail }: Props<E>) {
  const [isDeleting, setDeleting] = useState(false);
  const actor = useActor();
  const { pathname } = useLocation();

  if (!answer.data || isClosed(answer)) {
    if (answer.isPending) return <Loading />;
    if (answer.error?.status === 401 || (answer.error?.status === 404 && actor.id === null)) {
      return <Navigate to={`${app.paths.signIn}?to=${encodeURIComponent(pathname)}`} replace />;
    }
    if (answer.error?.status === 404) return <Missing entity={entity} />;
    return <Failure error={answer.error ?? new Error(words.shell.failed)} retry={answer.refetch} />;
  }
  const { row, titles, may } = answer.data;
  const title = titleOf(entity, row, format, titles);
  return (
    <>
      <p className="back">
        <Link to={listPath(entity)}>{entity.text.plural}</Link>
      </p>
      <Page
        title={title}
        actions={
          <>
            {may.update && (
              <Link className="button button-primary" to={editPath(entity, row.id)}>
                <Icon name="pen" /> {words.edit}
              </Link>
            )}
            <button type="button" className="button print-button" onClick={() => window.print()}>
              <Icon name="print" /> {words.detail.print}
            </button>
            {may.delete && (
              <button type="button" className="button" onClick={() => setDeleting(true)}>
                <Icon name="trash" /> {words.delete}
              </button>
            )}
          </>
        }
      >
        <div className="detail">
          <Detail answer={answer.data} />
        </div>
      </Page>
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteDialog entity={entity} id={row.id} title={title} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
