import { type ComponentType, useState } from 'react';
import type { Entity } from '../../core/entity.ts';
import type { FormProps } from '../form/EntityForm.tsx';
import { viewWords as words } from '../../words/index.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface Props<E extends Entity> {
  heading: string;
  text?: string;
  /** The entity's form; what is sent becomes a row of it. */
  form: ComponentType<FormProps<E>>;
  /** Stands in place of the form once it is sent. */
  thanks?: string;
}

export function ContactSection<E extends Entity>({ heading, text, form: Form, thanks }: Props<E>) {
  const [isSent, setIsSent] = useState(false);
  // A new number makes a new, empty form.
  const [attempt, setAttempt] = useState(0);
  const startOver = () => {
    setIsSent(false);
    setAttempt((now) => now + 1);
  };
  return (
    <SectionFrame heading={heading} className="contact">
      {isSent ? (
        <div className="contact-thanks" role="status">
          <p dir="auto">{thanks ?? words.contact.thanks}</p>
          <button type="button" className="button" onClick={startOver}>
            {words.contact.another}
          </button>
        </div>
      ) : (
        <>
          {text && <p dir="auto">{text}</p>}
          <Form key={attempt} onSaved={() => setIsSent(true)} onCancel={startOver} />
        </>
      )}
    </SectionFrame>
  );
}
