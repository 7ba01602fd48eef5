import type { AppLanguage } from '../../kinds.ts';
import { ATTRIBUTES, type Attribute } from './attributes/index.ts';
import { animals } from './animals.ts';
import { bookings } from './bookings.ts';
import { care } from './care.ts';
import { ceremonies } from './ceremonies.ts';
import { community } from './community.ts';
import type { ThingConcept } from './concept.ts';
import { construction } from './construction.ts';
import { crafts } from './crafts.ts';
import { digital } from './digital.ts';
import { events } from './events.ts';
import { farming } from './farming.ts';
import { food } from './food.ts';
import { garden } from './garden.ts';
import { health } from './health.ts';
import { hobbies } from './hobbies.ts';
import { interactions } from './interactions.ts';
import { learning } from './learning.ts';
import { logistics } from './logistics.ts';
import { type Named, namesIndex } from './lookup.ts';
import { media } from './media.ts';
import { money } from './money.ts';
import { office } from './office.ts';
import { otherSenses } from './other-senses.ts';
import { people } from './people.ts';
import { property } from './property.ts';
import { sales } from './sales.ts';
import { science } from './science.ts';
import { sport } from './sport.ts';
import { stage } from './stage.ts';
import { stock } from './stock.ts';
import { town } from './town.ts';
import { vehicles } from './vehicles.ts';
import { wellbeing } from './wellbeing.ts';
import { work } from './work.ts';
import { workshop } from './workshop.ts';

export { ATTRIBUTES, type Attribute };
export { SHARED_NAMES } from './shared-names.ts';
export {
  categoryByWord,
  categoryOf,
  FIELDS_OF_DEEDS,
  isNamedPerson,
  isNobody,
  OFFERED,
  USUAL_FIELDS,
} from './categories.ts';

/** What nouns are known as. */
export const NAMED: readonly ThingConcept[] = [
  ...people,
  ...sales,
  ...work,
  ...bookings,
  ...money,
  ...events,
  ...health,
  ...learning,
  ...property,
  ...vehicles,
  ...animals,
  ...food,
  ...stock,
  ...media,
  ...community,
  ...sport,
  ...science,
  ...care,
  ...ceremonies,
  ...construction,
  ...crafts,
  ...digital,
  ...farming,
  ...garden,
  ...hobbies,
  ...logistics,
  ...office,
  ...stage,
  ...town,
  ...wellbeing,
  ...workshop,
];
/** Everything the product knows that people keep in apps. */
export const THINGS: readonly ThingConcept[] = [...NAMED, ...otherSenses, ...interactions];

const inEach = <T>(read: (language: AppLanguage) => T) => {
  const known = new Map<AppLanguage, T>();
  return (language: AppLanguage): T => {
    const found = known.get(language) ?? read(language);
    known.set(language, found);
    return found;
  };
};

const thingsIn = inEach((language) =>
  namesIndex(
    NAMED.map((thing) => {
      const { one, many, also = [] } = thing.names[language];
      return [[one, many, ...also], thing] as const;
    }),
  ),
);
const attributesIn = inEach((language) =>
  namesIndex(
    ATTRIBUTES.map(
      (attribute) => [[attribute.label[language], ...attribute.also[language]], attribute] as const,
    ),
  ),
);
const byId = new Map(THINGS.map((thing) => [thing.id, thing]));

/** The concept a noun names in a language: singular or plural, or the head of a compound (`treatment room` is a room). */
export const thingNamed = (noun: string, language: AppLanguage): ThingConcept | undefined =>
  thingsIn(language)(noun, language)?.entry;

/** The same, with the part of the noun that names it. */
export const thingIn = (noun: string, language: AppLanguage): Named<ThingConcept> | undefined =>
  thingsIn(language)(noun, language);
export const attributeIn = (noun: string, language: AppLanguage): Named<Attribute> | undefined =>
  attributesIn(language)(noun, language);

/** The usual field a noun names in a language: `date of birth`, `order date`. */
export const attributeNamed = (noun: string, language: AppLanguage): Attribute | undefined =>
  attributesIn(language)(noun, language)?.entry;

/** Whether a number tells how much of something there should be at least. */
export const isMinimum = (label: string, language: AppLanguage): boolean =>
  attributeNamed(label, language)?.name === 'minimumStock' ||
  /\bmin\b|minim|mínim|mindest|reorder|threshold|最低|الحد الأدنى/iu.test(label);

export const thingById = (id: string): ThingConcept | undefined => byId.get(id);
