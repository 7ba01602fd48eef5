import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTheme } from '../../theme/store.ts';
import { hasLabel, scaleMarks } from './scale.ts';

/** Pixel coordinates in the plot, from its top left. */
export interface PlotGeometry {
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width of one interval on the axis. */
  band: number;
  /** Where the plot ends in the reading direction. */
  end: number;
  height: number;
  active: number | null;
  rtl: boolean;
}

interface Props {
  /** Accessible name of the chart. */
  label: string;
  count: number;
  most: number;
  /** Smallest step of the scale. */
  unit?: number;
  formatMark: (value: number) => string;
  /** Short label under the axis. */
  tick: (index: number) => string;
  /** All values at one index, as text for screen readers. */
  describe: (index: number) => string;
  readout: (index: number) => ReactNode;
  /** Width reserved for series names on wide screens. */
  labelWidth?: number;
  onOpen?: (index: number) => void;
  children: (place: PlotGeometry) => ReactNode;
}

const HEIGHT = 260;
const TOP = 12;
const BOTTOM = 28;
const WIDE = 560;
const TICK = 72;

/** Scale, axis and a readout of the values under the pointer or keyboard focus. The caller draws the series. */
export function Plot(props: Props) {
  const {
    label,
    count,
    most,
    unit,
    formatMark,
    tick,
    describe,
    readout,
    labelWidth = 0,
    onOpen,
    children,
  } = props;
  const rtl = useTheme(({ direction }) => direction === 'rtl');
  const [box, width] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const marks = scaleMarks(most, unit);
  const top = marks.at(-1) ?? 1;
  const inset = Math.max(...marks.map((mark) => formatMark(mark).length)) * 7 + 12;
  const endMargin = width >= WIDE ? labelWidth : 8;
  const inner = Math.max(0, width - inset - endMargin);
  const band = inner / count;
  const bottom = HEIGHT - BOTTOM;
  const mirrored = (x: number) => (rtl ? width - x : x);
  const x = (index: number) => mirrored(inset + band * (index + 0.5));
  const y = (value: number) => TOP + (1 - value / top) * (bottom - TOP);
  const shown = active === null || active >= count ? null : active;
  const ticks = hasLabel(count, inner / TICK);

  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left } = currentTarget.getBoundingClientRect();
    const index = Math.floor((mirrored(clientX - left) - inset) / band);
    setActive(Math.min(count - 1, Math.max(0, index)));
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = shown ?? count - 1;
    const forward = rtl ? -1 : 1;
    const to = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowUp: at + 1,
      ArrowDown: at - 1,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActive(Math.min(count - 1, Math.max(0, to)));
    } else if (event.key === 'Escape') setActive(null);
    else if (event.key === 'Enter' && onOpen) onOpen(at);
  };

  return (
    <div className="chart-plot" ref={box} style={{ blockSize: HEIGHT }}>
      {width > 0 && (
        <div
          className={onOpen ? 'chart-surface chart-opens' : 'chart-surface'}
          role="slider"
          tabIndex={0}
          aria-label={label}
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
          onClick={() => shown !== null && onOpen?.(shown)}
        >
          <svg width={width} height={HEIGHT} aria-hidden="true">
            {marks.map((mark) => (
              <g key={mark}>
                <line
                  className={mark === 0 ? 'chart-axis' : 'chart-grid'}
                  x1={mirrored(inset)}
                  x2={mirrored(width - endMargin)}
                  y1={y(mark)}
                  y2={y(mark)}
                />
                <text className="chart-mark" x={mirrored(inset - 8)} y={y(mark)} textAnchor="end" dy="0.35em">
                  {formatMark(mark)}
                </text>
              </g>
            ))}
            {ticks.map(
              (has, index) =>
                has && (
                  <text
                    key={tick(index)}
                    className="chart-mark"
                    x={x(index)}
                    y={HEIGHT - 8}
                    textAnchor="middle"
                  >
                    {tick(index)}
                  </text>
                ),
            )}
            {children({
              x,
              y,
              band,
              end: mirrored(width - endMargin),
              height: bottom - TOP,
              active: shown,
              rtl,
            })}
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

function useWidth(): [React.RefObject<HTMLDivElement | null>, number] {
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
