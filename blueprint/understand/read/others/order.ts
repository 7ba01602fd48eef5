import { plain } from '../../ontology/lookup.ts';
import type { Grammar, Role } from '../../words/others/grammar.ts';
import type { Phrase } from './phrase.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { type Element, nameOf } from './phrases.ts';

const isStart = (element: Element | undefined) =>
  element === undefined ||
  element.kind === 'sign' ||
  (element.kind === 'role' && (element.role === 'and' || element.role === 'if'));
const isDoer = (element: Element | undefined) =>
  element?.kind === 'phrase' &&
  (element.phrase.category === 'person' || element.phrase.category === 'organisation');

/** "Schülerinnen und Schüler", "alumnos y alumnas": one thing. */
export function withoutGenders(elements: readonly Element[]): Element[] {
  return elements.filter((element, at) => {
    const [and, other] = [elements[at + 1], elements[at + 2]];
    const isPair =
      element.kind === 'phrase' &&
      and !== undefined &&
      (and.kind === 'sign' ? and.sign === 'slash' : and.kind === 'role' && and.role === 'and') &&
      other?.kind === 'phrase' &&
      isSamePerson(element.phrase, other.phrase);
    const [first, joint] = [elements[at - 1], elements[at + 1]];
    const isJoint =
      first?.kind === 'phrase' &&
      joint?.kind === 'phrase' &&
      (element.kind === 'role'
        ? element.role === 'and'
        : element.kind === 'sign' && element.sign === 'slash') &&
      isSamePerson(first.phrase, joint.phrase);
    return !isPair && !isJoint;
  });
}
const MASCULINE: Partial<Readonly<Record<OtherLanguage, readonly (readonly [RegExp, string])[]>>> = {
  de: [
    [/in$/u, ''],
    [/in$/u, 'e'],
  ],
  es: [
    [/a$/u, 'o'],
    [/a$/u, ''],
  ],
  fr: [
    [/trice$/u, 'teur'],
    [/euse$/u, 'eur'],
    [/ère$/u, 'er'],
    [/(?<=[nt])ne$/u, 'n'],
    [/ienne$/u, 'ien'],
    [/e$/u, ''],
  ],
  ar: [[/ة$/u, '']],
};

/** "Lehrer und Lehrerinnen … ein Lehrer": who is named in both genders is one thing, called as in the shorter form. */
export function inOneGender(
  sentences: readonly (readonly Element[])[],
  language: OtherLanguage,
): Element[][] {
  const people = new Set(
    sentences.flat().flatMap((element) => (element.kind === 'phrase' ? [element.phrase.noun] : [])),
  );
  const inShort = ({ noun, category }: Phrase): string | undefined =>
    category === 'person' || category === undefined
      ? MASCULINE[language]
          ?.map(([ending, other]) => noun.replace(ending, other))
          .find((one) => one !== noun && people.has(one))
      : undefined;
  const isKnown = (noun: string) =>
    sentences
      .flat()
      .some(
        (element) =>
          element.kind === 'phrase' && element.phrase.noun === noun && element.phrase.category === 'person',
      );
  return sentences.map((elements) =>
    elements.map((element) => {
      const noun = element.kind === 'phrase' ? inShort(element.phrase) : undefined;
      return element.kind === 'phrase' &&
        noun !== undefined &&
        (element.phrase.category === 'person' || isKnown(noun))
        ? { ...element, phrase: { ...element.phrase, noun } }
        : element;
    }),
  );
}
const isSamePerson = (one: Phrase, other: Phrase): boolean => {
  if (one.category !== 'person' && other.category !== 'person') return false;
  const [a, b] = [plain(one.label), plain(other.label)];
  const length = Math.max(4, Math.min(a.length, b.length) - 3);
  return a !== b && a.slice(0, length) === b.slice(0, length) && Math.abs(a.length - b.length) < 6;
};

/** Arabic mostly says the verb first: "registers the teacher the attendance". The subject is put before it. */
function subjectsFirst(elements: readonly Element[]): Element[] {
  const ordered = [...elements];
  for (const [at, element] of ordered.entries()) {
    const next = ordered[at + 1];
    if (
      element.kind === 'verb' &&
      next &&
      isStart(ordered[at - 1]) &&
      isDoer(next) &&
      ordered.length > at + 2
    ) {
      ordered[at] = next;
      ordered[at + 1] = element;
    }
  }
  return ordered;
}

/** German says last what somebody can do: "kann eine Hütte buchen". It is put before what is done with it. */
function deedsFirst(elements: readonly Element[], events: Grammar['events']): Element[] {
  const ordered = [...elements];
  for (const [at, element] of ordered.entries()) {
    if (element.kind !== 'role' || element.role !== 'can') continue;
    const to = ordered.findIndex(
      (one, place) => place > at && (one.kind === 'verb' || one.kind === 'sign' || one.kind === 'values'),
    );
    const deed = ordered[to];
    const after = ordered[to + 1];
    const isLast =
      after === undefined || after.kind === 'sign' || (after.kind === 'role' && after.role === 'and');
    const isEvent = deed?.kind === 'verb' && events.some(([verb]) => verb.test(deed.verb));
    // "Ohne Anmeldung": what the deed is done with has nothing of the kind before it.
    const object = ordered.findIndex((one, place) => {
      const before = ordered[place - 1];
      const isSaidOf = before?.kind === 'role' && /^(?:prep|per|of|ofThe)$/u.test(before.role);
      return place > at && place < to && one.kind === 'phrase' && !isSaidOf;
    });
    // "Jeder kann eine Hütte buchen": nobody is named who does it.
    const clause = ordered.slice(ordered.slice(0, at).findLastIndex(({ kind }) => kind === 'sign') + 1, at);
    const isSomebody = clause.some(({ kind }) => kind === 'phrase');
    if (!deed || !isEvent || !isLast || object < 0 || !isSomebody) continue;
    ordered.splice(to, 1);
    const isFirst = !ordered.slice(at + 1, object).some(({ kind }) => kind === 'phrase');
    ordered.splice(isFirst ? at + 1 : object, 0, deed);
  }
  return ordered;
}

/** "In der jedes Rezept Zutaten, Schritte und eine Dauer hat": what it has stands before the verb. */
function hasFirst(elements: readonly Element[]): readonly Element[] {
  const at = elements.findIndex(
    (element, place) => isRole(element, 'has') && /^(?:edge|comma|and)$/u.test(nameOf(elements[place + 1])),
  );
  const has = elements[at];
  const isListed = (element: Element | undefined) =>
    element?.kind === 'phrase' || element?.kind === 'values' || /^(?:comma|and)$/u.test(nameOf(element));
  let from = at;
  while (isListed(elements[from - 1])) from -= 1;
  const owner = elements.findLastIndex(
    (element, place) =>
      place >= from &&
      place < at &&
      element.kind === 'phrase' &&
      /^(?:each|a|the)$/u.test(element.phrase.determiner ?? '') &&
      elements[place + 1]?.kind === 'phrase',
  );
  if (!has || owner < 0) return elements;
  // "In der", "wo": what leads the clause.
  let lead = owner;
  while (/^(?:prep|ofThe|the|if)$/u.test(nameOf(elements[lead - 1]))) lead -= 1;
  const isLed = nameOf(elements[lead - 1]) === 'comma';
  return [
    ...elements.slice(0, isLed ? lead : owner),
    ...elements.slice(owner, owner + 1),
    has,
    ...elements.slice(owner + 1, at),
    ...elements.slice(at + 1),
  ];
}

const role = (said: Element, name: Role): Element => {
  const { start, end } = said.kind === 'phrase' ? said.phrase : said;
  return { kind: 'role', role: name, start, end };
};
const isRole = (element: Element | undefined, ...names: readonly Role[]): boolean =>
  element?.kind === 'role' && names.includes(element.role);
const isAttribute = (element: Element | undefined): boolean =>
  element?.kind === 'phrase' && element.phrase.sort === 'attribute';

/** "Wir brauchen Anzahl Gäste und Anzahl Kinder pro Buchung": each booking has them. */
function eachFirst(elements: readonly Element[]): readonly Element[] {
  const per = elements.findIndex((element) => isRole(element, 'per'));
  const [first, owner] = [elements[0], elements[per + 1]];
  const list = elements.slice(1, per);
  const isList =
    isRole(first, 'manage', 'there') &&
    list.some(isAttribute) &&
    list.every((element) => isAttribute(element) || isRole(element, 'and') || element.kind === 'sign');
  if (!isList || owner?.kind !== 'phrase' || owner.phrase.sort !== 'thing' || elements[per + 2])
    return elements;
  const each = { ...owner, phrase: { ...owner.phrase, determiner: 'each' as const } };
  return [each, role(owner, 'has'), ...list];
}

/** "Cada clase la da un profesor": what is done by somebody who stands behind. */
const isDoneBy = (what: Element | undefined, verb: Element, who: Element | undefined): boolean =>
  verb.kind === 'verb' &&
  what?.kind === 'phrase' &&
  what.phrase.determiner === 'each' &&
  what.phrase.category !== 'person' &&
  who?.kind === 'phrase' &&
  who.phrase.determiner === 'a' &&
  who.phrase.category === 'person';

/** "Cada clase es de un profesor": it belongs to one. */
const ofSomebody = (elements: readonly Element[], language: OtherLanguage): readonly Element[] =>
  elements.flatMap((element, at): readonly Element[] => {
    if (language === 'es' && isDoneBy(elements[at - 1], element, elements[at + 1]))
      return [role(element, 'belongs')];
    const [is, of, who] = [elements[at - 1], element, elements[at + 1]];
    const isOf = (is_: Element | undefined, of_: Element | undefined, whose: Element | undefined) =>
      isRole(is_, 'is') &&
      isRole(of_, 'of', 'ofThe') &&
      whose?.kind === 'phrase' &&
      whose.phrase.sort === 'thing' &&
      (whose.phrase.determiner !== undefined || isRole(of_, 'ofThe'));
    if (isOf(is, of, who)) return [role(of, 'belongs')];
    return isOf(element, elements[at + 1], elements[at + 2]) ? [] : [element];
  });

/** "والحجوزات بالتاريخ والعربون": several of something of a list, and two fields or more that each of them has. */
const withDefiniteFields = (elements: readonly Element[]): readonly Element[] =>
  elements.map((element, at) => {
    const [before, thing, field, and, other] = [-2, -1, 1, 2, 3].map((step) => elements[at + step]);
    const isField = (one: Element | undefined) => one?.kind === 'phrase' && one.phrase.sort === 'attribute';
    const isListed =
      element.kind === 'role' &&
      element.role === 'prep' &&
      element.said === 'ب' &&
      thing?.kind === 'phrase' &&
      thing.phrase.isPlural &&
      thing.phrase.sort !== 'attribute' &&
      (isStart(before) || isRole(before, 'manage')) &&
      isField(field) &&
      isRole(and, 'and') &&
      isField(other);
    return isListed ? role(element, 'with') : element;
  });

/** What is said in the order of a language, in that in which it is read: who, what they do, and with what. */
export const inOrder = (
  elements: readonly Element[],
  { language, grammar }: Vocabulary,
): readonly Element[] => {
  if (language === 'zh') return elements;
  const said = ofSomebody(eachFirst(elements), language);
  if (language === 'ar') return withDefiniteFields(subjectsFirst(said));
  return language === 'de' ? hasFirst(deedsFirst(said, grammar.events)) : said;
};
