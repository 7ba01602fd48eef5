import { fieldOf, type AttributeName } from './attributes/index.ts';
import type { Category, UsualField } from './concept.ts';
import { sortsOf } from '../words/sorts-of.ts';
import { plain } from './lookup.ts';

/** Sorts of things that people choose from: what they buy, book, go to or borrow. */
export const OFFERED: readonly Category[] = [
  'product',
  'food',
  'place',
  'event',
  'learning',
  'vehicle',
  'asset',
];

// What an English noun that no concept names most likely is, by its last word and by that word's ending.

const HEADS: Readonly<Record<Category, string>> = {
  person:
    'couple bride groom steward warden lifeguard captain citizen pilgrim man woman boy girl guy staff crew lady mum mom dad son daughter wife husband aunt uncle cousin chef cook nurse coach pilot scout judge guide clerk guard nanny maid monk priest king queen nun actor host rep assistant attendant accountant resident student agent client tenant patient parent apprentice intern spouse adult teen teenager fan dj vet gp',
  organisation:
    'organisation organization agency association union charity ngo foundation club society council ministry institute league federation bank firm startup cooperative coop brand party committee board band choir orchestra brigade label chain franchise',
  place:
    'room hall house place centre center station park garden site area zone region district city town village country street road square bridge beach lake river mountain island forest trail field farm church mosque temple castle museum library gallery theatre theater cinema stadium gym pool court studio lab laboratory clinic hospital pharmacy school college university kindergarten nursery hotel hostel motel inn camp campsite cabin cottage villa flat apartment cellar attic garage barn stable shed workshop kitchen bathroom bedroom bar pub cafe bakery deli market mall shop store warehouse depot yard dock port harbour airport terminal lounge lobby desk booth stall stand pitch plot bed branch office location spot venue shelter kennel prison court cemetery grave floor tower border corner counter crater corridor bunker harbor glacier',
  event:
    'event party wedding concert festival conference workshop seminar webinar class course session game match race tournament competition contest fair exhibition show performance play screening rehearsal practice training drill ceremony celebration holiday anniversary birthday meetup gathering rally march trip tour excursion hike ride expedition retreat camp auction election season round cycle heat happening outing shift patrol raid launch premiere semester',
  booking:
    'booking reservation appointment slot visit stay hire rental loan lease viewing fitting checkup consultation',
  document:
    'document file form report damage breakage letter contract licence license certificate permit passport visa card list sheet record log journal diary note memo paper article essay post page chapter book magazine manual guide policy plan proposal draft brief bill statement ticket warrant deed will survey questionnaire quiz exam test syllabus script lyric poem story transcript blueprint drawing sketch map catalogue catalog brochure flyer leaflet dossier minutes protocol folder poster',
  product:
    'toner cartridge product item article good ware merchandise model edition set kit pack box bottle can jar bag toy game gift shirt dress shoe sneaker slipper sandal boot sticker pullover hat coat jacket ring watch necklace bracelet earring jewel lamp candle soap perfume cosmetic cream gadget accessory part component spare material fabric yarn thread bead button tile brick board plank screw nail bolt pipe cable wire jumper sweater blazer wrapper',
  asset:
    'asset tool device machine equipment instrument appliance computer laptop phone tablet printer camera projector screen monitor server router sensor meter pump engine generator boiler heater oven fridge freezer drill saw hammer ladder tent kayak canoe surfboard ski helmet racket ball costume prop chair table sofa bed shelf cabinet locker key badge uniform extinguisher alarm washer dryer dishwasher enlarger steamer juicer blender toaster strimmer chipper shredder breaker mower trimmer sander grinder laminator harvester baler seeder spreader sprayer digger compressor extractor cultivator tiller rotavator stapler cooker fryer slicer transmitter receiver defibrillator ventilator incubator aerator planter feeder drawer stroller dresser recliner strainer shaker colander saucer pitcher tumbler timer anchor mirror detector reactor transformer actuator refrigerator reflector shutter hamper hopper barrier hanger fastener zipper shower',
  money:
    'payment fee fine tax price cost expense income salary wage bonus tip rent deposit refund loan debt mortgage grant donation gift fund budget saving investment share stock bond coin token credit debit charge invoice transaction pledge contribution royalty dividend voucher',
  task: 'task chore errand duty job to-do action step assignment homework goal target challenge mission quest bug issue problem fault defect breakdown complaint request claim order ticket inspection repair fix maintenance cleaning audit',
  message:
    'message comment reply answer question chat email mail sms notification announcement alert news review rating feedback complaint suggestion idea quote joke tweet wish vote reaction warning',
  category:
    'category type kind group tag label topic theme genre class style level section series colour color tier rank status stage phase rule reason skill interest hobby',
  food: 'food dish meal recipe ingredient snack breakfast lunch dinner dessert cake pie bread loaf pizza pasta soup salad sandwich burger sauce spice herb fruit apple berry vegetable cheese wine beer whisky whiskey gin coffee tea juice drink cocktail smoothie chocolate cookie pastry roast blend bean grain honey jam meat fish egg cucumber pepper ginger butter cracker oyster',
  animal:
    'animal pet dog cat horse pony cow bull calf pig sheep goat lamb chicken hen rooster duck goose rabbit hamster bird parrot fish snake lizard turtle tortoise bee hive insect butterfly spider whale puppy kitten foal litter herd flock donkey llama alpaca ferret otter badger hedgehog fox wolf bear deer elk moose reindeer owl hawk falcon eagle kestrel raptor swan crow raven gull pigeon dove penguin ostrich emu quail pheasant partridge peacock finch budgie canary cockatiel gecko iguana crocodile alligator frog toad newt salamander snail worm wasp moth beetle mantis tarantula scorpion crab lobster octopus squid shark dolphin porpoise salmon trout carp koi monkey ape gorilla chimpanzee lemur sloth elephant rhino hippo giraffe zebra lion tiger leopard cheetah panther lynx jaguar kangaroo wallaby koala camel bison buffalo yak ox mule hare gerbil chinchilla squirrel beaver raccoon weasel mink pangolin armadillo anteater reptile mammal amphibian',
  vehicle:
    'vehicle campervan motorhome car bike bicycle motorbike motorcycle scooter van truck lorry bus coach tractor trailer caravan camper boat ship yacht ferry barge plane aircraft helicopter drone train tram taxi cab ambulance forklift excavator',
  health:
    'attack seizure ache flare hangover pain treatment therapy surgery operation diagnosis prescription medicine medication drug pill dose vaccine vaccination allergy symptom disease illness injury wound pregnancy birth exercise workout diet prosthesis implant transplant blister',
  learning:
    'lesson lecture course module unit subject curriculum quiz exam test grade exercise homework flashcard word vocabulary tutorial thesis dissertation',
  measurement:
    'measurement reading weighing milking sample value result observation sighting weight temperature score sleep mood water step pulse sugar blood rainfall emission metric',
  work: 'project deal opportunity campaign programme program initiative case commission gig assignment experiment study research sprint release milestone composition painting sculpture song album film movie episode podcast video photo portrait',
};

const ENDINGS: readonly (readonly [ending: RegExp, category: Category])[] = [
  [
    /(?:room|house|shop|yard|land|field|place|ground|market|store|park|port|court|side|arium|orium)$/,
    'place',
  ],
  [/(?:ology|ography|onomy|ism|ness|ity)$/, 'category'],
  [
    /(?:meter|machine|scope|phone|ware|ometer|tool|board|player|printer|scanner|charger|heater|cooler|mixer|burner|router|adapter|container|trailer|synthesi[sz]er|ifier)$/,
    'asset',
  ],
  [
    /(?:man|woman|person|ist|ian|(?<!^[bdsv]|st|sh|ch|fr)eer|ologist|ee|or|er|(?<!pl|staur|gi|gr)ant|ster|mate)$/,
    'person',
  ],
  [
    /(?:copter|mobile|cycle|boat|(?:^|space|air|war|steam|battle|star|cargo|cruise)ship|plane|craft)$/,
    'vehicle',
  ],
  [/(?:itis|osis|emia|ectomy|therapy|plasty)$/, 'health'],
  [/(?:sheet|book|graph|gram|script|form|file|list|letter|log)$/, 'document'],
  [/(?:berry|nut|bread|cake|meat)$/, 'food'],
  [/(?:fish|bird|hound)$/, 'animal'],
  [/(?:ing|athon|fest|ball)$/, 'event'],
  [/(?:tion|sion|ment|al|ance|ence)$/, 'work'],
];

const byHead = new Map(
  (Object.entries(HEADS) as [Category, string][]).flatMap(([category, words]) =>
    words.split(' ').map((word) => [word, category] as const),
  ),
);

const singular = (word: string) =>
  byHead.has(word) || /ss$/.test(word)
    ? word
    : word
        .replace(/(?<=[a-z])ies$/, 'y')
        .replace(/(?<=(?:s|x|z|ch|sh))es$/, '')
        .replace(/s$/, '');

/** "Check-ins at the door": each is of somebody who comes. */
const ARRIVING = /(?:^| )(?:check|sign)-ins?$/i;
/** The category of an English noun by its head; nothing where no head or ending says it. */
export function categoryOf(noun: string): Category | undefined {
  const words = plain(noun.split(/ (?:of|for|from|in|at|with|to|per|on) /i)[0] ?? '').split(' ');
  const head = singular(words.at(-1) ?? '');
  // The water level is read; beginners are a level.
  if (head === 'level' && words.length > 1) return 'measurement';
  if (ARRIVING.test(noun)) return 'booking';
  return byHead.get(head) ?? ENDINGS.find(([ending]) => ending.test(head))?.[1];
}

/** The category of a noun by its last word itself, and not only by how it ends. */
export const categoryByWord = (noun: string): Category | undefined =>
  byHead.get(singular(plain(noun).split(' ').at(-1) ?? ''));

/** Whether it is somebody by the word itself. */
export const isNamedPerson = (noun: string): boolean => categoryByWord(noun) === 'person';

/** "Waivers" and "factors" end like people, and are none by any of their senses. */
export function isNobody(noun: string): boolean {
  const sorts = sortsOf(noun.split(' ').at(-1) ?? noun);
  return sorts.length > 0 && !sorts.includes('person');
}

const fields = (...names: readonly AttributeName[]): readonly UsualField[] =>
  names.map((name, at) => (at === 0 ? { ...fieldOf(name), required: true } : fieldOf(name)));

/** What a thing of a category usually has; the first names its rows. */
export const USUAL_FIELDS: Readonly<Record<Category, readonly UsualField[]>> = {
  person: fields('personName', 'email', 'phone', 'notes'),
  organisation: fields('name', 'website', 'email', 'phone', 'address'),
  place: fields('name', 'address', 'capacity', 'photo', 'description'),
  event: fields('title', 'starts', 'ends', 'location', 'description'),
  booking: fields('title', 'starts', 'ends', 'notes'),
  document: fields('title', 'date', 'description', 'attachment'),
  product: fields('name', 'price', 'quantity', 'photo', 'description'),
  asset: fields('name', 'serialNumber', 'condition', 'location', 'photo'),
  money: fields('title', 'amount', 'date', 'notes'),
  task: fields('title', 'description', 'dueDate', 'priority'),
  message: fields('subject', 'body', 'date'),
  category: fields('name', 'description'),
  food: fields('name', 'description', 'price', 'photo'),
  animal: fields('name', 'breed', 'birthDate', 'photo', 'notes'),
  vehicle: fields('name', 'licencePlate', 'model', 'year', 'photo'),
  health: fields('name', 'date', 'description', 'notes'),
  learning: fields('title', 'description', 'date', 'level'),
  measurement: fields('title', 'timestamp', 'notes'),
  work: fields('title', 'description', 'startDate', 'deadline'),
};

/** What is made by a deed and named by no concept, since its word names a field more often. */
export const FIELDS_OF_DEEDS: Readonly<Record<string, readonly UsualField[]>> = {
  rating: fields('title', 'rating', 'body', 'date'),
};
