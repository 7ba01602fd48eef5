import { dayOf, resolveDay } from '#blueprint/dates.ts';
import { optionLabel, rowsOf, titleField } from '#blueprint/rows.ts';
import type { Blueprint, Entity, Field, Row, Theme } from '#blueprint/schema.ts';

/** The colours, radius and font of one drawing, taken from the app's own theme. */
export interface Appearance {
  primary: string;
  onPrimary: string;
  /** The primary colour as used for text and lines. */
  accent: string;
  ground: string;
  surface: string;
  text: string;
  muted: string;
  line: string;
  radius: number;
  font: string;
}

const FONT: Record<Theme['font'], string> = {
  sans: 'var(--font-text)',
  serif: 'Georgia, "Times New Roman", "Noto Serif", serif',
  rounded: '"SF Pro Rounded", "Nunito", "Varela Round", var(--font-text)',
  mono: 'var(--font-code)',
};

/** Relative luminance (WCAG) of a `#rrggbb` colour. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) => {
    const part = Number.parseInt(colour.slice(offset, offset + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function appearanceOf({ primary, mode, radius, font }: Theme): Appearance {
  const dark = mode === 'dark';
  return {
    primary,
    onPrimary: luminance(primary) > 0.36 ? '#14161B' : '#FFFFFF',
    accent: dark ? `color-mix(in srgb, ${primary} 55%, white)` : `color-mix(in srgb, ${primary} 92%, black)`,
    ground: dark ? '#14161B' : '#FBFAF8',
    surface: dark ? '#1E2128' : '#FFFFFF',
    text: dark ? '#ECEDF1' : '#1F2127',
    muted: dark ? '#A2A7B3' : '#666B76',
    line: dark ? '#353943' : '#E3E0DA',
    radius: radius / 2,
    font: FONT[font],
  };
}

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

/** Truncates text to about `width` at font size `size`, since SVG text has no ellipsis of its own. */
export function truncate(text: string, width: number, size: number): string {
  let left = width / size;
  let result = '';
  for (const char of text) {
    left -= WIDE.test(char)
      ? 1
      : /[\s.,:;'|!iljtfr1()]/.test(char)
        ? 0.31
        : /[A-Z@%mw]/.test(char)
          ? 0.7
          : 0.53;
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
    lines.push(line);
    line = word;
  }
  if (line) lines.push(truncate(line, width, size));
  return lines;
}

export function entityOf(blueprint: Blueprint, name: string | undefined): Entity | undefined {
  return blueprint.entities.find((entity) => entity.name === name);
}

const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A sample value, formatted as the app would show it. */
export function formatValue(blueprint: Blueprint, field: Field, row: Row): string {
  const value = row[field.name];
  if (value === null || value === undefined || value === '') return '–';
  if (field.type === 'boolean') return value === true ? '✓' : '–';
  if (field.type === 'money' && typeof value === 'number') return amount.format(value / 100);
  if ((field.type === 'date' || field.type === 'dateTime') && typeof value === 'string') {
    const moment = resolveDay(value, dayOf(new Date()));
    const date = new Date(moment.length > 10 ? `${moment}Z` : moment);
    const time = moment.length > 10 ? ` ${moment.slice(11, 16)}` : '';
    return Number.isNaN(date.getTime()) ? value : day.format(date) + time;
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
}: TextLineProps) {
  return (
    <text x={x} y={y} fontSize={size} style={{ fill }} fontWeight={weight} textAnchor={anchor}>
      {truncate(children, width, size)}
    </text>
  );
}
