import { readScope } from './access.ts';
import type { Actor } from './calls.ts';
import type { Computing } from './compute.ts';
import type { Entity, Field } from './entity.ts';
import { titleFields } from './format.ts';
import { ownCondition } from './own.ts';
import { fold, wordsOf } from './query.ts';
import type { Condition } from './storage.ts';
import { TITLE_DEPTH } from './titles.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'longText', 'email', 'phone', 'url']);
/** How many rows of another entity one word may stand for. */
const MAX_REFERENCED = 200;

const textFields = (fields: readonly Field[]) =>
  fields.filter(({ type }) => TEXTS.has(type)).map(({ name }) => name);

/** The rows that an actor may read, as conditions; null for none. */
export function scopeOf(entity: Entity, actor: Actor): readonly Condition[] | null {
  const scope = readScope(entity, actor);
  if (scope === 'none') return null;
  return scope === 'all' ? [] : [ownCondition(entity, actor)];
}

/** The rows of another entity whose title has the text; a title may be that of a row which it refers to in turn. */
async function referenced(
  computing: Computing,
  actor: Actor,
  name: string,
  text: string,
  passed: readonly string[],
): Promise<readonly string[]> {
  const entity = computing.entities.get(name);
  const isTooFar = passed.includes(name) || passed.length > TITLE_DEPTH;
  const scope = entity && !isTooFar && scopeOf(entity, actor);
  if (!entity || !scope) return [];
  const names = titleFields(entity);
  const titled = entity.fields.filter((field) => names.includes(field.name));
  const among = await amongFor(computing, actor, titled, text, [...passed, name]);
  const fields = textFields(titled);
  if (fields.length === 0 && Object.keys(among).length === 0) return [];
  const { rows } = await computing.db.list(entity, {
    where: [...scope, { op: 'word', text, fields, among }],
    sort: { field: 'createdAt', descending: true },
    offset: 0,
    limit: MAX_REFERENCED,
  });
  return rows.map(({ id }) => id);
}

/** The values of choices and references that the text stands for, by the field's name. */
async function amongFor(
  computing: Computing,
  actor: Actor,
  fields: readonly Field[],
  text: string,
  passed: readonly string[],
): Promise<Record<string, readonly string[]>> {
  const among: Record<string, readonly string[]> = {};
  const ids = new Map<string, readonly string[]>();
  for (const field of fields) {
    if (field.type === 'select') {
      const options = (field.options ?? []).filter((option) =>
        fold(field.optionTexts[option]?.label ?? option).includes(text),
      );
      if (options.length > 0) among[field.name] = options;
    } else if ((field.type === 'reference' || field.type === 'references') && field.entity !== undefined) {
      const known = ids.get(field.entity) ?? (await referenced(computing, actor, field.entity, text, passed));
      ids.set(field.entity, known);
      if (known.length > 0) among[field.name] = known;
    }
  }
  return among;
}

/** The conditions of a search: each word stands in a text, in the label of a choice or in the title of a row referred to. */
export async function searchConditions(
  computing: Computing,
  actor: Actor,
  entity: Entity,
  q: string | undefined,
): Promise<readonly Condition[]> {
  const conditions: Condition[] = [];
  for (const text of wordsOf(q))
    conditions.push({
      op: 'word',
      text,
      fields: textFields(entity.fields),
      among: await amongFor(computing, actor, entity.fields, text, []),
    });
  return conditions;
}
