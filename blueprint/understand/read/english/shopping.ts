// "Put them in a basket and check out": what is put there is ordered, and nobody keeps baskets or lends what is checked out.

const CART =
  '(?:(?:an?|the|their|his|her|your|my) )?(?:(?:shopping|virtual|online) )?(?:cart|basket|bag)s?(?! (?:of|with|for|from|has|have|is|are)\\b)';
const BOUGHT =
  /\b(?:buy|buys|bought|pay|pays|paid|orders?|check ?-?out|prices?|shops?|sells?|stores?|cart|purchases?)\b/iu;
const PUT = new RegExp(
  String.raw`\b(?:add|put|place|drop)(s?) ((?:(?:the|some|several|their) )?[a-z]+(?: [a-z]+)? )?(?:in|into|to) ${CART}`,
  'giu',
);
const FILL = new RegExp(
  String.raw`\b(?:can |may )?(?:fills?|filling) ${CART}(?:,? (?:and then|and|then))?`,
  'giu',
);
const CHECK_OUT =
  /(?:,| and| then|, and)(?: then)? checks? ?-?out(?= *(?:[.,;!\n]|$|and\b|with\b|by\b|online\b))/giu;

/** The text with what is put into a cart as ordered; everything keeps its place. */
export function withOrders(text: string): string {
  if (!BOUGHT.test(text)) return text;
  const read = text
    .replace(PUT, (all, ending: string, what: string | undefined) =>
      `order${ending} ${what ?? ''}`.padEnd(all.length).slice(0, all.length),
    )
    .replace(FILL, (words) => ' '.repeat(words.length));
  return read === text ? text : read.replace(CHECK_OUT, (words) => ' '.repeat(words.length));
}
