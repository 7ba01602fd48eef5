import { GRAMMARS } from '../words/others/index.ts';
import type { AppLanguage } from '../../kinds.ts';
import { withNoun } from '../correct/correct.ts';
import { withoutEntity } from '../without-entity.ts';
import { type EntityFact, type Facts, type FieldFact, spansOf } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category, ThingConcept } from '../ontology/concept.ts';
import { categoryOf } from '../ontology/index.ts';

// A line such as "gym class booking for my studio" names an app and hardly describes it: its words are taken for less than those of a sentence.

interface Line {
  text: string;
  lexicon: Lexicon;
  /** What its trade or sort of app is called in it, and what such an app keeps. */
  words: readonly string[];
  usual: readonly ThingConcept[];
}

/** What a compound is by its last word. */
const headThing = (noun: string, lexicon: Lexicon) => lexicon.thing(noun.split(' ').at(-1) ?? noun);
/** Whether a thing of the ontology is called by just these words. */
const isOwnName = (noun: string, lexicon: Lexicon, language: AppLanguage): boolean =>
  lexicon.thing(noun)?.names[language].one.toLowerCase() === noun;

/** A thing of the ontology, by its own name. */
export const entityOf = (
  { id, names }: ThingConcept,
  language: AppLanguage,
  source: EntityFact['source'],
): EntityFact => ({
  noun: names[language].one.toLowerCase(),
  plural: names[language].many.toLowerCase(),
  concept: id,
  source,
});

const isUsual = ({ noun, concept }: EntityFact, { usual, lexicon }: Line) =>
  usual.some(({ id }) => id === concept || id === headThing(noun, lexicon)?.id);
/** What has fields that were said stays in any case. */
const without = (facts: Facts, isIt: (entity: EntityFact) => boolean): Facts =>
  facts.entities
    .filter((entity) => isIt(entity) && !facts.fields.some(({ owner }) => owner === entity.noun))
    .reduce((left, { noun }) => withoutEntity(left, noun), facts);

/** "For a coach with clients": behind "with" stands what is kept. */
const AUDIENCE =
  /\bfor (?:an?|my|our|the|your|this|their) (?:(?!(?:with|and|or|plus|where|that|who|which|to|has|have|having|including)\b)[\p{L}'’-]+ ){0,3}$/iu;
const ASKED_FOR: readonly Category[] = ['person', 'organisation', 'place'];

/** "CRM for a real estate agent": whoever gets the app is nothing that it keeps. */
const withoutAudience = (facts: Facts, { text, lexicon }: Line): Facts =>
  without(facts, (entity) => {
    const [span] = spansOf(entity);
    const category = categoryFor(entity, lexicon, facts.language);
    return (
      span !== undefined &&
      category !== undefined &&
      ASKED_FOR.includes(category) &&
      AUDIENCE.test(`${text.slice(0, span.start).replace(/\s+$/u, '')} `)
    );
  });

/** "Nursing home", "self storage units", "car wash": words of a longer name are no houses, warehouses or cars. */
function isInName(entity: EntityFact, { text, words, lexicon }: Line): boolean {
  const lower = text.toLowerCase();
  const category = lexicon.byId(entity.concept ?? '')?.category;
  const isSetting = category === 'place' || category === 'organisation';
  const spans = spansOf(entity);
  return (
    spans.length > 0 &&
    spans.every(({ start, end }) =>
      words.some((word) => {
        const at = lower.indexOf(word);
        const isWithin = at !== -1 && at <= start && end <= at + word.length;
        return isWithin && (/[ -]/u.test(word) || (word.length === end - start && isSetting));
      }),
    )
  );
}

/** Whoever names so many things means each of them. */
const SEVERAL = 3;

/** "A recipe book", "ticket sales" and "our hotel" are the app itself, or what it is for; "reservations" are kept. */
const withoutItself = (facts: Facts, line: Line): Facts =>
  without(facts, (entity) => {
    const { words, lexicon } = line;
    const names = [entity.noun, entity.plural];
    const isPart = words.some((word) =>
      names.some((name) => word.endsWith(` ${name}`) || word.startsWith(`${name} and `)),
    );
    const isWhole = words.some((word) => names.some((name) => ` ${name}`.endsWith(` ${word}`)));
    // "Customers book appointments with a tattooist" says whom it refers to.
    const isReferredTo = facts.relations.some(
      ({ to, source }) => to === entity.noun && source.from === 'text',
    );
    if (isReferredTo || isUsual(entity, line)) return false;
    const category = lexicon.thing(entity.noun)?.category;
    const isSetting = category === 'place' || category === 'organisation';
    // "App para una biblioteca con libros, socios y préstamos": one of several that are known is no trade.
    const isOneOfSeveral = facts.entities.length >= SEVERAL && category !== undefined && !isSetting;
    if (facts.language !== 'en' && words.includes(entity.plural) && isOneOfSeveral) return false;
    if (isInName(entity, line)) return true;
    if (!(isPart || isWhole)) return false;
    if (isPart) return true;
    return !isOwnName(entity.noun, lexicon, facts.language) || isSetting;
  });

/** "Sets and reps" are what is kept of each exercise. */
const withoutAttributes = (facts: Facts, line: Line): Facts =>
  without(
    facts,
    (entity) =>
      !isUsual(entity, line) &&
      line.usual.some(({ fields }) =>
        fields.some(({ label }) =>
          [entity.noun, entity.plural].includes(label[facts.language].toLowerCase()),
        ),
      ),
  );

/** "Gym class bookings" are bookings, where classes are kept too or a gym is what it is for. */
function withoutSetting(facts: Facts, { words, usual, lexicon }: Line): Facts {
  const { language } = facts;
  const settings = [...words, ...usual.map(({ names }) => names[language].one.toLowerCase())];
  const longest = (names: readonly string[]) => [...names].sort((one, other) => other.length - one.length);
  return facts.entities.reduce((left, { noun }) => {
    const others = facts.entities.map((one) => one.noun).filter((one) => one !== noun);
    let rest = noun;
    for (;;) {
      const start = longest([...settings, ...others]).find((one) => rest.startsWith(`${one} `));
      if (start === undefined) break;
      rest = rest.slice(start.length + 1);
    }
    return rest !== noun && isOwnName(rest, lexicon, language) ? withNoun(left, noun, rest) : left;
  }, facts);
}

/** What only arranges other things: a plan of meals is kept as meals. */
const ARRANGED =
  / (?:planner|plan|planning|schedule|calendar|list|log|tracker|tracking|seating|management|register)s?$/u;

/** The thing that the name of a field names. */
function thingIn({ label, type, source }: FieldFact, lexicon: Lexicon): ThingConcept | undefined {
  const key = keyOf(label);
  // "Monthly budgets", "recurring expenses": of what there are several nothing has one.
  const several = /^(?!total|max|min|no |how )\S+ \S+s$/u.test(key)
    ? key.slice(key.lastIndexOf(' ') + 1)
    : '';
  if (several !== '' && /^(?:money|number|longText)$/u.test(type) && source.from === 'text')
    return lexicon.thing(several);
  if (type !== 'text' || source.from !== 'text' || lexicon.attribute(key)) return undefined;
  return lexicon.thing(key) ?? lexicon.thing(key.replace(ARRANGED, ''));
}
export const isThing = (field: FieldFact, lexicon: Lexicon): boolean => thingIn(field, lexicon) !== undefined;

/**
 * "With a meal planner and a shopping list": both are kept, and no texts of something else.
 * @param owners those whose fields are looked at
 */
export function withThings(facts: Facts, lexicon: Lexicon, owners: readonly string[]): Facts {
  const { language } = facts;
  // "Wörter mit Übersetzung und Lektion": each has one of them.
  const isOne = ({ label }: FieldFact) =>
    (language === 'es' || language === 'fr' || language === 'de') && !GRAMMARS[language].isPlural(label);
  const named = facts.fields.filter(
    (field) => owners.includes(field.owner) && thingIn(field, lexicon) !== undefined && !isOne(field),
  );
  const added = named.flatMap((field): EntityFact[] => {
    const thing = thingIn(field, lexicon);
    if (!thing || facts.entities.some(({ concept }) => concept === thing.id)) return [];
    return [entityOf(thing, language, field.source)];
  });
  return {
    ...facts,
    entities: [...facts.entities, ...added],
    fields: facts.fields.filter((field) => !named.includes(field)),
  };
}

const withNamedThings = (facts: Facts, { lexicon }: Line): Facts =>
  withThings(
    facts,
    lexicon,
    facts.entities.map(({ noun }) => noun),
  );

/** A "comic book collection" is comic books. */
const withoutContainer = (facts: Facts, { lexicon }: Line): Facts =>
  facts.entities.reduce((left, { noun, concept }) => {
    const rest = concept === undefined ? noun.replace(CONTAINER, '') : noun;
    const isKnown = headThing(rest, lexicon) !== undefined || categoryOf(rest) !== undefined;
    return rest !== noun && isKnown ? withNoun(left, noun, rest) : left;
  }, facts);
const CONTAINER =
  / (?:collection|inventory|database|catalog(?:ue)?|directory|archive|log|list|register|records?)$/u;

/** What a compound is by its last word, such as a car wash subscription, has what that usually has. */
const withConcepts = (facts: Facts, { lexicon }: Line): Facts => ({
  ...facts,
  entities: facts.entities.map((entity) => {
    const thing = entity.concept === undefined ? headThing(entity.noun, lexicon) : undefined;
    return thing ? { ...entity, concept: thing.id } : entity;
  }),
});

/** What a line that names an app keeps. */
export function tersely(facts: Facts, line: Line): Facts {
  const steps = [
    withNamedThings,
    withoutAudience,
    withoutItself,
    withoutAttributes,
    withoutContainer,
    withoutSetting,
    withConcepts,
  ];
  return steps.reduce((left, step) => step(left, line), facts);
}
