/** How answers about the session are kept: they change only with it, and are given in this browser without a network. */
export const KEPT = { staleTime: Infinity, networkMode: 'always' } as const;
