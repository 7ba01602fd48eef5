import { words } from '../../words/index.ts';

export function Loading() {
  return (
    <p className="loading" role="status">
      {words.loading}
    </p>
  );
}
