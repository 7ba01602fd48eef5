import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { compareLines, type Line } from './line-diff.ts';

interface ChangedFile {
  path: string;
  lines: Line[];
}

async function textOf(id: string, n: number, path: string): Promise<string> {
  const file = await call('GET /api/projects/:id/builds/:n/files', { params: { id, n }, query: { path } });
  return Array.isArray(file) ? '' : file.text;
}

/** Every file that differs between two versions. Only files whose hashes differ are downloaded. */
async function changesBetween(id: string, from: number, to: number): Promise<ChangedFile[]> {
  const [before, after] = await Promise.all([hashesOf(id, from), hashesOf(id, to)]);
  const changes: ChangedFile[] = [];
  for (const path of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    if (before.get(path) === after.get(path)) continue;
    const [oldText, newText] = await Promise.all([
      before.has(path) ? textOf(id, from, path) : '',
      after.has(path) ? textOf(id, to, path) : '',
    ]);
    changes.push({ path, lines: compareLines(oldText, newText) });
  }
  return changes;
}

async function hashesOf(id: string, n: number): Promise<Map<string, string>> {
  const files = await call('GET /api/projects/:id/builds/:n/files', { params: { id, n } });
  return new Map(Array.isArray(files) ? files.map((file) => [file.path, file.sha256]) : []);
}

const CONTEXT_LINES = 3;
const isNearChange = (lines: readonly Line[], index: number) =>
  lines
    .slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1)
    .some((line) => line.kind !== 'same');

export function Compare({ projectId, from, to }: { projectId: string; from: number; to: number }) {
  const { t } = useTranslation('details');
  const changes = useQuery({
    queryKey: ['compare', projectId, from, to],
    queryFn: () => changesBetween(projectId, from, to),
    staleTime: Infinity,
  });
  if (changes.isError) return <Failed error={changes.error} onRetry={() => void changes.refetch()} />;
  if (!changes.data) return <Loading rows={4} />;
  if (changes.data.length === 0) return <p className="details-note">{t('compare.none')}</p>;
  const count = (lines: readonly Line[], kind: Line['kind']) =>
    lines.filter((line) => line.kind === kind).length;
  return (
    <div className="compare">
      {changes.data.map(({ path, lines }) => (
        <details key={path}>
          <summary>
            <code>{path}</code>{' '}
            {t('compare.counts', { added: count(lines, 'added'), removed: count(lines, 'removed') })}
          </summary>
          <pre tabIndex={0}>
            {lines.map((line, index) =>
              line.kind !== 'same' || isNearChange(lines, index) ? (
                <span key={index} className={`compare-${line.kind}`}>
                  {line.kind === 'added' ? '+ ' : line.kind === 'removed' ? '- ' : '  '}
                  {line.text}
                  {'\n'}
                </span>
              ) : isNearChange(lines, index - 1) ? (
                <span key={index}>{'⋯\n'}</span>
              ) : null,
            )}
          </pre>
        </details>
      ))}
    </div>
  );
}
