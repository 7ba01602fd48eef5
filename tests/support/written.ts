import { transform } from 'esbuild';
import { check, resolveConfig } from 'prettier';
import type { SourceFile } from '#builder/generate/index.ts';

// What the files of a generated app say, read without the app.

export function textOf(files: readonly SourceFile[], path: string): string {
  const found = files.find((file) => file.path === path);
  if (!found) throw new Error(`${path} was not generated`);
  return found.text;
}

/** What a data module exports. Its imports are left out: a model is then its plain definition. */
export async function valuesOf(source: string): Promise<Record<string, unknown>> {
  const { code } = await transform(source, { loader: 'ts', charset: 'ascii' });
  const plain = code.replace(/^import .*$/gm, '');
  const prelude = 'const text = null; const defineEntity = (definition) => definition;\n';
  const script = (/\bconst text\b/.test(plain) ? '' : prelude) + plain;
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`
  );
  return module as Record<string, unknown>;
}

const FORMATTED = /\.(?:tsx?|m?js|json|css|md|html)$/;

/** The paths of those files that prettier would write otherwise. */
export async function unformatted(files: readonly SourceFile[]): Promise<string[]> {
  const config = await resolveConfig(new URL('../../package.json', import.meta.url).pathname);
  const results = await Promise.all(
    files
      .filter(({ path }) => FORMATTED.test(path))
      .map(async ({ path, text }) => ((await check(text, { ...config, filepath: path })) ? '' : path)),
  );
  return results.filter(Boolean);
}
