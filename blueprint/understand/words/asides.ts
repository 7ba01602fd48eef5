// What English descriptions say beside the matter: turns of phrase, the things that somebody notes with today, the family of whoever tells, and what is said not to be needed.

/** Turns of phrase whose nouns name nothing: "of course", "in a row", "what matters is". */
export const TURNS: readonly string[] = [
  "(?:i'm|im|i am|we're|were|we are) (?:currently |now )?(?:building|creating|making|developing|designing|launching|planning)(?= (?:an?|the|my|our|some)\\b)",
  'of course',
  'in a row',
  'as a matter of fact',
  'no matter',
  'what matters(?: most| here)?(?= is\\b)',
  '(?:the )?(?:thing|trouble|trick|catch|snag|point) is(?: that)?',
  'a sore point',
  'that is all(?: really)?',
  "that's all(?: really)?",
  "that's how",
  'first of all',
  'by the way',
  'in any case',
  'to be fair',
  'on the other hand',
  'at first glance',
  'at a glance',
  '(?:what )?(?:i|we) have in mind(?: is(?: that)?)?',
  '(?:keep|bear|keeping|bearing) in mind',
  'never mind',
  '(?:and )?nobody minds',
  "(?:i|we) (?:don't|do not) mind",
  "in (?:my|his|her|our|their|\\p{L}+'s) heads?",
  'off the top of (?:my|his|her|our) head',
  '(?:by heart|from memory|by hand|on foot|for fun|on the side)',
  '(?:just )?(?:an? )?bit of fun',
  "(?:which )?(?:drives?|driving|drove) (?:[\\p{L}']+ ){1,3}(?:mad|crazy|nuts|insane|up the wall)",
  'up the wall',
  '(?:keeps? |kept )?(?:los(?:es?|ing)|lost) (?:track|count|sleep|patience)(?= of\\b|[.,;!?\\n]|$)',
  'on the night(?=[.,;!?\\n]|$)',
  '(?:on|off|over) the (?:phone|telephone)',
  'each others?(?=[.,;!?\\n]|$)',
  'one another',
  '(?:and )?shows? the (?:product|sum)(?=[.,;)]|$)',
  '(?:h+m+|erm*|uhm*|umm*|argh|sigh|phew|yikes)(?=[\\s,.!?…])',
];

/** What a letter says to whoever is to build the app: of its price, its date, and thanks. */
export const TO_BUILDERS: readonly string[] = [
  '(?:my|our|the) (?:total )?budget (?:is|would be|for (?:it|this|that) is) [^.!?\\n\\d]{0,20}\\d[^.!?\\n]{0,40}',
  '(?:could you |can you |please |kindly )?(?:send|give|let) (?:me|us) (?:have )?(?:an?|your|the) (?:rough |price |first )?(?:quote|quotation|offer|estimate|price|proposal)(?![^.!?\\n]{0,60}\\b(?:when|if|after|with)\\b)[^.!?\\n]{0,60}',
  '(?:how much|what) (?:would|will|does|might) (?:it|this|that|such (?:an? )?(?:app|thing)) cost[^.!?\\n]{0,60}',
  'how long (?:would|will|does|might) (?:it|this|that) take[^.!?\\n]{0,60}',
  '(?:it|this|the app|the website) (?:should|must|needs to|has to) be (?:ready|finished|done|live|online) (?:by|in|before|within|until|for) [^.!?\\n]{2,40}',
  '(?:(?:i|we) )?(?:am |are )?look(?:ing)? forward to (?:your|hearing)[^.!?\\n]{0,60}',
  '(?:please )?let (?:me|us) know (?:(?:if|whether|what|when) you\\b|how (?:much|long))[^.!?\\n]{0,80}',
  "(?:i am|i'm|we are|we're) looking for (?:somebody|someone|a developer|a freelancer|a programmer|an agency)(?: (?:who|that) (?:can|could|would|will)| to) (?:build|make|create|develop|program)(?: me| us)?",
  '(?:thanks|thank you|cheers)(?: (?:a lot|so much|very much|in advance))*(?: for (?:your|the|reading|any)[^.,!?\\n]{0,40})?(?:,?\\s+\\p{Lu}[\\p{L}.-]*){0,2}(?=\\s*$)',
];

/** What somebody writes on or with, and what the app stands in for. */
export const TOOLS: ReadonlySet<string> = new Set(
  'computer laptop tablet ipad machine phone smartphone mobile paper notepad notebook diary clipboard whiteboard blackboard chalkboard pinboard corkboard noticeboard board spreadsheet excel word envelope post-it sticker napkin pencil pen biro marker chalk calculator shoebox binder folder ledger book card sheet slip fridge door wall poster flipchart tape'.split(
    ' ',
  ),
);
/** Words that stand before a tool and make no other thing of it. */
export const OF_TOOLS: ReadonlySet<string> = new Set(
  'big old little small huge tiny battered grubby scruffy laminated paper duplicate exercise school desk wall ring index shared red blue black green yellow white sticky magnetic back of an piece fridge ruled lined gaffer masking sticky google single giant'.split(
    ' ',
  ),
);
/** Tools that are as often kept themselves: only where it is said that somebody writes on them, or scans them. */
export const ALSO_KEPT: ReadonlySet<string> = new Set(
  'machine phone mobile book card sheet slip board poster sticker word paper tape diary folder fridge door wall'.split(
    ' ',
  ),
);

/** One of the family or friends of whoever tells. */
export const KIN: ReadonlySet<string> = new Set(
  'mum mom mam mother dad father nan nana gran granny grandma grandmother grandad granddad grandpa grandfather aunt auntie uncle brother sister cousin nephew niece son daughter daugther wife husband fiancee fiance girlfriend boyfriend mate friend neighbour neighbor boss predecessor successor'.split(
    ' ',
  ),
);
