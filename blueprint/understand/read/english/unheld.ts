import { type Facts, type Span, spansOf } from '../../facts.ts';
import type { Sentence } from './tokens.ts';

// Rules that a text lays down and no fact stands for: whoever wrote them is told so, instead of finding out later.

/** As many as are shown. */
const MOST = 6;

const NOT = String.raw`(?:(?:ca|must|may|should|need|do|does|is|are|wo)n'?t|cannot|can ?not|(?:must|may|should|do|does|is|are|shall|will) (?:not|never)|never)`;
/** How something is forbidden, or made to wait for something else. */
const FORBIDDING = new RegExp(
  [
    String.raw`\b(?:can'?t|cannot|can not|mustn'?t|must (?:not|never)|may (?:not|never)|shouldn'?t|should (?:not|never)|(?:is|are)(?: not|n'?t) (?:allowed|permitted|to be|let)|not allowed|forbidden|won'?t be)\b`,
    String.raw`\b(?:nobody|no ?one|none) (?:else )?(?:under|over|below|above|without|but|except|may|can|should|must|gets?|is allowed|apart|goes|comes)\b`,
    String.raw`\bno (?:[a-z-]+ ){1,4}(?:without|unless|until|till|before|after|once|while|if|when|allowed|twice)\b`,
    String.raw`\bnever (?:[a-z-]+ ){1,6}(?:without|unless|until|till|before|after|below|under|twice|more)\b`,
    String.raw`\b(?:only|just) (?:if|when|after|once|with|till|until|before|while|from|between)\b`,
    String.raw`\b(?:locked|blocked) (?:[a-z]+ ){0,3}(?:until|till|unless|for|while|as long|after)\b|\b(?:mandatory|compulsory) (?:for|under|from|if|when|unless)\b`,
    String.raw`\b(?:unless|needs? to be [a-z]+ (?:before|first)|(?:must|has to|have to) (?:be |have )?[a-z]+ (?:[a-z]+ ){0,3}(?:before|first|beforehand))\b`,
    String.raw`\b(?:must|may|can|allowed) only\b|\bonly (?:[a-z-]+ ){1,3}(?:may|can|must|are allowed|is allowed)\b`,
    // Who alone may, and what is kept from some.
    String.raw`^(?:and |but )?only (?:the |our |my |an? )?[a-z]+ [a-z]`,
    String.raw`\b(?:stays?|keeps?|kept|remains?|hidden|secret) (?:it |them )?(?:secret|private|hidden|confidential|from)\b|^(?:and )?not (?:my|our|his|her|the) [a-z]`,
    String.raw`\bonly (?:change|edit|see|view|fill|enter|add|delete)s?\b|\b(?:change|edit)s? (?:their|there|his|her) own\b`,
    String.raw`\b(?:counts?|valid|allowed|released|let in|open) only\b`,
  ].join('|'),
);
/** Values in a row, and words of a column. */
const LISTED = /^\(|\)$|\/ [a-z]|^[^ ]+ or [^ ]+$/;
/** What is told of how things are, and asks for nothing: "we can't see who paid", "nobody knows". */
const COMPLAINT = new RegExp(
  String.raw`\b(?:i|we|you|it|who|that|people|they|[a-z]+s|nobody|no ?one|everyone)(?:'ve| have)?(?: [a-z]+)? ?${NOT} (?:[a-z]+ )?(?:know|remember|find|see|tell|keep|read|agree|recall|think|want|need|care|work|afford|understand|mind|use|like|bother|answer|come|make it|get (?:to|in)|reproduce|do another)\b|\b(?:nobody|no ?one) (?:ever )?(?:knows?|remembers?|can (?:find|read|tell|see|remember)|has|is|was|wants?|reads?|likes?|needs?)\b|\bwhy\b|^(?:do|can|could|would|is|are|must) (?:i|we|you)\b`,
);
const PARTS = /[.;!?\n]+|,(?! (?:unless|until|till|before))| but | – | - |:/g;

/** The parts of a sentence, where they stand in the description. */
function partsOf({ text, start }: Sentence): { lower: string; span: Span }[] {
  const lower = text.toLowerCase();
  const edges = [...lower.matchAll(PARTS)].map(({ index, 0: edge }) => ({ index, end: index + edge.length }));
  const starts = [0, ...edges.map(({ end }) => end)];
  return starts.map((from, at) => {
    const to = edges[at]?.index ?? lower.length;
    const part = lower.slice(from, to);
    const lead = part.length - part.trimStart().length;
    const span = { start: start + from + lead, end: start + from + part.trimEnd().length };
    return { lower: part.trim(), span };
  });
}

/** What sentences forbid or make wait, and nothing stands for. */
export function unheldIn(sentences: readonly Sentence[], facts: Facts): Span[] {
  const { rules, access, pages, unknown, fields } = facts;
  const held = [...rules, ...access, ...pages, ...fields.filter(isBounded)].flatMap(spansOf);
  const isHeld = ({ start, end }: Span) =>
    [...held, ...unknown].some((span) => span.start < end && span.end > start);
  return sentences
    .flatMap(partsOf)
    .filter(
      ({ lower, span }) =>
        FORBIDDING.test(lower) && !COMPLAINT.test(lower) && !LISTED.test(lower) && !isHeld(span),
    )
    .map(({ span }) => span)
    .slice(0, MOST);
}
const isBounded = ({ min, max, unique, required }: Facts['fields'][number]): boolean =>
  min !== undefined || max !== undefined || unique === true || required === true;
