import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import '../page/shell-button.css';
import './states.css';

/** Skeleton for rows or a page. */
export function Loading({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation('shell');
  return (
    <div className="loading" role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} style={{ inlineSize: `${92 - ((row * 37) % 45)}%` }} />
      ))}
    </div>
  );
}

interface EmptyProps {
  title: string;
  /** What will appear here. */
  text?: ReactNode;
  /** The first step to take. */
  action?: ReactNode;
}

export function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className="empty">
      <svg viewBox="0 0 64 48" width="64" height="48" aria-hidden="true">
        <rect x="1" y="1" width="62" height="46" rx="6" fill="none" stroke="var(--seam)" strokeWidth="2" />
        <path d="M7 8v32" stroke="var(--primary-mild)" strokeWidth="5" strokeDasharray="4 3" />
        <path d="M18 15h32M18 24h24M18 33h28" stroke="var(--seam)" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

/** Missing and belonging to someone else look the same: 404. */
function isNotFound(error: unknown): boolean {
  if (error instanceof CallError) return error.status === 404;
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 404;
}

/** An error with a retry button; a missing record links to the home page instead. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  if (isNotFound(error)) {
    return (
      <Empty
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<Link to="/home">{t('notFound.home')}</Link>}
      />
    );
  }
  // Refine's errors are plain objects with a user-facing message.
  const hasMessage =
    typeof error === 'object' && error !== null && !(error instanceof Error) && 'message' in error;
  return (
    <div className="failed" role="alert">
      <h2>{t('failed.title')}</h2>
      <p>{hasMessage ? String(error.message) : messageOf(error)}</p>
      <button type="button" className="shell-button" onClick={onRetry}>
        {t('failed.retry')}
      </button>
    </div>
  );
}
