import { type AppKind, type Icon, LIMITS } from '../kinds.ts';
import type { Blueprint } from '../schema.ts';
import { fromVersion1 } from '../upgrade.ts';
import type { BlueprintV1, RowV1 } from '../version-1.ts';
import { fieldFor, guessField, parseFields } from './fields.ts';
import { pagesOf, partOf } from './pages.ts';
import type { Part } from './pages.ts';
import { kindOf, listed, nameOf, nouns, soldNoun } from './read.ts';
import { sampleRows } from './rows.ts';
import { TEMPLATES } from './templates.ts';
import type { Template } from './templates.ts';
import { capital, cut, entityName, hash, nameKey, singular } from './words.ts';

export { APP_TEMPLATES } from './templates.ts';

/** The longest description: `DESCRIPTION.max` of the contract, which this folder must not import. */
const READ = 4000;
const COLOURS = ['#2F55D4', '#0F766E', '#7A3E9D', '#9A4A1F', '#2B6A3F', '#A33A2A', '#1D5FAD'];
const PERSON =
  /^(member|family member|player|volunteer|student|teacher|customer|client|guest|friend|child|patient|employee|driver|person|coach)$/;
/** Apps that visitors look at; the others are worked in all day, with a menu at the side. */
const PUBLIC: readonly AppKind[] = [
  'shop',
  'bookings',
  'blog',
  'directory',
  'events',
  'courses',
  'property',
  'portfolio',
];
/** Entries that fit in one line at the top. */
const TOP_ENTRIES = 7;
const HIDDEN = /[\0\p{Surrogate}]/gu;

const iconFor = (noun: string): Icon =>
  PERSON.test(noun)
    ? 'users'
    : /plant|garden|tree|flower/.test(noun)
      ? 'leaf'
      : /recipe|book/.test(noun)
        ? 'book'
        : /like|favourite/.test(noun)
          ? 'heart'
          : /tournament|match|game/.test(noun)
            ? 'star'
            : /shift|time|session/.test(noun)
              ? 'clock'
              : 'list';

/** Reads one sentence into a whole app; any text gives one. */
export function sketch(description: string): Blueprint {
  const read = description.slice(0, READ).replace(HIDDEN, '').replace(/\s+/g, ' ').trim();
  const text = read.toLowerCase();
  const kind = kindOf(text);
  const template = kind === 'custom' ? undefined : TEMPLATES[kind];
  const parts = template ? fromTemplate(text, kind, template) : fromNouns(text);
  if (template) addFields(parts, text);
  const name = nameOf(read, kind);
  const seed = hash(text);
  const rows: Record<string, RowV1[]> = {};
  for (const { entity } of parts) rows[entity.name] = sampleRows(entity, seed);
  const theme: BlueprintV1['theme'] = {
    primary: template?.colour ?? COLOURS[seed % COLOURS.length] ?? '#2F55D4',
    mode: /\bdark\b/.test(text) ? 'dark' : 'light',
    radius: kind === 'blog' || kind === 'portfolio' ? 4 : 8,
    font:
      kind === 'blog' || kind === 'portfolio'
        ? 'serif'
        : /kids?\b|children|family/.test(text)
          ? 'rounded'
          : 'sans',
  };
  const sentence = cut(capital(read), LIMITS.tagline);
  const app = fromVersion1({
    version: 1,
    name,
    tagline: sentence,
    kind,
    theme,
    entities: parts.map((part) => part.entity),
    pages: pagesOf(name, sentence, kind, parts, template),
    rows,
  });
  const isShort = app.pages.filter(({ inMenu }) => inMenu).length <= TOP_ENTRIES;
  return { ...app, theme: { ...app.theme, layout: PUBLIC.includes(kind) && isShort ? 'top' : 'side' } };
}

/** The template's data under the words of the sentence. */
function fromTemplate(text: string, kind: AppKind, template: Template): Part[] {
  const names = new Map<string, string>();
  const used = new Set(template.entities.map(([role]) => nameKey(role)));
  template.entities.forEach(([role], at) => {
    const own = template.nouns[role]?.exec(text)?.[0];
    const noun = kind === 'shop' && at === 0 ? soldNoun(text) : own && singular(own);
    let word = noun ? entityName(noun) : role;
    if (kind === 'directory' && at === 0 && !noun && /museum/.test(text)) word = 'Exhibit';
    if (kind === 'bookings' && role === 'Service' && !noun && /dentist/.test(text)) word = 'Treatment';
    if (nameKey(word) !== nameKey(role) && used.has(nameKey(word))) word = role;
    used.add(nameKey(word));
    names.set(role, word);
  });
  return template.entities.map(([role, text_, icon]) => {
    const fields = parseFields(text_);
    for (const field of fields) {
      const word = field.entity && names.get(field.entity);
      if (!word || word === field.entity) continue;
      const lower = word.toLowerCase();
      Object.assign(field, { entity: word, ...fieldName(lower, fields) });
    }
    return partOf(names.get(role) ?? role, fields, icon, role);
  });
}

const fieldName = (label: string, siblings: Part['entity']['fields']) => {
  const { name, label: shown } = fieldFor(label, 'reference', siblings);
  return { name, label: shown };
};

/** Attributes the sentence lists become fields of what the app is about, unless a part has them already. */
function addFields(parts: readonly Part[], text: string): void {
  const main = parts[0]?.entity;
  if (!main) return;
  for (const phrase of listed(text).slice(0, 8)) {
    const field = guessField(phrase, main.fields);
    const known = parts.some(({ entity }) =>
      [...entity.fields.map((f) => f.label), entity.name].some(
        (label) => label.toLowerCase() === field?.label.toLowerCase(),
      ),
    );
    if (field && !known) main.fields.push(field);
  }
}

/** An app of its own kind: the nouns become data, the attributes fields, the relations references. */
function fromNouns(text: string): Part[] {
  const found = nouns(text).filter((noun) => !guessField(noun, []));
  const family = /\bfamily\b/.test(text);
  const names = found
    .map((noun) => (noun === 'family' ? 'family member' : noun))
    .filter((noun) => !/^(club|team|group|bank|school|home|house|day|week|month|year|database)$/.test(noun))
    .slice(0, 4);
  const [first = 'item', ...others] = names;
  if (family && !others.includes('family member') && first !== 'family member') others.push('family member');
  const main = partOf(
    entityName(first),
    parseFields(PERSON.test(first) ? 'Name*|E-mail:email|Phone:phone' : 'Name*'),
    iconFor(first),
  );
  const fields = main.entity.fields;
  for (const phrase of listed(text)) {
    const field = guessField(phrase, fields);
    if (field && fields.length < 8 && !fields.some((f) => f.label === field.label)) fields.push(field);
  }
  const when = /\bwhen (?:to|they|it|we|i)?\s*([a-z]+)/.exec(text)?.[1];
  if (when && !/^(the|a|is|are|was)$/.test(when))
    fields.push(fieldFor(`Next ${when.replace(/e$/, '')}ing`, 'date', fields));
  fields.push(fieldFor('Notes', 'longText', fields));

  const parts = [main];
  const used = new Set([nameKey(main.entity.name)]);
  for (const noun of others) {
    const name = entityName(noun);
    if (used.has(nameKey(name))) continue;
    used.add(nameKey(name));
    const person = PERSON.test(noun);
    const own = parseFields(person ? 'Name*|E-mail:email|Phone:phone' : 'Name*');
    if (noun !== 'family member')
      own.push({ ...fieldFor(first, 'reference', own), entity: main.entity.name });
    if (/shift|match|tournament|game|session/.test(noun)) own.push(fieldFor('Starts', 'dateTime', own));
    if (noun === 'ingredient') own.push(fieldFor('Amount needed', 'text', own));
    own.push(fieldFor('Notes', 'longText', own));
    parts.push(partOf(name, own, iconFor(noun)));
  }
  if (/\bwho (?:likes?|loves?)\b/.test(text) && !used.has('like')) {
    const person = parts.find(({ entity }) => PERSON.test(entity.name.toLowerCase()));
    const own = parseFields(person ? 'Summary*' : 'Name*');
    own.push({ ...fieldFor(first, 'reference', own), entity: main.entity.name, required: true });
    if (person)
      own.push({
        ...fieldFor(person.entity.name, 'reference', own),
        entity: person.entity.name,
        required: true,
      });
    own.push(fieldFor('Rating', 'number', own));
    parts.push(partOf('Like', own, 'heart'));
  }
  return parts;
}
