const loading = new Map<unknown, unknown>();

/**
 * Loads a part once. React shows what stands in for a lazy part while it awaits a new `import()`, even of what is there; a promise that
 * has already resolved it awaits without.
 */
export function loadOnce<T>(load: () => Promise<T>): Promise<T> {
  // Only this sets it, by the loader that gives it.
  const known = loading.get(load) as Promise<T> | undefined;
  if (known) return known;
  const part = load();
  loading.set(load, part);
  // What failed may be asked for again.
  part.catch(() => loading.delete(load));
  return part;
}
