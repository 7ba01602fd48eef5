import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createPreviewer } from '#builder/compile/preview.ts';
import { PREVIEW_LIVES } from '#contract/core/limits.ts';
import { openAddress } from '../addresses.ts';
import type { Db } from '../database/index.ts';
import { newId } from '../database/ids.ts';
import { HttpError } from '../errors.ts';
import { createTurns } from '../turns.ts';
import { t } from '../../texts/index.ts';
import { openTemplates, type Templates } from './templates.ts';

interface Opened {
  token: string;
  expiresAt: number;
}

/** Compiled drafts at random addresses that expire. */
export interface Previews {
  /**
   * Compiles a draft in its user's turn. Who asks for the same project again before that turn has come shares it.
   * @param draft reads the draft once the turn has come, so that the newest is compiled
   * @throws 422 with the compiler's words when the draft does not compile
   */
  open(userId: string, projectId: string, draft: () => Promise<unknown>): Promise<Opened>;
  /** Compiles an app that is no draft yet, in its user's turn and for nobody else. */
  openProposal(userId: string, projectId: string, blueprint: unknown): Promise<Opened>;
  folder(name: string): string;
  templates: Templates;
  /** Removes what has expired. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

const KEPT_PER_PROJECT = 4;

export function createPreviews(db: Db, dataDir: string, worker: string): Previews {
  const root = path.join(dataDir, 'previews');
  const previewer = createPreviewer({ worker });
  const templates = openTemplates(previewer);
  const takeTurn = createTurns<Opened>();
  const folder = (name: string) => path.join(root, name);

  async function forget(rows: { id: string; folder: string | null }[]): Promise<void> {
    for (const row of rows) {
      if (row.folder) await rm(folder(row.folder), { recursive: true, force: true });
      await db.deleteFrom('addresses').where('id', '=', row.id).execute();
    }
  }

  async function make(projectId: string, blueprint: unknown): Promise<Opened> {
    const name = newId();
    await mkdir(folder(name), { recursive: true });
    const result = await previewer.compile(blueprint, folder(name));
    if (!result.ok) {
      await rm(folder(name), { recursive: true, force: true });
      throw new HttpError('invalid', t('The preview couldn’t be created. {why}', { why: result.log }));
    }
    const opened = await openAddress(db, {
      purpose: 'preview',
      lives: PREVIEW_LIVES,
      projectId,
      folder: name,
    });
    const older = await db
      .selectFrom('addresses')
      .select(['id', 'folder'])
      .where('projectId', '=', projectId)
      .where('purpose', '=', 'preview')
      .orderBy('createdAt', 'desc')
      .limit(100)
      .offset(KEPT_PER_PROJECT)
      .execute();
    await forget(older);
    return opened;
  }

  return {
    folder,
    templates,
    open: (userId, projectId, draft) =>
      takeTurn(userId, projectId, async () => make(projectId, await draft())),
    openProposal: (userId, projectId, blueprint) =>
      takeTurn(userId, newId(), () => make(projectId, blueprint)),
    async sweep() {
      await forget(
        await db
          .selectFrom('addresses')
          .select(['id', 'folder'])
          .where('expiresAt', '<', Date.now())
          .execute(),
      );
    },
    async close() {
      await previewer.close();
      await templates.close();
    },
  };
}
