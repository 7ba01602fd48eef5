import { singular } from '../inflect.ts';
import { SPLIT, TIME } from './figures.ts';

// Ways to ask for a drawing or a figure without saying what it is drawn by: each gives the words of a title.

export interface Drawing {
  title: string;
  at: number;
  end: number;
  /** Whether a figure only was asked for, which has to be one of what is known. */
  isFigure: boolean;
  /** Whether it stands in a list of figures, which are counted by whatever they say. */
  isListed: boolean;
}

const WORDS = String.raw`(?:[a-z%'’-]+ ){0,3}?[a-z%'’-]+`;
const DRAWN = '(?:line|bar|pie)? ?(?:charts?|graphs?|diagrams?|curves?|plots?|lines?|bars?|columns?)';
const PERIOD = '(day|week|month|quarter|season|year)';
/** What changes, is worth drawing over time. */
const CHANGES =
  '(?:develop(?:s|ed|ing)?|chang(?:es?|ed|ing)|improv(?:es?|ed|ing)|evolv(?:es?|ed|ing)|progress(?:es|ed|ing)?|grow(?:s|n|ing)?|go(?:es|ing) (?:up|down)|goes?(?= over (?:the )?(?:time|weeks|months|years|season))|(?:gets?|getting) (?:[a-z]+er|worse|less|more))';
const PRONOUN = /^(?:it|this|that|they|he|she|i|we|things?)$/;

/** "We log height and weight and show it as a line chart" */
export const SHOWN_BY_PRONOUN =
  /\b(?:show|see|draw|plot|display|view|have|want) (?:it|this|that|them|these|those|everything)(?: all)?$/;

type Way = readonly [says: RegExp, title: (match: RegExpMatchArray) => string];
const overTime = (what: string): string =>
  PRONOUN.test(what) || SHOWN_BY_PRONOUN.test(what)
    ? 'over time'
    : SPLIT.test(what) || TIMED.test(what)
      ? what
      : `${what} over time`;
const TIMED = new RegExp(String.raw`\b(?:${TIME})s?\b`);
const ASKED = String.raw`(?:(?:see|know|knows|show|shows|tell|tells|want|wants|need|needs|report|count)(?: me| us)? |(?:^|[.:?!(] ?)(?:and )?)`;
const DRAWINGS: readonly Way[] = [
  // "Pain as a graph", "the takings in a curve"
  [
    new RegExp(
      String.raw`\b(${WORDS}),? (?:as|in|on|with) (?:an? )?(?:simple |little |nice |coloured )?${DRAWN}(?= *(?:$|[.,;:!?)]|and\b|or\b|so\b|please\b|pls\b|too\b|over\b|would\b))`,
      'g',
    ),
    ([, what = '']) => overTime(what),
  ],
  // "A line of his readings over the day", "plot the weight", "draw the temperature"
  [
    new RegExp(
      String.raw`\b(?:(?:(?:a|the) )?(?:(?<=a |the )line|curves?|trends?) of|(?:plot|draw|chart|graph)(?= (?:the|my|our|his|her|their|all|how)\b)) ((?:the |my |our |his |her |their |all )?${WORDS}(?: and (?:the |my |our )?[a-z]+)?) ?(?:over (?:the )?(?:${TIME})s?)?(?= *(?:$|[.,;:!?)]|and\b|would\b|so\b))`,
      'g',
    ),
    ([, what = '']) => overTime(what),
  ],
  // "Show the consumption over the year"
  [
    new RegExp(
      String.raw`\b(?:show|see|draw|plot)(?: me| us)? (?:the |my |our |his |her |their )?([a-z]+(?: [a-z]+)?) over the (${TIME})s?\b`,
      'g',
    ),
    ([, what = '', period = '']) => `${what} over the ${period}`,
  ],
  // "Plot temperature against time"
  [
    /\b(?:plot|chart|graph) ((?:the |my |our )?[a-z]+(?: and [a-z]+)?) (?:against|over|versus|vs) (?:the )?(?:time|date)\b/g,
    ([, what = '']) => overTime(what),
  ],
  // "See how the honey develops", "whether the pain is getting better"
  [
    new RegExp(
      String.raw`\b(?:how|if|whether) (?:the |my |our |his |her |their |an? )?(${WORDS}) (?:is |are |has |have |was |were )?${CHANGES}\b`,
      'g',
    ),
    ([, what = '']) => overTime(what),
  ],
];
const FIGURES: readonly Way[] = [
  // "Every month how many kilos we kept", "end of the month I want to see how much I took per sort of job"
  [
    new RegExp(
      String.raw`\b(?:each|every|(?:at )?(?:the )?end of (?:the|each|every|a)|per|once a) ${PERIOD}\b[^.;!?]{0,40}?\b(how (?:many|much) [^.,;:!?]{2,60})`,
      'g',
    ),
    ([, period = '', what = '']) => `${what} per ${period}`,
  ],
  [
    new RegExp(
      String.raw`${ASKED}(how (?:many|much) [^.,;:!?]{2,40}?) (?:each|every|per|a|in an?|in each) ${PERIOD}\b`,
      'g',
    ),
    ([, what = '', period = '']) => `${what} per ${period}`,
  ],
  // "How many hours did I work this week"
  [
    new RegExp(
      String.raw`${ASKED}(how (?:many|much) [^.,;:!?]{2,40}?) (?:this|last) ${PERIOD}\b(?! and| vs| versus| compared)`,
      'g',
    ),
    ([, what = '', period = '']) => `${what} per ${period}`,
  ],
  // "Money in this month vs last", "compare this year's harvest with last year"
  [
    new RegExp(
      String.raw`\b(${WORDS}) this ${PERIOD} (?:vs\.?|versus|against|compared (?:to|with)|and) (?:the )?last\b`,
      'g',
    ),
    ([, what = '', period = '']) => `${what} per ${period}`,
  ],
  [
    new RegExp(
      String.raw`\bcompar(?:e|ed|ing) (?:this|the) ${PERIOD}(?:'s|s|’s)? (${WORDS}) (?:with|to|and) (?:the )?last\b`,
      'g',
    ),
    ([, period = '', what = '']) => `${what} per ${period}`,
  ],
];

/** "Compare the years", "this year with last year": of whatever is measured. */
const COMPARED: readonly Way[] = [
  // "Compare the streets"
  [
    new RegExp(
      String.raw`\bcompar(?:e|ing) (?:(?:the|our|my|all|different) )+(?!(?:${TIME})s\b)([a-z]+s)(?=\s*(?:[.,;!?)\n]|$)| and\b)`,
      'g',
    ),
    ([, by = '']) => `number per ${singular(by)}`,
  ],
  [
    new RegExp(
      String.raw`\bcompar(?:e|ed|ing|ison of)(?: (?:the|all|different|our|my|several))* ${PERIOD}s\b(?=\s*(?:[.,;:!?)\n]|$)| (?:and|in|as)\b)`,
      'g',
    ),
    ([, period = '']) => `per ${period}`,
  ],
  [
    new RegExp(
      String.raw`\bcompar(?:e|ed|ing) (?:this|the|each) ${PERIOD} (?:with|to|and|against) (?:the )?(?:last|previous)\b`,
      'g',
    ),
    ([, period = '']) => `per ${period}`,
  ],
];

/** "Plus a graph", "chart both": of whatever there is to draw. */
const BARE = new RegExp(
  String.raw`(?:^|[.,;:!?&(] ?|\b(?:and|plus|with|also|love|want|need|like|see) )(?:(?:an?|the|some) )?(?:little |simple |nice |cool )?(?:line |bar )?(?:chart|graph|diagram|curve)s?(?: (?:it|both|them|this))?(?= *(?:$|[.,;!?)]|please\b|pls\b|too\b))`,
);

/** Who did most of something, and what there is most of. */
const MOST: readonly Way[] = [
  // "Who read the most pages"
  [
    /\bwho (?:has |have |had )?([a-z]+) (?:the )?most (?!(?:this|last|each|every|per|in|of|on|at|by|so|and|or|for|the|a)\b)([a-z]+)\b/g,
    ([, , what = '']) => `${what} per person`,
  ],
  // "Who came how often"
  [/\bwho (?:has |have |had |was |were )?(?:[a-z]+ ){1,2}how often\b/g, () => 'number per person'],
  // "Top ten products of the month"
  [
    /\btop (?:three|five|ten|twenty|\d+) (?!(?:of|in|by|per|list)\b)([a-z]+)(?=\s*(?:[.,;!?)]|$)| (?:of|this|per|by|in|list)\b)/g,
    ([, by = '']) => `number per ${by}`,
  ],
  // "I need the numbers for each rep"
  [
    /(?<=\b(?:see|show|shows|want|wants|need|needs|know|get)(?: to (?:see|know))?(?: me| us)? (?:the |all |our )?)numbers (?:for|of|by|per) (?:each|every) ([a-z]+)\b/g,
    ([, by = '']) => `number per ${by}`,
  ],
  // "Which category comes up most", "which flavours go best"
  [
    /\b(?:which|what) ([a-z]+) (?:[a-z]+ ){1,4}?(?:the )?(?:most|best|least|worst|more often)\b/g,
    ([, by = '']) => `number per ${by}`,
  ],
  [
    /\bmost (?:popular|common|frequent|borrowed|sold|ordered|used|read|booked|wanted|visited|played|requested) ([a-z]+)\b/g,
    ([, by = '']) => `number per ${by}`,
  ],
];

/** "See how many of each voice part will come": counted by that. */
const OF_EACH: readonly Way[] = [
  [
    new RegExp(String.raw`${ASKED}how many of (?:each|every) ([a-z]+(?: [a-z]+)?)`, 'g'),
    ([, by = '']) =>
      `number per ${by.replace(/ (?:we|i|you|they|are|is|will|were|was|have|has|come|there)$/, '')}`,
  ],
];

/** How figures are asked for, before a list of them. */
const HEADS = new RegExp(
  String.raw`\b(?:(?:reports?|evaluations?|stat(?:istic)?s|figures|numbers|totals|charts?|graphs?|dashboards?|overviews?|analytics|kpis?|summary|summaries)(?: (?:i|we|they)(?:'d)?(?: would)? (?:need|want|like)| (?:needed|wanted|please|page))?(?: for (?:the |my |our )?[a-z]+)? ?:|(?:want|wants|need|needs|like|love)(?: to (?:see|know|have|get))?(?: at a glance)?:?(?! to )|show(?: me| us)?:?|(?:see|know|display)(?: at a glance)?:?) `,
  'g',
);
/** Who looks at prices per night asks for no figures, and no more who tells what is done, or wants a list. */
const TOLD =
  /\b(?:max\w*|limit\w*|once|twice|at most|\d+|one|lists?|photos?|pictures?|rankings?|notes?|reports?|what|which|who|when|can|could|should|must|may|able|write|we|they|left)\b|^(?:prices?|fees?|rates?|rent|charge)\b/;
const ITEM = /, | and | plus |; /g;

const ONLY_TIME = new RegExp(`^(?:${TIME})$`);
/** "Revenue per month and top customers": each that says by what it is counted; "by agency and by month" are two. */
export function countedIn(list: string): { title: string; at: number }[] {
  const found: { title: string; at: number }[] = [];
  let from = 0;
  let what = '';
  for (const edge of [...list.matchAll(ITEM), undefined]) {
    const item = list.slice(from, edge?.index).trim();
    const next = edge ? edge.index + edge[0].length : list.length;
    const title = /^(?:by|per|for each) /.test(item) && what !== '' ? `${what} ${item}` : item;
    const counted = found.at(-1);
    // "The waste per machine and month"
    if (counted && ONLY_TIME.test(item)) counted.title += ` per ${item}`;
    const isCounted = SPLIT.test(title);
    if (isCounted) {
      found.push({ title, at: from });
      what = title.split(SPLIT)[0] ?? '';
    }
    // "Upper and lower over time": of a word or two it is said behind both what they are counted by.
    const isShort = edge?.[0] === ' and ' && item.split(' ').length < 3;
    if (isCounted || !isShort) from = next;
  }
  return found;
}

/** What a list of figures asks for, or a clause that wants to see them. */
function listedIn(lower: string): Drawing[] {
  return [...lower.matchAll(HEADS)].flatMap(({ 0: head, index }) => {
    const from = index + head.length;
    const rest = lower.slice(from).split(/[.!?:\n]|\b(?:but|because|so that)\b/)[0] ?? '';
    return countedIn(rest)
      .filter(({ title }) => COUNTED.test(title) && !TOLD.test(title) && title.length < 80)
      .map(({ title, at }) => ({
        title,
        at: from + at,
        end: from + at + title.length,
        isFigure: true,
        isListed: head.includes(':'),
      }));
  });
}
const COUNTED = / (?:by|per|for each|over|each|every) /;

/** Everything that is asked to be counted, added up or drawn by these ways of saying. */
export function drawingsIn(lower: string): Drawing[] {
  const said = saidIn(lower);
  const bare = BARE.exec(lower);
  return said.length > 0 || !bare
    ? said
    : [
        {
          title: 'over time',
          at: bare.index,
          end: bare.index + bare[0].length,
          isFigure: false,
          isListed: false,
        },
      ];
}

const saidIn = (lower: string): Drawing[] => [
  ...listedIn(lower),
  ...[MOST, OF_EACH, COMPARED, DRAWINGS, FIGURES].flatMap((ways) =>
    ways.flatMap(([says, title]) =>
      [...lower.matchAll(says)].map((match) => ({
        title: title(match),
        at: match.index,
        end: match.index + match[0].length,
        isFigure: ways === FIGURES,
        isListed: false,
      })),
    ),
  ),
];
