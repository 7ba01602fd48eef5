import { plain } from '../ontology/lookup.ts';
import type { AppLanguage, FieldType } from '../../kinds.ts';
import { attributeIn, attributeNamed } from '../ontology/index.ts';
import { keyOf, lexiconFor } from '../lexicon.ts';
import { sortsOf } from '../words/sorts-of.ts';
import { type Held, LABEL_FORMS, MARKED } from '../words/labels.ts';
import { TEXTS } from './texts.ts';

/** Sorts of people, by the first sense of an English noun. */
const PEOPLE: readonly string[] = ['person', 'worker', 'relative', 'writer', 'peer', 'associate', 'customer'];
/** Whoever does something: "haulier", "composer"; nouns that are known to be something else end so too. */
const AGENT =
  /^(?!after$|never$|over$|under$|other$|calend[ae]r$)(?:\p{L}{3,}(?:er|or|ist|ant|eur)|\p{L}{4,}ee)$/u;

/** Types that a label alone tells: "due dates". */
const BY_NAME: readonly FieldType[] = [
  'boolean',
  'date',
  'dateTime',
  'number',
  'money',
  'duration',
  'email',
  'phone',
  'url',
  'image',
  'file',
];

/** Whether a label says where a row is in its life. */
export const isStatus = (label: string, language: AppLanguage): boolean =>
  keyOf(label) === 'status' || plain(label) === plain(TEXTS[language].status);

/** The type of what a label names as a whole, where that is known. */
export const typeNamed = (label: string, language: AppLanguage): FieldType | undefined =>
  attributeNamed(label, language)?.type ?? lexiconFor(language).attribute(label);

const lastWord = (label: string) => label.split(' ').at(-1) ?? '';

/** The type that a text's label asks for by its form; a label whose words are known has the type of what they name. */
export function typeByForm(label: string, language: AppLanguage): FieldType {
  const known = attributeIn(label, language);
  if (known) return known.isWhole && BY_NAME.includes(known.entry.type) ? known.entry.type : 'text';
  const lower = label.toLowerCase();
  const found = [...MARKED, ...LABEL_FORMS[language].types].find(([form]) => form.test(lower));
  return found?.[1] ?? 'text';
}

/** What the values of a text are by the form of its label. */
export function heldByForm(label: string, language: AppLanguage): Held | undefined {
  const lower = label.toLowerCase();
  const found = LABEL_FORMS[language].holds.find(([form]) => form.test(lower));
  if (found) return found[1];
  if (language !== 'en') return undefined;
  const noun = lastWord(lower.replace(/ name$/u, ''));
  const [sort] = sortsOf(noun);
  const isPerson = sort === undefined ? AGENT.test(noun) : PEOPLE.includes(sort);
  return isPerson ? 'person' : undefined;
}
