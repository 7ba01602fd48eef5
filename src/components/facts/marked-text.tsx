import { type ComponentProps, type ReactNode, useRef } from 'react';
import './marked-text.css';

interface MarkedTextProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value: string;
  /** The same text with marks in it, once there are any; the field grows with it. */
  marks: ReactNode;
}

/** A text field that marks some of its words: the marks lie beneath it, in the same type. */
export function MarkedText({ marks, value, ...field }: MarkedTextProps) {
  const beneath = useRef<HTMLDivElement>(null);
  return (
    <div className="marked-text">
      <div className="marked-text-marks" aria-hidden="true" ref={beneath}>
        {marks ?? value}
      </div>
      <textarea
        {...field}
        value={value}
        onScroll={({ currentTarget }) => {
          if (beneath.current) beneath.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
