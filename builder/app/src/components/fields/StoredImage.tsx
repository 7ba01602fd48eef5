import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useFile } from '../../api/hooks.ts';
import { safeUrl } from '../../lib/links.ts';

interface Props {
  /** The id of an upload, or a web address. */
  file: string;
  alt?: string;
  /** Stands while it loads, and where it can't be loaded. */
  fallback: ReactNode;
}

/** Where it can be shown from. The bytes of an upload come with the reader's access, so a plain address would not do. */
function useImageUrl(file: string): string | undefined {
  const address = safeUrl(file);
  const [local, setLocal] = useState<string>();
  const { data } = useFile(address === undefined ? file : undefined);
  useEffect(() => {
    if (!data) return undefined;
    const url = URL.createObjectURL(data);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return address ?? local;
}

export function StoredImage({ file, alt = '', fallback }: Props) {
  const url = useImageUrl(file);
  const [broken, setBroken] = useState<string>();
  if (url === undefined || url === broken) return fallback;
  return <img src={url} alt={alt} loading="lazy" onError={() => setBroken(url)} />;
}
