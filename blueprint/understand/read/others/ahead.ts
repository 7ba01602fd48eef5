import type { Notebook } from '../../notebook.ts';
import type { Phrase } from './phrase.ts';
import type { Element } from './phrases.ts';
import type { Scribe } from './scribe.ts';
import type { Vocabulary } from './vocabulary.ts';

// Looks ahead in a sentence: what follows, and whose it is.

export interface Place {
  vocabulary: Vocabulary;
  notebook: Notebook;
  scribe: Scribe;
}
export const isThing = ({ sort, isJudged }: Phrase) => isJudged ?? (sort === 'thing' || sort === 'both');
export const isSomeThing = (phrase: Phrase) =>
  phrase.isJudged ?? (isThing(phrase) || (phrase.sort === 'unknown' && phrase.isPlural));

export interface Ahead {
  kindAt(at: number): string;
  /** What follows a phrase, past adverbs and pronouns. */
  follows(at: number): string;
  /** The phrases of a list, without what stands in brackets or after "with". */
  itemsFrom(from: number): { phrase: Phrase; next: string }[];
  /** Whether what follows belongs to this phrase, or the phrase only says where it all is. */
  owns(head: Phrase, from: number): boolean;
  /** Whether something is said of the phrase before the next comma. */
  isClause(at: number): boolean;
  /** A place or an organisation that is only where it all happens. */
  isSetting(phrase: Phrase): boolean;
}

/** "Termine von Patienten mit Geburtsdatum": what only people have. */
const PERSONAL =
  /^(?:vor-|nach|vor)?namen?$|name$|geburt|telefon|handy|mobil|adresse|anschrift|wohnort|krankenkasse|versicher|nombre|apellido|teléfono|móvil|correo|dirección|nacimiento|aseguradora|^(?:pré)?noms?$|téléphone|adresse|naissance|mutuelle|courriel|^e-?mail|姓名|电话|地址|生日|اسم|هاتف|عنوان/iu;
export const isPersonal = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined && (/^(?:phone|email)$/u.test(phrase.type ?? '') || PERSONAL.test(phrase.label));

/** "Des Hundes" is one "Hund". */
export function inNominative(phrase: Phrase): Phrase {
  const name = phrase.thing?.names.de.one ?? '';
  const isGenitive = name !== '' && [`${name}s`, `${name}es`].includes(phrase.label);
  return isGenitive ? { ...phrase, noun: name, label: name, isPlural: false, plural: undefined } : phrase;
}

export function aheadOf(elements: readonly Element[], { vocabulary, notebook, scribe }: Place): Ahead {
  const { language } = vocabulary;
  const kindAt = (at: number): string => {
    const element = at < 0 ? undefined : elements[at];
    if (!element) return 'end';
    if (element.kind === 'role') return element.role;
    if (element.kind === 'sign') return element.sign;
    // What something is said to be is told of its subject; what has a name of its own only stands there.
    if (element.kind === 'values')
      return element.values.label === '' && !element.values.isBehind ? 'stated' : 'values';
    return element.kind;
  };
  const follows = (at: number): string => {
    let next = at + 1;
    while (/^(?:skip|they|not|only)$/u.test(kindAt(next))) next += 1;
    return kindAt(next);
  };
  const itemsFrom = (from: number): { phrase: Phrase; next: string }[] => {
    const items: { phrase: Phrase; next: string }[] = [];
    let depth = 0;
    let isNested = false;
    for (let at = from; at < elements.length; at += 1) {
      const element = elements[at];
      const kind = kindAt(at);
      if (kind === 'open') depth += 1;
      if (kind === 'close') depth -= 1;
      if (depth < 0) break;
      if (kind === 'verb' && items.length > 0 && depth === 0) break;
      if (kind === 'with' || kind === 'prep' || kind === 'of' || kind === 'ofThe' || kind === 'per')
        isNested = true;
      if (kind === 'comma') isNested = false;
      if (element?.kind === 'phrase' && depth === 0 && !isNested)
        items.push({ phrase: element.phrase, next: kindAt(at + 1) });
    }
    return items;
  };
  function owns(head: Phrase, from: number): boolean {
    if (head.sort === 'app' || head.sort === 'empty') return false;
    if (head.determiner === 'each') return true;
    const items = itemsFrom(from);
    const things = items.filter(
      ({ phrase, next }) =>
        (isSomeThing(phrase) && phrase.isPlural) ||
        (isThing(phrase) && (next === 'open' || next === 'with')) ||
        (language === 'zh' && phrase.sort === 'thing'),
    ).length;
    const attributes = items.filter(
      ({ phrase }) =>
        phrase.sort === 'attribute' ||
        phrase.sort === 'both' ||
        (phrase.sort === 'unknown' && !phrase.isPlural),
    ).length;
    if (attributes > 0 && isSomeThing(head) && items[0]?.phrase.sort === 'attribute') return true;
    // "driving school: students, teachers": where it all happens.
    const isUnknown = head.sort === 'unknown' && !head.isPlural;
    if (isSetting(head) && head.determiner === 'poss') return false;
    if ((isSetting(head) || isUnknown) && notebook.entities().length === 0 && kindAt(from - 1) === 'colon') {
      const known = items.filter(({ phrase }) => isThing(phrase) && phrase.sort === 'thing').length;
      if (known > 0 || things > 0) return false;
    }
    const isFirst = notebook.entities().length === 0 && !scribe.isKept(head) && !head.isPlural;
    const [leading] = items;
    if (isFirst && leading && isSomeThing(leading.phrase) && leading.phrase.isPlural) return false;
    if (head.isPlural && head.sort !== 'attribute')
      return things <= attributes || (!isFirst && (things < 3 || attributes > 0));
    if (things > attributes) return !isFirst && isThing(head);
    return head.sort !== 'attribute' || attributes > 1;
  }

  const isClause = (at: number): boolean => {
    let next = at + 1;
    while (/^(?:phrase|and|skip)$/u.test(kindAt(next))) next += 1;
    return /^(?:verb|has|can|manage|is)$/u.test(kindAt(next));
  };
  const isSetting = (phrase: Phrase): boolean =>
    (/^(?:place|organisation)$/u.test(phrase.thing?.category ?? '') ||
      (language === 'zh' &&
        !phrase.thing &&
        /(?:店|馆|园|院|厂|公司|所|站|场|中心|学校|室|社|局|会)$/u.test(phrase.noun))) &&
    !phrase.isPlural &&
    phrase.determiner !== 'each' &&
    !scribe.isKept(phrase);

  return { kindAt, follows, itemsFrom, owns, isClause, isSetting };
}
