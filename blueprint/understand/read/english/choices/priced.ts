import type { Choice } from './choice.ts';

// Values that are listed with what each costs or counts: "adult 12, child 6", "heels £12 / soles £35".

const AMOUNT = String.raw`(?:[£$€] ?)?\d+(?:[.,]\d{1,2})?(?: ?(?:[£$€%]|eur|euros?|usd|gbp|pounds?|dollars?|points?|pts?))?`;
const ITEM = String.raw`(\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?) ${AMOUNT}`;
const PRICED = new RegExp(
  String.raw`[(:] ?${ITEM}(?: ?(?:,|;|/|,? and|,? or) ?${ITEM})+(?= ?(?:[).;\n]|$))`,
  'gu',
);
const EACH = new RegExp(ITEM, 'gu');
/** What is limited or numbered so, and no value. */
const FIGURES =
  /\b(?:max|min|maximum|minimum|about|approx|age|over|under|below|above|from|to|till|until|size|no|nr|number|page|level|room|table|row|box|day|week|month|year|grade|u|at|in|on|of|and|or|total|up|than|per|every|with|has|have)$/u;

/** The priced values of a sentence, each without its amount. @param start where the sentence begins */
export const pricedIn = (lower: string, start: number): Choice[] =>
  [...lower.matchAll(PRICED)].flatMap(({ 0: said, index }): Choice[] => {
    const values = [...said.matchAll(EACH)].map(({ 1: value = '' }) => value);
    const isKnown = new Set(values).size === values.length && values.length > 1;
    if (!isKnown || values.some((value) => FIGURES.test(value))) return [];
    const isBracket = said.startsWith('(') && lower[index + said.length] === ')';
    const span = {
      start: start + index + (isBracket ? 0 : 1),
      end: start + index + said.length + (isBracket ? 1 : 0),
    };
    return [
      {
        label: 'type',
        values,
        isLife: false,
        ...span,
        valuesSpan: { start: start + index + 1, end: start + index + said.length },
      },
    ];
  });
