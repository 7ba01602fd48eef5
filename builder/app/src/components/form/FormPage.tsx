import type { ComponentType } from 'react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Values } from '../../api/client.ts';
import type { RowResult } from '../../api/hooks.ts';
import { isClosed, useActor, useMe } from '../../api/hooks.ts';
import type { Entity } from '../../core/entity.ts';
import { titleOf } from '../../core/format.ts';
import { entityOf } from '../../lib/entities.ts';
import { format } from '../../lib/format.ts';
import { createPath, listPath, rowPath } from '../../lib/paths.ts';
import { words } from '../../words/index.ts';
import { Missing } from '../detail/Missing.tsx';
import { Failure } from '../shell/Failure.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useNotify } from '../shell/notices.ts';
import { Page } from '../shell/Page.tsx';
import { mayEver } from '../shell/useMay.ts';
import type { FormProps } from './EntityForm.tsx';

interface Props<E extends Entity> {
  entity: E;
  /** The title while a row is added; one that is changed has its own. */
  title: string;
  lead?: string;
  id: string | undefined;
  answer: RowResult<E>;
  form: ComponentType<FormProps<E>>;
}

/** Adds a row, or changes the one in the address. */
export function FormPage<E extends Entity>({ entity, title: given, lead, id, answer, form: Form }: Props<E>) {
  const [params] = useSearchParams();
  const [isThanked, setThanked] = useState(false);
  const me = useMe();
  const actor = useActor();
  const navigate = useNavigate();
  const notify = useNotify();
  // A title that only names what is added doesn't say that it is added.
  const title = given === entity.text.label ? words.list.add(given) : given;
  const mayRead = mayEver(actor, entity, 'read');
  const needs = { entity, action: id === undefined ? 'create' : 'update' } as const;

  // Which fields there are and where saving leads depends on who it is.
  if (me.isPending) return <Loading />;
  if (id !== undefined && (!answer.data || isClosed(answer))) {
    if (answer.isPending) return <Loading />;
    return answer.error?.status === 404 ? (
      <Missing entity={entity} />
    ) : (
      <Failure error={answer.error ?? new Error(words.shell.failed)} retry={answer.refetch} />
    );
  }
  if (id !== undefined && !answer.data?.may.update) return <Missing entity={entity} />;
  if (isThanked) {
    return (
      <Page title={title}>
        <div className="empty" role="status">
          <p className="empty-title">{words.form.created}</p>
          <button type="button" className="button" onClick={() => setThanked(false)}>
            {words.form.another}
          </button>
          <Link to="/">{words.shell.home}</Link>
        </div>
      </Page>
    );
  }
  const heading = answer.data
    ? words.form.editTitle(titleOf(entity, answer.data.row, format, answer.data.titles))
    : title;
  return (
    <Page title={heading} lead={lead} needs={needs}>
      <Form
        key={id ?? createPath(entity)}
        answer={answer.data}
        start={readStart(entity, params)}
        onSaved={(row) => {
          if (!mayRead) {
            setThanked(true);
            return;
          }
          notify(words.form.saved);
          void navigate(rowPath(entity, row.id), { replace: true });
        }}
        onCancel={() => {
          if (id !== undefined) void navigate(rowPath(entity, id));
          else void navigate(mayRead ? listPath(entity) : '/');
        }}
      />
    </Page>
  );
}

/** What a new row begins with, as createPath wrote it. */
function readStart(entity: Entity, params: URLSearchParams): Values {
  const start: Record<string, string | number | boolean | readonly string[]> = {};
  for (const { name, type, entity: target } of entity.fields) {
    const text = params.get(name);
    if (text === null || type === 'computed') continue;
    if (type === 'references') start[name] = text.split(',').filter((id) => id !== '');
    else if (type === 'boolean') start[name] = text === 'true';
    else if (type === 'number' || type === 'money' || type === 'duration') start[name] = Number(text);
    else if (type !== 'reference' || entityOf(target)) start[name] = text;
  }
  return start;
}
