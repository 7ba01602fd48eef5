/** Query options for answers about the session: only the session changes them, and they need no network. */
export const SESSION_QUERY = { staleTime: Infinity, networkMode: 'always' } as const;
