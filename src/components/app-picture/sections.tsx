import { dayOf, relativeDay, resolveDay } from '#blueprint/dates.ts';
import type { Blueprint, Row, Section } from '#blueprint/schema.ts';
import { rowsOf } from '#blueprint/rows.ts';
import { entityOf, formatValue, TextLine, wrap } from './draw.tsx';
import type { DrawingProps } from './parts.tsx';
import { Table } from './parts.tsx';
import { numberIn, wholeIn } from './formats.ts';
import { Hero, heroHeight } from './hero.tsx';

type FiguresSection = Extract<Section, { kind: 'figures' }>;

function figure(blueprint: Blueprint, { entity, measure, field }: FiguresSection['figures'][number]): string {
  const rows = rowsOf(blueprint, entity);
  if (measure === 'count') return String(rows.length);
  const numbers = rows
    .map((row) => (field === undefined ? null : row[field]))
    .filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  const money =
    entityOf(blueprint, entity)?.fields.find((candidate) => candidate.name === field)?.type === 'money';
  const result = measure === 'sum' ? sum : sum / Math.max(numbers.length, 1);
  const { language } = blueprint;
  return money ? wholeIn(language).format(result / 100) : numberIn(language).format(result);
}

function Figures({ blueprint, look, area, section }: DrawingProps & { section: FiguresSection }) {
  const figures = section.figures.slice(0, 3);
  const width = (area.width - (figures.length - 1) * 7) / figures.length;
  return figures.map((item, f) => (
    <g key={item.label}>
      <rect
        x={area.x + f * (width + 7)}
        y={area.y}
        width={width}
        height={36}
        rx={look.radius}
        fill={look.surface}
        stroke={look.line}
      />
      <TextLine
        x={area.x + f * (width + 7) + 8}
        y={area.y + 12}
        size={6.2}
        fill={look.muted}
        width={width - 14}
      >
        {item.label}
      </TextLine>
      <TextLine
        x={area.x + f * (width + 7) + 8}
        y={area.y + 28}
        size={13}
        fill={look.text}
        width={width - 14}
        weight={650}
      >
        {figure(blueprint, item)}
      </TextLine>
    </g>
  ));
}

function Bars({
  blueprint,
  look,
  area,
  entity,
  field: name,
}: DrawingProps & { entity: string; field: string }) {
  const field = entityOf(blueprint, entity)?.fields.find((candidate) => candidate.name === name);
  if (!field) return null;
  const counts = new Map<string, number>();
  for (const row of rowsOf(blueprint, entity)) {
    const label = formatValue(blueprint, field, row);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const bars = [...counts].slice(0, 4);
  const most = Math.max(...bars.map(([, count]) => count), 1);
  return (
    <g>
      <rect
        x={area.x}
        y={area.y}
        width={area.width}
        height={bars.length * 14 + 9}
        rx={look.radius}
        fill={look.surface}
        stroke={look.line}
      />
      {bars.map(([label, count], b) => (
        <g key={label}>
          <TextLine x={area.x + 8} y={area.y + 14 + b * 14} size={6.5} fill={look.muted} width={54}>
            {label}
          </TextLine>
          <rect
            x={area.x + 66}
            y={area.y + 8 + b * 14}
            width={(area.width - 78) * (count / most)}
            height={7}
            rx={2}
            fill={look.primary}
            opacity={1 - b * 0.18}
          />
        </g>
      ))}
    </g>
  );
}

type Condition = Extract<Section, { kind: 'attention' }>['when'];

/** Whether a row is one that someone has to look after. @param today `YYYY-MM-DD` */
export function meets(when: Condition, row: Row, today: string): boolean {
  const value = row[when.field];
  switch (when.op) {
    case 'is':
      return value === when.value;
    case 'past':
    case 'within': {
      if (typeof value !== 'string') return false;
      const day = resolveDay(value, today).slice(0, 10);
      return when.op === 'past'
        ? day < resolveDay(relativeDay(-(when.days ?? 0)), today)
        : day >= today && day <= resolveDay(relativeDay(when.days), today);
    }
    case 'below':
    case 'above': {
      const limit = typeof when.value === 'string' ? row[when.value] : when.value;
      if (typeof value !== 'number' || typeof limit !== 'number') return false;
      return when.op === 'below' ? value < limit : value > limit;
    }
  }
}

type Attention = Extract<Section, { kind: 'attention' }>;

/** The rows that someone has to look after, the most pressing first. A date matters no more once nothing can follow. */
export function pressing(blueprint: Blueprint, { entity, when }: Attention, today: string): Row[] {
  const states = entityOf(blueprint, entity)?.states;
  const open = when.op === 'past' || when.op === 'within' ? (states?.transitions ?? []) : [];
  const isOpen = (row: Row) =>
    open.length === 0 || open.some(({ from }) => states && from === row[states.field]);
  const rank = (row: Row) => {
    const value = row[when.field];
    return typeof value === 'string' ? Date.parse(resolveDay(value, today)) : Number(value);
  };
  return rowsOf(blueprint, entity)
    .filter((row) => meets(when, row, today) && isOpen(row))
    .toSorted((a, b) => (when.op === 'above' ? rank(b) - rank(a) : rank(a) - rank(b)) || 0);
}

/** Draws one section and returns its height. */
export function drawSection(
  part: DrawingProps,
  section: Section,
): { height: number; drawing: React.ReactNode } {
  const { blueprint, look, area } = part;
  const inner = { ...area, y: area.y + 11 };
  const heading = (
    <TextLine x={area.x} y={area.y + 6} size={7.4} fill={look.text} width={area.width} weight={600}>
      {'heading' in section ? section.heading : ''}
    </TextLine>
  );
  switch (section.kind) {
    case 'hero':
      return { height: heroHeight(look, area, section), drawing: <Hero {...{ look, area, section }} /> };
    case 'text': {
      const lines = wrap(section.text, area.width - 6, 7, 4);
      return {
        height: 14 + lines.length * 10,
        drawing: (
          <g>
            {heading}
            {lines.map((line, l) => (
              <text key={line} x={area.x} y={area.y + 18 + l * 10} fontSize={7} style={{ fill: look.muted }}>
                {line}
              </text>
            ))}
          </g>
        ),
      };
    }
    case 'figures':
      return {
        height: 47,
        drawing: (
          <g>
            {heading}
            <Figures {...{ blueprint, look, section }} area={inner} />
          </g>
        ),
      };
    case 'chart':
      return {
        height: 76,
        drawing: (
          <g>
            {heading}
            <Bars {...{ blueprint, look }} area={inner} entity={section.entity} field={section.by} />
          </g>
        ),
      };
    case 'pricing':
    case 'questions':
    case 'contact':
      return { height: 14, drawing: heading };
    case 'list':
    case 'gallery':
    case 'attention': {
      const of = section.kind === 'attention' ? pressing(blueprint, section, dayOf(new Date())) : undefined;
      return {
        height: 80,
        drawing: (
          <g>
            {heading}
            <Table {...{ blueprint, look }} area={inner} entity={section.entity} rows={3} of={of} />
          </g>
        ),
      };
    }
  }
}
