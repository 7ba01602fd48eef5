import { dayOf, resolveDay } from '#blueprint/dates.ts';
import { optionLabel, rowsOf, titleField } from '#blueprint/rows.ts';
import type { Blueprint, Entity, Field, Row } from '#blueprint/schema.ts';
import { amountIn, dayIn } from './formats.ts';

/** Characters by their usual width in parts of the font size; joined Arabic letters differ more than Latin ones do. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/\p{Mn}/u, 0],
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/, 1],
  [/[\s.,:;'|!iljtfr1()\u0622\u0623\u0625\u0627\u060c\u061b]/, 0.31],
  [/[A-Z@%mw\u0633-\u0638]/, 0.7],
  [/[\u0626\u0628\u062a\u062b\u0644\u0646\u0649\u064a]/, 0.44],
];
const OTHERS = 0.53;
/** How much wider bold letters are. */
export const BOLDER = 1.1;
const BOLD_FROM = 600;

const widthOf = (char: string) => WIDTHS.find(([characters]) => characters.test(char))?.[1] ?? OTHERS;

/** About how wide a line of text is. A drawing is also made where no text can be measured. */
export function textWidth(text: string, size: number, weight = 400): number {
  const ems = [...text].reduce((sum, char) => sum + widthOf(char), 0);
  return ems * size * (weight < BOLD_FROM ? 1 : BOLDER);
}

/** Truncates text to about `width` at font size `size`, since SVG text has no ellipsis of its own. */
export function truncate(text: string, width: number, size: number): string {
  let left = width / size;
  let result = '';
  for (const char of text) {
    left -= widthOf(char);
    // The last character makes room for the ellipsis.
    if (left < 0) return `${[...result].slice(0, -1).join('').trimEnd()}…`;
    result += char;
  }
  return result;
}

/** Wraps `text` into at most `count` lines of about `width`. */
export function wrap(text: string, width: number, size: number, count: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (line === '' || truncate(longer, width, size) === longer) {
      line = longer;
      continue;
    }
    if (lines.length === count - 1) {
      lines.push(truncate(`${line} ${words.slice(index).join(' ')}`, width, size));
      return lines;
    }
    // A word may be longer than a line.
    lines.push(truncate(line, width, size));
    line = word;
  }
  if (line) lines.push(truncate(line, width, size));
  return lines;
}

export function entityOf(blueprint: Blueprint, name: string | undefined): Entity | undefined {
  return blueprint.entities.find((entity) => entity.name === name);
}

/** A sample value, formatted as the app would show it. */
export function formatValue(blueprint: Blueprint, field: Field, row: Row): string {
  const value = row[field.name];
  if (value === null || value === undefined || value === '') return '–';
  if (field.type === 'boolean') return value === true ? '✓' : '–';
  if (field.type === 'money' && typeof value === 'number')
    return amountIn(blueprint.language).format(value / 100);
  if ((field.type === 'date' || field.type === 'dateTime') && typeof value === 'string') {
    const moment = resolveDay(value, dayOf(new Date()));
    const date = new Date(moment.length > 10 ? `${moment}Z` : moment);
    const time = moment.length > 10 ? ` ${moment.slice(11, 16)}` : '';
    return Number.isNaN(date.getTime()) ? value : dayIn(blueprint.language).format(date) + time;
  }
  if (field.type === 'select') return optionLabel(field, value);
  if (field.type === 'reference' && field.entity !== undefined) {
    const entity = entityOf(blueprint, field.entity);
    const other = rowsOf(blueprint, field.entity).find((candidate) => candidate.id === value);
    const title = entity && titleField(entity);
    if (other && title && title.type !== 'reference') return formatValue(blueprint, title, other);
  }
  return String(value);
}

interface TextLineProps {
  x: number;
  y: number;
  size: number;
  fill: string;
  width: number;
  children: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Where it isn't the text's own. */
  font?: string;
}

/** One line of text, truncated to its width. */
export function TextLine({
  x,
  y,
  size,
  fill,
  width,
  children,
  weight = 400,
  anchor = 'start',
  font,
}: TextLineProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      style={{ fill, fontFamily: font }}
      fontWeight={weight}
      textAnchor={anchor}
    >
      {truncate(children, width, size)}
    </text>
  );
}
