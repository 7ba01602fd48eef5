import { type EntityFact, type Facts, isSaidIn, overlaps, type Source, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { withoutEntity } from '../../without-entity.ts';
import { entityOf } from './entity-of.ts';
import { singular } from './inflect.ts';
import { categoryFor } from './sorts.ts';

// Pictures and films that people show each other: "members upload photos and others comment on them".

const SHARED =
  /\b([a-z]+s|people) (?:can |may |will |should )?(?:upload|post|share|publish|submit) (?:their (?:own )?)?(photos|pictures|images|videos|clips|drawings)\b(?! (?:of (?:the|their|an?|his|her|its|each|every|my|our)|to|with (?:each|every)|for (?:each|every|the)) )/iu;
/** What is done with them as with things that are kept. */
const DEALT_WITH =
  /\b(?:like|comment on|rate|vote (?:for|on)|tag|favou?rite|download|judge|choose|approve|browse|view|buy|print|order) (?:(?:and|or) [a-z]+ (?:on )?)?(?:them|it|these|each other's|(?:the |their |best |favou?rite )*(?:photos|pictures|images|videos|clips|drawings))\b/iu;

/** The facts with the photos or videos that people upload, where these are what an app is about. */
export function withMediaShared(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const match = SHARED.exec(text);
  const [said = '', who = '', media = ''] = match ?? [];
  if (!match) return facts;
  const noun = singular(media.toLowerCase());
  const start = match.index + said.length - media.length;
  const span = { start, end: start + media.length };
  const isPerson = (entity: EntityFact) => categoryFor(entity.noun, lexicon) === 'person';
  /** "Users upload photo", and the file that "upload" was taken for. */
  const isDeed = (one: EntityFact) =>
    /\b(?:upload|post|share|publish|submit)\b/u.test(one.noun) ||
    (one.noun === 'file' &&
      spansOf(one).every((place) => overlaps(place, { start: match.index, end: start })));
  const deeds = facts.entities.filter(isDeed);
  const others = facts.entities.filter((one) => !isPerson(one) && !isDeed(one));
  const isKept = others.some((one) => one.noun === noun);
  if (!isKept && others.length > 0 && !DEALT_WITH.test(text.slice(span.end))) return facts;
  const isOfDeed = (owner: string) => deeds.some((one) => one.noun === owner);
  const bare = deeds.reduce<Facts>((left, one) => withoutEntity(left, one.noun), {
    ...facts,
    fields: facts.fields.map((field) => (isOfDeed(field.owner) ? { ...field, owner: noun } : field)),
  });
  if (isKept) return bare;
  const source: Source = { from: 'text', spans: [span] };
  const sharer = singular(who.toLowerCase());
  const known = bare.entities.find((one) => one.noun === sharer) ?? bare.entities.find(isPerson);
  const named: Source = {
    from: 'text',
    spans: [{ start: match.index, end: match.index + who.length }],
  };
  const person = known ?? entityOf(sharer, named, lexicon);
  return {
    ...bare,
    entities: [...bare.entities, ...(known ? [] : [person]), entityOf(noun, source, lexicon)],
    // What was taken for a field of somebody is this.
    fields: bare.fields.filter((field) => !isSaidIn(field, [span])),
    relations: [...bare.relations, { from: noun, to: person.noun, many: false, source }],
  };
}
