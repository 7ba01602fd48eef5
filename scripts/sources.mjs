// The product's own sources, read and written by scripts that run outside a build.
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';

/** @returns what a module of the product exports */
export const load = async (file) =>
  (await runnerImport(`./${file}`, { configFile: false, logLevel: 'error' })).module;

/** Writes a source file as it would be formatted. */
export const writeSource = async (file, source) =>
  writeFile(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
