import { actionsOf } from '../../../words/english-actions.ts';
import { type Barred, namesOf, WRITING } from './barred.ts';
import { singular } from '../inflect.ts';
import { lowerOf, type NounPhrase } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { isSomeone } from './someone.ts';
import { rootOf } from './tables.ts';
import { verbAt } from '../verbs.ts';

// What is withheld from somebody by other words than "they may not": "hidden from", "only for", "the others can't".

const SHORT =
  /^ (?:(?:ca|can|could|may|must|should|do|does|are|is)(?: ?n[o']?t\b| never\b)|cannot\b)(?: allowed(?: to)?| able to)?(?=\s*(?:$|[.,;)!]|and\b|but\b))/;
const NOT_THEY = /(?:,|\bbut|\band|[(])\s*(?:but |and )?not (?:by )?(?:the |our |any )?$/;

/** "Directors see the notes, actors can't": what was said of the others is denied to them. */
export function shortRights(scene: Scene): Barred[] {
  const { units, lower, start, statements } = scene;
  return units.flatMap((unit): Barred[] => {
    if (unit.type !== 'noun' || !isSomeone(scene, unit)) return [];
    const before = lower.slice(0, unit.start - start);
    if (!SHORT.test(lower.slice(unit.end - start)) && !NOT_THEY.test(before)) return [];
    const said = statements.findLast(({ end, objects }) => end <= unit.start || objects.includes(unit));
    if (!said || said.verb.isNegated || actionsOf(said.verb.lemma).length === 0) return [];
    const who = namesOf(scene, [unit], false);
    const objects = said.objects.filter((one) => one !== unit);
    const { text, verb } = said;
    const span = { start: unit.start, end: unit.end };
    return who.length > 0 ? [{ ...span, who, verb: verb.lemma, objects, text, isAllowed: false }] : [];
  });
}

const SEEN = 'visible|shown|available|open|accessible|displayed|viewable|readable';
const DENIED = new RegExp(
  String.raw`\b(?:hidden from|invisible (?:to|for)|off[- ]limits (?:to|for)|kept (?:secret )?from|(?:not|never|n't)(?: be)? (?:${SEEN}) (?:to|for))\b`,
);
const ALONE = new RegExp(
  String.raw`\b(?:(?:only|just)(?: be)? (?:${SEEN}) (?:to|for)|(?:${SEEN}) (?:only|just) (?:to|for)|private (?:only )?to|(?:restricted|reserved|limited) (?:only )?(?:to|for)|for the eyes of|(?:is|are|be|stay|stays|remain) (?:only|just|strictly) for|confidential to|(?:stays?|remains?|is|are|be|kept) (?:strictly |only )?between|(?:no ?one's|nobody's|none of anyone's) business (?:but|except))\b`,
);
const JOIN = /^(?:,|and|or|&|\/)$/;

/** The people named from a place on, joined to each other, and whether the writer is one of them. */
function peopleFrom(scene: Scene, from: number): { phrases: NounPhrase[]; isWriter: boolean } {
  const { units, lower, start } = scene;
  const phrases: NounPhrase[] = [];
  let isWriter = false;
  for (const unit of units.filter((one) => one.start >= from)) {
    if (unit.type === 'noun') phrases.push(unit);
    else if (/^(?:me|i|myself)$/.test(lowerOf(unit))) isWriter = true;
    else if (!JOIN.test(lowerOf(unit))) break;
  }
  // "Team leads": what is tagged as a deed is a person all the same.
  const words = /^ *(?:the |our |my )?([a-z -]+)/.exec(lower.slice(from - start));
  const label = words?.[1]?.trim() ?? '';
  const noun = singular(label);
  if (phrases.length === 0 && words && isSomeone(scene, { noun, label })) {
    const end = from + words[0].trimEnd().length;
    const isMany = noun !== label;
    phrases.push({ type: 'noun', determiner: '', label, noun, isPlural: isMany, start: from, end });
  }
  return { phrases, isWriter };
}

/** "Votes are hidden from participants", "payslips are only visible to HR and me". */
export function hiddenRights(scene: Scene): Barred[] {
  const { units, lower, start } = scene;
  return [DENIED, ALONE].flatMap((pattern): Barred[] => {
    const match = pattern.exec(lower);
    if (!match) return [];
    const isAllowed = pattern === ALONE;
    const from = start + match.index;
    const subject = units.findLast((unit): unit is NounPhrase => unit.type === 'noun' && unit.end <= from);
    const { phrases, isWriter } = peopleFrom(scene, from + match[0].length);
    const who = [...namesOf(scene, phrases, isAllowed), ...(isWriter && isAllowed ? WRITING : [])];
    if (!subject || who.length === 0) return [];
    const object = rootOf(scene, subject);
    const end = phrases.at(-1)?.end ?? from + match[0].length;
    const text = lower.slice(object.start - start, end - start);
    return [{ who, verb: 'see', objects: [object], text, isAllowed, start: object.start, end }];
  });
}

const THE_ONLY =
  /\b(?:i'?m|i am|is|are)(?: also)? the only (?:ones?|person|people|role|users?) (?:who|that|to|allowed to|able to)\b/;

const BUT_ME =
  /\b(?:nobody|no[ -]one|none)(?: else)? (?:but|except(?: for)?|besides|other than|apart from|save) (?:me|myself|i)\b(?! and\b|,)/;

/** "I'm the only one who can edit invoices", "nobody but me sees the notes" */
export function singledOut(scene: Scene): Barred[] {
  const { units, lower, start } = scene;
  const match = THE_ONLY.exec(lower) ?? BUT_ME.exec(lower);
  if (!match) return [];
  const from = start + match.index;
  const at = units.findIndex((unit) => unit.start >= from + match[0].length);
  const verb = at < 0 ? undefined : verbAt(units, at);
  if (!verb) return [];
  const rest = units.slice(verb.next);
  const stop = rest.findIndex((unit) => /^(?:[.;]|but|while|because)$/.test(lowerOf(unit)));
  const objects = rest
    .slice(0, stop < 0 ? undefined : stop)
    .flatMap((unit) => (unit.type === 'noun' ? [unit] : []));
  const named = units.findLast((unit): unit is NounPhrase => unit.type === 'noun' && unit.end <= from);
  const isWriter = /^(?:i\b|n)/.test(match[0]);
  const who = isWriter ? WRITING : namesOf(scene, named ? [named] : [], true);
  const end = objects.at(-1)?.end ?? from + match[0].length;
  const text = lower.slice(match.index, end - start);
  return who.length > 0 ? [{ who, verb: verb.lemma, objects, text, isAllowed: true, start: from, end }] : [];
}
