import { isDate, isReference } from '../../../fields.ts';
import { optionLabel, titleNames } from '../../../rows.ts';
import type { Blueprint, Entity, Field, Row } from '../../../schema.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { categoryFor } from '../../category.ts';
import { animalNamed, KEPT_ANIMALS } from '../../ontology/attributes/kept-animals.ts';
import { thingById, thingNamed } from '../../ontology/index.ts';
import type { Facts } from '../../facts.ts';
import { inSix } from '../../ontology/words.ts';
import { isLine, LINES } from '../../ontology/stand-ins.ts';
import type { Made } from '../entities.ts';
import { lifeOf } from '../options.ts';
import { isNaming } from '../title.ts';
import { cellFor } from './cells.ts';
import { columnFor, handmadeFor } from './handmade.ts';
import { keepingRules } from './mend.ts';
import { withNeeding } from './needing.ts';
import { takenOver } from './priced.ts';
import { servicesBeside } from './services.ts';
import {
  courseOf,
  dayOfRow,
  hasReached,
  isOutcome,
  isDayOfStep,
  isPast,
  lengthOf,
  kindOfDate,
  movesOn,
  stateOfRow,
} from './moments.ts';
import { agreed } from './agree.ts';
import { type Attended, attendedBy, comesTo, onTheirDay } from './attended.ts';
import { OPEN_TEXTS } from '../../words/questions.ts';
import { namesFor, sortsOf } from './names.ts';
import { namesPasted, overPasted, pastedRowsOf, withPastedNames } from './pasted.ts';
import { peopleFor } from './texts.ts';

// Believable rows: of the hand-made apps, of what the ontology knows, and plain values for the rest.

const ROWS = 12;
/** Some rows are referred to often, some once, some not at all. */
const LEANING: readonly number[] = [0, 1, 0, 2, 3, 1, 4, 0, 5, 2, 6, 7];

/** Entities after those that they refer to, as far as that goes. */
function inOrder(entities: readonly Entity[]): Entity[] {
  const left = [...entities];
  const done: Entity[] = [];
  while (left.length > 0) {
    const at = left.findIndex(({ name, fields }) =>
      fields.every(
        (field) =>
          !isReference(field) || field.entity === name || !left.some((one) => one.name === field.entity),
      ),
    );
    done.push(...left.splice(Math.max(at, 0), 1));
  }
  return done;
}

/** People who are born lately. */
const YOUNG: readonly string[] = ['child', 'student'];

const ANIMALS_KEPT: readonly string[] = ['pet', 'animal', 'dog', 'cat', 'horse', 'livestock'];
/** What animals are vaccinated against. */
const VACCINES_OF_PETS = inSix(
  [
    'Rabies|Distemper|Parvovirus|Leptospirosis|Kennel cough|Feline leukaemia',
    'Rabia|Moquillo|Parvovirus|Leptospirosis|Tos de las perreras|Leucemia felina',
    'Rage|Maladie de Carré|Parvovirose|Leptospirose|Toux du chenil|Leucose féline',
    'Tollwut|Staupe|Parvovirose|Leptospirose|Zwingerhusten|Katzenleukose',
    '狂犬疫苗|犬瘟热疫苗|细小病毒疫苗|钩端螺旋体疫苗|犬窝咳疫苗|猫白血病疫苗',
    'داء الكلب|حمى الكلاب|البارفو|داء البريميات|سعال الكلاب|ابيضاض القطط',
  ],
  (text): readonly string[] => text.split('|'),
);

/** Who comes to the classes of a gym, and who gives them. */
const SPORTS_NAMED = /yoga|pilates|fitness|gym|crossfit|zumba|瑜伽|健身|يوغا/iu;
const SPORTY: readonly string[] = ['member', 'membership', 'coach', 'workout'];

/** @param facts what was understood, with the rows that were pasted, where there was a description */
export function withRows(app: Blueprint, made: readonly Made[], lexicon: Lexicon, facts?: Facts): Blueprint {
  const pasted = facts ? pastedRowsOf(facts, made, app.entities) : [];
  const tables: Record<string, Row[]> = Object.create(null) as Record<string, Row[]>;
  let people = 0;
  const isSporty =
    made.some(({ fact }) => SPORTY.includes(fact.concept ?? '')) || SPORTS_NAMED.test(app.name);
  const titlesOf = (name: string) => {
    const title = app.entities.find((entity) => entity.name === name)?.title ?? '';
    return (tables[name] ?? []).map((row) => ({ id: String(row.id), title: String(row[title] ?? '') }));
  };
  const pastedOver = (entity: Entity, own: Row[]): Row[] => {
    const rows = pasted.find((one) => one.entity === entity.name);
    if (rows) return overPasted(entity, own, rows, titlesOf, app.language);
    const names = namesPasted(pasted, entity.name);
    return names.length > 0 && titleField(entity) ? withPastedNames(entity, own, names, entity.title) : own;
  };
  for (const entity of inOrder(app.entities)) {
    const one = made.find((candidate) => candidate.entity.name === entity.name);
    const category = one && categoryFor(one.fact, lexicon, app.language);
    const concept = lexicon.byId(one?.fact.concept ?? '');
    const isPerson = category === 'person';
    const animal = animalNamed(entity.label, app.language);
    // A family recipe is called as recipes are, and a class that people book as those of a gym or as workshops are, not as years of a school.
    const isBooked = entity.fields.some(({ type }) => type === 'dateTime' || type === 'money');
    const booked = isSporty ? concept && { ...concept, id: 'fitnessClass' } : lexicon.byId('workshop');
    const isAtSchool = made.some(({ fact }) => fact.concept === 'schoolClass');
    const named =
      concept?.id === 'lesson' && isAtSchool
        ? lexicon.byId('subject')
        : concept?.id === 'class' && isBooked
          ? booked
          : (concept ?? (animal ? thingById('pet') : one && thingNamed(one.fact.noun, app.language)));
    // What a shop sells by its own name has none of the names of other products.
    const isOneSort =
      concept?.id === 'product' && thingNamed(one?.fact.noun ?? '', app.language)?.id !== 'product';
    const isOfPets =
      concept?.id === 'species' && made.some(({ fact }) => ['pet', 'animal'].includes(fact.concept ?? ''));
    const isForPets =
      concept?.id === 'vaccination' &&
      made.some(({ fact }) => ANIMALS_KEPT.some((id) => id === fact.concept)) &&
      !made.some(({ fact }) => fact.concept === 'patient' || fact.concept === 'child');
    const services =
      concept?.id === 'service' ? servicesBeside(made.map(({ fact }) => fact.concept)) : undefined;
    const names = services
      ? services.names[app.language]
      : isForPets
        ? Array.from({ length: ROWS }, (_, at) => VACCINES_OF_PETS[app.language][at % 6] ?? '')
        : isOfPets
          ? KEPT_ANIMALS.map(({ words }) => words[app.language][0] ?? '')
          : isOneSort
            ? sortsOf(entity.label, app.language, ROWS)
            : namesFor(
                {
                  concept: named,
                  isPerson,
                  label: entity.label,
                  language: app.language,
                  table: isPerson ? people : 0,
                },
                ROWS,
              );
    if (isPerson) people += 1;
    const handmade = handmadeFor(one?.fact.concept, app.kind, app.language);
    const columns = new Map(
      entity.fields.flatMap((field) => {
        const column = handmade && columnFor(handmade, field, field.name === entity.title);
        return column ? [[field.name, column] as const] : [];
      }),
    );
    const sender = entity.fields.find(({ label }) => keyOf(label) === keyOf(OPEN_TEXTS[app.language].name));
    const senders = sender ? peopleFor(app.language, 1, ROWS) : [];
    const course = courseOf(entity, category, app.language);
    const status = entity.fields.find(({ name }) => name === entity.states?.field);
    const life = lifeOf(status?.options ?? []);
    const kinds = entity.fields.filter(isDate).map((field) => kindOfDate(field, app.language));
    const end = entity.fields.find((field) => isDate(field) && kindOfDate(field, app.language) === 'end');
    const length = end && (end.type === 'dateTime' ? 0 : lengthOf(category));
    // What has only been lent and brought back was never ahead.
    const isLent =
      concept?.id === 'loan' || (kinds.includes('due') && kinds.includes('back') && life.path.length < 3);
    const isWritten =
      isPast(category) || isLent || isOutcome(status) || (one?.fact.isPast === true && !status);
    const title = titleField(entity);
    const own = Array.from({ length: ROWS }, (_, index): Row => {
      const day = dayOfRow(index, ROWS, isWritten);
      const state = status && stateOfRow(status, index, ROWS, course, day, length);
      const isOver = day < 0 && (status === undefined || state === life.path.at(-1)?.name);
      const isLate = life.late.some(({ name }) => name === state);
      const titled = columns.get(title?.name ?? '')?.[index];
      const name = typeof titled === 'string' ? titled : (names[index] ?? entity.label);
      const cells = entity.fields.flatMap((field): [string, Row[string]][] => {
        if (field.type === 'computed') return [];
        if (field === status) return [[field.name, state ?? null]];
        const given = columns.get(field.name)?.[index];
        const isTitle = field === title && field !== sender;
        if (isTitle && (typeof titled === 'string' || isNaming(field.label, app.language)))
          return [[field.name, name]];
        if (field === sender) return [[field.name, senders[index] ?? name]];
        const place = {
          language: app.language,
          category,
          concept: concept?.id,
          isYoung: YOUNG.includes(concept?.id ?? ''),
          name: senders[index] ?? name,
          index,
          day,
          isOver,
          isLate,
          mayBeLate: life.late.length > 0 && !isOver,
          isWritten,
          isDayOfStep: (label: string) => isDayOfStep(label, status),
          reached: (label: string) => hasReached(label, status, state),
          isTitle,
        };
        return [[field.name, given ?? cellFor(field, place)]];
      });
      return { id: `row-${index + 1}`, ...Object.fromEntries(cells) };
    });
    // Nobody orders nothing: each has a line.
    const whole = isLine(concept?.id)
      ? made.find(({ fact }) => LINES.some(([, one]) => one === fact.concept))?.entity.name
      : undefined;
    const said = (field: Field, row: Row): string =>
      field.type === 'reference'
        ? (titlesOf(field.entity ?? '').find(({ id }) => id === row[field.name])?.title ?? '')
        : optionLabel(field, row[field.name]);
    const attended = attendedBy(entity, { category, concept: concept?.id }, app.entities, app.language);
    const place = attended && { ...attended, table: tables[attended.link.entity ?? ''] ?? [] };
    const links = referring(entity, own, app.entities, tables, whole, place);
    const met = place ? links.map((row) => onTheirDay(row, place, place.table)) : links;
    const linked = within(met, entity, tables).map((row, index) =>
      agreed(takenOver(row, entity, app.entities, tables, app.language), {
        entity,
        language: app.language,
        index,
        animal,
        said,
        minutes: services?.minutes[index],
        isPerson,
        isYoung: YOUNG.includes(concept?.id ?? ''),
        progress: progressOf(life.path, row[status?.name ?? '']),
        fixed: new Set(columns.keys()),
      }),
    );
    const full = sender ? linked.map((row) => sentBy(row, entity, sender, app.entities, tables)) : linked;
    tables[entity.name] = pastedOver(entity, full);
  }
  const unique = Object.fromEntries(
    app.entities.map((entity) => [entity.name, distinct(entity, tables[entity.name] ?? [])]),
  );
  const kept = withNeeding(app, keepingRules(app, unique));
  // The first row counts as the newest.
  const rows = app.entities.map((entity) => {
    const own = kept[entity.name] ?? [];
    return [entity.name, movesOn(entity) ? [...own].reverse() : own] as const;
  });
  return { ...app, rows: Object.fromEntries(rows) };
}

/** How far a row has come in its life, in percent; none where its state is none of those on the way. */
function progressOf(path: readonly { name: string }[], state: Row[string] | undefined): number | undefined {
  const at = path.findIndex(({ name }) => name === state);
  return at < 0 || path.length < 2 ? undefined : Math.round((at / (path.length - 1)) * 20) * 5;
}

/** The text that a row of an entity is called by; none where that is a template or of another type. */
const titleField = ({ title, fields }: Entity): Field | undefined => {
  const names = titleNames(title);
  return names.length > 1
    ? undefined
    : fields.find(({ name, type }) => name === names[0] && type === 'text' && !title.includes('{'));
};

/**
 * Rows with what they refer to, of which each row of `whole` has one: where two references lead to the same table by different ways, they agree. */
function referring(
  entity: Entity,
  rows: readonly Row[],
  entities: readonly Entity[],
  tables: Readonly<Record<string, readonly Row[]>>,
  whole: string | undefined,
  attended: (Attended & { table: readonly Row[] }) | undefined,
): Row[] {
  const links = entity.fields.filter(isReference);
  const targetOf = (field: Field) => entities.find(({ name }) => name === field.entity);
  const wayTo = (field: Field) =>
    links.flatMap((by) => {
      const over = by === field || by.type !== 'reference' ? undefined : targetOf(by);
      const next = over?.fields.find(({ type, entity: to }) => type === 'reference' && to === field.entity);
      return next && over && over.name !== entity.name ? [{ by, next, over }] : [];
    })[0];
  // What others lead to comes after them.
  const sorted = [...links].sort((a, b) => Number(wayTo(a) !== undefined) - Number(wayTo(b) !== undefined));
  return rows.map((row, index) => {
    const cells: Record<string, Row[string]> = {};
    sorted.forEach((field, at) => {
      const leaning = `row-${1 + (((LEANING[(index + at * 5) % ROWS] ?? 0) + at * 2) % ROWS)}`;
      const meets =
        attended && attended.link === field ? comesTo(row, attended, attended.table)?.id : undefined;
      const other = typeof meets === 'string' ? meets : leaning;
      const target = field.entity === whole ? `row-${index + 1}` : other;
      const way = wayTo(field);
      const led = way && tables[way.over.name]?.find(({ id }) => id === cells[way.by.name])?.[way.next.name];
      if (field.entity === entity.name) {
        // A row of the same table: one of those before it, so that nothing goes round in circles.
        const before = index === 0 || index % 3 !== 0 ? null : `row-${Math.ceil(index / 2)}`;
        cells[field.name] = field.type === 'references' ? (before === null ? [] : [before]) : before;
      } else if (field.type === 'references') {
        const more = [target, `row-${1 + ((index * 5 + 3) % ROWS)}`, `row-${1 + ((index * 7 + 6) % ROWS)}`];
        cells[field.name] = [...new Set(more)].slice(0, 1 + (index % 3));
      } else cells[field.name] = field.type === 'reference' && typeof led === 'string' ? led : target;
    });
    return { ...row, ...cells };
  });
}

/** Rows whose links stay within the rows that their targets have: of what was pasted there may be few. */
function within(rows: Row[], { fields }: Entity, tables: Readonly<Record<string, readonly Row[]>>): Row[] {
  const short = fields.filter((field) => {
    const targets = isReference(field) ? tables[field.entity ?? ''] : undefined;
    return targets !== undefined && targets.length > 0 && targets.length < ROWS;
  });
  if (short.length === 0) return rows;
  return rows.map((row) => {
    const cells = short.map((field): [string, Row[string]] => {
      const count = tables[field.entity ?? '']?.length ?? ROWS;
      const moved = (id: string) => `row-${((Number(id.slice(4)) - 1) % count) + 1}`;
      const cell = row[field.name];
      if (Array.isArray(cell)) return [field.name, [...new Set(cell.map(moved))]];
      return [field.name, typeof cell === 'string' ? moved(cell) : (cell ?? null)];
    });
    return { ...row, ...Object.fromEntries(cells) };
  });
}

/** A row that someone sent in bears the name and address of the person it refers to. */
function sentBy(
  row: Row,
  entity: Entity,
  sender: Field,
  entities: readonly Entity[],
  tables: Readonly<Record<string, readonly Row[]>>,
): Row {
  const mail = entity.fields.find(({ type }) => type === 'email');
  for (const link of entity.fields) {
    const target = entities.find(({ name }) => link.type === 'reference' && name === link.entity);
    const theirs = target?.fields.find(({ type }) => type === 'email');
    const name = target && titleField(target);
    const person = target && tables[target.name]?.find(({ id }) => id === row[link.name]);
    if (!theirs || !name || !person) continue;
    return {
      ...row,
      [sender.name]: person[name.name] ?? null,
      ...(mail && { [mail.name]: person[theirs.name] ?? null }),
    };
  }
  return row;
}

/** Rows whose unique texts and numbers differ. */
function distinct(entity: Entity, rows: readonly Row[]): Row[] {
  const unique = entity.fields.filter((field) => field.unique);
  const seen = new Map(unique.map(({ name }) => [name, new Set<Row[string]>()]));
  return rows.map((row, index) => {
    const cells = unique.map((field): [string, Row[string]] => {
      const cell = row[field.name] ?? null;
      const before = seen.get(field.name);
      const isText = typeof cell === 'string' && !isReference(field);
      const own = !before?.has(cell) ? cell : isText ? `${cell} ${index + 1}` : null;
      before?.add(own);
      return [field.name, own];
    });
    return { ...row, ...Object.fromEntries(cells) };
  });
}
