import { Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { isAuthenticated } from '../../api/session.ts';
import { storeSketch } from '../../api/sketch.ts';
import { hasWords } from '../../components/facts/has-words.ts';
import { prefetchFacts, Reader } from '../../components/facts/lazy.ts';
import type { Understood } from '../../components/facts/use-understanding.ts';
import type { Template } from '../../components/templates/template.ts';
import { toast } from '../../components/feedback/toast.ts';
import { withRedirect } from '../../paths.ts';
import { Head } from './head.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Links } from './links.tsx';
import { News } from './news.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { type Described, storeDescription, storedDescription } from './stored-description.ts';
import { Sheet } from './sheet.tsx';
import { SketchBox } from './sketch-box.tsx';
import { Templates } from './templates.tsx';
import { useExamples } from './use-examples.ts';
import { useEndedToast } from './ended-toast.ts';
import './landing.css';

export default function Landing() {
  const { t, language } = useTexts('landing');
  const [described, setDescribed] = useState<Described>(storedDescription);
  const { text, corrections } = described;
  const box = useRef<HTMLTextAreaElement>(null);
  const examples = useExamples(language);
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const signedIn = isAuthenticated();
  const returnTo = new URLSearchParams(location.search).get('redirectUrl');

  useEndedToast();
  useEffect(() => {
    // The field was there before this script, and so may be what was typed into it.
    const typed = box.current?.value ?? '';
    if (typed !== '') setDescribed((kept) => (kept.text === typed ? kept : { text: typed, corrections: [] }));
  }, []);
  useEffect(() => storeDescription(described), [described]);
  useEffect(() => {
    document.title = t('documentTitle');
  }, [t]);

  /** Another description: nothing of it was corrected yet. */
  const describe = (description: string) => {
    setIsMissing(false);
    setDescribed({ text: description, corrections: [] });
  };

  function pick(description: string) {
    describe(description);
    box.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'smooth' });
  }

  const signUp = () => location.assign(signedIn ? '/create-project' : withRedirect('/sign-up', returnTo));

  async function build() {
    // Sent before the first render knew of what was typed into the drawn page, the field alone has it.
    const description = (box.current?.value ?? text).trim();
    if (!hasWords(description)) {
      setIsMissing(true);
      box.current?.focus();
      return;
    }
    try {
      const { understandingOf } = await import('../../api/understanding/index.ts');
      const { blueprint } = await understandingOf(description, corrections);
      if (blueprint === null) {
        box.current?.focus();
        return;
      }
      storeSketch({ description, blueprint, corrections: [...corrections] });
      signUp();
    } catch (error) {
      console.error('The description could not be read.', error);
      toast.error(t('common:error.unreachable'));
    }
  }

  function start({ kind, description, blueprint }: Template) {
    storeSketch({ description, blueprint, template: kind });
    signUp();
  }

  return (
    <div className="landing">
      <a className="skip-link" href="#describe">
        {t('skip')}
      </a>
      <LanguageOffer />
      {hasWords(text) && (
        <Suspense fallback={null}>
          <Reader text={text} corrections={corrections} onUnderstood={setUnderstood} />
        </Suspense>
      )}
      <Head signedIn={signedIn} returnTo={returnTo} />
      <main>
        <section className="landing-hero" aria-labelledby="promise">
          <div className="landing-promise">
            <h1 className="display" id="promise">
              <span>{t('promise.say')}</span> <span>{t('promise.see')}</span>
            </h1>
            <p className="landing-lead">{t('lead')}</p>
            <SketchBox
              ref={box}
              described={described}
              understood={understood}
              isMissing={isMissing}
              onText={(typed) => {
                setIsMissing(false);
                setDescribed({ text: typed, corrections });
              }}
              onExample={describe}
              onCorrections={(made) => setDescribed({ text, corrections: made })}
              onUse={() => prefetchFacts(language)}
              onBuild={() => void build()}
            />
          </div>
          <Sheet drawn={understood?.drawn ?? examples?.sheet ?? null} isExample={!understood?.drawn} />
        </section>
        <HowItWorks example={examples?.steps ?? null} />
        <Templates onUse={start} onDescribe={pick} />
        <Prices />
        <News signedIn={signedIn} />
        <Questions />
      </main>
      <Links signedIn={signedIn} returnTo={returnTo} />
    </div>
  );
}
