import type { Blueprint, Theme } from '../../schema.ts';
import { type Context, made, type Outcome } from '../change.ts';
import type { RequestKind } from '../change.ts';
import { adjusted, type Shade } from './colour.ts';

export interface LookWish {
  primary?: string;
  towards?: readonly string[];
  shades?: readonly Shade[];
  mode?: Theme['mode'];
  radius?: Theme['radius'] | 'more' | 'less';
  font?: Theme['font'];
  layout?: Theme['layout'];
}

const RADII: readonly Theme['radius'][] = [0, 4, 8, 14];
function radiusOf(now: Theme['radius'], wish: LookWish['radius']): Theme['radius'] {
  if (wish === undefined || typeof wish === 'number') return wish ?? now;
  const at = RADII.indexOf(now) + (wish === 'more' ? 1 : -1);
  return RADII[Math.max(0, Math.min(RADII.length - 1, at))] ?? now;
}

export function setLook(context: Context, wish: LookWish): Outcome {
  const { app } = context;
  const { theme } = app;
  let primary = wish.primary ?? theme.primary;
  if (wish.towards || wish.shades) primary = adjusted(primary, wish.towards ?? [], wish.shades ?? []);
  const next: Theme = {
    primary,
    mode: wish.mode ?? theme.mode,
    radius: radiusOf(theme.radius, wish.radius),
    font: wish.font ?? theme.font,
    layout: wish.layout ?? theme.layout,
  };
  const kinds: readonly [keyof Theme, RequestKind][] = [
    ['primary', 'colour'],
    ['mode', 'mode'],
    ['radius', 'corners'],
    ['font', 'font'],
    ['layout', 'layout'],
  ];
  const kind = kinds.find(([part]) => next[part] !== theme[part])?.[1] ?? 'colour';
  const same = kinds.every(([part]) => next[part] === theme[part]);
  const changed: Blueprint = same ? app : { ...app, theme: next };
  return made(kind, context, changed, app.name);
}
