import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { number } from './format.ts';
import './pages.css';

interface Props {
  page: number;
  size: number;
  total: number;
  /** Sizes to choose from; without them the size stays. */
  sizes?: readonly number[];
  onPage: (page: number) => void;
  onSize?: (size: number) => void;
}

/** The pages shown as numbers: the first, the last, and those around the current one; null stands for the ones left out. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const shown = [...new Set(near)].toSorted((one, other) => one - other);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one - 1;
    if (one - before === 1) return [one];
    // A gap of one page is better filled than hidden.
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}

/** Which rows of how many a list shows, and the way to the others. */
export function Pages({ page, size, total, sizes = [], onPage, onSize }: Props) {
  const { t } = useTranslation('shell');
  const last = Math.max(1, Math.ceil(total / size));
  const smallest = Math.min(size, ...sizes);
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  return (
    <nav className="pages" aria-label={t('pages.label')}>
      <p className="pages-range">
        {t('table.range', {
          first: number(first),
          last: number(Math.min(page * size, total)),
          total: number(total),
        })}
      </p>
      {last > 1 && (
        <ul>
          <li>
            <button
              type="button"
              aria-label={t('pages.before')}
              aria-disabled={page <= 1}
              onClick={() => page > 1 && onPage(page - 1)}
            >
              <LeftOutlined />
            </button>
          </li>
          {pageNumbers(page, last).map((one, index) =>
            one === null ? (
              <li key={`gap ${index}`} aria-hidden="true" className="pages-gap">
                …
              </li>
            ) : (
              <li key={one}>
                <button
                  type="button"
                  aria-label={t('pages.one', { page: number(one) })}
                  aria-current={one === page ? 'page' : undefined}
                  onClick={() => onPage(one)}
                >
                  {number(one)}
                </button>
              </li>
            ),
          )}
          <li>
            <button
              type="button"
              aria-label={t('pages.after')}
              aria-disabled={page >= last}
              onClick={() => page < last && onPage(page + 1)}
            >
              <RightOutlined />
            </button>
          </li>
        </ul>
      )}
      {onSize && total > smallest && (
        <label className="pages-size">
          {t('pages.size')}{' '}
          <select value={size} onChange={(event) => onSize(Number(event.target.value))}>
            {sizes.map((one) => (
              <option key={one} value={one}>
                {number(one)}
              </option>
            ))}
          </select>
        </label>
      )}
    </nav>
  );
}
