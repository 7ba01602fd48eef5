import { escaped } from '../../../escaped.ts';
import { keyOf } from '../../lexicon.ts';
import type { FieldFact } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import type { Vocabulary } from './vocabulary.ts';

// Which thing a rule or a page is about: the one that is named nearest, by itself or by what it has.

export interface Places {
  /** The thing that is named nearest to a place in the sentence. */
  nearest(at: number, fits: (noun: string) => boolean): string | undefined;
  /** The same, or what was spoken of before. */
  near(at: number, fits?: (noun: string) => boolean): string | undefined;
  /** The last thing that is named before a place in the sentence. */
  leading(at: number, fits: (noun: string) => boolean): string | undefined;
  /** The things that are named in a part of the sentence, in their order. */
  named(from: number, length: number): readonly string[];
  /** What the sentence names and a rule suits best, what was spoken of before, or else the first that it suits. */
  suited(at: number, ...suits: readonly ((noun: string) => boolean)[]): string | undefined;
  /** The field that is named in a part of the sentence: "before the insurance ends". */
  fieldIn(part: string, fits: (field: FieldFact) => boolean): FieldFact | undefined;
  /** The thing that has a state which is named in a part of the sentence. */
  byState(part: string): string | undefined;
  /** The first state of a thing that is named in a part of the sentence, in whatever form, or that a verb there leads to. */
  stateIn(part: string, noun: string): string | undefined;
}

/** What forms of a word have in common: "termin" of "terminada" and "terminado", "freig" of "freigeben" and "freigegeben". */
const STEM = 5;
function sharesStem(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length, STEM);
  return least >= STEM && one.slice(0, least) === other.slice(0, least);
}

/** Whether a compound ends with a word: "reitstunde" with "stunde". */
const isTail = (compound: string, word: string): boolean =>
  compound.length > word.length + 2 && compound.endsWith(word);

/** Words of a label that say nothing of what it is. */
const GENERIC =
  /^(?:fecha|hora|date|heure|datum|tag|zeit|inicio|fin|début|beginn|ende)$|日期|时间|^(?:ال)?(?:تاريخ|وقت|موعد|يوم|اسم|رقم)$/u;

/** "عقد إيجار" is spoken of as "العقد", where no other thing is called so. */
function headOf(noun: string, things: readonly string[]): string[] {
  const [head = '', ...rest] = noun.split(' ');
  const isShared = things.some((one) => one !== noun && one.split(' ')[0] === head);
  return rest.length > 0 && head.length > 2 && !isShared ? [head] : [];
}

/** "班级" is spoken of as "每个班", where no other thing is one. */
function shorterFor(noun: string, things: readonly string[], { thing }: Vocabulary): string[] {
  const concept = thing(noun)?.entry;
  if (!concept || things.some((one) => one !== noun && thing(one)?.entry === concept)) return [];
  const { one, also = [] } = concept.names.zh;
  return [one, ...also]
    .filter((name) => name !== noun && noun.startsWith(name))
    .flatMap((name) =>
      name.length > 1 ? [name] : ['每个', '一个', '同一个', '同一'].map((each) => each + name),
    );
}

/** @param before what was spoken of in the sentence before */
export function placesIn(
  lower: string,
  before: string | undefined,
  { vocabulary, notebook }: { vocabulary: Vocabulary; notebook: Notebook },
): Places {
  const { grammar, language } = vocabulary;
  const isChinese = language === 'zh';
  const things = notebook.entities();
  const found = things.flatMap((noun) => {
    const forms = new Set([
      noun,
      grammar.plural(noun),
      vocabulary.thing(noun)?.entry.names[language].many ?? noun,
      ...(language === 'ar' ? [noun.replace(/ة$/u, 'ات'), `${noun}ات`, ...headOf(noun, things)] : []),
      ...(isChinese ? shorterFor(noun, things, vocabulary) : []),
    ]);
    return [...forms].flatMap((form) => {
      const key = keyOf(form);
      const at: { noun: string; at: number }[] = [];
      for (let from = lower.indexOf(key); from >= 0; from = lower.indexOf(key, from + key.length))
        at.push({ noun, at: from });
      return at;
    });
  });

  // "Die Stunden" are riding lessons, where nothing else is any.
  if (language === 'de') {
    const keyed = things.map((noun) => ({ noun, key: keyOf(noun) }));
    for (const { 0: word, index } of lower.matchAll(/\p{L}{5,}/gu)) {
      const ends = ['', 'n', 'en', 'e', 'er', 's']
        .filter((ending) => word.endsWith(ending))
        .map((ending) => word.slice(0, word.length - ending.length))
        .filter((one) => one.length > 3);
      const [only, another] = keyed.filter(({ key }) => ends.some((end) => isTail(key, end)));
      if (only && !another && !found.some(({ at }) => at === index))
        found.push({ noun: only.noun, at: index });
    }
  }

  // What is done makes a thing that isn't named: "book" a booking.
  for (const { 0: word, index } of lower.matchAll(/\p{L}+/gu)) {
    const event = grammar.events.find(([verb]) => verb.test(word))?.[1];
    const noun = event === undefined ? undefined : notebook.known(event);
    if (noun !== undefined && things.includes(noun)) found.push({ noun, at: index });
  }

  /** How much of a label stands in a part of the text. */
  function shared(label: string, part: string): number {
    const key = keyOf(label);
    if (isChinese) {
      const bare = key.replace(GENERIC, '');
      for (let length = bare.length; length > 1; length -= 1)
        if (part.includes(bare.slice(0, length))) return length;
      return 0;
    }
    const words = key.split(' ').map((word) => word.replace(/^ال/u, ''));
    const said = words.filter(
      (word) => word.length > 3 && !GENERIC.test(word) && part.includes(word.slice(0, 5)),
    );
    return said.length;
  }

  const nearest = (at: number, fits: (noun: string) => boolean) =>
    found
      .filter(({ noun }) => fits(noun))
      .sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0]?.noun;

  const near: Places['near'] = (at, fits = () => true) =>
    nearest(at, fits) ?? (before !== undefined && fits(before) ? before : undefined);

  return {
    nearest,
    near,
    leading: (at, fits) =>
      found.filter((one) => one.at < at && fits(one.noun)).sort((one, other) => other.at - one.at)[0]?.noun,
    named: (from, length) =>
      found
        .filter(({ at }) => from >= 0 && at >= from && at < from + length)
        .sort((one, other) => one.at - other.at)
        .map(({ noun }) => noun),
    suited(at, ...suits) {
      for (const fits of suits) {
        const noun = near(at, fits);
        if (noun !== undefined) return noun;
      }
      for (const fits of suits) {
        const noun = things.find(fits);
        if (noun !== undefined) return noun;
      }
      return near(at);
    },
    fieldIn(part, fits) {
      const [best] = things
        .flatMap((noun) => notebook.fieldsOf(noun).filter(fits))
        .map((field) => ({ field, size: shared(field.label, part) }))
        .filter(({ size }) => size > 0)
        .sort((one, other) => other.size - one.size);
      return best?.field;
    },
    stateIn: (part, noun) => {
      const states = notebook.statesOf(noun);
      const words = part.match(/\p{L}+/gu) ?? [];
      const plain = (state: string) => state.toLowerCase();
      return (
        states.find((state) =>
          isChinese
            ? state.length > 1 && part.includes(plain(state))
            : new RegExp(`(?<!\\p{L})${escaped(plain(state))}(?!\\p{L})`, 'u').test(part),
        ) ??
        // "确认" leads to "已确认", not to "待确认".
        [...states.filter((state) => !/^[待未]/u.test(state)), ...states].find((state) =>
          isChinese
            ? state.replace(/^[已待未]|[中了]$/gu, '').length > 1 &&
              part.includes(state.replace(/^[已待未]|[中了]$/gu, ''))
            : !state.includes(' ') && words.some((word) => sharesStem(word, plain(state))),
        )
      );
    },
    byState: (part) =>
      things.find((noun) =>
        notebook.statesOf(noun).some((state) => {
          const at = part.indexOf(state.toLowerCase());
          const isWord = (sign: string | undefined) => sign === undefined || !/\p{L}/u.test(sign);
          return (
            at >= 0 && (isChinese ? state.length > 1 : state.length > 3 && isWord(part[at + state.length]))
          );
        }),
      ),
  };
}
