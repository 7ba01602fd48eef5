// Words that say which of two things refers to which, and to how many.

const DEEDS = String.raw`(?:(?:can|may|must|should|will|could|always|only|usually|also|then|get|gets|each|is|are|be|being) )*`;
const ONE = String.raw`(?:(?:an?|the|its|their|his|her|our|one|exactly one|just one|only one|a single|the same|a particular|a specific|each|every) )?`;
const MANY = String.raw`(?:several|many|multiple|various|different|(?:one|1|two|2) or (?:more|several|many)|more than one|any number of|lots of|a number of|zero or more|0 or more) `;
const JOINED = String.raw`(?:belong(?:s|ing)? to|(?:linked|tied|assigned|attached|connected|related|allocated|associated) (?:to|with)|grouped (?:under|by|into|in)|references?|refers? to|points? to|part of)`;
const HOLDS = String.raw`(?:has|have|having|contains?|holds?|includes?|consists? of|(?:is|are) made up of|is divided into)`;
const RELATIONS = String.raw`(?: relation(?:ship)?s?| links?)?(?: between| of| from)? (?:the |an? )?$`;
/** Between two that are named together. */
export const AND = /^ (?:and|to|with|&|→|->) (?:the |an? )?$/u;

/** What is said of two things, where it was read as the name of a field. */
export const JOINING = new RegExp(String.raw`^(?:${JOINED}|links?|linked)\b`, 'u');
/** Between the one that refers and what it refers to; whether that may be several. */
export const REFERS = new RegExp(`^ ${DEEDS}${JOINED} (${MANY})?${ONE}$`, 'u');
/** Between a thing and those of which there are several for it. */
export const HAS_MANY = new RegExp(`^ ${DEEDS}${HOLDS} (?:its own |their own |their |its )?${MANY}$`, 'u');

/** Between a thing and what it is made of, of which there are several where that is said in the plural. */
export const CONTAINS =
  /^ (?:can |may |will |should )?(?:contains?|holds?|consists? of|(?:is|are) made up of|is divided into) (?:its |their |the )?$/u;

/** What stands before two things and between them, and which of them refers to the other. */
export const RELATING: readonly {
  before: RegExp;
  between: RegExp;
  /** The first refers to the second, the second to the first, or each to several of the other. */
  says: 'forth' | 'back' | 'many';
}[] = [
  {
    before: /\b(?:link|connect|tie|relate|assign|attach) (?:each |every |the |all |an? )?$/u,
    between: new RegExp(`^ (?:to|with) ${ONE}$`, 'u'),
    says: 'forth',
  },
  {
    before: /\b(?:link|connect|tie|relate|assign|attach) (?:each |every |the |all |an? )?$/u,
    between: new RegExp(`^ (?:to|with) ${MANY}$`, 'u'),
    says: 'many',
  },
  {
    before: /\b(?:choose|pick|select) (?:the |an? |which |one |its )?$/u,
    between:
      /^ (?:when|while|whenever) (?:i'm |we're )?(?:i |we |you |they |someone )?(?:add|creat|enter|record|book|mak|log|register)(?:ing|e|s)? (?:an? |the |new |a new )?$/u,
    says: 'back',
  },
  { before: new RegExp(`\\bmany[- ]to[- ]many${RELATIONS}`, 'u'), between: AND, says: 'many' },
  { before: new RegExp(`\\b(?:one|1)[- ]to[- ](?:many|n)${RELATIONS}`, 'u'), between: AND, says: 'back' },
  { before: new RegExp(`\\b(?:many|n)[- ]to[- ](?:one|1)${RELATIONS}`, 'u'), between: AND, says: 'forth' },
  { before: /\b(?:one|1|each|an?) $/u, between: /^ to (?:many|n|several) $/u, says: 'back' },
  { before: /\b(?:many|several) $/u, between: /^ to (?:one|1|an?) (?:single )?$/u, says: 'forth' },
];
/** "Authors and books are many-to-many" */
export const ARE_MANY = /^,? (?:are |is |have |has |in |as )?(?:an? )?many[- ]to[- ]many\b/u;
