import type { Facts } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import type { Phrase } from './phrase.ts';
import { lentAs } from './lending.ts';
import { openingListOf, premisesOf } from './opening-list.ts';
import { besides } from './number.ts';
import { type Element, nameOf } from './phrases.ts';
import { ASKED, type Asked } from '../../words/others/asked.ts';
import { listOf } from '../../words/others/grammar.ts';
import { PAYING } from '../../words/others/paying.ts';
import { folded, type Vocabulary } from './vocabulary.ts';
import { few } from '../../likelihood.ts';

// What speaks for and against a noun being a thing of its own, each sign by its name; the same signs in every language.

export interface Evidence {
  noun: string;
  signs: readonly string[];
}
interface Mention {
  phrase: Phrase;
  signs: readonly string[];
}

/** Says that a noun is where everything else is, and no thing of its own. */
export const PREMISES = 'premises';
/** Says that a noun is the list itself in which everything else is kept. */
export const WRAPS = 'wraps';
/** Says that a noun is listed among what is kept there. */
export const KEPT = 'kept';

/** As far back and ahead as a sentence is looked at. */
const NEAR = 40;
const JOINS = /^(?:comma|and|or|slash)$/u;

/** How much of the list around a phrase is attributes. */
function companyOf(elements: readonly Element[], at: number): string {
  const beside: Phrase[] = [];
  for (const step of [-1, 1])
    for (let index = at + step; Math.abs(index - at) < NEAR; index += step) {
      const element = elements[index];
      if (element?.kind === 'phrase') beside.push(element.phrase);
      else if (!element || !JOINS.test(nameOf(element))) break;
    }
  if (beside.length === 0) return 'alone';
  const share = beside.filter(({ sort }) => sort === 'attribute').length / beside.length;
  return share > 0.6 ? 'attributes' : share > 0.2 ? 'mixed' : 'others';
}

/** Languages that are far from the others: what these signs say of a noun is weighed for each of them as well. */
const APART = /^(?:zh|ar)$/u;
const TELLING =
  /^(?:said|kind|category|heads|leader|after|before|times|company|part|open|order|first|words)/u;

const OPENS = /^(?:colon|open|has|with|values|stated)$/u;
/** What a phrase is followed by that may be what it has. */
function headOf(elements: readonly Element[], at: number): string {
  const next = nameOf(elements[at + 1]);
  if (!OPENS.test(next)) return 'nothing';
  const listed: Phrase[] = [];
  for (const element of elements.slice(at + 2, at + NEAR)) {
    if (element.kind === 'phrase') listed.push(element.phrase);
    else if (!/^(?:comma|and|or|skip|values|stated|open|close)$/u.test(nameOf(element))) break;
    if (nameOf(element) === 'close' && next === 'open') break;
  }
  const share = listed.filter(({ sort }) => sort === 'attribute').length / Math.max(1, listed.length);
  return `${next} ${few(listed.length)} ${share > 0.6 ? 'attributes' : share > 0.2 ? 'mixed' : 'others'}`;
}

/** Whether a phrase stands before a list of fields that can only be its own: "patient: name, phone". */
export function isHeading(elements: readonly Element[], at: number): boolean {
  const element = elements[at];
  if (element?.kind !== 'phrase' || !/^(?:thing|both|unknown)$/u.test(element.phrase.sort)) return false;
  // "clinical trial management: …": what an app is for.
  const { start, end, noun } = element.phrase;
  if (/\p{Script=Han}$/u.test(noun) && end - start !== noun.length) return false;
  const head = headOf(elements, at);
  return /^open (?:2|3\+) attributes$/u.test(head) || (at < 2 && /^colon (?:2|3\+) attributes$/u.test(head));
}

/** What somebody runs, of which there is only one: "llevo una consulta", "tengo un taller y quiero apuntar …". */
function businessOf(elements: readonly Element[], { language }: Vocabulary): Phrase | undefined {
  const said = elements.filter((element) => nameOf(element) !== 'skip');
  return said.flatMap((element, at) => {
    if (element.kind !== 'phrase') return [];
    const { isPlural, determiner, category = '' } = element.phrase;
    const before = said[at - 1];
    // "Tengo un taller de motos en Rosario y anoto todo": where it is may stand between.
    const place = said.slice(at + 1).findIndex((one) => !/^(?:of|prep|phrase)$/u.test(nameOf(one)));
    const joint = at + 1 + Math.max(0, place);
    // "Nuestro refugio acoge …", "unser Verein verleiht …": whose it is says that it is the only one.
    const isOurs =
      at === 0 && !isPlural && determiner === 'poss' && /^(?:place|organisation)$/u.test(category);
    if (isOurs && nameOf(said[1]) === 'verb') return [element.phrase];
    // "Nous avons ouvert un café-librairie": whatever it is called, it is where all of it happens.
    if (before?.kind === 'verb' && OPENED.test(before.verb) && determiner === 'a' && at < 4)
      return [element.phrase];
    if (!BUSINESS.test(category)) return [];
    const isRun = before?.kind === 'verb' && RUNS.test(before.verb);
    const isHad =
      at < 3 &&
      nameOf(before) === 'manage' &&
      nameOf(said[joint]) === 'and' &&
      /^(?:manage|can|verb)$/u.test(nameOf(said[joint + 1]));
    // Arabic has no word for "a".
    const isOne = !isPlural && (determiner === 'a' || language === 'ar');
    return isOne && (isRun || isHad) ? [element.phrase] : [];
  })[0];
}
const BUSINESS = /^(?:event|booking|work|place|organisation|learning)$/u;
const OPENED = /^(?:ouvert|ouvr|abr[ií]|abier|eröffn|inaugur|mont(?:é|amos)|lanc(?:é|ée|ons))/u;
const RUNS = /^(?:llev[oa]|llevamos|diri[gj]|regent|g[èé]r|tien|betreib|leite|führ)/u;

/** What is paid again and again is kept each time: "los socios pagan una cuota", "wir zahlen einen Beitrag", "ويدفع الأعضاء رسوما". */
const PAID = /^(?:payment|post|subscription|donation|rentPayment|tithe)$/u;
function paidIn(elements: readonly Element[], { language, thing }: Vocabulary): Phrase[] {
  const pays = new RegExp(`^(?:${PAYING[language].verb})$`, 'iu');
  return elements.flatMap((element, at) => {
    if (element.kind !== 'verb' || !pays.test(element.verb)) return [];
    const end = elements.findIndex((one, place) => place > at && nameOf(one) === 'comma');
    const phrases = elements
      .slice(at + 1, end < 0 ? undefined : end)
      .flatMap((one) => (one.kind === 'phrase' ? [one.phrase] : []));
    const paid = phrases.find(({ category }) => category !== 'person');
    const known = thing(paid?.noun ?? '');
    const isPaid = known?.isWhole === true && PAID.test(known.entry.id) && paid?.sort !== 'attribute';
    return paid && isPaid ? [paid] : [];
  });
}

/** "Pour chaque chantier, je veux le client, l'adresse": what all of a sentence is said of is kept. */
function ledBy([lead, first]: readonly Element[]): Phrase[] {
  const isEach = lead?.kind === 'role' && lead.role === 'per' && /chaque|cada|jede/u.test(lead.said ?? '');
  const isOne = first?.kind === 'phrase' && first.phrase.sort === 'thing' && !first.phrase.isPlural;
  return isEach && isOne ? [first.phrase] : [];
}

/** "Ich verleihe Hüpfburgen und Zelte": what we lend or let is kept, known or not. */
function lentIn(elements: readonly Element[], { language }: Vocabulary): Phrase[] {
  return elements.flatMap((element, at) => {
    const isOurs = element.kind === 'verb' && nameOf(elements[at - 1]) === 'we';
    if (!isOurs || lentAs(element.verb, language) === undefined) return [];
    const rest = elements.slice(at + 1);
    const end = rest.findIndex((one) => !/^(?:phrase|comma|and)$/u.test(nameOf(one)));
    return (end < 0 ? rest : rest.slice(0, end)).flatMap((one) =>
      one.kind === 'phrase' && one.phrase.isPlural && /^(?:thing|both|unknown)$/u.test(one.phrase.sort)
        ? [one.phrase]
        : [],
    );
  });
}

/** "Mis miembros, eventos y cuotas": what people pay may be a field, and is kept where at least two are that it is listed with. */
function isAmongMany(elements: readonly Element[], phrase: Phrase): boolean {
  const at = elements.findIndex((one) => one.kind === 'phrase' && one.phrase === phrase);
  if (at === -1 || !phrase.isPlural) return false;
  const others = besides(elements, at);
  return others.length > 1 && others.every(({ sort, isPlural }) => sort === 'thing' && isPlural);
}

/** Where a phrase stands. */
function signsOf(elements: readonly Element[], at: number, row: number, phrase: Phrase): readonly string[] {
  const before = elements.slice(Math.max(0, at - NEAR), at).map(nameOf);
  const count = (sign: string) => before.filter((name) => name === sign).length;
  const clause = before.slice(before.findLastIndex((name) => /^(?:comma|colon|open|close)$/u.test(name)) + 1);
  const leader =
    before.findLast((name) => /^(?:has|with|manage|there|verb|colon|open|is|can)$/u.test(name)) ?? 'none';
  const after = nameOf(
    elements.slice(at + 1, at + NEAR).find((element) => !/^(?:skip|they)$/u.test(nameOf(element))),
  );
  return [
    `before:${nameOf(elements[at - 1])}`,
    `after:${after}`,
    `after:${after} sort:${phrase.sort}`,
    `company:${companyOf(elements, at)}`,
    `heads:${headOf(elements, at)}`,
    ...(phrase.part ? [`part:${phrase.part}`, `part:${phrase.part} sort:${phrase.sort}`] : []),
    count('open') > count('close') ? 'bracketed' : before.includes('colon') ? 'listed' : 'open',
    `leader:${leader}`,
    `leader:${leader} ${phrase.isPlural ? 'many' : 'one'}`,
    ...(clause.includes('if') ? ['aside'] : []),
    ...(clause.includes('not') ? ['not'] : []),
    ...(before.includes('phrase') ? [] : ['first']),
    ...(row === 0 ? ['opening'] : []),
    ...(row === 0 && at === 0 && /^(?:edge|colon)$/u.test(nameOf(elements[1])) ? ['title'] : []),
    ...(phrase.determiner === undefined ? [] : [`determiner:${phrase.determiner}`]),
    ...(phrase.isTheirs ? ['theirs'] : []),
    ...(phrase.of ? ['of'] : []),
  ];
}

/** What somebody is said to do in the rest of the clause. */
function deedsOf(rest: string, asked: Asked, { grammar }: Vocabulary): string[] {
  const [clause = ''] = rest.toLowerCase().split(/[.;:,،，。；]/u, 1);
  const words = new Set(clause.match(/\p{L}+/gu) ?? []);
  return [
    ...(['see', 'add', 'change', 'remove'] as const).filter((deed) => asked[deed].test(clause)),
    ...(listOf(grammar.roles.poss).some((word) => words.has(word)) ? ['own'] : []),
    ...(listOf(grammar.roles.only).some((word) => words.has(word)) ? ['only'] : []),
    ...(listOf(grammar.roles.not).some((word) => words.has(word)) ? ['not'] : []),
  ];
}

/** Whether people who are spoken of do something in the app, and so are a role of it. */
export interface RoleEvidence extends Evidence {
  phrase: Phrase;
}
const DOING = /^(?:verb|can|not|only|manage|skip|they)$/u;

/** The signs by which those who may be a role are judged. */
export function roleEvidenceOf(
  sentences: readonly { text: string; start: number; elements: readonly Element[] }[],
  evidence: readonly Evidence[],
  vocabulary: Vocabulary,
): RoleEvidence[] {
  const { language } = vocabulary;
  const asked = ASKED[language];
  const doers = new Map<string, { phrase: Phrase; signs: string[] }>();
  for (const { text, start, elements } of sentences)
    for (const [at, element] of elements.entries()) {
      if (element.kind !== 'phrase') continue;
      const { phrase } = element;
      const after = nameOf(elements[at + 1]);
      const isDoing = DOING.test(after);
      const isDoer = phrase.category === 'person' || phrase.category === 'organisation';
      if (
        !isDoer &&
        !(isDoing && phrase.sort === 'unknown' && /^(?:a|the|each)$/u.test(phrase.determiner ?? ''))
      )
        continue;
      const key = folded(phrase.noun, language);
      const known = doers.get(key) ?? { phrase, signs: [] };
      const deeds = isDoing ? deedsOf(text.slice(phrase.end - start), asked, vocabulary) : [];
      const before = nameOf(elements[at - 1]);
      known.signs.push(
        `person:${phrase.category ?? 'none'}`,
        ...deeds.map((deed) => `does:${deed}`),
        ...(isDoing
          ? [`doing ${phrase.determiner ?? 'none'} ${phrase.isPlural ? 'many' : 'one'}`, 'doing']
          : []),
        ...(isDoing && /^(?:edge|comma|and|close|skip|only|if)$/u.test(before) ? [`starts:${before}`] : []),
      );
      doers.set(key, known);
    }
  return evidence.flatMap(({ noun, signs }) => {
    const doer = doers.get(folded(noun, language));
    return doer ? [{ noun, phrase: doer.phrase, signs: [...new Set([...signs, ...doer.signs])] }] : [];
  });
}

/** @param facts what was read at first, from left to right */
export function evidenceOf(
  sentences: readonly (readonly Element[])[],
  facts: Facts,
  vocabulary: Vocabulary,
): Evidence[] {
  const { language } = vocabulary;
  const mentions = new Map<string, { noun: string; list: Mention[] }>();
  sentences.forEach((elements, row) =>
    elements.forEach((element, at) => {
      if (element.kind !== 'phrase' || element.phrase.noun === '') return;
      const key = folded(element.phrase.noun, language);
      const known = mentions.get(key) ?? { noun: element.phrase.noun, list: [] };
      known.list.push({ phrase: element.phrase, signs: signsOf(elements, at, row, element.phrase) });
      mentions.set(key, known);
    }),
  );
  const [opening = []] = sentences;
  const premises = premisesOf(opening, vocabulary);
  const opened = openingListOf(sentences, vocabulary);
  const business = facts.entities.length > 1 ? businessOf(opening, vocabulary) : undefined;
  const dealt = sentences.flatMap((elements) => [
    ...paidIn(elements, vocabulary),
    ...lentIn(elements, vocabulary),
    ...ledBy(elements),
  ]);
  const keys = [...mentions.keys()];
  const isPart = (key: string) =>
    keys.some(
      (one) =>
        one !== key &&
        key.length > 1 &&
        (language === 'zh' || language === 'de' ? one.endsWith(key) : one.startsWith(`${key} `)),
    );
  return [...mentions.values()].map(({ noun, list }, order) => {
    const [{ phrase } = { phrase: undefined }] = list;
    const sort = phrase?.sort ?? 'empty';
    const thing = vocabulary.thing(noun);
    const type = vocabulary.attribute(noun);
    const kind = `${sort}${thing?.isWhole ? ' whole' : ''}`;
    const category = phrase?.category ?? 'none';
    const key = folded(noun, language);
    const isIt = (name: string) => folded(name, language) === key;
    const isOnlyPremises =
      list.length === 1 && phrase !== undefined && (phrase === premises?.place || phrase === opened.place);
    // "Agenda con citas, clientas y servicios": what a text begins with holds what it lists.
    const isBusiness = list.length === 1 && phrase !== undefined && phrase === business;
    const isWrapper =
      order === 0 && list.length === 1 && phrase?.isPlural === false && vocabulary.isWrapper(phrase.label);
    const isKept = list.some(
      ({ phrase: one }) => premises?.kept.includes(one) || opened.kept.includes(one) || dealt.includes(one),
    );
    const isListed =
      list.length === 1 &&
      phrase?.sort === 'both' &&
      phrase.category === 'money' &&
      // "Autoescuela: alumnos, plazos, precios": what a colon opens is judged as a whole.
      !list.some(({ signs: all }) => all.includes('listed')) &&
      sentences.some((elements) => isAmongMany(elements, phrase));
    const found = facts.entities.find((one) => isIt(one.noun));
    const isField = facts.fields.some(({ label }) => keyOf(label) === keyOf(noun) || isIt(label));
    const said = found ? 'entity' : isField ? 'field' : 'nothing';
    const isMany = list.some((one) => one.phrase.isPlural);
    const number = isMany ? 'many' : 'one';
    const isSetting = /^(?:place|organisation)$/u.test(category) && !isMany;
    const signs = new Set([
      `said:${said}`,
      `kind:${kind}`,
      `said:${said} kind:${kind}`,
      `said:${said} ${number}`,
      `kind:${kind} ${number}`,
      `category:${category}`,
      `category:${category} ${number}`,
      `category:${category} kind:${kind}`,
      ...(type ? [`type:${type.entry}${type.isWhole ? ' whole' : ''}`] : []),
      ...(found
        ? [
            `fields:${few(facts.fields.filter(({ owner }) => isIt(owner)).length)}`,
            `links:${few(facts.relations.filter(({ from, to }) => isIt(from) || isIt(to)).length)}`,
          ]
        : []),
      ...(facts.states.some(({ owner }) => isIt(owner)) ? ['life'] : []),
      `times:${few(list.length)}`,
      `times:${few(list.length)} kind:${kind}`,
      `times:${few(list.length)} ${category}`,
      `words:${few(language === 'zh' ? Math.ceil(noun.length / 2) : noun.split(' ').length)}`,
      ...(order === 0 ? ['order:first'] : []),
      ...(isOnlyPremises || isBusiness ? [PREMISES] : []),
      ...(isWrapper ? [WRAPS] : []),
      ...(isKept || isListed ? [KEPT] : []),
      ...(isSetting ? ['setting'] : []),
      ...(isSetting && list.some(({ signs: all }) => all.includes('opening')) ? ['setting, opening'] : []),
      ...(isPart(key) ? ['part elsewhere'] : []),
      ...list.flatMap((one) => one.signs),
    ]);
    if (!APART.test(language)) return { noun, signs: [...signs] };
    const own = [...signs].filter((sign) => TELLING.test(sign)).map((sign) => `${language} ${sign}`);
    return { noun, signs: [...signs, ...own, `${language} ends:${noun.slice(-1)}`] };
  });
}
