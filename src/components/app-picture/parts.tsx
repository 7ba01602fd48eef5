import type { Blueprint, Field, Row } from '#blueprint/schema.ts';
import type { Ink } from './draw.tsx';
import { rowsOf } from '#blueprint/rows.ts';
import { cut, entityOf, shown, titleField, Words } from './draw.tsx';

/** Where a part's content may stand. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Part {
  blueprint: Blueprint;
  ink: Ink;
  area: Area;
}

export function Button({ x, y, label, ink }: { x: number; y: number; label: string; ink: Ink }) {
  const text = cut(label, 84, 7);
  const width = Math.min(text.length * 3.7 + 14, 100);
  return (
    <g>
      <rect x={x} y={y} width={width} height={15} rx={ink.radius} fill={ink.primary} />
      <text
        x={x + width / 2}
        y={y + 10}
        fontSize={7}
        fontWeight={600}
        textAnchor="middle"
        fill={ink.onPrimary}
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
  ink,
  x,
  y,
  width,
  first,
}: Omit<Part, 'area'> & {
  field: Field;
  row: Row;
  x: number;
  y: number;
  width: number;
  first: boolean;
}) {
  const text = shown(blueprint, field, row);
  if (field.type === 'select' && text !== '–') {
    const label = cut(text, width - 8, 6.5);
    return (
      <g>
        <rect
          x={x - 1}
          y={y - 7}
          width={label.length * 3.5 + 8}
          height={10}
          rx={5}
          fill={ink.primary}
          opacity={0.14}
        />
        <text x={x + 3} y={y} fontSize={6.5} style={{ fill: ink.accent }}>
          {label}
        </text>
      </g>
    );
  }
  if (field.type === 'image')
    return <rect x={x} y={y - 8} width={14} height={10} rx={ink.radius / 2} fill={ink.line} />;
  return (
    <Words x={x} y={y} size={7} width={width} fill={first ? ink.accent : ink.text} weight={first ? 600 : 400}>
      {text}
    </Words>
  );
}

/** How much room a column takes beside one of plain text. */
const SHARE: Partial<Record<Field['type'], number>> = {
  dateTime: 1.25,
  money: 0.75,
  number: 0.75,
  boolean: 0.7,
  email: 1.3,
};

export function Table({
  blueprint,
  ink,
  area,
  entity: name,
  rows: count,
  only = () => true,
}: Part & { entity: string; rows: number; only?: (row: Row) => boolean }) {
  const entity = entityOf(blueprint, name);
  if (!entity) return null;
  const title = titleField(entity);
  const rest = entity.fields.filter((field) => field !== title && field.type !== 'longText');
  const fields = [...(title ? [title] : []), ...rest].slice(0, area.width > 190 ? 4 : 3);
  const shares = fields.map((field, f) => (f === 0 ? 1.5 : (SHARE[field.type] ?? 1)));
  const unit = (area.width - 16) / shares.reduce((sum, share) => sum + share, 0);
  const room = (index: number) => (shares[index] ?? 1) * unit - 8;
  const left = (index: number) =>
    area.x + 8 + shares.slice(0, index).reduce((sum, share) => sum + share * unit, 0);
  const rows = rowsOf(blueprint, name).filter(only).slice(0, count);
  return (
    <g>
      <rect
        x={area.x}
        y={area.y}
        width={area.width}
        height={17 + rows.length * 17}
        rx={ink.radius}
        fill={ink.surface}
        stroke={ink.line}
      />
      {fields.map((field, f) => (
        <Words
          key={field.name}
          x={left(f)}
          y={area.y + 11}
          size={6.2}
          fill={ink.muted}
          width={room(f)}
          weight={500}
        >
          {field.label}
        </Words>
      ))}
      {rows.map((row, r) => (
        <g key={String(row.id)}>
          <line
            x1={area.x}
            x2={area.x + area.width}
            y1={area.y + 17 + r * 17}
            y2={area.y + 17 + r * 17}
            stroke={ink.line}
          />
          {fields.map((field, f) => (
            <Cell
              key={field.name}
              {...{ blueprint, field, row, ink }}
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
