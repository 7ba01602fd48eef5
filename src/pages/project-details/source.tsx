import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Build } from '#contract/builder/builds/calls.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { useCall } from '../../api/queries.ts';
import { bytes } from '../../format/index.ts';
import { Empty, Failed, Loading } from '../../components/feedback/states.tsx';

const DEFAULT_FILE = 'README.md';

/** A version's files and the content of one; the URL holds the version and the file. */
export function Source({ project, builds }: { project: Project; builds: Build[] }) {
  const { t } = useTranslation('details');
  const [params, setParams] = useSearchParams();
  const newest = builds[0];
  const shownBuild = builds.find((build) => String(build.number) === params.get('version')) ?? newest;
  const file = params.get('file') ?? DEFAULT_FILE;
  const buildParams = { id: project.id, n: shownBuild?.number ?? 0 };
  const files = useCall(
    'GET /api/projects/:id/builds/:n/files',
    { params: buildParams },
    { enabled: shownBuild !== undefined, staleTime: Infinity },
  );
  const text = useCall(
    'GET /api/projects/:id/builds/:n/files',
    { params: buildParams, query: { path: file } },
    { enabled: shownBuild !== undefined, staleTime: Infinity, keepPrevious: true },
  );
  if (!shownBuild) return <Empty title={t('source.none')} text={t('source.noneText')} />;
  if (files.isError) return <Failed error={files.error} onRetry={() => void files.refetch()} />;
  if (!Array.isArray(files.data)) return <Loading rows={10} />;

  const update = (change: Record<string, string>) =>
    setParams(
      { tab: 'source', version: String(shownBuild.number), file, ...change },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="source">
      <nav aria-label={t('source.files')}>
        <Select
          aria-label={t('source.version')}
          value={shownBuild.number}
          onChange={(value) => update({ version: String(value) })}
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
                onClick={() => update({ file: path })}
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
          // Focusable, since a long file must be scrollable by keyboard.
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
