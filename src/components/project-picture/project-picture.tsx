import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Project } from '#contract/builder/projects/calls.ts';
import { read } from '../../api/call.ts';
import { AppThumb } from './app-thumb.tsx';
import './project-picture.css';

/** The home page as the newest build showed it, or a drawing of the app where no picture was taken. */
export function ProjectPicture({ project, alt = '' }: { project: Project; alt?: string }) {
  const { id, picture: n } = project;
  const file = useQuery({
    queryKey: ['picture', id, n],
    queryFn: ({ signal }) =>
      read('GET /api/projects/:id/builds/:n/picture', { params: { id, n: n ?? 0 }, signal }),
    enabled: n !== null,
    // A version's picture never changes.
    staleTime: Infinity,
    retry: false,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.data) return undefined;
    const made = URL.createObjectURL(file.data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file.data]);
  if (n === null || file.isError) return <AppThumb project={project} />;
  return url === null ? (
    <span className="project-picture" aria-hidden="true" />
  ) : (
    <img className="project-picture" src={url} alt={alt} width={640} height={400} />
  );
}
