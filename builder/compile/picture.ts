import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const VIEW = { width: 1280, height: 800 };
const WIDTH = 640;
/** A picture is worth little: a build neither waits long for it nor fails over it. */
const DEADLINE = 12_000;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'none'; base-uri 'self'; form-action 'none'";

/** The Chromium to take pictures with, or null: the product runs without one. */
export function findChromium(named = process.env.CHROMIUM_PATH): string | null {
  if (named) return existsSync(named) ? named : null;
  return KNOWN.find((file) => existsSync(file)) ?? null;
}

/**
 * Writes `home.webp` into `folder`, a picture of the bundle's home page.
 * @returns what came of it, for the log
 */
export async function takePicture(
  app: string,
  folder: string,
  chromium = findChromium(),
): Promise<{ taken: boolean; log: string }> {
  if (chromium === null)
    return { taken: false, log: 'No picture of the home page: no Chromium is installed here.' };
  const profile = await mkdtemp(path.join(folder, 'picture-'));
  const shot = path.join(profile, 'home.png');
  const server = await serveBundle(app);
  try {
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port was free');
    await photograph(chromium, `http://127.0.0.1:${address.port}/`, shot, profile);
    // Loaded here only: a build without a browser never holds the library.
    const { default: sharp } = await import('sharp');
    const picture = await sharp(await readFile(shot))
      .resize({ width: WIDTH })
      .webp({ quality: 80 })
      .toBuffer();
    await writeFile(path.join(folder, 'home.webp'), picture);
    return { taken: true, log: `Took a picture of the home page, ${picture.length} bytes.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { taken: false, log: `No picture of the home page: ${reason}` };
  } finally {
    server.close();
    server.closeAllConnections();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function photograph(chromium: string, url: string, shot: string, profile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      chromium,
      [
        '--headless=new',
        `--screenshot=${shot}`,
        `--window-size=${VIEW.width},${VIEW.height}`,
        `--user-data-dir=${profile}`,
        '--virtual-time-budget=4000',
        '--hide-scrollbars',
        '--force-prefers-reduced-motion',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-extensions',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--no-default-browser-check',
        '--lang=en',
        // Nothing but the bundle can be reached, whatever the page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        // Chromium refuses to sandbox itself as root; as any other user it keeps its sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        url,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], timeout: DEADLINE, killSignal: 'SIGKILL' },
    );
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-500);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (existsSync(shot)) resolve();
      else if (signal) reject(new Error('the browser took too long.'));
      else reject(new Error(`the browser ended with ${code}. ${output.trim()}`));
    });
  });
}

/** Serves a bundle on a free port of this machine alone; every address without a file is a page of the app. */
function serveBundle(app: string): Promise<Server> {
  const root = path.resolve(app);
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.join(root, name);
    const known = file.startsWith(root + path.sep) && path.extname(file) in TYPES;
    const wanted = known ? file : path.join(root, 'index.html');
    readFile(wanted).then(
      (bytes) =>
        response
          .writeHead(200, {
            'Content-Type': TYPES[path.extname(wanted)] ?? 'application/octet-stream',
            'Content-Security-Policy': POLICY,
          })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
