import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Build } from '#contract/builder/builds/calls.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { useCall } from '../../api/queries.ts';
import { bytes } from '../../format/index.ts';
import { Empty, Failed, Loading } from '../../components/feedback/states.tsx';

const FIRST = 'README.md';

/** The files of a version, and one of them to read. Which ones stands in the address. */
export function Source({ project, builds }: { project: Project; builds: Build[] }) {
  const { t } = useTranslation('details');
  const [params, setParams] = useSearchParams();
  const newest = builds[0];
  const shown = builds.find((build) => String(build.number) === params.get('version')) ?? newest;
  const file = params.get('file') ?? FIRST;
  const at = { id: project.id, n: shown?.number ?? 0 };
  const files = useCall(
    'GET /api/projects/:id/builds/:n/files',
    { params: at },
    { enabled: shown !== undefined, staleTime: Infinity },
  );
  const text = useCall(
    'GET /api/projects/:id/builds/:n/files',
    { params: at, query: { path: file } },
    { enabled: shown !== undefined, staleTime: Infinity, keepPrevious: true },
  );
  if (!shown) return <Empty title={t('source.none')} text={t('source.noneText')} />;
  if (files.isError) return <Failed error={files.error} onRetry={() => void files.refetch()} />;
  if (!Array.isArray(files.data)) return <Loading rows={10} />;

  const go = (change: Record<string, string>) =>
    setParams(
      { tab: 'source', version: String(shown.number), file, ...change },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="source">
      <nav aria-label={t('source.files')}>
        <Select
          aria-label={t('source.version')}
          value={shown.number}
          onChange={(value) => go({ version: String(value) })}
          options={builds.map((build) => ({
            value: build.number,
            label: t('versions.number', { number: build.number }),
          }))}
        />
        <ul>
          {files.data.map(({ path, size }) => (
            <li key={path}>
              <button
                type="button"
                aria-current={path === file ? 'true' : undefined}
                onClick={() => go({ file: path })}
                title={bytes(size)}
              >
                {path}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={file}>
        <h2>{file}</h2>
        {text.isError ? (
          <Failed error={text.error} onRetry={() => void text.refetch()} />
        ) : text.data && !Array.isArray(text.data) ? (
          // A long file scrolls, so it has to be reachable by keyboard.
          <pre tabIndex={0}>
            <code>{text.data.text}</code>
          </pre>
        ) : (
          <Loading rows={12} />
        )}
      </section>
    </div>
  );
}
