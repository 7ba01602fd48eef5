import type { AppLanguage } from '../../kinds.ts';
import { withoutEntity } from '../without-entity.ts';
import type { NamedDomain } from './domain.ts';
import {
  type EntityFact,
  type Facts,
  isSaid,
  overlaps,
  type RelationFact,
  type Source,
  type Span,
  spansOf,
} from '../facts.ts';
import { type Lexicon, lexiconFor } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { ThingConcept } from '../ontology/concept.ts';
import { thingById } from '../ontology/index.ts';
import {
  APP_LINKS,
  ABOUT_OTHERS,
  CALLED_ALSO,
  OF_ANYTHING,
  isPart,
  STAND_INS,
} from '../ontology/stand-ins.ts';
import { inEnglish } from './english-apps.ts';
import { entityOf } from './terse.ts';
import { NAMING } from '../words/looks.ts';

// "A blog with comments and tags" is none without posts: what stands in every app of the sort that a text asks for.

const WHY: Source = { from: 'knowledge', because: 'no such app is without it' };
const TOGETHER: Source = { from: 'knowledge', because: 'they usually belong together' };

/** Where the words end that name the app. */
function openingOf(text: string, language: AppLanguage): number {
  const { lead, stop } = NAMING[language];
  const said = text.length - text.trimStart().length + (lead.exec(text.trimStart())?.[0].length ?? 0);
  const end = stop.exec(text.slice(said));
  return end ? said + end.index : text.length;
}

const names = ({ names: all }: ThingConcept, language: AppLanguage) => [
  all[language].one.toLowerCase(),
  all[language].many.toLowerCase(),
];

/** What is kept as a thing of such an app, whatever it is called. */
export function allStandingFor(core: ThingConcept, facts: Facts, lexicon: Lexicon): EntityFact[] {
  const { categories = [], things = [] } = STAND_INS[core.id] ?? {};
  const own = facts.entities.filter(({ concept }) => concept === core.id);
  if (own.length > 0) return own;
  // Whatever is named is what an inventory, or a diary, is of.
  if (OF_ANYTHING.includes(core.id))
    return facts.entities.filter((one) => isSaid(one) && !ABOUT_OTHERS.includes(one.concept ?? ''));
  return facts.entities.filter((entity) => {
    if (isPart(entity.concept)) return false;
    const category = categoryFor(entity, lexicon, facts.language);
    const isNamed = names(core, facts.language).some(
      (name) => entity.noun === name || entity.plural === name || entity.noun.endsWith(` ${name}`),
    );
    return (
      isNamed ||
      things.includes(entity.concept ?? '') ||
      (isSaid(entity) && category !== undefined && categories.includes(category))
    );
  });
}
export const isStoodFor = (core: ThingConcept, facts: Facts, lexicon: Lexicon): boolean =>
  allStandingFor(core, facts, lexicon).length > 0;

/** A sort of app is nothing that it keeps: "a social network for gardeners" keeps no networks. */
function isItself(entity: EntityFact, facts: Facts, { start, word, isLikened }: NamedDomain): boolean {
  // "Duolingo but for sign language" keeps no Duolingos.
  if (isLikened && entity.noun.toLowerCase() === word) return true;
  // "Kunden buchen Termine bei einem Tätowierer": whom it refers to is kept.
  const isReferredTo = facts.relations.some(({ to, source }) => to === entity.noun && source.from === 'text');
  if (isReferredTo && facts.language !== 'en') return false;
  const span: Span = { start, end: start + word.length };
  const said = spansOf(entity);
  // A gym member is more than a gym.
  const isWhole = (one: Span) => one.end <= span.end || facts.language !== 'en';
  const isOnlyThere = said.length > 0 && said.every((one) => overlaps(one, span) && isWhole(one));
  // "A forum for growers with topics" is the forum itself, whatever was taken for its fields.
  const isNamedSo = entity.noun.toLowerCase().startsWith(`${word.toLowerCase()} `);
  return (
    isOnlyThere &&
    entity.concept === undefined &&
    (isNamedSo || !facts.fields.some((field) => field.owner === entity.noun && isSaid(field)))
  );
}

/** "A forum for gardeners", "dating for dog owners": whom it is for are its users. */
const FOR = /\bfor (?:(?:all|the|my|our|local|other|young|busy|new) )*$/iu;
function isAudience(entity: EntityFact, text: string, end: number, facts: Facts, lexicon: Lexicon): boolean {
  const spans = spansOf(entity);
  return (
    facts.language === 'en' &&
    spans.length > 0 &&
    spans.every(({ start }) => start < end && FOR.test(text.slice(0, start))) &&
    categoryFor(entity, lexicon, 'en') === 'person' &&
    [...facts.fields, ...facts.states, ...facts.rules].every(({ owner }) => owner !== entity.noun) &&
    facts.relations.every(
      ({ from, to, source }) => source.from !== 'text' || (from !== entity.noun && to !== entity.noun),
    )
  );
}

/**
 * The facts with what stands in every app of the sort that the text asks for.
 * @param domains the sorts and trades that it names, the most special first
 */
export function withCore(given: Facts, text: string, domains: readonly NamedDomain[]): Facts {
  const { language } = given;
  const lexicon = lexiconFor(language);
  const facts = inEnglish(given, text, lexicon);
  const end = openingOf(text, language);
  const named = domains.find(({ start, isLikened }) => isLikened || start < end);
  if (!named) return facts;
  const opening = domains.filter(({ start }) => start < end);
  const left = facts.entities
    .filter(
      (entity) =>
        opening.some((one) => isItself(entity, facts, one)) || isAudience(entity, text, end, facts, lexicon),
    )
    .reduce((some, { noun }) => withoutEntity(some, noun), facts);
  const core = named.domain.things.slice(0, named.domain.core).flatMap((id) => thingById(id) ?? []);
  const kept = { ...left, entities: left.entities.map((entity) => inItsSense(entity, core, language)) };
  const missing = core.filter((thing) => !isStoodFor(thing, kept, lexicon));
  const whole = {
    ...kept,
    entities: [...kept.entities, ...missing.map((thing) => entityOf(thing, language, WHY))],
  };
  return core.length > 0 ? withLinks(whole, named.domain.things, lexicon) : whole;
}

/** A thing as what it is in such an app, where its name means another thing elsewhere. */
function inItsSense(entity: EntityFact, core: readonly ThingConcept[], language: AppLanguage): EntityFact {
  const meant = core.find(
    (thing) =>
      names(thing, language).includes(entity.noun) || CALLED_ALSO[thing.id]?.test(entity.noun) === true,
  );
  return meant ? { ...entity, concept: meant.id } : entity;
}

/** With what each thing of such an app refers to, where nothing said it. */
function withLinks(facts: Facts, things: readonly string[], lexicon: Lexicon): Facts {
  const kept = (id: string): EntityFact | undefined => {
    const concept = thingById(id);
    const isUsual = things.includes(id) || facts.entities.some((entity) => entity.concept === id);
    const [one, other] = concept && isUsual ? allStandingFor(concept, facts, lexicon) : [];
    // Of two sorts of products nobody knows which is ordered.
    return other ? undefined : one;
  };
  const links = APP_LINKS.flatMap(([id, ...ids]): RelationFact[] => {
    const from = kept(id);
    const to = ids.map(kept).find((one) => one !== undefined && one !== from);
    if (!from || !to) return [];
    return [{ from: from.noun, to: to.noun, many: false, source: TOGETHER }];
  });
  const hasLines =
    things.includes('orderItem') || facts.entities.some(({ concept }) => concept === 'orderItem');
  const isFirst = (link: RelationFact, at: number) =>
    links.findIndex(({ from, to }) => from === link.from && to === link.to) === at;
  const isNew = (link: RelationFact) =>
    !(hasLines && link.from === kept('order')?.noun && link.to === kept('product')?.noun) &&
    !facts.relations.some(
      ({ from, to }) => (from === link.from && to === link.to) || (from === link.to && to === link.from),
    );
  return { ...facts, relations: [...facts.relations, ...links.filter(isFirst).filter(isNew)] };
}
