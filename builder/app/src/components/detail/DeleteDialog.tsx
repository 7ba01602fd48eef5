import { useNavigate } from 'react-router';
import { useDeleteRow, useDeletion } from '../../api/hooks.ts';
import type { Entity } from '../../core/entity.ts';
import { countsText } from '../../lib/entities.ts';
import { listPath } from '../../lib/paths.ts';
import { words } from '../../words/index.ts';
import ConfirmDialog from '../dialog/ConfirmDialog.tsx';
import { useNotify } from '../shell/notices.ts';

interface Props {
  entity: Entity;
  id: string;
  title: string;
  onClose: () => void;
}

/** Says what deleting a row would do to others before it is done. */
export default function DeleteDialog({ entity, id, title, onClose }: Props) {
  const { data, error, isPending } = useDeletion(entity, id);
  const remove = useDeleteRow(entity);
  const navigate = useNavigate();
  const notify = useNotify();
  const kept = countsText(data?.kept ?? {});
  const cleared = countsText(data?.cleared ?? {});
  const deleted = countsText(data?.deleted ?? {});
  const failure = error ?? remove.error;

  /** What goes wrong stands in the dialog, as `remove.error`. */
  async function confirm() {
    await remove.mutateAsync(id);
    notify(words.detail.wasDeleted);
    await navigate(listPath(entity), { replace: true });
  }

  return (
    <ConfirmDialog
      title={words.detail.deleteAsk(title)}
      confirm={words.delete}
      isDanger
      isPending={isPending || remove.isPending}
      onConfirm={kept === '' && !error ? () => void confirm().catch(() => undefined) : undefined}
      onClose={onClose}
    >
      {isPending && <p>{words.loading}</p>}
      {failure && (
        <p className="error" role="alert">
          {failure.message}
        </p>
      )}
      {kept !== '' && <p>{words.detail.kept(kept)}</p>}
      {kept === '' && deleted !== '' && <p>{words.detail.deleted(deleted)}</p>}
      {kept === '' && cleared !== '' && <p>{words.detail.cleared(cleared)}</p>}
      {kept === '' && data && <p>{words.detail.deleteText}</p>}
    </ConfirmDialog>
  );
}
