import type { ReactNode } from 'react';
import { useId } from 'react';

export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 id={id} dir="auto">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
