import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../access/use-allowed.ts';
import { useConfirm } from '../components/feedback/confirm.tsx';
import type { BulkAction } from '../components/table/bulk-bar.tsx';
import type { ButtonAction } from '../components/table/row-actions.tsx';
import { useBulk } from './bulk.ts';
import type { DataName } from './resource.ts';

interface Options<Row> {
  resource: DataName;
  /** Group under `delete` in the `admin` namespace. */
  texts: 'users' | 'projects' | 'updates';
  nameOf: (row: Row) => string;
  /** The consequences of deleting a row; defaults to the group's `text`. */
  textOf?: (row: Row) => string;
  onDeleted?: (() => void) | undefined;
}

interface Deletion<Row> {
  of: (row: Row) => ButtonAction[];
  bulk: BulkAction[];
  /** Render this where the actions are offered. */
  dialog: ReactNode;
}

/** Deletes one or several rows after confirmation; offers nothing to users without the permission. */
export function useDeletion<Row extends { id: string }>(options: Options<Row>): Deletion<Row> {
  const { resource, texts, nameOf, textOf, onDeleted } = options;
  const { t } = useTranslation('admin');
  const mayDelete = useMay(resource, 'delete');
  const [ask, dialog] = useConfirm();
  const { remove, notify } = useBulk(resource);
  if (!mayDelete) return { of: () => [], bulk: [], dialog };

  const action = { key: 'delete', label: t('delete.menu'), danger: true };
  const askFor = (row: Row) => {
    const name = nameOf(row);
    ask({
      title: t(`delete.${texts}.title`, { name }),
      text: textOf?.(row) ?? t(`delete.${texts}.text`),
      action: t(`delete.${texts}.action`),
      onConfirm: () => void notify(remove([row.id]), t(`delete.${texts}.done`, { name }), onDeleted),
    });
  };
  return {
    of: (row) => [{ ...action, onClick: () => askFor(row) }],
    bulk: [
      {
        ...action,
        confirm: (count) => ({
          title: t(`delete.${texts}.bulkTitle`, { count }),
          text: t(`delete.${texts}.bulkText`),
        }),
        run: remove,
      },
    ],
    dialog,
  };
}
