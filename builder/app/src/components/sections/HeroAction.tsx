import { Link } from 'react-router';
import { useActor, useMe } from '../../api/hooks.ts';
import { app } from '../../app.ts';
import { entities } from '../../entities/index.ts';
import { createPath, listPath } from '../../lib/paths.ts';
import { menu } from '../../routes.tsx';
import { words } from '../../words/index.ts';
import type { Needs } from '../shell/menu.ts';
import { mayEver, meets } from '../shell/useMay.ts';
import type { LinkText } from './Hero.tsx';

function needsOf(path: string): Needs | undefined {
  const form = entities.find((entity) => createPath(entity) === path);
  if (form) return { entity: form, action: 'create' };
  const list = entities.find((entity) => listPath(entity) === path);
  return list ? { entity: list, action: 'read' } : menu.find((item) => item.path === path)?.needs;
}

interface Props {
  action: LinkText | undefined;
  /** Whether it is the hero at the head of the page. */
  isFirst: boolean;
}

/** The first thing to do; for a visitor to whom it is closed, or to whom all data is, signing in. */
export function HeroAction({ action, isFirst }: Props) {
  const me = useMe();
  const actor = useActor();
  const isOpen = action !== undefined && meets(actor, needsOf(action.to));
  const isPrivate = !entities.some(
    (entity) => mayEver(actor, entity, 'read') || mayEver(actor, entity, 'create'),
  );
  const mustSignIn = me.data === null && (action ? !isOpen : isFirst && isPrivate && entities.length > 0);
  const className = 'button button-primary button-large';
  if (mustSignIn) {
    return (
      <Link className={className} to={app.paths.signIn}>
        {words.shell.signIn}
      </Link>
    );
  }
  if (!action || (!isOpen && !me.isPending)) return null;
  return (
    <Link className={className} to={action.to} dir="auto">
      {action.label}
    </Link>
  );
}
