/** A filled shape; its fill names one of the picture colours in theme.css. */
export interface Shape {
  readonly path: string;
  readonly fill: 'ground' | 'far' | 'near' | 'light' | 'spark';
}
/** Shapes on a field of 400 by 300, from back to front. */
export type Pattern = (random: () => number) => readonly Shape[];

const WIDTH = 400;
const HEIGHT = 300;
const FILLS = ['far', 'near', 'light', 'far', 'ground', 'near', 'spark'] as const;

const round = (value: number) => Math.round(value * 10) / 10;
const between = (random: () => number, least: number, most: number) =>
  round(least + random() * (most - least));
const whole = (random: () => number, count: number) => Math.floor(random() * count);
const fillOf = (random: () => number) => FILLS[whole(random, FILLS.length)] ?? 'far';

const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;
const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** Quarter circles in a grid, each turned its own way. */
export const arcs: Pattern = (random) => {
  const side = 100;
  const quarter = (x: number, y: number, radius: number, corner: number) =>
    [
      `M${x} ${y}h${radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}z`,
      `M${x + side} ${y}v${radius}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}z`,
      `M${x + side} ${y + side}h${-radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`,
      `M${x} ${y + side}v${-radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}z`,
    ][corner] ?? '';
  return Array.from({ length: 12 }, (_, cell): Shape[] => {
    const [x, y] = [(cell % 4) * side, Math.floor(cell / 4) * side];
    const corner = whole(random, 4);
    const shapes: Shape[] = [
      { path: box(x, y, side, side), fill: random() < 0.4 ? 'far' : 'ground' },
      { path: quarter(x, y, side, corner), fill: fillOf(random) },
    ];
    if (random() < 0.55) shapes.push({ path: quarter(x, y, 50, corner), fill: fillOf(random) });
    return shapes;
  }).flat();
};

/** A still life: a table, a few plain bodies, a round light behind them. */
export const blocks: Pattern = (random) => {
  const floor = between(random, 195, 235);
  const light = between(random, 60, 100);
  const shapes: Shape[] = [
    { path: circle(between(random, 90, 310), between(random, 80, 130), light), fill: 'far' },
    { path: box(0, floor, WIDTH, HEIGHT - floor), fill: 'far' },
  ];
  let x = between(random, 50, 90);
  for (let body = 0; body < 3; body += 1) {
    const width = between(random, 55, 105);
    const height = between(random, 55, 165);
    const bottom = floor + between(random, 8, 30);
    const fill = (['near', 'light', 'spark'] as const)[(body + whole(random, 3)) % 3] ?? 'near';
    const half = round(width / 2);
    const [left, top] = [round(x), round(bottom - height)];
    const form = whole(random, 3);
    if (form === 0) shapes.push({ path: box(left, top, width, height), fill });
    else if (form === 1)
      shapes.push({
        path: `M${left} ${bottom}v${round(half - height)}a${half} ${half} 0 0 1 ${half * 2} 0v${round(height - half)}z`,
        fill,
      });
    else shapes.push({ path: circle(left + half, bottom - half, half), fill });
    x += width + between(random, -12, 26);
  }
  return shapes;
};

/** Hills in layers under a sun. */
export const waves: Pattern = (random) => {
  const shapes: Shape[] = [
    {
      path: circle(between(random, 70, 330), between(random, 60, 120), between(random, 26, 48)),
      fill: 'spark',
    },
  ];
  const fills = ['far', 'light', 'near'] as const;
  fills.forEach((fill, layer) => {
    const base = 130 + layer * 55 + between(random, -14, 14);
    const swing = between(random, 24, 52) * (random() < 0.5 ? -1 : 1);
    shapes.push({
      path: `M0 ${round(base)}C90 ${round(base - swing)} 130 ${round(base - swing)} 200 ${round(base)}S320 ${round(base + swing)} 400 ${round(base)}V300H0z`,
      fill,
    });
  });
  return shapes;
};

/** Rays from a disc at the edge. */
export const sun: Pattern = (random) => {
  const [x, y] = [between(random, 60, 340), between(random, 190, 300)];
  const rays = 9 + whole(random, 4);
  const start = random();
  const step = (2 * Math.PI) / (rays * 2);
  const shapes = Array.from({ length: rays }, (_, ray): Shape => {
    const angle = start + ray * 2 * step;
    const [fromX, fromY] = [round(x + 520 * Math.cos(angle)), round(y + 520 * Math.sin(angle))];
    const [toX, toY] = [round(x + 520 * Math.cos(angle + step)), round(y + 520 * Math.sin(angle + step))];
    return { path: `M${x} ${y}L${fromX} ${fromY}L${toX} ${toY}z`, fill: 'far' };
  });
  const radius = between(random, 85, 125);
  return [
    ...shapes,
    { path: circle(x, y, radius), fill: 'near' },
    { path: circle(x, y, round(radius * 0.66)), fill: 'spark' },
    { path: circle(x, y, round(radius * 0.34)), fill: 'light' },
  ];
};

/** Bands that pass over and under each other. */
export const weave: Pattern = (random) => {
  const width = between(random, 22, 34);
  const gap = 50;
  const shift = between(random, 4, 14);
  const shapes: Shape[] = [];
  const across = Array.from({ length: 6 }, () => (random() < 0.25 ? 'spark' : 'near') as Shape['fill']);
  const down = Array.from({ length: 8 }, () => (random() < 0.3 ? 'light' : 'far') as Shape['fill']);
  across.forEach((fill, row) => shapes.push({ path: box(0, row * gap + shift, WIDTH, width), fill }));
  down.forEach((fill, column) => {
    const x = column * gap + shift;
    for (let row = -1; row < 7; row += 1) {
      if ((row + column) % 2 === 0)
        shapes.push({ path: box(x, row * gap + shift + width - gap, width, 2 * gap - width), fill });
    }
  });
  return shapes;
};

/** Leaves along a bent stem. */
export const leaves: Pattern = (random) => {
  const shapes: Shape[] = [
    {
      path: circle(between(random, 110, 290), between(random, 110, 180), between(random, 80, 110)),
      fill: 'far',
    },
  ];
  const lean = between(random, -70, 70);
  const foot = 200 - lean;
  const fills = ['near', 'light', 'near', 'spark', 'near'] as const;
  for (let pair = 0; pair < 5; pair += 1) {
    const y = round(270 - pair * 50);
    const x = round(foot + (lean * pair) / 2.2);
    const length = round(between(random, 82, 104) - pair * 9);
    for (const side of [-1, 1]) {
      const tip = `${round(x + side * length)} ${round(y - length * 0.62)}`;
      shapes.push({
        path: `M${x} ${y}Q${round(x + side * length * 0.2)} ${round(y - length * 0.75)} ${tip}Q${round(x + side * length * 0.75)} ${round(y + 6)} ${x} ${y}z`,
        fill: fills[(pair + (side > 0 ? 1 : 0) + whole(random, 2)) % fills.length] ?? 'near',
      });
    }
  }
  return shapes;
};
