import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/builder/projects/calls.ts';
import { APP_SANDBOX } from '#contract/builder/sandbox.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { Loading } from '../../components/feedback/states.tsx';

/** The running app: the published one, or else the draft's preview, whose data is reset on reload. */
export function Preview({ project }: { project: Project }) {
  const { t } = useTranslation('details');
  const { mutate, data, error, isPending } = useSend('POST /api/projects/:id/preview');
  const [attempt, setAttempt] = useState(0);
  const suspended = project.state === 'suspended';
  const published = project.published && project.servedBuild !== null;

  useEffect(() => {
    if (!suspended && !published) mutate({ params: { id: project.id } });
  }, [mutate, project.id, project.updatedAt, published, suspended, attempt]);

  if (suspended) return <p className="details-note">{t('preview.suspended')}</p>;
  const url = published ? `/apps/${project.slug}/` : data?.url;
  return (
    <section className="details-preview" aria-labelledby="preview-title">
      <header>
        <h2 id="preview-title">{t(published ? 'preview.published' : 'preview.draft')}</h2>
        <Button onClick={() => setAttempt(attempt + 1)}>{t('preview.reload')}</Button>
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {t('preview.open')}
          </a>
        )}
      </header>
      {error && !published ? (
        <p role="alert" className="details-reason">
          {messageOf(error)}
        </p>
      ) : url ? (
        <iframe
          key={`${url} ${project.servedBuild} ${attempt}`}
          src={url}
          title={t('preview.title', { name: project.name })}
          sandbox={APP_SANDBOX}
          aria-busy={isPending}
        />
      ) : (
        <Loading rows={6} />
      )}
      <p className="details-note">{t(published ? 'publish.rows' : 'preview.forgets')}</p>
    </section>
  );
}
