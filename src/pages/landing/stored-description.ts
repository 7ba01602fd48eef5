const KEY = 'landing-sentence';

/** The text typed on `/landing` survives a reload but not the tab. */
export const storedDescription = (): string | null => sessionStorage.getItem(KEY);

export const storeDescription = (text: string): void => {
  if (text === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, text);
};
