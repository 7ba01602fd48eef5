import type { Facts, Span } from '../../facts.ts';
import type { AppLanguage } from '../../../kinds.ts';
import { keyOf, type Lexicon, lexiconFor } from '../../lexicon.ts';
import { type Notebook, notebookFor } from '../../notebook.ts';
import { type Clauses, CLAUSES } from '../../words/clauses.ts';

// Lists, "with", relations and states by the patterns of a language, without a tagger.

type Other = Exclude<AppLanguage, 'en'>;
type Sign =
  'start' | 'comma' | 'and' | 'with' | 'has' | 'each' | 'belongs' | 'colon' | 'open' | 'close' | 'manage';
interface Piece extends Span {
  text: string;
  /** What stands before it. */
  sign: Sign;
}
interface Values extends Span {
  label: string;
  values: string[];
}

const bound = (words: string, language: Other) =>
  language === 'zh' ? `(?:${words})` : `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;

function signsOf(clauses: Clauses, language: Other): [Sign, RegExp][] {
  const of = (words: string) => new RegExp(bound(words, language), 'giu');
  const ands = language === 'ar' ? /(?<=[\s،,])و(?=\p{L})|(?<!\p{L})أو(?!\p{L})/gu : of(clauses.and);
  return [
    ['belongs', of(clauses.belongs)],
    ['each', of(clauses.each)],
    ['has', of(clauses.has)],
    ['manage', of(clauses.manage)],
    ['with', of(clauses.with)],
    ['and', ands],
    ['comma', /[,،、，;；/]/gu],
    ['colon', /[:：]|\s[–-]\s/gu],
    ['open', /[(（]/gu],
    ['close', /[)）]/gu],
  ];
}

/** A sentence cut at its little words. */
function piecesOf(sentence: string, start: number, signs: readonly [Sign, RegExp][]): Piece[] {
  const cuts: { at: number; end: number; sign: Sign }[] = [];
  for (const [sign, pattern] of signs)
    for (const match of sentence.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (!cuts.some((cut) => match.index < cut.end && end > cut.at))
        cuts.push({ at: match.index, end, sign });
    }
  cuts.sort((a, b) => a.at - b.at);
  const pieces: Piece[] = [];
  let from = 0;
  let sign: Sign = 'start';
  for (const cut of [...cuts, { at: sentence.length, end: sentence.length, sign: 'start' as const }]) {
    const raw = sentence.slice(from, cut.at);
    const text = raw.trim();
    const lead = raw.length - raw.trimStart().length;
    pieces.push({ text, sign, start: start + from + lead, end: start + from + lead + text.length });
    from = cut.end;
    sign = cut.sign;
  }
  return pieces;
}

function valuesOf(sentence: string, start: number, clauses: Clauses, language: Other): Values | undefined {
  const space = language === 'zh' ? '\\s*' : '\\s+';
  const labelled = new RegExp(
    `(${bound(clauses.status, language)})(?:(?:\\s+(?:du|de la|des|de|del|der|von|von der)\\s+\\p{L}+)?\\s*[:：(（=]|${space}(?:${clauses.is})|\\s*(?:${clauses.is})[:：]?)\\s*([^.。;；)）]+)`,
    'iu',
  ).exec(sentence);
  const life = new RegExp(
    `${language === 'zh' ? '' : '(?<![\\p{L}])'}(?:${clauses.from})${space}([^.,。，]+?(?:${space}(?:${clauses.to})${space}[^.,。，]+?){2,})$`,
    'iu',
  ).exec(sentence);
  const plain = new RegExp(
    `${bound(clauses.is, language)}\\s*([^.。;；:：]+[,，、][^.。;；]*(?:${language === 'zh' ? '或' : `\\s(?:${clauses.or})\\s`})[^.。;；]+)$`,
    'iu',
  ).exec(sentence);
  const bare = /(?:^|[:：])\s*([^.:;：；()（）]+)$/u.exec(sentence);
  const found = labelled ?? life ?? plain ?? bare;
  if (!found) return undefined;
  const listed = found.at(-1) ?? '';
  const split =
    found === life
      ? new RegExp(`\\s*(?:${bound(clauses.to, language)})\\s*`, 'iu')
      : new RegExp(
          language === 'zh'
            ? '[、，,/]|(?:或|和|→|->)'
            : language === 'ar'
              ? '\\s*[،,/]\\s*(?:و(?=\\p{L}))?|\\s+أو\\s+|\\s+و(?=\\p{L})|\\s*(?:->|→)\\s*'
              : `\\s*[,/]\\s*(?:(?:${clauses.or})\\s+)?|\\s+(?:${clauses.or})\\s+|\\s*(?:->|→)\\s*`,
          'iu',
        );
  const values = listed
    .split(split)
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== '' && value.length <= 30);
  if (values.length < 2 || values.some((value) => value.split(' ').length > 4)) return undefined;
  const isLikely = values.length > 2 || found[0].startsWith(':') || /->|→/u.test(listed);
  if (
    found === bare &&
    (!isLikely || values.filter((value) => clauses.participle.test(value)).length * 2 <= values.length)
  )
    return undefined;
  const at = found.index + found[0].lastIndexOf(listed);
  return {
    label: labelled ? (found[1] ?? '') : '',
    values: [...new Set(values)],
    start: start + (labelled ? found.index : at),
    end: start + at + listed.length,
  };
}

/** What a description in a language without a tagger says. */
export function readOther(text: string, language: Other): Facts {
  const clauses = CLAUSES[language];
  const lexicon = lexiconFor(language);
  const notebook = notebookFor(
    lexicon,
    { plural: (noun) => lexicon.thing(noun)?.names[language].many.toLowerCase() ?? clauses.plural(noun) },
    () => false,
  );
  const signs = signsOf(clauses, language);
  let focus: string | undefined;
  for (const { 0: whole, index } of text.matchAll(/(?:[^.。!！?？;；\n]|\.(?=\S))+/gu)) {
    const found: Values[] = [];
    let blank = whole;
    for (let times = 0; times < 4; times += 1) {
      const values = valuesOf(blank, index, clauses, language);
      if (!values) break;
      found.push(values);
      blank =
        blank.slice(0, values.start - index) +
        ' '.repeat(values.end - values.start) +
        blank.slice(values.end - index);
    }
    const sentence = whole;
    focus = readPieces(piecesOf(blank, index, signs), { lexicon, notebook, clauses, language }, focus);
    for (const values of focus === undefined ? [] : found) {
      if (focus === undefined) break;
      const owner = lastNamed(whole.slice(0, values.start - index), notebook, clauses) ?? focus;
      const isLife =
        values.label === '' ||
        /stat|état|étape|etapa|fase|phase|zust|stuf|状态|阶段|حال|مرحل/iu.test(values.label);
      if (isLife) notebook.states({ owner, values: values.values }, values);
      const label =
        values.label === ''
          ? { es: 'estado', fr: 'statut', de: 'status', zh: '状态', ar: 'الحالة' }[language]
          : values.label.toLowerCase();
      notebook.field(
        { owner, label: isLife ? 'status' : label, type: 'select', options: values.values },
        values,
      );
    }
    readAsked(sentence, index, focus, clauses, notebook);
  }
  return notebook.facts(language, undefined);
}

/** The thing that a text names last. */
function lastNamed(text: string, notebook: Notebook, clauses: Clauses): string | undefined {
  const key = keyOf(text);
  const places = notebook.entities().map((noun) => ({
    noun,
    at: Math.max(key.lastIndexOf(keyOf(noun)), key.lastIndexOf(keyOf(clauses.plural(noun)))),
  }));
  return places.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at)[0]?.noun;
}

function readAsked(
  sentence: string,
  index: number,
  focus: string | undefined,
  clauses: Clauses,
  notebook: Notebook,
): void {
  const span = { start: index, end: index + sentence.length };
  const entity = notebook.entities().find((noun) => keyOf(sentence).includes(keyOf(noun))) ?? focus;
  if (entity === undefined) return;
  for (const kind of ['calendar', 'board'] as const)
    if (clauses[kind].test(sentence)) notebook.page({ kind, entity }, span);
  if (clauses.dashboard.test(sentence)) notebook.page({ kind: 'dashboard' }, span);
  if (clauses.doubly.test(sentence)) notebook.rule({ owner: entity, kind: 'noOverlap', details: {} }, span);
}

interface Place {
  lexicon: Lexicon;
  notebook: Notebook;
  clauses: Clauses;
  language: Other;
}

/** @returns what was spoken of last */
function readPieces(
  pieces: readonly Piece[],
  { lexicon, notebook, clauses, language }: Place,
  before: string | undefined,
): string | undefined {
  let focus = before;
  let owner: string | undefined;
  let isList = false;
  let isEach = false;
  let isOwning = false;
  const nounOf = (text: string) => {
    let noun = text.toLowerCase().replace(clauses.stop, '').trim();
    for (let times = 0; times < 3; times += 1) noun = noun.replace(clauses.determiner, '').trim();
    return noun;
  };
  /** "We get parcels: …": the thing at the end of a longer phrase. */
  const named = (phrase: string, next: Sign | undefined) => {
    const words = phrase.split(' ');
    if (
      words.length < 2 ||
      !/^(?:with|colon|open|has)$/.test(next ?? '') ||
      lexicon.thing(phrase) ||
      lexicon.attribute(phrase)
    )
      return phrase;
    const last = words.at(-1) ?? phrase;
    return lexicon.thing(last) || lexicon.thing(clauses.singular(last)) ? last : phrase;
  };
  const singularOf = (noun: string) =>
    lexicon.thing(noun)?.names[language].one.toLowerCase() ?? clauses.singular(noun);
  /** The name as it was said, singular where that is known. */
  const shown = (noun: string) => {
    const thing = lexicon.thing(noun) ?? lexicon.thing(clauses.singular(noun));
    if (!thing) return clauses.singular(noun);
    const { one, many, also = [] } = thing.names[language];
    if (
      [many, one].some((word) => keyOf(word) === keyOf(noun) || keyOf(word) === keyOf(clauses.singular(noun)))
    )
      return one.toLowerCase();
    return also.some((word) => keyOf(word) === keyOf(clauses.singular(noun)))
      ? clauses.singular(noun)
      : keyOf(noun) === keyOf(`ال${many}`)
        ? many
        : clauses.singular(noun);
  };
  pieces.forEach((piece, at) => {
    const next = pieces[at + 1]?.sign;
    const { sign } = piece;
    const noun = named(nounOf(piece.text), next);
    if (sign === 'each') isEach = true;
    if (sign === 'with' || sign === 'has' || sign === 'open') {
      isOwning = owner !== undefined;
      if (!isOwning) isList = true;
    }
    if (sign === 'close') isOwning = false;
    if (sign === 'colon' || sign === 'manage') {
      if (owner === undefined || sign === 'manage') isList = true;
      else isOwning = true;
    }
    if (noun === '' || noun.split(' ').length > 4) return;
    const type = lexicon.attribute(noun) ?? lexicon.attribute(clauses.singular(noun));
    const thing = lexicon.thing(noun) ?? lexicon.thing(singularOf(noun));
    const isSingular = thing ? keyOf(noun) === keyOf(thing.names[language].one) : !noun.endsWith('s');
    const isDescribed = pieces.slice(at + 1, at + 4).some(({ text }) => {
      const following = nounOf(text);
      return (
        lexicon.attribute(following) !== undefined ||
        lexicon.attribute(clauses.singular(following)) !== undefined
      );
    });
    const isMore = thing ? !isSingular : (language === 'es' || language === 'fr') && noun.endsWith('s');
    const isSet =
      language !== 'zh' &&
      !(isDescribed && thing !== undefined) &&
      (sign === 'manage' || sign === 'start') &&
      (next === 'with' || next === 'colon') &&
      isSingular &&
      owner === undefined &&
      notebook.entities().length === 0;
    if (isSet) {
      isList = true;
      return;
    }
    const isOwner =
      ((next === 'with' || next === 'colon') && isDescribed && (thing !== undefined || isMore)) ||
      next === 'has' ||
      next === 'open' ||
      next === 'belongs' ||
      (next === 'with' && (isList || isEach)) ||
      (next === 'colon' && thing !== undefined && at === 0 && !isList);
    if (sign === 'belongs') {
      const to = notebook.entity(shown(noun), piece);
      if (focus !== undefined) notebook.relation({ from: focus, to, many: false }, piece);
      return;
    }
    if (isOwning && owner !== undefined && !(isOwner && next !== 'open')) {
      const isMany = thing !== undefined && keyOf(noun) !== keyOf(thing.names[language].one);
      if (type !== undefined && !(thing !== undefined && isMany))
        return notebook.field({ owner, label: noun, type }, piece);
      if (thing === undefined) return notebook.field({ owner, label: noun, type: 'text' }, piece);
      if (!isEach && isMany && sign !== 'with' && sign !== 'open') isOwning = false;
      else {
        const other = notebook.entity(shown(noun), piece);
        return notebook.relation(
          isMany ? { from: other, to: owner, many: false } : { from: owner, to: other, many: false },
          piece,
        );
      }
    }
    const isNamed = isList || isEach || isOwner;
    if (!isNamed || (type !== undefined && thing === undefined)) {
      if (type !== undefined && isNamed && focus !== undefined && sign !== 'each')
        notebook.field({ owner: focus, label: noun, type }, piece);
      return;
    }
    if (at === 0 && next === 'with' && !isEach && !isOwner) return;
    focus = notebook.entity(shown(noun), piece);
    owner = isOwner ? focus : undefined;
    if (isOwner && next === 'with' && !isEach) isList = true;
  });
  return focus;
}
