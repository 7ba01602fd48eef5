import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Blueprint } from '#blueprint/schema.ts';
import type { TemplateKind } from '#contract/builder/templates.ts';
import { RunningTemplateDialog } from '../../components/templates/dialog.tsx';

interface StartingTemplateProps {
  kind: TemplateKind;
  blueprint: Blueprint;
  onDescribe: () => void;
}

/** The template that the project starts from, in place of a description. */
export function StartingTemplate({ kind, blueprint, onDescribe }: StartingTemplateProps) {
  const { t } = useTranslation('templates');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="wizard-template" aria-labelledby="wizard-template">
      <p>{t('template')}</p>
      <h2 id="wizard-template">{t(`kind.${kind}`)}</h2>
      <p className="wizard-note">{blueprint.entities.map(({ plural }) => plural).join(' · ')}</p>
      <div className="wizard-actions">
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('preview')}
        </Button>
        <Button type="text" onClick={onDescribe}>
          {t('own')}
        </Button>
      </div>
      {isOpen && <RunningTemplateDialog kind={kind} app={blueprint} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
