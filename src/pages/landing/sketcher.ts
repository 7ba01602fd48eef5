import type { Blueprint } from '#blueprint/schema.ts';
import { call } from '../../api/call.ts';
import type { DrawnApp } from '../../components/app-picture/look.ts';

type Sketcher = typeof import('#blueprint/sketch/index.ts');

let sketcher: Sketcher | null = null;
let loading: Promise<Sketcher> | null = null;

/** Loads the sketcher, which nobody needs before the sentence box is used. */
function loadSketcher(): Promise<Sketcher> {
  loading ??= import('#blueprint/sketch/index.ts').then(
    (loaded) => (sketcher = loaded),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export function prefetchSketcher(): void {
  loadSketcher().catch((error: unknown) => console.warn('The sketcher could not be prefetched.', error));
}

/** Sketches in the browser; until the sketcher is there the server answers too, and the first answer counts. */
export async function sketchOf(description: string): Promise<Blueprint> {
  if (sketcher) return sketcher.sketch(description);
  const answered = new AbortController();
  try {
    return await Promise.any([
      loadSketcher().then((loaded) => loaded.sketch(description)),
      call('POST /api/projects/sketch', { body: { description }, signal: answered.signal }).then(
        ({ blueprint }) => blueprint ?? Promise.reject(new Error('There is nothing to build in it')),
      ),
    ]);
  } finally {
    answered.abort();
  }
}

/** A sketch with what it is drawn with, which is loaded only once someone types. */
export async function drawnSketchOf(description: string): Promise<DrawnApp> {
  const [{ drawn }, blueprint] = await Promise.all([
    import('../../components/app-picture/look.ts'),
    sketchOf(description),
  ]);
  return drawn(blueprint);
}
