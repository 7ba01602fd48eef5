import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { viewWords as words } from '../../words/index.ts';
import { hasLabel, scaleMarks } from './scale.ts';

/** Pixels in the plot, from its top left. */
export interface Geometry {
  x: (index: number) => number;
  y: (value: number) => number;
  /** The width of one period. */
  band: number;
  active: number | null;
}

interface Props {
  label: string;
  count: number;
  lowest: number;
  highest: number;
  step: number;
  mark: (value: number) => string;
  tick: (index: number) => string;
  /** All values at one index, for screen readers. */
  describe: (index: number) => string;
  readout: (index: number) => ReactNode;
  children: (geometry: Geometry) => ReactNode;
}

export const PLOT_HEIGHT = 240;
const TOP = 12;
const BOTTOM = PLOT_HEIGHT - 28;
const TICK = 68;
const END = 8;

/** Scale, axis and the values under the pointer or the keyboard's focus; the caller draws the series. */
export function Plot(props: Props) {
  const { label, count, lowest, highest, step, mark, tick, describe, readout, children } = props;
  const [box, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const isRtl = box.current ? getComputedStyle(box.current).direction === 'rtl' : false;
  const marks = scaleMarks(lowest, highest, step);
  const top = marks.at(-1) ?? 1;
  const floor = marks[0] ?? 0;
  const inset = Math.max(...marks.map((value) => mark(value).length)) * 7 + 12;
  const inner = Math.max(0, width - inset - END);
  const band = inner / count;
  const mirrored = (x: number) => (isRtl ? width - x : x);
  const x = (index: number) => mirrored(inset + band * (index + 0.5));
  const y = (value: number) => TOP + (1 - (value - floor) / (top - floor)) * (BOTTOM - TOP);
  const shown = active === null || active >= count ? null : active;
  const ticks = hasLabel(count, inner / TICK);
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index));

  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left } = currentTarget.getBoundingClientRect();
    setActive(clamp(Math.floor((mirrored(clientX - left) - inset) / band)));
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = shown ?? count - 1;
    const forward = isRtl ? -1 : 1;
    const steps: Partial<Record<string, number>> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowUp: at + 1,
      ArrowDown: at - 1,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActive(clamp(to));
    } else if (event.key === 'Escape') setActive(null);
  };

  return (
    <div className="chart-plot" ref={box} style={{ blockSize: PLOT_HEIGHT }}>
      {width > 0 && (
        <div
          className="chart-surface"
          role="slider"
          tabIndex={0}
          aria-label={`${label}. ${words.chart.help}`}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={(shown ?? count - 1) + 1}
          aria-valuetext={describe(shown ?? count - 1)}
          onFocus={() => setActive((now) => now ?? count - 1)}
          onBlur={() => setActive(null)}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === 'mouse') setActive(null);
          }}
          onKeyDown={move}
        >
          <svg width={width} height={PLOT_HEIGHT} aria-hidden="true">
            {marks.map((value) => (
              <g key={value}>
                <line
                  className={value === 0 ? 'chart-axis' : 'chart-grid'}
                  x1={mirrored(inset)}
                  x2={mirrored(width - END)}
                  y1={y(value)}
                  y2={y(value)}
                />
                <text
                  className="chart-mark"
                  x={mirrored(inset - 8)}
                  y={y(value)}
                  dy="0.35em"
                  textAnchor="end"
                >
                  {mark(value)}
                </text>
              </g>
            ))}
            {shown !== null && (
              <rect
                className="chart-band"
                x={x(shown) - band / 2}
                y={TOP}
                width={band}
                height={BOTTOM - TOP}
              />
            )}
            {ticks.map(
              (has, index) =>
                has && (
                  <text
                    key={index}
                    className="chart-mark"
                    x={x(index)}
                    y={PLOT_HEIGHT - 8}
                    textAnchor="middle"
                  >
                    {tick(index)}
                  </text>
                ),
            )}
            {children({ x, y, band, active: shown })}
          </svg>
        </div>
      )}
      {shown !== null && width > 0 && (
        <div
          className="chart-readout"
          aria-hidden="true"
          style={x(shown) < width / 2 ? { left: x(shown) + 14 } : { right: width - x(shown) + 14 }}
        >
          {readout(shown)}
        </div>
      )}
    </div>
  );
}

function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [box, width];
}
