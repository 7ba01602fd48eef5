import type { Page } from '#blueprint/schema.ts';
import { rowsOf } from '#blueprint/rows.ts';
import { entityOf, shown, Words } from './draw.tsx';
import type { Part } from './parts.tsx';
import { Cell, Table } from './parts.tsx';
import { drawSection } from './sections.tsx';

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
