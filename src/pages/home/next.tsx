import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DESCRIPTION } from '#contract/limits.ts';
import { keepSketch } from '../../api/sketch.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { WovenEdge } from '../../components/woven-edge.tsx';
import type { NextStep } from './next-step.ts';

const pathOf = (step: Exclude<NextStep, { kind: 'first' }>): string => {
  switch (step.kind) {
    case 'sketch':
      return '/create-project';
    case 'pay':
      return `/demo/payment/${step.project.id}/`;
    case 'shape':
      return `/manage-pages/${step.project.id}`;
    case 'failed':
    case 'publish':
    case 'open':
      return `/project/details/${step.project.id}`;
  }
};

export function Next({ step }: { step: NextStep }) {
  const { t } = useTranslation('home');
  if (step.kind === 'first') return <First />;
  const name = step.kind === 'sketch' ? '' : step.project.name;
  return (
    <section className="home-next" aria-labelledby="home-next">
      <WovenEdge />
      <h2 id="home-next">{t(`next.${step.kind}.title`, { name })}</h2>
      <p>{t(`next.${step.kind}.text`)}</p>
      <ButtonLink primary to={pathOf(step)}>
        {t(`next.${step.kind}.action`)}
      </ButtonLink>
    </section>
  );
}

/** The first app starts with a sentence, which the wizard takes over. */
function First() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const [sentence, setSentence] = useState('');
  async function start() {
    const description = sentence.trim();
    if (description.length > 2) {
      const { sketch } = await import('#blueprint/sketch/index.ts');
      keepSketch({ description, blueprint: sketch(description) });
    }
    await navigate('/create-project');
  }
  return (
    <form
      className="home-next"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <WovenEdge />
      <h2>{t('next.first.title')}</h2>
      <label htmlFor="home-sentence">{t('next.first.text')}</label>
      <Input.TextArea
        id="home-sentence"
        value={sentence}
        onChange={({ target }) => setSentence(target.value)}
        maxLength={DESCRIPTION.max}
        autoSize={{ minRows: 2, maxRows: 6 }}
      />
      <Button type="primary" htmlType="submit">
        {t('next.first.action')}
      </Button>
    </form>
  );
}
