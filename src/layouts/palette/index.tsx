import { useResourceParams } from '@refinedev/core';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useIdentity } from '../../access/identity.ts';
import { useSignOut } from '../../access/sign-out.ts';
import { type Permission, useAllowed, useMay } from '../../access/use-allowed.ts';
import { useCall, useCallList } from '../../api/queries.ts';
import { messageOf } from '../../api/errors.ts';
import { useTheme } from '../../theme/store.ts';
import { useMenuSections } from '../menu.ts';
import { rowPath } from '../../resources/paths.ts';
import type { Meta, ResourceName } from '../../resources/resource.ts';
import { fitting, type Item, withoutRepeats } from './items.ts';
import { recentItems, rememberItem } from './recent.ts';
import './palette.css';

const TYPING = 150;
const MOST_FOUND = 5;

/** Goes to a page or a record, or does something, by a few letters of its name. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const user = useIdentity();
  // Whoever may see everyone's records searches all of them.
  const searchesAll = useMay('users', 'list');
  const [q, setQ] = useState('');
  const [active, setActive] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const base = useId();
  const asked = useSettled(q.trim());
  const known = useKnownItems();
  const found = useRecords(asked, searchesAll);
  const [recent] = useState(() => recentItems(user?._id ?? ''));

  useEffect(() => dialog.current?.showModal(), []);

  const recents = recent.map((item): Item => ({ ...item, id: `recent ${item.to}`, group: 'recent' }));
  const items = withoutRepeats([
    ...fitting(recents, q),
    ...fitting(known, q),
    // What a slower answer found for other letters is not shown under these.
    ...(asked === q.trim() ? found.items : []),
  ]);
  const current = Math.min(active, items.length - 1);
  const waiting = q.trim().length > 1 && (asked !== q.trim() || found.pending);

  function choose(item: Item | undefined): void {
    if (!item) return;
    dialog.current?.close();
    // The dialog tells of its closing later; whoever opens it again at once must not see it closed by that.
    onClose();
    if (item.to === null) item.run?.();
    else {
      if (user) rememberItem(user._id, { title: item.title, detail: item.detail, to: item.to });
      void navigate(item.to);
    }
  }

  const move = (to: number) => {
    setActive(to);
    document.getElementById(`${base}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <dialog
      className="palette"
      ref={dialog}
      aria-label={t('title')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="palette-inner">
        <input
          className="palette-input"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${base}-list`}
          aria-activedescendant={items.length > 0 ? `${base}-${current}` : undefined}
          aria-label={t('title')}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t(searchesAll ? 'placeholder' : 'placeholderUser')}
          value={q}
          onChange={(event) => {
            setQ(event.target.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || items.length === 0) return;
            const last = items.length - 1;
            const to = {
              ArrowDown: current === last ? 0 : current + 1,
              ArrowUp: current === 0 ? last : current - 1,
              PageDown: Math.min(last, current + 8),
              PageUp: Math.max(0, current - 8),
            }[event.key];
            if (to !== undefined) {
              event.preventDefault();
              move(to);
            } else if (event.key === 'Enter') {
              event.preventDefault();
              choose(items[current]);
            }
          }}
        />
        <div className="palette-list" role="listbox" id={`${base}-list`} aria-label={t('list')}>
          {items.map((item, index) => (
            <div key={item.id} role="presentation">
              {item.group !== items[index - 1]?.group && (
                <p className="palette-group" role="presentation">
                  {t(`group.${item.group}`)}
                </p>
              )}
              <div
                id={`${base}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                className="palette-item"
                onMouseMove={() => setActive(index)}
                onClick={() => choose(item)}
                onKeyDown={(event) => event.key === 'Enter' && choose(item)}
              >
                <span className="palette-title">{item.title}</span>
                <span className="palette-detail">{item.detail}</span>
              </div>
            </div>
          ))}
        </div>
        {items.length === 0 && !waiting && (
          <div className="palette-none">
            <p>{t('none', { q: q.trim() })}</p>
            <p>{t('noneText')}</p>
          </div>
        )}
        {found.error && <p className="palette-none">{t('failed', { reason: messageOf(found.error) })}</p>}
        <p className="palette-foot">
          <span role="status">{waiting ? t('searching') : t('count', { count: items.length })}</span>
          <span className="palette-keys" aria-hidden="true">
            {t('keys')}
          </span>
        </p>
      </div>
    </dialog>
  );
}

/** What was typed, once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Rows that can be made from anywhere: those of resources that say what making one is called. */
function useCreations(): { name: ResourceName; path: string; label: string }[] {
  const { resources } = useResourceParams();
  return resources.flatMap(({ name, meta, create }) => {
    // What Refine keeps of our own resources, it types loosely.
    const label = (meta as Partial<Meta> | undefined)?.createLabel;
    return typeof create === 'string' && label ? [{ name: name as ResourceName, path: create, label }] : [];
  });
}

/** The pages of the person's menu, and what they can do from anywhere. */
function useKnownItems(): Item[] {
  const { t } = useTranslation(['palette', 'shell']);
  const sections = useMenuSections();
  const { signOut } = useSignOut();
  const creations = useCreations();
  const { may } = useAllowed([
    { resource: 'profile', action: 'list' },
    ...creations.flatMap(({ name }): Permission[] => [
      { resource: name, action: 'create' },
      { resource: name, action: 'list' },
    ]),
  ]);
  const { mode, setMode } = useTheme();
  const page = (to: string, title: string): Item => ({ id: to, group: 'pages', title, detail: '', to });
  const link = (to: string, key: string): Item => ({
    id: `action ${to}`,
    group: 'actions',
    title: t(`action.${key}`),
    detail: '',
    to,
  });
  const other = mode === 'dark' ? 'light' : 'dark';
  return [
    ...sections.flatMap(({ items }) => items.map(({ path, label }) => page(path, t(`shell:menu.${label}`)))),
    ...(may('profile', 'list') ? [page('/profile', t('profile'))] : []),
    // Who makes apps of their own has no list of all; that page stands in their menu.
    ...creations
      .filter(({ name }) => may(name, 'create') && may(name, 'list'))
      .map(({ path, label }) => link(path, label)),
    {
      id: 'mode',
      group: 'actions',
      title: t(`action.${other}`),
      detail: '',
      to: null,
      run: () => setMode(other),
    },
    {
      id: 'sign-out',
      group: 'actions',
      title: t('action.signOut'),
      detail: '',
      to: null,
      run: signOut,
    },
  ];
}

/** Records that fit: everyone's for an administrator, one's own apps otherwise. */
function useRecords(q: string, all: boolean): { items: Item[]; pending: boolean; error: Error | null } {
  const enough = q.length > 1;
  const every = useCall('GET /api/admin/search', { query: { q } }, { enabled: all && enough });
  const own = useCallList(
    'GET /api/projects',
    { query: { q, _start: 0, _end: MOST_FOUND } },
    { enabled: !all && enough },
  );
  const used = all ? every : own;
  const records = all
    ? (every.data ?? [])
    : (own.data?.rows ?? []).map(({ id, name }) => ({
        kind: 'projects' as const,
        id,
        title: name,
        detail: '',
      }));
  return {
    items: enough
      ? records.map(({ kind, id, title, detail }) => ({
          id: `${kind} ${id}`,
          group: kind,
          title,
          detail,
          to: rowPath(kind, id),
        }))
      : [],
    pending: enough && used.isPending,
    error: enough ? used.error : null,
  };
}
