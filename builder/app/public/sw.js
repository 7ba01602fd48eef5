// Keeps the app's own files, so that it opens without a connection. Rows are kept by the app itself.

const CACHE = 'app-1';
const root = new URL('./', self.location.href);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(root.href)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      ),
  );
  self.clients.claim();
});

async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Files under assets/ carry a hash of their content in their names, so a kept one is never out of date. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  return found ?? fresh(request, request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== root.origin || !url.pathname.startsWith(root.pathname))
    return;
  const path = url.pathname.slice(root.pathname.length);
  if (path.startsWith('data/')) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, root.href));
  else if (path.startsWith('assets/')) event.respondWith(kept(request));
});
