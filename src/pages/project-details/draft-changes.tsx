import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { differences } from '#blueprint/diff.ts';
import { call } from '../../api/call.ts';
import { Differences } from '../../components/differences/index.tsx';
import { Failed, Loading } from '../../components/feedback/states.tsx';

/** What restoring a version would change in the draft, in words. */
export function DraftChanges({ projectId, version }: { projectId: string; version: number }) {
  const { t } = useTranslation(['editor', 'create']);
  const changes = useQuery({
    queryKey: ['draft-changes', projectId, version],
    queryFn: async () => {
      const params = { id: projectId };
      const [draft, build] = await Promise.all([
        call('GET /api/projects/:id/blueprint', { params }),
        call('GET /api/projects/:id/builds/:n/blueprint', { params: { ...params, n: version } }),
      ]);
      const [before, after] = [draft.blueprint, build.blueprint];
      return { before, after, list: differences(before, after) };
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (changes.isError) return <Failed error={changes.error} onRetry={() => void changes.refetch()} />;
  if (!changes.data) return <Loading rows={3} />;
  const { list, before, after } = changes.data;
  if (list.length === 0) return <p>{t('diff.none')}</p>;
  return (
    <section className="draft-changes" aria-label={t('diff.title')}>
      <h3>{t('diff.title')}</h3>
      <Differences changes={list} {...{ before, after }} />
    </section>
  );
}
