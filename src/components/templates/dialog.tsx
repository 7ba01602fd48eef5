import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { TemplateKind } from '#contract/builder/templates.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { WovenEdge } from '../brand/woven-edge.tsx';
import { RunningTemplate } from './running.tsx';
import '../page/button.css';
import './templates.css';

interface RunningTemplateDialogProps {
  kind: TemplateKind;
  /** Of the app. */
  name: string;
  onClose: () => void;
  /** What can be made of it. */
  children?: ReactNode;
}

/** A template as the running app. */
export function RunningTemplateDialog({ kind, name, onClose, children }: RunningTemplateDialogProps) {
  const { t, language } = useTexts('templates');
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog className="template-dialog" ref={dialog} aria-labelledby={title} onClose={onClose}>
      <WovenEdge />
      <header>
        <div>
          <h2 className="display" id={title}>
            {t(`kind.${kind}`)}
          </h2>
          <p>
            {t('sample')} {language !== 'en' && t('english')}
          </p>
        </div>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </header>
      <RunningTemplate kind={kind} name={name} />
      {children && <footer>{children}</footer>}
    </dialog>,
    document.body,
  );
}
