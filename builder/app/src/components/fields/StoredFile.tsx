import { useEffect, useState } from 'react';
import { useFile } from '../../api/hooks.ts';
import { safeUrl } from '../../lib/links.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import { Picture } from '../pictures/Picture.tsx';

/** Where the bytes of an upload, or of a web address, can be shown from. */
function useFileUrl(file: string): string | undefined {
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

/** A picture; one drawn from the theme until it is there. */
export function StoredImage({ file, alt, seed }: { file: string; alt: string; seed: string }) {
  const url = useFileUrl(file);
  const [isBroken, setBroken] = useState(false);
  return (
    <span className="picture">
      {url && !isBroken ? (
        <img src={url} alt={alt} loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <Picture seed={seed} />
      )}
    </span>
  );
}

export function FileLink({ file }: { file: string }) {
  const url = useFileUrl(file);
  return (
    <a className="file-link" href={url} target="_blank" rel="noreferrer" aria-disabled={url === undefined}>
      <Icon name="file" />
      {words.detail.openFile}
    </a>
  );
}
