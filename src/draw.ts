import i18next from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import common from './locales/en/common.json';
import landing from './locales/en/landing.json';
import publicTexts from './locales/en/public.json';
import { framed } from './mount.tsx';
import Landing from './pages/landing/index.tsx';
import SignIn from './pages/sign-in/index.tsx';

// What the build runs to draw the pages where most people arrive, so that they are seen before any script is there.

const PAGES = { '/landing': Landing, '/sign-in': SignIn };

/** @returns the HTML of each page, by its address */
export async function draw(): Promise<Record<string, string>> {
  await i18next.init({
    lng: 'en',
    resources: { en: { common, landing, public: publicTexts } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return Object.fromEntries(
    Object.entries(PAGES).map(([address, Page]) => [address, renderToString(framed(createElement(Page)))]),
  );
}
