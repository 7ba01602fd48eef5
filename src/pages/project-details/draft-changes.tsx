import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Difference, differences } from '#blueprint/diff.ts';
import { call } from '../../api/call.ts';
import { Failed, Loading } from '../../components/feedback/states.tsx';

const SHOWN = 40;

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
      return differences(draft.blueprint, build.blueprint);
    },
    staleTime: 0,
    gcTime: 0,
  });
  if (changes.isError) return <Failed error={changes.error} onRetry={() => void changes.refetch()} />;
  if (!changes.data) return <Loading rows={3} />;
  if (changes.data.length === 0) return <p>{t('diff.none')}</p>;
  return (
    <section className="draft-changes" aria-label={t('diff.title')}>
      <h3>{t('diff.title')}</h3>
      <ul tabIndex={0}>
        {changes.data.slice(0, SHOWN).map((change, index) => (
          <li key={index}>
            <DifferenceLine change={change} />
          </li>
        ))}
        {changes.data.length > SHOWN && <li>{t('diff.more', { number: changes.data.length - SHOWN })}</li>}
      </ul>
    </section>
  );
}

function DifferenceLine({ change }: { change: Difference }) {
  const { t } = useTranslation(['editor', 'create']);
  const { kind, what, of, part, from, to } = change;
  const label = what === 'rule' ? t(`rules.kinds.${change.label}`) : change.label;
  const name = t(of === undefined ? 'diff.line' : 'diff.lineOf', { what: t(`diff.what.${what}`), label, of });
  const value = (one: Difference['from']) =>
    one === undefined || one === ''
      ? t('diff.empty')
      : typeof one === 'boolean'
        ? t(one ? 'create:edit.yes' : 'create:edit.no')
        : part === 'type'
          ? t(`create:type.${String(one)}`)
          : String(one);
  const called =
    part === undefined
      ? ''
      : what === 'access'
        ? t(`access.actions.${part}`)
        : t(`create:edit.${part}`, { defaultValue: '' });
  const hasValues = from !== undefined || to !== undefined;
  return (
    <>
      <strong>{t(`diff.kinds.${kind}`)}</strong> {name}
      {called && ` · ${called}`}
      {hasValues && ': '}
      {hasValues && <bdi>{t('diff.fromTo', { from: value(from), to: value(to) })}</bdi>}
    </>
  );
}
