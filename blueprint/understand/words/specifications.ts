// How specifications are headed, by what stands below such a heading.

export const PARTS = [
  'refused',
  'postponed',
  'users',
  'pages',
  'data',
  'reports',
  'wishes',
  'conditions',
] as const;
export type Part = (typeof PARTS)[number];

const named = (...names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})$`, 'iu');
const SORTS =
  '(?:(?:core|key|main|basic|required|desired|essential|important|functional|business|user|product|other|additional|optional|the|our|my) )*';

/** What each part of a specification is called. */
export const HEADINGS: Readonly<Record<Part, RegExp>> = {
  /** What is not to be built. */
  refused: named(
    'out[ -]of[ -]scope',
    'not (?:in scope|needed|required|included|wanted|necessary|part of (?:it|this|the (?:mvp|scope|project)))',
    'non[ -]goals?',
    "won'?t[ -]haves?",
    "won't do",
    "(?:what )?(?:i|we) (?:don'?t|do not) (?:need|want)",
    'no need for',
  ),
  /** What is to be built one day, and not now. */
  postponed: named(
    'later(?: on)?',
    'for later',
    '(?:maybe|perhaps|ideas? for) (?:later|the future)',
    '(?:in the )?future(?: (?:ideas|features|work|versions?|plans?|enhancements?|improvements?|scope))?',
    'phase (?:[2-9]|two|three|ii+)',
    '(?:version|v|release) ?[2-9](?:\\.0)?',
    'second (?:phase|version|release|step)',
    'not (?:now|yet)',
    'post[ -]mvp',
    'after (?:launch|the mvp)',
    'next (?:version|phase)',
  ),
  users: named(
    `${SORTS}(?:users?|roles?|actors?|personas?|user types?|user groups?|types of users?)(?: ?(?:and|&|/|,) ?(?:their )?(?:roles?|permissions?|(?:access )?rights|access))?`,
    `(?:${SORTS}permissions?|access(?: control)?|(?:user |access )?rights)`,
    'who (?:uses|will use|can use) (?:it|this|the (?:app|system|tool))',
    'who (?:can|may|does|sees|can see) what',
  ),
  pages: named(`${SORTS}(?:pages?|screens?|views?|site ?map|modules?)`),
  data: named(
    `${SORTS}(?:data(?: ?base)?(?: models?| structure)?|entities|tables|objects)`,
    '(?:what|data|information) (?:we|i|to) (?:store|keep|record|track|save)',
  ),
  reports: named(`${SORTS}(?:reports?|reporting|statistics|stats|analytics|charts?|graphs?|kpis?|metrics)`),
  /** What says nothing but that something is wanted below. */
  wishes: named(
    `${SORTS}(?:features?|functions?|functionality|functionalities|requirements?|needs|wishes|scope|use cases|epics?|stories)`,
    '(?:must|should|could|nice[ -]to)(?:[ -]haves?)?',
    'mvp(?: (?:scope|features))?',
    'in[ -]scope',
    'wish ?list',
    'phase (?:1|one|i)',
    '(?:version|v|release) ?1(?:\\.0)?',
    'acceptance criteria',
    'what (?:i|we|it) (?:needs?|wants?|should do|must do)',
    "(?:i|we)(?:'d like| need| want| would like)",
    'work ?flows?',
    'notifications?(?: (?:and|&) reminders?)?',
    'e-?mails?',
    'alerts?',
    'reminders?',
  ),
  /** What it is built with and under which conditions, of which nothing is kept. */
  conditions: named(
    'integrations?',
    '(?:tech(?:nical|nology)?|technologies)(?: stack| requirements| notes)?',
    'non[ -]functional(?: requirements)?',
    'nfrs?',
    'open questions',
    'success (?:criteria|metrics)',
  ),
};

/** Pages that every app has, or that keep nothing. */
export const NO_THING_PAGES =
  /^(?:(?:main|admin|user|my|the|a|an) )*(?:dash ?boards?|home(?: ?page)?|start(?: page)?|landing(?: page)?|overview|log-?in|sign-?(?:in|up)|registration|settings|preferences|profile|account|search|admin(?: panel| area)?|help|reports?|statistics|analytics|notifications?|logout)(?: (?:page|screen|view))?$/iu;
/** What is said of a page besides what it is of. */
export const PAGE_WORDS =
  / (?:pages?|screens?|views?|lists?|details?|forms?|overview|module|tab|management)$/iu;
