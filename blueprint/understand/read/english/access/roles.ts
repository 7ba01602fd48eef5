import type { Span } from '../../../facts.ts';
import { actionsOf, deedOf, formsOf } from '../../../words/english-actions.ts';
import { singular } from '../inflect.ts';
import { DENIED } from '../negation.ts';
import type { NounPhrase } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { headOf } from '../sorts.ts';
import { isKeeper, isSomeone, isStaff } from './someone.ts';
import type { Statement } from '../statements.ts';

// Who may do what others may not.

/** Whoever does these looks after what others entered. */
const DECIDING = new Set(
  'approve confirm accept reject decline refuse grant assign mark tick check review enter manage edit decide verify process update grade publish handle close moderate issue dispatch register schedule cancel change delete remove answer resolve release plan allocate block score record maintain control add hide move note call screen judge correct complete transcribe invite adjust archive'.split(
    ' ',
  ),
);
const OTHERS =
  /^(?:turns? (?:down|away)|pays? out|signs? (?:\w+ )?off|picks? (?:\w+ )?up|hands? (?:\w+ )?out|takes? (?:\w+ )?back|looks? up|logs? in|signs? in)\b/;
const OWN = new RegExp(
  [
    String.raw`\b(?:only|just|solely)\b[^.;,]{0,40}\b(?:their|his|her|its|own|they'?re|assigned|them)\b`,
    String.raw`\b(?:their|his|her) own\b[^.;]{0,20}\bonly\b|\bonly the \w+ (?:of|they)`,
    // "Teachers see their own."
    String.raw`\b(?:sees?|views?|reads?|looks? at) (?:their|his|her) own(?= ?(?:$|[.,;!)]))`,
    String.raw`\b(?:only|just) (?:what|whatever|those|things|the ones) (?:that )?(?:they|he|she)\b`,
    String.raw`\b(?:they|he|she)\b[^.;,]{2,25}\b(?:and|but) no (?:others?|one else|other ones?)\b`,
    String.raw`\bown\b[^.;,]{0,20}\bonly\b`,
    String.raw`${DENIED}[^.;,]{0,25}\b(?:others?'?s?|(?:any|some)(?:one|body) else'?s?|each other'?s?)\b`,
    String.raw`${DENIED}[^.;,]{0,45}\b(?:of (?:the |their )?(?:others|other [a-z]+|colleagues)|colleagues'|other [a-z]+(?:'s|s'(?= )))`,
  ].join('|'),
);
const ALL = /\b(?:all|everything|every|everyone)\b/;
/** Those who are let see only a part, whichever it is. */
const SEES_PART =
  /^(?:[a-z'-]+ ){1,4}?(?:can |may |should |must |to |be able to )*(?:only|just) (?:be able to )?(?:see|sees|view|access|get|edit|change|read)\b/;
const READS_ONLY = /\bread[- ]only\b|\bonly (?:read|view|look)\b|\b(?:read|view|look) only\b/;
const RIGHTS = /\b(?:access|rights?|permissions?|logins?|read-?only)\b/;
const HIDDEN =
  /\b(?:(?:only|just) (?:visible|shown|available|open|accessible|for|to)|visible (?:only |just )?(?:to|for)|accessible (?:only )?(?:to|by|for)|hidden from|confidential|private to|restricted to|reserved for|limited to|just for|not visible|off[- ]limits (?:to|for))\b(?: (?:to|for|by|from))?/g;
const TOLD =
  /\b(?:notify|inform|tell|alert|warn|ping|mailed to|e-?mailed to|sent to|report to|e-?mail|mail)\s(?:the |our )?$/;
const NAMED =
  /\b(?:roles|(?:kinds?|types?|groups?) of (?:users?|people|accounts?|logins?)|user (?:types?|roles?|groups?)|users?)\s*(?::|are|=|-|include|including|\()\s*([a-z][^.;]{3,160})/;

/** Whose app it is: every app has an owner. */
const OWNER =
  /^(?:(?:studio|shop|business|company|salon|store|app|site|club|restaurant|gym|bar|hotel|practice|agency) )?owner$/;
const LOOSE =
  /^(?:responsible|other|new|registered|all|more|several|different|various|\d+|two|three|four|five|six|assigned|same|current|own|some|many|logged|only|certain|trusted|normal|regular)$/;
/** "Front desk", "senior technician": with what says which of them. */
export function roleOf({ label, noun }: NounPhrase): string {
  const words = label.split(' ').filter((word) => !LOOSE.test(word));
  const whole = singular(words.join(' '));
  if (OWNER.test(whole)) return 'owner';
  return whole.endsWith(noun) && words.length < 4 ? whole : noun;
}

/** The words of a clause, and what is said of its objects. */
export function clauseOf({ lower, start, statements }: Scene, statement: Statement): string {
  // "Admins edit everything and teachers only their own classes": what others do is no part of it.
  const next = statements.find(
    (one) => one.start > statement.start && one.who.some(({ start: at }) => at >= statement.end),
  );
  const said = lower.slice(statement.start - start, next && next.start - start);
  return said.split(/[;.,]| but | while /)[0] ?? '';
}

export const seesOnlyOwn = (scene: Scene, statement: Statement): boolean =>
  isOwn(clauseOf(scene, statement), statement) || isShownOwn(clauseOf(scene, statement), statement);
/** Those for whom others work: what they are let see of theirs, they see of nobody else. */
const SERVED =
  /^(?:parent|guardian|carer|tenant|resident|client|customer|patient|student|pupil|applicant|candidate|relative|family|subscriber|donor|owner|employee|worker|trainee|learner)$/;
const THEIRS =
  /\b(?:their|his|her|his or her) (?:own |[a-z]+'s |(?:child|children|kid|kids|plot|project|account|class|case|file)\b)/;
/** "Parents see their kid's invoices", "a tenant may look at the inspections of his own plot" */
function isShownOwn(text: string, { verb, who }: Statement): boolean {
  const reads = actionsOf(verb.lemma).join() === 'read' || /^look(?:s|ed)? at$|^look$/.test(verb.lemma);
  const said = text.slice(Math.max(0, text.indexOf(verb.lemma.split(' ')[0] ?? '')));
  return (
    reads &&
    !verb.isNegated &&
    who.length > 0 &&
    who.every(({ noun }) => SERVED.test(headOf(noun))) &&
    THEIRS.test(said)
  );
}
const isOwn = (text: string, { verb }: Statement): boolean =>
  OWN.test(text) && (verb.modal !== '' || actionsOf(verb.lemma).length > 0);

function looksAfter({ verb, text, who, objects }: Statement): boolean {
  if (verb.isNegated) return false;
  if (verb.kind === 'link' && !verb.lemma.endsWith(' by')) return false;
  const deed = deedOf(verb.lemma);
  if (verb.modal === 'can' && deed === undefined && who.every(isKeeper)) return true;
  const rest = text.slice(text.indexOf(verb.lemma.split(' ')[0] ?? ''));
  if (/^[a-z]+ (?:in|out)\b/.test(rest)) return OTHERS.test(rest);
  if (formsOf(verb.lemma).some((form) => DECIDING.has(form))) return true;
  if (OTHERS.test(rest)) return true;
  if (verb.kind === 'own' && objects.some(({ label }) => RIGHTS.test(label))) return true;
  return deed !== undefined && who.some(isStaff);
}

/** In what way a sentence says that someone has a part of their own in the app. */
export interface Part {
  phrase: NounPhrase;
  way: string;
}

/** Who is said to do, to see or to be told what others aren't. */
export function partsIn(scene: Scene): Part[] {
  const { units, lower, start, statements } = scene;
  const found: Part[] = [];
  for (const statement of statements) {
    const { who, verb, text } = statement;
    const actions = actionsOf(verb.lemma);
    const ways = [
      ...(statement.isOnly || SEES_PART.test(text) || READS_ONLY.test(text) ? ['only'] : []),
      ...(seesOnlyOwn(scene, statement) ? ['own'] : []),
      ...(verb.isNegated && actions.length > 0 ? ['barred'] : []),
      ...(actions.length > 0 && ALL.test(text.slice(0, 60)) && !verb.isNegated ? ['all'] : []),
      ...(looksAfter(statement) ? ['looks after'] : []),
    ];
    for (const phrase of who) found.push(...ways.map((way) => ({ phrase, way })));
  }
  const hidden = [...lower.matchAll(HIDDEN)];
  units.forEach((unit, at) => {
    if (unit.type !== 'noun') return;
    const place = unit.start - start;
    const next = units[at + 1];
    const after = units[at + 2];
    const isAlone =
      next?.type === 'word' &&
      next.lower === 'only' &&
      (after === undefined ||
        (after.type === 'word' && /^(?:[,;.)!]|their|his|her)$/.test(after.lower)) ||
        (after.type === 'noun' && /^(?:their|his|her)$/.test(after.determiner)));
    const isAs =
      /\bas (?:an? |the )?(?:[a-z]+ ){0,2}$/.test(lower.slice(0, place)) &&
      /^,? ?(?:i|you|they) (?:can|may|want|need|should|must)\b/.test(lower.slice(unit.end - start));
    const ways = [
      ...(hidden.some(({ index }) => place > index && place < index + 45) ? ['hidden'] : []),
      ...(isAlone ? ['alone'] : []),
      ...(isAs ? ['as'] : []),
      ...(TOLD.test(lower.slice(0, place)) ? ['told'] : []),
    ];
    found.push(...ways.map((way) => ({ phrase: unit, way })));
  });
  return found;
}

/** "Roles: technician (adds samples), PI, manager": whoever stands in such a row, once most of it is people. */
export function listedIn(scene: Scene): { noun: string; span: Span }[] {
  const { lower, start } = scene;
  const match = NAMED.exec(lower);
  if (match?.[1] === undefined) return [];
  const span = { start: start + match.index, end: start + match.index + match[0].length };
  const nouns = match[1]
    .replaceAll(/\([^)]*\)?/g, '')
    .split(/\s*[,/)]\s*(?:and |or )?|\s+and\s+/)
    .map((part) => singular(part.replace(/^(?:an?|the|or|and) /, '').trim()))
    .filter((noun) => noun !== '' && noun.split(' ').length < 3);
  const people = nouns.filter((noun) => isSomeone(scene, { noun, label: noun }));
  return people.length * 2 > nouns.length ? nouns.map((noun) => ({ noun, span })) : [];
}
