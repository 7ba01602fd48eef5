import type { Facts, Span } from '../../facts.ts';
import { endsOf, type Mention, mentionsOf, sentenceAt } from '../../mentions.ts';
import type { NotedValues } from '../../notebook.ts';
import { categoryByEnding } from '../../ontology/categories-others.ts';
import { distanceOf, groupOf, isOpenTo } from '../../whose.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

// Whose a list of values or a field is: what speaks for each thing, once all things are known; the same signs in every language.

/** What somebody has, as it was read. */
export type Owned = Omit<NotedValues, 'isLife'> & { kind: 'life' | 'choice' | 'field' };
export interface OwnerSigns {
  noun: string;
  signs: readonly string[];
  /** They are surely its own: "visits (planned, done)", "a device is free, lent or broken". */
  isAlive: boolean;
}

/** What may stand between a name and its values. */
const LINKING = /^(?:is|can|as|goes|with|has|they|skip|the|a|not|of|ofThe|prep|to|who|only)$/u;
/** What begins a list of what something has. */
const OPENING = /^(?:has|with|colon|open)$/u;
const ASIDE = /^(?:of|ofThe|per|prep|belongs)$/u;
/** Letters behind and before a name that are looked at, and between it and its values. */
const BESIDE = 24;
const NEAR = 70;

/** How many of the values of a life read like states, at least. */
const STATELY = 0.6;
/** Letters between a thing and its own states, at most. */
const GAP = 3;
/** What stands between a thing and its own states. */
const INTRODUCED = /^\s*[:：(（]\s*$/u;

const few = (count: number) => (count > 2 ? 'many' : count > 0 ? 'few' : 'none');
/** @returns for what is owned each thing with what speaks for it */
export function ownerSignsFor(
  { entities, fields, relations }: Facts,
  text: string,
  vocabulary: Vocabulary,
): (row: Owned) => OwnerSigns[] {
  const { language, grammar } = vocabulary;
  const mentions = mentionsOf(entities, text);
  const ends = endsOf(text);
  const kindsIn = (from: number, to: number) =>
    wordsOf(text.slice(from, to), from, vocabulary).map(
      ({ role, sign, key }) => role ?? sign ?? (grammar.life.test(key) ? 'life' : 'word'),
    );
  const opening = new Set(mentions.filter(({ end }) => OPENING.test(kindsIn(end, end + BESIDE)[0] ?? '')));
  const opens = (mention: Mention) => opening.has(mention);
  const leadOf = ({ start }: Mention) => kindsIn(Math.max(0, start - BESIDE), start).at(-1) ?? 'edge';
  const asides = new Set(
    mentions.filter(({ start }) =>
      kindsIn(Math.max(0, start - BESIDE), start)
        .slice(-2)
        .some((kind) => ASIDE.test(kind)),
    ),
  );
  const isAside = (mention: Mention) => asides.has(mention);
  const named = fields.flatMap(({ owner, options, source }) => {
    const span: Span | undefined = source.from === 'text' ? source.spans[0] : undefined;
    return span && !options ? [{ owner, ...span, sentence: sentenceAt(ends, span.start) }] : [];
  });
  const known = entities.map((entity) => {
    const { noun } = entity;
    const concept = vocabulary.thing(noun)?.entry;
    return {
      noun,
      concept,
      group: groupOf(concept?.category ?? categoryByEnding(noun, language)),
      count: mentions.filter((one) => one.noun === noun).length,
      fields: fields.filter(({ owner, options }) => owner === noun && !options).length,
      isAttribute: vocabulary.attribute(noun) !== undefined,
    };
  });
  const most = Math.max(0, ...known.map(({ count }) => count));
  const isSaidOfMany = (noun: string, said: string) =>
    !grammar.life.test(noun) &&
    (language === 'zh' || noun.toLowerCase() !== said.toLowerCase() || grammar.isPlural(said));
  const states = (values: readonly string[]) => values.filter((value) => vocabulary.isState(value)).length;
  const firstIn = (sentence: number) => mentions.find((one) => one.sentence === sentence);
  /** The mention right before a list, or the one that the list was read as a choice of. */
  const introducing = ({ span, values }: Owned): Mention | undefined => {
    const [first = ''] = values;
    const from = text.toLowerCase().indexOf(first.toLowerCase(), span.start);
    return mentions.findLast(
      (one) => one.end <= from && one.end >= span.start - GAP && INTRODUCED.test(text.slice(one.end, from)),
    );
  };
  /** "Gerät ist verfügbar, verliehen oder in Reparatur": what a sentence begins with and says all of. */
  const saidOf = ({ span, values }: Owned, sentence: number): Mention | undefined => {
    const [first = ''] = values;
    const from = text.toLowerCase().indexOf(first.toLowerCase(), span.start);
    const head = firstIn(sentence);
    const isSubject =
      head !== undefined &&
      head.end <= from &&
      from - head.end < BESIDE &&
      !kindsIn(ends[sentence - 1] ?? 0, head.start).some((kind) => ASIDE.test(kind)) &&
      kindsIn(head.end, from).join() === 'is';
    return isSubject ? head : undefined;
  };
  const mostFields = Math.max(0, ...known.map((one) => one.fields));

  return (row) => {
    const { kind } = row;
    const { start, end } = row.span;
    const sentence = sentenceAt(ends, start);
    const outside = mentions.filter((one) => one.end <= start || one.start >= end);
    const before = outside.filter((one) => one.end <= start);
    const last = before.at(-1);
    const head = firstIn(sentence);
    const near = named.filter((one) => one.sentence === sentence && one.start !== start);
    const fieldBefore = near.filter((one) => one.end <= start).at(-1);
    const fieldAfter = near.find((one) => one.start >= end);
    const headBefore = before.findLast((one) => one.sentence < sentence);
    const earlier = headBefore && firstIn(headBefore.sentence);
    const visible = before.filter((one) => isOpenTo(text, one.end, start));
    const opener = visible.findLast((one) => one.sentence === sentence && opens(one));
    const openerBefore = before.findLast((one) => one.sentence < sentence && opens(one));
    const lastField = named.findLast((one) => one.end <= start && one.start !== start);
    const next = outside.find((one) => one.start >= end && one.sentence > sentence);
    const seen = visible.at(-1);
    const isAlone = !outside.some((one) => one.sentence === sentence);
    const introduced = introducing(row);
    const subject = kind === 'life' ? saidOf(row, sentence) : undefined;
    const isStately = row.values.length > 1 && states(row.values) >= STATELY * row.values.length;
    return known.map(({ noun, concept, group, count, isAttribute, ...one }): OwnerSigns => {
      const mine = outside.filter((mention) => mention.noun === noun);
      const nearest = mine.findLast(({ end: to }) => to <= start);
      const here = nearest?.sentence === sentence ? nearest : undefined;
      const after = mine.find((mention) => mention.start >= end && mention.sentence === sentence);
      const where = here
        ? 'here'
        : after
          ? 'after'
          : nearest
            ? nearest.sentence === sentence - 1
              ? 'before'
              : 'earlier'
            : 'later';
      const signs = [
        `${kind} ${group}`,
        `${kind} where ${where}`,
        `where ${where}${isAlone ? ' alone' : ''}`,
        `mentions ${Math.min(3, mine.length)}`,
        `fields ${few(one.fields)}`,
        `${kind} fields ${few(one.fields)}`,
      ];
      const add = (is: unknown, ...some: string[]) => {
        if (is) signs.push(...some);
      };
      add(isAttribute, `attribute ${kind}`, `attribute ${where}`);
      add(row.owner === noun, 'reader', `reader ${where}`, `reader ${kind}`, `reader ${group}`);
      add(last?.noun === noun, `nearest ${where}`, `nearest ${group}`, `nearest ${kind}`);
      add(head?.noun === noun && head.end <= start, 'head', `head ${kind}`, `head ${group}`);
      add(head?.noun === noun && head.end <= start && opens(head), 'heads list', `heads list ${kind}`);
      add(isAlone && earlier?.noun === noun, 'head before', `head before ${kind}`);
      add(isAlone && headBefore?.noun === noun, 'last before');
      add(fieldBefore?.owner === noun, 'field before', `field before ${kind}`);
      add(opener?.noun === noun, 'opener', `opener ${kind}`, `opener ${group}`);
      add(opener && opener.noun !== noun, "other's list");
      add(isAlone && openerBefore?.noun === noun, 'opener before', `opener before ${kind}`);
      add(lastField?.owner === noun, 'last field', ...(isAlone ? ['last field alone'] : []));
      add(isAlone && next?.noun === noun, 'next');
      add(here && seen?.noun === noun, 'seen last', `seen last ${kind}`);
      if (here) {
        const gap = start - here.end;
        const between = gap < NEAR ? kindsIn(here.end, start) : ['word'];
        const isLinked = between.every((word) => LINKING.test(word) || /^(?:life|colon|open)$/u.test(word));
        add(true, `gap ${distanceOf(gap)}`);
        add(isAside(here), 'aside', `aside ${kind}`);
        add(isLinked && !isAside(here), 'linked', `linked ${group}`, `linked ${kind}`);
        add(!isOpenTo(text, here.end, start), 'closed off');
        if (gap < 4) {
          const number = grammar.isPlural(text.slice(here.start, here.end)) ? 'many' : 'one';
          add(
            true,
            `beside ${isAttribute ? 'attribute' : group}`,
            `beside ${number}`,
            `beside ${number} ${leadOf(here)}`,
            `beside ${kind} ${number}`,
            `beside ${few(one.fields)} ${Math.min(3, mine.length)}`,
          );
        }
      }
      add(one.fields > 0 && one.fields === mostFields, 'most fields', `most fields ${where}`);
      add(fieldAfter?.owner === noun, 'field after');
      add(fieldBefore && fieldBefore.owner !== noun, "other's field before");
      add(near.length > 0 && near.every(({ owner }) => owner === noun), 'all fields here');
      add(count === most, `main ${kind}`);
      add(entities[0]?.noun === noun, 'first');
      const usual = concept?.states?.map(({ label }) => label[language].toLowerCase()) ?? [];
      const isUsualChoice = concept?.fields.some(
        ({ label, options }) =>
          options &&
          (label[language].toLowerCase() === row.label.toLowerCase() ||
            options.some((option) => row.values.includes(option.label[language].toLowerCase()))),
      );
      const isUsualField = concept?.fields.some(
        ({ label }) => label[language].toLowerCase() === row.label.toLowerCase(),
      );
      add(kind === 'life' && row.values.some((value) => usual.includes(value.toLowerCase())), 'usual states');
      add(kind === 'life' && usual.length > 0, 'has a life');
      add(kind === 'choice' && isUsualChoice, 'usual choice');
      add(kind === 'field' && isUsualField, 'usual field');
      add(
        relations.some(({ from }) => from === noun),
        'refers',
      );
      add(
        relations.some(({ to }) => to === noun),
        'referred to',
      );
      add(row.label !== '' && noun.toLowerCase().includes(row.label.toLowerCase()), 'is the label');
      const isTheirs =
        introduced?.noun === noun &&
        isStately &&
        usual.length > 0 &&
        !isAside(introduced) &&
        isSaidOfMany(noun, text.slice(introduced.start, introduced.end));
      return { noun, signs, isAlive: isTheirs || subject?.noun === noun };
    });
  };
}
