import { useTranslation } from 'react-i18next';
import type { Tone } from '#contract/core/states.ts';
import { declarations, type StateKind, type StateOf } from '#contract/resources/index.ts';
import './state-dot.css';

const TONES: ReadonlyMap<StateKind, Readonly<Record<string, Tone>>> = new Map(
  declarations.flatMap((one) => ('states' in one ? [[one.states.kind, one.states.tones]] : [])),
);

/** A coloured dot with the state's name, so that colour is never the only cue. */
export function StateDot<K extends StateKind>({ kind, state }: { kind: K; state: StateOf<K> & string }) {
  const { t } = useTranslation('shell');
  const tone = TONES.get(kind)?.[state] ?? 'off';
  return <span className={`state-dot state-dot-${tone}`}>{t(`state.${kind}.${state}`)}</span>;
}
