import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { isAuthenticated } from '../../api/session.ts';
import { storeSketch, storedSketch } from '../../api/sketch.ts';
import { toast } from '../../components/feedback/toast.ts';
import { withRedirect } from '../../paths.ts';
import { Head } from './head.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Links } from './links.tsx';
import { News } from './news.tsx';
import { Prices } from './prices.tsx';
import { Questions } from './questions.tsx';
import { storeDescription, storedDescription } from './stored-description.ts';
import { Sheet } from './sheet.tsx';
import { SketchBox } from './sketch-box.tsx';
import { Templates } from './templates.tsx';
import { prefetchSketcher, sketchOf } from './sketcher.ts';
import { useExamples } from './use-examples.ts';
import { hasWords, useSketch } from './use-sketch.ts';
import { useEndedToast } from './ended-toast.ts';
import './landing.css';

export default function Landing() {
  const { t, language } = useTexts('landing');
  const [text, setText] = useState(() => storedDescription() ?? storedSketch()?.description ?? '');
  const box = useRef<HTMLTextAreaElement>(null);
  const examples = useExamples(language);
  const sketched = useSketch(text, examples?.sheet ?? null);
  const signedIn = isAuthenticated();
  const returnTo = new URLSearchParams(location.search).get('redirectUrl');

  useEndedToast();
  useEffect(() => storeDescription(text), [text]);
  useEffect(() => {
    document.title = t('documentTitle');
  }, [t]);

  function pick(description: string) {
    setText(description);
    box.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'smooth' });
  }

  async function build() {
    if (!hasWords(text)) {
      box.current?.focus();
      return;
    }
    const description = text.trim();
    try {
      storeSketch({ description, blueprint: await sketchOf(description) });
      location.assign(signedIn ? '/create-project' : withRedirect('/sign-up', returnTo));
    } catch (error) {
      console.error('The sketch could not be made.', error);
      toast.error(t('common:error.unreachable'));
    }
  }

  return (
    <div className="landing">
      <a className="skip-link" href="#describe">
        {t('skip')}
      </a>
      <LanguageOffer />
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
              text={text}
              onText={setText}
              onUse={prefetchSketcher}
              onBuild={() => void build()}
            />
          </div>
          <Sheet sketched={sketched} />
        </section>
        <HowItWorks example={examples?.steps ?? null} />
        <Templates onPick={pick} />
        <Prices />
        <News signedIn={signedIn} />
        <Questions />
      </main>
      <Links signedIn={signedIn} returnTo={returnTo} />
    </div>
  );
}
