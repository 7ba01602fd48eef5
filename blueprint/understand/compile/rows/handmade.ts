import { appOf, CONCEPTS } from '../../../concepts/index.ts';
import { APP_KINDS, type AppKind, type AppLanguage } from '../../../kinds.ts';
import { rowsOf } from '../../../rows.ts';
import type { Entity, Field, Row } from '../../../schema.ts';
import { keyOf, lexiconFor } from '../../lexicon.ts';
import { attributeNamed } from '../../ontology/index.ts';

// Rows of the hand-made apps, for things of the same concept: their texts and numbers belong together.

interface Table {
  kind: AppKind;
  entity: Entity;
  rows: readonly Row[];
}
/** Data whose rows tell of one shop only, or are people, whom every app has of its own. */
const PARTICULAR: readonly string[] = ['product', 'collection', 'order', 'service'];

function tablesOf(): ReadonlyMap<string, readonly Table[]> {
  const tables = new Map<string, Table[]>();
  const lexicon = lexiconFor('en');
  for (const kind of APP_KINDS) {
    const app = appOf(kind);
    const told = CONCEPTS[kind].about?.entities ?? [];
    for (const entity of app.entities) {
      const concept = lexicon.thing(entity.label);
      if (!concept || concept.category === 'person') continue;
      if (told.includes(entity.name) || PARTICULAR.includes(entity.name)) continue;
      tables.set(concept.id, [
        ...(tables.get(concept.id) ?? []),
        { kind, entity, rows: rowsOf(app, entity.name) },
      ]);
    }
  }
  return tables;
}
let known: ReadonlyMap<string, readonly Table[]> | undefined;

/** The hand-made table for a concept, in an app of a kind if there are several; they are written in English. */
export function handmadeFor(
  concept: string | undefined,
  kind: AppKind,
  language: AppLanguage,
): Table | undefined {
  if (concept === undefined || language !== 'en') return undefined;
  known ??= tablesOf();
  const found = known.get(concept);
  return found?.find((table) => table.kind === kind) ?? found?.[0];
}

const meaning = (label: string) => attributeNamed(label, 'en')?.name ?? keyOf(label);

/** The column of a table that holds what a field asks for. */
export function columnFor(
  { entity, rows }: Table,
  field: Field,
  isTitle: boolean,
): readonly Row[string][] | undefined {
  const same = entity.fields.find(
    (one) =>
      one.type === field.type &&
      ((isTitle && one.name === entity.title) || meaning(one.label) === meaning(field.label)),
  );
  if (!same || ['reference', 'references', 'date', 'dateTime', 'image', 'file'].includes(field.type))
    return undefined;
  const cells = rows.map((row) => row[same.name] ?? null);
  if (field.type !== 'select') return cells;
  const labels = new Map(same.options?.map(({ name, label }) => [name, keyOf(label)]));
  const mapped = cells.map(
    (cell) => field.options?.find(({ label }) => keyOf(label) === labels.get(String(cell)))?.name,
  );
  return mapped.every((cell) => cell !== undefined) ? mapped : undefined;
}
