import { SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { PageHead } from '../../components/page/page-head.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { GROUPS } from './questions.ts';
import './faqs.css';

/** Lower case without accents, for searching. */
const normalise = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export default function Faqs() {
  const { t } = useTranslation('faqs');
  const { hash } = useLocation();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const anchor = hash.slice(1);
  const words = normalise(search).split(/\s+/).filter(Boolean);
  const groups = GROUPS.map(({ id, questions }) => ({
    id,
    questions: questions
      .map((name) => ({ name, question: t(`${name}.q`), answer: t(`${name}.a`) }))
      .filter(({ question, answer }) =>
        words.every((word) => normalise(`${question} ${answer}`).includes(word)),
      ),
  })).filter(({ questions }) => questions.length > 0);

  useEffect(() => {
    // The page is lazy, so the browser looked for the anchor before it existed.
    document.getElementById(anchor)?.scrollIntoView({ block: 'center' });
  }, [anchor]);

  return (
    <div className="faqs">
      <PageHead title={t('title')} description={t('why')} />
      <Input
        className="faqs-search"
        type="search"
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={t('search')}
        placeholder={t('search')}
        value={search}
        onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
      />
      {groups.length === 0 && (
        <Empty
          title={t('none')}
          text={t('noneText')}
          action={<Button onClick={() => setParams({}, { replace: true })}>{t('clear')}</Button>}
        />
      )}
      {groups.map(({ id, questions }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{t(`groups.${id}`)}</h2>
          {questions.map(({ name, question, answer }) => (
            <details key={name} id={name} open={name === anchor || words.length > 0}>
              <summary>{question}</summary>
              <p>{answer}</p>
              <a href={`#${name}`} aria-label={t('linkTo', { question })}>
                {t('link')}
              </a>
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}
