import type { Page } from '#blueprint/schema.ts';
import { rowsOf } from '#blueprint/rows.ts';
import { entityOf, formatValue, TextLine } from './draw.tsx';
import type { DrawingProps } from './parts.tsx';
import { Cell, Table } from './parts.tsx';
import { drawSection } from './sections.tsx';

function Form({ blueprint, look, area, page }: DrawingProps & { page: Page }) {
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
            <TextLine x={area.x} y={y + 6} size={6.5} fill={look.text} width={width} weight={500}>
              {field.label}
            </TextLine>
            {field.type === 'boolean' ? (
              <rect x={area.x} y={y + 9} width={18} height={10} rx={5} fill={look.primary} />
            ) : (
              <rect
                x={area.x}
                y={y + 9}
                width={width}
                height={14}
                rx={look.radius}
                fill={look.surface}
                stroke={look.line}
              />
            )}
            {field.type === 'boolean' ? (
              <circle cx={area.x + 13} cy={y + 14} r={3.6} fill={look.onPrimary} />
            ) : (
              <TextLine x={area.x + 6} y={y + 18.5} size={7} fill={look.muted} width={width - 14}>
                {row ? formatValue(blueprint, field, row) : ''}
              </TextLine>
            )}
          </g>
        );
      })}
      <rect
        x={area.x}
        y={area.y + fields.length * 27}
        width={46}
        height={14}
        rx={look.radius}
        fill={look.primary}
      />
      <rect
        x={area.x + 12}
        y={area.y + fields.length * 27 + 5.5}
        width={22}
        height={3}
        rx={1.5}
        fill={look.onPrimary}
      />
    </g>
  );
}

function Detail({ blueprint, look, area, page }: DrawingProps & { page: Page }) {
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
        rx={look.radius}
        fill={look.surface}
        stroke={look.line}
      />
      {entity.fields.slice(0, 8).map((field, f) => {
        const x = area.x + 9 + (f % 2) * half;
        const y = area.y + 14 + Math.floor(f / 2) * 26;
        return (
          <g key={field.name}>
            <TextLine x={x} y={y} size={6.2} fill={look.muted} width={half - 14}>
              {field.label}
            </TextLine>
            <Cell {...{ blueprint, field, row, look }} x={x} y={y + 10} width={half - 14} first={false} />
          </g>
        );
      })}
    </g>
  );
}

export function PageDrawing({ blueprint, look, area, page }: DrawingProps & { page: Page }) {
  const head = (
    <TextLine
      x={area.x}
      y={area.y + 10}
      size={11}
      fill={look.text}
      width={area.width - 60}
      weight={680}
      font={look.display}
    >
      {page.title}
    </TextLine>
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
          rx={look.radius}
          fill={look.primary}
        />
        <path d={`M${area.x + area.width - 36} ${area.y + 7}h6m-3-3v6`} stroke={look.onPrimary} />
        <rect
          x={area.x + area.width - 26}
          y={area.y + 5.5}
          width={18}
          height={3}
          rx={1.5}
          fill={look.onPrimary}
        />
        <Table {...{ blueprint, look }} area={below} entity={page.entity} rows={8} />
      </g>
    );
  }
  if (page.kind === 'form')
    return (
      <g>
        {head}
        <Form {...{ blueprint, look, page }} area={below} />
      </g>
    );
  if (page.kind === 'detail')
    return (
      <g>
        {head}
        <Detail {...{ blueprint, look, page }} area={below} />
      </g>
    );

  const hero = page.sections[0]?.kind === 'hero';
  let y = hero ? area.y : below.y;
  const drawn = page.sections.map((section, s) => {
    const { height, drawing } = drawSection({ blueprint, look, area: { ...area, y } }, section);
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
