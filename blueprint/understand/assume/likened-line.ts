import { capital } from '../../capital.ts';
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
  return {
    noun: isOfSort ? head : noun,
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
function slotOf(likening: Likening, { isPerson, thing, noun }: Named, isMany: boolean): string | undefined {
  if (isPerson) return likening.who;
  const isPlace = thing?.category === 'organisation' && !isMany;
  return isPlace || (!isMany && thing === undefined && !/ing$/u.test(noun)) ? undefined : likening.item;
}

/**
 * @param text an English description
 * @returns the facts of an app that is only said to be like another, for something else
 */
export function likenedLine(text: string): Facts | undefined {
  const { groups } = LINE.exec(text) ?? {};
  const { brand = '', what = '' } = groups ?? {};
  const found = OF_BRAND.get(brand.toLowerCase());
  if (!found || what === '') return undefined;
  const named = namedIn(what, text.lastIndexOf(what));
  const isVehicle = named.thing?.category === 'vehicle' || categoryOf(named.noun) === 'vehicle';
  const ofRides = RIDES.test(named.noun) ? RIDING : isVehicle ? CALLING : SERVING;
  const likening = found === RIDING ? ofRides : found;
  const isMany = isPlural(what.replace(AROUND, '').toLowerCase());
  const slot = slotOf(likening, named, isMany);
  const nouns = new Map<string, EntityFact>();
  for (const [id, name] of likening.things) {
    const concept = thingById(id);
    if (!concept || id === slot) continue;
    const called = name === undefined ? {} : { noun: name, plural: plural(name) };
    nouns.set(id, { ...entityOf(concept, 'en', USUAL), ...called });
  }
  if (slot !== undefined) {
    const concept = named.thing?.id ?? (named.isPerson ? slot : undefined);
    nouns.set(slot, {
      noun: named.noun,
      plural: plural(named.noun),
      ...(concept !== undefined && { concept }),
      source: named.source,
    });
  }
  const first = nouns.get(likening.things[0]?.[0] ?? '');
  // "GoFundMe for our school" is about its campaigns.
  const name = slot === undefined && first ? `${named.noun} ${first.plural}` : plural(named.noun);
  return { ...factsOf(likening, nouns, slot), name: cut(capital(name), LIMITS.name) };
}

function factsOf(
  likening: Likening,
  nouns: ReadonlyMap<string, EntityFact>,
  slot: string | undefined,
): Facts {
  const first = likening.things.map(([id]) => id).filter((id) => id !== slot);
  const entities = [...(slot === undefined ? [] : [slot]), ...first].flatMap((id) => nouns.get(id) ?? []);
  const fields = Object.entries(likening.needs ?? {}).flatMap(([id, names]) =>
    names.flatMap((name): FieldFact[] => {
      const owner = nouns.get(id)?.noun;
      const { label, type } = fieldOf(name);
      return owner === undefined ? [] : [{ owner, label: label.en, type, source: USUAL }];
    }),
  );
  const relations = likening.links.flatMap(([from, to]): RelationFact[] => {
    const [one, other] = [nouns.get(from)?.noun, nouns.get(to)?.noun];
    return one === undefined || other === undefined
      ? []
      : [{ from: one, to: other, many: false, source: USUAL }];
  });
  return { ...NO_FACTS, language: 'en', entities, fields, relations };
}
