// What one can do in an app, as people list it: "add movies, mark them as watched, rate them".

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What stands before such a list: the app, or that somebody can. */
export const IMPERATIVE_LEADS: readonly string[] = [
  String.raw`\b(?:app|application|site|website|web app|platform|tool|tracker|planner|organi[sz]er|manager|journal|diary|log|game|system|portal|dashboard|software|program|network|forum|community|box|book|list|watchlist|collection|library|clone)(?: (?:for|about|of) [^.:\n]{1,60})?`,
  String.raw`\b(?:can|could|should|to|able to|allows? (?:me|us|you|users|people)(?: to)?|lets? (?:me|us|you|users|people)|features?|functions?|functionality|things (?:i|we|you|users) can do|must[- ]haves?|it should|it must|i want|i need|we need|requirements|wish ?list)\s*`,
];

/** Each as it is said to somebody. */
export const IMPERATIVES = split(
  'add create save log record track list post upload share write view see browse search find filter sort rate review like comment follow mark tag set plan make manage edit delete update invite send message chat book order buy sell pay vote check scan lend borrow join report import export assign organize organise store collect enter note pick choose select keep show get receive earn watch read play take start finish upvote bookmark favorite favourite archive generate print download attach approve reject cancel schedule reserve request compare calculate count measure split settle remind notify sign register apply donate discuss suggest swap exchange search give',
);
/** Those that are no nouns besides. */
export const SURE_IMPERATIVES = split(
  'add create save upload write see browse mark invite send manage edit delete find make set choose get keep assign organize organise enter generate join receive earn',
);
/** What is done so to something says that it is kept. */
export const KEEPING_IMPERATIVES = split(
  'add create save log record track list post upload manage edit delete update browse invite organize organise store collect enter write keep schedule plan make share set',
);
