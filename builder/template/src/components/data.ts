import type { UseQueryResult } from '@tanstack/react-query';
import { useRows } from '../api/hooks.ts';
import type { ApiError, ListAnswer, ListQuery } from '../api/client.ts';
import { app } from '../app.ts';
import type { Entity } from '../core/entity.ts';
import { createFormat } from '../core/format.ts';
import { paths } from '../paths.ts';
import { messages } from '../words/messages.en.ts';

export const format = createFormat({ locale: app.language, currency: app.currency, messages });
const all: Readonly<Record<string, (typeof paths)['repair']>> = paths;
export const pathOf = (entity: Entity, id: string) =>
  (all[entity.name]?.detail ?? '/').replace(':id', encodeURIComponent(id));
export const newPathOf = (entity: Entity) => all[entity.name]?.create ?? '/';
export const listPathOf = (entity: Entity) => all[entity.name]?.list ?? '/';

/** The rows of an entity whose fields are only known by name. */
export const useAnyRows = (entity: Entity, query: ListQuery | undefined) =>
  useRows(entity, query) as UseQueryResult<ListAnswer, ApiError>;
