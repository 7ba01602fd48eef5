import { useMutation } from '@tanstack/react-query';
import type { Client, ListQuery, Titles } from '../../api/client.ts';
import { useClient } from '../../api/hooks.ts';
import type { Entity, Row } from '../../core/entity.ts';
import { cellForCsv, csvOf } from '../../lib/csv.ts';
import { download } from '../../lib/download.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';

const PAGE = 200;

/** Saves every row that the list matches, not only those on the screen. */
export function ExportButton({ entity, query }: { entity: Entity; query: ListQuery }) {
  const client = useClient();
  const exporting = useMutation({
    mutationFn: async () => download(`${entity.text.plural}.csv`, await tableOf(client, entity, query)),
  });
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        <Icon name="download" />
        {exporting.isPending ? words.list.exporting : words.list.export}
      </button>
      {exporting.isError && (
        <p className="error" role="alert">
          {exporting.error.message}
        </p>
      )}
    </>
  );
}

async function tableOf(client: Client, entity: Entity, query: ListQuery): Promise<Blob> {
  const lines: string[][] = [entity.fields.map(({ label }) => label)];
  const line = (row: Row, titles: Titles) =>
    entity.fields.map((field) => cellForCsv(field, row[field.name], titles));
  let cursor: string | undefined;
  do {
    const answer = await client.list(entity.name, { ...query, limit: PAGE, cursor });
    for (const row of answer.rows) lines.push(line(row, answer.titles));
    cursor = answer.next ?? undefined;
  } while (cursor !== undefined);
  return csvOf(lines);
}
