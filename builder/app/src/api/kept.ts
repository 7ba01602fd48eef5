// What this browser keeps of an app: JSON under names of its own. A browser may refuse to keep anything, or have no more room.

export interface Kept {
  read(name: string): unknown;
  /** Whether it is kept. */
  write(name: string, value: unknown): boolean;
  remove(name: string): void;
  /** Calls back with the name of what another tab wrote. */
  subscribe(listener: (name: string) => void): () => void;
}

/** The browser's storage, or null where a sandbox or a setting forbids it. A full one can still be read. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    // Where storage is forbidden, even naming it throws.
    return null;
  }
}

export function createKept(prefix: string, area: Storage | null): Kept {
  return {
    read(name) {
      const text = area?.getItem(`${prefix}:${name}`) ?? null;
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch {
        // Text that isn't JSON was not written by this app.
        return undefined;
      }
    },
    write(name, value) {
      if (!area) return false;
      try {
        area.setItem(`${prefix}:${name}`, JSON.stringify(value));
        return true;
      } catch {
        // The storage is full: the rows go on in memory.
        return false;
      }
    },
    remove: (name) => area?.removeItem(`${prefix}:${name}`),
    subscribe(listener) {
      if (!area) return () => undefined;
      const onStorage = ({ key, storageArea }: StorageEvent) => {
        if (storageArea === area && key?.startsWith(`${prefix}:`)) listener(key.slice(prefix.length + 1));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
