import {
  type EntityFact,
  type Facts,
  type FieldFact,
  overlaps,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import { withoutEntity } from '../../without-entity.ts';
import type { Lexicon } from '../../lexicon.ts';
import { categoryFor } from './sorts.ts';

// What users do with each other's things: "like and comment on posts, follow each other" keeps likes, comments and follows.

interface Interaction {
  noun: string;
  plural: string;
  concept: string;
  /** How it is told of. */
  said: RegExp;
  /** Of whom it is: of what somebody made, or of somebody. */
  of: 'thing' | 'person';
  /** Where these are kept it is told of them. */
  unless: readonly string[];
}

const LIST = String.raw`(?:,|&|\/|\+|\b(?:and|or|n|can|could|to|may|users?|people|members?|others|everyone|everybody|also)\b)\s*`;
const GOES_ON = String.raw`(?=\s*(?:[,.;/&)!\n]|$|(?:and|or|n)\b|(?:other|others|each|it|them|posts?|photos?|pics?|pictures|videos?|recipes?|songs?|comments?|reviews?|ideas?|articles?|memes?|tracks?|stories|answers|replies|designs|outfits|projects)\b))`;

const INTERACTIONS: readonly Interaction[] = [
  {
    noun: 'like',
    plural: 'likes',
    concept: 'like',
    said: new RegExp(
      String.raw`(?:${LIST}(?:like|heart)${GOES_ON}(?<!(?:would|i'd|we'd|look|looks|something|apps?|sites?|platforms?|tools?),? like))|\b(?:with|and|including|has|have|,) (?:a )?likes?(?=\s*(?:[,.;)\n]|$|and\b|or\b))|\bliked (?:songs?|posts?|photos?|videos?|items?|recipes?|tracks?)\b|\bone like per\b`,
      'iu',
    ),
    of: 'thing',
    unless: ['like'],
  },
  {
    noun: 'follow',
    plural: 'follows',
    concept: 'follow',
    said: /\bfollow(?:s|ing)? (?:each ?other|one another|other|others|their|friends|users|people|members|authors?|artists?|creators?|makers?|sellers?|shops?|chefs?|writers?|bakers?|travell?ers?|profiles?)\b|(?<!\b(?:facebook|instagram|twitter|tiktok|social media) )\bfollowers\b|\b(?:with|and|,) follows(?=\s*(?:[,.;)\n]|$|and\b))|(?:,|&|\band) follow(?=\s*(?:[,.;)\n]|$|and\b))/iu,
    of: 'person',
    unless: ['follow'],
  },
  {
    noun: 'favourite',
    plural: 'favourites',
    concept: 'favourite',
    said: /\b(?:save|add|mark|keep|bookmark)(?:s|ed)? (?:[\p{L}-]+ ){0,4}?(?:(?:to|as|in|into) )?(?:(?:their|his|her|my|own|the|a) )*(?:favou?rites?|favs|wish ?lists?)\b|\b(?:favou?rites|favs)(?: list| page| section)?(?=\s*(?:[,.;)\n]|$|and\b|or\b))|(?:,|&|\b(?:and|can|to)) (?:favou?rite|bookmark)(?=\s*(?:[,.;)\n]|$|and\b|them\b|it\b|recipes?\b|posts?\b|places?\b|listings?\b|items?\b))/iu,
    of: 'thing',
    unless: ['favourite', 'wishlist', 'bookmark'],
  },
  {
    noun: 'vote',
    plural: 'votes',
    concept: 'vote',
    said: /\b(?:up|down)-?vot(?:e|es|ed|ing)\b/iu,
    of: 'thing',
    unless: ['vote'],
  },
  {
    noun: 'comment',
    plural: 'comments',
    concept: 'comment',
    said: new RegExp(
      String.raw`(?:(?:,|&|\b(?:and|or|can|could|may|to|they|everyone|everybody|anyone|[a-z]+[^s\W]s)\b) )(?:like |rate |review |vote |share |discuss )?(?:and |or )?comment (?:on|under|below) (?!(?:the|an?|each|every|my|our) (?:order|form|invoice|booking|shift)s?\b)`,
      'iu',
    ),
    of: 'thing',
    unless: ['comment'],
  },
  {
    noun: 'reply',
    plural: 'replies',
    concept: 'comment',
    said: /\b(?:agents?|users?|people|members?|staff|team|anyone|they|we|others|can|and|support|admins?|customers?|teachers?|owners?) (?:can |may |should )?repl(?:y|ies)\b|\brepl(?:y|ies) (?:to|on) (?:the |a |each |them|it|posts?|topics?|threads?|tickets?|comments?|messages?)|\b(?:with|and|,) replies\b/iu,
    of: 'thing',
    unless: ['comment', 'response', 'message'],
  },
];

/** What users show each other, and what they rather look at than write. */
const SHOWN =
  /^(?:post|photo|video|recipe|song|topic|article|idea|review|picture|project|ticket|question|film|artwork|design|listing|product|place|event|album)$/u;

const at = ({ source }: EntityFact): readonly Span[] => (source.from === 'text' ? source.spans : []);

/** The thing that was named last before a place, or the first behind it. */
function nearest(
  entities: readonly EntityFact[],
  { start, end }: Span,
  isIt: (entity: EntityFact) => boolean,
): EntityFact | undefined {
  const places = entities.filter(isIt).flatMap((entity) => at(entity).map((span) => ({ entity, span })));
  const inside = places.find(({ span }) => span.start >= start && span.end <= end + NEAR);
  const before = places.filter(({ span }) => span.end <= start).sort((a, b) => b.span.end - a.span.end);
  const [first] = [...(inside ? [inside] : []), ...before, ...places];
  return first?.entity;
}
/** As many characters behind the words what is meant may stand: "like posts". */
const NEAR = 12;

/** The facts with what users do with each other's things. */
export function withInteractions(given: Facts, text: string, lexicon: Lexicon): Facts {
  // Votes for and against are one sort.
  let facts = given.entities
    .filter(({ noun }) => /^(?:up|down)-?vote$/u.test(noun))
    .reduce((left, { noun }) => withoutEntity(left, noun), given);
  for (const { noun, plural, concept, said, of, unless } of INTERACTIONS) {
    const match = said.exec(text);
    const isKept = facts.entities.some(
      (entity) =>
        entity.noun === noun || unless.includes(entity.concept ?? '') || unless.includes(entity.noun),
    );
    if (!match || isKept) continue;
    const span: Span = { start: match.index, end: match.index + match[0].length };
    const isPerson = ({ noun: name }: EntityFact) => categoryFor(name, lexicon) === 'person';
    const isShown = (entity: EntityFact) => !isPerson(entity) && SHOWN.test(entity.concept ?? entity.noun);
    const target =
      of === 'person'
        ? nearest(facts.entities, span, isPerson)
        : (nearest(facts.entities, span, isShown) ??
          nearest(facts.entities, span, (entity) => !isPerson(entity)));
    if (!target && of === 'thing') continue;
    const source: Source = { from: 'text', spans: [span] };
    const doer = of === 'thing' ? facts.entities.find(isPerson) : undefined;
    facts = {
      ...facts,
      entities: [...facts.entities, { noun, plural, concept, source }],
      // What was taken for a field is this deed.
      fields: facts.fields.filter(
        (field) =>
          (field.type !== 'text' && field.type !== 'boolean') ||
          !spansOf(field).some((one) => overlaps(one, span)),
      ),
      relations: [
        ...facts.relations,
        ...[target, doer].flatMap((to) =>
          to ? [{ from: noun, to: to.noun, many: false, source: to === target ? source : USUAL }] : [],
        ),
      ],
    };
  }
  return facts;
}
/** "Mark them as watched": whether that was done is kept of each. */
const MARKED =
  /\b(?:mark|tick|check|flag)(?:s|ed|ing)? (?:(?!as\b)[\p{L}'-]+ ){0,3}as ([\p{L}]+(?:ed|en|wn|ad|ne|ght|ete|t|an|ic|al|ive|[ai]ble|ous|ful|ile|rty|ady))\b/giu;
/** "Rate them 1 to 5": how good each is. */
const RATED =
  /(?:^|[:,.;&(\n] ?(?:and |& )?|\b(?:can|and|to|users?|people) )rate (?:them|it|each|every|the|[\p{L}-]+s)\b/iu;

/** The facts with what users mark and rate of things. */
export function withMarks(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const isShown = ({ noun }: EntityFact) => categoryFor(noun, lexicon) !== 'person';
  const marks = [...text.matchAll(MARKED)].map(({ 0: all, 1: word = '', index }) => ({
    span: { start: index, end: index + all.length },
    field: { label: word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(), type: 'boolean' as const },
  }));
  const rated = RATED.exec(text);
  const ratings = rated
    ? [
        {
          span: { start: rated.index, end: rated.index + rated[0].length },
          field: { label: 'Rating', type: 'number' as const, min: 1, max: 5 },
        },
      ]
    : [];
  return [...marks, ...ratings].reduce(
    (some, { span, field }) => withField(some, span, field, isShown),
    facts,
  );
}

function withField(
  facts: Facts,
  span: Span,
  field: Pick<FieldFact, 'label' | 'type' | 'min' | 'max'>,
  isShown: (entity: EntityFact) => boolean,
): Facts {
  const word = field.label.toLowerCase();
  const values = [
    ...facts.states.flatMap((one) => one.values),
    ...facts.fields.flatMap(({ options = [], type, label }) => (type === 'boolean' ? [label] : options)),
    ...facts.entities.map(({ noun }) => noun),
    ...facts.fields.filter(({ type }) => type === 'number').map(({ label }) => label),
  ];
  // What was taken for a name is this deed.
  const fields = facts.fields.filter(
    ({ type, ...one }) => type !== 'text' || !spansOf(one).some((own) => overlaps(own, span)),
  );
  const owner = nearest(facts.entities, span, isShown);
  if (!owner || values.some((value) => value.toLowerCase().includes(word))) return { ...facts, fields };
  const source: Source = { from: 'text', spans: [span] };
  return { ...facts, fields: [...fields, { ...field, owner: owner.noun, source }] };
}

const USUAL: Source = { from: 'knowledge', because: 'somebody does it' };
