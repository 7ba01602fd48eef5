import { plural, singular } from './inflect.ts';

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
const SUCH_AS = new RegExp(
  String.raw`(?<=\b([a-z]{3,}) )(?:such as|like|e\.g\.|for example) ((?:[a-z-]+(?: [a-z-]+)?, )*[a-z-]+(?: [a-z-]+)?,? (?:and|or) (?:[a-z-]+ )?[a-z-]+)(?:( (?:with|and their|have))(?= )|(?= ?[(.,;]|$| (?:are|is|can|must|should|have|has|that|which|go|for|to|at|in|on|from|by|during)\b))`,
  'giu',
);
/** "Readers like books and films": what somebody likes is no sort of them. */
const WHO_LIKES = /(?:[eo]rs|ists|people|guests|friends|kids|children|fans|parents|students|we|they|you)$/iu;
/** "Running costs such as tax and wood are split": what is spent is read as it stands. */
const SPENT = /^(?:costs|expenses|fees|charges)$/iu;
const withSorts = (
  all: string,
  whose: string,
  listed: string,
  having: string | undefined,
  at: number,
  whole: string,
): string => {
  if (/^like /iu.test(all) && WHO_LIKES.test(whose)) return all;
  // "Type of event like wedding or birthday": the sorts are named already.
  if (/\b(?:type|kind|sort|category|status)s? of [a-z]+ $/iu.test(whole.slice(0, at))) return all;
  const sorts = listed.split(/,? (?:and|or) |, /u).map((sort) => singular(sort.toLowerCase()));
  const rest = (whole.slice(0, at) + whole.slice(at + all.length)).toLowerCase();
  const areNamed = sorts.some((sort) => rest.includes(sort));
  if (having === undefined) return areNamed || SPENT.test(whose) ? all : ' '.repeat(all.length);
  const typed = `${having.trim().replace('and their', 'with')} type (${sorts.join(', ')}),`;
  return !areNamed && typed.length <= all.length ? typed.padEnd(all.length) : having.padStart(all.length);
};
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

/** "One or more inventors", "a handful of workers", "a lot of concerts": several of them. */
const SEVERAL =
  /\b(?:one or (?:more|two|several|many)|an? (?:handful|bunch|couple|lot|range|dozen) of|lots of|loads of|tons of|plenty of|dozens of)(?= (?:[a-z-]+ ){0,2}[a-z-]+s\b)/giu;
/** "At least one engineer" */
const AT_LEAST_ONE = /\bat least one(?= [a-z])/giu;
/** "Repairs are entered with date and cost", "vet visits are recorded for every horse with date": what each of them has. */
const KEPT_WITH =
  /(?<=(?:^|[.!?;:\n]|, and|, )\s*(?:(?:the|our|all|my|these|and) )?[a-z-]{3,}(?: (?!(?:for|in|of|to|at|that|which|from|by|with)\b)[a-z-]+){0,3}(?:,? (?:such as|like) [^.;:\n]+)? )(?:are|get|must be|should be|will be|can be) (?:also )?(?:recorded|entered|noted(?: down)?|logged|kept|written down|registered|tracked|stored|listed|saved|documented)(?: (?:for|per|by|of) (?:each|every|the) ([a-z-]+))?,? with(?: the| their)?(?= [a-z])/giu;
/** "Each garment on a ticket has a price": each garment of it. */
const EACH_ON =
  /(?<=\b(?:each|every) (?:[a-z-]+ )?[a-z-]+ )(?:on|in|at|from)(?= an? [a-z-]+(?: [a-z-]+)? (?:has|have|gets?|needs?|consists?|comes?)\b)/giu;
/** "Stripping, padding and is finished": the last of the steps. */
const AND_IS_LAST =
  /(?<=\b(?:goes|go|moves?|pass|passes|runs?) through (?:[a-z-]+(?: [a-z-]+)?, )+(?:[a-z-]+(?: [a-z-]+)? )?(?:and|or) (?:then |finally )?)(?:is|are|gets?) (?=[a-z]+ *(?:[.;,\n]|$))/giu;
/** "Best before date": one word, and no date before which something is best. */
const BEST_BEFORE = /\b(best|use|sell)( )(before|by)(?= dates?\b)/giu;
/** "Certificates that expire after five years": they have a day on which they do. */
const THAT_EXPIRE =
  /(?<=[a-z]s )(?:that|which) (?:expire|run out|lapse|are valid|must be renewed|have to be renewed) (?:after|for|within|every) (?:[a-z]+|\d+) (?:days|weeks|months|years)(?=[,.;\n]| and\b|$)/giu;
/** "A shop that rents out skis: customers and rentals": what we do, and then what is kept. */
const THAT_DOES =
  /(?<=^\s*(?:(?:an?|our|my|the) )?(?:[a-z-]+ ){0,3}[a-z-]+)( (?:that|which) (rent|sell|lend|hire|repair|restore|make|build|produce|print|deliver|bake|grow|clean|service|store)s)( out)? ([a-z-]+(?:(?: |, | and |, and )[a-z-]+){0,6})[:.](?= [a-z])/iu;
/** "We are a clinic with doctors and nurses": we have these. */
const WE_ARE_WITH =
  /(?<=(?:^|[.!\n])\s*)(we|i)(?:'re|'m| are| am) (?:just )?(?:an?|the) (?:[a-z-]+ ){1,4}?(?:(?:in|from|near) (?:the )?[a-z-]+(?: [a-z-]+)? )?with(?= (?:(?:about|around|over|only) )?(?:an? |the |\d+ |[a-z]+ ){0,2}[a-z-]+s\b)/giu;
/** "A size in square metres": what it is counted in is no part of it. */
const COUNTED_IN =
  /(?<=\b(?:size|area|length|width|height|depth|distance|weight|volume|duration|amount|price|value|fee|cost|rent|salary|budget|quantity|delay|time|mileage) )in (?:square |cubic |whole )?(?:metres?|meters?|feet|centimetres?|millimetres?|hectares|acres|kilos?|kilograms?|grams?|tonnes|litres?|liters?|miles|kilometres?|minutes|hours|days|weeks|euros?|dollars|pounds)(?=,? and (?:maybe )?an? )/giu;
/** "And maybe a shed": what only some have is kept as well. */
const MAYBE =
  /(?<=(?:,|\band|\bwith|\bhas|\bhave) )(?:maybe|perhaps|possibly|optionally|sometimes)(?= (?:an?|one|some|the|several) )/giu;

/** "Who was at which rehearsal": an attendance of each. */
const WHO_WAS_AT =
  /(?<=(?:,|\band|\bwith|\btrack|\blog|\brecord|\bsee|\bknow|\bnote) )who (?:(?:was|is|came|comes|goes|went|showed up|turned up|took part|takes part|has been) (?:at|to|in|for|on)|attends|attended|missed|joined) (?:which|each|every|what) (?=[a-z])/giu;

/** @returns the text at its length, for plain reading */
export const withPlainLists = (text: string): string =>
  text
    .replace(SEVERAL, (words) => 'several'.padEnd(words.length))
    .replace(AT_LEAST_ONE, (words) => 'one'.padEnd(words.length))
    .replace(COUNTED_IN, (words) => ' '.repeat(words.length))
    .replace(MAYBE, (word) => ' '.repeat(word.length))
    .replace(BEST_BEFORE, '$1-$3')
    .replace(THAT_EXPIRE, (words) => 'with expiry date'.padEnd(words.length))
    .replace(
      THAT_DOES,
      (_, that: string, verb: string, out: string | undefined, what: string) =>
        `${`. We ${verb}`.padEnd(that.length)}${out ?? ''} ${what}.`,
    )
    .replace(WE_ARE_WITH, (words, who: string) => `${who} have`.padEnd(words.length))
    .replace(EACH_ON, (word) => 'of'.padEnd(word.length))
    .replace(AND_IS_LAST, (word) => ' '.repeat(word.length))
    .replace(STORED, (_, verb: string, what: string) => `${' '.repeat(verb.length)}${what}:`)
    .replace(LIST_FOR, (words) => ' '.repeat(words.length))
    .replace(SHOWING, (word) => 'with'.padEnd(word.length))
    .replace(THEIR_FIELDS, (words) => ' with'.padEnd(words.length))
    .replace(KEPT_WITH, (words, of: string | undefined) =>
      (of === undefined ? 'have' : `have a ${of},`).padEnd(words.length),
    )
    .replace(SUCH_AS, withSorts)
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
