// What verbs of English say about the things around them.

/** Verbs that name what their subject and object have between them: who books a court makes a booking. */
export const EVENTS: Readonly<Record<string, string>> = {
  book: 'booking',
  reserve: 'reservation',
  order: 'order',
  rent: 'rental',
  hire: 'rental',
  borrow: 'loan',
  lend: 'loan',
  loan: 'loan',
  'check out': 'loan',
  enrol: 'enrolment',
  enroll: 'enrollment',
  register: 'registration',
  'sign up': 'sign-up',
  rsvp: 'registration',
  review: 'review',
  apply: 'application',
  donate: 'donation',
  subscribe: 'subscription',
  pledge: 'pledge',
  bid: 'bid',
  vote: 'vote',
  pay: 'payment',
  purchase: 'order',
  buy: 'order',
  rate: 'rating',
};

/** Verbs of "I want to … my things": their objects are what the app keeps. */
export const KEEPING = new Set(
  'track manage organise organize keep store list record log monitor maintain handle administer catalog catalogue collect plan schedule show see view display save register document follow catalogue publish share post sell offer run coordinate control have need want include add create enter edit build make'.split(
    ' ',
  ),
);

/** Who does these to a thing stands in its row. */
export const MAKING = new Set(
  'run teach write make submit create give lead place record take own have hold deliver log request receive report post host upload perform conduct issue send publish organise organize sell offer coach attend supervise file raise open claim enter register prescribe treat order pay do play complete manage add book fix repair handle work'.split(
    ' ',
  ),
);

export const OWNING = new Set(
  'have has having had include includes contain contains store stores need needs require requires comprise comprises carry carries hold holds get gets possess'.split(
    ' ',
  ),
);

/** "X … to Y": each X refers to one Y. */
export const LINKING =
  /^(?:belongs? to|belonging to|(?:is|are|lies?|lie|stands?|sits?|hangs?|lives?) (?:in|on|at|inside|under)|(?:is |are )?(?:put|placed|stored|kept|grouped|divided|organi[sz]ed|parked|planted|located|held) (?:in|on|at|into|by)|(?:is |are )?(?:responsible|in charge) (?:for|of)|(?:is |are |be |being |get |gets )?(?:assigned|linked|tied|connected|attached|related|allocated|given|made|sent|shipped|delivered|handed|addressed|booked) (?:to|with|by|for|at)|(?:is |are )?(?:part|one) of|(?:is |are )?associated with|(?:is|are) for|(?:is |are )?(?:owned|made|written|taught|led|run|handled|treated|done|managed|created|submitted|hosted|organised|organized|supervised|performed|placed|bought|borrowed|posted|given|held|played|signed|reported|fixed|repaired) (?:by|in|at|on)|happens? (?:in|at)|takes? place (?:in|at)|refers? to|comes? from|goes? to|lives? (?:in|at)|works? (?:at|for|in)|for (?:each|every|a|an|one))$/;

/** Base and third forms of verbs that taggers take for nouns. */
export const VERBS = new Set(
  'book order rent run rate review visit report record lend borrow play plan post offer sell make teach write pay join attend submit track share request schedule log need use view see check mark own host manage take give place assign upload enter write read do get leave receive send buy sign grow cook brew train coach fix repair walk show list print email warn alert remind note keep prescribe donate vote apply propose grade score log swap invite hire pick set close open grant reject approve confirm cancel check accept decline deliver drive clean feed water plant harvest weigh measure test inspect collect deposit withdraw transfer move lead organise organize deal earn owe win lose bring return issue supply host rank tick tag claim judge release block preorder'.split(
    ' ',
  ),
);

/** Nouns that stand before what is meant: "a list of books". */
export const WRAPPERS = new Set(
  'list lists collection catalogue catalog set record records register registry database overview log inventory kind kinds types range bunch lots lot number variety directory roster table spreadsheet management tracking couple pair history library fleet'.split(
    ' ',
  ),
);

/** What a description calls the thing that is to be built. */
export const APP_WORDS = new Set(
  'app application system tool tracker site website platform portal software program manager database crm erp dashboard marketplace planner organiser organizer solution web webapp webpage page service log logbook register registry directory catalogue catalog management software backend interface something thing airbnb uber etsy ebay vinted craigslist goodreads goodread strava spotify netflix management scheduler cms blog tinder intranet mvp prototype database inventory registration administration handling diary workbook notebook toolkit'.split(
    ' ',
  ),
);

/** Places and groups that an app is made for, and that are no data of their own unless there are several. */
export const SETTINGS = new Set(
  (
    'salon clinic shop store school club company studio hospital practice practise restaurant gym bakery library agency office hotel farm church museum business firm centre center association charity community team department workshop garage kennel shelter startup organisation organization family university college academy bank cafe café bar pub brewery winery lab laboratory foundation theatre theater cinema kitchen household home house nonprofit ngo warehouse pharmacy surgery festival league village town city neighbourhood neighborhood parish council cooperative co-op coop nursery daycare kindergarten vet wholesaler retailer manufacturer landlord freelancer band choir orchestra dentist ' +
    'canteen cafeteria embassy consulate monastery convent diocese congregation mosque synagogue temple factory distillery ranch creche crèche playgroup hostel campsite ' +
    'boutique bookshop supermarket harbour opera zoo crematorium prison hospice municipality'
  )
    .split(' ')
    .concat([
      'town hall',
      'city hall',
      'police station',
      'fire station',
      'ambulance station',
      'petrol station',
      'gas station',
      'swimming pool',
      'dry cleaner',
      'call centre',
    ]),
);

/** Nouns that never are data. */
export const EMPTY_NOUNS = new Set(
  'app application way thing things stuff something anything everything nothing someone anyone everyone nobody people person lot lots bit kind sort type example time times day days week weeks month months year years hour hours minute minutes evening morning afternoon night today tomorrow yesterday end start part parts one ones case overview ability possibility option user users data info information detail details field fields page pages screen feature features list lists row rows column columns table form forms view views button menu number numbers amount total totals status progress use need needs idea help us me purpose basis place home online mobile phone web internet spreadsheet excel sheet whatsapp google year-end total top bottom side left right tab dropdown checkbox tickbox question problem issue date place care touch account accounts advance moment mind control access management tracking planning system track work job business life world whole half rest quantity size fun sure everybody etc wife husband friend mother father mum mom dad boss colleague colleagues thanks thank please hello hi hey chart graph kanban board calendar dashboard map export import csv pdf login sign-in statistic statistics stats analytics notification notifications reminder reminders alert alerts email emails search filter filters average sum count warning warnings others other'.split(
    ' ',
  ),
);

/** Words that are nouns as often: after several of something they say what these do. */
export const DEEDS = new Set(
  'answer ask call catch change charge cost count cover date deal design draw drop email end exchange fall fill film fish fit form guide hand help interview label land last learn like limit link load look mail match meet name offer pack pass pick point promise pull push put question queue race raise reach reply ride run say search serve ship skip sleep sort spend stand start stay step stop study swim talk taste tell tour trade chase ring phone cancel complain travel treat turn type use wait wash wear win wish work'.split(
    ' ',
  ),
);

/** What is done to things at work, step by step. */
export const HANDIWORK = new Set(
  'agree assemble assess award bake bind bottle box brew build cast clean coat collect cook cut decorate develop diagnose dig dismantle dispatch dry edit engrave etch examine extract ferment fetch fire fold frame glaze glue grind hand hem import install invoice iron knead label mash mill mix model mould mount paint peel photograph plan plane plaster polish post pour prep prepare press process proofread prune publish quote re-assemble refund register repair restore restring roast rinse sand saw scan scrape seal sew shape shoot slice smoke soak sterilise sterilize stitch stretch strip stuff tan translate trim tune unpack varnish verify wait weave weld wrap'.split(
    ' ',
  ),
);

/** Plurals that stand before other nouns. */
export const COLLECTIVE =
  /^(?:sales|sports|news|goods|arts|customs|savings|works|parents|ladies|mens|womens|kids|children|staff|data|equipment|clothes|furniture|inventory)$/;
