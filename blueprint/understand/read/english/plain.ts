import { ENGLISH_UNITS } from '../../words/measures.ts';
import { DOMAINS } from '../../ontology/domains.ts';
import { LOGGING } from '../../words/logging.ts';
import { PAIRED_SORTS } from '../../words/paired-sorts.ts';
import { WRITTEN } from '../../words/written.ts';
import { stemsOf } from '../../words/english-stems.ts';
import { doneOf, isBase } from './doing.ts';
import { isPlural, plural, singular } from './inflect.ts';
import { withPlainLists } from './plain-lists.ts';
import { withClausesApart, withOthersNamed } from './spliced.ts';
import type { Sentence } from './tokens.ts';

// The text as it is read: other signs and idioms for what they mean, everything in its place.

/** "Prescriptions for patients - drug, dose, how often": a list behind a dash is one behind a colon. */
const DASHED =
  /(?<=[\p{L})]) [-–—] (?=[\p{L}'&/]+(?: [\p{L}'&/]+){0,3}(?:, ?[\p{L}'&/]+(?: [\p{L}'&/]+){0,4}){2,}(?:[.;\n(]|$))/gu;

/** "Ingredients with stock, alert when something is low", "…, low stock alerts": asked for behind a list, and no field of it. */
const LOW_ALERTS =
  /((?:[,;]| and| with| plus) *(?:and |with |plus )?(?:an? |automatic |get |send |some )?)((?:alerts?|warnings?|warn|notifications?|notify|reminders?)(?: me| us)? (?:when|if|once) (?:(?:something|anything|it|they|stocks?|an item|items?|one|any|supplies) )?(?:(?:is|are|gets?|goes|runs?|running|getting) ){0,2}(?:low|out|short)(?: (?:on|of|in) stock)?|(?:low|out|stock|reorder)[- ](?:(?:of[- ])?stock |level )?(?:alerts?|warnings?|notifications?|reminders?))(?= *(?:[.,;!\n]|$|and\b))/giu;

/** "Gym software with members", "software for a gym": the app itself. */
const SOFTWARE =
  /(?<=(?:^|[.!?\n])\s*(?:[a-z-]+ ){0,3}|\b(?:an?|the|some|my|our|need|want|build|create|make) (?:[a-z-]+ ){0,2})software(?= (?:for|that|to|which|where|with|so)\b| ?[(:]|[.!]?\s*$)/giu;

/** "Draw a line of the total": a chart. */
const DRAWN_LINE =
  /\b((?:draw|show|see|want|get|like|with|and|plus)s? (?:(?:me|us|you|to see) )?an? )(line|curve)(?= (?:of|for|showing|that shows|over)\b)/giu;

/** "Manage clients, orders and invoices": what is done with them is no part of their name. */
const KEPT =
  /(?<=(?:^|[.!?\n])\s*)(?:manag(?:e|ing)|organi[sz](?:e|ing)|list|plan|register|handl(?:e|ing)|record(?! labels)|schedule|administer|monitor|maintain|catalogu?e)(?= (?:[a-z-]+ )?[a-z-]{2,}s, ?(?:[a-z-]+ ){0,2}[a-z-]{2,}(?:,| and | & |\.|\n|$))/giu;

/** Fewer letters have no room for what is read in their place. */
const SHORTEST_ALERT = 12;
/** "Battery: type, size, low alert": without its last a list is too short to be read as one. */
const SHORT_LIST = /:[^.:;\n,]*(?:,[^.:;\n,]*)?$/u;

/** Behind the name of an app stands what it keeps: "allotment site - plots, tenants, rents". */
const OPENS = /^[^.;:\n]{0,60}$/u;

const LINKED =
  /(?<=(?:^|[.!?;\n])\s*|, (?:and )?|\band )((?:please )?(?:link|connect|tie|relate) )((?:(?:each|every|the|all) )?\p{L}+(?: \p{L}+)?) to(?= (?:an?|the|its|their|one|\p{L}+s)\b)/giu;

/** "Each case goes through scanning, milling and delivery": whatever is named there is a step of its life. */
const STEP = String.raw`[\p{L}][\p{L}\d /'’&-]{1,40}`;
const STEPS = new RegExp(
  String.raw`\b(?:(?:will|must|can|should|may|has to|have to|then|always|usually) ){0,2}(?:goes|go|moves?|pass(?:es)?|runs?|progress(?:es)?) through (?=${STEP}(?:, ${STEP}){1,10}(?:,? (?:and|or)(?: then| finally)?|, then|,) ${STEP}(?:[.;\n)]|$|,? (?:and|so|but) (?:we|i|you|they|it|the|each|every|our)\b))`,
  'giu',
);

/** "From draft through editing and proofreading to print": one step after the other. */
const ON_THE_WAY =
  /\b((?:go(?:es)?|moves?|pass(?:es)?|runs?|progress(?:es)?|travels?|leads?) )(from )([a-z][a-z -]{1,24}?)(,? (?:via|through|over|by way of) )([a-z][a-z -]{1,24}?(?:(?:, and |, | and )[a-z][a-z -]{1,24}?)*)(?=,?(?: and)?(?: finally| then)? to [a-z])/giu;

/** "A repair has a list of parts used": the parts are kept, and no list. */
const LIST_OF =
  /(?<=\b(?:has|have|contains?|includes?|with|keeps?) |\b(?:has|have)\b[^.;:\n()]{1,120}(?:,(?: and)?|\band) )(?:(?:an?|the|its|their|one) )(?:[a-z]+ing |short |simple |full |complete |little |to-?do )?(?:(?:check)?list|catalogue?|inventory) of (?!(?:who|what|which|all|the)\b)(?=(?:[a-z-]+ ){0,2}[a-z-]{2,}s\b)/giu;
/** Nothing is called "parts used": whatever is listed was. */
const USED =
  /(?<=\b(?:of|has|have) (?:[a-z-]+ ){0,2}[a-z-]{2,}s )(?:used|needed|required|involved|included|consumed)(?= (?:with|and (?:their|its)) |:| ?\()/giu;
/** "Readers give stars to books" */
const GIVES_STARS =
  /\b(?:give|award|leave)(s?) (?:(?:up to |from )?(?:\d|one|two|three|four|five) ?(?:-|–|to ?)? ?\d? )?(?:stars|(?:an? )?(?:star )?ratings?|(?:an? )?(?:star )?scores?) (?:to|for|on) (?=\p{L})/giu;
const PEOPLE =
  'guest|participant|attendee|member|contact|passenger|player|volunteer|customer|client|supplier|vendor|student|pupil|patient|donor|visitor|candidate';
/** "There's a guest list per wedding": guests. */
const PEOPLE_LISTED = new RegExp(String.raw`\b((?:an?|the|its|their) )(${PEOPLE}) list(?=[ :(])`, 'giu');
const FOR_EACH = String.raw`(?:per|for (?:each|every)) [a-z-]+(?: [a-z-]+)?`;
const THERE = new RegExp(
  String.raw`\bthere(?:'s| is| are) (?=(?:(?:an?|one|several|many|also) ){0,2} *(?:[a-z-]+ ){1,3} *${FOR_EACH}(?: with | ?[:(]))`,
  'giu',
);
/** "For each boat there are guests": each boat has them. */
const FOR_EACH_THERE =
  /\bfor (each|every) ([a-z-]+(?: [a-z-]+)?),? (?:there(?:'s| is| are)(?= (?:(?:an?|one|several|many|also) ){0,2} *(?:[a-z-]+ ){0,2}[a-z-]+ *(?:with |[:(]))|(?:we|i) (?:record|keep|log|list|store|have|track)(?= (?:[a-z-]+ )?[a-z-]+s \([^()\n]+\)))/giu;

/** "Per commission I need the customer, a size and a price": each commission has them. */
const PER_ONE =
  /(?<=(?:^|[.!;\n])\s*)per ([a-z-]+(?: [a-z-]+)?) (?:i|we|you) (?:(?:need|want|have) to |(?:would|'d) like to )?(?:need|want|keep|record|note(?: down)?|write(?: down)?|store|track|log|save|register|enter|know|see)(?=:? (?:an?|the|its|who|which|what|when|how|[a-z-]+,)[ ,])/giu;

/** "Their chimneys or stoves (type, fuel, age)": one thing of two sorts, of which all that is told. */
const EITHER_OF =
  /(?<=(?:^|[,;:.\n]|\b(?:with|and|their|our|my|the|keep|repair|service|rent|rent out|sell|track|log|manage)) )([a-z-]+s) or (?:their )?[a-z-]+s(?= \((?!e\.g)[^()]{2,40},[^()]+\)| with (?:an? )?[a-z -]+(?:,| and )[a-z ]+)/giu;

/** "The office sees everything, fitters only their own jobs" */
const ONLY_THEIRS =
  /(?<=\b(?:sees?|reads?|views?|edits?|manages?|changes?|access(?:es)?|looks? at|do|does) (?:and [a-z]+ )?(?:everything|all(?: [a-z]+){0,2}|the whole [a-z]+|the lot)[.,;]? +(?:(?:and|but|while|whereas) )?(?:the |our )?)([a-z]+(?: [a-z]+)?) (?:only|just) (their|his|her|its) own(?= \p{L})/giu;

/** "What we owe each driver per month", "how much each driver earned": amounts, added up for each. */
const OWED =
  /\b(?:what|how much) (?:we|i) (?:owe|pay|paid|have to pay) (?:to )?(?:each|every) ([a-z-]+)\b/giu;
/** What each paid may be noted, and not asked to be seen. */
const IS_NOTED =
  /\b(?:record|records|note|notes|enter|enters|write|writes|log|logs|keep|keeps|track|ledger)\b[^.;\n]*$/iu;
const MADE_BY_EACH =
  /\b(?:what|how much) (?:each|every) ([a-z-]+) (?:has |have )?(earned|earns|makes|made|spent|spends|paid|pays)\b(?= (?:per|in|this|last|so far|each|every|a) |[.,;!\n)]|$| and )/giu;

/** "Children's clothes": of a sort that no child has. */
const FOR_WHOM =
  /(?<!\b(?:the|our|my|their|his|her|all|each|every) )\b(?:children['’]?s|childrens|kids?['’]?s?|women['’]?s|womens|men['’]?s|mens|ladies['’]?|girls?['’]?s?|boys?['’]?s?|babies['’]?|baby) (?=(?:clothes|clothing|books?|toys?|shoes?|wear|fashion|bikes?|furniture)\b)/giu;

/** "Gardens have beds … Bed fields: length, soil": what a bed has. Nothing else is called football fields. */
const isSpokenOf = (text: string, thing: string): boolean =>
  new RegExp(String.raw`\b${plural(thing.toLowerCase())}\b`, 'iu').test(text);
const FIELDS_OF =
  /(?<=(?:^|[.;\n])\s*(?:(?:an?|the|each|every|our) )?)(\p{L}+(?: \p{L}+)?)( (?:fields|columns|attributes|properties)(?: (?:are|include))?:)/giu;

/** "At weekends guests eat outside", "in summer tourists rent boats": when they do, and nobody is a weekend's guest. */
const TIME_FIRST =
  /(?<=(?:^|[.!?;\n])\s*)(?:(?:each|every) quarter|(?:at|on|in|during) (?:the )?(?:(?:early|late|school) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:week)?days?|weekends?|mornings?|afternoons?|evenings?|nights?|spring|summer|autumn|winter|seasons?|lunchtime|january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:mornings?|afternoons?|evenings?|nights?))?)(?= [a-z]+s [a-z]+)/giu;

/** "Courses for beginners", "classes for beginners and advanced": whom they suit, and nobody that is kept. */
const FOR_LEVEL =
  /(?<=\b(?:course|class|lesson|workshop|training|session|tour|camp)(?:e?s)? )for (?:(?:absolute|complete|total) )?(?:beginners|starters|novices|adults|kids|toddlers|all levels|all ages|everyone)(?=\s*(?:[.,;)\n]|$|and (?!advanced|adults|kids)[a-z]+\b))/giu;
/** "Follow-up reminders" in a list: the follow-ups are kept. */
const FOLLOW_UPS = /\bfollow-?ups? (?:reminders|tasks|calls)(?=\s*(?:[.,;)\n]|$|and\b|with\b))/giu;
/** "Contracts up for renewal": what is due, and no renewal that is kept. */
const DUE_AGAIN = /\b(?:up|due) for (?:its |their |a )?renewal\b/giu;
/** "Members check in at the door and check out when they leave": they go, and nothing is lent. */
const GOES =
  /(?<=(?:\band|,|\bor|\bcan|\bmay|\bthey|\bguests?|\bmembers?|\bvisitors?|\bpeople|\bparents?) )checks? out(?= (?:when|by|at|before|after|until|again|online)\b)/giu;
/** "Students rate the tutor with stars": that they rate says it. */
const WITH_STARS =
  /(?<=\brates? [^.;,\n]{2,40}) (?:with|by|in|using) (?:(?:up to )?(?:\d|five|ten)(?: ?(?:-|–|to) ?\d)? )?stars\b/giu;
/** "Pitches to editors, which were accepted, word count": whether each was. */
const WHICH_WERE =
  /(?<=^(?!\s*which\b)[^.!?]*, (?:and )?)which (?:ones )?(?:were|was|have been|got) (?=[a-z]+(?:ed|en|ld|nt|id) *(?:[.,;)\n]|$|and\b))/gimu;

/** "See my progress in a chart": what is measured, drawn over time; nobody keeps a progress. */
const PROGRESS =
  /(?<=\b(?:and|to|can|i|,) )(?:see|view|check|follow|show|watch|track|monitor|visuali[sz]e)s? (?:my|your|their|our|his|her) progress(?:(?: over time)? (?:in|on|as|with) (?:an? |the )?(?:[a-z]+ )?(?:chart|graph|diagram|charts|graphs))?(?: over time)?(?=[.,;!\n]|$| and\b)/giu;

/** "Clients can see progress": how far theirs is, for which they sign in. */
const SEES_PROGRESS =
  /(?<=\b(?:clients|customers|patients|parents|students|pupils|donors|members|users|residents|homeowners) (?:can|may|should|must) )(?:see|follow|check|view)(?: the| their)? progress(?=\s*(?:[.,;!\n]|$|and\b))/giu;
/** "Anyone with the link can see the gigs": who has no account looks at them, and nobody keeps a link. */
const WITH_LINK =
  /(?<=\b(?:any ?one|every ?one|any ?body|every ?body|people|whoever|those|customers|guests|clients|visitors|fans|friends|family)(?: (?:who|that))? )(?:with|has|have|gets?) (?:a|the|this|our|my) (?:(?:public|secret|private|web|right|shared) )*link\b/giu;

/** "Owners have a login where they see the repairs": what they do there is what is told of them. */
const WITH_LOGIN =
  /(?<=\b(?:[a-z]+s|everyone|everybody|each [a-z]+|every [a-z]+) )(?:has|have|gets?|needs?) (?:an?|(?:his|her|their|its|an) own|own) (?:simple |separate |personal )?(?:log-?in|account|portal|area) (?:where (?:they|he|she|you) (?:can )?|to )(?=(?:see|sees|view|check|look|find|book|books|upload|download|read|follow|track)\b)/giu;
/** "Washing, ironing, collected, shown as a board": how it is shown is no state. */
const SHOWN_BEHIND =
  /,(?= (?:all )?(?:shown|displayed|visible|seen) (?:as|on|in) (?:an?|one|the) (?:kanban )?(?:board|calendar|timeline|list|table|chart)\b)/giu;

/** "Cars with plate, model and who drives it": who that is, of each. */
const WHO_DOES =
  /(?<=(?:,|\band) (?:and )?)who (?!is |was |are |does |did |can |pays )([a-z]{2,}s)((?: after| for| on)?) (?:it|them)(?: now| today| currently)?(?=\s*(?:[.,;)\n]|$|and\b))/giu;

const IN_LIST = /(?::|\b(?:with|has|have|record|note|track)\b)[^.;:!?\n]*$/iu;

/** Signs that stand for words, at the same length. */
export const plainly = (text: string) =>
  withPlainLists(withOthersNamed(withClausesApart(text)))
    // "1,000" is a thousand, and no list.
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/gu, (words) =>
      words.replaceAll(',', '').padEnd(words.length),
    )
    // "See which ones haven't been paid": those that were named, and nothing called one.
    .replace(/(?<=\b(?:which|what|the|those|these|all|any) )ones\b(?! (?:i|we|you|they)\b)/giu, 'them')
    .replace(
      ON_THE_WAY,
      (_, verb: string, from: string, first: string, via: string, steps: string) =>
        'go'.padEnd(verb.length) +
        from +
        first +
        ' to'.padEnd(via.length) +
        steps.replace(/,? and /gu, (joint) => ' to'.padEnd(joint.length)),
    )
    .replace(PROGRESS, (words) => 'a chart over time'.padEnd(words.length).slice(0, words.length))
    .replace(WHO_DOES, (words, verb: string, particle: string, at: number, whole: string) => {
      if (!IN_LIST.test(whole.slice(0, at))) return words;
      return `${verb === 'has' ? 'held' : doneOf(verb.toLowerCase())}${particle} by`.padStart(words.length);
    })
    .replace(SEES_PROGRESS, (words) => 'log in'.padEnd(words.length))
    .replace(SHOWN_BEHIND, '.')
    .replace(WITH_LOGIN, (words) => ' '.repeat(words.length))
    .replace(WITH_LINK, (words) => ' '.repeat(words.length))
    .replace(TIME_FIRST, (words) => ' '.repeat(words.length))
    .replace(FOR_LEVEL, (words) => ' '.repeat(words.length))
    .replace(DUE_AGAIN, (words) => 'due'.padEnd(words.length))
    .replace(FOLLOW_UPS, (words) => 'follow-ups'.padEnd(words.length))
    .replace(GOES, (words) => 'leave'.padEnd(words.length))
    .replace(WITH_STARS, (words) => ' '.repeat(words.length))
    .replace(WHICH_WERE, (words) => 'whether '.padEnd(words.length))
    // "The section leader records present or absent": no notes and no record beside the attendance.
    .replace(
      /\b(?:we|i|(?:the|our) (?:[a-z]+ )?[a-z]+) (?:records?|notes?|logs?) (?=present(?:,| or|\/))/giu,
      (words) => 'we mark '.padEnd(words.length),
    )
    // "… and accepted quotes become orders that are printed": the rest is told of the orders.
    .replace(
      /((?:[,;]|[,;]? (?:and|then))+ (?:an? |the |each |every )?(?:[a-z]+ed|won) [a-z]+ (?:becomes?|turns? into|(?:is|are) turned into) )((?:an? )?[a-z-]+)( (?:that|which))(?= (?:is|are|gets?) )/giu,
      (_, before: string, what: string, that: string) =>
        '.'.padEnd(before.length) + what + ' '.repeat(that.length),
    )
    .replace(/-->/gu, '→  ')
    .replace(/[-=]>/gu, '→ ')
    .replace(/\bw\/(?!o)/giu, 'w ')
    .replace(/[’‘]/gu, "'")
    .replace(/\bno[ -]one\b/giu, 'nobody')
    .replace(/(?<=\p{L} )references(?= (?:an?|one|its|the) \p{L})/giu, 'belongs to')
    // "Sheet music as PDF" is a file of sheet music.
    .replace(
      /(?<=(?:,|\b(?:with|has|have|and|their|its)) (?:(?:an? |\p{L}+ )?\p{L}+) )as (?:an? )?(?:pdf|word|excel|mp3|word document)(?: files?)?(?=[\s,.;)]|$)/giu,
      (words) => 'file'.padEnd(words.length),
    )
    // "When I last watered and fertilised them": each has its day.
    .replace(
      /\bwhen (?:(?:i|we|they|it|each|he|she) (?:was |were |have |has |had )?)last (\p{L}+(?:ed|t|en))(?: and (?:last )?(\p{L}+(?:ed|t|en)))?(?: (?:them|it|each(?: one)?))?(?=\s*(?:[,.;)\n]|$|and\b))/giu,
      (words, first: string, second: string | undefined) => {
        const named = [first, ...(second === undefined ? [] : [second])];
        const days = named.map((done) => `date last ${done}`).join(', ');
        return days.length > words.length ? words : days.padEnd(words.length);
      },
    )
    // "Price per metre and metres in stock": the stock, in what it is counted in.
    .replace(
      /(?<=(?<!\b(?:page|list|table|view|overview) )\b(?:with|has|have)(?:\b[^.;:\n]{0,80}(?:,(?: and)?|\band))? )(?:number of |how many )?(?!status )[a-z]+s (?:in stock|on hand)(?= *(?:[,.;)\n]|$|and\b))/giu,
      (words) => 'stock'.padStart(words.length),
    )
    // "Clients book a chef for a date with number of guests": with that date.
    .replace(
      /(?<=\b[a-z]+s (?:can |may |should )?(?:book|hire|reserve|rent) (?:[a-z]+ ){1,3}?)(for an? )(date|day) with (?!(?:or|the|my|our|their)\b)(?=[a-z])/giu,
      (words, before: string) => `${'with'.padEnd(before.length)}date,`.padEnd(words.length),
    )
    .replace(SOFTWARE, (word) => 'system'.padEnd(word.length))
    .replace(
      DRAWN_LINE,
      (_, before: string, drawn: string) => before + (/^line$/iu.test(drawn) ? 'plot' : 'graph'),
    )
    .replace(KEPT, (words) => ' '.repeat(words.length))
    .replace(LOGGING, (words) => ' '.repeat(words.length))
    .replace(LOW_ALERTS, (words, lead: string, said: string, at: number, whole: string) =>
      said.length < SHORTEST_ALERT || SHORT_LIST.test(whole.slice(0, at))
        ? words
        : `${'.'.padEnd(lead.length)}warn${'if low'.padStart(said.length - 4)}`,
    )
    // "Classes with pupils and a teacher, and for every lesson a register": no class has a lesson.
    .replace(/, and(?= for (?:each|every) [a-z-]+ an? )/giu, (words) => '.'.padEnd(words.length))
    // "Fridge log: each fridge has a location": behind the title a sentence begins, and no list of columns.
    .replace(
      /(?<=\p{L}):(?=\s+(?:each|every) (?:\p{L}+ ){1,2}(?:has|gets|needs|contains|includes)\b)/giu,
      '.',
    )
    // "Strength (weak, strong) temper (calm, nervous)": two of a list.
    .replace(/(?<=\([^()\n]{0,80}[,/][^()\n]{0,80}\)) (?=[\p{L}-]+ \([^()\n]+[,/])/gu, ',')
    // "There are three states for a call: …"
    .replace(
      /\bthere(?:'s| are) (?:only |always )?(?:(?:two|three|four|five|six|seven|eight|\d|several|these) )?(?:possible )?(stat(?:es|uses)|stages|phases) (?:for|of|in|to) (?=(?:an?|the|each|every|our) )/giu,
      (words, named: string) => `${named} of `.padStart(words.length),
    )
    // "Text customers when it's ready": what is done, and no sort of customer.
    .replace(
      /(?<=(?:^|[.!;,\n] *)(?:and |then )?)text(?= (?:(?:the|our|my|all) )?[a-z]+ (?:when|if|as soon as|once|before|after|about)\b)/giu,
      'tell',
    )
    // "Cleaned, repaired if needed, tuned": a step of the same.
    .replace(
      /(?<=\p{L}) (?:if|where|when|as) (?:needed|necessary|required|applicable)(?= *[,.;)\n])/giu,
      (words) => ' '.repeat(words.length),
    )
    // "Wether its wet", "wether its good or bad"
    .replace(/\b(?:wh?ether|weather) its(?= \p{L}+ *(?:[.;)\n]|$|and\b))/giu, (words) =>
      'if it is'.padEnd(words.length),
    )
    .replace(/\b(?:wh?ether|weather) its(?= \p{L})/giu, (words) => 'it is'.padEnd(words.length))
    .replace(GIVES_STARS, (words, ending: string) => `rate${ending}`.padEnd(words.length))
    .replace(USED, (words) => ' '.repeat(words.length))
    .replace(LIST_OF, (words) => ' '.repeat(words.length))
    .replace(PEOPLE_LISTED, (words, article: string, who: string) =>
      `${' '.repeat(article.length)}${who}s`.padEnd(words.length),
    )
    .replace(FOR_EACH_THERE, (words, each: string, what: string) =>
      `    ${each} ${what} has`.padEnd(words.length),
    )
    .replace(EITHER_OF, (words, one: string) => one.padEnd(words.length))
    .replace(PER_ONE, (words, what: string) => `any ${what} has`.padEnd(words.length))
    .replace(THERE, (words) => 'we keep'.padEnd(words.length))
    // "Qualifications that expire": each has a day on which it does.
    .replace(/(?<=\p{L} )(that|which) (expires?)(?= *(?:[.,;)\n]|and\b|$))/giu, (words) =>
      '(expiry)'.padStart(words.length),
    )
    .replace(ONLY_THEIRS, (words, who: string, whose: string) =>
      `${who} only see ${whose}`.padEnd(words.length),
    )
    .replace(FIELDS_OF, (words, thing: string, rest: string) =>
      isSpokenOf(text, thing) ? `${thing}:${' '.repeat(rest.length - 1)}` : words,
    )
    .replace(OWED, (words, who: string) => `earnings per ${who}`.padEnd(words.length))
    .replace(MADE_BY_EACH, (words, who: string, deed: string, at: number, whole: string) =>
      IS_NOTED.test(whole.slice(0, at))
        ? words
        : `${/^(?:pa|sp)/iu.test(deed) ? 'spending' : 'earnings'} per ${who}`.padEnd(words.length),
    )
    .replace(STEPS, (words) => 'w status:'.padEnd(words.length))
    .replace(PAIRED_SORTS, (words, _one: string, _other: string, many: string) => many.padStart(words.length))
    .replace(FOR_WHOM, (words) => ' '.repeat(words.length))
    // "Shifts (who, from, to, and as what: cook, waiter)"
    .replace(/(?<=[,(] *(?:and )?)as what(?=\s*[:(])/giu, 'role   ')
    // "Who's who in the club": the people in it.
    .replace(/\bwho's who\b(?: (?:in|of|at) (?:the|our) [a-z]+)?/giu, (words) =>
      'members'.padEnd(words.length),
    )
    // "Link lots to auctions": the lots of an auction, and nothing called a link.
    .replace(LINKED, (_, verb: string, what: string) => ' '.repeat(verb.length) + what + ' of')
    // "A web shop selling sneakers with a cart": what it sells is named apart, and has no cart.
    .replace(
      /(?<=\b(?:app|application|store|shop|site|website|platform|marketplace|boutique) )selling (?:[a-z-]+ ){0,2}[a-z-]{3,}s(?= (?:with|where|that)\b)/giu,
      (words) => ' '.repeat(words.length),
    )
    // "Drivers hand in things with date and route": as good a name as items.
    .replace(
      /\bthing(s?)(?= (?:with|which have) |:| ?\()|(?<=\b(?:broken|lost|found|borrowed|donated|repaired) )thing(s?)\b/giu,
      (_, first: string | undefined, second: string | undefined) => (first || second ? 'items ' : 'item '),
    )
    .replace(/(?<=[\s(:,/])['"“”](?=\p{L})|(?<=\p{L})['"“”](?=[\s),.;:/]|$)/gu, ' ')
    .replace(
      /\b(?:keep(?:s|ing)?|kept|los(?:e|es|t|ing)) (?:track|a (?:list|record|log)|records|an eye) (?:of|on)\b/giu,
      (words) =>
        words.replace(/^(\p{L}+)(.*)$/iu, (_, verb: string, rest: string) => verb + ' '.repeat(rest.length)),
    )
    .replace(DASHED, (dash, at: number) => (OPENS.test(text.slice(0, at)) ? dash : ' : '))
    // "Whose it is (name, phone)": somebody of whom that is kept.
    .replace(/\bwhose (?:it|they|this) (?:is|are|belongs? to)(?= ?\()/giu, (words) =>
      'owner'.padEnd(words.length),
    )
    .replaceAll('[', '(')
    .replaceAll(']', ')');

/** "A place where students upload homework", "somewhere to keep recipes": the app itself, at the start of a wish. */
const SOMEWHERE =
  /(?<=^\s*|[.!\n]\s*|\b(?:need|needs|want|wants|like|have|build|make|create|for|is)\s)(?:(?:an?|one|some) )?(?:(?:simple|easy|single|central|nice|quick|better|private|shared|online) )*(?:place|space|way|spot|somewhere|something) (?:(?:where|in which) |to (?:(?:store|log|list|record|manage|organi[sz]e|note|save|plan) (?!(?:the|an?|my|our|your|their|all|every|each|who|what|when|where|how|which|whether|if|down|up|in|it|them|and|or)\b)|(?=keep|track|store|log|list|record|manage|organi[sz]e|note|save|collect|see|plan|book|upload|share|write))|for (?=(?:(?:my|our|the|all) )?[a-z]+s? to [a-z]{3,}))/giu;
/** "A platform where tutors offer lessons": what they do is told, and the platform keeps none of them. */
const PLATFORM =
  /(?<=^\s*|[.!\n]\s*|\b(?:need|want|build|make|create)\s)(?:(?:an?|the|our|one) )?(?:(?:simple|small|web|mobile|online|nice|local|internal) )*((?:[a-z]+ )?)(?:app|application|platform|site|website|system|tool|marketplace|portal|software) where (?=[a-z])/giu;
/** "10 points = 1 euro": what one is worth in the other, and nothing that is kept. */
const WORTH = /\b\d+ [a-z]+ ?= ?(?:[£$€] ?)?\d+(?:[.,]\d+)? ?[a-z]*/giu;
/** "Kg of honey" is how much honey: the unit goes behind what it measures, in the same place. */
const MEASURED = new RegExp(
  String.raw`\b(${ENGLISH_UNITS}|pounds) of (?!(?:the|an?|each|every|all|our|my|this|that|it|them)\b)([a-z]{3,})`,
  'giu',
);
export const withoutPlace = (text: string) =>
  text
    .replace(MEASURED, (all, unit: string, what: string) => `${what} ${unit}`.padEnd(all.length))
    .replace(SOMEWHERE, (words) => ' '.repeat(words.length))
    .replace(PLATFORM, (words, sort: string, at: number, whole: string) =>
      // "A recipe site where users post recipes" speaks of them again.
      sort === '' || whole.toLowerCase().includes(sort.trim().toLowerCase(), at + words.length)
        ? ' '.repeat(words.length)
        : words,
    )
    .replace(WORTH, (words) => ' '.repeat(words.length));

const DOING =
  /\b(i|we)(?:'?m|'re|'?ve been| am| are| have been) ([a-z]{2,}ing)(?= (?:out |up |down )?(?!(?:out|up|down|an?|the|my|our|this|that|these|it|them|to|for|with|in|on|at|about|of|from|by|and|or|as|every|each|some|all|one|since)\b)[a-z]{3,})/giu;
/** What is said of the app itself, and not of what somebody does. */
const OF_THE_APP =
  /^(?:look|try|go|us|mak|build|creat|develop|design|think|wonder|hop|plan|gett|hav|need|want|ask|mov|switch|start)ing$/i;
/** "I'm coaching runners" says what I do, and speaks of no coaching runners; everything keeps its place. */
export const withPlainDeeds = (text: string) =>
  text.replace(DOING, (all, who: string, doing: string) => {
    const said = doing.toLowerCase();
    const base = OF_THE_APP.test(doing)
      ? undefined
      : stemsOf(said).find((stem) => stem !== said && isBase(stem));
    return base === undefined ? all : `${who} ${base}`.padEnd(all.length);
  });

/** How something is limited or opened: words of a rule, in which nothing is named that is kept. */
const IDIOMS =
  /\bwithout (?:(?:making|needing|having|creating) )?(?:an? )?(?:account|log-?in|registration|password)s?\b|\bno (?:log-?ins?|accounts?|sign-?in|registration|password)(?: (?:needed|required|necessary))?\b|\bwithout (?:logging|signing) in\b|\b(?:at|on|for|in|during) the same (?:time|moment|hour|day|date|slot|period)s?\b|\b(?:max(?:imum)?\.?|at most|no more than|not more than|up to|limited to|only) (?:of )?\d+(?: (?:people|persons?|pax)\b)?|\b(?:no )?double[- ]?book(?:s|ed|ings?)?\b|\b(?:and |or |no )?walk[- ]?ins?\b|(?<=\b(?:dashboard|chart|graph|report|page|calendar|screen|map|overview|board|table|view|list) )showing\b|\bshowing(?= (?:who|what|which|when|where|how|the|all|every|each|only)\b)|\b(?:an? )?(?:warning|alarm|heads[- ]?up)(?= (?:at|when|if|once|before)\b)|\bcall(?:s|ed|ing)? in sick\b|\b(?:through|via|by|with|using) (?:an?|the|our) (?:online |web |contact |short |simple |public |booking |order )?form\b(?! of)|\bover time\b|(?<=\b(?:each|every|which|any|one|a) )pieces? of(?= (?:equipment|furniture|kit|gear|clothing|luggage|jewell?ery|machinery)\b)|(?:\b(?:an? |the )?(?:table|list|ranking) of )?(?:the )?\b(?:top|best|leading) (?:goal ?)?(?:scorers?|sellers?|performers?|earners?)\b|(?<=\b(?:it|they|event|trip|class|course|[a-z]+s) )takes? place\b(?! (?:at|in|on|every))|\b\d+ (?:places?|seats?|spots?|slots?) (?:at (?:the )?(?:very )?most|max(?:imum)?)\b|(?<=\b(?:has|have|got|with|and|offers?) |, )\d+ (?:places|seats|spots)(?: each)?(?=\s*(?:[.,;!?)\n]|$|and\b))|\b(?:to )?each other\b|\bwhose turn (?:it )?(?:is|was)(?: it)?\b|\b(?:takes?|taking) turns\b|\b(?:for|on|in|at|during) (?:one|any|some|all|each) of (?:those|these|the|their) (?:nights|days|weeks|hours|dates|times|evenings|months)\b|\bfrom (?:u-?\d+s?|under[- ]?\d+s?|juniors?|minis?|beginners?|toddlers?|youth|bambinis?) (?:up )?to (?:(?:the )?(?:seniors?|adults?|veterans?|masters|professionals?|advanced)|u-?\d+s?|under[- ]?\d+s?)\b|\bin (?:the (?:right|correct|same) |a fixed |this |that )?order\b(?=[.,;!?\n]|$| with\b| from\b| and then\b)|\bboth sides\b|(?:(?<=[.,;]) )?\b(?:strictly |purely |just |for )?internal(?: use)?(?: only)?(?=[.,;!\n]|$)|(?<=[.,;] )\bclosed to the public\b|(?<=[.,;] )\bnot (?:for the )?public\b|\b(?:written )?(?:down )?(?:on|in|off) (?:an? |the |our |my )?(?:(?:big |old |shared |paper |google |excel )*)(?:paper(?: slips?)?|clipboards?|spreadsheets?|excel(?: (?:file|sheet))?|google sheets?|whiteboards?|(?:whats ?app|facebook|telegram)(?: (?:group|chat))?)\b|(?:^|(?<=[.!?\n] ?))(?:the |our |my )?(?:problem|issue|idea|goal|requirements?|features?|specs?)(?: (?:is|are)(?: that)?\b:?|:|$)(?=\s|$)/giu;
export const withoutIdioms = (sentence: Sentence): Sentence => ({
  ...sentence,
  // "A contact page" names nobody that is kept.
  text: [IDIOMS, ...Object.values(WRITTEN.en)].reduce(
    (text, pattern) => text.replace(pattern, (words) => ' '.repeat(words.length)),
    sentence.text,
  ),
});

const TITLE = /^\s*(?:(?:an?|the|our|my) )?([\p{L}][\p{L} -]{2,40}):(?=\s)/u;
const TRADES = new Set(DOMAINS.flatMap(({ words }) => words.en));

/** "Help desk: tickets, agents" is about a help desk, and no desk has tickets: the title goes, and everything keeps its place. */
export const withoutTitle = (text: string, isThing: (noun: string) => boolean) =>
  text.replace(TITLE, (all, title: string) => {
    const lower = title.toLowerCase();
    return TRADES.has(lower) && !isThing(lower) ? ' '.repeat(all.length) : all;
  });

const KEPT_IN =
  /^(\s*(?:(?:i (?:want|need)|we (?:want|need)|build me|make me|create) )?(?:(?:an?|my|our|the) )?(?:(?:simple|small|personal|online|little|shared) )?)([a-z-]+) (database|catalogu?e|collection|directory|tracker|register|registry|inventory|log|archive|library|manager|planner|organi[sz]er|list)(?= with (?!(?:my|our|a|an|the) (?:team|friends|family)\b))/iu;
/** "Movie database with reviews" keeps movies that have them; what was said keeps its place. */
export const withKept = (text: string, isThing: (noun: string) => boolean): string =>
  text.replace(KEPT_IN, (all, lead: string, what: string, kind: string) => {
    const one = what.toLowerCase();
    // A tool library lends tools, and keeps more than these.
    const isTrade = /^library$/iu.test(kind) && TRADES.has(`${one} library`);
    return isThing(one) && !isTrade ? `${lead}${plural(one)}`.padEnd(all.length) : all;
  });

const MAKER = new RegExp(
  String.raw`^(\s*(?:(?:an?|our|my|the) )?)((?:[\p{L}'&-]+ ){0,3}?[\p{L}'-]+) (?:mak|produc|sell|build|repair|restor|rent|hir|design|bak|print)ing((?: out)? (?!with\b)[^.:;,\n]{3,60}?)( (?:to order|to measure|on commission|on demand))?(?=[.:]\s*\p{L})`,
  'iu',
);
/** "Joinery workshop making kitchens to order. …": the trade, and "bakery selling cakes": what it sells. */
export const withoutMaker = (text: string, isPlace: (noun: string) => boolean) =>
  text.replace(MAKER, (all, lead: string, name: string, goods: string, order: string | undefined) => {
    const isOnce = (noun: string) => text.toLowerCase().split(noun.toLowerCase()).length === 2;
    const last = name.split(' ').at(-1) ?? '';
    if (!isPlace(last.toLowerCase()) || !isOnce(last)) return all;
    const isToOrder = order !== undefined && isOnce(goods.trim().split(' ').at(-1) ?? '');
    const rest = goods + ' '.repeat(order?.length ?? 0);
    return isToOrder ? ' '.repeat(all.length) : `${lead}we sell`.padEnd(all.length - rest.length) + rest;
  });

const TRADE_FIRST =
  /^\s*((?:[a-z-]+ ){0,2}[a-z-]+)(?: (?:and|&) ((?:[a-z-]+ ){0,2}[a-z-]+))?\.(?=\s+\p{L}[^]{20})/iu;
/** "Alterations and tailoring. …": what somebody's trade is called, and nothing that they keep. */
export const withoutTrade = (text: string, isThing: (noun: string) => boolean) =>
  text.replace(TRADE_FIRST, (all, ...said: (string | undefined)[]) => {
    const names = said.slice(0, 2).flatMap((name) => (name === undefined ? [] : [name.toLowerCase()]));
    const isDone = names.some((name) => /[a-z]{3}ing$/u.test(name) && !isThing(name));
    const words = names.flatMap((name) => name.split(/ (?:(?:and|&) )?/u));
    const isOnce = words.every((word) => text.toLowerCase().split(singular(word)).length === 2);
    return isDone && isOnce ? ' '.repeat(all.length) : all;
  });

const ASKER = new RegExp(
  String.raw`(?<=^\s*|[.!\n]\s*)(?:the|our|my|an?) ([a-z-]+(?: [a-z-]+)?) (needs?|wants?|would like|is looking for)(?= (?:an? )(?:[a-z-]+ ){0,3}(?:app|application|tool|system|software|program|database|website|site|planner|tracker|list|register|record|log|overview|way|place)\b| to (?:know|keep|track|see|manage|organi[sz]e|log|record|plan)\b)`,
  'giu',
);
/** "The harbour needs a system for boats": whoever asks for it is nothing that it keeps. */
export const withoutAsker = (text: string, isPlace: (noun: string) => boolean) =>
  text.replace(ASKER, (all, who: string, wish: string) => {
    const last = who.toLowerCase().split(' ').at(-1) ?? '';
    const isOnce = text.toLowerCase().split(last).length === 2;
    return isOnce && isPlace(last) ? `we ${wish.replace(/s$/iu, '')}`.padEnd(all.length) : all;
  });

/** Who speaks: "Plumber.", "Mobile mechanic here.", "Sign painters, two of us." */
const SPEAKER =
  /^(\s*(?:(?:hi|hello|hey)[ ,!.]+)?)(\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}?)(?: here)?(?=[.!]\s|, (?:just )?(?:two|three|four|five|six|\d+) of us\b)/iu;

/** "I'm a linguist recording the last speakers", "we are beekeepers in …". */
const I_AM =
  /(\b(?:i'm|im|i am|we're|we are) (?:(?:an?|the|just an?|both|all|two|three) )?)((?:[a-z-]+ ){0,2}?[a-z-]+)(?= (?:here|and|in|at|on|for|from|with|who|that|by|recording|working|running|based)\b|[.,;!:\n])/giu;

/** "Website for a sign painter": whose it is. */
const IS_FOR =
  /(\b(?:app|application|website|site|system|tool|software|platform|crm|diary|calendar|planner|tracker|portfolio|page|database|manager|program) for (?:an?|one|my) )((?:[a-z-]+ ){0,3}?[a-z-]+)(?= (?:with|where|that|who|which|to|and|in)\b|[.,;:!\n]|\s*$)/giu;

/** Whoever names their own work is nobody that they keep. */
export function withoutSpeaker(text: string, isPerson: (noun: string) => boolean): string {
  const isSpeaker = (said: string) => {
    // "Plumber and electrician." speaks of one; "rooms and cleaners." names what is kept.
    const several = said.toLowerCase().split(' and ');
    if (several.length > 1 && !several.every((name) => singular(name) === name && isPerson(name)))
      return false;
    // "Doctors have patients.", "nurses treat patients."
    const words = said.toLowerCase().split(' ');
    const isDeed = (word: string, at: number) =>
      at > 0 && (isBase(word) || /^(?:has|is|are)$/.test(word)) && isPlural(words[at - 1] ?? '');
    if (words.slice(0, -1).some((word, at) => isDeed(word, at))) return false;
    const one = singular(words.at(-1) ?? '');
    return text.toLowerCase().split(one).length === 2 && isPerson(one);
  };
  const without = (all: string, before: string, said: string) =>
    isSpeaker(said) ? before + ' '.repeat(all.length - before.length) : all;
  return text.replace(SPEAKER, without).replace(I_AM, without).replace(IS_FOR, without);
}

/** "Customers are restaurants", "our volunteers are mostly retired nurses who …". */
const WHAT_THEY_ARE =
  /(?<=(?:^|[.!?;\n])\s*(?:(?:the|our|my|all|most|these) )?)([a-z-]+)( are (?:(?:mostly|mainly|usually|often|all|either|both|local|retired|small|private|young|old|other|independent|professional) )*)((?:[a-z-]+s)(?:(?:, | and | & )(?:[a-z-]+s)){0,2})(?:(?= (?:from|in|near|around)\b)|(?= *[.;!\n]|$)|( (?:that|who|which)))/gimu;
/** Who has rights by what they are called has a role. */
const IN_ROLES = /^(?:users?|roles?|accounts?|staff|people|teams?|employees|admins?|they|these|those)$/i;

/**
 * What people are by trade is another word for them, and no table beside them: a kind, where several are named.
 * @param isPerson of one noun in its singular
 */
export const withTrades = (
  text: string,
  isPerson: (noun: string) => boolean,
  isWho: (noun: string) => boolean,
): string =>
  text.replace(WHAT_THEY_ARE, (all, whom: string, _are: string, named: string) => {
    const trades = named.split(/, | and | & /u);
    const isOnce = (word: string) =>
      text.toLowerCase().split(new RegExp(String.raw`\b(?:${word}|${singular(word)})\b`.toLowerCase(), 'u'))
        .length === 2;
    const isTrade = trades.every((word) => isWho(singular(word.toLowerCase())) && isOnce(word));
    if (IN_ROLES.test(whom) || !isPerson(singular(whom.toLowerCase())) || !isTrade) return all;
    const kinds = trades.length > 1 ? ` (${trades.map((word) => singular(word)).join(', ')})` : '';
    const said = `${whom}${kinds}`;
    return said.length > all.length ? all : said.padEnd(all.length);
  });
