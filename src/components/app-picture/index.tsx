import { useId } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import type { Blueprint, Page } from '#blueprint/schema.ts';
import { appearanceOf, type Appearance, TextLine, truncate } from './draw.tsx';
import { PageDrawing } from './pages.tsx';

const WIDTH = 320;
const HEIGHT = 210;
const SIDE = 78;
const BAR = 26;

/** Menu icons by page kind, as paths in a 7 × 7 box. */
const GLYPHS: Record<Page['kind'], string> = {
  home: 'M.5 3.5 3.5.5l3 3V7h-6z',
  content: 'M1 .5h5V7H1zM2.5 2.5h2M2.5 4.5h2',
  list: 'M0 1h7M0 3.5h7M0 6h7',
  detail: 'M.5 1h6v5h-6zM.5 3h6',
  board: 'M0 .5h2v6H0zM2.5.5h2v4h-2zM5 .5h2v5H5z',
  calendar: 'M.5 1h6v6h-6zM.5 3h6M2 0v2M5 0v2',
  gallery: 'M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h3v3H4z',
  account: 'M3.5 3.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2M.5 7a3 3 0 0 1 6 0',
  form: 'M1 6l.4-1.6L5 .8l1.2 1.2-3.6 3.6zM4.5 6H7',
  dashboard: 'M1 7V4M3.5 7V1M6 7V3',
};

interface AppPictureProps {
  blueprint: Blueprint;
  /** Index of the page to draw. */
  page?: number;
}

/** A preview image of an app, drawn from its blueprint: name, menu, colours and one page with sample rows. */
export function AppPicture({ blueprint, page: pageIndex = 0 }: AppPictureProps) {
  const { t } = useTexts('common');
  const id = useId();
  const appearance = appearanceOf(blueprint.theme);
  const page = blueprint.pages[pageIndex] ?? blueprint.pages[0];
  const top = blueprint.theme.layout === 'top';
  if (!page) return null;
  return (
    <svg
      className="app-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('picture', { name: blueprint.name, page: page.title })}
      fontFamily={appearance.font}
      style={{ display: 'block', inlineSize: '100%', direction: 'ltr' }}
    >
      <clipPath id={id}>
        <rect width={WIDTH} height={HEIGHT} rx={6} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={WIDTH} height={HEIGHT} fill={appearance.ground} />
        <rect width={WIDTH} height={BAR} fill={appearance.surface} />
        <rect
          x={9}
          y={7}
          width={12}
          height={12}
          rx={Math.min(appearance.radius, 6)}
          fill={appearance.primary}
        />
        <TextLine x={15} y={16} size={8} weight={700} fill={appearance.onPrimary} width={12} anchor="middle">
          {[...blueprint.name][0]?.toUpperCase() ?? ''}
        </TextLine>
        <TextLine x={27} y={16.2} size={9} weight={680} fill={appearance.text} width={200}>
          {blueprint.name}
        </TextLine>
        <circle cx={WIDTH - 16} cy={13} r={6} fill={appearance.line} />
        <path d={`M0 ${BAR}H${WIDTH}`} stroke={appearance.line} />
        {top ? (
          <TopMenu {...{ blueprint, appearance, page }} />
        ) : (
          <>
            <path d={`M${SIDE} ${BAR}V${HEIGHT}`} stroke={appearance.line} />
            <SideMenu {...{ blueprint, appearance, page }} />
          </>
        )}
        <PageDrawing
          {...{ blueprint, appearance, page }}
          area={
            top
              ? { x: 16, y: BAR + 28, width: WIDTH - 32, height: HEIGHT - BAR - 28 }
              : { x: SIDE + 12, y: BAR + 12, width: WIDTH - SIDE - 24, height: HEIGHT - BAR - 12 }
          }
        />
        <rect
          x={0.5}
          y={0.5}
          width={WIDTH - 1}
          height={HEIGHT - 1}
          rx={6}
          fill="none"
          stroke={appearance.line}
        />
      </g>
    </svg>
  );
}

interface MenuProps {
  blueprint: Blueprint;
  appearance: Appearance;
  /** The page that is drawn. */
  page: Page;
}

const menuOf = (blueprint: Blueprint, count: number) =>
  blueprint.pages.filter(({ inMenu }) => inMenu).slice(0, count);

const isCurrent = (item: Page, page: Page) =>
  item === page || (!page.inMenu && item.entity !== undefined && item.entity === page.entity);

function SideMenu({ blueprint, appearance, page }: MenuProps) {
  return menuOf(blueprint, 9).map((item, i) => {
    const y = BAR + 8 + i * 18;
    const current = isCurrent(item, page);
    return (
      <g key={item.path}>
        {current && (
          <rect
            x={6}
            y={y}
            width={SIDE - 12}
            height={15}
            rx={appearance.radius}
            fill={appearance.primary}
            opacity={0.12}
          />
        )}
        <path
          d={GLYPHS[item.kind]}
          transform={`translate(10.5 ${y + 4})`}
          fill="none"
          stroke={current ? appearance.primary : appearance.muted}
          strokeWidth={1}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <TextLine
          x={21}
          y={y + 10.2}
          size={7}
          weight={current ? 600 : 400}
          fill={current ? appearance.accent : appearance.text}
          width={SIDE - 30}
        >
          {item.title}
        </TextLine>
      </g>
    );
  });
}

function TopMenu({ blueprint, appearance, page }: MenuProps) {
  let x = 12;
  const items = menuOf(blueprint, 8).flatMap((item) => {
    const title = truncate(item.title, 60, 7);
    const place = { item, title, x, width: title.length * 4.2 + 9 };
    x += place.width + 3;
    return place.x + place.width > WIDTH - 8 ? [] : [place];
  });
  return items.map((place) => {
    const current = isCurrent(place.item, page);
    return (
      <g key={place.item.path}>
        {current && (
          <rect
            x={place.x}
            y={BAR + 5}
            width={place.width}
            height={14}
            rx={appearance.radius}
            fill={appearance.primary}
            opacity={0.12}
          />
        )}
        <TextLine
          x={place.x + 4}
          y={BAR + 14.5}
          size={7}
          weight={current ? 600 : 400}
          fill={current ? appearance.accent : appearance.text}
          width={place.width}
        >
          {place.title}
        </TextLine>
      </g>
    );
  });
}
