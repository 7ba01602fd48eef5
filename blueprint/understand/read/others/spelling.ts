import type { Facts, Source, Span } from '../../facts.ts';

// One spelling of what is written in several ways; every letter remembers where it stood.

/** Vowel signs, stretched letters and signs of direction, which say nothing. */
const SILENT = /[\u064b-\u0652\u0640\u0670\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const ARABIC_ZERO = '٠'.charCodeAt(0);
const PERSIAN_ZERO = '۰'.charCodeAt(0);
const WIDE_ZERO = '０'.charCodeAt(0);

const digit = (sign: string): string | undefined => {
  const code = sign.charCodeAt(0);
  const zero = [ARABIC_ZERO, PERSIAN_ZERO, WIDE_ZERO].find((first) => code >= first && code < first + 10);
  return zero === undefined ? undefined : String(code - zero);
};

/** Signs as they stand between letters of these scripts, where a keyboard of another was used. */
const OWN_SIGNS: readonly (readonly [letters: RegExp, signs: Readonly<Record<string, string>>])[] = [
  [
    /[\p{Script=Han}，；：（）？！“”《》]/u,
    { ',': '，', ';': '；', ':': '：', '(': '（', ')': '）', '?': '？', '!': '！' },
  ],
  [/[\p{Script=Arabic}]/u, { ',': '،', ';': '؛', '?': '؟' }],
];
const ownSign = (sign: string, before: string, after: string): string | undefined =>
  OWN_SIGNS.find(([letters]) => letters.test(before) || letters.test(after))?.[1][sign];

export interface Spelt {
  text: string;
  /** Where each letter stood; one more for the end. */
  places: readonly number[];
}

export function speltAlike(text: string): Spelt {
  const letters: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (SILENT.test(letter)) continue;
    letters.push(digit(letter) ?? ownSign(letter, letters.at(-1) ?? '', text.charAt(at + 1)) ?? letter);
    places.push(at);
  }
  places.push(text.length);
  return { text: letters.join(''), places };
}

/** What was read in the new spelling, at its places in the old one. */
export function placedIn(facts: Facts, { text, places }: Spelt): Facts {
  if (places.length === (places.at(-1) ?? 0) + 1) return facts;
  const place = ({ start, end }: Span): Span => ({
    start: places[start] ?? start,
    // Vowel signs behind the last letter belong to it.
    end: end >= text.length ? (places.at(-1) ?? end) : end > 0 ? (places[end - 1] ?? end) + 1 : 0,
  });
  const moved = <T extends { source: Source }>(all: readonly T[]): T[] =>
    all.map((one) =>
      one.source.from === 'text'
        ? { ...one, source: { ...one.source, spans: one.source.spans.map(place) } }
        : one,
    );
  return {
    ...facts,
    entities: moved(facts.entities),
    fields: moved(facts.fields),
    relations: moved(facts.relations),
    states: moved(facts.states),
    rules: moved(facts.rules),
    roles: moved(facts.roles),
    access: moved(facts.access),
    pages: moved(facts.pages),
    unknown: facts.unknown.map(place),
  };
}
