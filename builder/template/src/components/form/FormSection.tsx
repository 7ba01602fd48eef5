import type { ReactNode } from 'react';

export function FormSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="form-section">
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
