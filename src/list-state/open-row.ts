import { type To, useLocation, useNavigate, useParams } from 'react-router';

interface OpenRow {
  /** Id of the row that the URL opens over the list. */
  id: string | undefined;
  /** The URL that opens a row, keeping the list's query. */
  urlOf: (id: string) => To;
  close: () => void;
}

/** The row that is open over the list at `path`. It has its own URL and so can be shared as a link. */
export function useOpenRow(path: string): OpenRow {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    id,
    urlOf: (row) => ({ pathname: `${path}/${row}`, search }),
    close: () => void navigate({ pathname: path, search }, { preventScrollReset: true }),
  };
}
