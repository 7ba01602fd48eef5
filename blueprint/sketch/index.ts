import { APP_TEMPLATES, CONCEPTS } from '../concepts/index.ts';
import { LIMITS } from '../kinds.ts';
import type { Blueprint, Theme } from '../schema.ts';
import { compose } from './compose.ts';
import { fromNouns } from './from-nouns.ts';
import { kindOf, nameOf } from './read.ts';
import { capital, cut, hash } from './words.ts';

/** The longest description: `DESCRIPTION.max` of the contract, which this folder must not import. */
const READ = 4000;
const COLOURS = ['#2F55D4', '#0F766E', '#7A3E9D', '#9A4A1F', '#2B6A3F', '#A33A2A', '#1D5FAD'];
const HIDDEN = /[\0\p{Surrogate}]/gu;

export { APP_TEMPLATES };

/** Reads one sentence into a whole app; any text gives one. */
export function sketch(description: string): Blueprint {
  const read = description.slice(0, READ).replace(HIDDEN, '').replace(/\s+/g, ' ').trim();
  const text = read.toLowerCase();
  const kind = kindOf(text);
  const name = nameOf(read, kind);
  const tagline = cut(capital(read), LIMITS.tagline);
  if (kind !== 'custom') return themed(compose(CONCEPTS[kind], text, name, tagline), text);
  const theme: Theme = {
    primary: COLOURS[hash(text) % COLOURS.length] ?? '#2F55D4',
    mode: 'light',
    radius: 8,
    font: 'sans',
    layout: 'side',
  };
  const app = fromNouns(text, name, tagline, theme) ?? compose(CONCEPTS.custom, text, name, tagline);
  return themed(app, text);
}

/** With what the sentence says about the looks. */
function themed(app: Blueprint, text: string): Blueprint {
  const { mode, font } = app.theme;
  return {
    ...app,
    theme: {
      ...app.theme,
      mode: /\bdark\b/.test(text) ? 'dark' : mode,
      font: /\bkids?\b|children|family/.test(text) ? 'rounded' : font,
    },
  };
}
