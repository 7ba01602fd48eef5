import { type EntityFact, type Facts, isSaid, type RelationFact, type Source, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { entityOf } from './entity-of.ts';
import { categoryFor } from './sorts.ts';

// "People say if they're coming", "parents press coming / not coming": whoever is asked leaves a reply for each time.

const COMES = String.raw`(?:coming|come|there|make it|attending|attend|joining|join in)`;
const SAID = new RegExp(
  [
    String.raw`\b(?:say|says|tell|tells|mark|press|tap|click|enter|confirm|let (?:us|me|him|her|them) know)\b[^.;\n]{0,20}? (?:if|whether)(?: or not)? (?:they|he|she|you|we|people|their [a-z]+)(?: can|'re| are|re|'s| is| will)? ${COMES}\b`,
    String.raw`\bcoming ?(?:\/|,|or) ?not coming\b`,
    String.raw`\brsvps?\b`,
  ].join('|'),
  'iu',
);
const KEPT =
  /(?:^| )(?:response|reply|rsvp|attendance|sign-?up|registration|booking|invitation|availability)$/u;

/** The facts with the replies of those who are asked whether they come. */
export function withReplies(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const match = SAID.exec(text);
  if (!match || facts.entities.some(({ noun }) => KEPT.test(noun))) return facts;
  const span = { start: match.index, end: match.index + match[0].length };
  const nearest = (isIt: (category: string | undefined) => boolean): EntityFact | undefined => {
    const all = facts.entities.filter((one) => isSaid(one) && isIt(categoryFor(one.noun, lexicon)));
    const before = all.filter((one) => spansOf(one).some(({ end }) => end <= span.start));
    return before.at(-1) ?? all[0];
  };
  // A walk with a date takes place too.
  const dated = facts.entities.find(
    ({ noun }) =>
      categoryFor(noun, lexicon) !== 'person' &&
      facts.fields.some(({ owner, type }) => owner === noun && /^date/u.test(type)),
  );
  const event = nearest((category) => category === 'event' || category === 'learning') ?? dated;
  if (!event) return facts;
  const person = nearest((category) => category === 'person');
  const source: Source = { from: 'text', spans: [span] };
  const noun = 'response';
  const options = /\bmaybe\b/iu.test(text) ? ['yes', 'no', 'maybe'] : ['yes', 'no'];
  const links = [event, ...(person ? [person] : [])].map((to): RelationFact => ({
    from: noun,
    to: to.noun,
    many: false,
    source,
  }));
  return {
    ...facts,
    entities: [...facts.entities, entityOf(noun, source, lexicon)],
    fields: [
      ...facts.fields,
      { owner: noun, label: 'coming', type: 'select', options, source },
      ...(person ? [] : [{ owner: noun, label: 'name', type: 'text' as const, source }]),
    ],
    relations: [...facts.relations, ...links],
  };
}
