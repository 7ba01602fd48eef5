import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Change } from '#blueprint/change/index.ts';
import type { Difference } from '#blueprint/diff-parts.ts';
import { differences } from '#blueprint/diff.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { ChangeOutcome } from '#contract/builder/changes.ts';
import type { ReadingFault } from '#contract/builder/readings.ts';
import { call } from '../../../api/call.ts';
import { modelInfo } from '../../../api/understanding/model.ts';
import type { PreviewState } from '../use-draft.ts';
import { readInWorker } from './client.ts';

/** A request as it was read, until it is accepted or refused. */
export interface Proposal {
  text: string;
  /** The draft that it was read against. */
  base: Blueprint;
  change: Change;
  /** The model that said it in other words, where it did. */
  by: string | null;
  /** The model that was asked and had no answer, and why. */
  unanswered: { name: string; fault: ReadingFault } | null;
  differences: readonly Difference[];
}
export type AskState =
  | { step: 'idle' }
  | { step: 'reading'; text: string; model: string | null }
  | { step: 'proposed'; proposal: Proposal }
  | { step: 'failed'; text: string; error: unknown }
  | { step: 'accepted'; blueprint: Blueprint }
  | { step: 'refused' };

const IDLE: AskState = { step: 'idle' };

interface Draft {
  blueprint: Blueprint;
  preview: PreviewState;
  apply: (change: (blueprint: Blueprint) => Blueprint) => void;
}

/**
 * Requests for changes of a draft: read, shown in the preview, accepted or refused, and kept with the project.
 * @param onProposal is called when a request that was just made would change something
 */
export function useAsk(projectId: string, draft: Draft, onProposal: () => void) {
  const { blueprint, apply } = draft;
  const [state, setState] = useState<AskState>(IDLE);
  const [preview, setPreview] = useState<PreviewState | null>(null);
  /** The preview of what was accepted stays until the draft's next is ready. */
  const [accepted, setAccepted] = useState<string | null>(null);
  const asked = useRef(0);
  const client = useQueryClient();
  const historyKey = ['changes', projectId];
  const history = useQuery({
    queryKey: historyKey,
    queryFn: () => call('GET /api/projects/:id/changes', { params: { id: projectId } }),
    staleTime: Infinity,
  });

  async function keep(text: string, outcome: ChangeOutcome): Promise<void> {
    try {
      await call('POST /api/projects/:id/changes', { params: { id: projectId }, body: { text, outcome } });
      await client.invalidateQueries({ queryKey: historyKey });
    } catch (error) {
      // The change itself is made or refused; only its place in the history is missing.
      console.warn('The request could not be kept.', error);
    }
  }

  async function show(next: Blueprint, turn: number): Promise<void> {
    setPreview({ url: draft.preview.url, status: 'compiling', error: null });
    try {
      const { url } = await call('POST /api/projects/:id/changes/preview', {
        params: { id: projectId },
        body: { blueprint: next },
      });
      if (asked.current === turn) setPreview({ url, status: 'ready', error: null });
    } catch (error) {
      if (asked.current === turn) setPreview({ url: draft.preview.url, status: 'failed', error });
    }
  }

  /** By the rules, and what they don't understand by the server's model, where it has one. */
  async function read(text: string, turn: number): Promise<Pick<Proposal, 'change' | 'by' | 'unanswered'>> {
    const change = await readInWorker(text, blueprint);
    const byRules = { change, by: null, unanswered: null };
    if (change.notUnderstood.length === 0 || asked.current !== turn) return byRules;
    const model = await modelInfo().catch((error: unknown) => {
      console.warn('Whether there is a model is not known.', error);
      return null;
    });
    if (!model || asked.current !== turn) return byRules;
    const { name } = model;
    setState({ step: 'reading', text, model: name });
    try {
      const { by, fault, ...answer } = await call('POST /api/projects/:id/change', {
        params: { id: projectId },
        body: { text, blueprint },
      });
      return by === 'model'
        ? { change: answer, by: name, unanswered: null }
        : { ...byRules, unanswered: fault && { name, fault } };
    } catch (error) {
      console.warn('The model could not be asked.', error);
      return { ...byRules, unanswered: { name, fault: 'unavailable' } };
    }
  }

  async function ask(text: string, isAgain = false): Promise<void> {
    const turn = (asked.current += 1);
    setState({ step: 'reading', text, model: null });
    setPreview(null);
    try {
      const answer = await read(text, turn);
      if (asked.current !== turn) return;
      const { change } = answer;
      const found = differences(blueprint, change.blueprint);
      setState({ step: 'proposed', proposal: { text, base: blueprint, ...answer, differences: found } });
      if (found.length > 0) {
        if (!isAgain) onProposal();
        await show(change.blueprint, turn);
      } else await keep(text, 'not-understood');
    } catch (error) {
      if (asked.current === turn) setState({ step: 'failed', text, error });
    }
  }

  // What was read against an older draft is read again.
  const isOlder = state.step === 'proposed' && state.proposal.base !== blueprint;
  const text = isOlder ? state.proposal.text : null;
  useEffect(() => {
    if (text !== null) void ask(text, true);
  });

  const leave = (next: AskState) => {
    asked.current += 1;
    setState(next);
    setPreview(null);
  };
  // Once it was undone or the app changed otherwise, Undo no longer brings back what was before.
  const isPast = state.step === 'accepted' && state.blueprint !== blueprint;
  return {
    state: isPast ? IDLE : state,
    history: history.data ?? [],
    /** What the preview shows: the proposal, or else the draft. */
    preview:
      preview ??
      (accepted !== null && draft.preview.status === 'compiling'
        ? { ...draft.preview, url: accepted }
        : draft.preview),
    shown: state.step === 'proposed' ? state.proposal.change.blueprint : blueprint,
    ask: (text: string) => ask(text),
    accept: () => {
      if (state.step !== 'proposed') return;
      const { proposal } = state;
      setAccepted(preview?.status === 'ready' ? preview.url : null);
      leave({ step: 'accepted', blueprint: proposal.change.blueprint });
      apply(() => proposal.change.blueprint);
      void keep(proposal.text, 'accepted');
    },
    refuse: () => {
      if (state.step !== 'proposed') return;
      const { proposal } = state;
      leave({ step: 'refused' });
      if (proposal.differences.length > 0) void keep(proposal.text, 'refused');
    },
  };
}
export type Asking = ReturnType<typeof useAsk>;
