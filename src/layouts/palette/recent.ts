/** What was opened from the palette, newest first, kept in this browser for the person signed in. */
export interface RecentItem {
  title: string;
  detail: string;
  to: string;
}

const MOST = 8;
const keyOf = (userId: string) => `palette:${userId}`;

const isItem = (value: unknown): value is RecentItem =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'detail', 'to'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  String(Reflect.get(value, 'to')).startsWith('/');

export function recentItems(userId: string): RecentItem[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, MOST) : [];
  } catch (error) {
    console.warn('What was opened lately could not be read.', error);
    return [];
  }
}

export function rememberItem(userId: string, item: RecentItem): void {
  const others = recentItems(userId).filter(({ to }) => to !== item.to);
  localStorage.setItem(keyOf(userId), JSON.stringify([item, ...others].slice(0, MOST)));
}
