import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { Entity } from '../../core/entity.ts';
import { viewWords as words } from '../../words/index.ts';
import type { FormProps } from '../form/EntityForm.tsx';
import { useMay } from '../shell/useMay.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { useNear } from './useNear.ts';

/** The module of an entity's form, which exports nothing else. */
type FormModule<E extends Entity> = Readonly<Record<string, ComponentType<FormProps<E>>>>;

interface Props<E extends Entity> {
  entity: E;
  heading: string;
  text?: string;
  /** Loads the entity's form once the reader comes near it; what is sent becomes a row of it. */
  form: () => Promise<FormModule<E>>;
  /** Stands in place of the form once it is sent. */
  thanks?: string;
}

/** A form on a page, for whoever may send it. */
export function ContactSection<E extends Entity>(props: Props<E>) {
  return useMay(props.entity, 'create') ? <Contact {...props} /> : null;
}

function Contact<E extends Entity>({ heading, text, form, thanks }: Props<E>) {
  const [Form] = useState(() => lazyForm(form));
  const [place, isNear] = useNear<HTMLDivElement>();
  const [isSent, setIsSent] = useState(false);
  // A new number makes a new, empty form.
  const [attempt, setAttempt] = useState(0);
  const startOver = () => {
    setIsSent(false);
    setAttempt((now) => now + 1);
  };
  const loading = (
    <p className="view-loading contact-loading" role="status">
      {words.loading}
    </p>
  );
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
        <div ref={place}>
          {text && (
            <p className="contact-text" dir="auto">
              {text}
            </p>
          )}
          <Suspense fallback={loading}>
            {isNear ? (
              <Form
                key={attempt}
                sendLabel={words.contact.send}
                onSaved={() => setIsSent(true)}
                onCancel={startOver}
              />
            ) : (
              <div className="contact-loading" />
            )}
          </Suspense>
        </div>
      )}
    </SectionFrame>
  );
}

function lazyForm<E extends Entity>(load: () => Promise<FormModule<E>>) {
  return lazy(async () => {
    const [form] = Object.values(await load());
    if (!form) throw new Error('The module exports no form');
    return { default: form };
  });
}
