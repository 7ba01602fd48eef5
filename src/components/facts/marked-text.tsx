import { type ComponentProps, useRef } from 'react';
import type { Segment } from './marks.ts';
import './marked-text.css';

interface MarkedTextProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value: string;
  /** The same text, cut where marks begin and end. */
  segments: readonly Segment[];
}

/** A text field that marks some of its words: the marks lie beneath it, in the same type. */
export function MarkedText({ segments, value, ...field }: MarkedTextProps) {
  const marks = useRef<HTMLDivElement>(null);
  return (
    <div className="marked-text">
      <div className="marked-text-marks" aria-hidden="true" ref={marks}>
        {segments.map(({ text, mark }, at) =>
          mark === undefined ? (
            text
          ) : (
            <mark key={at} data-mark={mark}>
              {text}
            </mark>
          ),
        )}
      </div>
      <textarea
        {...field}
        value={value}
        onScroll={({ currentTarget }) => {
          if (marks.current) marks.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
