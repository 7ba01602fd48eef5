import { withNoun } from '../correct/correct.ts';
import { withoutEntity } from '../without-entity.ts';
import { type EntityFact, type Facts, isSaid, overlaps, type Source, type Span, spansOf } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Category } from '../ontology/concept.ts';
import { categoryFor } from '../category.ts';
import { categoryOf, thingById } from '../ontology/index.ts';
import { singular } from '../read/english/inflect.ts';
import { entityOf } from './terse.ts';

// How English descriptions speak of apps: by parts of a site, by profiles, by what is done or sold there.

/** Parts of a site that are called after what they show. */
const NAMES_OF_SECTIONS: readonly (readonly [section: RegExp, thing: string])[] = [
  [/\bblog(?: posts?| section| page)?\b/iu, 'post'],
  [/\b(?:careers?(?: page| section)?|job openings|vacancies)\b/iu, 'job'],
  [/\b(?:news(?: section| page)?)\b/iu, 'article'],
  [/\b(?:discussion )?forum\b/iu, 'topic'],
];
const LISTED = String.raw`(?<=(?:[,:]|\b(?:with|and|plus|including|has|have)) (?:an? |the )?)`;
const GOES_ON = String.raw`(?=\s*(?:[,.;\n]|$|and\b|pages?\b|for\b))`;
const SECTIONS = NAMES_OF_SECTIONS.map(
  ([section, thing]) => [new RegExp(LISTED + section.source + GOES_ON, 'iu'), thing] as const,
);

/** "With services, a blog and careers": what these parts show is kept, and they are nothing else. */
function withSections(facts: Facts, text: string): Facts {
  return SECTIONS.reduce((some, [section, id]) => {
    const match = section.exec(text);
    const thing = thingById(id);
    if (!match || !thing) return some;
    const span: Span = { start: match.index, end: match.index + match[0].length };
    const isHere = (one: { source: Source }) =>
      spansOf(one).length > 0 && spansOf(one).every((own) => overlaps(own, span));
    const others = some.entities
      .filter((one) => isHere(one) && one.concept !== id)
      .reduce((left, { noun }) => withoutEntity(left, noun), some);
    const left = { ...others, fields: others.fields.filter((field) => !isHere(field)) };
    const isKept = left.entities.some(({ concept }) => concept === id);
    return isKept ? left : { ...left, entities: [...left.entities, entityOf(thing, 'en', textSource(span))] };
  }, facts);
}

const DOING = / (?:sharing|tracking|ordering|lending|selling|trading)$/u;

/** "A photo sharing app" keeps photos. */
const withoutDoings = (facts: Facts, lexicon: Lexicon): Facts =>
  facts.entities.reduce((left, { noun }) => {
    const rest = noun.replace(DOING, '');
    return rest !== noun && lexicon.thing(rest) ? withNoun(left, noun, rest) : left;
  }, facts);

/** "Photographers create a profile with pricing": what stands in it is theirs. */
function withoutProfiles(facts: Facts, lexicon: Lexicon): Facts {
  const profile = facts.entities.find(({ noun }) => noun === 'profile');
  const people = facts.relations
    .filter(({ from, source }) => from === 'profile' && source.from === 'text')
    .flatMap(({ to }) => facts.entities.filter(({ noun }) => noun === to))
    .filter((one) => categoryFor(one, lexicon, facts.language) === 'person');
  const [owner, other] = people;
  if (!profile || !owner || other) return facts;
  const fields = facts.fields.map((field) =>
    field.owner === 'profile' ? { ...field, owner: owner.noun } : field,
  );
  return { ...withoutEntity({ ...facts, fields }, 'profile'), fields };
}

/** "A store selling sneakers", "an online shop for candles": what it sells is what it keeps as its products, unless it lists several. */
const SOLD =
  /\b(?:sell(?:s|ing)?|sale of|(?:(?:online|web|e-?)[ -]?(?:store|shop)|e-?commerce(?: site| app)?|store|shop|marketplace) (?:for|of)(?! (?:the|my|our|an?|local|small|people)\b)) ((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}s)\b(?=\s*(?:$|[.;:!?\n]|,(?! (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:, [\p{L} -]+)*,? (?:and|or|&) )|(?:with|and|where|that|online|to|in|on|for|from)\b))/iu;

const FOR = /^(?:e-?commerce )?for /u;
/** "For shifts", "e-commerce for sneakers" is no name of what a store is for. */
export const withoutFor = (facts: Facts): Facts =>
  facts.entities.reduce(
    (some, { noun }) => (FOR.test(noun) ? withNoun(some, noun, noun.replace(FOR, '')) : some),
    facts,
  );

/** Of what sort something is that may stand in a shop. */
const GOODS: readonly (Category | undefined)[] = ['product', 'food', 'asset', 'vehicle', undefined];
/** "A shop for gardeners" says who buys there. */
function isSoldThere(said: string, plural: string, lexicon: Lexicon): boolean {
  const noun = singular(plural);
  return /^sale|^sell/iu.test(said) || GOODS.includes(lexicon.thing(noun)?.category ?? categoryOf(noun));
}

/** The facts with the products of an app by their own name, where its description says what it sells. */
export function withSold(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const said = facts.language === 'en' ? SOLD.exec(text) : undefined;
  const [all = '', name = ''] = said ?? [];
  if (!said || name === '' || !isSoldThere(all, name.toLowerCase(), lexicon)) return facts;
  const end = said.index + all.length;
  const start = end - name.length;
  const isIt = (entity: EntityFact) => spansOf(entity).some((span) => overlaps(span, { start, end }));
  // "Manage products" speaks of the same.
  const isSame = ({ noun }: EntityFact) =>
    /^(?:product|item)$/u.test(noun) && !facts.fields.some((field) => field.owner === noun && isSaid(field));
  const others = facts.entities.filter(isSame).reduce((left, { noun }) => withoutEntity(left, noun), facts);
  const plural = name.toLowerCase();
  if (others.entities.some(isIt))
    return {
      ...others,
      entities: others.entities.map((one) =>
        isIt(one) && !one.concept ? { ...one, concept: 'product' } : one,
      ),
    };
  const sold = { noun: singular(plural), plural, concept: 'product', source: textSource({ start, end }) };
  return { ...others, entities: [sold, ...others.entities] };
}
const textSource = (span: Span): Source => ({ from: 'text', spans: [span] });

/** The facts by what such words mean; those of another language as they are. */
export const inEnglish = (facts: Facts, text: string, lexicon: Lexicon): Facts =>
  facts.language === 'en'
    ? withoutDoings(withoutProfiles(withSections(facts, text), lexicon), lexicon)
    : facts;
