// Short descriptions with a row of values and whose it is, and descriptions without one: besides the gold, what the weights of rows are fitted to.

/** `owner: value, value`. */
export const CHOSEN: readonly (readonly [text: string, expected: string])[] = [
  ['Orders are new, then being prepared, then shipped.', 'order: new, being prepared, shipped'],
  [
    'A bakery. An order can be placed, paid, shipped or cancelled. Customers have a name and phone.',
    'order: placed, paid, shipped, cancelled',
  ],
  ['Each task has a status (todo, doing, done) and a due date.', 'task: todo, doing, done'],
  ['Tool library. We track whether a loan is open or returned, and who has it.', 'loan: open, returned'],
  [
    'Repairs for bicycles. Status of a repair: received, diagnosing, waiting for parts, repaired, collected.',
    'repair: received, diagnosing, waiting for parts, repaired, collected',
  ],
  ['Music teacher app: students and lessons. I mark lessons as given or missed.', 'lesson: given, missed'],
  [
    'Job board for a cafe chain. Applications get reviewed, shortlisted, interviewed, hired or rejected.',
    'application: reviewed, shortlisted, interviewed, hired, rejected',
  ],
  ['School library. Books are on the shelf, on loan, or lost.', 'book: on the shelf, on loan, lost'],
  ['Tickets for the helpdesk with title and priority low medium high.', 'ticket: low, medium, high'],
  [
    'Catering orders. Guests with a name and diet: can be vegan, vegetarian or none.',
    'guest: vegan, vegetarian, none',
  ],
  ['Hotel with rooms and bookings. Rooms are single, double or suite.', 'room: single, double, suite'],
  ['Uniform store: items with a price and sizes S, M, L and XL.', 'item: s, m, l, xl'],
  [
    'Language school: courses with a title, teacher, level: beginner/intermediate/advanced.',
    'course: beginner, intermediate, advanced',
  ],
  [
    'Food bank stock. Products are divided into categories: tinned, fresh, frozen and hygiene.',
    'product: tinned, fresh, frozen, hygiene',
  ],
  [
    'Chores in our flat: each chore has a name and who does it. Not started / in progress / done.',
    'chore: not started, in progress, done',
  ],
  [
    'Research office: proposals move from idea to draft to submitted to funded.',
    'proposal: idea, draft, submitted, funded',
  ],
  ['Theatre seats. Each seat is free, held or sold, and has a row and number.', 'seat: free, held, sold'],
  ["Police dogs: dogs have a name and handler; they're either active or retired.", 'dog: active, retired'],
  [
    'Investors: deals with amount and founder. The stage is one of: sourced, screening, diligence, closed.',
    'deal: sourced, screening, diligence, closed',
  ],
  [
    'Laundry. Bags come in with a tag. Steps are received, washed, ironed, returned.',
    'bag: received, washed, ironed, returned',
  ],
  [
    'Animal shelter: cats with name and age. A cat is in quarantine, then available, then adopted.',
    'cat: in quarantine, available, adopted',
  ],
  [
    'IT: a ticket is raised, assigned, fixed and closed. Users and agents.',
    'ticket: raised, assigned, fixed, closed',
  ],
  [
    'Driving tests: date, learner, examiner and the result: pass, fail or retake.',
    'driving test: pass, fail, retake',
  ],
  ['Exams with date and student, result can be pass/fail.', 'exam: pass, fail'],
  [
    'Candidates with name and email, outcome (hired, rejected, withdrew).',
    'candidate: hired, rejected, withdrew',
  ],
  [
    "Claims get the status 'new', 'in review' or 'closed'. Each claim has an amount.",
    'claim: new, in review, closed',
  ],
  [
    'wedding planner: vendors w/ name, phone, type (florist, dj, caterer, photographer), booked or not',
    'vendor: florist, dj, caterer, photographer',
  ],
  [
    'Equipment hire. Machines have a name, a day rate and can be available, out on hire, or in the workshop.',
    'machine: available, out on hire, in the workshop',
  ],
  [
    'We restore boats. Boats have an owner, a length and a hull of wood, steel or fibreglass.',
    'boat: wood, steel, fibreglass',
  ],
  [
    'Volunteers sign up for shifts - morning, afternoon or evening. Shifts have a date.',
    'shift: morning, afternoon, evening',
  ],
  ['parcels at reception: for whom, carrier, arrived on; waiting -> picked up', 'parcel: waiting, picked up'],
  [
    'Property listings. A listing is for rent or for sale, has price, address, photos.',
    'listing: for rent, for sale',
  ],
  [
    'Fleet: cars with plate and fuel: petrol, diesel, electric, hybrid.',
    'car: petrol, diesel, electric, hybrid',
  ],
  [
    'Incident reports: where, when, what happened, how bad (low/medium/high/critical)',
    'incident report: low, medium, high, critical',
  ],
  [
    "Bug tracker. Bugs have a priority of P1, P2 or P3 and a state: open, fixed, won't fix.",
    "bug: open, fixed, won't fix",
  ],
  [
    'Members borrow tools. Tools have a name, a category (hand, power, garden) and a photo.',
    'tool: hand, power, garden',
  ],
  [
    'Customers book appointments for their dogs; a dog has a size (small, medium, large) and a breed.',
    'dog: small, medium, large',
  ],
  [
    'Track patients with their appointments (type: checkup, cleaning, surgery) and payments (cash or card).',
    'appointment: checkup, cleaning, surgery',
  ],
  [
    'Conference planner. Events have sessions; each session is either a talk or a workshop and has a room.',
    'session: talk, workshop',
  ],
  ['Employees log expenses: date, amount, category (travel, food, other).', 'expense: travel, food, other'],
  ['Every horse has a stable, a box number and a feed type: hay, oats or mash.', 'horse: hay, oats, mash'],
  ['Residents report issues with a photo, place and kind (light, road, waste).', 'issue: light, road, waste'],
  [
    'A visit has a vet, an animal and a reason: vaccination, illness, checkup.',
    'visit: vaccination, illness, checkup',
  ],
  [
    'I need an app for my moving company with customers, moves (date, from, to, size: flat, house, office) and trucks.',
    'move: flat, house, office',
  ],
  [
    'Donors give money or goods. Each donation has a date, an amount and a purpose: food, shelter, school.',
    'donation: food, shelter, school',
  ],
  [
    'Patients are on a ward in a bed. For patients I want name, date of birth, mobility (walks alone, needs help, bedridden).',
    'patient: walks alone, needs help, bedridden',
  ],
  [
    'Cinema: films, screenings in rooms, tickets in three categories: child, adult, senior.',
    'ticket: child, adult, senior',
  ],
  [
    'We sell bikes. bike = brand, frame size, type [city, mountain, race, kids], price. customers reserve a bike for a test ride',
    'bike: city, mountain, race, kids',
  ],
  [
    'Flats with rooms; every room has a floor type of wood, tile or carpet. Cleaners are assigned to flats.',
    'room: wood, tile, carpet',
  ],
  [
    'Keep machines and their maintenance jobs. A maintenance job is weekly, monthly or yearly, done by a technician.',
    'maintenance job: weekly, monthly, yearly',
  ],
  ['Scooter is parked, riding or charging. Riders unlock a scooter.', 'scooter: parked, riding, charging'],
  [
    'A parcel goes first to the depot, then on the van and finally is handed over.',
    'parcel: to the depot, on the van, handed over',
  ],
  [
    'Translations: source text, target language, draft > checked > printed',
    'translation: draft, checked, printed',
  ],
  [
    'At our garage every car is waiting, on the lift, ready or collected.',
    'car: waiting, on the lift, ready, collected',
  ],
  ['Each stall has a spot, a kind (food, crafts, flowers) and water yes/no.', 'stall: food, crafts, flowers'],
  [
    'bees: hives, queen colour white yellow red green or blue, temper calm or nervous',
    'hive: white, yellow, red, green, blue',
  ],
  ['helmets come in S, M or L and every helmet is dry, wet or cracked', 'helmet: s, m, l'],
  [
    'The film roll is dropped off then developed then scanned then collected',
    'film roll: dropped off, developed, scanned, collected',
  ],
  ['My vinyl: artist, title, mint or good or scratched, what I paid', 'vinyl: mint, good, scratched'],
  [
    'Boat repairs; a job starts as quoted, becomes accepted, then done and paid',
    'job: quoted, accepted, done, paid',
  ],
  ['gift cards: code, value, paper or plastic, sent on, used up y/n', 'gift card: paper, plastic'],
  ['Jobs: price, due date. to do -> on the machine -> done', 'job: to do, on the machine, done'],
  ['Donors have a name and a blood group (A+, A-, AB+, O-).', 'donor: a+, a-, ab+, o-'],
];

/** Those that are still read otherwise: the weights learn from them all the same. */
export const NOT_YET: typeof CHOSEN = [
  [
    'Cooks plan menus for the week; a menu has dishes and each dish has a course - starter, main or dessert.',
    'dish: starter, main, dessert',
  ],
  [
    'drivers, vehicles and trips. trip: driver, vehicle, km, purpose private/business',
    'trip: private, business',
  ],
  [
    'Game night: games have min and max players, a length and a genre such as party, strategy, cards.',
    'game: party, strategy, cards',
  ],
  ['Shoe orders: heel flat or high, leather black or brown, size 36-46', 'shoe order: flat, high'],
  [
    'Each employee has a contract: permanent, temporary or intern, and a desk.',
    'employee: permanent, temporary, intern',
  ],
  [
    'Allotments: plots come in three sizes: small, medium and large. Tenants rent plots.',
    'plot: small, medium, large',
  ],
  ['Zoo tickets. There are three kinds of ticket: adult, child and senior.', 'ticket: adult, child, senior'],
  [
    'Complaints: who, when, text, severity (1 minor, 2 serious, 3 critical), open until resolved',
    'complaint: open, resolved',
  ],
  [
    'Tutoring sessions with tutor and student, online or in person, date and length.',
    'session: online, in person',
  ],
  [
    'Prescriptions are pending until a pharmacist dispenses them, then collected.',
    'prescription: pending, collected',
  ],
  ['trees: species, height, health good fair poor or dead, last inspection', 'tree: good, fair, poor, dead'],
  [
    'Doctors order lab tests for patients, with urgency routine, urgent or stat, and the result as pdf.',
    'lab test: routine, urgent, stat',
  ],
  ['Fish tanks with litres, fresh or salt water, light hours', 'fish tank: fresh, salt'],
  ['Seats adult/child/senior for each show, price each', 'seat: adult, child, senior'],
  [
    'Costume hire. A costume is in the wardrobe, out, at the cleaner or being mended.',
    'costume: in the wardrobe, out, at the cleaner, being mended',
  ],
  [
    'Loan requests. New, in review, granted, turned down. Each request has an amount.',
    'loan request: new, in review, granted, turned down',
  ],
  [
    'Wine list with grape, red / white / rosé / sparkling, vintage, bottles left',
    'wine: red, white, rosé, sparkling',
  ],
  [
    'piano pupils: name, phone, level beginner or advanced, pays monthly or per lesson',
    'pupil: beginner, advanced',
  ],
];

export const NO_CHOICE: readonly string[] = [
  'Orders of loaves. People order loaves by Wednesday night for Saturday pick up.',
  'Customers reserve outfits for a party. It needs two days for cleaning before going out again.',
  'Boats (name, length, beam, draft)',
  'Campaigns and characters (class, race, level, hp) with notes.',
  'Alarms (called at, freed at, cause) per lift.',
  'Bakery orders: customer, pickup day, product. We sell cakes (chocolate, lemon, carrot...).',
  'We lend tools (drills, saws, sanders, etc) to neighbours.',
  'Machines such as drills, saws and lathes. Each machine has a room.',
  'We wash shirts for customers and pick them up on Monday or Thursday.',
  'Jobs with a date and a price. Gantt or calendar view.',
  'Only the parish office can enter or change anything, the priests just read.',
  'Clients with all their measurements (chest, waist, hips, sleeve, inside leg)',
  'Orders with fabric and lining, and a date',
  'Sailing club race results: boats with class, sail number and handicap',

  'Members with name, e-mail or phone.',
  'Search recipes by name or ingredient.',
  'The report is printed and/or mailed to him/her.',
  'Cars drive 100 km/h and cost 20 EUR/day.',
  'If a bike is broken, mail the owner.',
  'Film club: members, films, screenings, votes.',
  'gym: members, classes, trainers and payments',
  'I need to keep customers, orders and invoices.',
  'Help desk: tickets, customers, agents.',
  'Horses with name, breed, colour, birthday and owner.',
  'Teachers, parents or pupils can sign in.',
  'Send a mail or a text when the order is late.',
  'Every booking needs a name, phone and number of people.',
  'A chart of sales by month, week or day would be nice.',
  'recipe: title, ingredients, steps, photo / video, cooking time',
  'Only the owner or the manager can delete, change or add rooms.',
  'We write down the date, time and place of each sighting.',
  'Guests, rooms, bookings and a calendar; export to Excel or PDF.',
  'The vet adds patients, visits and medicines, the owner sees them.',
  'contacts / companies / deals',
  'Volunteers can add, edit and remove plants, gardens and tools.',
  'projects > tasks > hours',
  'A trip has drivers, cars and passengers, and starts and ends somewhere.',
  'Please make it fast, simple and pretty.',
];
