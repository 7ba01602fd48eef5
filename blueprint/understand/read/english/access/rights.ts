import type { AccessFact, Span } from '../../../facts.ts';
import { actionsOf } from '../../../words/english-actions.ts';
import { type Barred, namesOf, WRITING } from './barred.ts';
import { isLookingOnly, madeBy, unseenIn } from './looking.ts';
import type { NounPhrase } from '../phrases.ts';
import { clauseOf, roleOf, seesOnlyOwn } from './roles.ts';
import type { Scene } from '../scene.ts';
import { isPublic, isSomeone } from './someone.ts';
import type { Statement } from '../statements.ts';
import { tablesOf } from './tables.ts';
import { hiddenRights, shortRights, singledOut } from './withheld.ts';

// Who alone may do something, who may not, and who only with their own: as far as it holds for all rows of a thing.

const NOBODY = /^(?:nobody|none)\b/;
const EXCEPT = /\b(?:except(?: for)?|but|besides|apart from|other than|save for)\b/g;
const AFTER_EXCEPT = /\b(?:nobody|none|can|may|should|must|is|are)\b|[.;]/;
const WRITER = /\b(?:i|me|myself)\b/;
/** Only some of the rows are meant, or it holds only at times: an app's access holds for all rows, and always. */
const PARTLY =
  /\b(?:twice|more than|at once|same|overlapping|after|before|during|within|until|till|unless|once|if|when|while|without|later than|older than|\d+)\b/;
/** What one opens to begin it, where everything else is opened to be read. */
const BEGUN = /^(?:message|task|work|money|booking)$/;
const HAVING = /^(?:have|get|need)$/;
/** Stands for all that one does to rows but to read them. */
const CHANGE = 'manage';
const NOBODY_ELSE = /\bnobody else\b/;
/** Whoever may look and do nothing else. */
const LOOKING =
  /\bread[- ]only\b|\b(?:only|just) (?:be able to )?(?:reads?|views?|looks?)\b(?! (?:their|his|her|its|own)\b)|\b(?:reads?|views?|looks?) only\b/;
const NOTHING = /\b(?:change|edit|modify|alter|touch|update)s? nothing( else)?\b/;
const SIGNS_IN = /^log(?:s|ged)?[ -]?in\b/;

/** "Except for the coordinator and me": those of whom something isn't denied. */
function exceptedIn({ lower, start, units, ...scene }: Scene, statement: Statement): string[] {
  const behind = lower.slice(statement.end - start).search(/[.;]|$/);
  const clause = lower.slice(0, statement.end - start + behind);
  for (const { 0: word, index } of clause.matchAll(EXCEPT)) {
    const from = index + word.length;
    const stop = clause.slice(from).search(AFTER_EXCEPT);
    const to = stop < 0 ? clause.length : from + stop;
    const inside = units.flatMap((unit) =>
      unit.type === 'noun' && unit.start - start >= from && unit.end - start <= to ? [unit] : [],
    );
    const names = namesOf({ lower, start, units, ...scene }, inside, true);
    const all = WRITER.test(clause.slice(from, to)) ? [...names, ...WRITING] : names;
    if (all.length > 0) return all;
  }
  return [];
}

/** The person that a "she" stands for. */
function personBefore(scene: Scene, at: number): NounPhrase[] {
  const found = scene.units.findLast(
    (unit): unit is NounPhrase => unit.type === 'noun' && unit.end <= at && isSomeone(scene, unit),
  );
  return found ? [found] : [];
}

/** What a statement says that its people alone may do, or may not. */
function statedRight(scene: Scene, statement: Statement): Barred | undefined {
  const { who, pronoun, verb, isOnly, objects, text, start, end } = statement;
  const right = (names: readonly string[], isAllowed: boolean, lemma = verb.lemma): Barred | undefined =>
    names.length > 0 ? { who: names, verb: lemma, objects, text, isAllowed, start, end } : undefined;
  if (NOBODY.test(text) && !isOnly) return right(exceptedIn(scene, statement), true);
  const isAlone = isOnly || NOBODY_ELSE.test(text);
  if (isAlone) {
    const names = namesOf(scene, who, true);
    return right(pronoun === 'i' ? [...names, ...WRITING] : names, !verb.isNegated);
  }
  const isThey = who.length === 0 && /^(?:she|he|they)$/.test(pronoun);
  const people = isThey ? personBefore(scene, start) : who;
  // Who may see something, or not, is somebody, also where no list of people has the word.
  const namesOfReaders = (some: readonly NounPhrase[], isReading: boolean) =>
    some.flatMap((one) => {
      const [known] = namesOf(scene, [one], false);
      const isNew = isReading && verb.modal !== '' && scene.category(one.noun) === undefined;
      return known ?? (isNew ? [roleOf(one)] : []);
    });
  if (LOOKING.test(text) || isLookingOnly(scene, statement))
    return right(namesOfReaders(people, true), false, CHANGE);
  const hasNone = HAVING.test(verb.lemma) && objects[0]?.determiner === 'no';
  if (!verb.isNegated && !hasNone) return undefined;
  const reads = actionsOf(verb.lemma).join() === 'read' || HAVING.test(verb.lemma);
  // What a customer can't do twice is a rule; only what they can't see is a right.
  const barred = people.filter((one) => reads || !isPublic(one));
  return right(namesOfReaders(barred, reads), false);
}

/** What is done to rows by a deed: "open" begins a case, and reads a document. */
function actionsTo(
  { verb, objects, isAllowed }: Barred,
  category: string | undefined,
): readonly AccessFact['action'][] {
  if (verb === 'open') return BEGUN.test(category ?? '') ? ['create'] : ['read'];
  if (HAVING.test(verb)) return objects.some(({ noun }) => noun === 'access') ? ['read'] : [];
  const known = actionsOf(verb);
  return known.length > 0 || !isAllowed ? known : (DEEDS.find(([forms]) => forms.test(verb))?.[1] ?? []);
}
/** What some alone do to rows, by words that say nothing of rows elsewhere. */
const DEEDS: readonly (readonly [forms: RegExp, actions: readonly AccessFact['action'][]])[] = [
  [
    /(?:^|\b(?:is|are|be) )(?:hand(?:s|ed)?|giv(?:e|es|en)|awards?|awarded|types?|typed|puts?|keys?|keyed|fills?|filled|makes?|made|does|do)(?: by)?$/,
    ['create', 'update'],
  ],
  [/^(?:deals?|handles?|runs?|keeps?|looks? after|takes? care)$/, ['create', 'update', 'delete']],
];

/** "Notes that night staff must not read": the notes. */
function toldBefore({ units, lower, start }: Scene, right: Barred): NounPhrase[] {
  const at = units.findLast((unit): unit is NounPhrase => unit.type === 'noun' && unit.end <= right.start);
  return at && TOLD_OF.test(lower.slice(at.end - start, right.start - start)) ? [at] : [];
}
const TOLD_OF = /^ (?:that|which) (?:the |our |any )?$/;

/** "The vet sees everything and changes nothing", "… adds notes and changes nothing else": those they change are named. */
function noteNothing(scene: Scene): void {
  const { lower, start, units, notebook } = scene;
  const match = NOTHING.exec(lower);
  if (!match) return;
  const at = match.index;
  const who = units.find(
    (unit): unit is NounPhrase => unit.type === 'noun' && unit.end - start <= at && isSomeone(scene, unit),
  );
  const [name] = who ? namesOf(scene, [who], false) : [];
  const span = { start: start + at, end: start + at + match[0].length };
  if (name === undefined) return notebook.unknown(span);
  const changed = match[1] === undefined ? [] : scene.mentioned.map(({ noun }) => noun);
  for (const owner of notebook.entities())
    if (!changed.includes(owner))
      for (const action of ['create', 'update', 'delete'] as const)
        notebook.access({ who: name, owner, action, allowed: false }, span);
}

/** "Relatives may read the notes but nothing medical" */
function noteUnseen(scene: Scene, statement: Statement): void {
  const names = namesOf(scene, statement.who, false);
  const unseen = names.length > 0 ? unseenIn(scene, statement) : undefined;
  if (!unseen) return;
  if (unseen.owners.length === 0) scene.notebook.unknown(unseen.span);
  for (const owner of unseen.owners)
    for (const who of names)
      scene.notebook.access(
        { who, owner, action: 'read', allowed: false },
        { start: statement.start, end: unseen.span.end },
      );
}

/** What holds for all of a thing is its access; of the rest it is said that it wasn't understood. */
function note(scene: Scene, right: Barred): void {
  const { lower, notebook, category } = scene;
  const { who, isAllowed, text, start, verb } = right;
  const named = right.objects.filter(({ noun }) => noun !== 'access');
  const objects = named.length > 0 ? named : toldBefore(scene, right);
  const clause = lower.slice(start - scene.start).split(/[;.,]| but | while /)[0] ?? '';
  const owners = PARTLY.test(clause) ? [] : tablesOf(scene, { objects, text, verb, start });
  const span: Span = { start, end: right.end };
  for (const owner of owners)
    for (const action of actionsTo(right, category(owner)))
      for (const name of who) notebook.access({ who: name, owner, action, allowed: isAllowed }, span);
  if (owners.length === 0 && actionsTo(right, undefined).length > 0)
    notebook.unknown({ start: objects[0]?.start ?? start, end: objects[0]?.end ?? right.end });
}

/** "Students hand in homework, each sees only their own": of what was named last. */
const ownBefore = (
  { isPerson, pick, start }: Scene,
  { objects, start: at }: Statement,
): string | undefined =>
  objects.length === 0 ? pick(at - start, (noun) => (isPerson(noun) ? -2 : 0)) : undefined;

/** Only some may, or some may not, or each only with their own. */
export function readRights(scene: Scene): void {
  for (const statement of scene.statements) {
    const { verb, objects, text, start, end } = statement;
    if (seesOnlyOwn(scene, statement)) {
      if (SIGNS_IN.test(text.slice(Math.max(0, text.indexOf(verb.lemma))))) continue;
      const tables = tablesOf(scene, { objects, text, verb: verb.lemma, start });
      const made = tables.length > 0 ? undefined : (madeBy(scene, statement) ?? ownBefore(scene, statement));
      // "GMs only edit their own games, the manager can do everything" says nothing of the manager here.
      const span = { start, end: Math.min(end, start + clauseOf(scene, statement).length) };
      for (const owner of made === undefined ? tables : [made])
        for (const action of actionsOf(verb.lemma))
          scene.notebook.access({ who: 'own', owner, action, allowed: true }, span);
      continue;
    }
    const right = statedRight(scene, statement);
    if (right) note(scene, right);
    if (!verb.isNegated && actionsOf(verb.lemma).join() === 'read') noteUnseen(scene, statement);
  }
  for (const right of [...shortRights(scene), ...hiddenRights(scene), ...singledOut(scene)])
    note(scene, right);
  noteNothing(scene);
}
