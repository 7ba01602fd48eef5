import { useLogout } from '@refinedev/core';

/** Refine's `useLogout` with `networkMode: 'always'`, since signing out must also work offline. */
export function useSignOut(): { signOut: () => void; leaving: boolean } {
  const { mutate, isPending } = useLogout({ mutationOptions: { networkMode: 'always' } });
  return { signOut: () => mutate(), leaving: isPending };
}
