import { useMutation } from '@tanstack/react-query';
import { useClient, useFileInfo } from '../../api/hooks.ts';
import { app } from '../../app.ts';
import { download } from '../../lib/download.ts';
import { safeUrl, shortUrl } from '../../lib/links.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import { reasonOf } from '../reasonOf.ts';
import { useNotify } from '../shell/notices.ts';

/** A file that a row holds: an upload, or a web address. */
export function FileLink({ file }: { file: string }) {
  const address = safeUrl(file);
  if (address === undefined) return <UploadLink id={file} />;
  return (
    <a className="file-link" href={address} target="_blank" rel="noreferrer">
      <Icon name="file" />
      {shortUrl(address)}
    </a>
  );
}

/** Its bytes are loaded when it is pressed. */
function UploadLink({ id }: { id: string }) {
  const client = useClient();
  const notify = useNotify();
  const { data: info } = useFileInfo(id);
  const name = info?.name ?? words.detail.openFile;
  const saving = useMutation({
    mutationFn: async () => download(name, await client.file(id)),
    onError: (error) => notify(reasonOf(error)),
  });
  return (
    <button
      type="button"
      className="link file-link"
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      <Icon name="file" />
      <span dir="auto">{name}</span>
      {info && <small>{sizeText(info.bytes)}</small>}
    </button>
  );
}

/** `340 kB`, `1.2 MB` */
function sizeText(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const size = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000;
  return new Intl.NumberFormat(app.language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(size);
}
