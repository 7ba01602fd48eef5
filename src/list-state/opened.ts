import { type To, useLocation, useNavigate, useParams } from 'react-router';

interface Opened {
  /** The row that the address opens over the list. */
  id: string | undefined;
  /** The address that opens a row, with the list's own query kept. */
  addressOf: (id: string) => To;
  close: () => void;
}

/** The row that is open over the list at `path`: it has an address of its own, so that a link to it can be sent. */
export function useOpened(path: string): Opened {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    id,
    addressOf: (row) => ({ pathname: `${path}/${row}`, search }),
    close: () => void navigate({ pathname: path, search }, { preventScrollReset: true }),
  };
}
