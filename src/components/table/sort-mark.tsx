/** Sort direction of a column and, when sorting by several, its position from 1. */
export function SortMark({ order, place }: { order: 'asc' | 'desc' | null; place: number | null }) {
  return (
    <span className="sort-mark">
      <svg viewBox="0 0 10 14" width="10" height="14" aria-hidden="true">
        <path d="M5 1 8.5 5.5h-7z" className={order === 'asc' ? 'sort-on' : ''} />
        <path d="M5 13 1.5 8.5h7z" className={order === 'desc' ? 'sort-on' : ''} />
      </svg>
      {place !== null && <span aria-hidden="true">{place}</span>}
    </span>
  );
}
