import { useTexts } from '../../locales/use-texts.ts';
import './policies.css';

const DOCUMENTS = ['terms', 'privacy', 'code', 'refund'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** Each document's path outside and inside the shell, spelled as in the specification. */
export const OUTSIDE: Record<DocumentName, string> = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  code: '/ai-code-gen-poilcy',
  refund: '/refund-policy',
};
export const INSIDE: Record<DocumentName, string> = {
  terms: '/terms-of-service-page',
  privacy: '/privacy-policy-page',
  code: '/ai-code-generation-poilcy',
  refund: '/refund-policy-page',
};

/** The document at a path. */
export function documentAt(addresses: Record<DocumentName, string>, pathname: string): DocumentName {
  return DOCUMENTS.find((name) => addresses[name] === pathname.replace(/\/$/, '')) ?? 'terms';
}

interface PolicySection {
  id: string;
  title: string;
  text: string[];
}

const CHANGED = '2026-11-20';

interface PolicyProps {
  name: DocumentName;
  /** The paths of all four documents in this half. */
  addresses: Record<DocumentName, string>;
}

/** A policy with its table of contents, used inside and outside the shell. */
export function Policy({ name, addresses }: PolicyProps) {
  const { t, language } = useTexts('policies');
  const sections = t(`${name}.sections`, { returnObjects: true }) as PolicySection[];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(CHANGED),
  );
  return (
    <article className="policy">
      <header>
        <h1 className="display">{t(`${name}.title`)}</h1>
        <p className="policy-why">{t(`${name}.why`)}</p>
        <p className="policy-meta">
          {t('updated', { date })}
          <button type="button" className="policy-print" onClick={() => print()}>
            {t('print')}
          </button>
        </p>
      </header>
      <nav className="policy-contents" aria-labelledby="policy-contents">
        <h2 id="policy-contents">{t('contents')}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
        <h2>{t('others')}</h2>
        <ul>
          {DOCUMENTS.filter((other) => other !== name).map((other) => (
            <li key={other}>
              <a href={addresses[other]}>{t(`${other}.title`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="policy-text">
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
