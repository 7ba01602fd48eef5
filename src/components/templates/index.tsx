import { useState } from 'react';
import type { Blueprint } from '#blueprint/schema.ts';
import { useTexts } from '../../locales/use-texts.ts';
import { AppPicture } from '../app-picture/index.tsx';
import { RunningTemplateDialog } from './dialog.tsx';
import type { Template } from './template.ts';
import { useSketches } from './use-sketches.ts';
import './templates.css';

const PAGE_KINDS = ['home', 'list', 'dashboard'] as const;

/** Neighbouring templates show different kinds of page, for variety. */
function pageToShow(blueprint: Blueprint, index: number): number {
  return Math.max(
    0,
    blueprint.pages.findIndex((page) => page.kind === PAGE_KINDS[index % PAGE_KINDS.length]),
  );
}

export interface TemplateGalleryProps {
  onUse: (template: Template) => void;
  /** Someone would rather change the sentence of a template. */
  onDescribe: (description: string) => void;
}

/** The templates, each of which opens as the running app. */
export default function TemplateGallery({ onUse, onDescribe }: TemplateGalleryProps) {
  const { t, language } = useTexts('templates');
  const { made, failed, retry } = useSketches<Template[]>(`templates-${language}`);
  const [opened, setOpened] = useState<Template | null>(null);
  if (failed)
    return (
      <div className="template-none">
        <p role="alert">{t('missing')}</p>
        <button type="button" className="button" onClick={retry}>
          {t('retry')}
        </button>
      </div>
    );
  return (
    <>
      <ul className="template-gallery" aria-busy={made === null}>
        {made?.map((template, index) => (
          <li key={template.kind}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(template)}>
              <span aria-hidden="true">
                <AppPicture {...template} page={pageToShow(template.blueprint, index)} />
              </span>
              <strong>{t(`kind.${template.kind}`)}</strong>
              <span>{template.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <RunningTemplateDialog kind={opened.kind} app={opened.blueprint} onClose={() => setOpened(null)}>
          <button
            type="button"
            className="button"
            onClick={() => {
              setOpened(null);
              onDescribe(opened.description);
            }}
          >
            {t('describe')}
          </button>
          <button
            type="button"
            className="button button-primary"
            onClick={() => {
              setOpened(null);
              onUse(opened);
            }}
          >
            {t('use')}
          </button>
        </RunningTemplateDialog>
      )}
    </>
  );
}
