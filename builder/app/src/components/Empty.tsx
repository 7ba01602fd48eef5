import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** What stands where rows will be, with the first step towards them. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <Icon name="box" size={28} />
      <p>{text}</p>
      {children}
    </div>
  );
}
