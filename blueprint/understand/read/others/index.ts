import type { Facts } from '../../facts.ts';
import { lexiconFor } from '../../lexicon.ts';
import { ATTRIBUTES } from '../../ontology/index.ts';
import type { Category } from '../../ontology/concept.ts';
import { noteSheets, type Sheet } from '../sheets/sheet.ts';
import type { Weights } from '../../likelihood.ts';
import { type NotedValues, type Notebook, notebookFor } from '../../notebook.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { FIELD_WEIGHTS } from '../../words/others/field-weights.ts';
import { OWNER_WEIGHTS } from '../../words/others/owner-weights.ts';
import { WEIGHTS } from '../../words/others/weights.ts';
import { settledFields } from '../english/fields/settle.ts';
import { withoutActors, withoutAsked } from './actors.ts';
import { withChosen } from './chosen.ts';
import { readClauses } from './clauses.ts';
import { inOneGender, inOrder, withoutGenders } from './order.ts';
import {
  type Evidence,
  evidenceOf,
  isHeading,
  PREMISES,
  type RoleEvidence,
  roleEvidenceOf,
} from './evidence.ts';
import { withoutFigures } from './charts.ts';
import { inOneNumber, withCounts } from './number.ts';
import { withoutOffers } from './offers.ts';
import { readOfferedFor, withoutOfferedFor } from './offered-for.ts';
import { withEachApart } from './of-each.ts';
import { readPaidBy, withoutWaysOfPaying } from './paid-by.ts';
import { pastedIn } from './pasted.ts';
import type { Phrase } from './phrase.ts';
import { chunkerFor, type Element } from './phrases.ts';
import { recordsReaderFor } from './records.ts';
import { readLikened } from './likened-things.ts';
import { inFull } from './short-names.ts';
import { withoutRelatives } from './relatives.ts';
import { isShared, type Scribe, scribeFor } from './scribe.ts';
import { readAsked } from './asked.ts';
import { readBooked } from './booked-things.ts';
import { weighedFields } from './field-signs.ts';
import { wordsSaid } from './forms.ts';
import { seekerIn } from './seeker.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { writtenOut } from './ellipsis.ts';
import { placedIn, speltAlike } from './spelling.ts';
import type { Values } from './value-lists.ts';
import { namedBefore, ownersWeighed } from './value-owners.ts';
import { ownerSignsFor } from './owner-signs.ts';
import { withRowNamed } from './sheet-heads.ts';
import { noteProducts, withoutProducts } from './products.ts';
import { plainly } from './stories.ts';
import { type Titled, titledReaderFor } from './titled.ts';
import { valuesFinderFor } from './values.ts';
import { type OtherWeights, rolesOf, type Verdicts, verdictsOf } from './verdicts.ts';
import { folded, type Vocabulary, vocabularyFor } from './vocabulary.ts';
import { readWhoTook } from './who-took.ts';
import { wordsOf } from './words.ts';

/** Lists of values that are looked for in a sentence. */
const MOST_LISTS = 5;

/** So few nouns are taken as they are read. */
const FEW = 5;

/** German nouns can only be told by their capital letters where the text has them. */
const isCased = (text: string): boolean => {
  const capitals = text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}/gu)?.length ?? 0;
  return capitals > 1 || (capitals === 1 && /^\p{Lu}/u.test(text));
};

const placeOf = (element: Element) => (element.kind === 'phrase' ? element.phrase.start : element.start);

/** The sentences of a text as phrases, and how its nouns are spoken of. */
interface Prepared {
  /** As it was written. */
  whole: string;
  text: string;
  vocabulary: Vocabulary;
  /** What was pasted out of spreadsheets, and is no part of the sentences. */
  sheets: readonly Sheet[];
  sentences: readonly {
    whole: Sentence;
    elements: readonly Element[];
    /** What it is, if it is nothing but a thing and what it has. */
    titled: Titled | undefined;
  }[];
}

/** Takes lists of values out of a sentence, one after another; every letter keeps its place. */
function taken(sentence: string, find: (text: string) => Values | undefined) {
  const found: Values[] = [];
  let rest = sentence;
  for (let times = 0; times < MOST_LISTS; times += 1) {
    const values = find(rest);
    if (!values) break;
    found.push(values);
    rest = rest.slice(0, values.start) + ' '.repeat(values.end - values.start) + rest.slice(values.end);
  }
  return { found, rest };
}

function toolsFor(text: string, language: OtherLanguage, weights: Weights) {
  const vocabulary = vocabularyFor(language);
  const { elementsOf, phraseOf } = chunkerFor(vocabulary, isCased(text), wordsSaid(text, language));
  const nounBefore = (before: string) => {
    const [clause = ''] = /[^,，、;；:：.。()（）]*$/u.exec(before) ?? [];
    const start = before.length - clause.length;
    const last = elementsOf(wordsOf(clause, start, vocabulary), clause, start).at(-1);
    // Nothing is done right before a bracket: "note (1, 2, 3)" is a noun.
    if (last?.kind === 'verb') return phraseOf(last.verb, { start: last.start, end: last.end });
    return last?.kind === 'phrase' ? last.phrase : undefined;
  };
  return { vocabulary, elementsOf, phraseOf, finder: valuesFinderFor(vocabulary, nounBefore, weights) };
}

function prepare(whole: string, language: OtherLanguage, weights: OtherWeights): Prepared {
  const { vocabulary, elementsOf, phraseOf, finder } = toolsFor(whole, language, weights.lists);
  const { partsOf, recordOf } = titledReaderFor(vocabulary, phraseOf);
  const pasted = pastedIn(whole, language, recordOf);
  const text = withEachApart(
    withoutRelatives(
      withoutOffers(
        withoutWaysOfPaying(
          withoutOfferedFor(withoutProducts(pasted?.rest ?? whole, language), language),
          language,
        ),
        language,
      ),
      language,
    ),
    vocabulary,
  );
  // Chinese records are read by `chinese-records.ts`, which knows where their words end.
  const parts =
    language === 'zh'
      ? sentencesOf(text).map((part) => ({ part: withRowNamed(part, language), titled: undefined }))
      : sentencesOf(text).flatMap(partsOf);
  const read = parts.map(({ part, titled }) => {
    if (titled) return { whole: part, titled, elements: titled.elements };
    const { text: sentence, start } = plainly(
      { ...part, text: withoutFigures(part.text, language) },
      language,
    );
    const { found, rest } = taken(sentence, finder.first);
    const lists = found.map((values): Element => ({
      kind: 'values',
      values: { ...values, start: start + values.start, end: start + values.end },
      start: start + values.start,
      end: start + values.end,
    }));
    const placed = [...elementsOf(wordsOf(rest, start, vocabulary), rest, start), ...lists].sort(
      (one, other) => placeOf(one) - placeOf(other),
    );
    const elements = withoutGenders(withCounts(placed, vocabulary));
    return { whole: part, titled, elements: inOrder(elements, vocabulary) };
  });
  const named = inFull(
    read.map(({ elements }) => elements),
    vocabulary,
  );
  const said = inOneGender(inOneNumber(named, vocabulary), language);
  const sentences = read.map(({ whole, titled }, at) => ({ whole, titled, elements: said[at] ?? [] }));
  return { whole, text, vocabulary, sheets: pasted?.sheets ?? [], sentences };
}

/** What a row is called by. */
const nameIn = (language: OtherLanguage) =>
  ATTRIBUTES.find(({ name }) => name === 'name')?.label[language].toLowerCase() ?? '';

/** "Hunde und Katzen": both are kept, or none is. */
const twinsOf = (elements: readonly Element[], at: number): Phrase[] =>
  [-2, 2].flatMap((step) => {
    const [one, joint, other] = [elements[at], elements[at + step / 2], elements[at + step]];
    if (one?.kind !== 'phrase' || other?.kind !== 'phrase' || joint?.kind !== 'role' || joint.role !== 'and')
      return [];
    const isTwin =
      one.phrase.sort === 'thing' &&
      other.phrase.sort === 'thing' &&
      one.phrase.isPlural &&
      other.phrase.isPlural &&
      one.phrase.category === other.phrase.category;
    return isTwin ? [other.phrase] : [];
  });

const isListed = (element: Element | undefined): element is Extract<Element, { kind: 'phrase' }> =>
  element?.kind === 'phrase' && element.phrase.sort === 'thing' && element.phrase.isPlural;
const isJoint = (element: Element | undefined): boolean =>
  (element?.kind === 'role' && element.role === 'and') ||
  (element?.kind === 'sign' && element.sign === 'comma');
/** "الطاولات والحجوزات والزبائن": the other things of a list of nothing but things, of each of which there are several. */
function othersOfList(elements: readonly Element[], at: number): Phrase[] {
  if (!isListed(elements[at])) return [];
  const along = (step: 1 | -1): Phrase[] => {
    const found: Phrase[] = [];
    for (let place = at; isJoint(elements[place + step]);) {
      // "A, B, and C"
      const next = place + (isJoint(elements[place + 2 * step]) ? 3 : 2) * step;
      const element = elements[next];
      if (!isListed(element)) break;
      found.push(element.phrase);
      place = next;
    }
    return found;
  };
  return [...along(-1), ...along(1)];
}

/** So many things of a list are kept that the others are as well. */
const ENOUGH = 2;

/** What is judged of each noun stands with it. */
const judged = (elements: readonly Element[], { isThing, isRefused, isSurely }: Verdicts): Element[] =>
  elements.map((element, at) => {
    if (element.kind !== 'phrase') return element;
    const { noun, part, isPlural, sort } = element.phrase;
    const isOwner = part === 'owner' || isHeading(elements, at);
    const isOneOfThings =
      othersOfList(elements, at).filter((other) => isThing(other.noun) === true).length >= ENOUGH;
    const isJudged =
      isOwner ||
      isOneOfThings ||
      isThing(noun) ||
      twinsOf(elements, at).some((twin) => isThing(twin.noun) === true);
    return {
      ...element,
      phrase: {
        ...element.phrase,
        // "Salidas con fecha y monitor": a word for a day may name a thing as well.
        ...(isSurely(noun) &&
          isPlural &&
          (sort === 'attribute' || sort === 'empty') && { sort: 'unknown' as const }),
        isJudged,
        isRefused: !isOwner && !isOneOfThings && isRefused(noun),
      },
    };
  });

const NONE: ReadonlySet<Category> = new Set();

/** "Kayaks. Columnas: modelo, color": what was named before the columns of a sheet. */
function titleBefore(elements: readonly Element[] | undefined): Phrase | undefined {
  const titles = (elements ?? []).flatMap((element) => (element.kind === 'phrase' ? [element.phrase] : []));
  return titles.findLast(({ isPlural, sort }) => isPlural && /^(?:thing|both|unknown)$/u.test(sort));
}

/** The records that sentences are, each with what its thing is called. */
const titledSheets = (
  { sentences, vocabulary }: Prepared,
  scribe: Scribe,
  verdicts: Verdicts | undefined,
): Sheet[] =>
  sentences.flatMap(({ titled, elements: [head] }, at) => {
    if (!titled || head?.kind !== 'phrase') return [];
    const said = (titled.isUnnamed && titleBefore(sentences[at - 1]?.elements)) || head.phrase;
    const record = scribe.thing({ ...said, isJudged: true }, true, true) ?? said.noun;
    const { start, end } = titled.head;
    const columns = titled.columns.map((column) => {
      const noun = column.noun ?? column.label;
      const isOne =
        column.isAsked === true &&
        (isShared(vocabulary.thing(noun)?.entry.id) || verdicts?.isThing(noun) !== false);
      return { ...column, isAsked: isOne };
    });
    return [{ record, title: { start, end }, own: NONE, columns }];
  });

/** Reads clause by clause. */
function readThings(prepared: Prepared, verdicts?: Verdicts) {
  const { vocabulary, sheets: pasted, sentences } = prepared;
  const { notebook, scribe } = notebookOf(vocabulary);
  const titled = titledSheets(prepared, scribe, verdicts);
  noteSheets([...pasted, ...titled], notebook, lexiconFor(vocabulary.language), nameIn(vocabulary.language));
  let focus = pasted.at(-1)?.record;
  const read: [Sentence, string | undefined][] = [];
  const free = sentences.filter((one) => one.titled === undefined);
  const seen = free.map(({ elements }) => (verdicts ? judged(elements, verdicts) : elements));
  for (const { whole, titled: one, elements } of sentences) {
    const at = free.findIndex((other) => other.whole === whole);
    const [head] = elements;
    if (one && head?.kind === 'phrase')
      focus = (one.isUnnamed ? undefined : notebook.known(head.phrase.noun)) ?? focus;
    else focus = readClauses(seen[at] ?? [], { vocabulary, notebook, scribe }, focus);
    if (!one) read.push([whole, focus]);
  }
  for (const [sentence] of read) readWhoTook(sentence, { vocabulary, notebook, scribe });
  if (verdicts)
    for (const element of free.flatMap(({ elements }) => elements))
      if (element.kind === 'phrase' && verdicts.isSurely(element.phrase.noun))
        scribe.thing(element.phrase, true, true);
  const seeker = seekerIn(free[0]?.elements ?? []);
  if (seeker !== undefined && notebook.times(seeker) === 1 && notebook.entities().length > 1)
    notebook.forget(notebook.known(seeker) ?? seeker);
  return { notebook, scribe, read, seen };
}

/** What is asked is read when all things are known. */
function readAll(prepared: Prepared, verdicts: Verdicts | undefined, fieldWeights: Weights): Notebook {
  const { vocabulary } = prepared;
  const { language } = vocabulary;
  const { notebook, scribe, read, seen } = readThings(prepared, verdicts);
  const { elementsOf, phraseOf } = chunkerFor(
    vocabulary,
    isCased(prepared.text),
    wordsSaid(prepared.text, language),
  );
  for (const [sentence] of read) readBooked(sentence, { vocabulary, notebook, scribe }, phraseOf);
  const [opening] = sentencesOf(prepared.text);
  if (opening) readLikened(opening, { vocabulary, notebook, scribe }, phraseOf);
  settleFields(notebook, seen, prepared, fieldWeights);
  // Chinese records are read by `chinese-records.ts`, which knows where their words end.
  if (language !== 'zh') {
    const readRecords = recordsReaderFor(language, {
      vocabulary,
      notebook,
      scribe,
      elementsIn: (text, start) => elementsOf(wordsOf(text, start, vocabulary), text, start),
    });
    for (const [sentence] of read) readRecords(sentence);
  }
  giveValues(notebook, scribe, prepared);
  for (const [sentence, before] of read) readAsked(sentence, { vocabulary, notebook }, before);
  noteProducts(prepared.whole, notebook, vocabulary);
  readPaidBy(prepared.whole, { vocabulary, notebook, scribe });
  readOfferedFor(prepared.whole, { vocabulary, notebook, scribe });
  return notebook;
}

/** Gives each field to whom it suits best, adds what was missed, and drops what is none. */
function settleFields(
  notebook: Notebook,
  seen: readonly (readonly Element[])[],
  { text, vocabulary }: Prepared,
  weights: Weights,
): void {
  const facts = notebook.facts(vocabulary.language, undefined);
  const owners = facts.entities.map(({ noun }) => noun);
  const weighed = weighedFields(seen, facts, text, vocabulary);
  notebook.refield((fields) => settledFields(fields, weighed, owners, weights));
}

/** Each list of values read, with the things that may have it. */
function valueOwnersIn(notebook: Notebook, rows: readonly NotedValues[], { text, vocabulary }: Prepared) {
  if (rows.length === 0) return [];
  const ownersOf = ownerSignsFor(notebook.facts(vocabulary.language, undefined), text, vocabulary);
  return rows.map((row) => ({ row, owners: ownersOf({ ...row, kind: row.isLife ? 'life' : 'choice' }) }));
}

function giveValues(notebook: Notebook, scribe: Scribe, prepared: Prepared): void {
  const { vocabulary } = prepared;
  const isNamed = (row: NotedValues) =>
    row.owner !== undefined && row.owner === namedBefore(row, notebook.entities(), prepared);
  const open = notebook.values().filter((row) => !isNamed(row));
  const given = ownersWeighed(valueOwnersIn(notebook, open, prepared), OWNER_WEIGHTS);
  for (const { row, owner } of given) notebook.giveValues(row, owner);
  const alive = new Set(given.flatMap(({ row, owner }) => (row.isLife ? [owner] : [])));
  const isSomebody = (noun: string) =>
    /^(?:person|organisation)$/u.test(vocabulary.thing(noun)?.entry.category ?? '');
  // A life that is told before all things is of one that has no other.
  const loose = valueOwnersIn(notebook, scribe.ownerless(), prepared).map(({ row, owners }) => ({
    row,
    owners: owners.filter(({ noun }) => !isSomebody(noun)),
  }));
  for (const { row, owner } of loose.flatMap((one) => ownersWeighed([one], OWNER_WEIGHTS))) {
    if (alive.has(owner)) continue;
    alive.add(owner);
    notebook.giveValues(row, owner);
  }
}

function notebookOf(vocabulary: Vocabulary) {
  const { grammar, language } = vocabulary;
  const plurals = new Map<string, string>();
  const plural = (noun: string) => {
    const thing = vocabulary.thing(noun);
    const names = thing?.entry.names[language];
    if (!names || !thing) return plurals.get(noun) ?? grammar.plural(noun);
    const [one, many] =
      language === 'de' ? [names.one, names.many] : [names.one.toLowerCase(), names.many.toLowerCase()];
    if (noun === one) return many;
    if (language === 'de' && noun.toLowerCase().endsWith(one.toLowerCase()))
      return (
        noun.slice(0, -one.length) +
        (/(?:^|-)$/u.test(noun.slice(0, -one.length)) ? many : many.toLowerCase())
      );
    return plurals.get(noun) ?? grammar.plural(noun);
  };
  const isHead = (compound: string, noun: string) =>
    language === 'de' || language === 'zh'
      ? compound !== noun && compound.endsWith(noun) && noun.length > 1
      : compound.startsWith(`${noun} `);
  const notebook = notebookFor(
    {
      thing: (noun) => vocabulary.thing(noun)?.entry,
      attribute: (label) => vocabulary.attribute(label)?.entry,
      isAttribute: (label) => vocabulary.attribute(label) !== undefined,
      byId: () => undefined,
    },
    { plural },
    isHead,
  );
  return { notebook, scribe: scribeFor(vocabulary, notebook, plurals) };
}

const evidenceFor = (prepared: Prepared): Evidence[] =>
  evidenceOf(
    prepared.sentences.map(({ elements }) => elements),
    readThings(prepared).notebook.facts(prepared.vocabulary.language, undefined),
    prepared.vocabulary,
  );

const roleEvidenceFor = (prepared: Prepared, evidence: readonly Evidence[]): RoleEvidence[] =>
  roleEvidenceOf(
    prepared.sentences.map(({ whole, elements }) => ({ ...whole, elements })),
    evidence,
    prepared.vocabulary,
  );

/** A text in one spelling, in which every name is written out. */
const speltOut = (text: string, language: OtherLanguage) =>
  writtenOut(speltAlike(text), vocabularyFor(language));

/** The signs by which people are judged to be a role. */
export function rolesIn(text: string, language: OtherLanguage, weights: OtherWeights): RoleEvidence[] {
  const prepared = prepare(speltOut(text, language).text, language, weights);
  return roleEvidenceFor(prepared, evidenceFor(prepared));
}

/** The signs by which each noun of a description is judged. */
export const evidenceIn = (text: string, language: OtherLanguage, weights: OtherWeights): Evidence[] =>
  evidenceFor(prepare(speltOut(text, language).text, language, weights));

/** The signs by which each list of a description is judged that no word tells. */
export function listsIn(text: string, language: OtherLanguage, weights: OtherWeights) {
  const spelt = speltOut(text, language).text;
  const { finder } = toolsFor(spelt, language, weights.lists);
  return sentencesOf(spelt).flatMap((sentence) => finder.evidence(taken(sentence.text, finder.named).rest));
}

/** What a description in Spanish, French, German, Chinese or Arabic says. */
export const readOther = (text: string, language: OtherLanguage): Facts =>
  readOtherWeighing(text, language, WEIGHTS);

/** The same by other weights. It is read twice: first to weigh which nouns are things, then with that known. */
export function readOtherWeighing(
  text: string,
  language: OtherLanguage,
  weights: OtherWeights,
  fieldWeights: Weights = FIELD_WEIGHTS,
): Facts {
  const spelt = speltOut(text, language);
  return placedIn(readSpelt(spelt.text, language, weights, fieldWeights), spelt);
}

/** Whatever could be a field in a description, with what speaks for each thing having it. */
export function fieldsIn(text: string, language: OtherLanguage, weights: OtherWeights) {
  const spelt = speltOut(text, language).text;
  const prepared = prepare(spelt, language, weights);
  const { notebook, seen } = readThings(prepared, weighed(prepared, evidenceFor(prepared), weights));
  const facts = notebook.facts(language, undefined);
  return { facts, weighed: weighedFields(seen, facts, spelt, prepared.vocabulary) };
}

/** Each list of values of a description with the things that may have it, as it is read at first. */
export function ownersOfValues(text: string, language: OtherLanguage) {
  const spelt = speltOut(text, language).text;
  const prepared = prepare(spelt, language, WEIGHTS);
  const { notebook, scribe, seen } = readThings(prepared, weighed(prepared, evidenceFor(prepared), WEIGHTS));
  settleFields(notebook, seen, prepared, FIELD_WEIGHTS);
  return valueOwnersIn(notebook, [...notebook.values(), ...scribe.ownerless()], prepared);
}

/** Which nouns are things, where there are enough to tell. */
function weighed({ vocabulary }: Prepared, evidence: readonly Evidence[], weights: OtherWeights) {
  const verdicts = verdictsOf(evidence, weights.things, vocabulary);
  const hasPremises = evidence.some(({ signs }) => signs.includes(PREMISES));
  const isEnough =
    (evidence.length >= FEW || hasPremises) && evidence.some(({ noun }) => verdicts.isThing(noun));
  return isEnough ? verdicts : undefined;
}

function readSpelt(
  text: string,
  language: OtherLanguage,
  weights: OtherWeights,
  fieldWeights: Weights,
): Facts {
  const prepared = prepare(text, language, weights);
  const evidence = evidenceFor(prepared);
  const notebook = readAll(prepared, weighed(prepared, evidence, weights), fieldWeights);
  const said = notebook.facts(language, undefined).roles.map(({ noun }) => folded(noun, language));
  for (const phrase of rolesOf(roleEvidenceFor(prepared, evidence), weights.roles))
    if (!said.some((one) => `${one} `.startsWith(`${folded(phrase.noun, language)} `)))
      notebook.role({ noun: phrase.noun.toLowerCase() }, phrase);
  const sentences = prepared.sentences.map(({ whole }) => whole);
  const { vocabulary } = prepared;
  const read = withChosen(notebook.facts(language, undefined), sentences, vocabulary);
  const told = withoutActors(read, sentences, vocabulary);
  return withoutAsked(told, sentences, vocabulary);
}
