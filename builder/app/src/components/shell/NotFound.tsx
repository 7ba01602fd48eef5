import { Link } from 'react-router';
import { words } from '../../words/index.ts';
import { PageHead } from './PageHead.tsx';

export function NotFound() {
  return (
    <div className="not-found">
      <PageHead title={words.shell.notFound} lead={words.shell.notFoundText} />
      <p>
        <Link className="button" to="/">
          {words.shell.home}
        </Link>
      </p>
    </div>
  );
}
