import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { appOf } from '#blueprint/concepts/index.ts';
import type { Previewer } from '#builder/compile/preview.ts';
import type { TemplateKind } from '#contract/builder/templates.ts';
import { HttpError } from '../errors.ts';
import { t } from '../../texts/index.ts';

/** The templates as running apps. */
export interface Templates {
  /**
   * Where the app of a template is. The first who asks has it compiled, so strangers cause at most one compile of each template.
   * @throws 422 with the compiler's words when it does not compile
   */
  folder(kind: TemplateKind): Promise<string>;
  close(): Promise<void>;
}

export function openTemplates(previewer: Previewer): Templates {
  const compiled = new Map<TemplateKind, Promise<string>>();
  let root: Promise<string> | null = null;

  async function compile(kind: TemplateKind): Promise<string> {
    root ??= mkdtemp(path.join(os.tmpdir(), 'selvedge-templates-'));
    const folder = path.join(await root, kind);
    await mkdir(folder, { recursive: true });
    const result = await previewer.compile(appOf(kind), folder);
    if (!result.ok)
      throw new HttpError('invalid', t('The preview couldn’t be created. {why}', { why: result.log }));
    return folder;
  }

  return {
    folder(kind) {
      const known = compiled.get(kind);
      if (known) return known;
      const folder = compile(kind);
      compiled.set(kind, folder);
      // What failed is tried again by the next who asks.
      folder.catch(() => compiled.delete(kind));
      return folder;
    },
    async close() {
      await Promise.allSettled(compiled.values());
      if (root) await rm(await root, { recursive: true, force: true });
    },
  };
}
