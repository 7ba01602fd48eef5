import { isKnownField } from '../../known-fields.ts';
import { closings, isName, optionsIn, partsBy, type Schema, type SchemaField, typeNamed } from './schema.ts';

// `interface Hive { location: string; queenAge: number }`, `"hives": ["location", "queen_age"]`, `Hive { location, queen age }`

const OPENING =
  /(?<=^|[\s;,{}])(?:(?:export|interface|type|class|model|entity|table|struct|record|collection|document|data class)\s+){0,3}(["'`]?)([\p{L}_][\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2})\1\s{0,4}[:=]?\s{0,4}[{[]/gu;
const KEYWORDS =
  /^(?:(?:export|interface|type|class|model|entity|table|struct|record|collection|document|data) )+/u;
/** What stands before a field, and behind its type. */
const BEFORE = /^(?:(?:readonly|public|private|val|var|let|const|final|static)\s+)+/u;
const BEHIND =
  /(?:[=@#]|\/\/)[\s\S]*$|(?:(?<!\|)\s(?:not null|null|required|optional|unique|primary key|pk))+$/iu;

const QUOTED = /^(["'`])([^"'`]*)\1$/u;

function typed(name: string, said: string): Omit<SchemaField, 'start' | 'end'> | undefined {
  const words = said.replace(BEHIND, '').replace(QUOTED, '$2').trim();
  if (words === '') return undefined;
  const options = optionsIn(words);
  const known = typeNamed(words);
  if (known) return { name, ...known };
  if (options && options.every((one) => /^(?:null|undefined)$/u.test(one) || typeNamed(one)))
    return { name, ...typeNamed(options[0] ?? '') };
  if (options) return { name, type: 'select', options };
  const list = /^(?:Array<|List<|\[)?\s*(\p{L}[\p{L}\p{N}_]*)\s*(\[\]|>|\])?[?!]*$/u.exec(words);
  const [, of = '', isMany] = list ?? [];
  if (!list) return undefined;
  if (typeNamed(of)) return { name };
  // What is no type is the name of another thing, and begins as such.
  return /^\p{Lu}/u.test(of) ? { name, of, ...(isMany !== undefined && { isList: true }) } : undefined;
}

type Named = Omit<SchemaField, 'start' | 'end'>;

/** `queen_age int`, `hive Hive?` */
function spacedIn(part: string): Named | undefined {
  const [, name = '', said = ''] =
    /^([\p{L}_][\p{L}\p{N}_]*)\s+(\S[\s\S]*)$/u.exec(part.replace(BEFORE, '')) ?? [];
  return name === '' ? undefined : typed(name, said);
}

/** `queenAge?: number`, `"queen_age"`, `queen age` */
function fieldIn(part: string): Named | undefined {
  const words = part.replace(BEFORE, '');
  const [, , quoted = '', , said] = /^(["'`]?)([^"'`:?]+)\1(\??)\s*:\s*([\s\S]+)$/u.exec(words) ?? [];
  if (said !== undefined) return isName(quoted.trim()) ? typed(quoted.trim(), said) : undefined;
  const name = words.replace(QUOTED, '$2').trim();
  return isName(name) ? { name } : undefined;
}

/** The things that are defined with their fields in braces or brackets, where each part is a field. */
export function bracedIn(text: string): Schema[] {
  const closed = closings(text);
  return [...text.matchAll(OPENING)].flatMap((match): Schema[] => {
    const [whole, , named = ''] = match;
    const name = named.replace(KEYWORDS, '');
    const from = match.index + whole.length;
    const end = closed.get(from - 1);
    if (end === undefined) return [];
    const body = text.slice(from, end);
    const isLined = body.includes('\n') || body.includes(';');
    const signs = isLined && !/,\s*\n/u.test(body) ? /[;\n]/u : /[,;\n]/u;
    const parts = partsBy(body, from, (sign) => signs.test(sign)).filter(
      (part) => !/^(?:\/\/|#|@@)/u.test(part.text),
    );
    const isSpaced = parts.every((part) => spacedIn(part.text) !== undefined);
    const fields = parts.map(({ text: part, start, end }) => {
      const field = isSpaced ? spacedIn(part) : fieldIn(part.replace(/,$/u, ''));
      return field && { ...field, start, end };
    });
    const read = fields.flatMap((field) => field ?? []);
    if (read.length < 2 || read.length < fields.length) return [];
    // "Material [plasma, serum]", "Priority: [low, high]" and "Rooms {single, double}" are values.
    const isTyped = read.some(({ type, of, options }) => (type ?? of ?? options) !== undefined);
    const known = read.filter((field) => isKnownField(field.name, 'en')).length;
    if (!isTyped && !/["'`]/u.test(body) && known * 2 < read.length + (whole.endsWith('[') ? 1 : 0))
      return [];
    if (whole.endsWith('[') && !/["':=]/u.test(whole)) return [];
    const start = match.index + whole.indexOf(named) + named.length - name.length;
    return [
      { name, title: { start, end: start + name.length }, fields: read, start: match.index, end: end + 1 },
    ];
  });
}
