import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Blueprint } from '#blueprint/schema.ts';
import type { TemplateKind } from '#contract/builder/templates.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { WovenEdge } from '../brand/woven-edge.tsx';
import { RunningTemplate } from './running.tsx';
import '../page/button.css';
import './templates.css';

interface RunningTemplateDialogProps {
  kind: TemplateKind;
  app: Pick<Blueprint, 'name' | 'language'>;
  onClose: () => void;
  /** What can be made of it. */
  children?: ReactNode;
}

/** A template as the running app. */
export function RunningTemplateDialog({ kind, app, onClose, children }: RunningTemplateDialogProps) {
  const { t } = useTexts('templates');
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
          <p>{t('sample')}</p>
        </div>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </header>
      <RunningTemplate kind={kind} app={app} />
      {children && <footer>{children}</footer>}
    </dialog>,
    document.body,
  );
}
