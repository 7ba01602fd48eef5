/** Makes something when it is first asked for, and keeps it: a browser takes a while for each formatter of a language. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
