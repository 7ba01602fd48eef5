import { expect, test } from 'vitest';
import type { AppLanguage } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';
import { isDone, isWrong } from './change/scored.ts';
import { OTHER_APPS, UNSEEN_OTHERS } from './change/unseen-others.ts';

// Requests in the languages other than English, on apps that were understood from a description in that language.

const made = new Map<string, Blueprint>();
function appNamed(name: string): Blueprint {
  const known = made.get(name);
  if (known) return known;
  const { blueprint } = understand(OTHER_APPS[name] ?? '');
  if (!blueprint) throw new Error(`Nothing was understood of ${name}`);
  made.set(name, blueprint);
  return blueprint;
}

/** Of forty requests per language, those done, and those that change something else. */
const REACHED: Readonly<Record<Exclude<AppLanguage, 'en'>, readonly [done: number, wrong: number]>> = {
  de: [6, 4],
  es: [6, 2],
  fr: [6, 3],
  zh: [2, 1],
  ar: [4, 1],
};

test.each(['de', 'es', 'fr', 'zh', 'ar'] as const)(
  'of the requests in %s written before the patterns, as many are done as ever were',
  (language) => {
    const asked = UNSEEN_OTHERS[language];
    const [done, wrong] = REACHED[language];
    expect(asked).toHaveLength(40);
    expect(asked.filter((one) => isDone(appNamed(one.app), one)).length).toBeGreaterThanOrEqual(done);
    expect(asked.filter((one) => isWrong(appNamed(one.app), one)).length).toBeLessThanOrEqual(wrong);
  },
);
