import { Form, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { draftKey, useSession } from '../../api/session.ts';
import { AtLimit } from '../../components/form/at-limit.tsx';

interface Props extends Pick<InputProps, 'dir' | 'maxLength' | 'disabled'> {
  id: string;
  label: string;
  value: string;
  /** What is wrong with a text, and what to do about it. */
  fault: (text: string) => string | null;
  help?: string | undefined;
  onTake: (text: string) => void;
}

/** A text that is taken as soon as it is valid. Until then the field says what is wrong, and keeps what was typed even when the page is reloaded. */
export function CheckedInput({ id, label, value, fault, help, onTake, ...input }: Props) {
  const userId = useSession((session) => session.user?._id ?? '');
  const { pathname } = useLocation();
  const key = `${draftKey(userId)}:typed:${pathname}:${id}:${value}`;
  const [typed, setTyped] = useState(() => localStorage.getItem(key));
  const wrong = typed === null ? null : fault(typed.trim());

  function type(text: string) {
    setTyped(text);
    const next = text.trim();
    if (fault(next) === null) {
      localStorage.removeItem(key);
      if (next !== value) onTake(next);
    } else keep(key, text);
  }
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      extra={help}
      {...(wrong === null
        ? {}
        : { validateStatus: 'error' as const, help: <span id={`${id}-fault`}>{wrong}</span> })}
    >
      <Input
        {...input}
        id={id}
        value={typed ?? value}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : `${id}-fault`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          if (wrong === null) setTyped(null);
        }}
      />
      <AtLimit text={typed ?? value} max={input.maxLength} />
    </Form.Item>
  );
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    // Full storage must not break the editor; what was typed is then lost on leaving the page.
    console.warn('What was typed could not be stored.', error);
  }
}
