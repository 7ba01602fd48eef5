/** Whether a text has at least one word to read. */
export const hasWords = (text: string) => /[\p{L}\p{N}]{3}|[\p{Lo}]{2}/u.test(text);
