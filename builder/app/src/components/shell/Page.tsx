import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { app } from '../../app.ts';
import { useActor, useMe } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';
import type { Needs } from './menu.ts';
import { PageHead, PageTitle } from './PageHead.tsx';
import { meets } from './useMay.ts';
import { Views } from './Views.tsx';

export interface PageProps {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** Whoever lacks it is led to the sign-in page and back. */
  needs?: Needs;
  actions?: ReactNode;
  /** Shown instead of the title, for a page that begins with a heading of its own. */
  hero?: ReactNode;
  children?: ReactNode;
}

export function Page({ title, lead, needs, actions, hero, children }: PageProps) {
  return (
    <Guard needs={needs} title={title}>
      {hero ? (
        <div className="sections">
          <PageTitle title={title}>{hero}</PageTitle>
          {children}
        </div>
      ) : (
        <>
          <PageHead title={title} lead={lead} actions={actions} />
          <Views />
          {children}
        </>
      )}
    </Guard>
  );
}

/** Shows a page only to whom it is for. */
export function Guard({ needs, title, children }: { needs?: Needs; title: string; children: ReactNode }) {
  const me = useMe();
  const actor = useActor();
  const { pathname, search } = useLocation();
  if (needs === undefined || meets(actor, needs)) return <>{children}</>;
  if (me.isPending) return <Loading />;
  if (me.isError) return <Failure error={me.error} retry={me.refetch} />;
  if (actor.id === null) {
    return <Navigate to={`${app.paths.signIn}?to=${encodeURIComponent(pathname + search)}`} replace />;
  }
  return (
    <>
      <PageHead title={title} />
      <div className="empty">
        <p className="empty-title">{words.shell.forbidden}</p>
        <p>{words.shell.forbiddenText}</p>
      </div>
    </>
  );
}
