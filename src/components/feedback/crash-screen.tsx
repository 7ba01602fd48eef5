import { Component } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import './crash-screen.css';

interface ErrorText {
  title: string;
  stack: string | null;
}

/** A route error response has a status and its text; anything else has a message. */
function describe(error: unknown): ErrorText {
  if (error instanceof Error) return { title: error.message, stack: error.stack ?? null };
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const text = 'statusText' in error ? String(error.statusText) : '';
    return { title: `${String(error.status)} ${text}`.trim(), stack: null };
  }
  return { title: String(error), stack: null };
}

/** Shown when routing or rendering throws. The stack is collapsed in production. */
export function CrashScreen({ error }: { error: unknown }) {
  const { t } = useTexts('common');
  const { title, stack } = describe(error);
  return (
    <main className="crash" role="alert">
      <h1 className="display">{t('crash.heading')}</h1>
      <p className="crash-title">{title}</p>
      <p>{t('crash.help')}</p>
      <p className="crash-ways">
        <button type="button" onClick={() => location.reload()}>
          {t('crash.reload')}
        </button>
        <a href="/">{t('crash.home')}</a>
      </p>
      {stack && (
        <details open={!import.meta.env.PROD}>
          <summary>{t('crash.stack')}</summary>
          <pre dir="ltr">{stack}</pre>
        </details>
      )}
    </main>
  );
}

export class CrashBoundary extends Component<{ children: ReactNode }, { error: unknown; crashed: boolean }> {
  override state = { error: null, crashed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashScreen error={this.state.error} /> : this.props.children;
  }
}
