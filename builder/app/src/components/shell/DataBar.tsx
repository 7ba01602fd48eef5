import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Data } from '../../api/choose.ts';
import { useMe } from '../../api/hooks.ts';
import { app } from '../../app.ts';
import { words } from '../../words/index.ts';
import { ClearSamples } from '../account/ClearSamples.tsx';

export const DataContext = createContext<Data | null>(null);

/** Where there is no server: how long rows are kept, and who the app is looked at as. */
export function DataBar() {
  const data = use(DataContext);
  const queries = useQueryClient();
  const me = useMe();
  if (data?.kind !== 'memory') return null;

  const viewers = [
    { name: 'owner', label: words.shell.owner },
    ...app.roles.map(({ name, label }) => ({ name, label })),
    { name: 'member', label: words.shell.member },
    { name: 'visitor', label: words.shell.visitor },
  ];

  const { client } = data;

  async function change(who: string) {
    client.actAs(who);
    await queries.resetQueries();
  }

  return (
    <aside className="data-bar" aria-label={words.shell.preview}>
      <span className="data-bar-text">
        {client.isKept() ? words.shell.keptInBrowser : words.shell.keptUntilReload}
      </span>
      <label className="data-bar-viewer">
        <span>{words.shell.viewAs}</span>
        <select value={viewerOf(me.data ?? null)} onChange={(event) => void change(event.target.value)}>
          {viewers.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {me.data?.isOwner && <ClearSamples />}
    </aside>
  );
}

function viewerOf(me: { isOwner: boolean; roles: readonly string[] } | null): string {
  if (me === null) return 'visitor';
  if (me.isOwner) return 'owner';
  return me.roles[0] ?? 'member';
}
