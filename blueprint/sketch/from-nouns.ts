import { MEMBERS_ONLY } from '../access.ts';
import { calendar, chart, count, dashboard, figures, hero, home, latest } from '../concepts/pages.ts';
import type { Icon } from '../kinds.ts';
import { entityNameFor } from '../names.ts';
import { withPagesOf } from '../pages.ts';
import { isCounted, isDate } from '../fields.ts';
import type { Blueprint, Entity, Field, Theme } from '../schema.ts';
import { fieldFor, guessField } from './fields.ts';
import { listed, nouns } from './read.ts';
import { isPerson, plainRows } from './rows.ts';
import { cut, entityName, nameKey, plural } from './words.ts';
import { LIMITS } from '../kinds.ts';

/** Words that say where, when or for whom, and are no data of their own. */
const NO_DATA = /^(club|team|group|bank|school|home|house|day|week|month|year|database)$/;

const iconFor = (noun: string): Icon => {
  if (isPerson(noun)) return 'users';
  if (/plant|garden|tree|flower/.test(noun)) return 'leaf';
  if (/recipe|book/.test(noun)) return 'book';
  if (/like|favourite/.test(noun)) return 'heart';
  if (/tournament|match|game/.test(noun)) return 'star';
  return /shift|time|session/.test(noun) ? 'clock' : 'list';
};

function entityFor(noun: string, taken: readonly Entity[], fields: Field[]): Entity {
  const label = entityName(noun);
  const name = entityNameFor(
    label,
    taken.map((entity) => entity.name),
  );
  return {
    name,
    label,
    plural: cut(plural(label), LIMITS.entityLabel),
    icon: iconFor(noun),
    title: fields[0]?.name ?? '',
    fields,
    access: MEMBERS_ONLY,
  };
}

function ownFields(noun: string, title = 'Name'): Field[] {
  const fields: Field[] = [{ ...fieldFor(title, 'text', []), required: true }];
  if (isPerson(noun)) fields.push(fieldFor('E-mail', 'email', fields), fieldFor('Phone', 'phone', fields));
  return fields;
}
const referenceTo = (entity: Entity, siblings: readonly Field[]): Field => ({
  ...fieldFor(entity.label, 'reference', siblings),
  entity: entity.name,
});

/** The nouns of a sentence become data, its attributes fields, its relations references; nothing where it has none. */
function entitiesOf(text: string): Entity[] {
  const found = nouns(text)
    .filter((noun) => !guessField(noun, []))
    .map((noun) => (noun === 'family' ? 'family member' : noun))
    .filter((noun) => !NO_DATA.test(noun) && entityName(noun) !== '')
    .slice(0, 4);
  const [first, ...others] = found;
  if (first === undefined) return [];
  if (/\bfamily\b/.test(text) && !found.includes('family member')) others.push('family member');

  const fields = ownFields(first);
  for (const phrase of listed(text)) {
    const field = guessField(phrase, fields);
    if (field && fields.length < 8 && !fields.some(({ label }) => label === field.label)) fields.push(field);
  }
  const when = /\bwhen (?:to|they|it|we|i)?\s*([a-z]+)/.exec(text)?.[1];
  if (when && !/^(the|a|is|are|was)$/.test(when))
    fields.push(fieldFor(`Next ${when.replace(/e$/, '')}ing`, 'date', fields));
  fields.push(fieldFor('Notes', 'longText', fields));
  const main = entityFor(first, [], fields);

  const entities = [main];
  const isTaken = (noun: string) =>
    entities.some((entity) => nameKey(entity.label) === nameKey(entityName(noun)));
  for (const noun of others) {
    if (isTaken(noun)) continue;
    const own = ownFields(noun);
    if (noun !== 'family member') own.push(referenceTo(main, own));
    if (/shift|match|tournament|game|session/.test(noun)) own.push(fieldFor('Starts', 'dateTime', own));
    if (noun === 'ingredient') own.push(fieldFor('Amount needed', 'text', own));
    own.push(fieldFor('Notes', 'longText', own));
    entities.push(entityFor(noun, entities, own));
  }
  if (/\bwho (?:likes?|loves?)\b/.test(text) && !isTaken('like')) {
    const person = entities.find(({ label }) => isPerson(label));
    const own = ownFields('like', 'Comment');
    own.push(referenceTo(main, own));
    if (person) own.push(referenceTo(person, own));
    own.push(fieldFor('Rating', 'number', own));
    entities.push(entityFor('like', entities, own));
  }
  return entities;
}

/** An app of its own kind; nothing where the sentence names no data. */
export function fromNouns(text: string, name: string, tagline: string, theme: Theme): Blueprint | null {
  const entities = entitiesOf(text);
  const [main] = entities;
  if (!main) return null;
  const empty: Blueprint = {
    version: 2,
    name,
    tagline,
    kind: 'custom',
    language: 'en',
    theme,
    roles: [],
    signUp: 'invited',
    entities,
    pages: [],
    rules: [],
    rows: Object.fromEntries(entities.map((entity) => [entity.name, plainRows(entity)])),
  };
  const { pages } = entities.reduce(withPagesOf, empty);
  const path = pages[0]?.path ?? '/';
  const many = main.plural.toLowerCase();
  const counted = main.fields.find(isCounted);
  const day = main.fields.find(isDate);
  return {
    ...empty,
    pages: [
      home(
        'Home',
        hero(name, tagline, [cut(`See the ${many}`, LIMITS.name), path]),
        latest(main.plural, main.name),
      ),
      ...pages,
      ...(day ? [calendar('Calendar', main.name, day.name, { path: '/at-a-glance/calendar' })] : []),
      {
        ...dashboard(
          'Dashboard',
          figures('At a glance', ...entities.slice(0, 6).map((entity) => count(entity.plural, entity.name))),
          ...(counted
            ? [chart(cut(`${main.plural} by ${counted.label.toLowerCase()}`, 120), main.name, counted.name)]
            : []),
        ),
        path: '/at-a-glance',
      },
    ],
  };
}
