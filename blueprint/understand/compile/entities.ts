import { MEMBERS_ONLY } from '../../access.ts';
import { isDate } from '../../fields.ts';
import { minorUnits, USUAL_CURRENCIES } from '../../currencies.ts';
import { type Icon, LIMITS } from '../../kinds.ts';
import { entityNameFor, nameFor } from '../../names.ts';
import { titleNames } from '../../rows.ts';
import type { Entity, Field } from '../../schema.ts';
import type { EntityFact, Facts, FieldFact, RelationFact } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { attributeNamed } from '../ontology/index.ts';
import { isStaff } from '../ontology/staff.ts';
import { isCount } from './counts.ts';
import { isStatus, typeByForm } from './labels.ts';
import { titled } from './title.ts';
import { capital } from '../../capital.ts';
import { cut, TEXTS } from './texts.ts';
import { optionsOf, transitionsOf } from './options.ts';
import { computedOf } from './computed.ts';

const ICONS: Readonly<Record<Category, Icon>> = {
  person: 'users',
  organisation: 'building',
  place: 'map',
  event: 'calendar',
  booking: 'calendar',
  document: 'file',
  product: 'box',
  asset: 'wrench',
  money: 'coin',
  task: 'form',
  message: 'mail',
  category: 'tag',
  food: 'leaf',
  animal: 'heart',
  vehicle: 'truck',
  health: 'heart',
  learning: 'graduation',
  measurement: 'chart',
  work: 'briefcase',
};
export interface Made {
  entity: Entity;
  fact: EntityFact;
}

const taken = (fields: readonly Field[]) => fields.map(({ name }) => name);

/** Days on which a row is made. */
const ON_THE_DAY: readonly string[] = ['orderDate', 'issueDate', 'joinedOn'];

/** Types whose values tell rows apart. */
const UNIQUE: readonly Field['type'][] = ['text', 'number', 'email', 'phone', 'url'];

/** How many years something lasts, and no year of the calendar. */
const COUNTED_YEARS = /(?<!\p{L})(?:years|años|ans|années|jahre|سنوات)$/iu;

/** Built apps write a number between these without a separator. */
const YEARS = { min: 1000, max: 2999 };

const NUMBERS: readonly Field['type'][] = ['number', 'money', 'duration'];

/** The range of a number and what it usually is, an amount in minor units. */
function numbersOf(fact: FieldFact, type: Field['type'], currency: string): Partial<Field> {
  if (!NUMBERS.includes(type)) return {};
  const unit = type === 'money' ? minorUnits(currency) : 1;
  const scaled = (value: number) => (type === 'number' ? value : Math.round(value * unit));
  return {
    ...(fact.min !== undefined && { min: scaled(fact.min) }),
    ...(fact.max !== undefined && { max: scaled(fact.max) }),
    ...(typeof fact.default === 'number' && { default: scaled(fact.default) }),
  };
}

function fieldOf(fact: FieldFact, siblings: readonly Field[], { language, about }: Facts): Field | undefined {
  const label = cut(capital(fact.label), LIMITS.name);
  if (label === '') return undefined;
  const options = fact.options ? optionsOf(fact.options, language) : [];
  const told = fact.type === 'select' && options.length === 0 ? 'text' : fact.type;
  const type = told === 'text' && fact.isTyped !== true ? typeByForm(label, language) : told;
  if (type === 'computed' || type === 'reference' || type === 'references') return undefined;
  const attribute = attributeNamed(label, language)?.name ?? 'field';
  const currency = about?.currency ?? USUAL_CURRENCIES[language];
  return {
    name: nameFor(label, attribute, taken(siblings)),
    label,
    type,
    ...(fact.required && type !== 'boolean' && { required: true }),
    ...(fact.unique && UNIQUE.includes(type) && { unique: true }),
    ...(type === 'date' && ON_THE_DAY.includes(attribute) && { default: 'today' }),
    ...(type === 'number' && isCount(label, fact.owner, language) && { min: 0 }),
    ...(type === 'number' && attribute === 'year' && !COUNTED_YEARS.test(label) && YEARS),
    ...(type === 'money' && { currency, min: 0 }),
    ...numbersOf(fact, type, currency),
    ...(type === 'select' && { options }),
    ...(typeof fact.default === 'string' && type === 'date' && { default: fact.default }),
    ...(fact.unit !== undefined && type === 'number' && { unit: cut(fact.unit, 20) }),
  };
}

/** The entities with the fields of their own; references come when all are there. */
export function entitiesOf(facts: Facts, lexicon: Lexicon): Made[] {
  const { language } = facts;
  const texts = TEXTS[language];
  const made: Made[] = [];
  for (const fact of facts.entities) {
    const label = cut(capital(fact.noun, language), LIMITS.entityLabel);
    const plural = cut(capital(fact.plural, language), LIMITS.entityLabel);
    if (label === '' || plural === '') continue;
    const fields: Field[] = [];
    const own = facts.fields.filter(
      ({ owner, label: one, type }) => owner === fact.noun && type !== 'computed' && !isStatus(one, language),
    );
    for (const one of own) {
      const field = fieldOf(one, fields, facts);
      if (
        field &&
        fields.length < LIMITS.fields - 10 &&
        !fields.some((other) => keyOf(other.label) === keyOf(field.label))
      )
        fields.push(field);
    }
    const life = facts.states.find(({ owner }) => owner === fact.noun);
    const options = life ? optionsOf(life.values, language) : [];
    const said = facts.fields.find(({ owner, label: one }) => owner === fact.noun && isStatus(one, language));
    const ownLabel = said && keyOf(said.label) !== 'status' ? said.label : texts.status;
    const statusLabel = life || said ? cut(capital(ownLabel), LIMITS.name) : '';
    // What was said stands before the life that such a thing usually has.
    const saidOptions = said?.options ? optionsOf(said.options, language) : [];
    const isOwnLife = options.length > 0 && (life?.source.from !== 'knowledge' || saidOptions.length === 0);
    const chosen = isOwnLife ? options : saidOptions;
    const same = fields.find(
      ({ type, options: mine }) =>
        type === 'select' &&
        mine &&
        chosen.length > 0 &&
        mine.map((one) => one.label).join() === chosen.map((one) => one.label).join(),
    );
    const first = chosen[0];
    if (first && !same)
      fields.push({
        name: nameFor(statusLabel, 'status', taken(fields)),
        label: statusLabel,
        type: 'select',
        options: chosen,
        required: true,
        default: first.name,
        indexed: true,
      });
    else if (said && !same)
      fields.push({ name: nameFor(statusLabel, 'status', taken(fields)), label: statusLabel, type: 'text' });
    const status = same ?? (first ? fields.at(-1) : undefined);
    const category = categoryFor(fact, lexicon, language);
    made.push({
      fact,
      entity: {
        name: entityNameFor(
          label,
          made.map(({ entity }) => entity.name),
          fact.concept,
        ),
        label,
        plural,
        icon: lexicon.byId(fact.concept ?? '')?.icon ?? (category ? ICONS[category] : 'list'),
        title: '',
        fields: fields,
        ...(status &&
          first && { states: { field: status.name, transitions: transitionsOf(chosen, language) } }),
        access: MEMBERS_ONLY,
      },
    });
  }
  return made;
}

/** "A shift has at most 8 volunteers" where they sign up for it: each takes a place by that, and none is the shift's own. */
const isByPlaces = ({ from, to, many }: RelationFact, { rules, relations }: Facts): boolean =>
  !many &&
  rules.some(
    ({ kind, owner, details }) =>
      kind === 'capacity' && owner === from && details.unit === to && details.each === undefined,
  ) &&
  relations.some(
    (one) =>
      one.to === from &&
      one.from !== to &&
      relations.some((other) => other.from === one.from && other.to === to),
  );

/** Adds references, and then what is computed over them. */
export function linked(made: readonly Made[], facts: Facts): Made[] {
  const byNoun = new Map(made.map((one) => [one.fact.noun, one]));
  const fieldsOf = new Map(made.map(({ entity }) => [entity.name, [...entity.fields]]));
  const said = new Set<Field>();
  for (const relation of facts.relations) {
    if (isByPlaces(relation, facts)) continue;
    const { from, to, many, label, source } = relation;
    const owner = byNoun.get(from)?.entity;
    const target = byNoun.get(to)?.entity;
    const fields = fieldsOf.get(owner?.name ?? '');
    if (!owner || !target || !fields || fields.length >= LIMITS.fields - 5) continue;
    // "Bookings with clients": each is of one client.
    const isList = !many && label !== undefined && keyOf(label) === keyOf(target.plural);
    // "Member books class": a clause that names two things is no name for one of them.
    const words = keyOf(label ?? '').split(' ');
    const isClause =
      words.length > 2 && made.some(({ fact }) => fact.noun !== to && words.includes(fact.noun));
    const named = isList || isClause ? undefined : label;
    const shown = cut(capital(named ?? (many ? target.plural : target.label)), LIMITS.name) || target.label;
    const plain = fields.findIndex((one) => one.type === 'text' && keyOf(one.label) === keyOf(shown));
    if (plain >= 0) fields.splice(plain, 1);
    const field: Field = {
      name: nameFor(shown, 'link', taken(fields)),
      label: shown,
      type: many ? 'references' : 'reference',
      entity: target.name,
    };
    if (source.from === 'text' && from !== to) said.add(field);
    const at = fields.findIndex(({ type }) => type === 'select');
    fields.splice(at < 0 ? fields.length : at, 0, field);
  }
  for (const fact of facts.fields) {
    const owner = byNoun.get(fact.owner)?.entity;
    const fields = fieldsOf.get(owner?.name ?? '');
    const computed = owner && fields ? computedOf(fact, owner, fields, byNoun, fieldsOf) : undefined;
    if (!computed || !fields) continue;
    const same = fields.findIndex(({ label }) => keyOf(label) === keyOf(fact.label));
    if (same >= 0) fields.splice(same, 1);
    const label = cut(capital(fact.label), LIMITS.name);
    fields.push({ name: nameFor(label, 'total', taken(fields)), label, type: 'computed', ...computed });
  }
  // Whoever can't be in two places at once is there for others, and names none of their rows.
  const busy = facts.rules.flatMap(({ kind, details }) => (kind === 'noOverlap' ? [details.per] : []));
  const reached = made.filter(({ entity }) =>
    entity.fields.some(({ type }) => type === 'email' || type === 'phone'),
  );
  const isBusy = ({ fact }: Made) => isStaff(fact.concept) || busy.includes(fact.noun);
  const namesOf = (some: readonly Made[]) => new Set(some.map(({ entity }) => entity.name));
  const people = {
    guests: namesOf(reached.filter((one) => !isBusy(one))),
    staff: namesOf(made.filter(isBusy)),
  };
  return made.map(({ fact, entity }) => {
    const fields = fieldsOf.get(entity.name) ?? entity.fields;
    return { fact, entity: callable(titled({ ...entity, fields }, facts, people, fact.concept), said) };
  });
}

/** A booking without its day or its guest could not be told from another: what was said of it, and when it is, has to be filled in. */
function callable(entity: Entity, said: ReadonlySet<Field>): Entity {
  const names = titleNames(entity.title);
  const isNeeded = (field: Field) => names.includes(field.name) && (isDate(field) || said.has(field));
  return names.length < 2
    ? entity
    : {
        ...entity,
        fields: entity.fields.map((field) => (isNeeded(field) ? { ...field, required: true } : field)),
      };
}
