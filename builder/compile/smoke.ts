import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import type { Blueprint } from '#blueprint/schema.ts';

/**
 * Starts the bundle as a browser would and opens each page of its menu.
 * @param app the folder of the bundle
 * @returns what went wrong, in sentences, and how many pages were opened
 */
export async function smokeRender(app: string, blueprint: Blueprint): Promise<{ pages: number; faults: string[] }> {
  const html = await readFile(path.join(app, 'index.html'), 'utf8');
  const script = (await readdir(path.join(app, 'assets'))).find((name) => html.includes(name) && name.endsWith('.js'));
  if (!script) return { pages: 0, faults: ['The bundle has no script.'] };

  const window = new Window({ url: 'http://localhost/', settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } });
  const faults: string[] = [];
  const note = (value: unknown) => faults.push(value instanceof Error ? `${value.name}: ${value.message}` : String(value));
  window.document.body.innerHTML = '<div id="root"></div>';
  for (const key of Object.getOwnPropertyNames(window)) {
    if (key in globalThis && key !== 'navigator' && key !== 'location' && key !== 'Event' && key !== 'EventTarget' && key !== 'CustomEvent') continue;
    Object.defineProperty(globalThis, key, { value: Reflect.get(window, key), configurable: true, writable: true });
  }
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  Object.defineProperty(globalThis, 'document', { value: window.document, configurable: true });
  console.error = (...parts: unknown[]) => note(parts.map(String).join(' '));
  process.on('uncaughtException', note);

  await import(pathToFileURL(path.join(app, 'assets', script)).href);
  const menu = blueprint.pages.filter((page) => page.inMenu && page.kind !== 'detail');
  const opened = menu.length > 0 ? menu : [{ title: 'the first page', path: '/' }];
  for (const page of opened) {
    window.location.hash = `#${page.path}`;
    await window.happyDOM.waitUntilComplete();
    const text = window.document.getElementById('root')?.textContent ?? '';
    if (text.trim() === '') faults.push(`The page at ${page.path} stayed empty.`);
  }
  return { pages: opened.length, faults: faults.slice(0, 10) };
}
