import type { Span, StepFact } from '../../../facts.ts';
import { CONSENT, type SignOff, SIGN_OFFS } from '../../../words/english-sign-offs.ts';
import { ACTORS, ROLE_WORDS } from '../../../words/english-roles.ts';
import { singular } from '../inflect.ts';
import { DENIED } from '../negation.ts';
import type { NounPhrase } from '../phrases.ts';
import { headOf } from '../sorts.ts';
import { roleOf } from './roles.ts';
import type { Scene } from '../scene.ts';
import { isPublic, isSomeone } from './someone.ts';
import { thingBy } from './tables.ts';

// Steps that somebody of their own takes: "the supervisor has to sign each shift", "needs the chair's ok before it's paid".

interface Signing extends Span {
  who: readonly string[];
  does: SignOff;
  /** Where what it is done to may be named: behind the words, or before them. */
  isPassive: boolean;
  /** Nothing goes on without it. */
  isNeeded: boolean;
  /** Something is said to wait for it. */
  isWaited: boolean;
}

const MUST = String.raw`must|has to|have to|needs? to|should|shall|got to|is required to|are required to`;
const HELPING = new RegExp(
  String.raw`^(?:,? ?\b(?:who|and|then|also|first|always|personally|alone|only|both|either|has|have|had|can|may|will|finally|later|afterwards|still|just|himself|herself|themselves|actually|${MUST})\b){0,5} ?$`,
);
/** What goes on only then: said before whoever does it, or behind. */
const UNTIL = /\b(?:before|until|till|unless|after|once|as soon as|only (?:when|if|then))\b[^.;,]{0,40}$/;
const FIRST = /^[^.;,]{0,30}\b(?:before|first|only then)\b/;
const BEFORE = /\b(?:before|until|till)\b([^.;,]{3,50})/;
const SOMEBODY = /^(?:someone|somebody|anyone)(?: else)?$/;
/** These sign for themselves, and nobody waits for them. */
const ANYBODY = /^(?:system|app|person|other|employee|student|user|people|everyone)$/;
const ARTICLE = /^(?:(?:the|an?|our|my|his|her|their|another|any|one|each|every|second|two|both|then|and) )+/;
const isByTrade = (noun: string): boolean =>
  /^[a-z -]+$/.test(noun) && (ACTORS.has(headOf(noun)) || ROLE_WORDS.has(headOf(noun)));
/** Words of which no role is made. */
const LOOSE =
  /^(?:and|or|but|the|an?|to|of|for|by|with|if|when|i|it|we|they|he|she|you|is|are|be|can|must|has|have|until|before)$/;

const DOING = SIGN_OFFS.map((does) => ({
  does,
  active: new RegExp(String.raw`(?<![\w-])(?:${does.forms})(?![\w-])`, 'g'),
}));
const BY = /^(?: (?:off|personally|first|again|only|it|them)){0,2} by (?:only )?/;
/** "It needs the chair's ok", "nothing without approval from the board". */
const NEEDED = new RegExp(
  String.raw`\b(?:needs?|requires?|without|awaits?|waits? for|subject to|with|only with) (?:(?:the|an?|our|my|their|written|prior|final|explicit) ){0,2}(?:([a-z][a-z -]{1,30}?)(?:'s|s') )?${CONSENT}\b(?: (?:of|from|by) (?:the |an? |our )?([a-z][a-z-]*(?: [a-z-]+)?))?`,
  'g',
);
const OKAYED: SignOff | undefined = SIGN_OFFS.find(({ state }) => state === 'approved');

const phraseOf = (words: string): Pick<NounPhrase, 'noun' | 'label'> => ({
  noun: singular(words),
  label: words,
});

/** Who stands behind words, by the name of their role: "lead", "team lead"; nothing for whoever has no part of their own. */
function roleIn(scene: Scene, words: string): string | undefined {
  const plain = words.trim().replace(ARTICLE, '');
  if (SOMEBODY.test(plain)) return 'member';
  const all = plain.split(' ').filter((word) => word !== '');
  for (const count of [2, 1]) {
    const label = all.slice(-count).join(' ');
    const phrase = phraseOf(label);
    if (all.length < count || label.split(' ').some((word) => LOOSE.test(word))) continue;
    if (!isByTrade(phrase.noun) && !(count === all.length && isSomeone(scene, phrase))) continue;
    return isPublic(phrase) || ANYBODY.test(headOf(phrase.noun)) ? undefined : phrase.noun;
  }
  return undefined;
}

/** Those who are named right before a deed: "the chair and the treasurer", "I". */
function whoBefore(scene: Scene, at: number): string[] {
  const { units, lower, start } = scene;
  const before = lower.slice(0, at);
  if (/\bi(?: (?:have to|must|then|also|always|first|personally|will|need to))? $/.test(before))
    return ['owner'];
  const last = units.findLast((unit): unit is NounPhrase => unit.type === 'noun' && unit.end - start <= at);
  if (last && HELPING.test(lower.slice(last.end - start, at))) return rolesOf(scene, last);
  const someone = /\b(someone|somebody)(?: else)?((?: [a-z]+){0,3}) $/.exec(before);
  if (someone && HELPING.test(someone[2] ?? '')) return ['member'];
  // "Team lead okays it": what is tagged as a deed is a person all the same.
  const words = before.split(' ').filter((word) => word !== '');
  while (words.length > 0 && HELPING.test(` ${words.at(-1) ?? ''} `)) words.pop();
  const named = words.slice(-2).join(' ');
  const role = isByTrade(named) ? roleIn(scene, named) : undefined;
  return role === undefined ? [] : [role];
}

/** A person and whoever is joined to them. */
function rolesOf(scene: Scene, last: NounPhrase): string[] {
  const { units, lower, start } = scene;
  const phrases = [last];
  for (;;) {
    const [first] = phrases;
    const before = units.findLast(
      (unit): unit is NounPhrase => unit.type === 'noun' && first !== undefined && unit.end <= first.start,
    );
    if (
      !first ||
      !before ||
      !/^ (?:and|or|&) (?:the |our |an? )?$/.test(lower.slice(before.end - start, first.start - start))
    )
      break;
    phrases.unshift(before);
  }
  return phrases.flatMap((phrase) => {
    const isActing = isSomeone(scene, phrase) && !isPublic(phrase) && !ANYBODY.test(headOf(phrase.noun));
    return isActing ? [roleOf(phrase)] : [];
  });
}

const NOT_DONE = new RegExp(String.raw`(?:${DENIED}|\b(?:nobody|no one)) (?:[a-z]+ )?$`);

/** "Is checked by the clerk, then approved by the boss" */
const PASSIVE =
  /\b(?:be|is|are|been|was|gets?|being) (?:[a-z]+ |[a-z]+ed(?: by [a-z -]{2,24})?(?:, | and |, and |, then ))?(?:then |and |finally )?$/;

/** What is said of somebody's signing in a sentence. */
function signingsIn(scene: Scene): Signing[] {
  const { lower, start } = scene;
  const found: Signing[] = [];
  for (const { does, active } of DOING)
    for (const match of lower.matchAll(active)) {
      const at = match.index;
      const end = at + match[0].length;
      const by = BY.exec(lower.slice(end));
      const before = lower.slice(Math.max(0, at - 60), at);
      if (NOT_DONE.test(before)) continue;
      const isPassive = by !== null && PASSIVE.test(before);
      const named = isPassive
        ? lower.slice(end + by[0].length).split(/[.,;:()]| and | or | before | then /)[0]
        : undefined;
      const by2 = named === undefined ? undefined : roleIn(scene, named.split(' ').slice(0, 3).join(' '));
      const who = isPassive ? (by2 === undefined ? [] : [by2]) : whoBefore(scene, at);
      if (who.length === 0) continue;
      const isMust = new RegExp(String.raw`\b(?:${MUST})\b(?: [a-z]+){0,2} $`).test(before);
      const isWaited = isMust || UNTIL.test(before) || FIRST.test(lower.slice(end));
      const isNeeded = isWaited || does.isWeak !== true;
      found.push({ who, does, isPassive, isNeeded, isWaited, start: start + at, end: start + end });
    }
  for (const match of lower.matchAll(NEEDED)) {
    const role = roleIn(scene, match[1] ?? match[2] ?? '');
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    if (role !== undefined && OKAYED)
      found.push({ who: [role], does: OKAYED, isPassive: true, isNeeded: true, isWaited: true, ...span });
  }
  return found;
}

const CLAUSE_END = /[.;:,()]| (?:before|until|till|unless|if|when|once|by|so|and then|and only|but) /;

/** The thing that is signed: named with the words, or else what is spoken of and can be signed. */
function signedIn(scene: Scene, signing: Signing): string | undefined {
  const { units, lower, isPerson } = scene;
  const { isPassive, start, end } = signing;
  const rest = lower.slice(end - scene.start);
  const stop = end + (rest.search(CLAUSE_END) < 0 ? rest.length : rest.search(CLAUSE_END));
  const nouns = units.flatMap((unit) => (unit.type === 'noun' ? [unit] : []));
  const inside = isPassive
    ? nouns.filter((one) => one.end <= start).reverse()
    : nouns.filter((one) => one.start >= end && one.end <= stop);
  const named = inside
    .map(({ label }) => thingBy(scene, label))
    .find((noun) => noun !== undefined && !isPerson(noun) && !isByTrade(noun));
  if (named !== undefined) return named;
  const isPointed = isPassive || inside.every(({ noun }) => !scene.named(noun));
  return isPointed ? guessedAt(scene, signing) : undefined;
}

/** What is most likely signed where it isn't named: a paper or a deed, and rather what has such a state. */
function guessedAt(scene: Scene, { does, start, end, isWaited }: Signing): string | undefined {
  const { lower, category, isPerson, notebook } = scene;
  const isPointed = POINTING.test(lower.slice(start - scene.start, end - scene.start + 12));
  if (!isPointed && !isWaited) return undefined;
  const hasState = (noun: string) => notebook.statesOf(noun).some((state) => does.fits.test(state));
  const isFit = (noun: string) => SIGNED.test(category(noun) ?? '') || hasState(noun);
  const near = scene.pick(
    start - scene.start,
    (noun) =>
      (isPerson(noun) || isByTrade(noun) ? -3 : 0) + (isFit(noun) ? 0.8 : 0) + (hasState(noun) ? 1 : 0),
  );
  if (near === undefined || isPerson(near) || isByTrade(near) || UNSIGNED.test(category(near) ?? ''))
    return undefined;
  return isFit(near) || scene.mentioned.some(({ noun }) => noun === near) ? near : undefined;
}
const POINTING = /\b(?:it|them|this|these|those|that|each|every|all)\b/;
const UNSIGNED = /^(?:person|organisation|place)$/;
const SIGNED = /^(?:booking|document|task|work|money|message|event|health|measurement)$/;

/** "Two board members have to agree": that there are two of them no step can tell. */
const SEVERAL = /\b(?:two|both|three|all|four eyes|second|another|someone else|somebody else|different)\b/;

/** "Blocked until the workshop releases it": what nobody may use meanwhile. */
const BLOCKED =
  /\b(?:(locked|blocked|grounded|quarantined|out of (?:use|service|order|action)|off[- ]limits|closed)|(?:can'?t|cannot|mustn'?t|must not|may not|not|never) be (?:used|ridden|driven|operated|touched|opened|worn|flown|sailed|entered))\b[^.;]{0,40}\b(?:until|till|unless|before)\b/;
/** Only some rows are meant, which no state tells of. */
const FAULTY = /\b(?:fail(?:s|ed)?|broken|defect\w*|damaged?|wrong|faulty)\b/;

const blockedIn = ({ mentioned, isPerson }: Scene, at: number): string | undefined =>
  mentioned.find((one) => one.at < at && !isPerson(one.noun))?.noun;

/** What waits for a step: "nothing goes online before the editor has read it", "they sign it before it's paid". */
function waitingIn(lower: string, at: number): string | undefined {
  const clause = /([^.;,]{3,60})\b(?:before|until|till|unless)\b[^.;,]{0,40}$/.exec(lower.slice(0, at));
  return (clause ?? BEFORE.exec(lower))?.[1]?.trim();
}

const AGENT = / by ((?:the |an? |our |my )?[a-z]+(?: [a-z]+)?)(?=,| or\b| and\b| then\b|$)/g;
/** "Submitted by the clerk, paid by accounting or refused": whoever takes a step that stands among states. */
function readAgents(scene: Scene): void {
  const { lower, start, units, notebook } = scene;
  for (const unit of units) {
    if (unit.type !== 'choice' || !unit.choice.isLife) continue;
    const from = unit.start - start;
    for (const { 0: said, 1: words = '', index } of lower.slice(from, unit.end - start).matchAll(AGENT)) {
      const who = roleIn(scene, words);
      const end = unit.start + index + said.length;
      if (who !== undefined && who !== 'member')
        notebook.role({ noun: who }, { start: end - words.length, end });
    }
  }
}

/** Steps that only somebody takes. */
export function readSignOffs(scene: Scene): void {
  const { lower, notebook } = scene;
  readAgents(scene);
  for (const signing of signingsIn(scene)) {
    const { who, does, isNeeded, start, end } = signing;
    const blocked = does.isLast ? BLOCKED.exec(lower) : null;
    const owner = (blocked && blockedIn(scene, blocked.index)) ?? signedIn(scene, signing);
    if (owner === undefined) continue;
    const before = waitingIn(lower, start - scene.start);
    const isGuessed = !scene.mentioned.some(({ noun }) => noun === owner);
    if (blocked === null && does.isWeak === true && isNeeded && FAULTY.test(lower)) {
      notebook.unknown({ start, end });
      continue;
    }
    const step: StepFact = {
      isNeeded,
      ...(before !== undefined && { before }),
      ...(isGuessed && { isGuessed }),
      ...(blocked && { ends: blocked[1]?.replace(/^off-/, 'off ') ?? 'blocked' }),
    };
    for (const one of who)
      notebook.access(
        { who: one, owner, action: 'update', allowed: true, state: does.state, step },
        { start, end },
      );
    const several = SEVERAL.exec(lower.slice(0, end - scene.start));
    if (several && isNeeded)
      notebook.unknown({
        start: scene.start + several.index,
        end: scene.start + several.index + several[0].length,
      });
  }
}
