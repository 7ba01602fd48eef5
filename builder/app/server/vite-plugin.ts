import type { Plugin } from 'vite';
import type { FastifyInstance } from 'fastify';
import { withServer } from './web.ts';

interface DevModule {
  openDevApp(): Promise<FastifyInstance>;
}

async function reopen(module: DevModule, old: Promise<FastifyInstance> | undefined) {
  // If the old server failed to start, the request that started it has reported the error.
  const running = await old?.catch(() => null);
  await running?.close();
  return module.openDevApp();
}

/** In development the app's own server answers under /data/ at Vite's port; it is opened anew when its source changes. */
export function ownServer(): Plugin {
  let current: { module: DevModule; app: Promise<FastifyInstance> } | null = null;
  return {
    name: 'own-server',
    apply: 'serve',
    configureServer(vite) {
      async function appOf(): Promise<FastifyInstance> {
        const module = (await vite.ssrLoadModule('/server/dev.ts')) as DevModule;
        if (current?.module !== module) current = { module, app: reopen(module, current?.app) };
        return current.app;
      }
      vite.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/data/')) return next();
        appOf().then((app) => app.routing(request, response), next);
      });
      vite.httpServer?.once('close', () => {
        current?.app
          .then((app) => app.close())
          .catch((error: unknown) => vite.config.logger.error(String(error)));
      });
    },
    transformIndexHtml: withServer,
  };
}
