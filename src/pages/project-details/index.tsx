import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useCall } from '../../api/queries.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { useServerEvent } from '../../providers/live.ts';
import { BuildSteps } from './build-steps.tsx';
import { Facts } from './facts.tsx';
import { MainAction } from './main-action.tsx';
import { Preview } from './preview.tsx';
import { Publish } from './publish.tsx';
import './project-details.css';
import { Repo } from './repo.tsx';
import { Source } from './source.tsx';
import { Versions } from './versions.tsx';

const TABS = ['overview', 'source', 'versions'] as const;

export default function ProjectDetails() {
  const { t } = useTranslation('details');
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const project = useCall('GET /api/projects/:id', { params: { id } });
  const builds = useCall('GET /api/projects/:id/builds', { params: { id } });
  useServerEvent('step', ({ projectId }) => {
    if (projectId === id) void builds.refetch();
  });

  const failed = [project, builds].find((query) => query.isError && !query.data);
  if (failed)
    return (
      <Failed error={failed.error} onRetry={() => void Promise.all([project.refetch(), builds.refetch()])} />
    );
  if (!project.data || !builds.data) return <Loading rows={10} />;

  const tab = TABS.find((name) => name === params.get('tab')) ?? 'overview';
  const latest = builds.data[0];
  const complete = builds.data.filter((build) => build.state === 'complete');
  const content = {
    overview: (
      <div className="details">
        <Publish project={project.data} />
        <div className="details-live">
          <BuildSteps project={project.data} build={latest} />
          <Preview project={project.data} />
          <Repo key={project.data.repoUrl} project={project.data} />
        </div>
        <Facts project={project.data} />
      </div>
    ),
    source: <Source project={project.data} builds={complete} />,
    versions: <Versions project={project.data} builds={builds.data} />,
  };
  return (
    <>
      <PageHead
        title={project.data.name}
        description={project.data.description}
        action={<MainAction project={project.data} />}
      />
      <Tabs
        activeKey={tab}
        onChange={(key) => setParams(key === 'overview' ? {} : { tab: key }, { replace: true })}
        destroyOnHidden
        items={TABS.map((key) => ({ key, label: t(`tabs.${key}`), children: content[key] }))}
      />
    </>
  );
}
