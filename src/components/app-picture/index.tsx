import { useId } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { directionOf } from '#contract/core/languages.ts';
import type { Blueprint, Page } from '#blueprint/schema.ts';
import { TextLine, textWidth, truncate } from './draw.tsx';
import type { Look } from './look.ts';
import { PageDrawing } from './pages.tsx';
import './fonts.css';
import './mirrored.css';

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
  look: Look;
  /** Index of the page to draw. */
  page?: number;
}

/** A preview image of an app, drawn from its blueprint: name, menu, colours and one page with sample rows. */
export function AppPicture({ blueprint, look, page: pageIndex = 0 }: AppPictureProps) {
  const { t } = useTexts('common');
  const id = useId();
  const page = blueprint.pages[pageIndex] ?? blueprint.pages[0];
  const top = blueprint.theme.layout === 'top';
  const bar =
    look.menu === 'solid'
      ? { ground: look.primary, text: look.onPrimary, mark: look.onPrimary, initial: look.primary }
      : { ground: look.ground, text: look.text, mark: look.primary, initial: look.onPrimary };
  if (!page) return null;
  return (
    <svg
      className={directionOf(blueprint.language) === 'rtl' ? 'app-picture is-mirrored' : 'app-picture'}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('picture', { name: blueprint.name, page: page.title })}
      style={{ fontFamily: look.font, display: 'block', inlineSize: '100%', direction: 'ltr' }}
    >
      <clipPath id={id}>
        <rect width={WIDTH} height={HEIGHT} rx={6} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width={WIDTH} height={HEIGHT} fill={look.ground} />
        <rect width={WIDTH} height={BAR} fill={bar.ground} />
        <rect x={9} y={7} width={12} height={12} rx={Math.min(look.radius, 6)} fill={bar.mark} />
        <TextLine x={15} y={16} size={8} weight={700} fill={bar.initial} width={12} anchor="middle">
          {[...blueprint.name][0]?.toUpperCase() ?? ''}
        </TextLine>
        <TextLine x={27} y={16.2} size={9} weight={680} fill={bar.text} width={200} font={look.display}>
          {blueprint.name}
        </TextLine>
        <circle cx={WIDTH - 16} cy={13} r={6} fill={look.line} />
        <path d={`M0 ${BAR}H${WIDTH}`} stroke={look.line} />
        {top ? (
          <TopMenu {...{ blueprint, look, page }} />
        ) : (
          <>
            <path d={`M${SIDE} ${BAR}V${HEIGHT}`} stroke={look.line} />
            <SideMenu {...{ blueprint, look, page }} />
          </>
        )}
        <PageDrawing
          {...{ blueprint, look, page }}
          area={
            top
              ? { x: 16, y: BAR + 28, width: WIDTH - 32, height: HEIGHT - BAR - 28 }
              : { x: SIDE + 12, y: BAR + 12, width: WIDTH - SIDE - 24, height: HEIGHT - BAR - 12 }
          }
        />
        <rect x={0.5} y={0.5} width={WIDTH - 1} height={HEIGHT - 1} rx={6} fill="none" stroke={look.line} />
      </g>
    </svg>
  );
}

interface MenuProps {
  blueprint: Blueprint;
  look: Look;
  /** The page that is drawn. */
  page: Page;
}

const menuOf = (blueprint: Blueprint, count: number) =>
  blueprint.pages.filter(({ inMenu }) => inMenu).slice(0, count);

/** How the current page is marked in the menu. */
function marked({ menu, primary, onPrimary, accent }: Look) {
  const isFilled = menu === 'pill' || menu === 'solid';
  return {
    fill: menu === 'word' ? 'none' : primary,
    opacity: isFilled || menu === 'line' ? 1 : 0.12,
    text: isFilled ? onPrimary : accent,
    isLine: menu === 'line',
  };
}

const isCurrent = (item: Page, page: Page) =>
  item === page || (!page.inMenu && item.entity !== undefined && item.entity === page.entity);

function SideMenu({ blueprint, look, page }: MenuProps) {
  const mark = marked(look);
  return menuOf(blueprint, 9).map((item, i) => {
    const y = BAR + 8 + i * 18;
    const current = isCurrent(item, page);
    return (
      <g key={item.path}>
        {current && (
          <rect
            x={6}
            y={y}
            width={mark.isLine ? 2 : SIDE - 12}
            height={15}
            rx={Math.min(look.radius, 7.5)}
            fill={mark.fill}
            opacity={mark.opacity}
          />
        )}
        <path
          d={GLYPHS[item.kind]}
          transform={`translate(10.5 ${y + 4})`}
          fill="none"
          stroke={current ? mark.text : look.muted}
          strokeWidth={1}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <TextLine
          x={21}
          y={y + 10.2}
          size={7}
          weight={current ? 600 : 400}
          fill={current ? mark.text : look.text}
          width={SIDE - 30}
        >
          {item.title}
        </TextLine>
      </g>
    );
  });
}

function TopMenu({ blueprint, look, page }: MenuProps) {
  const mark = marked(look);
  let x = 12;
  const items = menuOf(blueprint, 8).flatMap((item) => {
    const title = truncate(item.title, 60, 7);
    const place = { item, title, x, width: textWidth(title, 7, 600) + 9 };
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
            y={BAR + (mark.isLine ? 18 : 5)}
            width={place.width}
            height={mark.isLine ? 1.5 : 14}
            rx={Math.min(look.radius, 7)}
            fill={mark.fill}
            opacity={mark.opacity}
          />
        )}
        <TextLine
          x={place.x + 4}
          y={BAR + 14.5}
          size={7}
          weight={current ? 600 : 400}
          fill={current ? mark.text : look.text}
          width={place.width}
        >
          {place.title}
        </TextLine>
      </g>
    );
  });
}
