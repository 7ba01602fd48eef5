import { plural } from './inflect.ts';

// Lists as people put them, in the words that are read as lists; everything keeps its place.

/** "A list of members showing name and phone": each of them has these. */
const SHOWING =
  /(?<=\b(?:list|table|overview|register|directory|catalogue|database|record) (?:of|for) (?:(?:all|our|my|the) ){0,2}(?:[a-z-]+ )?[a-z-]+s )(?:showing|displaying|listing|containing|including)(?= (?!(?:which|what|who|whose|how|when|where|whether|if|all|only)\b)[a-z])/giu;
/** "I'd like to record members. Fields: name, phone": theirs. */
const THEIR_FIELDS =
  /(?<=\b[a-z-]+s)[.!:]?\s+(?:(?:the|its|their) )?(?:fields|columns|attributes|properties)(?: (?:are|include|needed))?(?: for (?:each(?: one)?|every one|it|them))?:/giu;

/** "Database for cows: tag number, breed": each cow has these. */
const LIST_FOR =
  /(?<=^\s*)(?:(?:i|we) (?:need|want) )?(?:(?:an?|the|my|our) )?(?:(?:simple|small|little) )?(?:database|list|register|inventory|catalogu?e|spreadsheet|table|collection) (?:for|of) (?:(?:all|our|my|the) )*(?=[a-z-]+s(?::| [-–—]) ?[a-z])/giu;

/** "Store member name, phone, join date": what is stored of each member. */
const STORED =
  /(?<=(?:^|[.!?\n])\s*)((?:store|save|record|keep|log|enter) )((?!(?:the|their|your|our|my|each|every|all|its|his|her|an?)\b)[a-z-]+) (?=(?:name|title|address|e-?mail|phone|number|code|id|make|model|tag number)(?:,|s? and\b))/giu;

/** "Items such as tents, tables and chairs with a daily price": these are what some of them are, and the price is of each item. */
const SUCH_AS =
  /(?<=\b[a-z]{3,} )(?:such as|like|e\.g\.|for example) (?:[a-z-]+(?: [a-z-]+)?, )*(?:[a-z-]+(?: [a-z-]+)?,? )(?:and|or) [a-z-]+s(?= with | ?\()/giu;
/** "My yarn stash with colour": each yarn has one. */
const STASH = /(?<=\b[a-z]{3,}) (?:stash|hoard|supply)(?= (?:with|has)\b| ?[(:])/giu;
/** "… and how many skeins are left", "how many bottles of each I still have": a number of each. */
const HOW_MANY_LEFT =
  /(?<=(?:,|\band|\bwith) )how many ((?:[a-z-]+ )?[a-z-]+s) (?:of (?:each|it|them|those) )?(?:(?:are|is) (?:still )?(?:left|in stock|remaining|there)|(?:i|we) (?:still )?(?:have|own|got)(?: left| in stock)?)\b/giu;
/** "…, and a minimum stock for every medicine": each of them has one. */
const OF_EACH_LAST =
  /,? and (?:an? )((?:[a-z-]+ ){0,2}[a-z-]+) (?:for|of) (?:each|every) ([a-z-]+)(?= *(?:[.;\n]|$))/giu;
/** "A project goes through several phases, each with a fee": phases of its own, and no states. */
const SEVERAL_OF_IT =
  /\b(?:goes|go|passes|pass|runs|run) through (?=(?:several|many|different|various|multiple|two|three|four|five|six) [a-z-]+s,? (?:each|which|that|and each) )/giu;
/** "Hours worked on each case", "write down their hours on a phase": entries of the time that was spent. */
const HOURS_SPENT =
  /(?<=(?:,|\band|\bwith|\btrack|\blogs?|\brecords?|\bwrites? down|\benters?|\bnotes?) )(?:the |their |our |my |all )?(?:working )?hours (?:(?:worked|spent|booked|billed|they work(?:ed)?) )?(?:on|for) (?:each|every|an?|the) (?=[a-z-]+(?:[ ,.;]|$))/giu;
/** "Kinds of wood with price per cubic metre": each wood has its own. */
const KINDS_OF = /\b(?:kinds|types|sorts) of ([a-z]+)(?= (?:with|and their) )/giu;
/** "Several phases, each with a fee" are phases with a fee. */
const EACH_WITH = /(?<=[a-z]s),? each (?:with|having|has)(?= (?:an?|its|their|one) )/giu;
/** "Our school lends laptops to pupils": we do. */
const OUR_PLACE_LENDS =
  /\b(?:our|the|my) (?:school|library|club|company|shop|church|office|museum|association|university|college|town|village|department|parish|centre) (lend|rent|hire|loan)s(?= (?:out )?(?:[a-z-]+ )?[a-z-]+s?\b)/giu;
/** "Track what my two cars cost me: repairs with date": what the list says is of each car. */
const WHAT_THEY_DO =
  /(?<=^\s*)(?:(?:i|we) (?:want|need|would like) to )?(?:track|see|know|log|record|follow|note) (?:what|how much|how) ((?:my|our|the) )(?:(?:two|three|four|five|six|\d+) )?([a-z-]+s) [a-z]+(?: me| us)?:/iu;
/** "On Thursday two drivers deliver": the day, and nobody of it. */
const DAY_FIRST =
  /(?<=(?:^|[.!?;\n]\s*)(?:on|every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:morning|afternoon|evening|night)s?)?) (?=(?:two|three|four|five|six|seven|eight|nine|ten|\d+) [a-z])/giu;
/** "Each lot has an origin and a price, and comes from an importer": no third of what it has. */
const AND_COMES =
  /(?<=\b(?:each|every|an?|the) (?:[a-z-]+ ){1,4}(?:has|gets) [^.;:\n]+), and (?=(?:comes from|belongs to|goes to|is (?:owned|made|supplied|delivered|kept|taken|sold|run|led|taught) (?:by|in|at)) )/giu;

/** "Reported, assigned to a contractor and then fixed": a step, and to whom. */
export const HANDED_TO =
  /(?<=\b(?:is|are|be|from) (?:[a-z -]+, )+(?:(?:and|or|then) ){0,2}|\b(?:is|are|be|from) (?:either )?)(assigned|given|handed over|handed|sent|passed|allocated|forwarded) to (?:an?|the|our|its) ([a-z]+(?: [a-z]+)??)(?=, (?:(?:and|or|then) ){0,2}[a-z]+(?:ed|ne|en)\b| (?:and|or|then) (?:then )?[a-z]+(?:ed|ne|en)\b)/giu;

/** "Who was at which rehearsal": an attendance of each. */
const WHO_WAS_AT =
  /(?<=(?:,|\band|\bwith|\btrack|\blog|\brecord|\bsee|\bknow|\bnote) )who (?:(?:was|is|came|comes|goes|went|showed up|turned up|took part|takes part|has been) (?:at|to|in|for|on)|attends|attended|missed|joined) (?:which|each|every|what) (?=[a-z])/giu;

/** @returns the text at its length, for plain reading */
export const withPlainLists = (text: string): string =>
  text
    .replace(STORED, (_, verb: string, what: string) => `${' '.repeat(verb.length)}${what}:`)
    .replace(LIST_FOR, (words) => ' '.repeat(words.length))
    .replace(SHOWING, (word) => 'with'.padEnd(word.length))
    .replace(THEIR_FIELDS, (words) => ' with'.padEnd(words.length))
    .replace(SUCH_AS, (words) => ' '.repeat(words.length))
    .replace(HANDED_TO, (words, step: string) => step.padEnd(words.length))
    .replace(WHO_WAS_AT, (words) => 'attendance per '.padEnd(words.length))
    .replace(STASH, (words) => ' '.repeat(words.length))
    .replace(HOW_MANY_LEFT, (words, what: string) => `number of ${what}`.padEnd(words.length))
    .replace(OF_EACH_LAST, (words, what: string, one: string, at: number, whole: string) =>
      whole.slice(0, at).toLowerCase().includes(one.toLowerCase().slice(0, -1))
        ? `. Each ${one} has a ${what}`.padEnd(words.length)
        : words,
    )
    .replace(SEVERAL_OF_IT, (words) => 'has'.padEnd(words.length))
    .replace(HOURS_SPENT, (words) => 'time entries per '.padEnd(words.length))
    .replace(KINDS_OF, (words, one: string) => plural(one).padEnd(words.length))
    .replace(EACH_WITH, (words) => ' with'.padEnd(words.length))
    .replace(OUR_PLACE_LENDS, (words, verb: string) => `we ${verb}`.padEnd(words.length))
    .replace(WHAT_THEY_DO, (words, whose: string, what: string) => `${whose}${what},`.padStart(words.length))
    .replace(DAY_FIRST, ',')
    .replace(AND_COMES, '. It  ');
