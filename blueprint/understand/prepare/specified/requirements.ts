import { TO_BUILDERS } from '../../words/asides.ts';
import { spaces } from '../../place.ts';

// "FR-1: The user should be able to …": how requirements are counted and worded, which says nothing of what is kept.

/** "FR-1:", "US 2 -", "Story 3:", "1.1": what requirements are counted by. */
const NUMBERS =
  /(?<=(?:^|\n)[ \t]{0,30}(?:[-*•][ \t]+)?(?:#{1,6} |\*\*)?)(?:(?:(?:(?:FR|NFR|BR|UR|SR|AC|US|UC|REQ|ID)[-_#]|(?:FR|NFR|REQ|UC)|(?:user )?story |use case |requirement |feature |epic |scenario )\d{1,3}|(?:BR|UR|SR|AC|US|ID) \d{1,3}(?=[ \t]*[.:)–—-]))(?:\.\d{1,3})*(?![\p{L}\p{N}%])|\d{1,2}(?:\.\d{1,2}){1,3}(?=[ \t.:)]))[ \t]*[.:)–—-]{0,2}(?:\*\*)?(?=[ \t])/giu;
/** "The user should be able to add …" says of everybody that they can. */
const ANY_USER =
  /(?<=(?:^|[\n.;•*-])\s{0,30})(?:the|an?|every|each|all)? ?(?:system |app |end )?users? (?:(?:shall|should|must|will) (?:be (?:able|allowed) to )?|(?:needs?|has|have|wants?) to (?:be able to )?|(?:is|are) (?:able|allowed) to )(?=[a-z])/giu;

/** "The system shall store …": what an app does with everything that is kept. */
const SYSTEM = String.raw`(?:the |our |this )?(?:system|app|application|software|platform|tool|solution|website|product) (?:shall|should|must|will|can|may|needs to|has to)(?: be able to)?`;
const KEPT =
  '(?:store|save|record|keep|track|manage|hold|maintain|log|include|have|contain|provide|offer|support|(?:allow|let|enable) (?:(?:the|all|its) )?(?:users?|people|us|me)(?: to)?)';
const KEEPS = new RegExp(
  String.raw`(?<=(?:^|[\n.;•*-])\s{0,30})${SYSTEM} ${KEPT}(?:,? (?:and |or )?${KEPT}){0,4}(?= )`,
  'giu',
);
/** "Must respond within 2 seconds": how it runs, and nothing that it keeps. */
const RUNS = new RegExp(
  String.raw`(?<=(?:^|[\n.;•*-])\s{0,30})${SYSTEM} (?:(?:respond|load|scale|run|work|be available) (?:within|under|in (?:less|under)|at least|to at least|for at least|24|99)|comply with|be (?:secure|fast|easy|responsive|accessible|compatible|scalable|reliable|usable|backed up|encrypted)(?=[ \t]*(?:[.,\n]|$| (?:and|to use))))[^.\n]*`,
  'giu',
);
/** "Status flow: draft > sent": the values of a status. */
const FLOW =
  /\b(?:status|state)[ -](?:flow|cycle|workflow|values)(?= ?: ?[a-z][a-z-]{1,30}(?: [a-z-]{1,30}){0,3} ?[>→=-])/giu;

/** "A monthly report of trips" is counted from the trips, and nobody writes it. */
const REPORTED =
  /(?<=\b(?:provide|generate|produce|show|see|get)s? (?:me |us )?(?:an? |the )?)((?:daily|weekly|monthly|quarterly|yearly|annual) )(reports?|summary|overview|statistics)(?= (?:of|on|about) )/giu;
/** "A form to enter trips": every app has one for what it keeps. */
const FORM =
  /(?<=(?:^|[\n.;•*-])\s{0,30})(?:an? |the )?(?:simple |short |easy )?(?:form|screen|page|way|place|possibility|option|ability) (?:to|for) (?:enter|entering|add|adding|create|creating|log|logging|record|recording|register|registering|edit|editing|manage|managing)(?: new)?(?= (?!(?:it|them|this)\b)[a-z])/giu;

const BUILDERS = new RegExp(String.raw`(?<![\p{L}-])(?:${TO_BUILDERS.join('|')})(?![\p{L}-])`, 'giu');

export const withoutWording = (text: string): string =>
  text
    .replace(BUILDERS, spaces)
    .replace(NUMBERS, spaces)
    .replace(REPORTED, (_, period: string, what: string) => period + 'chart'.padEnd(what.length))
    .replace(RUNS, spaces)
    .replace(KEEPS, spaces)
    .replace(ANY_USER, spaces)
    .replace(FORM, spaces)
    .replace(FLOW, (words) => 'status'.padEnd(words.length));
