import type { Facts, Span } from '../../facts.ts';
import { groupedBy } from '../../../grouped.ts';
import { byNoun, endsOf, inOrder, type Mention, mentionsOf, sentenceAt } from '../../mentions.ts';
import type { NotedValues } from '../../notebook.ts';
import { categoryByEnding } from '../../ontology/categories-others.ts';
import { remembered } from '../../remembered.ts';
import { distanceOf, groupOf, openIn } from '../../whose.ts';
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
/** What a clause may begin with before its subject; "der" is the article of many cases. */
const LEADING = /^(?:and|the|each|ofThe)$/u;
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
const INTRODUCED = /^\s*(?:[:：(（]|[,،]?\s*(?<!\p{L})(?:soit|ya sea|o bien|entweder|[إا]ما))\s*$/iu;
/** "Presupuesto enviado → aceptado": arrows lead from what stands right before them. */
const LEADS_ON = /->|→|=>|➔|⇒|←|⇐/u;

const few = (count: number) => (count > 2 ? 'many' : count > 0 ? 'few' : 'none');
/** @returns for what is owned each thing with what speaks for it */
export function ownerSignsFor(
  { entities, fields, relations }: Facts,
  text: string,
  vocabulary: Vocabulary,
): (row: Owned) => OwnerSigns[] {
  const { language, grammar } = vocabulary;
  const mentions = mentionsOf(entities, text);
  const places = inOrder(mentions);
  const placesOf = byNoun(mentions);
  const isOpenTo = openIn(text);
  const ends = endsOf(text);
  const lower = text.toLowerCase();
  const kindsOf = remembered((words) =>
    wordsOf(words, 0, vocabulary).map(
      ({ role, sign, key }) => role ?? sign ?? (grammar.life.test(key) ? 'life' : 'word'),
    ),
  );
  const kindsIn = (from: number, to: number) => kindsOf(text.slice(from, to));
  const opening = new Set(mentions.filter(({ end }) => OPENING.test(kindsIn(end, end + BESIDE)[0] ?? '')));
  const opens = (mention: Mention) => opening.has(mention);
  const openers = inOrder(mentions.filter(opens));
  /** The last of so many, from one on, for which something holds. */
  const lastBefore = (count: number, from: number, holds: (one: Mention) => boolean) => {
    for (let at = count - 1; at >= from; at -= 1) {
      const one = mentions[at];
      if (one && holds(one)) return one;
    }
    return undefined;
  };
  const leadOf = ({ start }: Mention) => kindsIn(Math.max(0, start - BESIDE), start).at(-1) ?? 'edge';
  const isAside = ({ start }: Mention) => {
    const [before = '', last = ''] = kindsIn(Math.max(0, start - BESIDE), start).slice(-2);
    // "A un client et des tâches": several of them.
    if (language === 'fr' && /^(?:and|comma|has)$/u.test(before))
      return ASIDE.test(last) && !/des\s*$/iu.test(text.slice(0, start));
    return ASIDE.test(before) || ASIDE.test(last);
  };
  const named = fields.flatMap(({ owner, options, source }) => {
    const span: Span | undefined = source.from === 'text' ? source.spans[0] : undefined;
    return span && !options ? [{ owner, ...span, sentence: sentenceAt(ends, span.start) }] : [];
  });
  const bySentence = groupedBy(named, ({ sentence }) => sentence);
  const counts = new Map<string, number>();
  for (const { owner, options } of fields) if (!options) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const referring = new Set(relations.map(({ from }) => from));
  const referred = new Set(relations.map(({ to }) => to));
  const known = entities.map((entity) => {
    const { noun } = entity;
    const concept = vocabulary.thing(noun)?.entry;
    return {
      noun,
      called: noun.toLowerCase(),
      concept,
      group: groupOf(concept?.category ?? categoryByEnding(noun, language)),
      mentions: placesOf(noun),
      fields: counts.get(noun) ?? 0,
      isAttribute: vocabulary.attribute(noun) !== undefined,
      usual: concept?.states?.map(({ label }) => label[language].toLowerCase()) ?? [],
      usualFields: concept?.fields.map(({ label }) => label[language].toLowerCase()) ?? [],
    };
  });
  const most = Math.max(0, ...known.map((one) => one.mentions.all.length));
  const isSaidOfMany = (noun: string, said: string) =>
    !grammar.life.test(noun) &&
    (language === 'zh' || noun.toLowerCase() !== said.toLowerCase() || grammar.isPlural(said));
  const states = (values: readonly string[]) => values.filter((value) => vocabulary.isState(value)).length;
  const firstIn = (sentence: number) => {
    const first = mentions[places.of(sentence)];
    return first?.sentence === sentence ? first : undefined;
  };
  /** The mention right before a list, or the one that the list was read as a choice of. */
  const introducing = ({ span, values }: Owned): Mention | undefined => {
    const [first = ''] = values;
    const from = lower.indexOf(first.toLowerCase(), span.start);
    for (let at = places.before(from) - 1; at >= 0; at -= 1) {
      const one = mentions[at];
      if (!one || one.end < span.start - GAP) break;
      if (INTRODUCED.test(text.slice(one.end, from))) return one;
    }
    return undefined;
  };
  const leadingOn = ({ span, values }: Owned): Mention | undefined => {
    const from = lower.indexOf((values[0] ?? '').toLowerCase(), span.start);
    if (from < 0 || !LEADS_ON.test(text.slice(from, span.end))) return undefined;
    const last = mentions[places.before(from) - 1];
    return last && /^\s?$/u.test(text.slice(last.end, from)) && !isAside(last) ? last : undefined;
  };
  /** "Gerät ist verfügbar, verliehen oder in Reparatur", "…, y el pedido puede estar recibido": what a clause begins with and says all of. */
  const saidOf = ({ span, values }: Owned, sentence: number): Mention | undefined => {
    const [first = ''] = values;
    const from = lower.indexOf(first.toLowerCase(), span.start);
    const last = mentions[places.before(from) - 1];
    const head = last?.sentence === sentence ? last : undefined;
    if (!head || head.end > from || from - head.end >= BESIDE) return undefined;
    const before = kindsIn(ends[sentence - 1] ?? 0, head.start);
    const isFirst = firstIn(sentence) === head && !before.some((kind) => ASIDE.test(kind));
    const clause = before.slice(before.lastIndexOf('comma') + 1);
    const isClause = before.includes('comma') && clause.every((kind) => LEADING.test(kind));
    return (isFirst || isClause) && /^(?:can,)?is$/u.test(kindsIn(head.end, from).join()) ? head : undefined;
  };
  const mostFields = Math.max(0, ...known.map((one) => one.fields));

  return (row) => {
    const { kind } = row;
    const { start, end } = row.span;
    const sentence = sentenceAt(ends, start);
    const [before, behind] = [places.before(start), places.from(end)];
    const last = mentions[before - 1];
    const head = firstIn(sentence);
    const first = places.of(sentence);
    const near = (bySentence.get(sentence) ?? []).filter((one) => one.start !== start);
    const fieldBefore = near.filter((one) => one.end <= start).at(-1);
    const fieldAfter = near.find((one) => one.start >= end);
    const headBefore = mentions[Math.min(before, first) - 1];
    const earlier = headBefore && firstIn(headBefore.sentence);
    const seen = lastBefore(before, 0, (one) => isOpenTo(one.end, start));
    const opener = lastBefore(before, first, (one) => opens(one) && isOpenTo(one.end, start));
    const openerBefore = openers.all[Math.min(openers.before(start), openers.of(sentence)) - 1];
    const lastField = named.findLast((one) => one.end <= start && one.start !== start);
    const next = mentions[Math.max(behind, places.of(sentence + 1))];
    const isAlone = last?.sentence !== sentence && mentions[behind]?.sentence !== sentence;
    const introduced = introducing(row);
    const subject = kind === 'life' ? (leadingOn(row) ?? saidOf(row, sentence)) : undefined;
    const called = row.label.toLowerCase();
    const isStately = row.values.length > 1 && states(row.values) >= STATELY * row.values.length;
    return known.map(({ noun, concept, group, isAttribute, usual, ...one }): OwnerSigns => {
      const mine = one.mentions;
      const [ended, begun] = [mine.before(start), mine.from(end)];
      const times = Math.min(3, mine.all.length - (begun - ended));
      const nearest = mine.all[ended - 1];
      const here = nearest?.sentence === sentence ? nearest : undefined;
      const after = mine.all[begun]?.sentence === sentence;
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
        `mentions ${times}`,
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
        const isBeside = isAside(here);
        add(isBeside, 'aside', `aside ${kind}`);
        add(isLinked && !isBeside, 'linked', `linked ${group}`, `linked ${kind}`);
        add(!isOpenTo(here.end, start), 'closed off');
        if (gap < 4) {
          const number = grammar.isPlural(text.slice(here.start, here.end)) ? 'many' : 'one';
          add(
            true,
            `beside ${isAttribute ? 'attribute' : group}`,
            `beside ${number}`,
            `beside ${number} ${leadOf(here)}`,
            `beside ${kind} ${number}`,
            `beside ${few(one.fields)} ${times}`,
          );
        }
      }
      add(one.fields > 0 && one.fields === mostFields, 'most fields', `most fields ${where}`);
      add(fieldAfter?.owner === noun, 'field after');
      add(fieldBefore && fieldBefore.owner !== noun, "other's field before");
      add(near.length > 0 && near.every(({ owner }) => owner === noun), 'all fields here');
      add(mine.all.length === most, `main ${kind}`);
      add(entities[0]?.noun === noun, 'first');
      const isUsualChoice =
        kind === 'choice' &&
        concept?.fields.some(
          ({ options }, at) =>
            options &&
            (one.usualFields[at] === called ||
              options.some((option) => row.values.includes(option.label[language].toLowerCase()))),
        );
      add(kind === 'life' && row.values.some((value) => usual.includes(value.toLowerCase())), 'usual states');
      add(kind === 'life' && usual.length > 0, 'has a life');
      add(isUsualChoice, 'usual choice');
      add(kind === 'field' && one.usualFields.includes(called), 'usual field');
      add(referring.has(noun), 'refers');
      add(referred.has(noun), 'referred to');
      add(called !== '' && one.called.includes(called), 'is the label');
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
