import type { Lexicon } from '../../../lexicon.ts';
import { type Schema, type SchemaField, schemasIn } from '../../schemas/index.ts';
import { type PastedSheets, spelled } from '../../sheets/index.ts';
import { blanked, type Column, PEOPLE, type Sheet } from '../../sheets/sheet.ts';
import { singular } from '../inflect.ts';
import { columnOf, columnsOf } from './column.ts';

// What is defined as programmers write it ("Hive { location: string, queenAge: number }") is kept as it is defined.

/** What every table has, and nobody fills in. */
const AUTOMATIC =
  /^(?:id|uuid|guid|pk|(?:created|updated|modified|deleted|inserted)(?: (?:at|on|date|time))?|date (?:created|modified|updated)|timestamps?|password(?: hash)?)$/u;
const KEY = /(?<=\p{L}) (?:id|ids|fk|key|ref)$/u;

const said = (name: string) => spelled(name.replaceAll('-', ' ')).toLowerCase();
const recordOf = ({ name }: Schema) => singular(said(name));

/** The type that was given, unless the name of the field says the same more exactly. */
function typeOf(column: Column, { type, options }: SchemaField): Partial<Column> {
  if (options) return { type: 'select', options, isLife: /^(?:status|state|stage)$/u.test(column.label) };
  if (type === undefined) return {};
  const isExact =
    (type === 'number' && /^(?:money|duration|number)$/u.test(column.type)) ||
    (type === 'date' && column.type === 'dateTime');
  return isExact ? {} : { type };
}

function columnFor(
  field: SchemaField,
  fields: readonly SchemaField[],
  records: readonly string[],
  lexicon: Lexicon,
): Column | undefined {
  const whole = said(field.name);
  const label = whole.replace(KEY, '');
  // `author User` and `authorId Int` are one.
  const isDouble = label !== whole && fields.some((one) => one.of !== undefined && said(one.name) === label);
  if (AUTOMATIC.test(whole) || isDouble) return undefined;
  const of = field.of === undefined ? undefined : singular(said(field.of));
  const isKey = label !== whole && (records.includes(singular(label)) || of !== undefined);
  if (isKey || of !== undefined)
    return { label: isKey ? singular(label) : label, type: 'text', isAsked: true, of: of ?? singular(label) };
  const [column, another] = columnsOf(whole, lexicon);
  const named = column && !another ? column : columnOf(whole, lexicon);
  return { ...named, ...typeOf(named, field) };
}

const refersTo = ({ fields }: Schema, to: Schema, isList: boolean) =>
  fields.find(
    (field) =>
      (field.isList ?? false) === isList &&
      field.of !== undefined &&
      singular(said(field.of)) === recordOf(to),
  );

/** "inspections: Inspection[]" in a hive says that each inspection is of one, and of many where it lists hives as well. */
function listedBy(schema: Schema, schemas: readonly Schema[]): Sheet['subject'] {
  const other = schemas.find(
    (one) => one !== schema && refersTo(one, schema, true) && !refersTo(schema, one, false),
  );
  const list = other && refersTo(other, schema, true);
  if (!list) return undefined;
  const isMany = refersTo(schema, other, true) !== undefined;
  return { noun: recordOf(other), span: { start: list.start, end: list.end }, ...(isMany && { isMany }) };
}

/** The things that a text defines, and the text without them. */
export function definedIn(text: string, lexicon: Lexicon): PastedSheets {
  const schemas = schemasIn(text);
  if (schemas.length === 0) return { sheets: [], rest: text };
  const records = schemas.map(recordOf);
  const sheets = schemas.map((schema): Sheet => {
    const columns = schema.fields.flatMap((field) => {
      const column = field.isList === true ? undefined : columnFor(field, schema.fields, records, lexicon);
      return column ? [{ ...column, span: { start: field.start, end: field.end } }] : [];
    });
    const subject = listedBy(schema, schemas);
    return {
      record: recordOf(schema),
      title: schema.title,
      own: PEOPLE,
      columns,
      ...(subject && { subject }),
    };
  });
  const rest = blanked(text, schemas);
  // What is left of the notation around them: "{", "];".
  return {
    sheets,
    rest: rest.replace(/^[\s{}[\]();,|:-]+|[\s{}[\]();,|]+$/gu, (signs) => signs.replaceAll(/\S/gu, ' ')),
  };
}
