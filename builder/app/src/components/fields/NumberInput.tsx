import { useState } from 'react';
import { readNumber, writeNumber } from '../../lib/numbers.ts';

interface Props {
  id: string;
  describedBy?: string;
  isInvalid?: boolean;
  isRequired?: boolean;
  /** Digits after the point; as many as there are without. */
  digits?: number;
  value: number | string | null;
  /** What can't be read as a number is handed on as it was typed. */
  onChange: (value: number | string | null) => void;
  onBlur?: () => void;
}

export function NumberInput({ id, digits, value, onChange, ...props }: Props) {
  // What is typed stays as it is until the box is left: "1." is on the way to "1.5".
  const [typed, setTyped] = useState<string>();
  const shown = typeof value === 'number' ? writeNumber(value, digits) : (value ?? '');
  return (
    <input
      id={id}
      type="text"
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid}
      aria-required={props.isRequired}
      value={typed ?? shown}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const number = readNumber(text);
        onChange(number === undefined ? text : number);
      }}
      onBlur={() => {
        setTyped(undefined);
        props.onBlur?.();
      }}
    />
  );
}
