import { CONCEPTS } from '../../concepts/index.ts';
import { type AppKind, LIMITS } from '../../kinds.ts';
import type { About } from '../facts.ts';
import { capital, cut } from './texts.ts';

/** Of the kinds of app that are known the one whose words stand most often in the text. */
function nearestKind(text: string): AppKind {
  let best: AppKind = 'custom';
  let most = 0;
  for (const { kind, words } of Object.values(CONCEPTS)) {
    const times = text.match(words)?.length ?? 0;
    if (times > most) [best, most] = [kind, times];
  }
  return best;
}

/** What a description says of the app as a whole. */
export function aboutOf(description: string): About {
  const text = description.toLowerCase();
  return {
    kind: nearestKind(text),
    tagline: cut(capital(description.replace(/\s+/gu, ' ').trim()), LIMITS.tagline),
    look: {
      ...(/\bdark\b/u.test(text) && { mode: 'dark' }),
      ...(/\bkids?\b|children|family/u.test(text) && { font: 'rounded' }),
    },
  };
}
