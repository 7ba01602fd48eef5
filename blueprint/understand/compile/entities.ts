import { MEMBERS_ONLY } from '../../access.ts';
import { isDate } from '../../fields.ts';
import { minorUnits, USUAL_CURRENCIES } from '../../currencies.ts';
import { type AppLanguage, type Icon, LIMITS, type OptionColour } from '../../kinds.ts';
import { entityNameFor, nameFor, optionNameFor } from '../../names.ts';
import { isGone } from '../../over.ts';
import { titleNames } from '../../rows.ts';
import type { Entity, Expression, Field, Option, Transition } from '../../schema.ts';
import type { ComputedFact, EntityFact, Facts, FieldFact, RelationFact } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { attributeNamed } from '../ontology/index.ts';
import { isStaff } from '../ontology/staff.ts';
import { colourOfState } from '../ontology/states.ts';
import { isCount } from './counts.ts';
import { isStatus, typeByForm } from './labels.ts';
import { stepTo } from './steps.ts';
import { titled } from './title.ts';
import { capital } from '../../capital.ts';
import { cut, TEXTS } from './texts.ts';

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
const COLOURS: readonly OptionColour[] = ['blue', 'amber', 'green', 'purple', 'grey', 'red'];
export interface Made {
  entity: Entity;
  fact: EntityFact;
}

function optionsOf(values: readonly string[], language: AppLanguage): Option[] {
  const options: Option[] = [];
  const labels = new Set<string>();
  for (const value of values) {
    const label = cut(capital(value), LIMITS.optionLabel);
    if (label === '' || labels.has(label) || options.length >= LIMITS.options) continue;
    labels.add(label);
    options.push({ name: optionNameFor(label, options), label });
  }
  const { path, late, ends } = lifeOf(options);
  const isLife = options.some(({ label }) => colourOfState(label, language) !== undefined);
  return options.map((option, at) => {
    const known = colourOfState(option.label, language);
    if (known) return { ...option, colour: known };
    if (ends.includes(option) || late.includes(option)) return { ...option, colour: 'red' };
    const isDone =
      isLife && path.length > 1 && option === path.filter(({ label }) => !isHalted(label)).at(-1);
    return { ...option, colour: isDone ? 'green' : (COLOURS[at % COLOURS.length] ?? 'grey') };
  });
}

/** Where a row is while something is overdue: from there it can still come to its end. */
const LATE =
  /^(?:overdue|late|expired|vencid|atrasad|en retard|échu|überfällig|abgelaufen|逾期|过期|متأخر|منته)/iu;

/** How a thing is while nothing happens to it: it comes back to that. */
const AT_REST =
  /^(?:available|active|free|in stock|vacant|in service|working|disponible|activ[oae]|libre|en stock|actif|verfügbar|aktiv|frei|auf lager|可用|空闲|在用|有货|متاح|نشط|متوفر|شاغر)/iu;

/** Where things end that weren't carried on with. */
const HALTED =
  /^(?:stopped|suspended|discontinued|abandoned|on hold|paused|blocked|archived|inactive|parad[oa]|suspendid|detenid|archivad|pausad|en pausa|bloquead|inactiv|arrêté|suspendu|archivé|en pause|bloqué|gestoppt|pausiert|ausgesetzt|archiviert|gesperrt|inaktiv|停|暂停|归档|موقوف|معلق|متوقف|مؤرشف)/iu;
export const isHalted = (label: string): boolean => HALTED.test(label);

/** Which of some states things are in while nothing happens to them. */
export const restingAt = (path: readonly Option[]): number =>
  Math.max(
    path.findIndex(({ label }) => AT_REST.test(label)),
    0,
  );

interface Life {
  /** The states one after the other; a row begins with the first in any case. */
  path: Option[];
  late: Option[];
  ends: Option[];
}
export function lifeOf(options: readonly Option[]): Life {
  const others = options.slice(1);
  const ends = others.filter(({ label }) => isGone(label));
  const late = others.filter(({ label }) => LATE.test(label));
  return { path: options.filter((option) => !ends.includes(option) && !late.includes(option)), late, ends };
}

/** Each state leads to the next, each before the last to the ends that aren't good, and whatever follows a state of rest back to it. */
export function transitionsOf(options: readonly Option[], language: AppLanguage): Transition[] {
  const { path, late, ends } = lifeOf(options);
  const step = (from: Option, to: Option): Transition => ({
    from: from.name,
    to: to.name,
    label: cut(stepTo(to.label, language), LIMITS.optionLabel),
  });
  const on = path.slice(1).flatMap((to, at) => {
    const from = path[at];
    return from ? [step(from, to)] : [];
  });
  const starts = path.length > 1 ? path.slice(0, -1) : path;
  const last = path.at(-1);
  const over = late.flatMap((option) => {
    const from = starts.at(-1);
    return [...(from ? [step(from, option)] : []), ...(last && last !== from ? [step(option, last)] : [])];
  });
  const off = starts.flatMap((from) => ends.map((end) => step(from, end)));
  const rest = path.findIndex(({ label }) => AT_REST.test(label));
  const resting = path[rest];
  const around = resting ? path.slice(rest + 1).flatMap((to) => [step(resting, to), step(to, resting)]) : [];
  const seen = new Set<string>();
  return [...on, ...over, ...off, ...around]
    .filter(({ from, to }) => !seen.has(`${from} ${to}`) && Boolean(seen.add(`${from} ${to}`)))
    .slice(0, LIMITS.transitions);
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

const NUMERIC: readonly string[] = ['number', 'money', 'duration'];
const numberIn = (fields: readonly Field[], label: string): Field | undefined => {
  const numbers = fields.filter((one) => NUMERIC.includes(one.type) || one.type === 'computed');
  const key = keyOf(label);
  return (
    numbers.find((one) => keyOf(one.label) === key) ?? numbers.find((one) => keyOf(one.label).includes(key))
  );
};

const isMoney = ({ type, as }: Field): boolean => type === 'money' || as === 'money';

/** A number of the row, or of what it refers to: the price of the room that a booking is of. */
function factorIn(
  own: readonly Field[],
  label: string,
  fieldsOf: ReadonlyMap<string, readonly Field[]>,
): { value: Expression; isMoney: boolean } | undefined {
  const field = numberIn(own, label);
  if (field) return { value: { op: 'field', field: field.name }, isMoney: isMoney(field) };
  for (const { type, name, entity = '' } of own) {
    const theirs = type === 'reference' ? numberIn(fieldsOf.get(entity) ?? [], label) : undefined;
    if (theirs) return { value: { op: 'field', field: theirs.name, of: name }, isMoney: isMoney(theirs) };
  }
  return undefined;
}

type Difference = Extract<ComputedFact, { of: 'difference' }>;

function differenceOf(
  { field, less, entity }: Difference,
  owner: Entity,
  own: readonly Field[],
  byNoun: ReadonlyMap<string, Made>,
  fieldsOf: ReadonlyMap<string, readonly Field[]>,
): { value: Expression; as: Field['as'] } | undefined {
  const whole = factorIn(own, field, fieldsOf);
  const below = entity === undefined ? undefined : rowsBelow(entity, owner, byNoun, fieldsOf);
  const taken = entity === undefined ? factorIn(own, less, fieldsOf) : below && sumOf(below, less);
  // Amounts are whole cents, and nothing can be taken from them that isn't.
  if (!whole || !taken || whole.isMoney !== taken.isMoney) return undefined;
  if (JSON.stringify(whole.value) === JSON.stringify(taken.value)) return undefined;
  return {
    as: whole.isMoney ? 'money' : 'number',
    value: { op: 'subtract', args: [whole.value, taken.value] },
  };
}

interface Below {
  entity: string;
  /** Their field that refers. */
  by: string;
  fields: readonly Field[];
}

/** The rows of a thing that refer to one of `owner`. */
function rowsBelow(
  noun: string,
  owner: Entity,
  byNoun: ReadonlyMap<string, Made>,
  fieldsOf: ReadonlyMap<string, readonly Field[]>,
): Below | undefined {
  const other = byNoun.get(noun)?.entity;
  const fields = fieldsOf.get(other?.name ?? '') ?? [];
  const by = fields.find(({ type, entity }) => type === 'reference' && entity === owner.name);
  return other && by && { entity: other.name, by: by.name, fields };
}

function sumOf(
  { entity, by, fields }: Below,
  label: string,
): { value: Expression; isMoney: boolean } | undefined {
  const field = numberIn(fields, label);
  return field && { value: { op: 'sum', entity, by, field: field.name }, isMoney: isMoney(field) };
}

function computedOf(
  fact: FieldFact,
  owner: Entity,
  own: readonly Field[],
  byNoun: ReadonlyMap<string, Made>,
  fieldsOf: ReadonlyMap<string, readonly Field[]>,
): { value: Expression; as: Field['as'] } | undefined {
  const { computed } = fact;
  if (!computed) return undefined;
  if (computed.of === 'product') {
    const [a, b] = computed.fields.map((label) => factorIn(own, label, fieldsOf));
    if (!a || !b || JSON.stringify(a.value) === JSON.stringify(b.value)) return undefined;
    return {
      as: a.isMoney || b.isMoney ? 'money' : 'number',
      value: { op: 'multiply', args: [a.value, b.value] },
    };
  }
  if (computed.of === 'difference') return differenceOf(computed, owner, own, byNoun, fieldsOf);
  const below = rowsBelow(computed.entity, owner, byNoun, fieldsOf);
  if (!below) return undefined;
  const { entity, by, fields } = below;
  if (computed.of === 'count') return { as: 'number', value: { op: 'count', entity, by } };
  const field =
    numberIn(fields, computed.field ?? '') ??
    fields.find(({ type }) => type === 'money') ??
    fields.find(({ type }) => type === 'number');
  if (!field) return undefined;
  return {
    as: isMoney(field) ? 'money' : 'number',
    value: { op: computed.of, entity, by, field: field.name },
  };
}
