import type { Context, Outcome } from '../change.ts';
import { distance } from '../text.ts';
import { ACCESS_RULES } from './access.ts';
import { ADD_RULES } from './add.ts';
import { APP_RULES } from './app.ts';
import { BUSINESS_RULES } from './business.ts';
import { COMPUTED_RULES } from './computed.ts';
import { EVERYDAY_RULES } from './everyday.ts';
import { readLook } from './look.ts';
import { MENU_RULES } from './menu.ts';
import { PAGE_RULES } from './pages.ts';
import { firstOutcome } from './pattern.ts';
import { PROPERTY_RULES } from './properties.ts';
import { RELATION_RULES } from './relations.ts';
import { REMOVE_RULES } from './remove.ts';
import { RENAME_RULES } from './rename.ts';
import { SECTION_RULES } from './sections.ts';
import { STATE_RULES } from './states.ts';
import { VALUE_RULES } from './values.ts';

/** What is narrowest first: “only owners can delete orders” also begins like other requests, but not the other way round. */
const RULES = [
  ...EVERYDAY_RULES,
  ...APP_RULES,
  ...BUSINESS_RULES,
  ...MENU_RULES,
  ...PROPERTY_RULES,
  ...VALUE_RULES,
  ...ACCESS_RULES,
  ...COMPUTED_RULES,
  ...STATE_RULES,
  ...SECTION_RULES,
  ...PAGE_RULES,
  ...RELATION_RULES,
  ...RENAME_RULES,
  ...REMOVE_RULES,
  ...ADD_RULES,
];

/** Words of courtesy around a request. */
const BEFORE =
  /^(?:(?:please|pls|plz|hey|hi|hello|ok(?:ay)?|well|so|and|also|then|now|next|just|maybe|finally|actually|oh|btw|by the way|first|second|lastly|additionally|in addition|furthermore|moreover|besides|i think|i guess|perhaps|kindly|can you|could you|would you|will you|can we|could we|can i|could i|may i|is it possible to|would it be possible to|it should be possible to|it must be possible to|i'd like you to|i would like you to|i want you to|i need you to|we need you to|i'd like to|i would like to|i want to|we want to|we'd like to|we would like to|i(?: also)? need to(?! know)|we(?: also)? need to(?! know)|you should|you can|let's|lets|let us|make sure(?: that)?|ensure(?: that)?|make it so that|it would be (?:nice|great|good)(?: if| to)|what about|how about|don't forget to|remember to|try to|help me(?: to)?|i wish)[,:!]? )+/iu;
const AFTER =
  /(?:,? (?:please|pls|plz|thanks|thank you|thx|instead|for me|for us|now|as well|too|also|from now on|if possible|somehow|asap|(?:to|in|on|of|for|from) (?:the|this|my|our) (?:whole |entire )?(?:app|application|site|website)))+$/iu;

const FIRST_VERBS = 'add create remove delete rename change make move hide show notify remind'.split(' ');
/** The request with a slip in its first word mended: “ad”, “remvoe”, “renmae”. */
function withVerb(request: string): string {
  const [first = '', ...rest] = request.split(' ');
  const word = first.toLowerCase();
  const meant = FIRST_VERBS.find((verb) => distance(word, verb, 1) === 1 && word.length > 1);
  return meant === undefined || KNOWN.test(word) || rest.length === 0 ? request : [meant, ...rest].join(' ');
}
/** Words that are near to a verb of a request and yet mean what they say. */
const KNOWN =
  /^(?:and|aid|hid|side|shows?|shop|mark|make|more|movie|mode|male|take|lake|name|change|ride|hide|move|show|an|at|love|made|cover|data|date|rate)$/u;

export function readEnglish(text: string, context: Context): Outcome | null {
  const request = text
    .replace(/[.!?…,;:]+$/u, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(/[.!?…,;:]+$/u, '')
    .trim();
  if (request === '') return null;
  const mended = withVerb(request);
  const whole = { ...context, text: mended };
  return readLook(mended, whole) ?? firstOutcome(RULES, mended, whole);
}
