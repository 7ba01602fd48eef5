import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/builder/projects/calls.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { RepositoryField } from '../../components/form/repository-field.tsx';
import { toast } from '../../components/feedback/toast.ts';

/** The project's public Git repository, checked before it is saved. */
export function Repo({ project }: { project: Project }) {
  const { t } = useTranslation('repository');
  const id = useId();
  const [url, setUrl] = useState(project.repoUrl ?? '');
  const save = useSend('PATCH /api/projects/:id');
  const fault = save.error?.fields['repoUrl']?.[0];

  const saveUrl = (repoUrl: string | null) =>
    save.mutate(
      { params: { id: project.id }, body: { repoUrl, updatedAt: project.updatedAt } },
      {
        onSuccess() {
          toast.success(t(repoUrl === null ? 'removed' : 'saved'));
          if (repoUrl === null) setUrl('');
        },
        onError: (error) => {
          if (!error.fields['repoUrl']) toast.error(messageOf(error));
        },
      },
    );

  return (
    <section className="details-repo" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <p className="details-note">{t('why')}</p>
      <RepositoryField url={url} onChange={setUrl} fault={fault}>
        {(valid) => (
          <>
            {valid && (
              <Button type="primary" loading={save.isPending} onClick={() => saveUrl(url.trim())}>
                {t('save')}
              </Button>
            )}
            {project.repoUrl !== null && (
              <Button type="link" onClick={() => saveUrl(null)}>
                {t('remove')}
              </Button>
            )}
          </>
        )}
      </RepositoryField>
    </section>
  );
}
