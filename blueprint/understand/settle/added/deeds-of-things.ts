import { type Facts, isSaid, overlaps, type Span, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { entityOf } from '../../read/english/entity-of.ts';
import { isPlural, singular } from '../../read/english/inflect.ts';

// "Log feeding and cleaning of the tanks": each time is written down, and what it is done to is kept, too.

const NOTED = String.raw`(?:log|record|track|note|monitor|register|write down|keep (?:a |an )?(?:log|track|record|diary|list|history) of|logging|recording|tracking)`;
const DOING = String.raw`[a-z]{3,}ing`;
const LOGGED = new RegExp(
  String.raw`\b${NOTED} (?:(?:the|each|every|all|daily|weekly|any) ){0,2}(${DOING}s?(?:, ${DOING}s?)*(?:,? (?:and|or|&) ${DOING}s?)?)(?: (?:of|for|on) (?:(all) )?(the|each|every|my|our|their|all) ([a-z-]+(?: [a-z-]+)?))?(?=\s*(?:[.,;:()\n]|$|and\b|with\b|so\b|by\b|to\b))`,
  'giu',
);
/** They end alike and name no deed. */
const NO_DEED =
  /^(?:everything|something|anything|nothing|morning|evening|spring|string|ceiling|building|clothing|ring|king|wing|thing|being|during|spending|saving|pricing|training|parking|marketing|accounting|housing)s?$/iu;
/** A span of time is done nothing to. */
const TIMES = /^(?:day|week|month|quarter|year|season|morning|evening|night|term|time|hour|minute|end)$/u;

interface Logged {
  deeds: readonly (Span & { noun: string })[];
  thing: (Span & { noun: string }) | undefined;
}

function loggedIn(text: string, lexicon: Lexicon): Logged[] {
  return [...text.matchAll(LOGGED)].flatMap((match): Logged[] => {
    const [all, list = '', , each = '', what] = match;
    const from = match.index + all.indexOf(list);
    const deeds = [...list.matchAll(/[a-z]+/giu)].flatMap(({ 0: word, index }) => {
      const noun = singular(word.toLowerCase());
      const isDeed = /ing$/u.test(noun) && !NO_DEED.test(noun) && lexicon.attribute(noun) === undefined;
      return isDeed ? [{ noun, start: from + index, end: from + index + word.length }] : [];
    });
    if (deeds.length === 0) return [];
    if (what === undefined) return [{ deeds, thing: undefined }];
    const start = match.index + all.lastIndexOf(what);
    const lower = what.toLowerCase();
    const isSeveral = isPlural(lower) || /^(?:each|every)$/iu.test(each);
    const noun = singular(lower);
    const isThing = isSeveral && !TIMES.test(noun.split(' ').at(-1) ?? noun);
    return [{ deeds, thing: isThing ? { noun, start, end: start + what.length } : undefined }];
  });
}

/** @param given facts of an English description */
export const withDeedsOfThings = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  loggedIn(text, lexicon).reduce((facts, { deeds, thing }) => {
    const isThere = (noun: string) => facts.entities.some((one) => one.noun === noun);
    const isField = (span: Span) =>
      facts.fields.some(
        (field) =>
          isSaid(field) &&
          spansOf(field).some(
            (one) =>
              one.start <= span.start && span.end <= one.end && one.end - one.start > span.end - span.start,
          ),
      );
    const added = [
      ...deeds.filter((deed) => !isThere(deed.noun) && !isField(deed)),
      ...(thing && !isThere(thing.noun) ? [thing] : []),
    ];
    const links = thing
      ? deeds
          .filter(
            ({ noun }) =>
              noun !== thing.noun &&
              !facts.relations.some(({ from, to }) => from === noun && to === thing.noun),
          )
          .map(({ noun, start, end }) => ({
            from: noun,
            to: thing.noun,
            many: false,
            source: { from: 'text' as const, spans: [{ start, end }] },
          }))
      : [];
    const isAdded = (owner: string, label: string) =>
      added.some(({ noun }) => noun === label.toLowerCase() && noun !== owner);
    return {
      ...facts,
      entities: [
        ...facts.entities,
        ...added.map(({ noun, ...span }) => entityOf(noun, { from: 'text', spans: [span] }, lexicon)),
      ],
      fields: facts.fields.filter(({ owner, label, type }) => !(type === 'text' && isAdded(owner, label))),
      relations: [...facts.relations, ...links],
      unknown: facts.unknown.filter((span) => !added.some((one) => overlaps(span, one))),
    };
  }, given);
