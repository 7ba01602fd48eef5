/** A fresh row id; `crypto.randomUUID` is missing on pages without https, `getRandomValues` never is. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `r${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
