import { type Facts, type FieldFact, isSaid, isWithin, type Span, spansOf } from '../../facts.ts';
import { endsOf, type Mention, mentionsOf, sentenceAt } from '../../mentions.ts';
import { attributeNamed } from '../../ontology/index.ts';

// What a sentence that names two things says of the first: fields that stand behind both, and who can't be in two places.

/** "Vaccinations per pet", "inspections are recorded for each hive" */
const PER =
  /^\s*(?:(?:is|are|gets?) [a-z]+(?:ed|t|pt|en)(?: down)? )?(?:per|for each|por(?: cada)?|para cada|par|pour chaque|pro|je|für jede[nsmr]?|每[个位名只]?|لكل)\s*$/iu;
const WITH = /^\s*(?:with|con|avec|mit|مع)\s/iu;

/** "Vaccinations per pet with date and next dose": both are of the vaccination. */
export function withFieldsOfEach(facts: Facts, text: string): Facts {
  const mentions = mentionsOf(facts.entities, text);
  const ends = endsOf(text);
  return mentions.reduce((whole, first, at) => {
    const second = mentions[at + 1];
    if (!second || !PER.test(text.slice(first.end, second.start)) || !WITH.test(text.slice(second.end)))
      return whole;
    const stop = ends.find((end) => end >= second.end) ?? text.length;
    const again = mentions.find(
      ({ noun, start }) => start >= second.end && [first.noun, second.noun].includes(noun),
    );
    const region: Span = { start: second.end, end: Math.min(stop, again?.start ?? stop) };
    const isTheirs = (spans: readonly Span[]) => spans.some((span) => isWithin(span, region));
    return {
      ...whole,
      fields: whole.fields.map((field) =>
        field.owner === second.noun && isTheirs(spansOf(field)) ? { ...field, owner: first.noun } : field,
      ),
    };
  }, facts);
}

/** The things that a sentence names, up to the end of what is said in it. */
function namersOf({ entities }: Facts, text: string): (span: Span) => Mention[] {
  const mentions = mentionsOf(entities, text);
  const ends = endsOf(text);
  return ({ start, end }) => {
    const sentence = sentenceAt(ends, start);
    return mentions.filter((one) => one.sentence === sentence && one.start < end);
  };
}

/** "Vaccinations per pet with date and next dose, with a reminder a week before": of what has a day in its sentence. */
export function withDatedReminders(facts: Facts, text: string): Facts {
  if (!facts.rules.some(({ kind }) => kind === 'reminder')) return facts;
  // Nobody is reminded of the day of a birth, unless it is said.
  const isDay = ({ type, label }: FieldFact) =>
    /^date/u.test(type) && attributeNamed(label, facts.language)?.name !== 'birthDate';
  const isDated = (noun: string) =>
    facts.fields.some((field) => field.owner === noun && isSaid(field) && isDay(field));
  const namedIn = namersOf(facts, text);
  return {
    ...facts,
    rules: facts.rules.map((rule) => {
      const [span] = spansOf(rule);
      if (rule.kind !== 'reminder' || !span || isDated(rule.owner)) return rule;
      const dated = namedIn(span).findLast(({ noun }) => isDated(noun));
      return dated ? { ...rule, owner: dated.noun } : rule;
    }),
  };
}

/** "A vet can't have two appointments at once": of whom or what the rule is said, where its reader left that open. */
export function withBusy(facts: Facts, text: string): Facts {
  if (!facts.rules.some(({ kind }) => kind === 'noOverlap')) return facts;
  const namedIn = namersOf(facts, text);
  return {
    ...facts,
    rules: facts.rules.map((rule) => {
      const [span] = spansOf(rule);
      if (rule.kind !== 'noOverlap' || rule.details.per !== undefined || !span) return rule;
      const named = namedIn(span).filter(({ noun }) => noun !== rule.owner);
      // An English rule stands behind whom it is said of: "customers book, and no stylist can be booked twice".
      const per = (facts.language === 'en' ? named.at(-1) : named[0])?.noun;
      return per === undefined ? rule : { ...rule, details: { ...rule.details, per } };
    }),
  };
}
