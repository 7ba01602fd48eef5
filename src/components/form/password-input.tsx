import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { Reveal } from './reveal.tsx';
import './password-input.css';

/** A password in a form of the shell: antd's own field shows it only to a pointer, and names its switch in English. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={<Reveal shown={shown} onChange={setShown} className="password-reveal" controls={props.id} />}
    />
  );
}
