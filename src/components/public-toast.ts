type Kind = 'success' | 'info' | 'warning' | 'error';

/** Shows a toast on a public page, in the same area as the shell's. The library comes with the first one, so that no page carries it. */
export async function showToast(kind: Kind, message: string): Promise<void> {
  const [{ toast }, { mountToastArea }] = await Promise.all([
    import('./toast.ts'),
    import('./public-toast-area.tsx'),
  ]);
  mountToastArea();
  toast[kind](message);
}
