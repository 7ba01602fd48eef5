import { useLogout } from '@refinedev/core';

/** Refine's `useLogout`, without its wait for a network: leaving must work without the server too. */
export function useSignOut(): { signOut: () => void; leaving: boolean } {
  const { mutate, isPending } = useLogout({ mutationOptions: { networkMode: 'always' } });
  return { signOut: () => mutate(), leaving: isPending };
}
