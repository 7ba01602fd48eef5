import { Link } from 'react-router';
import { PageHead } from './PageHead.tsx';

/** Said where an address leads to nothing. */
export function NotFound({ what = 'Page', back = '/' }: { what?: string; back?: string | undefined }) {
  return (
    <>
      <PageHead title={`${what} not found`} />
      <p>It may have been deleted, or the address has a mistake in it.</p>
      <p>
        <Link className="button" to={back}>
          {back === '/' ? 'Go to the first page' : 'Go back to the list'}
        </Link>
      </p>
    </>
  );
}
