import { lookUp } from './look-up.ts';

/** What verbs of English leave behind: who lends something makes a loan. */
const LEFT: Readonly<Record<string, string>> = {
  booking: 'book',
  reservation: 'reserve',
  rental: 'rent hire let',
  loan: 'borrow lend loan',
  checkout: 'check-out',
  'sign-up': 'sign join',
  attendance: 'attend come show',
  enrolment: 'enrol enroll',
  registration: 'register rsvp',
  application: 'apply',
  donation: 'donate give',
  subscription: 'subscribe',
  pledge: 'pledge',
  bid: 'bid',
  participation: 'participate compete',
  sponsorship: 'sponsor',
  vote: 'vote',
  payment: 'pay',
  purchase: 'buy purchase',
  sale: 'sell',
  order: 'order',
  visit: 'visit',
  inspection: 'inspect',
  survey: 'survey',
  examination: 'examine',
  check: 'check',
  test: 'test',
  measurement: 'measure',
  weighing: 'weigh',
  feeding: 'feed',
  watering: 'water',
  cleaning: 'clean',
  repair: 'repair fix mend',
  service: 'service',
  review: 'review',
  rating: 'rate',
  comment: 'comment',
  approval: 'approve',
  sample: 'sample',
  harvest: 'harvest pick',
  planting: 'plant sow',
  treatment: 'treat',
  spraying: 'spray',
  vaccination: 'vaccinate immunise immunize inoculate jab',
  prescription: 'prescribe',
  delivery: 'deliver',
  shipment: 'ship',
  collection: 'collect',
  movement: 'move',
  transfer: 'transfer',
  return: 'return',
  withdrawal: 'withdraw take remove',
  usage: 'use consume',
  filling: 'fill refill',
  'fill-up': 'refuel',
  entry: 'log record enter',
  note: 'note',
  training: 'train',
  practice: 'practise practice',
  game: 'play',
  match: 'play',
  run: 'run',
  walk: 'walk',
  ride: 'ride',
  trip: 'drive travel',
  swap: 'swap',
  trade: 'trade',
  exchange: 'exchange',
  claim: 'claim',
  report: 'report',
  complaint: 'complain',
  request: 'request ask want',
  answer: 'answer',
  invitation: 'invite',
  assignment: 'assign allocate',
  submission: 'submit',
  invoice: 'invoice bill',
  quote: 'quote',
  score: 'score',
  mark: 'grade',
  result: 'win lose',
  sighting: 'see spot sight',
  observation: 'observe',
  find: 'find',
  catch: 'catch',
  photo: 'photograph',
  dose: 'dose',
  expense: 'spend',
  debt: 'owe',
  redemption: 'redeem',
  stay: 'stay sleep',
  adoption: 'adopt rehome',
  placement: 'place foster',
  call: 'call phone ring',
  message: 'message write',
  meeting: 'meet',
  interview: 'interview',
  audit: 'audit',
  burn: 'burn',
  firing: 'fire',
  rehearsal: 'rehearse',
  performance: 'perform sing',
  lesson: 'teach',
  shift: 'work volunteer help cover',
  count: 'count',
  reading: 'read',
  installation: 'install fit',
  appointment: 'see schedule',
  absence: 'miss',
  confirmation: 'confirm acknowledge',
  contribution: 'contribute chip',
  nomination: 'nominate',
  translation: 'translate',
  change: 'change',
  brew: 'brew',
  batch: 'brew bake cook make',
  job: 'do',
  task: 'do',
};

/** The same of verbs that say so only with a word behind them. */
const LEFT_WITH: Readonly<Record<string, string>> = {
  'sign up': 'sign-up',
  'sign on': 'sign-up',
  'take part': 'participation',
  'check out': 'loan',
  'check in': 'check-in',
  'fill up': 'fill-up',
  'tank up': 'fill-up',
  'take out': 'withdrawal',
  'show up': 'attendance',
  'turn up': 'attendance',
  'chip in': 'contribution',
  'put in': 'contribution',
  'pay in': 'payment',
  'pick up': 'collection',
  'drop off': 'delivery',
  'bring back': 'return',
  'give back': 'return',
  'give out': 'handout',
  'hand out': 'handout',
};

/** What is called otherwise than by the ending that verbs like it have. */
const MENT =
  /^(?:replace|adjust|assign|assess|treat|pay|place|equip|amend|recruit|ship|measure|move|enrol|deploy|reimburse|punish|settle|attach|adjourn|appoint|install?|develop|manage)$/;
/** "Update", "date": they end so, and have no such noun. */
const NO_ATION = /^(?:(?:up|pre|post)?date|rate|create|state|skate|plate|slate|grate|mate)$/;
/** The deed and the verb are one word. */
const SAME =
  /^(?:mark|upgrade|transport|rescue|patrol|survey|search|wash|scan|dive|hike|climb|release|refund|recall|award|massage|audit|trial|visit)$/;
/** "Trim", "mop": the last letter is doubled. */
const DOUBLED = /^[^aeiou]*[aeiou][bdgmnprt]$/;

/** The noun of a verb of which nothing better is known: "renovation", "replacement", "descaling". */
export function nounOfVerb(verb: string): string {
  if (SAME.test(verb)) return verb;
  if (MENT.test(verb)) return `${verb}ment`;
  if (verb.endsWith('ate') && !NO_ATION.test(verb)) return `${verb.slice(0, -1)}ion`;
  if (verb.endsWith('ify')) return `${verb.slice(0, -1)}ication`;
  if (/(?:ect|uct|ict)$/.test(verb)) return `${verb}ion`;
  if (DOUBLED.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  return `${/[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`;
}

const byVerb = new Map<string, string[]>();
for (const [noun, verbs] of Object.entries(LEFT))
  for (const verb of verbs.split(' ')) byVerb.set(verb, [...(byVerb.get(verb) ?? []), noun]);

export const leftBy = (verb: string): readonly string[] => byVerb.get(verb) ?? [];

/** What is left by a verb with the word behind it: "sign up", "pick up". */
export const leftWith = (verb: string, behind: string): string | undefined =>
  lookUp(LEFT_WITH, `${verb} ${behind}`);

/** What a deed is kept as, whatever it is. */
export const deedNoun = (verb: string, behind: string): string =>
  leftWith(verb, behind) ?? leftBy(verb)[0] ?? nounOfVerb(verb);

/** Who does this leaves a record of it, whether or not anybody says so. */
const BY_ITSELF = new Set(
  'order preorder rent hire borrow book reserve buy purchase bid donate review apply enrol enroll attend vote adopt foster sponsor trade swap nominate pledge subscribe rsvp register-for pay-for participate compete request visit inspect vaccinate treat spray withdraw lend repair replace mark grade water score-in sign-up take-part check-out fill-up take-out'.split(
    ' ',
  ),
);
/** @param behind the word behind the verb that is a part of it, and that before what it is done to */
export const leavesByItself = (verb: string, behind: string, preposition: string): boolean =>
  BY_ITSELF.has(behind === '' ? verb : `${verb}-${behind}`) || BY_ITSELF.has(`${verb}-${preposition}`);

/** Names of one and the same deed: where one of them is kept, there is no other. */
const ALIKE: readonly (readonly string[])[] = [
  'booking reservation rental hire loan borrowing checkout appointment stay lease',
  'order purchase sale preorder checkout',
  'sign-up signup registration enrolment enrollment participation attendance participant attendee entry rsvp response reply application booking ticket reservation',
  'review rating comment feedback testimonial',
  'visit appointment consultation session booking reservation tour stay check-up examination treatment',
  'treatment visit appointment session therapy',
  'inspection check survey audit examination visit',
  'donation contribution gift pledge payment',
  'trade exchange swap offer deal transaction',
  'request order application enquiry inquiry ticket',
  'payment invoice bill fee transaction',
  'lesson class session training course',
  'training session lesson workout class practice',
  'delivery shipment drop-off',
  'withdrawal removal issue movement usage consumption transaction stock-movement',
  'fill-up refuelling refueling fuelling fill',
  'mark score rating grade result evaluation assessment',
  'spraying spray treatment application',
  'repair job ticket order fix service maintenance',
  'replacement repair change service',
  'cleaning clean job task',
  'watering irrigation',
  'dose administration medication-log intake',
  'adoption application request placement',
  'sponsorship donation pledge',
  'vaccination vaccine jab immunisation immunization shot',
  'application submission registration',
  'score result goal point',
].map((words) => words.split(' '));
export const areAlike = (one: string, other: string): boolean =>
  one === other || ALIKE.some((names) => names.includes(one) && names.includes(other));
