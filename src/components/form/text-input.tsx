import { Input } from 'antd';
import type { ComponentProps } from 'react';
import { AtLimit } from './at-limit.tsx';

type Text<P> = Omit<P, 'value' | 'dir'> & { value?: string };

/** A line of free text: it runs in the direction of what is typed, and says when no more fits. */
export function TextInput({ value = '', ...input }: Text<ComponentProps<typeof Input>>) {
  return (
    <>
      <Input {...input} dir="auto" value={value} />
      <AtLimit text={value} max={input.maxLength} />
    </>
  );
}

/** Lines of free text, like {@link TextInput}. */
export function TextLines({ value = '', ...input }: Text<ComponentProps<typeof Input.TextArea>>) {
  return (
    <>
      <Input.TextArea {...input} dir="auto" value={value} />
      <AtLimit text={value} max={input.maxLength} />
    </>
  );
}
