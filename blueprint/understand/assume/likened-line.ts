import { capital } from '../../capital.ts';
import type { AppLanguage } from '../../kinds.ts';
import { escaped } from '../../escaped.ts';
import {
  type EntityFact,
  type Facts,
  type FieldFact,
  NO_FACTS,
  type RelationFact,
  type Source,
} from '../facts.ts';
import { fieldOf } from '../ontology/attributes/index.ts';
import type { ThingConcept } from '../ontology/concept.ts';
import { categoryOf, thingById, thingNamed } from '../ontology/index.ts';
import { CALLING, LIKENINGS, type Likening, RIDING, SERVING } from '../ontology/likenings.ts';
import { isPlural, plural, singular } from '../read/english/inflect.ts';
import { cut } from '../compile/texts.ts';
import { LIMITS } from '../../kinds.ts';
import { ACTORS } from '../words/english-roles.ts';
import { LIKENED_LINES } from '../words/likening.ts';
import type { OtherLanguage } from '../words/others/index.ts';
import { wordsSaid } from '../read/others/forms.ts';
import { chunkerFor } from '../read/others/phrases.ts';
import { vocabularyFor } from '../read/others/vocabulary.ts';
import { entityOf } from './terse.ts';

// "Something like Airbnb for boats": all of the description is what it is like, and what it is for.

const OF_BRAND = new Map(LIKENINGS.flatMap((one) => one.brands.map((brand) => [brand, one] as const)));
const BRANDS = [...OF_BRAND.keys()]
  .sort((one, other) => other.length - one.length)
  .map((brand) => escaped(brand))
  .join('|');
const LINE = new RegExp(
  String.raw`^\s*(?:(?:i|we) (?:want|need|would like|'d like)(?: to (?:build|make|have|create))? )?(?:(?:build|make|create)(?: me)? )?(?:(?:an?|some|the) )?(?:(?:kind|sort|type|version|clone) of|(?:something|app|application|platform|website|site|tool|marketplace)?,? ?(?:(?:a bit|just|much|kind of|sort of) )?(?:like|similar to|in the style of))? ?(?:(?:an?|the) )?(?<brand>${BRANDS})(?: clone| app)?,? (?:but )?for (?<what>[^.,;:\n]{3,60}?)[.!]?\s*$`,
  'iu',
);
/** What says more of it than what it is, or where. */
const AROUND = / (?:in|at|near|around|from|on|of|to|that|who|which|with|where|and|or|&) .*$/iu;
const BEFORE =
  /^(?:(?:the|our|my|local|small|independent|vintage|used|second[- ]hand|rare|old|new|renting|sharing|booking|finding|buying|selling|adopting|hiring|lending|people with|owners of) )+/iu;
const RIDES = /\b(?:taxi|cab|car|bus|limousine|limo|minibus|rickshaw|tuk-?tuk|ride)$/iu;
const USUAL: Source = { from: 'knowledge', because: 'such an app usually keeps it' };
/** Called by their sort alone, whatever they are for: "church events", "yoga videos". */
const BY_SORT: readonly string[] = ['event', 'document', 'place', 'work', 'message', 'booking', 'learning'];

const WORKS = /(?:maker|keeper|holder|sitter|player|walker)$/u;
const ENDS = /(?:er|or|ist|ian)$/u;

interface Named {
  noun: string;
  plural: string;
  isMany: boolean;
  thing: ThingConcept | undefined;
  isPerson: boolean;
  source: Source;
}

function namedIn(what: string, at: number): Named {
  const bare = what.replace(AROUND, '');
  const words = bare.replace(BEFORE, '');
  const start = at + bare.length - words.length;
  const noun = singular(words.toLowerCase().trim());
  const head = noun.split(' ').at(-1) ?? noun;
  const whole = thingNamed(noun, 'en');
  const thing = whole ?? thingNamed(head, 'en');
  const category = thing?.category ?? categoryOf(noun);
  const isOfSort = whole === undefined && thing !== undefined && BY_SORT.includes(thing.category);
  const called = isOfSort ? head : noun;
  return {
    noun: called,
    plural: plural(called),
    isMany: isPlural(bare.toLowerCase()),
    thing,
    isPerson:
      category === 'person' ||
      ACTORS.has(head) ||
      WORKS.test(head) ||
      (category === undefined && ENDS.test(head)),
    source: { from: 'text', spans: [{ start, end: start + words.trimEnd().length }] },
  };
}

/** Which of them what it is for stands for: nothing where it only says where, as "for our school". */
function slotOf(likening: Likening, { isPerson, isMany, thing, noun }: Named): string | undefined {
  // "Un Doctolib pour les tatoueurs": whoever nobody knows is somebody where all depends on who does it.
  const isSomebody = isPerson || (likening.isOfPeople === true && thing === undefined && isMany);
  if (isSomebody) return likening.who;
  const isPlace = thing?.category === 'organisation' && !isMany;
  return isPlace || (!isMany && thing === undefined && !/ing$/u.test(noun)) ? undefined : likening.item;
}

/** What is held or written on something, and is no other thing: meetings at playgrounds, posts on boats. */
const THEMED: readonly string[] = ['event', 'post'];

/** "Handy", "Grab", "rover": products that are words of other languages than English. */
const ORDINARY = /(?<=^|\|)(?:handy|grab|wag|rover|monster)(?:\||$)/gu;

/** How the line is written in a language. */
const lines = new Map<AppLanguage, RegExp>([['en', LINE]]);
function lineIn(language: AppLanguage): RegExp {
  const known = lines.get(language);
  if (known || language === 'en') return known ?? LINE;
  const { opening, between, what, closing } = LIKENED_LINES[language];
  const line = new RegExp(
    String.raw`^\s*${opening}(?<brand>${BRANDS.replaceAll(ORDINARY, '')})${between}(?<what>${what})${closing}\s*$`,
    'iu',
  );
  lines.set(language, line);
  return line;
}

/** What it is for, in another language than English. */
function otherNamedIn(what: string, text: string, language: OtherLanguage): Named {
  const { lead, rest } = LIKENED_LINES[language];
  const words = what.replace(lead, '').replace(rest, '');
  const vocabulary = vocabularyFor(language);
  const { phraseOf } = chunkerFor(vocabulary, true, wordsSaid(text, language));
  const at = text.lastIndexOf(what) + what.indexOf(words);
  const whole = phraseOf(words, { start: at, end: at + words.length });
  // "المدرسين الخصوصيين": what sort they are is left away where only the head is known.
  const [head = ''] = words.split(' ');
  const isHead = (language === 'ar' || language === 'es' || language === 'fr') && whole.thing === undefined;
  const {
    noun,
    plural: many,
    thing,
    category,
    start,
    end,
    isPlural: isMany,
  } = isHead ? phraseOf(head, { start: at, end: at + head.length }) : whole;
  const names = thing?.names[language];
  const isOwnName = names?.one.toLowerCase() === noun.toLowerCase();
  return {
    noun,
    plural: names && isOwnName ? names.many.toLowerCase() : (many ?? vocabulary.grammar.plural(noun)),
    isMany: isMany || language === 'zh' || language === 'de',
    thing,
    isPerson: category === 'person',
    source: { from: 'text', spans: [{ start, end }] },
  };
}

/** What else a thing is called, if there is a word for it in a language. */
function calledIn(name: string, language: AppLanguage): { noun?: string; plural?: string } {
  if (language === 'en') return { noun: name, plural: plural(name) };
  const names = thingById(name)?.names[language];
  return names ? { noun: names.one.toLowerCase(), plural: names.many.toLowerCase() } : {};
}

/**
 * @param text a description
 * @returns the facts of an app that is only said to be like another, for something else
 */
export function likenedLine(text: string, language: AppLanguage): Facts | undefined {
  const { groups } = lineIn(language).exec(text) ?? {};
  const { brand = '', what = '' } = groups ?? {};
  const found = OF_BRAND.get(brand.toLowerCase());
  if (!found || what === '') return undefined;
  const named =
    language === 'en' ? namedIn(what, text.lastIndexOf(what)) : otherNamedIn(what, text, language);
  const isVehicle =
    /^(?:vehicle|asset)$/u.test(named.thing?.category ?? '') || categoryOf(named.noun) === 'vehicle';
  const ofRides = RIDES.test(named.noun) ? RIDING : isVehicle ? CALLING : SERVING;
  const likening = found === RIDING ? ofRides : found;
  // "LinkedIn für Handwerker": whom it is for are its users.
  const isAudience = language !== 'en' && named.isPerson && likening.isOfPeople !== true;
  const fits = isAudience ? undefined : slotOf(likening, named);
  // "So etwas wie Meetup für Spielplätze": what is no meeting stands for none, and is kept beside those.
  const stoodFor = thingById(fits ?? '');
  const isBeside =
    language !== 'en' &&
    named.thing !== undefined &&
    !named.isPerson &&
    THEMED.includes(stoodFor?.id ?? '') &&
    named.thing.category !== stoodFor?.category;
  const slot = isBeside ? undefined : fits;
  const nouns = new Map<string, EntityFact>();
  for (const [id, name] of likening.things) {
    const concept = thingById(id);
    if (!concept || id === slot) continue;
    const called = name === undefined ? {} : calledIn(name, language);
    nouns.set(id, { ...entityOf(concept, language, USUAL), ...called });
  }
  if (slot !== undefined) {
    // "Kleinanzeigen für Kindersachen": what nobody knows is as what it stands for.
    const isAsSlot = slot === likening.who || language !== 'en';
    const concept = named.thing?.id ?? (isAsSlot ? slot : undefined);
    nouns.set(slot, {
      noun: named.noun,
      plural: named.plural,
      ...(concept !== undefined && { concept }),
      source: named.source,
    });
  }
  if (isBeside && named.thing && !nouns.has(named.thing.id))
    nouns.set(named.thing.id, {
      noun: named.noun,
      plural: named.plural,
      concept: named.thing.id,
      source: named.source,
    });
  const first = nouns.get(likening.things[0]?.[0] ?? '');
  // "GoFundMe for our school" is about its campaigns.
  const isOfFirst = slot === undefined && first && language === 'en';
  const name = isOfFirst ? `${named.noun} ${first.plural}` : named.plural;
  const facts = factsOf(likening, nouns, slot, language);
  const [from, to] = [nouns.get(fits ?? ''), nouns.get(named.thing?.id ?? '')];
  const theme: RelationFact[] =
    isBeside && from && to ? [{ from: from.noun, to: to.noun, many: false, source: USUAL }] : [];
  return {
    ...facts,
    relations: [...facts.relations, ...theme],
    name: cut(capital(name), LIMITS.name),
  };
}

function factsOf(
  likening: Likening,
  nouns: ReadonlyMap<string, EntityFact>,
  slot: string | undefined,
  language: AppLanguage,
): Facts {
  const first = [...nouns.keys()].filter((id) => id !== slot);
  const entities = [...(slot === undefined ? [] : [slot]), ...first].flatMap((id) => nouns.get(id) ?? []);
  const fields = Object.entries(likening.needs ?? {}).flatMap(([id, names]) =>
    names.flatMap((name): FieldFact[] => {
      const owner = nouns.get(id)?.noun;
      const { label, type } = fieldOf(name);
      return owner === undefined ? [] : [{ owner, label: label[language], type, source: USUAL }];
    }),
  );
  const relations = likening.links.flatMap(([from, to]): RelationFact[] => {
    const [one, other] = [nouns.get(from)?.noun, nouns.get(to)?.noun];
    return one === undefined || other === undefined
      ? []
      : [{ from: one, to: other, many: false, source: USUAL }];
  });
  return { ...NO_FACTS, language, entities, fields, relations };
}
