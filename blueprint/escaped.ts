/** A text as a part of a regular expression that means nothing but itself. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
