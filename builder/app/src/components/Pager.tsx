import { Icon } from './Icon.tsx';

/** Steps through the pages of a list. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  return (
    <nav className="pager" aria-label="Pages of this list">
      <button type="button" className="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="back" /> Previous
      </button>
      <span aria-live="polite">
        Page {page} of {pages}
      </span>
      <button type="button" className="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next <Icon name="next" />
      </button>
    </nav>
  );
}
