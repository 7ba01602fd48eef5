import { stemsOf } from '../../words/english-stems.ts';
import { lookUp } from '../../words/look-up.ts';
import { KEEPING, LINKING, MAKING, EVENTS, OWNING } from '../../words/english-verbs.ts';
import type { Unit } from './phrases.ts';

// The verb that stands between a subject and what is said of it.

export interface Verb {
  kind: 'own' | 'link' | 'be' | 'do';
  lemma: string;
  modal: 'can' | 'must' | '';
  isNegated: boolean;
  /** Who acts stands after "by". */
  isPassive: boolean;
  next: number;
}

const FILLERS =
  /^(?:also|only|just|alone|then|usually|always|often|sometimes|all|both|each|typically|normally|currently|either|simply|easily|quickly|actually|basically|to|able|allowed|then|which|that|who|so|themselves|directly|online)$/;
const MODALS: Readonly<Record<string, 'can' | 'must'>> = {
  can: 'can',
  could: 'can',
  may: 'can',
  might: 'can',
  will: 'can',
  would: 'can',
  able: 'can',
  allowed: 'can',
  ca: 'can',
  cannot: 'can',
  must: 'must',
  should: 'must',
  shall: 'must',
};
const NOT = /^(?:not|n't|nt|never|cannot)$/;
const BE = /^(?:is|are|be|being|been|was|were|'s|'re)$/;
const TWO =
  /^(?:sign up|signs up|check out|checks out|check in|checks in|consists? of|comes? with|made up|pick up|fill in|set up|log in)$/;
export const FORMS: ReadonlySet<string> = new Set([
  ...KEEPING,
  ...MAKING,
  ...Object.keys(EVENTS),
  'assign',
  'put',
  'link',
  'attach',
  'allocate',
  'see',
  'read',
  'edit',
  'delete',
  'change',
  'approve',
  'update',
  'remove',
  'cancel',
  'accept',
  'reject',
  'confirm',
  'close',
  'note',
  'access',
  'browse',
  'propose',
  'belong',
  'set',
  'mark',
  'invite',
  'ask',
  'screen',
  'check',
]);

export function lemmaOf(lower: string): string {
  if (FORMS.has(lower)) return lower;
  return stemsOf(lower).find((form) => FORMS.has(form)) ?? lower;
}

export function verbAt(units: readonly Unit[], from: number): Verb | undefined {
  let index = from;
  let modal: Verb['modal'] = '';
  let isNegated = false;
  let hasBe = false;
  const lower = (at: number) => {
    const unit = units[at];
    return unit?.type === 'word' ? unit.lower : '';
  };
  for (let length = 4; length >= 1; length -= 1) {
    const words = Array.from({ length }, (_, at) => lower(from + at));
    if (words.every((word) => word !== '') && LINKING.test(words.join(' ')))
      return {
        kind: 'link',
        lemma: words.join(' '),
        modal,
        isNegated,
        isPassive: false,
        next: from + length,
      };
  }
  for (;;) {
    const word = lower(index);
    const found = lookUp(MODALS, word);
    if (NOT.test(word)) isNegated = true;
    if (BE.test(word)) hasBe = true;
    if (/^(?:able|allowed)$/.test(word)) hasBe = false;
    if (found !== undefined) modal = found;
    else if (
      !FILLERS.test(word) &&
      !NOT.test(word) &&
      !BE.test(word) &&
      !/^(?:do|does|did|gets?|want|wants|like|wish|would)$/.test(word)
    )
      break;
    if (/^(?:gets?|wants?|like)$/.test(word) && units[index + 1]?.type !== 'word') break;
    index += 1;
  }
  const unit = units[index];
  const shared = { modal, isNegated };
  if (unit?.type === 'word') {
    const two = `${unit.lower} ${lower(index + 1)}`;
    if (TWO.test(two)) {
      const lemma = `${lemmaOf(unit.lower)} ${lower(index + 1)}`;
      const isOwn = /^(?:consists?|comes?|made)/.test(two);
      return {
        kind: isOwn ? 'own' : 'do',
        lemma,
        ...shared,
        isPassive: false,
        next: index + (two === 'made up' ? 3 : 2),
      };
    }
    if (unit.lower === '→')
      return { kind: 'own', lemma: 'have', ...shared, isPassive: false, next: index + 1 };
    if (/^(?:has|have|had|needs?)$/.test(unit.lower) && lower(index + 1) === 'to') {
      const inner = verbAt(units, index + 2);
      return inner && { ...inner, modal: 'must' };
    }
    if (OWNING.has(unit.lower) && !hasBe)
      return { kind: 'own', lemma: lemmaOf(unit.lower), ...shared, isPassive: false, next: index + 1 };
    if (unit.pos === 'VERB' || (unit.pos !== 'PUNCT' && FORMS.has(lemmaOf(unit.lower)))) {
      const lemma = lemmaOf(unit.lower);
      return {
        kind: 'do',
        lemma,
        ...shared,
        isPassive: hasBe && /(?:ed|en|t|d|ne)$/.test(unit.lower),
        next: index + 1,
      };
    }
  }
  return hasBe && index > from
    ? { kind: 'be', lemma: 'be', ...shared, isPassive: false, next: index }
    : undefined;
}
