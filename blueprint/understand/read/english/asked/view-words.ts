import { ENGLISH_UNITS } from '../../../words/measures.ts';
import type { Sentence } from '../tokens.ts';

// "The trend of my weight", "a board: new, printing, shipped", "the history of each car": how rows are shown names nothing
// that is kept. Where a page is asked for is read from the sentence as it stands.

const WHO = '(?:my|our|his|her|their|your|its|the|an?|each|every|all|this|that)';
const PERIOD = '(?:day|week|month|quarter|season|year|harvest)';
/** Where a name of a page ends, so that it is part of no longer name. */
const ENDS = String.raw`(?=\s*(?:[.,;:!?)\n]|$)|\s+(?:and|or|of|for|with|where|that|which|so|showing|please|too|by|per|in|on)\b)`;
/** What somebody wants to look at. */
const SEEN = String.raw`(?<=\b(?:see|sees|show|shows|showing|view|check|display|print|want|wants|need|needs|like|love|know|get|have)(?: to (?:see|know|have))?(?: me| us)? (?:(?:the|a|an|my|our|their|his|her|all|full|whole|complete|current|and) )*)`;

const VIEW_WORDS = new RegExp(
  [
    String.raw`\bat (?:a|one) glance\b`,
    String.raw`(?<=\b(?:see|sees|show|shows|check|view|display|know|overview of)(?: me| us)? (?:the |all |our )*)availability(?= (?:of|per|by)\b)`,
    String.raw`${SEEN}diary (?:of|for)\b`,
    String.raw`\b(?:with|and|see|show|all|which) (?:the )?free (?:days|dates|times|hours)\b${ENDS}`,
    String.raw`\bwhich (?:weekends|evenings) are (?:still )?(?:free|open|available|taken|booked)\b`,
    String.raw`(?:^|(?<=[.!?]\s))availability(?= (?:should|must|can|is)\b)`,
    String.raw`\b(?:an?|the) (?:(?:simple|short|printable|weekly) )?(?:rota|roster|schedule|planner|plan|table|sheet|view)(?: of| with| showing| for)?(?= (?:who|which|what|when|whose|where)\b)`,
    String.raw`\b(?:an? |the )?(?:weekly|monthly|daily|week|month|day) (?:grid|sheet)\b(?! of)|\b(?:an?|the|our) cleaning plan\b|\b(?:programme|schedule|menu|plan)(?= of the (?:week|month)\b)`,
    String.raw`\b(?:with |in )?colou?red (?:bars|blocks|dots|labels|lines)\b`,
    String.raw`(?<=\battendance )(?:sheets?|lists?)\b${ENDS}|\bas (?:an? )?(?:statement|printout|list to print)\b${ENDS}`,
    // Boards.
    String.raw`\b(?:from|between|through|across) (?:the )?columns?(?: to (?:the )?(?:next )?columns?)?\b`,
    String.raw`\bcards? in (?:[a-z]+ )?columns?\b|\bcolumns (?:by|per|for each|for every)\b`,
    String.raw`\b(?:that |where )?(?:(?:i|we|they|you) )?(?:can )?drag(?:ging)? (?:the |my |our )?cards\b(?: (?:between|from|across|through|around|along))?`,
    String.raw`\b(?:an?|the) wall of(?= (?:photos|pictures|pics|images)\b)`,
    // Charts.
    String.raw`(?:^|(?<=(?:[.!?]|\band|\bto)\s))(?:plot|chart|graph)(?= [a-z]+(?: and [a-z]+)? (?:against|over|versus|vs) (?:the )?(?:time|date)\b)|\b(?:against|versus|vs) (?:the )?(?:time|date)\b`,
    String.raw`(?:^|(?<=(?:[.!?]|\band|\bto)\s))(?:browse|search|filter|sort)(?=(?: (?:them|it|everything|all))? by\b)(?! by [a-z]+ (?:is|should|must|can)\b)`,
    String.raw`\bmy personal records\b${ENDS}`,
    String.raw`\b(?:curves?|trends?)(?= (?:of|in) (?!the (?:last|past)\b))`,
    String.raw`\b(?:(?:an?|the) )?(?:(?:live|public|current|overall|simple|club) )*(?:leader ?boards?|score ?boards?|thermometers?)\b${ENDS}|\b(?:an?|the) (?:(?:live|public|current|overall) )*rankings?\b(?=\s*(?:[.,;!?)\n]|$)|[^\p{L}](?:that |which )?(?:everyone|everybody|anyone|visitors|people|all)\b)`,
    String.raw`\bstatistics?(?= (?:by|per|on|about|of|for)\b)`,
    String.raw`\bcompar(?:e|ed|ing|ison)(?: of| to| with)? (?:(?:the|all|different|several|our|my|this|last|previous|each) )*${PERIOD}s?(?:(?: with| to| and| against| vs\.?| versus)(?: the)? (?:last|previous)(?: ${PERIOD})?)?(?=\s*(?:[.,;:!?)\n]|$)| (?:and|by|in|as)\b)`,
    String.raw`${SEEN}numbers (?:for|of|by|per)(?= (?:each|every)\b)`,
    String.raw`${SEEN}(?:total )?(?:${ENGLISH_UNITS}|hours)(?= (?:per|by|for each) [a-z]+(?: and|,) (?:per |by )?${PERIOD}\b)`,
    String.raw`(?<=\b(?:see|shows?|want|need|chart|graph|report|dashboard|statistics|know)\b[^.;\n]*\b(?:per|by|for each) [a-z]+)(?: and|,) (?:per |by )?${PERIOD}(?=\s*(?:[.,;:!?)\n]|$))`,
    String.raw`\b(?:acceptance|success|win|conversion|completion|cancellation|no-show|response|closing) rates?(?=\s*(?:[.,;!?)\n]|$)| (?:of|per|by|for)\b)(?<=\b(?:(?:see|show|shows|know|what is|what's|calculate)(?: me| us)? (?:the |our |my )?|and (?:the|our|my) )[a-z-]+ rates?)`,
    String.raw`\b(?:room )?occupancy(?= (?:per|by|rate|for each)\b)|\b(?:room|occupancy) plan\b${ENDS}`,
    String.raw`(?:^|(?<=[,;:] ?|\b(?:and|a|the|see|get|want|need|print) ))(?:(?:daily|weekly|monthly|quarterly|yearly|annual|printable) )?reports? (?:of|on|with|showing)(?= (?:the |all |our |my )?[a-z]+s\b)`,
    // What is shown of each of them.
    String.raw`${SEEN}(?:history|timeline|time line) (?:of|for)(?= (?:each|every|all|an?|the)\b)|(?:^|(?<=[,;:] ?|\band ))(?:history|timeline|time line) (?:of|for)(?= (?:each|every|all)\b)`,
    // Where it is looked at, and by whom.
    String.raw`\b(?:shop|store)[ -]?(?:fronts?|windows?)\b${ENDS}`,
    String.raw`(?<=\b(?:visible|shown|displayed|see it|see them|listed) )(?:in|as) an? (?:table|grid|matrix|list)\b${ENDS}`,
    String.raw`\b(?:an?|the) (?:(?:online|short|simple|public|little) )*form for(?= (?:orders|bookings|enquiries|inquiries|requests|registrations?|sign-?ups|reservations|applications|quotes)\b)`,
    String.raw`\b(?:member|client|customer|parent|student|patient|tenant|owner|pupil|staff|partner|supplier)s?['’]?s?(?:[ -]only)? {1,2}(?:area|zone|portal|section|log-?in)\b${ENDS}`,
    // What it is written into.
    String.raw`\b(?:exportable|downloadable|printable)(?: (?:to|as|in|into) (?:excel|csv|pdf))?\b`,
    String.raw`(?<=\b(?:invoices?|quotes?|offers?|receipts?|certificates?|lists?|reports?|bills?|contracts?|sheets?|log ?books?|logs?|overviews?|plans?|tables?|timetables?|programmes?|summary|statements?|office|it|them|everything)(?: out)?) (?:as|in|to|into) (?:an? )?(?:pdfs?|excel|csv)(?: files?| sheets?)?\b${ENDS}`,
    String.raw`\b(?:monthly|weekly|daily|quarterly|yearly|annual) (?:reports?|overviews?|summary|summaries|statistics) for ${WHO} (?:accountant|tax (?:adviser|advisor|office|man)|bookkeeper|council|boss|board|manager|committee|authorities|authority|office|ministry|treasurer)\b`,
  ].join('|'),
  'giu',
);

/** A board that shows how far something is. */
const BOARD = String.raw`(?:(?:kanban|task|status|drag(?:[- ]and[- ]drop)?|trello|shared|big|simple|little|nice|clear|visual|digital|live|team) )*board`;
const BOARD_WORDS = new RegExp(
  String.raw`\b(?:(?:from|on|off|in|as|via|with|through|use|uses|want|wants|need|needs|like|love|have|see|show|shows|get|plus|and)(?: to (?:see|have))?(?: me| us)? )?(?:an?|one|our|the) ${BOARD}(?=\s*(?::|$)|,? (?:with (?:the )?(?:columns|lanes|stages|steps|states)|showing|by (?:status|stage|state))\b)`,
  'giu',
);
/** Where boards are kept, "a board" is one of them. */
const KEEPS_BOARDS =
  /\bboards\b|\b[a-z]*(?:snow|surf|circuit|skate|paddle|message|notice|bulletin|pin|mood|white|black|cork|chess|dart|score)[- ]?board\b|\bboard (?:members?|games?|meetings?|of directors|size|length|has|have|approves?)\b/iu;

/** A league table is made of matches, where these are kept. */
const LEAGUE = /\b(?:(?:an?|the) )?league tables?\b/giu;
const KEEPS_MATCHES = /\b(?:match|matches|games?|fixtures?)\b/iu;

const blank = (words: string): string => ' '.repeat(words.length);

/** A sentence for whoever looks for things in it, without such words; everything keeps its place. */
export const withoutViewWords =
  (whole: string) =>
  (sentence: Sentence): Sentence => {
    const plain = sentence.text.replace(VIEW_WORDS, blank);
    const text = KEEPS_MATCHES.test(whole) ? plain.replace(LEAGUE, blank) : plain;
    return { ...sentence, text: KEEPS_BOARDS.test(whole) ? text : text.replace(BOARD_WORDS, blank) };
  };
