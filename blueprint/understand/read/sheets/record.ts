import type { AppLanguage } from '../../../kinds.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import type { ThingConcept } from '../../ontology/concept.ts';
import { lookUp } from '../../words/look-up.ts';
import { attributeNamed, categoryOf, thingById, thingNamed, THINGS } from '../../ontology/index.ts';

// What a row of a pasted table is: told by an identifier among its columns, by the columns that such a thing usually has,
// or by what its first column names.

/** What a row is called of which nothing is known. */
export const ENTRY: Readonly<Record<AppLanguage, string>> = {
  en: 'entry',
  es: 'registro',
  fr: 'entrée',
  de: 'Eintrag',
  zh: '记录',
  ar: 'سجل',
};

const NUMBERED: Readonly<Record<AppLanguage, RegExp>> = {
  en: /^(.+?)(?: (?:no\.?|nr\.?|num|number|id|code|ref)| ?#)$/iu,
  es: /^(?:id|n[.º°o]+|num\.?|número|código|ref\.?)(?: (?:de|del|de la))? (.+)$|^(.+?) (?:id|n[º°])$/iu,
  fr: /^(?:id|n[.º°o]+|num\.?|numéro|code|réf\.?)(?: (?:de |du |de la |d'|de l'))? ?(.+)$|^(.+?) (?:id|n[º°])$/iu,
  de: /^(.+?)s?[- ]?(?:nr\.?|nummer|id)$/iu,
  zh: /^(.+?)(?:编号|号码|号|ID)$/iu,
  ar: /^(?:رقم|رمز|كود) (.+)$/u,
};
const NAMED: Readonly<Record<AppLanguage, RegExp>> = {
  en: /^(.+?) (?:name|title)$/iu,
  es: /^(?:nombre|título) (?:de |del |de la )(.+)$/iu,
  fr: /^(?:nom|titre) (?:de |du |de la |d'|de l')(.+)$/iu,
  de: /^(.+?)s?-?(?:name|titel|bezeichnung)$/iu,
  zh: /^(.+?)(?:名称|姓名|名)$/u,
  ar: /^اسم (.+)$/u,
};

const nameOf = ({ names }: ThingConcept, language: AppLanguage): string =>
  language === 'de' ? names.de.one : names[language].one.toLowerCase();

/** As it was written, but one of them: of a "ring no" the rings are numbered, and no jewellery. */
function saidAs(noun: string, language: AppLanguage): string {
  const thing = thingNamed(noun, language);
  const said = keyOf(noun).replace(language === 'ar' ? /^ال/u : '', '');
  const names = thing?.names[language];
  if (thing && names && [names.one, names.many].some((name) => keyOf(name) === said))
    return nameOf(thing, language);
  return language === 'de' ? noun.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : said;
}

/** How columns are cut short in English. */
const SHORT: Readonly<Record<string, string>> = {
  inv: 'invoice',
  ord: 'order',
  cust: 'customer',
  emp: 'employee',
  prod: 'product',
  appt: 'appointment',
};

function thingBy(pattern: RegExp, label: string, language: AppLanguage): string | undefined {
  const said = pattern
    .exec(label)
    ?.slice(1)
    .find((one) => one !== undefined);
  const named = language === 'en' && said !== undefined ? (lookUp(SHORT, said.toLowerCase()) ?? said) : said;
  return named === undefined || thingNamed(named, language) === undefined
    ? undefined
    : saidAs(named, language);
}

/** Whether a column tells rows apart by a number or a code: "invoice no", "Kundennr". */
export const isNumberOf = (label: string, language: AppLanguage): boolean =>
  thingBy(NUMBERED[language], label, language) !== undefined &&
  attributeNamed(label, language)?.type !== 'phone';

/** How many things usually have a field: the fewer, the more it tells. */
const SHARED = new Map<string, number>();
for (const { fields, refersTo = [] } of THINGS)
  for (const name of new Set([...fields.map((field) => field.name), ...refersTo]))
    SHARED.set(name, (SHARED.get(name) ?? 0) + 1);
const weightOf = (name: string) => Math.log(THINGS.length / (SHARED.get(name) ?? THINGS.length));

/** So much has to speak for a thing that no word names, told by at least two columns; for the one in the first column speaks that. */
const ENOUGH = 6.8;
const FIRST = 4;
/** For the one whose name opens the name of a column: "shift date". */
const OPENING = 3;
/** The columns that tell it are so many of all. */
const SHARE = 0.2;
const MANY = 5;
/** So much more than for any other. */
const CLEAR = 0.3;
/** What else such a thing usually has and this table hasn't. */
const MISSING = 0.3;

/** The thing that usually has such columns. */
function usualOf(labels: readonly string[], language: AppLanguage): ThingConcept | undefined {
  // "Customer name" tells of a customer that the row refers to.
  const referred = (label: string) => thingNamed(NAMED[language].exec(label)?.[1] ?? label, language)?.id;
  const columns = new Set(
    labels.flatMap((label) => [attributeNamed(label, language)?.name, referred(label)]),
  );
  const [first] = labels;
  const opening = first === undefined ? undefined : thingNamed(first, language);
  const compounds = new Set(
    labels.flatMap((label) => {
      const [start = '', ...rest] = label.split(' ');
      return rest.length > 0 ? (thingNamed(start, language) ?? []) : [];
    }),
  );
  const scored = THINGS.map((thing) => {
    const usual = [...new Set([...thing.fields.map(({ name }) => name), ...(thing.refersTo ?? [])])];
    const has = usual.filter((name) => columns.has(name));
    const isColumn = thing !== opening && columns.has(thing.id);
    const own = (thing === opening ? FIRST : 0) + (compounds.has(thing) ? OPENING : 0);
    const told = has.reduce((sum, name) => sum + weightOf(name), own);
    const score = isColumn ? 0 : told - (usual.length - has.length) * MISSING;
    return { thing, count: has.length, score };
  });
  const [best, second] = scored.sort((one, other) => other.score - one.score);
  // Soaps and candles have a name, a weight and a stock alike: such columns tell of neither.
  if (best === undefined || best.score - (second?.score ?? 0) < CLEAR) return undefined;
  return best.count > 1 && best.count >= labels.length * SHARE && best.score >= ENOUGH
    ? best.thing
    : undefined;
}

/** What a first column numbers that no concept names: "kayak no". The number of a paper or a sort is often one among other columns. */
function countedIn(label: string, language: AppLanguage): string | undefined {
  const noun = language === 'en' ? NUMBERED.en.exec(label)?.[1]?.toLowerCase() : undefined;
  const category = noun === undefined ? undefined : categoryOf(noun);
  return category === undefined || category === 'document' || category === 'category' ? undefined : noun;
}

/** Of whom nothing is known but how to reach them. */
function personOf(labels: readonly string[], language: AppLanguage): string | undefined {
  const has = new Set(labels.map((label) => attributeNamed(label, language)?.type));
  const contact = has.has('email') || has.has('phone') ? thingById('contact') : undefined;
  return contact && nameOf(contact, language);
}

/** What a row is by its columns alone; nothing where they could be anybody's. */
export function recordOf(
  labels: readonly string[],
  language: AppLanguage,
  lexicon: Lexicon,
): string | undefined {
  const openings = labels.slice(0, 2);
  const numbered = openings.map((label) => thingBy(NUMBERED[language], label, language));
  const named = openings.map((label) => thingBy(NAMED[language], label, language));
  const [first = ''] = labels;
  const isPerson = (noun: string) => thingNamed(noun, language)?.category === 'person';
  // Orders, visits and bills are often listed by the name of the customer.
  const told = [
    ...numbered,
    ...named.filter((noun) => noun !== undefined && !isPerson(noun)),
    countedIn(first, language),
  ];
  const sure = told.find((noun) => noun !== undefined);
  if (sure !== undefined) return sure;
  const listed = thingNamed(first, language);
  if (listed?.id === 'item') return nameOf(listed, language);
  const usual = usualOf(labels, language);
  if (usual) return thingNamed(first, language) === usual ? saidAs(first, language) : nameOf(usual, language);
  const opening = lexicon.isAttribute(first) ? undefined : lexicon.thing(first);
  const hasOwn = (thing: ThingConcept) =>
    labels.some((label) => thing.fields.some(({ name }) => name === attributeNamed(label, language)?.name));
  // Of whom nothing else is told, the row tells of something that concerns them.
  const person = personOf(labels, language);
  const isRow =
    opening &&
    (opening.category !== 'person' || labels.length < MANY || hasOwn(opening) || person !== undefined);
  return isRow ? saidAs(first, language) : person;
}
