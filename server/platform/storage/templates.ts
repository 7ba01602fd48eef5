import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AppLanguage } from '#blueprint/kinds.ts';
import { appIn } from '#blueprint/templates/index.ts';
import type { Previewer } from '#builder/compile/preview.ts';
import type { TemplateKind } from '#contract/builder/templates.ts';
import { HttpError } from '../errors.ts';
import { t } from '../../texts/index.ts';

/** The templates as running apps. */
export interface Templates {
  /**
   * Where the app of a template is. The first who asks has it compiled, so strangers cause at most one compile of each template in each language.
   * @throws 422 with the compiler's words when it does not compile
   */
  folder(kind: TemplateKind, language: AppLanguage): Promise<string>;
  close(): Promise<void>;
}

export function openTemplates(previewer: Previewer): Templates {
  const compiled = new Map<string, Promise<string>>();
  let root: Promise<string> | null = null;

  async function compile(kind: TemplateKind, language: AppLanguage): Promise<string> {
    root ??= mkdtemp(path.join(os.tmpdir(), 'selvedge-templates-'));
    const folder = path.join(await root, language, kind);
    await mkdir(folder, { recursive: true });
    const result = await previewer.compile(await appIn(kind, language), folder);
    if (!result.ok)
      throw new HttpError('invalid', t('The preview couldn’t be created. {why}', { why: result.log }));
    return folder;
  }

  return {
    folder(kind, language) {
      const name = `${language}/${kind}`;
      const known = compiled.get(name);
      if (known) return known;
      const folder = compile(kind, language);
      compiled.set(name, folder);
      // What failed is tried again by the next who asks.
      folder.catch(() => compiled.delete(name));
      return folder;
    },
    async close() {
      await Promise.allSettled(compiled.values());
      if (root) await rm(await root, { recursive: true, force: true });
    },
  };
}
