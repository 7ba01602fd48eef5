const KEY = 'landing-sentence';

/** What is typed on `/landing` outlives a reload, and ends with the tab. */
export const keptSentence = (): string | null => sessionStorage.getItem(KEY);

export const keepSentence = (text: string): void => {
  if (text === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, text);
};
