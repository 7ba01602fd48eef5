import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useClient } from '../../api/hooks.ts';

interface Props {
  /** The id of an upload, or a web address. */
  source: string;
  /** Stands while it loads, and where it can't be loaded. */
  fallback: ReactNode;
}

const isAddress = (source: string) => /^https?:\/\//i.test(source);

export function StoredImage({ source, fallback }: Props) {
  return isAddress(source) ? (
    <Shown address={source} fallback={fallback} />
  ) : (
    <Uploaded id={source} fallback={fallback} />
  );
}

/** Its bytes come with the reader's access, so a plain address would not do. */
function Uploaded({ id, fallback }: { id: string; fallback: ReactNode }) {
  const client = useClient();
  const file = useQuery({ queryKey: ['file', id], queryFn: () => client.file(id), staleTime: Infinity });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file.data) return undefined;
    const made = URL.createObjectURL(file.data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file.data]);
  return address === null ? fallback : <Shown address={address} fallback={fallback} />;
}

function Shown({ address, fallback }: { address: string; fallback: ReactNode }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return fallback;
  return <img src={address} alt="" loading="lazy" onError={() => setIsBroken(true)} />;
}
