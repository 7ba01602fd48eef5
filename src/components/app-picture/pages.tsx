import type { Blueprint, Field, Page, Row, Section } from '#blueprint/schema.ts';
import type { Ink } from './draw.tsx';
import { cut, entityOf, rowsOf, shown, titleField, Words, wrap } from './draw.tsx';

/** Where a page's content may stand. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Part {
  blueprint: Blueprint;
  ink: Ink;
  area: Area;
}

function Button({ x, y, label, ink }: { x: number; y: number; label: string; ink: Ink }) {
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

function Cell({
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

export function Table({
  blueprint,
  ink,
  area,
  entity: name,
  rows: count,
}: Part & { entity: string; rows: number }) {
  const entity = entityOf(blueprint, name);
  if (!entity) return null;
  const title = titleField(entity);
  const rest = entity.fields.filter((field) => field !== title && field.type !== 'longText');
  const fields = [...(title ? [title] : []), ...rest].slice(0, area.width > 190 ? 4 : 3);
  const share = (area.width - 16) / (fields.length + 0.5);
  const left = (index: number) => area.x + 8 + (index === 0 ? 0 : share * (index + 0.5));
  const rows = rowsOf(blueprint, name).slice(0, count);
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
          width={share - 5}
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
              width={share * (f === 0 ? 1.5 : 1) - 5}
              first={f === 0}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

function Form({ blueprint, ink, area, page }: Part & { page: Page }) {
  const entity = entityOf(blueprint, page.entity);
  if (!entity) return null;
  const row = rowsOf(blueprint, entity.name)[0];
  const fields = entity.fields.slice(0, 5);
  const width = Math.min(area.width, 170);
  return (
    <g>
      {fields.map((field, f) => {
        const y = area.y + f * 27;
        return (
          <g key={field.name}>
            <Words x={area.x} y={y + 6} size={6.5} fill={ink.text} width={width} weight={500}>
              {field.label}
            </Words>
            {field.type === 'boolean' ? (
              <rect x={area.x} y={y + 9} width={18} height={10} rx={5} fill={ink.primary} />
            ) : (
              <rect
                x={area.x}
                y={y + 9}
                width={width}
                height={14}
                rx={ink.radius}
                fill={ink.surface}
                stroke={ink.line}
              />
            )}
            {field.type === 'boolean' ? (
              <circle cx={area.x + 13} cy={y + 14} r={3.6} fill={ink.onPrimary} />
            ) : (
              <Words x={area.x + 6} y={y + 18.5} size={7} fill={ink.muted} width={width - 14}>
                {row ? shown(blueprint, field, row) : ''}
              </Words>
            )}
          </g>
        );
      })}
      <rect
        x={area.x}
        y={area.y + fields.length * 27}
        width={46}
        height={14}
        rx={ink.radius}
        fill={ink.primary}
      />
      <rect
        x={area.x + 12}
        y={area.y + fields.length * 27 + 5.5}
        width={22}
        height={3}
        rx={1.5}
        fill={ink.onPrimary}
      />
    </g>
  );
}

function Detail({ blueprint, ink, area, page }: Part & { page: Page }) {
  const entity = entityOf(blueprint, page.entity);
  const row = entity && rowsOf(blueprint, entity.name)[0];
  if (!entity || !row) return null;
  const half = area.width / 2;
  return (
    <g>
      <rect
        x={area.x}
        y={area.y}
        width={area.width}
        height={Math.ceil(Math.min(entity.fields.length, 8) / 2) * 26 + 8}
        rx={ink.radius}
        fill={ink.surface}
        stroke={ink.line}
      />
      {entity.fields.slice(0, 8).map((field, f) => {
        const x = area.x + 9 + (f % 2) * half;
        const y = area.y + 14 + Math.floor(f / 2) * 26;
        return (
          <g key={field.name}>
            <Words x={x} y={y} size={6.2} fill={ink.muted} width={half - 14}>
              {field.label}
            </Words>
            <Cell {...{ blueprint, field, row, ink }} x={x} y={y + 10} width={half - 14} first={false} />
          </g>
        );
      })}
    </g>
  );
}

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
  return new Intl.NumberFormat('en', { maximumFractionDigits: money ? 0 : 1 }).format(
    money ? result / 100 : result,
  );
}

function Figures({ blueprint, ink, area, section }: Part & { section: FiguresSection }) {
  const figures = section.figures.slice(0, 3);
  const width = (area.width - (figures.length - 1) * 7) / figures.length;
  return figures.map((item, f) => (
    <g key={item.label}>
      <rect
        x={area.x + f * (width + 7)}
        y={area.y}
        width={width}
        height={36}
        rx={ink.radius}
        fill={ink.surface}
        stroke={ink.line}
      />
      <Words x={area.x + f * (width + 7) + 8} y={area.y + 12} size={6.2} fill={ink.muted} width={width - 14}>
        {item.label}
      </Words>
      <Words
        x={area.x + f * (width + 7) + 8}
        y={area.y + 28}
        size={13}
        fill={ink.text}
        width={width - 14}
        weight={650}
      >
        {figure(blueprint, item)}
      </Words>
    </g>
  ));
}

function Bars({ blueprint, ink, area, entity, field: name }: Part & { entity: string; field: string }) {
  const field = entityOf(blueprint, entity)?.fields.find((candidate) => candidate.name === name);
  if (!field) return null;
  const counts = new Map<string, number>();
  for (const row of rowsOf(blueprint, entity)) {
    const label = shown(blueprint, field, row);
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
        rx={ink.radius}
        fill={ink.surface}
        stroke={ink.line}
      />
      {bars.map(([label, count], b) => (
        <g key={label}>
          <Words x={area.x + 8} y={area.y + 14 + b * 14} size={6.5} fill={ink.muted} width={54}>
            {label}
          </Words>
          <rect
            x={area.x + 66}
            y={area.y + 8 + b * 14}
            width={(area.width - 78) * (count / most)}
            height={7}
            rx={2}
            fill={ink.primary}
            opacity={1 - b * 0.18}
          />
        </g>
      ))}
    </g>
  );
}

function Hero({
  ink,
  area,
  section,
}: Omit<Part, 'blueprint'> & { section: Extract<Section, { kind: 'hero' }> }) {
  const heading = wrap(section.heading, area.width - 24, 13, 2);
  const text = wrap(section.text, area.width - 24, 7.2, 2);
  const below = area.y + 20 + heading.length * 15;
  return (
    <g>
      <rect
        x={area.x}
        y={area.y}
        width={area.width}
        height={heroHeight(section, area)}
        rx={ink.radius}
        fill={ink.primary}
        opacity={0.1}
      />
      {heading.map((line, l) => (
        <text
          key={line}
          x={area.x + 12}
          y={area.y + 21 + l * 15}
          fontSize={13}
          fontWeight={680}
          style={{ fill: ink.text }}
        >
          {line}
        </text>
      ))}
      {text.map((line, l) => (
        <text key={line} x={area.x + 12} y={below + 2 + l * 10} fontSize={7.2} style={{ fill: ink.muted }}>
          {line}
        </text>
      ))}
      {section.action && (
        <Button x={area.x + 12} y={below + text.length * 10} label={section.action.label} ink={ink} />
      )}
    </g>
  );
}

function heroHeight(section: Extract<Section, { kind: 'hero' }>, area: Area): number {
  const lines = wrap(section.heading, area.width - 24, 13, 2).length * 15;
  return 24 + lines + wrap(section.text, area.width - 24, 7.2, 2).length * 10 + (section.action ? 20 : 0);
}

/** One section, and how much height it takes. */
function drawSection(part: Part, section: Section): { height: number; drawing: React.ReactNode } {
  const { blueprint, ink, area } = part;
  const inner = { ...area, y: area.y + 11 };
  const heading = (
    <Words x={area.x} y={area.y + 6} size={7.4} fill={ink.text} width={area.width} weight={600}>
      {'heading' in section ? section.heading : ''}
    </Words>
  );
  switch (section.kind) {
    case 'hero':
      return { height: heroHeight(section, area), drawing: <Hero {...{ ink, area, section }} /> };
    case 'text': {
      const lines = wrap(section.text, area.width - 6, 7, 4);
      return {
        height: 14 + lines.length * 10,
        drawing: (
          <g>
            {heading}
            {lines.map((line, l) => (
              <text key={line} x={area.x} y={area.y + 18 + l * 10} fontSize={7} style={{ fill: ink.muted }}>
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
            <Figures {...{ blueprint, ink, section }} area={inner} />
          </g>
        ),
      };
    case 'chart':
      return {
        height: 76,
        drawing: (
          <g>
            {heading}
            <Bars {...{ blueprint, ink }} area={inner} entity={section.entity} field={section.field} />
          </g>
        ),
      };
    case 'rows':
    case 'attention':
      return {
        height: 80,
        drawing: (
          <g>
            {heading}
            <Table {...{ blueprint, ink }} area={inner} entity={section.entity} rows={3} />
          </g>
        ),
      };
  }
}

export function PageDrawing({ blueprint, ink, area, page }: Part & { page: Page }) {
  const head = (
    <Words x={area.x} y={area.y + 10} size={11} fill={ink.text} width={area.width - 60} weight={680}>
      {page.title}
    </Words>
  );
  const below = { ...area, y: area.y + 20, height: area.height - 20 };
  if (page.kind === 'list' && page.entity !== undefined) {
    return (
      <g>
        {head}
        <rect
          x={area.x + area.width - 44}
          y={area.y}
          width={44}
          height={14}
          rx={ink.radius}
          fill={ink.primary}
        />
        <path d={`M${area.x + area.width - 36} ${area.y + 7}h6m-3-3v6`} stroke={ink.onPrimary} />
        <rect
          x={area.x + area.width - 26}
          y={area.y + 5.5}
          width={18}
          height={3}
          rx={1.5}
          fill={ink.onPrimary}
        />
        <Table {...{ blueprint, ink }} area={below} entity={page.entity} rows={8} />
      </g>
    );
  }
  if (page.kind === 'form')
    return (
      <g>
        {head}
        <Form {...{ blueprint, ink, page }} area={below} />
      </g>
    );
  if (page.kind === 'detail')
    return (
      <g>
        {head}
        <Detail {...{ blueprint, ink, page }} area={below} />
      </g>
    );

  const hero = page.sections[0]?.kind === 'hero';
  let y = hero ? area.y : below.y;
  const drawn = page.sections.map((section, s) => {
    const { height, drawing } = drawSection({ blueprint, ink, area: { ...area, y } }, section);
    y += height + 9;
    return <g key={`${section.kind}-${s}`}>{drawing}</g>;
  });
  return (
    <g>
      {!hero && head}
      {drawn}
    </g>
  );
}
