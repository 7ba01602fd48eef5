import { lexiconFor } from '../../lexicon.ts';
import { attributeNamed } from '../../ontology/index.ts';
import { MOST_WORDS, signsFor, wordsIn } from '../../prepare/outline-signs.ts';
import { listOf, type Role } from '../../words/others/grammar.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import type { Column, Sheet } from '../sheets/sheet.ts';
import { isCollective } from './forms.ts';
import { headed, lowered } from './letters.ts';
import type { Phrase, PhraseOf } from './phrase.ts';
import type { Element } from './phrases.ts';
import { questionField } from './question-fields.ts';
import { isShared, typeOf } from './scribe.ts';
import type { Sentence } from './sentences.ts';
import { SHEETS } from './sheet-heads.ts';
import { asSaidIn } from './value-lists.ts';
import { STANDING, type Vocabulary } from './vocabulary.ts';

// A sentence that is nothing but a thing and what it has, "Colmena: ubicación, edad de la reina", is one record: each of its items is a field, whatever its words name elsewhere.

export interface Titled {
  head: Phrase;
  columns: Sheet['columns'];
  /** Whether only its columns are told, and not what has them. */
  isUnnamed: boolean;
  /** The sentence as nouns and what stands between them. */
  elements: readonly Element[];
}
interface Item {
  text: string;
  start: number;
  end: number;
}

const LONGEST = 5;
const PRICES: ReadonlySet<string> = new Set(['price', 'cost', 'fee']);
/** Little words that no name of a field holds. */
const TOLD_BY: ReadonlySet<Role> = new Set<Role>([
  'with',
  'has',
  'can',
  'is',
  'if',
  'who',
  'goes',
  'not',
  'only',
  'we',
  'belongs',
  'there',
  'to',
]);
/** Before another noun: "stellen einen Antrag". */
const DETERMINERS: ReadonlySet<Role> = new Set<Role>(['a', 'poss', 'each', 'many']);
/** What a name of a thing may hold besides nouns: "contrato de alquiler". */
const JOINS: ReadonlySet<Role> = new Set<Role>(['of', 'ofThe', 'manage', 'skip']);
/** Before a name: where it is, or for which. */
const AT = /^(?:por|de|en|para|pour|par|sur|pro|je|zu|für|bei|von)\s/iu;
/** Types that are said behind a field. */
const SAID: ReadonlySet<string> = new Set(['date', 'dateTime', 'number', 'money', 'image', 'file']);
/** "Which" of several, before what it asks for. */
const WHICH = /^(?:qué|quel(?:le)?s?|welche[rsnm]?)(?!\p{L})/iu;
/** "Un gráfico de mi progreso": how it is shown is none of what it has. */
const CHART: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /^(?:una? )?(?:gráfic[oa]s?|diagramas?) (?:de|con|del)(?!\p{L})/iu,
  fr: /^(?:une? |des )?(?:graphiques?|courbes?) (?:de|du|des|d['’])/iu,
  de: /^(?:ein(?:e|en)? )?(?:Diagramm|Grafik|Verlaufskurve)(?!\p{L})/iu,
  zh: /(?:图表|曲线图?|走势图|折线图)$/u,
  ar: /^(?:ال)?(?:رسم|رسما|رسوم|مخطط|منحنى) (?:ال)?بياني/u,
};
const NOWHERE = { start: 0, end: 0 };
const BRACKET = /[(（]/u;
const GOES_ON = /^\s*(?:y|e|et|und)\s/u;
const COMMA = /[,،，、]/u;

/** The items of a list, each in its place; what stands in brackets is no item. */
function itemsOf(
  list: string,
  start: number,
  and: RegExp,
  areAllJoined: boolean,
  isField: (words: string) => boolean,
): Item[] {
  const ends: [number, number][] = [];
  let depth = 0;
  let last = 0;
  for (const [at, sign] of [...list].entries()) {
    if (BRACKET.test(sign)) depth += 1;
    else if (/[)）]/u.test(sign)) depth -= 1;
    else if (depth === 0 && (COMMA.test(sign) || sign === '|')) {
      ends.push([last, at]);
      last = at + 1;
    }
  }
  ends.push([last, list.length]);
  const parted = ends.flatMap(([from, to], at): [number, number][] => {
    const item = list.slice(from, to);
    const [plain = ''] = item.split(BRACKET);
    // "Einkaufspreis und Verkaufspreis, Lagerort": two fields that are joined before the end of the list.
    // "Importe, fecha y cuenta, y un gráfico": what goes on behind the list.
    const [after] = ends[at + 1] ?? [];
    const isEnded = after !== undefined && GOES_ON.test(list.slice(after));
    const isJoined = at === ends.length - 1 || areAllJoined || isEnded || plain.split(and).every(isField);
    const joints = isJoined ? [...plain.matchAll(and)] : [];
    const starts = [from, ...joints.map(({ index, 0: said }) => from + index + said.length)];
    return starts.map((start, place) => [start, joints[place] ? from + joints[place].index : to]);
  });
  return parted.flatMap(([from, to]) => {
    const raw = list.slice(from, to);
    const text = raw.trim().replace(/[.\s]+$/u, '');
    const at = start + from + (raw.length - raw.trimStart().length);
    return text === '' ? [] : [{ text, start: at, end: at + text.length }];
  });
}

/** What we do with a thing, before its name. */
const OURS: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /^(?!ramos |tramos )\p{L}{2,}[aei]mos (?!de )/iu,
  ar: /^[نأ]\p{L}{3,4} ال/u,
};

/** Where a sentence begins to say what each of something has. */
const EACH =
  /(?:^|[,،:：;–—]\s+)(?:(?:y|e|et|und|donde|où|wobei|و)\s+|و(?=لكل\s))?(?=(?:(?:de|para|pour|für|zu|bei) )?(?:cada|chaque|jede[rsmn]?|لكل|كل)\s)/giu;
const JOINT =
  /^(?:y|e|et|und|pero|mais|aber)\s(?!(?:si|ob|où|wer|wann|d[óo]nde|qui[eé]n|qu[eé]|por)\s|s['’])|^و/iu;
const MOST_TRIES = 3;
/** A part of a sentence, without the signs around it. */
function partOf(text: string, start: number, from: number, to: number): Sentence {
  const raw = text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const said = raw.trim().replace(/\s*[,،:：;–—]$/u, '');
  return { text: said, start: start + from + lead, end: start + from + lead + said.length };
}

/** What stands in a bracket that was opened before, if nothing follows it. */
function insideOf(rest: string): string | undefined {
  let depth = 1;
  for (const [at, sign] of [...rest].entries()) {
    if (BRACKET.test(sign)) depth += 1;
    else if (/[)）]/u.test(sign)) depth -= 1;
    if (depth === 0) return rest.slice(at + 1).trim() === '' ? rest.slice(0, at) : undefined;
  }
  return rest;
}

type Read = Column & {
  phrase: Phrase;
  /** "Ob geimpft", "quién pagó": what is asked for is a field, known or not. */
  isQuestion?: boolean;
};

export function titledReaderFor(vocabulary: Vocabulary, phraseOf: PhraseOf) {
  const { language, grammar } = vocabulary;
  const { titled, parts, perhapsThing, told, and } = signsFor(language);
  const lexicon = lexiconFor(language);
  const articles = new Set(
    [grammar.roles.the, grammar.roles.a, grammar.roles.poss, grammar.roles.many].flatMap(listOf),
  );
  const roleOf = (word: string) => vocabulary.roles.get(word.toLowerCase());

  /** "Su fecha", "l'âge": without what stands before it. */
  const bareOf = (item: string): string => {
    const [first = '', ...rest] = item.split(/\s+/u);
    if (rest.length > 0 && articles.has(first.toLowerCase())) return bareOf(rest.join(' '));
    // "Qué herramienta", "welches Buch"
    const [asked = '', ...others] = rest;
    const isWhich = WHICH.test(first) && others.length === 0;
    if (isWhich && (wholeThing(asked) ?? vocabulary.attribute(asked)) !== undefined) return asked;
    // "Des tâches et une date"
    const some = language === 'fr' ? item.replace(/^(?:des |de la |de l['’])(?=\p{L}{3})/iu, '') : item;
    return some.replace(/^l['’](?=\p{L})/iu, '').replace(/^ال(?=\p{L}{2})/u, '');
  };

  const said = (value: string) => (language === 'de' ? value : value.toLowerCase());
  const listIn = (choices: string) =>
    choices
      .split(/\s*[,،，、/|]\s*/u)
      .flatMap((one) => alternativesIn(one.trim().split(/\s+/u)))
      .filter((one) => one !== '');
  const isField = (words: string) => lexicon.attribute(bareOf(words)) !== undefined;
  const wholeThing = (words: string) => {
    const thing = vocabulary.thing(words);
    return thing?.isWhole === true ? thing.entry : undefined;
  };

  const shownAs = (label: string) =>
    language !== 'de' ? lowered(label) : label.includes(' ') ? label : headed(label);
  const isDenial = (word: string) => roleOf(word) === 'not' || /^(?:non|nein)$/iu.test(word);

  const asSaid = asSaidIn(vocabulary);

  /** What stands before, between and behind each "or". */
  const alternativesIn = (words: readonly string[]): string[] =>
    words
      .reduce<string[][]>(
        (parts, word) =>
          roleOf(word) === 'or' ? [...parts, []] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), word]],
        [[]],
      )
      .map((one) => said(one.join(' ')));

  /** "Pagado o pendiente": what is chosen says itself for what. */
  function choiceIn(text: string): Read | undefined {
    const words = text.split(/\s+/u);
    const at = words.findIndex((word) => roleOf(word) === 'or');
    // "تكون سارية أو متوقفة أو منتهية": what it is said to be.
    const told =
      language === 'ar' && (roleOf(words[0] ?? '') === 'is' || grammar.life.test(words[0] ?? ''))
        ? alternativesIn(words.slice(1)).map(asSaid)
        : [];
    if (told.length > 1 && told.every((one) => one !== '' && wordsIn(one) <= MOST_WORDS))
      return {
        label: grammar.status,
        type: 'select',
        options: told,
        isLife: true,
        phrase: phraseOf(grammar.status, NOWHERE),
      };
    if (at < 1 || at === words.length - 1 || words.length > LONGEST + 1) return undefined;
    // "Férié ou non"
    if (at === words.length - 2 && isDenial(words[at + 1] ?? ''))
      return { label: shownAs(words.slice(0, at).join(' ')), type: 'boolean', phrase: phraseOf('', NOWHERE) };
    // "Permiso moto o coche" names first what it is that is chosen; "aller simple ou aller-retour" doesn't.
    const isLabelled = at === words.length - at && words[at + 1]?.startsWith(words[0] ?? '') === false;
    const options = alternativesIn(words.slice(isLabelled ? 1 : 0));
    const isLife = options.every((one) => vocabulary.isState(one));
    // "والعقار متاح أو محجوز": the sign for "and" is no part of it.
    const named = language === 'ar' ? (words[0] ?? '').replace(/^و(?=ال\p{L}{3})/u, '') : (words[0] ?? '');
    const label = isLabelled ? named : isLife ? grammar.status : grammar.kind;
    return { label, type: 'select', options, isLife, phrase: phraseOf(label, NOWHERE) };
  }

  /** A field by its words and the choices behind them, if it can be one. */
  function columnIn({ text }: Item): Read | undefined {
    const [, named = text, , bracketed = ''] = /^(.+?)\s*([(（]([^()（）]*)[)）]?)$/u.exec(text) ?? [];
    const [, before, slashed] = /^(.+?)\s+(\S+(?:\s?\/\s?\S+)+)$/u.exec(named) ?? [];
    const bare = bareOf(before ?? named);
    const asked = questionField(bare, language);
    if (asked?.length === bare.length) {
      const { label, type } = asked;
      const shown = language === 'de' ? headed(label) : label.toLowerCase();
      return {
        label: shown,
        type: type === 'select' ? 'text' : type,
        phrase: { ...phraseOf(shown, NOWHERE), sort: 'attribute', thing: undefined, isPlural: false },
        isQuestion: true,
      };
    }
    const words = bare.toLowerCase().split(/\s+/u);
    const roles = words.map(roleOf);
    const said = lexicon.attribute(bare);
    if (roles.includes('or') && (said === undefined || said === 'boolean')) return choiceIn(bare);
    // "Anzahl Kisten"
    const isCount = language === 'de' && words.length === 2 && words[0] === 'anzahl';
    const isWhich = WHICH.test(named) && !WHICH.test(bare);
    const one = isCount
      ? { ...phraseOf('Anzahl', NOWHERE), label: bare, noun: bare }
      : phraseOf(bare, NOWHERE);
    const phrase = isWhich ? { ...one, isPlural: false } : one;
    const isNamed = lexicon.isAttribute(bare) || wholeThing(bare) !== undefined;
    const [first = ''] = words;
    // "Precio por metro" is one, and "ventas por cliente" a sum.
    const isPrice = PRICES.has(attributeNamed(first, language)?.name ?? '');
    const isSum =
      !isPrice && roles.some((role, at) => role === 'per' && wholeThing(words[at + 1] ?? '') !== undefined);
    const isClause = roles.slice(1).some((role) => role && DETERMINERS.has(role));
    // "Los socios reservan kayaks"
    const isTold = words.some(
      (word, at) =>
        at > 0 &&
        at < words.length - 1 &&
        roles[at - 1] === undefined &&
        roles[at] === undefined &&
        vocabulary.isVerb(word),
    );
    const isDone = !isField(bare) && (vocabulary.isVerb(first) || roles[0] === 'manage');
    const isName =
      /^[\p{L}#€$%][^.!?:]*$/u.test(bare) &&
      wordsIn(bare) <= LONGEST &&
      !/\d/u.test(bare) &&
      (isNamed ||
        (!roles.some((role) => role && TOLD_BY.has(role)) &&
          !told.test(bare) &&
          !isSum &&
          !isDone &&
          !isTold &&
          !isClause));
    if (!isName) return undefined;
    // "Mit eingesetzten Kräften"
    const isBent =
      language === 'de' && words.length === 2 && /^\p{Ll}/u.test(first) && /^\p{Lu}/u.test(phrase.label);
    const label = isBent || (language === 'de' && words.length === 1) ? phrase.label : shownAs(bare);
    const options = listIn(slashed ?? bracketed);
    if (grammar.yesNo.test(slashed ?? bracketed)) return { label, type: 'boolean', phrase };
    const [state = '', denial = ''] = options;
    // "Caution (versée ou non)"
    if (options.length === 2 && isDenial(denial))
      return { label: shownAs(`${bare} ${state}`), type: 'boolean', phrase: phraseOf('', NOWHERE) };
    // "Patienten (Name, Telefon)" is a thing of its own.
    if (options.length > 1 && options.some(isField)) return undefined;
    if (options.length > 1 && phrase.sort === 'thing' && phrase.isPlural) return undefined;
    if (options.length > 1 && options.every((one) => wordsIn(one) <= MOST_WORDS))
      return { label, type: 'select', options, isLife: grammar.life.test(first), phrase };
    const inside = wholeThing(phraseOf(bareOf(bracketed), NOWHERE).noun);
    // "Fahrer (ein Elternteil)", "entreprise cliente"
    const meant = inside && STANDING.includes(inside.category) ? inside.names[language].one : undefined;
    // "Nachname des Halters"
    const isOfIt =
      language === 'de' && roles.indexOf('ofThe') > 0 && vocabulary.attribute(first)?.isWhole === true;
    const noun = meant ?? (phrase.sort === 'thing' && !isOfIt ? phrase.noun : undefined);
    // "Geprüft (Datum)"
    const typed = lexicon.isAttribute(bracketed) ? lexicon.attribute(bracketed) : undefined;
    const type = typed !== undefined && SAID.has(typed) ? typed : typeOf({ ...phrase, label });
    const category = meant === undefined ? phrase.category : inside?.category;
    const isAsked =
      (category !== undefined && STANDING.includes(category)) ||
      (!phrase.isPlural && !bare.includes(' ') && isShared(phrase.thing?.id));
    return { label, type, phrase, isAsked, ...(noun !== undefined && { noun }) };
  }

  /** "نباتاتي", "أدويتي": several that are mine, without saying so. */
  function mineIn(name: string): string | undefined {
    const [, mine] = /^(\p{L}{3,})ي$/u.exec(name) ?? [];
    if (mine === undefined || wholeThing(name) !== undefined) return undefined;
    const isMany = (word: string) => grammar.isPlural(word) && wholeThing(word) !== undefined;
    return /ات$/u.test(mine) ? mine : [mine, mine.replace(/ت$/u, 'ة')].find(isMany);
  }

  /** What a name before a list is, if it is a thing that can have fields. */
  function headIn(name: string, start: number): Phrase | undefined {
    const words = name.split(/\s+/u);
    // "Guardamos semillas: nombre, origen"
    const [first = '', ...rest] = words;
    if (rest.length > 0 && OURS[language]?.test(name))
      return headIn(rest.join(' '), start + first.length + 1);
    const said = (language === 'ar' && mineIn(name)) || name;
    const phrase = phraseOf(said, { start, end: start + name.length });
    const isOne = words.length === 1 || wholeThing(name) !== undefined;
    const isHead =
      wordsIn(name) <= MOST_WORDS &&
      !parts.test(name) &&
      !told.test(name) &&
      // "Telas con nombre, color y precio": what several have fields of is no field.
      (/^(?:thing|both|unknown)$/u.test(phrase.sort) || (phrase.sort === 'attribute' && phrase.isPlural)) &&
      !grammar.life.test((language === 'zh' ? name : (words[0] ?? name)).toLowerCase()) &&
      !grammar.choice.test(name.toLowerCase()) &&
      words.every((word) => JOINS.has(roleOf(word) ?? 'skip')) &&
      (isOne || !words.slice(1).some((word) => vocabulary.isVerb(word.toLowerCase())));
    return isHead ? phrase : undefined;
  }

  const isMany = ({ sort, isPlural }: Phrase) => sort === 'thing' && isPlural;

  /** "Mi excel tiene estas columnas: …": what the sheet is of, or no more than its rows. */
  function sheetIn({
    text,
    start,
  }: Sentence): { begun: string; head: Phrase; isUnnamed: boolean } | undefined {
    const [begun, name] = SHEETS[language].head.exec(text) ?? [];
    if (begun === undefined) return undefined;
    const named = name === undefined ? undefined : headIn(name, start + begun.indexOf(name));
    const row = phraseOf(SHEETS[language].row, { start, end: start + begun.trimEnd().length });
    return { begun, head: named ?? row, isUnnamed: named === undefined };
  }

  /** "Client, date et état reçue, en préparation, livrée": the states of a life are no items of their own. */
  function withLives(items: readonly Item[]): Item[] {
    const at = items.findIndex(({ text }) => {
      const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/u.exec(bareOf(text)) ?? [];
      const values = alternativesIn(rest.split(/\s+/u));
      return grammar.life.test(first.toLowerCase()) && values.every((value) => vocabulary.isState(value));
    });
    const head = items[at];
    if (!head) return [...items];
    const others = items.slice(at + 1);
    const stop = others.findIndex(({ text }) => !text.split(/\s+/u).every(isPartOfState) || isField(text));
    const more = stop < 0 ? others : others.slice(0, stop);
    const [, life = '', first = ''] = /^(.*?\S+)\s+(.+)$/u.exec(bareOf(head.text)) ?? [];
    const values = [first, ...more.map(({ text }) => text)].flatMap((text) =>
      alternativesIn(text.split(/\s+/u)).map(asSaid),
    );
    if (values.length < 2) return [...items];
    const end = more.at(-1)?.end ?? head.end;
    const joined = { text: `${life} (${values.join(', ')})`, start: head.start, end };
    return [...items.slice(0, at), joined, ...others.slice(more.length)];
  }
  const isPartOfState = (word: string, _: number, words: readonly string[]) =>
    roleOf(word) === 'or' || vocabulary.isState(word) || vocabulary.isState(words.join(' '));

  function titledIn(whole: Sentence): Titled | undefined {
    const { text: sentence, start } = whole;
    const sheet = sheetIn(whole);
    const match = titled.exec(sentence);
    if (!sheet && !match) return undefined;
    const [told = '', lead = '', name = ''] = match ?? [];
    const begun = sheet?.begun ?? told;
    // "Sur chaque marché des emplacements avec …": what stands there has them.
    if (!sheet && AT.test(lead) && !/[:：(（=]\s*$/u.test(begun)) return undefined;
    const head = sheet ? sheet.head : headIn(name, start + lead.length);
    const isBracketed = /[(（]\s*$/u.test(begun);
    const list = isBracketed ? insideOf(sentence.slice(begun.length)) : sentence.slice(begun.length);
    if (list === undefined) return undefined;
    const items = withLives(itemsOf(list, start + begun.length, and, language === 'ar', isField));
    // "كل عضو له اشتراك بعدد حصص وتاريخ انتهاء": what somebody has may have fields of its own.
    const isNested = ({ text }: Item) => {
      const [first = '', second = ''] = text.split(/\s+/u);
      return (
        language === 'ar' &&
        /^ب\p{L}{3,}$/u.test(second) &&
        wholeThing(first) !== undefined &&
        vocabulary.attribute(second.slice(1))?.isWhole === true
      );
    };
    if (items.some(isNested)) return undefined;
    const columns = head
      ? items
          .filter(({ text }) => !CHART[language].test(text))
          .map((item) => ({ item, column: columnIn(item) }))
      : [];
    if (!head || columns.length < 2) return undefined;
    const read = columns.flatMap(({ item, column }) =>
      column ? [{ ...column, span: { start: item.start, end: item.end } }] : [],
    );
    const known = read.filter(
      ({ label, isQuestion }) =>
        (isQuestion === true && /[:：]\s*$/u.test(begun)) || lexicon.attribute(label) !== undefined,
    ).length;
    const states = read.filter(
      ({ label, type, phrase }) =>
        (phrase.sort === 'unknown' || type === 'boolean') && vocabulary.isState(label),
    );
    const things = read.filter(({ phrase }) => phrase.sort === 'thing' && phrase.isPlural).length;
    // "Kelterei: Pressungen, Säfte und Kunden": several of everything are kept there, and are no fields of it.
    const areAllMany =
      things > 0 && read.every(({ label, phrase }) => phrase.isPlural || isCollective(label));
    const isRecord =
      read.length === columns.length &&
      !areAllMany &&
      known > 0 &&
      known * 3 >= read.length &&
      states.length * 2 < read.length &&
      things < known &&
      new Set(read.map(({ label }) => label)).size === read.length;
    if (!isRecord) return undefined;
    const { end } = head;
    const elements = read.flatMap(({ phrase, span }): Element[] => [
      { kind: 'sign', sign: 'comma', start: span.start, end: span.start },
      { kind: 'phrase', phrase: { ...phrase, ...span } },
    ]);
    return {
      head,
      isUnnamed: sheet?.isUnnamed === true,
      columns: read.map(({ phrase, isQuestion: _, ...column }) => ({
        ...column,
        isMany: column.type !== 'boolean' && isMany(phrase),
      })),
      elements: [
        { kind: 'phrase', phrase: { ...head, determiner: 'each' } },
        { kind: 'role', role: 'has', start: end, end },
        ...elements.slice(1),
      ],
    };
  }

  /** "Un club: cada kayak tiene modelo y color, y los socios reservan": what each has stands between other clauses. */
  function partsOf(sentence: Sentence): { part: Sentence; titled: Titled | undefined }[] {
    const { text, start } = sentence;
    const whole = titledIn(sentence);
    if (whole) return [{ part: sentence, titled: whole }];
    const begins = [...text.matchAll(EACH)]
      .map(({ index, 0: lead }) => index + lead.length)
      .slice(0, MOST_TRIES);
    const commas = [...text.matchAll(/[,،;](?=\s)/gu)].map(({ index }) => index).slice(-MOST_TRIES);
    const ends = [text.length, ...commas.toReversed()];
    for (const begin of begins)
      for (const end of ends) {
        if (end <= begin || (end < text.length && !JOINT.test(text.slice(end + 1).trimStart()))) continue;
        const part = partOf(text, start, begin, end);
        const titled = titledIn(part);
        if (!titled) continue;
        const [before, after] = [partOf(text, start, 0, begin), partOf(text, start, end + 1, text.length)];
        return [before, part, after].flatMap((one) =>
          /\p{L}/u.test(one.text) ? [{ part: one, titled: one === part ? titled : undefined }] : [],
        );
      }
    return [{ part: sentence, titled: undefined }];
  }

  /** What a line above a table says that its rows are. */
  const recordOf = (title: string): string | undefined =>
    perhapsThing.test(title) ? undefined : headIn(title, 0)?.noun;
  return { partsOf, recordOf };
}
