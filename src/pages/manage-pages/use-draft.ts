import { useCallback, useEffect, useRef, useState } from 'react';
import type { Blueprint } from '#blueprint/schema.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changed, redone, undone } from './history.ts';
import type { SaveState, Saver } from './saver.ts';
import { createSaver } from './saver.ts';
import { historyKey, restoredHistory, storeHistory } from './stored-history.ts';

export interface PreviewState {
  url: string | null;
  status: 'compiling' | 'ready' | 'failed';
  error: unknown;
}

const QUIET = 500;

/** State of the app being edited: its undo history, autosave and preview. */
export function useDraft(id: string, start: { blueprint: Blueprint; updatedAt: string }) {
  const userId = useSession((session) => session.user?._id ?? '');
  const [history, setHistory] = useState(() => restoredHistory(historyKey(userId, id), start.blueprint));
  const [save, setSave] = useState<SaveState>({ status: 'saved', error: null });
  const [preview, setPreview] = useState<PreviewState>({ url: null, status: 'compiling', error: null });
  const newest = useRef(history);
  const compiles = useRef({ running: false, again: false });
  const saver = useRef<Saver | null>(null);

  const compile = useCallback(async () => {
    const state = compiles.current;
    state.again = state.running;
    if (state.running) return;
    state.running = true;
    do {
      state.again = false;
      setPreview((before) => ({ ...before, status: 'compiling', error: null }));
      try {
        const { url } = await call('POST /api/projects/:id/preview', { params: { id } });
        setPreview({ url, status: 'ready', error: null });
      } catch (error) {
        setPreview((before) => ({ ...before, status: 'failed', error }));
      }
    } while (state.again);
    state.running = false;
  }, [id]);

  useEffect(() => {
    saver.current = createSaver({
      save: (blueprint, updatedAt) =>
        call('PUT /api/projects/:id/blueprint', { params: { id }, body: { blueprint, updatedAt } }),
      updatedAt: start.updatedAt,
      onChange: setSave,
      onSaved: () => {
        storeHistory(userId, id, newest.current, Date.now());
        void compile();
      },
      delay: QUIET,
    });
    void compile();
    return () => saver.current?.stop();
  }, [id, userId, start.updatedAt, compile]);

  const show = (next: typeof history | null) => {
    if (!next || next.present === newest.current.present) return;
    newest.current = next;
    setHistory(next);
    saver.current?.push(next.present);
  };
  const theirs = () => call('GET /api/projects/:id/blueprint', { params: { id } });
  const orSay = (work: Promise<unknown>) =>
    work.catch((error: unknown) => toast.error(messageOf(error), 'editor'));

  return {
    blueprint: history.present,
    save,
    preview,
    compile,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** @param key identifies the typed field, so that continuous typing is one undo step */
    apply: (change: (blueprint: Blueprint) => Blueprint, key: string | null = null) =>
      show(changed(newest.current, change(newest.current.present), key, Date.now())),
    undo: () => show(undone(newest.current)),
    redo: () => show(redone(newest.current)),
    flush: () => void saver.current?.flush(),
    keepMine: () => orSay(theirs().then(({ updatedAt }) => saver.current?.keepMine(updatedAt))),
    takeTheirs: () =>
      orSay(
        theirs().then(({ blueprint, updatedAt }) => {
          newest.current = changed(newest.current, blueprint, null, Date.now());
          setHistory(newest.current);
          saver.current?.takeTheirs(updatedAt);
        }),
      ),
  };
}
export type DraftOf = ReturnType<typeof useDraft>;
/** Applies a change to the blueprint. */
export type Apply = DraftOf['apply'];
