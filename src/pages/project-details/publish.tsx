import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/builder/projects/calls.ts';
import { download } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { toast } from '../../components/feedback/toast.ts';
import { Who } from './who.tsx';

/** Wraps a URL in Unicode isolates, so that it reads left to right within right-to-left text. */
const isolate = (url: string) => `\u2066${url}\u2069`;

/** The published URL and the download of a complete build. */
export function Publish({ project }: { project: Project }) {
  const { t } = useTranslation(['details', 'shell']);
  const label = useId();
  const publish = useSend('POST /api/projects/:id/publish');
  const [downloading, setDownloading] = useState(false);
  const { servedBuild } = project;
  if (servedBuild === null) return <p className="details-publish details-note">{t('publish.later')}</p>;
  const inactive = project.state === 'archived' || project.state === 'suspended';
  const url = `${location.origin}/apps/${project.slug}/`;

  return (
    <div className="details-publish">
      <div className="details-switch">
        <Switch
          checked={project.published}
          // Showing it as loading would disable it, and whoever uses the keyboard would lose their place.
          aria-busy={publish.isPending}
          disabled={inactive || project.plan === null}
          aria-labelledby={label}
          onChange={(published) => {
            if (publish.isPending) return;
            publish.mutate(
              { params: { id: project.id }, body: { published } },
              { onError: (error) => toast.error(messageOf(error)) },
            );
          }}
        />
        <span id={label}>{t('publish.label')}</span>
      </div>
      {project.published ? (
        <>
          <p className="details-address">
            <a href={url} dir="ltr" target="_blank" rel="noreferrer">
              /apps/{project.slug}/
            </a>
            <Button
              size="small"
              type="text"
              icon={<CopyOutlined aria-hidden="true" />}
              aria-label={t('publish.copy')}
              onClick={() => {
                navigator.clipboard.writeText(url).then(
                  () => toast.success(t('publish.copied'), 'copied'),
                  () => toast.error(t('publish.notCopied'), 'copied'),
                );
              }}
            />
          </p>
          <p className="details-note">{t('publish.rows')}</p>
        </>
      ) : (
        <p className="details-note">{t('publish.off', { address: isolate(`/apps/${project.slug}/`) })}</p>
      )}
      {project.unpublishedChanges && <p className="details-note">{t('shell:unpublishedChanges')}</p>}
      <Who projectId={project.id} build={servedBuild} />
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={downloading}
        disabled={project.plan === null}
        onClick={() => {
          setDownloading(true);
          download('POST /api/projects/:id/builds/:n/source.zip', {
            params: { id: project.id, n: servedBuild },
          })
            .catch((error: unknown) => toast.error(messageOf(error)))
            .finally(() => setDownloading(false));
        }}
      >
        {t('publish.download')}
      </Button>
    </div>
  );
}
