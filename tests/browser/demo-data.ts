import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { runServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demo data, whose newest project is built. */
    demoData: string;
  }
}

/** Makes the demo data once: each file of tests starts a server, and the first start of one builds an app. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-demo-'));
  const server = await runServer(folder);
  await demoAppBuilt(server.url);
  await server.kill('SIGTERM');
  project.provide('demoData', folder);
  return () => rm(folder, { recursive: true, force: true });
}

async function demoAppBuilt(url: string): Promise<void> {
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'user@example.com', password: 'Selvedge!demo1' }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const get = (route: string) => fetch(url + route, { headers: { authorization: `Bearer ${token}` } });
  const projects = (await (await get('/api/projects')).json()) as { id: string; servedBuild: number }[];
  const [newest] = projects;
  if (!newest) throw new Error('The demo data have no project.');
  // The call waits for the files, and is refused for now where that takes long.
  for (;;) {
    const { status } = await get(`/api/projects/${newest.id}/builds/${newest.servedBuild}/files`);
    if (status === 200) return;
    if (status !== 503) throw new Error(`The files of the demo app: ${status}`);
    await pause(200);
  }
}
