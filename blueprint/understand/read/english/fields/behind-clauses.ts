import { type Facts, isWithin, type Span } from '../../../facts.ts';
import type { Category } from '../../../ontology/concept.ts';
import { EVENTS } from '../../../words/english-verbs.ts';
import { lookUp } from '../../../words/look-up.ts';
import type { NounPhrase } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statements.ts';
import { divisionsIn, headBefore, innerLists, tailsIn } from './list-heads.ts';

// "Vaccinations are given to a horse: vaccine, batch number, next due": a list behind a whole clause tells of what the clause is about, and not
// of whatever it names last.

/** A mark with at least two parts of a list behind it. */
const LISTED =
  /(?<!\b(?:from|to|for|with|by|of|on|in))(?::|\s[-–—])\s+(?=[^:.;!?\n]*,[^:.;!?\n]*(?:[.;!?\n]|$))/u;
const PREPOSITION =
  /\b(?:for|to|from|with|in|on|at|of|by|about|into|onto|per|each|every|as|after|before|during|under|against|between|through|via|over)\b/u;
/** What is told of an occasion is written down then, of whatever it makes. */
const OCCASION = /^(?:when|whenever|if|once|after|before|each time|every time)\b/u;
/** "Exercises with sets and reps" has a list of its own, and "for each treatment I note" begins a clause. */
const NESTED = /^(?:for|when|if|each|every|we|i|they|he|she|it|one|the)\b|^(?:[a-z-]+ ){0,2}[a-z-]+s with\b/u;
/** "They put their child on the list with a form:" says where the list is filled in. */
const WRAPPED = /\b(?:forms?|lists?|tables?|sheets?|pages?|web ?site|app|system|spreadsheet)\s*$/u;
/** Whoever takes one of these for a time, or gets it, has it noted apart from the thing itself. */
const TAKEN: readonly Category[] = ['place', 'asset', 'vehicle', 'person', 'product', 'animal', 'food'];
const RECORDS: readonly Category[] = ['document', 'booking', 'money'];

const eventOf = (lemma: string): string | undefined => lookUp(EVENTS, lemma.replace(/^(?:is|are|be) /u, ''));

interface About {
  owner: string;
  /** What a record is kept of: the parcel of a lease. */
  of: string | undefined;
}
interface List extends About {
  span: Span;
  inside: readonly Span[];
}

/** What the clause before a mark is about, where that is kept. */
function aboutOf(scene: Scene, { verb, who, objects, start }: Statement, mark: number): About | undefined {
  const { lower, named, notebook, category } = scene;
  const kept = (one: NounPhrase | undefined) => one && named(one.noun);
  const wordsTo = (end: number) => lower.slice(start - scene.start, end - scene.start);
  const before = (all: readonly NounPhrase[]) => all.filter(({ end }) => end <= mark);
  const clause = lower.slice(0, mark - scene.start);
  if (OCCASION.test(clause.trimStart()) || WRAPPED.test(clause)) return undefined;
  if (verb.isPassive || verb.kind === 'link') {
    if (/\binto\b/u.test(wordsTo(mark)) || / by$/u.test(verb.lemma)) return undefined;
    // "A parcel is let under a lease"
    const last = scene.units.findLast((unit): unit is NounPhrase => unit.type === 'noun' && unit.end <= mark);
    const record = last && RECORDS.includes(category(last.noun) ?? 'person') ? kept(last) : undefined;
    // "A picture is licensed", "specimens are lent": the licence, the loan.
    const stem = verb.lemma.split(' ').find((word) => word.length > 3 && !/^(?:been|being)$/u.test(word));
    const event = eventOf(verb.lemma);
    const isNamedSo = (noun: string) => stem !== undefined && noun.slice(0, 4) === stem.slice(0, 4);
    const deed = notebook.entities().find((noun) => noun === event || isNamedSo(noun));
    const subject = kept(before(verb.isPassive ? objects : who).at(-1));
    const owner = record ?? deed ?? subject;
    return owner === undefined ? undefined : { owner, of: owner === subject ? undefined : subject };
  }
  if (verb.kind !== 'do') return undefined;
  const [direct, second] = before(objects);
  if (!direct) return undefined;
  const isJoined = second && /^ ?(?:&|and|,|or|\/) /u.test(lower.slice(direct.end - scene.start));
  const said = wordsTo(direct.start);
  const behindVerb = said.slice(Math.max(0, said.lastIndexOf(verb.lemma.split(' ')[0] ?? '')));
  if (isJoined || PREPOSITION.test(behindVerb)) return undefined;
  const event = eventOf(verb.lemma);
  const record = event === undefined ? undefined : notebook.known(event);
  const isTaken = TAKEN.includes(category(direct.noun) ?? 'person') || direct.noun === 'slot';
  const isNoted = record !== undefined && notebook.entities().includes(record) && isTaken;
  const owner = isNoted ? record : kept(direct);
  return owner === undefined ? undefined : { owner, of: undefined };
}

/** The lists of a text that stand behind clauses, each with the thing whose fields they are. */
function listsIn(scenes: readonly Scene[]): List[] {
  return scenes.flatMap((scene) => {
    const { lower, start, statements, units } = scene;
    const match = LISTED.exec(lower);
    if (!match) return [];
    const mark = start + match.index;
    const from = match.index + match[0].length;
    const rest = lower.slice(from).search(/[.;!?\n]/u);
    const list = lower.slice(from, rest < 0 ? lower.length : from + rest);
    const span = { start: start + from, end: start + from + list.length };
    const isClause = statements.some((one) => one.start >= span.start && one.start < span.start + 5);
    // "… with species and year planted, and the jobs:" lists what comes before, too.
    const isInList = /,(?![^(]*\))/u.test(lower.slice(0, match.index));
    if (NESTED.test(list) || isClause || isInList) return [];
    const statement = statements.findLast(
      (one) => one.start < mark && (units[one.verb.next - 1]?.end ?? Infinity) <= mark,
    );
    const head = headBefore(scene, mark);
    const about =
      head === undefined ? statement && aboutOf(scene, statement, mark) : { owner: head, of: undefined };
    // "The frame (brand, model)" has a list of its own.
    const inside = [...list.matchAll(/\([^)]*\)?/gu)].map(({ 0: text, index }) => ({
      start: span.start + index,
      end: span.start + index + text.length,
    }));
    return about ? [{ ...about, span, inside: [...inside, ...innerLists(units, span)] }] : [];
  });
}

/** Gives what lists behind clauses name to what the clauses are about. */
export function withListsOfClauses(facts: Facts, scenes: readonly Scene[]): Facts {
  const divided = scenes.flatMap(divisionsIn);
  const lists = [
    ...listsIn(scenes),
    ...divided.map(({ part, whole, span }): List => ({ owner: part, of: whole, span, inside: [] })),
    ...scenes.flatMap((scene) =>
      tailsIn(scene).map(({ owner, span }): List => ({
        owner,
        of: undefined,
        span,
        inside: innerLists(scene.units, span),
      })),
    ),
  ].filter(({ owner }) => facts.entities.some(({ noun }) => noun === owner));
  if (lists.length === 0) return facts;
  const listOf = ({ source }: Facts['fields'][number] | Facts['relations'][number]) =>
    source.from === 'text'
      ? lists.find(
          ({ span, inside }) =>
            source.spans.every((one) => isWithin(one, span)) &&
            !inside.some((part) => source.spans.every((one) => isWithin(one, part))),
        )
      : undefined;
  const hasField = (owner: string, label: string) =>
    facts.fields.some((one) => one.owner === owner && one.label.toLowerCase() === label.toLowerCase());
  const moved = facts.relations.map((relation) => {
    const from = listOf(relation)?.owner;
    return from === undefined || from === relation.to ? relation : { ...relation, from };
  });
  // What both said may have been noted of the clause as well.
  const isFirst = (one: Facts['relations'][number], at: number) =>
    moved.findIndex(({ from, to, label }) => from === one.from && to === one.to && label === one.label) ===
    at;
  return {
    ...facts,
    fields: facts.fields.map((field) => {
      const owner = listOf(field)?.owner;
      return owner === undefined || field.computed || hasField(owner, field.label)
        ? field
        : { ...field, owner };
    }),
    relations: [...moved.filter(isFirst), ...lists.flatMap((list) => recordOf(list, moved))],
  };
}

/** "A parcel is let under a lease": the lease is one of a parcel. */
const recordOf = ({ owner, of, span }: List, known: Facts['relations']): Facts['relations'] =>
  of === undefined || known.some(({ from, to }) => from === owner && to === of)
    ? []
    : [{ from: owner, to: of, many: false, source: { from: 'text', spans: [span] } }];
