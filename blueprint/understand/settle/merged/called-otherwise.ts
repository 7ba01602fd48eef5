import { type EntityFact, type Facts, isSaid, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { categoryFor } from '../../read/english/sorts.ts';
import { plural } from '../../read/english/inflect.ts';
import { joined } from './twins.ts';

// One thing under two names, each of which is told something: "video ideas with a script … a video goes from idea to
// scripted", "customers order transports", "garments, each piece has a price".

const BACK = 24;
const GOODS: readonly (string | undefined)[] = ['product', 'asset', 'vehicle'];
/** Each row of a list has an item, which is none of the goods. */
const WITH_LINES = /^(?:order|invoice|quote|offer|menu|list|cart|basket|budget|agenda|receipt|delivery)$/;

const firstAt = (one: EntityFact): number => Math.min(...spansOf(one).map(({ start }) => start));

/** @param facts of an English description */
export function withOtherNamesJoined(facts: Facts, text: string, lexicon: Lexicon): Facts {
  return [ideaOf, orderOf, pieceOf, eventOf].reduce((whole, find) => find(whole, text, lexicon), facts);
}

/** "Video ideas … a video goes from idea to filmed": the idea is how far a video is. */
function ideaOf(facts: Facts): Facts {
  return facts.entities.reduce((whole, { noun }) => {
    const [first = '', last = '', ...more] = noun.split(' ');
    const life = whole.fields.find(
      ({ owner, label, options }) =>
        owner === noun && keyOf(label) === first && options?.[0]?.toLowerCase() === last,
    );
    if (life?.options === undefined || more.length > 0) return whole;
    const isThere = whole.entities.some((one) => one.noun === first);
    const others = whole.states.filter(({ owner }) => owner !== noun && owner !== first);
    const told: Facts = {
      ...whole,
      entities: isThere
        ? whole.entities
        : [...whole.entities, { noun: first, plural: plural(first), source: life.source }],
      fields: whole.fields.map((field) => (field === life ? { ...field, label: 'status' } : field)),
      states: [...others, { owner: noun, values: life.options, source: life.source }],
    };
    return joined(told, new Map([[noun, first]]));
  }, facts);
}

/** "Customers order transports … a transport is planned, delivered and invoiced": the order is the transport. */
function orderOf(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const order = facts.entities.find(({ noun }) => noun === 'order');
  if (!order || !isSaid(order)) return facts;
  const spans = spansOf(order);
  const ordered = facts.states.find(
    ({ owner, source, values }) =>
      owner !== 'order' &&
      source.from === 'text' &&
      values.some((value) => FULFILLED.test(value)) &&
      // Kegs that are ordered are empty, full or delivered, whoever orders them.
      !/^(?:asset|vehicle|product|food)$/.test(categoryFor(owner, lexicon) ?? '') &&
      facts.entities.some(
        (one) =>
          one.noun === owner &&
          spans.every((span) => {
            const [, what = ''] = ORDERED.exec(text.slice(span.end)) ?? [];
            const isVerb = ORDERING.test(text.slice(Math.max(0, span.start - BACK), span.start));
            const isSame = spansOf(one).some(({ start }) => start === span.start);
            return [one.noun, one.plural].includes(what.toLowerCase()) || (isSame && isVerb);
          }),
      ),
  );
  const hasLife = facts.states.some((one) => one.owner === 'order' && isSaid(one));
  return ordered && !hasLife ? joined(facts, new Map([['order', ordered.owner]])) : facts;
}
/** How far an order is in the end. */
const FULFILLED = /^(?:delivered|invoiced|paid|shipped|collected|picked up|quoted)$/i;
const ORDERING = /\border(?:s|ed)? (?:(?:an?|the|our|their|new) )?$/iu;
const ORDERED =
  /^ (?:(?:an?|the|our|their|new) )?([a-z]+(?: [a-z]+)?)(?= (?:from|with|for|in|at|by|and|of|online)\b|[.,;:\n])/iu;

/** "Customers leave garments with me, each piece has a number": each garment. */
function pieceOf(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const piece = facts.entities.find((one) => /^(?:piece|item|article)$/.test(one.noun) && isSaid(one));
  const isOfLines = facts.entities.some(({ noun }) => WITH_LINES.test(noun));
  if (!piece || isOfLines) return facts;
  const isTold = (noun: string) => facts.fields.some((one) => one.owner === noun && isSaid(one));
  const goods = facts.entities.filter(
    (one) =>
      one !== piece &&
      isSaid(one) &&
      GOODS.includes(lexicon.byId(one.concept ?? '')?.category ?? categoryFor(one.noun, lexicon)),
  );
  const [only] = goods;
  const isMeant =
    only !== undefined &&
    goods.length === 1 &&
    isTold(piece.noun) &&
    !isTold(only.noun) &&
    spansOf(only).length === 1 &&
    spansOf(piece).every(
      ({ start }) => start > firstAt(only) && EACH.test(text.slice(Math.max(0, start - BACK), start)),
    );
  return isMeant ? joined(facts, new Map([[piece.noun, only.noun]])) : facts;
}
const EACH = /\b(?:each|every|per|the|the same) $/iu;

/** "I cater weddings … a client books an event": the weddings are events. */
const OCCASION =
  /^(?:wedding|party|birthday|fete|festival|concert|ceremony|celebration|gala|anniversary|funeral)$/;
function eventOf(facts: Facts): Facts {
  const event = facts.entities.find((one) => one.noun === 'event' && isSaid(one));
  const isTold = (noun: string) =>
    [...facts.fields, ...facts.states, ...facts.rules].some((one) => one.owner === noun && isSaid(one));
  const same = facts.entities.filter(
    (one) => OCCASION.test(one.noun) && isSaid(one) && !isTold(one.noun) && spansOf(one).length === 1,
  );
  return event && same.length > 0 ? joined(facts, new Map(same.map(({ noun }) => [noun, 'event']))) : facts;
}
