import { Button, type InputRef } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Blueprint } from '#blueprint/schema.ts';
import { CHANGE_REQUESTS } from '#contract/core/limits.ts';
import { messageOf } from '../../../api/errors.ts';
import { useModel } from '../../../api/understanding/use-model.ts';
import { SentToModel } from '../../../components/sent-to-model/index.tsx';
import { startReader } from './client.ts';
import { Earlier } from './earlier.tsx';
import { ProposalBox } from './proposal.tsx';
import type { Asking } from './use-ask.ts';
import './ask.css';
import { TextInput } from '../../../components/form/text-input.tsx';

/** A key that types nothing, so that it works from any focus. */
const KEY = 'F2';

/** One line in which a change of the app is asked for in words. */
export function AskBox({ blueprint, asking }: { blueprint: Blueprint; asking: Asking }) {
  const { t } = useTranslation('editor');
  const [text, setText] = useState('');
  const input = useRef<InputRef>(null);
  const id = useId();
  const model = useModel();
  const { state, ask } = asking;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const send = (wanted: string) => {
    setText(wanted);
    if (wanted.trim() !== '') void ask(wanted.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };
  const done = (change: () => void) => {
    change();
    setText('');
    input.current?.focus();
  };
  const example = blueprint.entities[0]?.plural ?? '';
  const count = state.step === 'proposed' ? state.proposal.differences.length : 0;
  return (
    <section className="ask" aria-label={t('ask.title')}>
      <form className="ask-line" onSubmit={submit}>
        <label htmlFor={id}>{t('ask.title')}</label>
        <TextInput
          id={id}
          ref={input}
          value={text}
          maxLength={CHANGE_REQUESTS.max}
          placeholder={example === '' ? '' : t('ask.example', { name: example })}
          aria-keyshortcuts={KEY}
          autoComplete="off"
          suffix={<kbd aria-hidden="true">{KEY}</kbd>}
          onFocus={startReader}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && state.step === 'proposed') done(asking.refuse);
          }}
        />
        <Button htmlType="submit" disabled={text.trim() === ''} loading={state.step === 'reading'}>
          {t('ask.send')}
        </Button>
      </form>
      <p className="ask-status" role="status">
        {state.step === 'reading' &&
          (state.model === null ? t('ask.reading') : t('ask.model.reading', { name: state.model }))}
        {state.step === 'proposed' && count > 0 && t('ask.proposed', { count })}
        {state.step === 'proposed' && count === 0 && t('ask.nothing')}
        {state.step === 'accepted' && t('ask.accepted')}
        {state.step === 'refused' && t('ask.refused')}
        {state.step === 'failed' && messageOf(state.error)}
      </p>
      {state.step === 'proposed' && (
        <ProposalBox
          proposal={state.proposal}
          accept={() => done(asking.accept)}
          refuse={() => done(asking.refuse)}
          ask={send}
        />
      )}
      <Earlier requests={asking.history} again={send} />
      {model && (
        <SentToModel
          title={t('ask.model.sent', { name: model.name })}
          text={t('ask.model.sentText', { name: model.name, host: model.host })}
          instructions={model.changeInstructions}
        />
      )}
    </section>
  );
}
