import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/queries.ts';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { Editor } from './editor.tsx';
import './manage-pages.css';

/** Loads the project and its draft only once, since a refetch must not replace what is being typed. */
export default function ManagePages() {
  const { id = '' } = useParams();
  const project = useCall('GET /api/projects/:id', { params: { id } });
  const draft = useQuery({
    queryKey: ['editor', id],
    queryFn: () => call('GET /api/projects/:id/blueprint', { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const error = draft.error ?? (project.data ? null : project.error);
  if (error) {
    return (
      <Failed
        error={error}
        onRetry={() => {
          void draft.refetch();
          void project.refetch();
        }}
      />
    );
  }
  if (!draft.data || !project.data) return <Loading rows={8} />;
  return <Editor key={id} project={project.data} start={draft.data} />;
}
