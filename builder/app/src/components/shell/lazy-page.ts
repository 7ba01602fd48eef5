import type { ComponentType } from 'react';

/** Loads a page's chunk when its address is opened. */
export const page = (load: () => Promise<{ default: ComponentType }>) => async () => ({
  Component: (await load()).default,
});
