import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { type SmokeFault, writeSmoke } from './smoke-faults.ts';

// A process of its own, `node smoke.js <folder of the bundle> <path of each menu page…>`: it starts the bundle as a browser would, opens each
// page of the menu by its link, and ends with 1 and what went wrong on which page.

const PAGE_DEADLINE = 5_000;
/** Node has these too, and the bundle must meet the window's. */
const REPLACED = new Set(['navigator', 'location', 'Event', 'EventTarget', 'CustomEvent']);

const [app = '', ...pages] = process.argv.slice(2);
const faults: SmokeFault[] = [];
let current: string | null = null;
const note = (value: unknown) =>
  faults.push({
    page: current,
    message: value instanceof Error ? `${value.name}: ${value.message}` : String(value),
  });

const window = new Window({
  url: 'http://localhost/',
  settings: {
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  },
});
window.document.body.innerHTML = '<div id="root"></div>';
// A page waits for its style sheets, which aren't loaded here; the event must come after the page listens for it.
new window.MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => Array.from(addedNodes)))
    if (node instanceof window.HTMLLinkElement && node.rel === 'stylesheet')
      node.dispatchEvent(new window.Event('load'));
}).observe(window.document.head, { childList: true });
for (const key of Object.getOwnPropertyNames(window)) {
  if (key in globalThis && !REPLACED.has(key)) continue;
  Object.defineProperty(globalThis, key, {
    value: Reflect.get(window, key),
    configurable: true,
    writable: true,
  });
}
Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
Object.defineProperty(globalThis, 'document', { value: window.document, configurable: true });
console.error = (...parts: unknown[]) => note(parts.map(String).join(' '));
process.on('uncaughtException', note);
process.on('unhandledRejection', note);

const headingOf = () => window.document.querySelector('main h1')?.textContent.trim() ?? '';
const linkTo = (page: string) =>
  Array.from(window.document.querySelectorAll('nav a')).find((link) => link.getAttribute('href') === page);

/** The other pages of the same rows that the open one leads to. */
const viewsHere = () =>
  Array.from(window.document.querySelectorAll('.views a')).map((link) => link.getAttribute('href') ?? '');

/** Waits until what the page should show is there. @returns whether it came in time */
async function shows(condition: () => boolean): Promise<boolean> {
  const deadline = performance.now() + PAGE_DEADLINE;
  while (!condition()) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return true;
}

async function open(page: string): Promise<void> {
  current = page;
  // The menu is whole once it is known who is signed in.
  await shows(() => linkTo(page) !== undefined);
  const link = linkTo(page);
  if (!link) return void note('The menu has no link to this page.');
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
  const arrived = await shows(
    () => linkTo(page)?.getAttribute('aria-current') === 'page' && headingOf() !== '',
  );
  if (!arrived) note('This page doesn’t open.');
  if (window.document.querySelector('.not-found'))
    note('The menu leads to this page, but the app doesn’t have it.');
}

const html = await readFile(path.join(app, 'index.html'), 'utf8');
const script = /<script type="module"[^>]* src="\.\/assets\/([\w.-]+\.js)"/.exec(html)?.[1];
if (!script) note('The bundle has no script.');
else {
  await import(/* @vite-ignore */ pathToFileURL(path.join(app, 'assets', script)).href);
  const opened = new Set(pages);
  const openWithViews = async (page: string) => {
    await open(page);
    for (const view of viewsHere())
      if (!opened.has(view)) {
        opened.add(view);
        await open(view);
      }
  };
  if (await shows(() => headingOf() !== '')) for (const page of pages) await openWithViews(page);
  else note('The app shows nothing when it starts.');
}

process.stdout.write(
  faults.length === 0
    ? `Opened ${pages.length || 1} pages of the bundle.\n`
    : writeSmoke(faults.slice(0, 10)),
);
process.exit(faults.length === 0 ? 0 : 1);
