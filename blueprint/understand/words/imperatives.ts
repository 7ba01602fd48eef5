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

/** With these a text or a line of it may begin, each both a verb and a noun: "log eggs per hen", "post news". */
export const OPENING_IMPERATIVES = split(
  'log record track book post plan swap share report photograph schedule register order list request exchange upload rate review',
);
/** What such a word says of a noun instead: book reviews are reviews, and nobody books them. */
export const COMPOUND_OPENINGS = split(
  'book_review book_club book_list book_shop book_store book_swap book_fair book_title book_loan book_order book_exchange book_collection book_cover book_author book_request book_sale book_box ' +
    'record_label record_shop record_store record_collection record_holder record_player record_card record_sale record_book ' +
    'post_office post_code post_box post_card post_idea post_title log_entry log_book log_sheet log_cabin log_pile log_file log_line ' +
    'plan_item plan_change swap_shop swap_meet swap_request share_certificate share_holder share_transfer share_price report_card report_form ' +
    'schedule_change schedule_item register_entry order_item order_line order_number order_form order_list order_history order_detail order_status ' +
    'list_item list_price list_entry request_form exchange_student exchange_rate exchange_programme exchange_partner rate_card review_date review_meeting review_score ' +
    'track_record track_event track_meet track_bike track_session track_day track_list track_title track_athlete',
);
