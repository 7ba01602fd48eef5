import type { EntityFact, StatesFact } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { endsOf, type Mention, mentionsOf, sentenceAt } from '../../mentions.ts';
import { categoryFor } from '../../merge.ts';
import type { Category } from '../../ontology/concept.ts';
import { LIFE } from './choices/patterns.ts';

// Whose life it is, where the clause it stands in doesn't name its owner: rather a request's than that of who decides on it.

const HAPPENING: readonly (Category | undefined)[] = [
  'event',
  'booking',
  'money',
  'document',
  'task',
  'message',
  'work',
  'health',
];
const SETTING: readonly (Category | undefined)[] = ['place', 'organisation', 'category'];

/** How much each sign says for an owner. */
const WEIGHS = {
  reader: 0.3,
  readerInSentence: 1,
  named: 3,
  inSentence: 0.3,
  before: 0.3,
  usual: 1.5,
  happening: 1,
  person: -1.5,
  setting: -0.7,
};
/** By how much another must suit better. */
const MARGIN = 0.5;
/** Words between a name and its states. */
const LINKING =
  /^(?:[\s:=–(-]|\b(?:can|may|will|must|should|be|is|are|was|were|either|goes|go|going|moves?|runs?|pass(?:es)?|from|through|status|states?|stages?|has|have|the|get|gets|starts?|begins?|as|then|marked|flagged|always|out)\b)*$/iu;

/** "Messages from tenants are read": not of the tenants. */
const ASIDE = /\b(?:from|of|by|for|to|with|at|in|on) (?:the |a |an |our |their )?$/iu;

export function homesFor(
  entities: readonly EntityFact[],
  text: string,
  lexicon: Lexicon,
): (life: StatesFact, all: readonly StatesFact[]) => string {
  const mentions = mentionsOf(entities, text);
  const ends = endsOf(text);
  const isNamed = (mention: Mention, start: number) =>
    mention.end <= start &&
    start - mention.end < 60 &&
    LINKING.test(text.slice(mention.end, start)) &&
    !ASIDE.test(text.slice(0, mention.start));

  return (life, all) => {
    const { owner, values, source } = life;
    const start = source.from === 'text' ? source.spans[0]?.start : undefined;
    if (start === undefined) return owner;
    const sentence = sentenceAt(ends, start);
    const isAttribute = LIFE.test(text.slice(start, start + 12).toLowerCase());
    if (isAttribute && mentions.some((one) => one.noun === owner && one.sentence === sentence)) return owner;
    const valueOf = (entity: EntityFact): number => {
      const mine = mentions.filter(({ noun }) => noun === entity.noun);
      const isIn = mine.some((one) => one.sentence === sentence);
      const isBefore = mine.some((one) => one.sentence === sentence - 1);
      const category = categoryFor(entity, lexicon, 'en');
      const usual = lexicon.byId(entity.concept ?? '')?.states?.map(({ label }) => label.en.toLowerCase());
      const shared = values.filter((value) => usual?.includes(value.toLowerCase())).length / values.length;
      return (
        (entity.noun === owner ? (isIn ? WEIGHS.readerInSentence : WEIGHS.reader) : 0) +
        (mine.some((one) => isNamed(one, start)) ? WEIGHS.named : 0) +
        (isIn ? WEIGHS.inSentence : isBefore ? WEIGHS.before : 0) +
        shared * WEIGHS.usual +
        (HAPPENING.includes(category) ? WEIGHS.happening : 0) +
        (category === 'person' ? WEIGHS.person : 0) +
        (SETTING.includes(category) ? WEIGHS.setting : 0)
      );
    };
    const [best] = entities
      .filter(({ noun }) => noun === owner || !all.some((one) => one.owner === noun))
      .map((entity) => ({ noun: entity.noun, value: valueOf(entity) }))
      .sort((one, other) => other.value - one.value);
    const current = entities.find(({ noun }) => noun === owner);
    return best && (!current || best.value > valueOf(current) + MARGIN) ? best.noun : owner;
  };
}
