import { useEffect, useRef, useState } from 'react';
import type { ReadingFault } from '#contract/builder/readings.ts';
import { CallError } from '../../api/call.ts';
import { readWithModel } from '../../api/understanding/model.ts';
import { keepModelFacts, modelFactsOf } from '../../api/understanding/model-facts.ts';
import { useModel } from '../../api/understanding/use-model.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { SentToModel } from '../sent-to-model/index.tsx';

type Progress =
  | { at: 'rest' }
  | { at: 'reading'; names: readonly string[] }
  | { at: 'failed'; fault: ReadingFault }
  | { at: 'rejected'; message: string };
const REST: Progress = { at: 'rest' };

/** Offers to have the description read by the server's model, and says what is sent to it. */
export function ModelReading({ description }: { description: string }) {
  const { t, language } = useTexts('facts');
  const model = useModel();
  const [progress, setProgress] = useState(REST);
  const leave = useRef<AbortController | null>(null);
  useEffect(() => () => leave.current?.abort(), []);
  if (!model) return null;

  async function read() {
    const { signal } = (leave.current = new AbortController());
    setProgress({ at: 'reading', names: [] });
    try {
      const { by, facts, fault } = await readWithModel(description, {
        signal,
        onFacts: ({ entities }) =>
          setProgress({ at: 'reading', names: entities.map(({ plural }) => plural) }),
      });
      if (by === 'model') keepModelFacts(description, facts);
      setProgress(fault ? { at: 'failed', fault } : REST);
    } catch (error) {
      if (signal.aborted) return;
      console.error('The model’s reading did not come.', error);
      const isRejected = error instanceof CallError && error.status !== null;
      setProgress(
        isRejected ? { at: 'rejected', message: error.message } : { at: 'failed', fault: 'unavailable' },
      );
    }
  }
  function cancel() {
    leave.current?.abort();
    setProgress(REST);
  }

  const { name, host, instructions } = model;
  const isReading = progress.at === 'reading';
  const isRead = modelFactsOf(description) !== null;
  const names = isReading ? new Intl.ListFormat(language).format(progress.names) : '';
  const button = isReading
    ? { text: t('model.cancel'), act: cancel }
    : isRead
      ? { text: t('model.without'), act: () => keepModelFacts(description, null) }
      : { text: t('model.read', { name }), act: () => void read() };
  return (
    <div className="facts-model">
      <p>
        <span role="status">
          {isReading && t('model.reading', { name })}
          {progress.at === 'failed' && t(`model.fault.${progress.fault}`, { name })}
          {progress.at === 'rejected' && progress.message}
          {progress.at === 'rest' && isRead && t('model.done', { name })}
        </span>{' '}
        {isReading && <span>{names}</span>}{' '}
        <button type="button" className="button-plain" onClick={button.act}>
          {button.text}
        </button>
      </p>
      <SentToModel
        title={t('model.sent')}
        text={t('model.sentText', { name, host })}
        instructions={instructions}
      />
    </div>
  );
}
