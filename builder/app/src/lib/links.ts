/** Only addresses that are safe to follow become links. */
export function safeUrl(text: string): string | undefined {
  return /^https?:\/\//i.test(text.trim()) ? text.trim() : undefined;
}

/** The host and path, as people call an address. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** Where to go after signing in: only a path of this app. */
export function safePath(text: string | null): string {
  return text?.startsWith('/') && !text.startsWith('//') && !text.includes('\\') ? text : '/';
}
