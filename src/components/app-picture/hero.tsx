import type { Section } from '#blueprint/schema.ts';
import { BOLDER, wrap } from './draw.tsx';
import type { Look } from './look.ts';
import type { Area, DrawingProps } from './parts.tsx';
import { Button } from './parts.tsx';

type HeroSection = Extract<Section, { kind: 'hero' }>;

/** The share of the width that the words have, where a picture stands beside them. */
const WORDS: Record<Look['hero'], number> = {
  split: 0.52,
  tinted: 0.62,
  pattern: 0.66,
  quiet: 1,
  framed: 0.74,
  solid: 0.66,
};
const BAND = 46;
const HEADING = 14;

function measure({ look: { hero }, area, section }: { look: Look; area: Area; section: HeroSection }) {
  const isPlain = hero === 'quiet' || hero === 'split';
  const inset = isPlain ? 0 : hero === 'pattern' ? 22 : 12;
  const width = area.width * WORDS[hero] - inset - 8;
  const heading = wrap(section.heading, width, HEADING * BOLDER, 3);
  const text = wrap(section.text, width, 7.2, 2);
  const words = heading.length * 16 + text.length * 10 + (section.action ? 24 : 4);
  return {
    inset,
    width,
    heading,
    text,
    words,
    height: words + (hero === 'quiet' ? BAND + 12 : isPlain ? 14 : 30),
  };
}

export const heroHeight = (look: Look, area: Area, section: HeroSection) =>
  measure({ look, area, section }).height;

function Picture({ look, x, y, width, height }: Area & { look: Look }) {
  return (
    <svg {...{ x, y, width, height }} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
      {look.picture.map(([fill, path], index) => (
        <path key={index} d={path} fill={fill} />
      ))}
    </svg>
  );
}

function place({ look: { hero }, area, height }: { look: Look; area: Area; height: number }): Area {
  const { x, y, width } = area;
  if (hero === 'pattern') return { x, y, width, height };
  if (hero === 'quiet') return { x, y: y + height - BAND, width, height: BAND };
  const left = width * (WORDS[hero] + (hero === 'split' ? 0.03 : 0.01));
  const inset = hero === 'solid' ? 10 : 0;
  return { x: x + left, y: y + inset, width: width - left - inset, height: height - 2 * inset };
}

/** The opening of a page in the hero style of its app. */
export function Hero({ look, area, section }: Omit<DrawingProps, 'blueprint'> & { section: HeroSection }) {
  const { inset, heading, text, words, width, height } = measure({ look, area, section });
  const { hero } = look;
  const isSolid = hero === 'solid';
  const x = area.x + inset;
  const top = area.y + (hero === 'quiet' ? 4 : (height - words) / 2) + 11;
  const below = top + heading.length * 16 - 5;
  const ground = {
    split: 'none',
    quiet: 'none',
    pattern: 'none',
    tinted: look.tint,
    framed: look.surface,
    solid: look.primary,
  }[hero];
  return (
    <g>
      <rect
        {...area}
        height={height}
        rx={look.radius}
        fill={ground}
        stroke={hero === 'framed' ? look.line : 'none'}
      />
      <Picture look={look} {...place({ look, area, height })} />
      {hero === 'pattern' && (
        <rect
          x={x - 12}
          y={area.y + 7}
          width={width + 20}
          height={height - 14}
          rx={look.radius}
          fill={look.surface}
        />
      )}
      {heading.map((line, l) => (
        <text
          key={line}
          x={x}
          y={top + l * 16}
          fontSize={HEADING}
          fontWeight={680}
          style={{ fill: isSolid ? look.onPrimary : look.text, fontFamily: look.display }}
        >
          {line}
        </text>
      ))}
      {text.map((line, l) => (
        <text
          key={line}
          x={x}
          y={below + 2 + l * 10}
          fontSize={7.2}
          style={{ fill: isSolid ? look.onPrimary : look.muted }}
        >
          {line}
        </text>
      ))}
      {section.action && (
        <Button
          x={x}
          y={below + text.length * 10}
          label={section.action.label}
          look={isSolid ? { ...look, primary: look.onPrimary, onPrimary: look.primary } : look}
        />
      )}
    </g>
  );
}
