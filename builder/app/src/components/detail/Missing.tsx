import { Link } from 'react-router';
import type { Entity } from '../../core/entity.ts';
import { listPath } from '../../lib/paths.ts';
import { words } from '../../words/index.ts';
import { PageHead } from '../shell/PageHead.tsx';

/** Where a row was deleted, or is not for the reader to see: which of the two isn't told. */
export function Missing({ entity }: { entity: Entity }) {
  return (
    <>
      <PageHead title={words.detail.missing} lead={words.detail.missingText} />
      <p>
        <Link className="button" to={listPath(entity)}>
          {words.detail.backToList(entity.text.plural)}
        </Link>
      </p>
    </>
  );
}
