import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/index.ts';
import type { Project } from '#contract/projects.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { toast } from '../../components/toast.ts';

/** The public Git repository that goes with a project: checked before it is kept. */
export function Repo({ project }: { project: Project }) {
  const { t } = useTranslation('details');
  const id = useId();
  const [url, setUrl] = useState(project.repoUrl ?? '');
  const [found, setFound] = useState<ReplyOf<'POST /api/user/validate-repo'> | null>(null);
  const check = useSend('POST /api/user/validate-repo');
  const save = useSend('PATCH /api/projects/:id');
  const onError = (error: Error) => toast.error(messageOf(error));

  const keep = (repoUrl: string | null) =>
    save.mutate(
      { params: { id: project.id }, body: { repoUrl, updatedAt: project.updatedAt } },
      {
        onSuccess() {
          toast.success(t(repoUrl === null ? 'repo.removed' : 'repo.saved'));
          if (repoUrl === null) setUrl('');
          setFound(null);
        },
        onError: (error) => onError(error.fields['repoUrl'] ? new Error(error.fields['repoUrl'][0]) : error),
      },
    );

  return (
    <section className="details-repo" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('repo.title')}</h2>
      <p className="details-note">{t('repo.why')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!url.trim()) return;
          setFound(null);
          check.mutate({ body: { url } }, { onSuccess: setFound, onError });
        }}
      >
        <label htmlFor={`${id}-url`}>{t('repo.url')}</label>
        <Input
          id={`${id}-url`}
          type="url"
          maxLength={500}
          dir="ltr"
          placeholder="https://example.com/team/app.git"
          value={url}
          aria-invalid={found?.valid === false}
          aria-describedby={`${id}-found`}
          onChange={(event) => {
            setUrl(event.target.value);
            setFound(null);
          }}
        />
        <p
          id={`${id}-found`}
          role="status"
          className={found?.valid === false ? 'details-fault' : 'details-note'}
        >
          {found &&
            (!found.valid
              ? found.reason
              : found.branches.length === 0
                ? t('repo.empty')
                : t('repo.valid', { count: found.branches.length, branch: found.defaultBranch }))}
        </p>
        <Button htmlType="submit" loading={check.isPending} disabled={!url.trim()}>
          {t('repo.check')}
        </Button>
        {found?.valid && (
          <Button type="primary" loading={save.isPending} onClick={() => keep(url.trim())}>
            {t('repo.save')}
          </Button>
        )}
        {project.repoUrl !== null && (
          <Button type="link" onClick={() => keep(null)}>
            {t('repo.remove')}
          </Button>
        )}
      </form>
    </section>
  );
}
