import type { Category } from './concept.ts';

// What is known of the things of apps of one sort (`app-kinds.ts`): what stands for them, and how they hang together.

/** What stands for a thing of such an app where it is called otherwise: dishes are the products of their shop. */
export const STAND_INS: Readonly<
  Record<string, { categories?: readonly Category[]; things?: readonly string[] }>
> = {
  product: { categories: ['product', 'food', 'asset', 'vehicle', 'animal'] },
  listing: { categories: ['product', 'asset', 'vehicle', 'place'], things: ['room', 'job'] },
  seller: { categories: ['person', 'organisation'] },
  customer: { categories: ['person'] },
  expense: { things: ['expenseReport'] },
  user: { categories: ['person'] },
  profile: { categories: ['person'] },
  friend: { categories: ['person'] },
  guest: { categories: ['person'] },
  doctor: { categories: ['person'] },
  student: { categories: ['person'] },
  donor: { categories: ['person'] },
  candidate: { categories: ['person'] },
  member: { categories: ['person'] },
  player: { categories: ['person'], things: ['team'] },
  order: { categories: ['booking'], things: ['foodOrder', 'purchase', 'sale'] },
  foodOrder: { things: ['order', 'reservation'] },
  orderItem: { things: ['foodOrder', 'booking', 'reservation'] },
  dish: { categories: ['food', 'product'] },
  post: {
    things: [
      'article',
      'photo',
      'video',
      'recipe',
      'topic',
      'review',
      'artwork',
      'socialPost',
      'journalEntry',
      'design',
    ],
  },
  topic: { things: ['post', 'question', 'chatRoom'] },
  comment: { things: ['response', 'message', 'review'] },
  chatRoom: { things: ['room', 'group'] },
  event: { categories: ['event'] },
  eventTicket: { things: ['booking', 'registration', 'reservation'] },
  appointment: { categories: ['booking'] },
  booking: { categories: ['booking'] },
  loan: { categories: ['booking'] },
  course: { things: ['class'] },
  lesson: { things: ['module', 'video'] },
  company: { categories: ['organisation'] },
  question: { things: ['flashcard'] },
  quizAttempt: { things: ['submission', 'response', 'gameScore', 'raceResult'] },
  idea: { things: ['feedback', 'request', 'feature', 'complaint', 'issue'] },
  place: { categories: ['place', 'product', 'organisation'] },
  workExperience: { things: ['job'] },
  task: { categories: ['task'] },
  contact: { categories: ['person', 'organisation'] },
  property: { categories: ['place'] },
  transaction: { categories: ['money'] },
  ticket: { things: ['request', 'issue', 'bug', 'complaint', 'maintenanceRequest'] },
  trip: { things: ['tour', 'travelPackage', 'destination'] },
  employee: { categories: ['person'] },
  book: {
    things: [
      'game',
      'film',
      'series',
      'comic',
      'podcast',
      'episode',
      'album',
      'magazineIssue',
      'recipe',
      'stagePlay',
    ],
  },
  film: { things: ['book', 'game', 'series', 'stagePlay', 'show', 'concert', 'podcast', 'album'] },
  song: { things: ['podcast', 'episode', 'sermon', 'musicPiece'] },
  restaurant: { things: ['shop', 'farm'] },
  drink: { categories: ['food'] },
  sportActivity: { things: ['ride', 'bikeRide', 'hike', 'race', 'workout', 'dive', 'climb', 'walk', 'run'] },
  serviceProvider: { categories: ['person'] },
  storageUnit: { things: ['rentalUnit'] },
};

/** What is a thing of such an app whatever it is. */
export const OF_ANYTHING: readonly string[] = ['item', 'journalEntry'];
/** What is kept beside that. */
export const ABOUT_OTHERS: readonly string[] = ['mood', 'tag', 'category'];
/** Lines of something, each with what it stands in. */
export const LINES: readonly (readonly [line: string, whole: string])[] = [
  ['orderItem', 'order'],
  ['orderItem', 'foodOrder'],
  ['invoiceItem', 'invoice'],
];
export const isLine = (concept: string | undefined): boolean => LINES.some(([line]) => line === concept);

/** Lines of an order are no products, whatever sort they are of. */
export const isPart = (concept: string | undefined): boolean => isLine(concept) || concept === 'cart';

/** How things of such apps hang together, each with what it may be of: the first of them that is there. */
export const APP_LINKS: readonly (readonly [from: string, ...to: readonly string[]])[] = [
  ['comment', 'post', 'topic', 'photo', 'video', 'recipe', 'article', 'idea', 'event', 'sportActivity'],
  ['like', 'post', 'photo', 'video', 'song', 'recipe', 'profile', 'sportActivity'],
  ['sportActivity', 'user'],
  ['review', 'book', 'drink', 'film'],
  ['booking', 'serviceProvider'],
  ['message', 'chatRoom', 'listing', 'property'],
  ['orderItem', 'order'],
  ['orderItem', 'product'],
  ['order', 'customer'],
  ['order', 'product'],
  ['product', 'seller'],
  ['listing', 'seller'],
  ['application', 'job'],
  ['job', 'company'],
  ['question', 'quiz'],
  ['quizAttempt', 'quiz'],
  ['pollOption', 'poll'],
  ['vote', 'pollOption', 'idea', 'poll'],
  ['lesson', 'course'],
  ['enrolment', 'course'],
  ['enrolment', 'student'],
  ['eventTicket', 'event'],
  ['dish', 'restaurant'],
  ['foodOrder', 'restaurant', 'dish'],
  ['ride', 'driver'],
  ['ride', 'customer'],
  ['booking', 'listing'],
  ['booking', 'guest'],
  ['donation', 'campaign'],
  ['expense', 'group'],
  ['expense', 'friend'],
  ['boardList', 'kanbanBoard'],
  ['boardCard', 'boardList', 'kanbanBoard'],
  ['song', 'artist'],
  ['review', 'place', 'listing', 'product', 'recipe'],
  ['bookmark', 'profile'],
  ['workExperience', 'resume'],
  ['education', 'resume'],
  ['invoice', 'customer'],
  ['invoiceItem', 'invoice'],
  ['habitEntry', 'habit'],
  ['bid', 'lot'],
  ['loan', 'book'],
  ['loan', 'member'],
  ['appointment', 'patient'],
  ['appointment', 'doctor'],
  ['gameScore', 'player'],
  ['gameScore', 'game'],
];

/** What other words are called in an app of one sort: the rooms of a chat are no places. */
export const CALLED_ALSO: Readonly<Partial<Record<string, RegExp>>> = {
  chatRoom: /^(?:room|channel|server|group)$/u,
  boardList: /^(?:list|column)$/u,
  resume: /^(?:resume|cv)$/u,
};
