import type { Blueprint, Field, Row } from '#blueprint/schema.ts';
import type { Look } from './look.ts';
import { rowsOf, titleField } from '#blueprint/rows.ts';
import { entityOf, formatValue, TextLine, textWidth, truncate } from './draw.tsx';

/** The rectangle a drawing may fill. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface DrawingProps {
  blueprint: Blueprint;
  look: Look;
  area: Area;
}

export function Button({ x, y, label, look }: { x: number; y: number; label: string; look: Look }) {
  const text = truncate(label, 84, 7);
  const width = textWidth(text, 7, 600) + 14;
  return (
    <g>
      <rect x={x} y={y} width={width} height={15} rx={look.buttonRadius} fill={look.primary} />
      <text
        x={x + width / 2}
        y={y + 10}
        fontSize={7}
        fontWeight={600}
        textAnchor="middle"
        fill={look.onPrimary}
      >
        {text}
      </text>
    </g>
  );
}

export function Cell({
  blueprint,
  field,
  row,
  look,
  x,
  y,
  width,
  first,
}: Omit<DrawingProps, 'area'> & {
  field: Field;
  row: Row;
  x: number;
  y: number;
  width: number;
  first: boolean;
}) {
  const text = formatValue(blueprint, field, row);
  if (field.type === 'select' && text !== '–') {
    const label = truncate(text, width - 8, 6.5);
    return (
      <g>
        <rect
          x={x - 1}
          y={y - 7}
          width={textWidth(label, 6.5) + 8}
          height={10}
          rx={5}
          fill={look.primary}
          opacity={0.14}
        />
        <text x={x + 3} y={y} fontSize={6.5} style={{ fill: look.accent }}>
          {label}
        </text>
      </g>
    );
  }
  if (field.type === 'image')
    return <rect x={x} y={y - 8} width={14} height={10} rx={look.radius / 2} fill={look.line} />;
  return (
    <TextLine
      x={x}
      y={y}
      size={7}
      width={width}
      fill={first ? look.accent : look.text}
      weight={first ? 600 : 400}
    >
      {text}
    </TextLine>
  );
}

/** Column width relative to a plain text column. */
const COLUMN_WEIGHT: Partial<Record<Field['type'], number>> = {
  dateTime: 1.25,
  money: 0.75,
  number: 0.75,
  boolean: 0.7,
  email: 1.3,
};

export function Table({
  blueprint,
  look,
  area,
  entity: name,
  rows: count,
  of = rowsOf(blueprint, name),
}: DrawingProps & { entity: string; rows: number; of?: readonly Row[] }) {
  const entity = entityOf(blueprint, name);
  if (!entity) return null;
  const title = titleField(entity);
  const rest = entity.fields.filter((field) => field !== title && field.type !== 'longText');
  const fields = [...(title ? [title] : []), ...rest].slice(0, area.width > 190 ? 4 : 3);
  const shares = fields.map((field, f) => (f === 0 ? 1.5 : (COLUMN_WEIGHT[field.type] ?? 1)));
  const unit = (area.width - 16) / shares.reduce((sum, share) => sum + share, 0);
  const room = (index: number) => (shares[index] ?? 1) * unit - 8;
  const left = (index: number) =>
    area.x + 8 + shares.slice(0, index).reduce((sum, share) => sum + share * unit, 0);
  const rows = of.slice(0, count);
  return (
    <g>
      <rect
        x={area.x}
        y={area.y}
        width={area.width}
        height={17 + rows.length * 17}
        rx={look.radius}
        fill={look.surface}
        stroke={look.line}
      />
      {fields.map((field, f) => (
        <TextLine
          key={field.name}
          x={left(f)}
          y={area.y + 11}
          size={6.2}
          fill={look.muted}
          width={room(f)}
          weight={500}
        >
          {field.label}
        </TextLine>
      ))}
      {rows.map((row, r) => (
        <g key={String(row.id)}>
          <line
            x1={area.x}
            x2={area.x + area.width}
            y1={area.y + 17 + r * 17}
            y2={area.y + 17 + r * 17}
            stroke={look.line}
          />
          {fields.map((field, f) => (
            <Cell
              key={field.name}
              {...{ blueprint, field, row, look }}
              x={left(f)}
              y={area.y + 28 + r * 17}
              width={room(f)}
              first={f === 0}
            />
          ))}
        </g>
      ))}
    </g>
  );
}
