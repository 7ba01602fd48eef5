import type { AppLanguage } from '../../../kinds.ts';
import type { EntityFact, Facts } from '../../facts.ts';

// Words that mean one thing beside some others, and another alone.

/** What shows in which sense a word is meant: things that are kept beside it, or words of an English description. */
interface Company {
  beside: readonly string[];
  said?: RegExp;
  /** Words of a description in any language. */
  near?: RegExp;
  /** What speaks against it, in any language. */
  unless?: RegExp;
}
interface Sense {
  /** What the word is known as. */
  concept: string;
  /** Which of the words for that has both senses, if not all. */
  word?: RegExp;
  /** What it means in other company, if anything that is known. */
  other?: string;
  /** Beside these it is the other, or else only beside these it is what it is known as. */
  is: 'other' | 'known';
  company: Company;
  /** Where the word has both senses, if it hasn't in every language. */
  languages?: readonly AppLanguage[];
}
const ON_STAGE: Company = {
  beside: [
    'concert',
    'show',
    'singer',
    'musician',
    'sheetMusic',
    'song',
    'band',
    'instrument',
    'actor',
    'play',
    'artist',
    'costume',
    'dancer',
  ],
};

const POSTE = /^postes?$/iu;

/** "Entradas y salidas del almacén": beside these it is what comes in, whichever ticket it would else be. */
const IN_STORE: Sense['company'] = {
  beside: ['warehouse', 'supplier', 'stockMovement'],
  near: /almac[eé]n|(?<!\p{L})stock|inventario|existencias|(?<!\p{L})salidas/iu,
  unless: /concierto|teatro|cine|museo|festival|espect[aá]culo|taquilla/iu,
};

const SENSES: readonly Sense[] = [
  {
    concept: 'match',
    other: 'game',
    is: 'other',
    company: {
      beside: [],
      said: /\b(?:board|video|card|tabletop|computer) ?games?\b|\b(?:borrow|lend|lent|rent|collect|shel|own)\w* (?:(?!for|every|each|at|in)[a-z0-9]+ ){0,3}games?\b/iu,
    },
    languages: ['en'],
  },
  // "Training on Tuesdays" of a team, and "guitar practice": no course, and no place of doctors.
  {
    concept: 'course',
    word: /^trainings?$/u,
    other: 'teamTraining',
    is: 'other',
    company: { beside: ['team', 'match', 'player'], unless: /\bcourses?\b|certificat|employee|staff/iu },
    languages: ['en'],
  },
  {
    concept: 'clinic',
    word: /^practi[cs]es?$/u,
    other: 'practiceSession',
    is: 'other',
    company: {
      beside: ['team', 'match', 'player', 'song', 'band', 'musicalInstrument', 'student'],
      said: /\b(?:guitar|piano|violin|drums?|drumming|music|instrument|band|choir|singing|language|team|training|sports?|swim(?:ming)?|dance|yoga|golf|tennis|football|soccer|basketball|hockey|chess|archery|daily) practi[cs]es?\b|\bpracti[cs]e (?:log|tracker|diary|journal|sessions?|time|minutes)\b/iu,
      unless: /patient|dentist|dental|doctor|medical|surgery|\bvets?\b|lawyer|legal|treatment/iu,
    },
    languages: ['en'],
  },
  // "Pitches for tents and caravans": no grounds for a game.
  {
    concept: 'court',
    word: /^pitch(?:es)?$/u,
    other: 'tentPitch',
    is: 'other',
    company: {
      beside: ['tent', 'trailer', 'campsite'],
      said: /\b(?:camp(?:site|ground|ing)?|tents?|caravans?|motorhomes?|campervans?)\b/iu,
    },
    languages: ['en'],
  },
  // "Feed bought": what animals eat, and not each time that they are fed.
  {
    concept: 'feeding',
    word: /^feeds?$/u,
    other: 'animalFeed',
    is: 'other',
    company: {
      beside: [],
      said: /\bfeeds? (?:we |i )?(?:bought|purchased?s?|costs?|prices?|stock|orders?|deliver\w+|suppliers?|bags?)\b|\b(?:buy(?:s|ing)?|bought|order(?:s|ed)?|bags? of|stock of|cost of|price of) (?:the )?feed\b/iu,
    },
    languages: ['en'],
  },
  // "Articles with stock and a reorder level": goods, and nothing to read.
  {
    concept: 'article',
    word: /^articles?$/u,
    other: 'product',
    is: 'other',
    company: {
      beside: ['purchaseOrder', 'supplier', 'stockMovement', 'warehouse'],
      said: /\barticles? (?:with|have|\() ?[^.;]{0,40}\b(?:stock|quantity|sku|barcode|price)\b/iu,
      unless: /\b(?:publish|read|magazine|newspaper|blog|author|knowledge)/iu,
    },
    languages: ['en'],
  },
  {
    concept: 'rental',
    other: 'employee',
    is: 'other',
    company: { beside: [], said: /\bnew hires?\b|\bonboard/iu },
    languages: ['en'],
  },
  // Of those who quote, clean and repair far more keep jobs than of those who recruit.
  {
    concept: 'job',
    other: 'serviceJob',
    is: 'known',
    company: {
      beside: ['candidate', 'application', 'interview'],
      said: /\b(?:recruit\w*|hir(?:e|es|ing)|vacanc\w+|applicants?|appl(?:y|ies|ied|ications?)|careers?|employers?|job (?:boards?|seekers?|postings?|ads?|openings?|offers?)|salar\w+|cvs?|résumés?|resumes?)\b/iu,
    },
  },
  {
    concept: 'application',
    other: 'formApplication',
    is: 'known',
    company: {
      beside: ['candidate', 'job', 'interview'],
      said: /\b(?:recruit\w*|hir(?:e|es|ing)|vacanc\w+|jobs?|careers?|employers?|salar\w+|cvs?|résumés?|resumes?|cover letters?|positions?|screening)\b/iu,
    },
  },
  {
    concept: 'class',
    other: 'schoolClass',
    is: 'other',
    company: {
      beside: [],
      said: /\b(?:pupils?|school ?children|(?:primary|secondary|high|middle|elementary) schools?|head ?teachers?|homeroom|parents'? evenings?|school report)\b/iu,
    },
  },
  {
    concept: 'order',
    other: 'foodOrder',
    is: 'other',
    company: {
      beside: ['dish', 'menu', 'menuItem', 'restaurant', 'meal', 'cake', 'ingredient'],
      said: /\b(?:kitchens?|menus?|dish(?:es)?|meals?|lunch(?:es)?|dinners?|pizzas?|takeaway|take-?out|food truck|bak(?:e|es|ed|ery|ing)|cakes?|waiters?|waitress(?:es)?|canteen|caf[eé])\b/iu,
    },
  },
  {
    concept: 'order',
    other: 'medicalOrder',
    is: 'other',
    company: {
      beside: [],
      said: /\b(?:doctors?|physicians?|nurses?|clinicians?)\b.*\borders?\b.*\bpatients?\b|\borders?\b.*\bfor (?:a|the|each|their) patients?\b/isu,
    },
  },
  {
    concept: 'lead',
    other: 'shiftLead',
    is: 'other',
    company: {
      beside: [],
      said: /\b(?:shift|line|team|crew|project|section|floor|group|tech|ward) leads?\b|\bshifts?\b(?=.*\bleads?\b)|\bnext lead\b/isu,
    },
  },
  {
    concept: 'court',
    other: 'lawCourt',
    is: 'other',
    company: {
      beside: ['case', 'lawyer'],
      said: /\b(?:judges?|hearings?|lawyers?|solicitors?|attorneys?|sworn|interpreters?|trials?|cases?|verdicts?|legal|docket|law ?firm)\b/iu,
    },
  },
  {
    concept: 'candidate',
    other: 'electionCandidate',
    is: 'other',
    company: {
      beside: ['vote', 'poll'],
      said: /\b(?:elections?|votes?|voters?|voting|ballots?|polling)\b/iu,
    },
  },
  {
    concept: 'goal',
    other: 'scoredGoal',
    is: 'other',
    company: {
      beside: ['match', 'player', 'referee'],
      said: /\b(?:football|soccer|hockey|handball|assists?|own goals?|goalkeepers?|scorers?|yellow cards?)\b/iu,
    },
  },
  {
    concept: 'assignment',
    other: 'dutyAssignment',
    is: 'known',
    company: {
      beside: ['course', 'student', 'teacher', 'lesson', 'schoolClass', 'grade', 'exam', 'subject'],
      said: /\b(?:homework|courseworks?|pupils?|students?|teachers?|grad(?:e|es|ed|ing)|class(?:es)?|courses?|lessons?|tutors?|essays?|submissions?)\b/iu,
    },
  },
  {
    concept: 'return',
    other: 'itemReturn',
    is: 'other',
    company: {
      beside: ['loan', 'rental', 'book'],
      said: /\b(?:borrow\w*|lend\w*|lent|loans?|librar(?:y|ies)|rent(?:al|als|ed|s)?|overdue)\b/iu,
    },
  },
  {
    concept: 'guest',
    other: 'overnightGuest',
    is: 'known',
    company: {
      beside: ['wedding', 'event', 'party', 'meal', 'dish', 'menu', 'table', 'invitation', 'rsvp'],
      said: /\b(?:weddings?|part(?:y|ies)|dinners?|meals?|menus?|diet\w*|vegetarians?|vegans?|gluten|allerg\w+|restaurants?|rsvps?|seating|banquets?|catering|food|breakfasts?)\b/iu,
    },
  },
  {
    concept: 'bed',
    other: 'gardenBed',
    is: 'other',
    company: {
      beside: ['plant', 'crop', 'harvest', 'garden', 'seed'],
      said: /\b(?:gardens?|plant(?:s|ed|ing)?|crops?|harvest\w*|seed(?:s|lings?)?|sow(?:n|ing)?|veg(?:etables?)?|allotments?|compost)\b/iu,
    },
  },
  {
    concept: 'ticket',
    other: 'eventTicket',
    is: 'other',
    company: {
      beside: ['show', 'concert', 'seat', 'exhibition', 'festival', 'passenger'],
      said: /\b(?:cinemas?|theat(?:re|er)s?|festivals?|concerts?|gigs?|museums?|zoos?|stadiums?|raffles?|box office|parking|car parks?|ferr(?:y|ies)|trains?|coach trips?|amusement parks?|fun ?fairs?|swimming pools?|ski lifts?|ticket (?:sales|office)|(?:sell|buy|book)(?:s|ing)? (?:\w+ )?tickets?)\b/iu,
      unless:
        /support|soporte|priorit|prioridad|techni[ck]|técnic|informati|assign|\bagents?\b|\bbugs?\b|severity|\bissues?\b|help ?desk|repair|maintenance|\bopen tickets|raise tickets|status/iu,
    },
  },
  // What is copied from a book, and what a trader offers.
  {
    concept: 'quote',
    other: 'bookQuote',
    is: 'other',
    company: {
      beside: [],
      said: /\b(?:(?:favou?rite|best|inspiring|memorable|famous) quotes?|quotes? (?:i|we|you|they) (?:like|love|want)d?)\b|\b(?:my|our) reading\b/iu,
      unless: /\b(?:customers?|clients?|invoices?|orders?|suppliers?)\b/iu,
    },
    languages: ['en'],
  },
  // What is done to a van, and what is offered to customers.
  {
    concept: 'service',
    other: 'maintenance',
    is: 'other',
    company: {
      beside: [],
      said: /\bfleet\b|\b(?:mileage|odometer|refuel\w*)\b/iu,
      unless: /\b(?:prices?|clients?|customers?|owners?|appointments?|bookings?)\b/iu,
    },
  },
  // Of those who keep animals only shelters give them away.
  {
    concept: 'animal',
    other: 'keptAnimal',
    is: 'other',
    company: {
      beside: [],
      said: /\b(?:zoos?|aquariums?|safari|farms?|livestock|stables?|wildlife|zoo ?keepers?)\b/iu,
      unless: /adopt|shelter|rescue|for sale|\bprices?\b|released/iu,
    },
  },
  // What bees are kept for never grows in a bed.
  {
    concept: 'crop',
    other: 'honeyHarvest',
    is: 'other',
    company: {
      beside: ['beehive', 'hive', 'apiary'],
      said: /\b(?:honey|bee ?hives?|hives?|apiar(?:y|ies)|bees?)\b/iu,
    },
  },
  // "Pièce": a room of a house, and a part of what is repaired.
  {
    concept: 'room',
    other: 'part',
    is: 'other',
    company: {
      beside: [
        'technician',
        'repair',
        'vehicle',
        'car',
        'machine',
        'device',
        'serviceJob',
        'workOrder',
        'plumber',
      ],
    },
    languages: ['fr'],
  },
  // "Notes", "notas": marks, where somebody is taught.
  {
    concept: 'note',
    other: 'grade',
    is: 'other',
    company: { beside: ['student', 'subject', 'schoolClass', 'teacher', 'exam'] },
    languages: ['es', 'fr', 'de'],
  },
  // "Ensayo", "Probe": of a choir it is a rehearsal, and else a trial or a sample.
  { concept: 'experiment', other: 'rehearsal', is: 'other', company: ON_STAGE, languages: ['es'] },
  { concept: 'sample', other: 'rehearsal', is: 'other', company: ON_STAGE, languages: ['de'] },
  // "Article": of a shop it is what is sold.
  {
    concept: 'article',
    other: 'product',
    is: 'other',
    company: {
      beside: [
        'order',
        'supplier',
        'invoice',
        'sale',
        'purchaseOrder',
        'warehouse',
        'quote',
        'delivery',
        'rental',
      ],
      unless: /auteur|blog|journal|revue|rédact|avocat|\bloi\b|lecteur/iu,
    },
    languages: ['fr'],
  },
  // "Rezept": of patients it is no dish's.
  {
    concept: 'recipe',
    other: 'prescription',
    is: 'other',
    company: {
      beside: ['patient', 'doctor', 'therapist', 'treatment', 'medication', 'pharmacy'],
      unless:
        /zutat|portion|kalorie|küche|mahlzeit|(?<!\p{L})k[oö]ch|gericht|speise|nährwert|ernährung|diät|back/iu,
    },
    languages: ['de'],
  },
  // "وصفة": of patients it is no dish's.
  {
    concept: 'recipe',
    other: 'prescription',
    is: 'other',
    company: {
      beside: ['patient', 'doctor', 'therapist', 'treatment', 'medication', 'pharmacy', 'vaccination'],
      near: /عيادة|طبيب|أطباء|مريض|مرضى|تشخيص|صيدلية|كشف|علاج/u,
      unless: /مطبخ|طبخ|مكونات|مقادير|أكلات|سعرات|مطعم/u,
    },
    languages: ['ar'],
  },
  // "مادة": what is taught, and what is built or made with.
  {
    concept: 'subject',
    word: /^مادة$/u,
    other: 'material',
    is: 'other',
    company: {
      beside: ['warehouse', 'constructionSite', 'supplier', 'subcontractor', 'stockMovement', 'machine'],
      near: /مقاولات|مقاول|بناء|مصنع|ورشة|مستودع|مخزن|إنتاج/u,
      unless: /طالب|طلاب|مدرس|معلم|جامع|درجات|امتحان|صحيفة|مقال/u,
    },
    languages: ['ar'],
  },
  // "نزيل": of a hotel, or of a home.
  {
    concept: 'resident',
    word: /^نزيلة?$/u,
    other: 'overnightGuest',
    is: 'other',
    company: {
      beside: ['hotel', 'hotelRoom', 'stay', 'roomType'],
      near: /فندق|فنادق|منتجع|شاليه|شقق مفروشة|نزل(?!\p{L})/u,
    },
    languages: ['ar'],
  },
  // "جلسة": of a court, of a therapist, or of a programme.
  {
    concept: 'programmeItem',
    word: /^جلسة$/u,
    other: 'courtHearing',
    is: 'other',
    company: { beside: ['case', 'lawyer', 'legalClient', 'lawCourt'], near: /محام|محكمة|قضي|قضايا/u },
    languages: ['ar'],
  },
  {
    concept: 'programmeItem',
    word: /^جلسة$/u,
    other: 'therapySession',
    is: 'other',
    company: {
      beside: ['patient', 'therapist', 'treatment', 'doctor'],
      near: /علاج|عيادة|مرضى|مريض|تخاطب|تأهيل|ليزر/u,
    },
    languages: ['ar'],
  },
  // "Patron": of cloth it is what is sewn by.
  {
    concept: 'manager',
    word: /^patrons?$/iu,
    other: 'pattern',
    is: 'other',
    company: {
      beside: ['yarn', 'fabric'],
      near: /coutur|tissus?(?!\p{L})|(?<!\p{L})robes?(?!\p{L})|stylis|tailles?(?!\p{L})|tricot|mercerie/iu,
      unless: /(?:le|au|du|mon|notre|un) patron(?!s?\p{L}| de couture)/iu,
    },
    languages: ['fr'],
  },
  // "Poste": a job, what a blog tells, where somebody sits, or when somebody works.
  {
    concept: 'shift',
    word: POSTE,
    other: 'job',
    is: 'other',
    company: {
      beside: ['candidate', 'application', 'interview', 'job'],
      near: /candidat|salaire|recrut|embauch|emploi|contrats?(?!\p{L})/iu,
    },
    languages: ['fr'],
  },
  {
    concept: 'shift',
    word: POSTE,
    other: 'post',
    is: 'other',
    company: { beside: ['comment', 'author'], near: /(?<!\p{L})blog|commentaire|auteur/iu },
    languages: ['fr'],
  },
  {
    concept: 'shift',
    word: POSTE,
    is: 'known',
    company: {
      beside: ['nurse', 'leave', 'leaveRequest'],
      near: /infirmi|soignant|planning|équipe|congés?(?!\p{L})|de nuit|garde/iu,
      unless: /ordinateur|étage|machine/iu,
    },
    languages: ['fr'],
  },
  // "Habitant": of a town, or of a house.
  {
    concept: 'citizen',
    word: /^habitante?s?$/iu,
    other: 'resident',
    is: 'known',
    company: {
      beside: ['citizenReport'],
      near: /mairie|(?<!\p{L})villes?(?!\p{L})|commun(?:e|es|al|ale|aux)(?!\p{L})|municip|village|quartier|citoyen/iu,
    },
    languages: ['fr'],
  },
  // "Presupuesto": of whoever sends bills it is a quote.
  {
    concept: 'budget',
    other: 'quote',
    is: 'other',
    company: { beside: ['invoice', 'order', 'treatment', 'repair', 'serviceJob', 'vehicle', 'car'] },
    languages: ['es'],
  },
  // "Auftrag": of a workshop it is a job, and not what a shop sends.
  {
    concept: 'order',
    other: 'serviceJob',
    is: 'other',
    company: {
      beside: ['vehicle', 'car', 'technician', 'repair', 'machine', 'device'],
    },
    languages: ['de'],
  },
  // "Beitrag": of a club's members it is what they pay.
  {
    concept: 'post',
    word: /^beitrag$/iu,
    other: 'payment',
    is: 'other',
    company: {
      beside: ['member', 'membership', 'trainer'],
      near: /mitglied|verein|zahl|kassenwart|kassierer|monatlich|jährlich/iu,
      unless: /blog|veröffentlich|kommentar|autor|forum|redakt|social|instagram|newsletter|zeitschrift/iu,
    },
    languages: ['de'],
  },
  // "Intervention": of technicians it is a job, and no talk.
  {
    concept: 'talk',
    word: /^interventions?$/iu,
    other: 'serviceJob',
    is: 'other',
    company: {
      beside: ['technician', 'plumber', 'customer', 'equipment', 'machine', 'contract'],
      near: /technicien|dépann|plomb|électric|chauffag|mainten|client|réparat/iu,
      unless: /conférence|colloque|orateur|congrès|séminaire/iu,
    },
    languages: ['fr'],
  },
  // "Lot": what is sold at an auction, and a part of a building site.
  {
    concept: 'lot',
    word: /^lots?$/iu,
    is: 'other',
    company: { beside: ['constructionSite'], near: /chantier|travaux|syndic|copropriété|lotissement/iu },
    languages: ['fr'],
  },
  // "Paquete": of an agency it is a trip.
  {
    concept: 'shipment',
    word: /^paquetes?$/iu,
    other: 'travelPackage',
    is: 'other',
    company: {
      beside: ['traveller', 'destination', 'hotel', 'tour'],
      near: /agencia de viajes|viajero|turis|excursi/iu,
      unless: /mensajer|env[ií]o|repartidor|paquetería/iu,
    },
    languages: ['es'],
  },
  // "Partida": a game, and a line of an estimate.
  {
    concept: 'match',
    word: /^partidas?$/iu,
    is: 'other',
    company: {
      beside: ['constructionSite', 'subcontractor', 'budget', 'quote'],
      near: /presupuest|(?<!\p{L})obras?(?!\p{L})|contabil|gastos/iu,
    },
    languages: ['es'],
  },
  // "Entradas": of a store it is what comes in, and no tickets.
  {
    concept: 'ticket',
    word: /^entradas?$/iu,
    other: 'goodsReceipt',
    is: 'other',
    company: IN_STORE,
    languages: ['es'],
  },
  {
    concept: 'eventTicket',
    word: /^entradas?$/iu,
    other: 'goodsReceipt',
    is: 'other',
    company: IN_STORE,
    languages: ['es'],
  },
  // "Recette": what is cooked, and what is taken at the door.
  {
    concept: 'recipe',
    word: /^recettes?$/iu,
    other: 'income',
    is: 'other',
    company: {
      beside: ['expense', 'show', 'concert'],
      near: /(?<!\p{L})caisse|entrées|billet|spectacle|dépenses|comptab|budget/iu,
      unless: /ingrédient|cuisin|plats?(?!\p{L})|brass|repas|portion|préparation/iu,
    },
    languages: ['fr'],
  },
  // "حلقة": of those who learn the Quran it is a circle, and no episode.
  {
    concept: 'episode',
    word: /^حلقة$/u,
    other: 'class',
    is: 'other',
    company: { beside: [], near: /تحفيظ|قرآن|القران|محفظ/u },
    languages: ['ar'],
  },
];

/** The facts with each word in the sense that its company gives it. */
export function inTheirSense(facts: Facts, text: string): Facts {
  const concepts = new Set(facts.entities.map(({ concept }) => concept));
  const isEnglish = facts.language === 'en';
  const isIn = ({ beside, said, near, unless }: Company) =>
    unless?.test(text) !== true &&
    (beside.some((one) => concepts.has(one)) ||
      near?.test(text) === true ||
      (isEnglish && said?.test(text) === true));
  // What nothing speaks for is only sure where words can speak for it, too.
  const senseOf = ({ concept: known, noun }: EntityFact) =>
    SENSES.find(
      ({ concept, word, is, company, languages }) =>
        concept === known &&
        (word?.test(noun) ?? true) &&
        (languages?.includes(facts.language) ?? true) &&
        (is === 'other' ? isIn(company) : (isEnglish || company.near !== undefined) && !isIn(company)),
    );
  return {
    ...facts,
    entities: facts.entities.map((entity) => {
      const sense = senseOf(entity);
      return sense ? { ...entity, concept: sense.other } : entity;
    }),
  };
}
