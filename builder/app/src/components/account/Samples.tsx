import { useId } from 'react';
import { useActor } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { ClearSamples } from './ClearSamples.tsx';

export function Samples() {
  const heading = useId();
  if (!useActor().isOwner) return null;
  return (
    <section className="account-section" aria-labelledby={heading}>
      <h2 id={heading}>{words.account.samples}</h2>
      <p>{words.account.samplesText}</p>
      <ClearSamples />
    </section>
  );
}
