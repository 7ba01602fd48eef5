import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Build, BuildFault } from '#contract/builder/builds/calls.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { useMay } from '../../access/use-allowed.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { toast } from '../../components/feedback/toast.ts';
import { FoldedLog, Log } from './log.tsx';
import { editorPath } from '../manage-pages/start-selection.ts';

/** What the editor calls the properties of a blueprint. */
const PROPERTIES = {
  title: 'edit.title',
  path: 'edit.path',
  icon: 'edit.icon',
  heading: 'edit.heading',
  text: 'edit.text',
  limit: 'edit.limit',
  field: 'edit.field',
  value: 'edit.value',
  entity: 'edit.of',
  sections: 'edit.sections',
  fields: 'edit.fields',
  label: 'edit.name',
  name: 'edit.name',
  plural: 'edit.plural',
  type: 'edit.type',
  options: 'edit.options',
  min: 'edit.min',
  max: 'edit.max',
  help: 'edit.help',
  tagline: 'edit.tagline',
} as const;
const isKnown = (property: string): property is keyof typeof PROPERTIES =>
  Object.hasOwn(PROPERTIES, property);

/** Why a build failed, with a way to each place in the editor, and a report for those who run this server. */
export function BuildFailure({ project, build }: { project: Project; build: Build }) {
  const { t } = useTranslation('details');
  const mayEdit = useMay('applications', 'edit');
  const inactive = project.state === 'archived' || project.state === 'suspended';
  const report = useSend('POST /api/projects/:id/builds/:n/report');
  const { faults, reason } = build;
  return (
    <div className="details-reason" role="alert">
      <strong>{t(faults.length > 0 ? 'build.faults' : 'build.failed')}</strong>
      {faults.length > 0 ? (
        <>
          <ul className="details-faults">
            {faults.map((fault) => (
              <Fault
                key={JSON.stringify(fault)}
                {...{ fault }}
                editor={mayEdit && !inactive ? editorPath(project.id, fault) : null}
              />
            ))}
          </ul>
          <FoldedLog summary={t('build.log')} text={reason} />
        </>
      ) : (
        <>
          <Log text={reason} />
          <p>{t(project.servedBuild === null ? 'build.failedFirst' : 'build.failedLater')}</p>
        </>
      )}
      <p>{t('build.free')}</p>
      {build.reportedAt ? (
        <p className="details-note">{t('build.reported')}</p>
      ) : (
        <Button
          loading={report.isPending}
          onClick={() =>
            report.mutate(
              { params: { id: project.id, n: build.number } },
              {
                onSuccess: () => toast.success(t('build.reportedToast')),
                onError: (error) => toast.error(messageOf(error)),
              },
            )
          }
        >
          {t('build.report')}
        </Button>
      )}
    </div>
  );
}

function Fault({ fault, editor }: { fault: BuildFault; editor: string | null }) {
  const { t } = useTranslation('details');
  const { t: editorText } = useTranslation('create');
  const { place, part, property } = fault;
  const names = [
    place === null ? t('build.whole') : place.kind === 'look' ? t('build.look') : place.label,
    part?.label,
    property !== null && isKnown(property) ? editorText(PROPERTIES[property]) : null,
  ].filter(Boolean);
  return (
    <li>
      <span>
        <b>{names.join(' › ')}</b> {fault.message}
      </span>
      {editor && (
        <Link to={editor}>
          {t('build.fix')}
          <span className="visually-hidden">: {names.join(' › ')}</span>
        </Link>
      )}
    </li>
  );
}
