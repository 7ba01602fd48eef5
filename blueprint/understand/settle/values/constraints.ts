import type { AppLanguage } from '../../../kinds.ts';
import { type Facts, type FieldFact, isSaid, isWithin, overlaps, type Span, spansOf } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { CONSTRAINT_WORDS } from '../../words/constraints.ts';

// "The e-mail is mandatory", "invoice numbers must not repeat": what has to hold for fields, which is no field itself.

export interface Constraint extends Span {
  /** The fields, as they are named. */
  names: readonly string[];
  required: boolean;
  unique: boolean;
  /** Whether the names are kept by other words of the text, so that these say nothing more. */
  isAside: boolean;
}

/** Of fields in a clause of their own, and of one right behind its name: "a student ID, which is mandatory". */
function patternsOf(language: AppLanguage): RegExp[] {
  const { required, unique, is, article, relative, and } = CONSTRAINT_WORDS[language];
  const isChinese = language === 'zh';
  const [space, next, word, edge] = isChinese
    ? ['', `(?:${and})`, String.raw`[\p{Script=Han}\p{Script=Latin}]{1,6}?`, '。！？；，、']
    : [' ', `(?:${and}) ?`, String.raw`[\p{L}\d-]+`, '.;:!?,،()'];
  const name = isChinese ? word : String.raw`${word}(?: ${word}){0,3}?`;
  const fixed = String.raw`(?:(?:${article})(?:${space}|(?<=['’])))?`;
  const mark = String.raw`(?:${is}${space})?(?:${required}|${unique})`;
  const marks = String.raw`${mark}(?:${next}${mark})*`;
  const end = String.raw`(?=\s*(?:[${edge}\n]|$)${isChinese ? '' : `|(?:${and})${language === 'ar' ? '' : '(?: |$)'}`})`;
  const own = [
    String.raw`(?<=^|[${edge}\n]\s?${isChinese ? '' : `|(?:${and})${language === 'ar' ? '' : ' '}`})`,
    String.raw`(?<before>${fixed}(?<first>${name})(?:${next}${fixed}(?<second>${name}))?)`,
    String.raw`(?<told>${space}${marks})`,
  ];
  const behind = [
    `(?=(?:${relative}) )`,
    String.raw`(?<=(?<!\p{L})(?<before>(?<first>${word}(?: ${word}){0,2})))`,
    String.raw`(?<relative>(?:${relative}) ${marks})`,
  ];
  return [own, ...(isChinese ? [] : [behind])].map((parts) => new RegExp([...parts, end].join(''), 'giu'));
}
const PATTERNS = new Map<AppLanguage, RegExp[]>();
function patternsFor(language: AppLanguage): RegExp[] {
  const known = PATTERNS.get(language) ?? patternsOf(language);
  PATTERNS.set(language, known);
  return known;
}

const ARTICLE = /^(?:ال|l['’])/u;
const bareOf = (name: string): string =>
  keyOf(name)
    .split(' ')
    .map((word) => word.replace(ARTICLE, ''))
    .join(' ');
/** "Member numbers" and "member number": as short as the ends of plurals are. */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length > 0 && long.startsWith(short) && long.length - short.length <= (short.length > 3 ? 2 : 0)
  );
}

/** What a description says of its fields in words that say nothing else. */
export function constraintsIn(text: string, language: AppLanguage): Constraint[] {
  const { required, unique } = CONSTRAINT_WORDS[language];
  const [isRequired, isUnique] = [required, unique].map((words) => new RegExp(words, 'iu'));
  const matches = patternsFor(language).flatMap((pattern) => [...text.matchAll(pattern)]);
  return matches.map(({ index: start, 0: all, groups = {} }): Constraint => {
    const { first = '', second, relative } = groups;
    const told = relative ?? groups['told'] ?? '';
    const names = [first, ...(second === undefined ? [] : [second])];
    const rest = bareOf(
      `${text.slice(0, start)} ${text.slice(start + all.length)}`.replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' '),
    );
    const isKept = names.every((name) => rest.includes(bareOf(name).replace(/(?:en|es|[sn])$/u, '')));
    return {
      start,
      end: start + all.length,
      names,
      required: isRequired?.test(told) ?? false,
      unique: isUnique?.test(told) ?? false,
      isAside: relative !== undefined || isKept,
    };
  });
}

/** Which fields a name means: by their label, or by their thing and label together, "invoice numbers". */
function meant(name: string, facts: Facts): FieldFact | undefined {
  const said = bareOf(name);
  const byLabel = facts.fields.filter(({ label }) => isSame(bareOf(label), said));
  const whole = facts.fields.filter(({ owner, label }) => isSame(`${keyOf(owner)} ${bareOf(label)}`, said));
  const ends = facts.fields.filter(
    ({ owner, label }) =>
      said.endsWith(` ${bareOf(label)}`) || (bareOf(label).endsWith(` ${said}`) && owner !== ''),
  );
  return [...whole, ...byLabel, ...ends].find(isSaid);
}

const UNIQUE_TYPES: readonly FieldFact['type'][] = ['text', 'number', 'email', 'phone', 'url'];

/** The facts with what has to hold for their fields. */
export function withConstraints(facts: Facts, constraints: readonly Constraint[]): Facts {
  return constraints.reduce((whole, constraint) => {
    const found = new Set(constraint.names.map((name) => meant(name, whole)));
    const isMeant = (field: FieldFact) => found.has(field);
    if (!whole.fields.some(isMeant)) return whole;
    const isThere = (spans: readonly Span[]) => spans.some((span) => overlaps(span, constraint));
    return {
      ...whole,
      fields: whole.fields
        .filter(
          (field) =>
            isMeant(field) || !isSaid(field) || !spansOf(field).every((span) => isWithin(span, constraint)),
        )
        .map((field) =>
          isMeant(field)
            ? {
                ...field,
                ...(constraint.required && field.type !== 'boolean' && { required: true }),
                ...(constraint.unique && UNIQUE_TYPES.includes(field.type) && { unique: true }),
              }
            : field,
        ),
      unknown: whole.unknown.filter((span) => !isThere([span])),
    };
  }, facts);
}
