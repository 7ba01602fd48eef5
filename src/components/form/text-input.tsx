import { Input } from 'antd';
import type { ComponentProps } from 'react';

type Text<P> = Omit<P, 'value' | 'dir'> & { value?: string };

/** A line of free text, which runs in the direction of what is typed. */
export function TextInput({ value = '', ...input }: Text<ComponentProps<typeof Input>>) {
  return <Input {...input} dir="auto" value={value} />;
}

/** Lines of free text, like {@link TextInput}. */
export function TextLines({ value = '', ...input }: Text<ComponentProps<typeof Input.TextArea>>) {
  return <Input.TextArea {...input} dir="auto" value={value} />;
}
