import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { isAuthenticated } from '../../api/session.ts';
import { keepSketch, keptSketch } from '../../api/sketch.ts';
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
import { hasWords, useSketch, useSketcher } from './use-sketch.ts';
import { useEndedToast } from './ended-toast.ts';
import './landing.css';

export default function Landing() {
  const { t } = useTexts('landing');
  const [text, setText] = useState(() => storedDescription() ?? keptSketch()?.description ?? '');
  const box = useRef<HTMLTextAreaElement>(null);
  const sketcher = useSketcher();
  const example = t('example.bikes');
  const sketched = useSketch(sketcher, text, example);
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

  function build() {
    if (!sketcher || !hasWords(text)) {
      box.current?.focus();
      return;
    }
    const description = text.trim();
    keepSketch({ description, blueprint: sketcher.sketch(description) });
    location.assign(signedIn ? '/create-project' : withRedirect('/sign-up', returnTo));
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
            <SketchBox ref={box} text={text} onText={setText} onBuild={build} />
          </div>
          <Sheet sketched={sketched} />
        </section>
        <HowItWorks sketcher={sketcher} />
        <Templates sketcher={sketcher} onPick={pick} />
        <Prices />
        <News signedIn={signedIn} />
        <Questions />
      </main>
      <Links signedIn={signedIn} returnTo={returnTo} />
    </div>
  );
}
