import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// States and choices as sentences tell them, in the words of several trades.

const livesIn = (text: string) =>
  understand(text)
    .facts.states.filter(({ source }) => source.from === 'text')
    .map(({ owner, values }) => `${owner}: ${values.join(', ')}`);
const choicesIn = (text: string) =>
  understand(text).facts.fields.flatMap(({ owner, options }) =>
    options ? [`${owner}: ${options.join(', ')}`.toLowerCase()] : [],
  );

describe('what becomes of something', () => {
  it.each([
    [
      'Every hire has a date and an actor. We mark hires as confirmed, done or cancelled.',
      'hire: confirmed, done, cancelled',
    ],
    ["We track quotes. A quote stays open until it's signed off, then it's closed.", 'quote: open, closed'],
    ["Kayaks are new until they're checked, then stored.", 'kayak: new, checked, stored'],
    ['Each violin is draft until approved and then published.', 'violin: draft, approved, published'],
    ['Luthiers mark violins as excellent, good or poor.', 'violin: excellent, good, poor'],
    [
      'Members submit kayaks. A kayak gets approved by the manager or sent back.',
      'kayak: pending, approved, sent back',
    ],
    ['Violins are booked, then delivered unless cancelled.', 'violin: booked, delivered, cancelled'],
    ['Once a hive is paid it is shipped. Each hive has a price.', 'hive: unpaid, paid, shipped'],
    ['Steps for every kayak:\n1. measured\n2. glued\n3. picked up', 'kayak: measured, glued, picked up'],
    ['We repair violins. Stages:\n- in queue\n- glued\n- varnished', 'violin: in queue, glued, varnished'],
    [
      'How we repair a violin\n1. The violin is measured\n2. It is glued\n3. It gets varnished',
      'violin: measured, glued, varnished',
    ],
    ['Hives are "new", then they are "checked" and finally they are "sold".', 'hive: new, checked, sold'],
    [
      'Which kayaks are free, which are rented and which are being dried?',
      'kayak: free, rented, being dried',
    ],
    ['Crates have a weight. Show crates green for weighed and red for sold.', 'crate: weighed, sold'],
    [
      'Helpers see which wetsuits are clean, which are wet and which are rented.',
      'wetsuit: clean, wet, rented',
    ],
    [
      'We keep kayaks. Members look at a map with kayaks green for free, yellow for rented and red for broken.',
      'kayak: free, rented, broken',
    ],
    ['We keep kayaks. I need tabs for free, rented and broken kayaks.', 'kayak: free, rented, broken'],
    [
      'Calls have a phone. I note if a call is still open, scheduled or already done.',
      'call: open, scheduled, done',
    ],
    ['Quilts have a size. Quilts come in as cut, turn pieced and end up sold.', 'quilt: cut, pieced, sold'],
    [
      'Songs have a key. A board with the columns new, in rehearsal and ready.',
      'song: new, in rehearsal, ready',
    ],
    ['Locksmith jobs as a kanban: new, on the way, done', 'locksmith job: new, on the way, done'],
    [
      'Batches have a number. Batches move through mash, boil, condition and package.',
      'batch: mash, boil, condition, package',
    ],
    ['There are three states for a sample: received, tested, stored.', 'sample: received, tested, stored'],
    [
      'Contracts: drafted by me, checked by legal, signed by both, archived',
      'contract: drafted, checked, signed, archived',
    ],
    [
      'An invoice arrives, gets checked, is approved by the boss and is paid. Invoices have a number.',
      'invoice: arrived, checked, approved, paid',
    ],
    [
      'New requests come in, someone picks them up and closes them. Requests have a photo.',
      'request: new, picked up, closed',
    ],
    [
      "Customer complaints have a date. Each is open until we answer it, then answered, and closed if they're happy.",
      'customer complaint: open, answered, closed',
    ],
    [
      'Violins go from shelf to scanning to quality check to published.',
      'violin: shelf, scanning, quality check, published',
    ],
    ['Kayaks become selected, waitlisted or rejected.', 'kayak: selected, waitlisted, rejected'],
    ['Status of hive: 0 = open, 1 = in progress, 2 = closed', 'hive: open, in progress, closed'],
    ['A hive is open until a keeper takes it, then assigned, and done after.', 'hive: open, assigned, done'],
    [
      'We have complaints and clerks. A clerk opens it, an officer investigates it, then it is answered and closed.',
      'complaint: opened, investigated, answered, closed',
    ],
    [
      "Donated violins: as they come in we log them, they're cleaned, repaired if needed, tuned and lent to a school.",
      'violin: cleaned, repaired, tuned, lent',
    ],
    [
      'Meeting room requests go to reception first, they approve or send back.',
      'meeting room request: pending, approved, sent back',
    ],
    ['we note for every kayak name, date and wether its good bad or broken', 'kayak: good, bad, broken'],
    [
      'Apprentices write weekly reports. The trainer signs them or sends them back with a comment.',
      'report: pending, signed, sent back',
    ],
    ['Violins: todo/doing/done, size xs s m l, colour', 'violin: todo, doing, done'],
    [
      'Kayaks start as a draft, then the guide accepts or rejects them, accepted ones get printed.',
      'kayak: draft, accepted, rejected, printed',
    ],
    [
      'We manage regattas. A regatta starts as planned, becomes active when the umpire begins, and is finished afterwards.',
      'regatta: planned, active, finished',
    ],
    [
      'A print shop. Orders go to design, then printing, then finishing, then out for delivery.',
      'order: design, printing, finishing, out for delivery',
    ],
    [
      'sails: customer, cloth, area, due date. board: drawn, cut, sewn, delivered',
      'sail: drawn, cut, sewn, delivered',
    ],
    [
      'T-shirt orders with customer and size; board: artwork, screens made, printing, packed, shipped',
      't-shirt order: artwork, screens made, printing, packed, shipped',
    ],
    [
      'Mugs with glaze and price. Production process: thrown, dried, fired, glazed',
      'mug: thrown, dried, fired, glazed',
    ],
  ])('%s', (text, expected) => {
    expect(livesIn(text)).toContain(expected);
  });

  it.each([
    'The librarian sees what is lent and what is reserved.',
    'My wife and I want to see what is bought and what is missing.',
    'Beekeepers should know what is sold and what is packed.',
    'Coaches see who is injured and who is fit.',
    'Lockers with green for boys and red for girls.',
    'Rooms light green for kids and dark blue for parents.',
    'Bins: green for glass, blue for paper.',
    'See which wines are red and which are white.',
    'See which suppliers are cheap and which are reliable.',
    'Which kids are vegetarian, which are allergic and which are neither.',
    'See which kayaks are new and which are used.',
    'Mark tasks red if urgent and green if done.',
    'A shop page with knitted, sewn and crocheted toys.',
    'An online shop with filters for new and used cameras.',
    'A page with fresh, dried and frozen herbs.',
    'See which invoices are paid and which are open.',
    'Customers can see which bikes are rented and which are free.',
  ])('is no life of who looks, of what things are like, or less of a known one: %s', (text) => {
    expect(livesIn(text)).toEqual([]);
  });

  it('is told by people of those they look at', () => {
    const text = 'A rowing club with rowers and boats. Coaches see who is injured and who is fit.';
    expect(livesIn(text)).toEqual(['rower: injured, fit']);
  });

  it('leaves no part of a colour as a field', () => {
    const { fields } = understand('Rooms: red for occupied, green for free.').facts;
    expect(fields.map(({ label }) => label.toLowerCase())).not.toContain('red for');
  });

  it.each([
    'Stations: name, line, accessible',
    'Charging stations: place, power, plug, price',
    'Fire stations: trucks, crew, district, phone',
    'Weather stations: place, temperature, wind, rain',
    'Process: name, owner, department, risk',
    'Hiring process: applicant, position, interviewer, result',
    'Journey: home, work, gym',
    'Onboarding process: contract, laptop, keys, training',
    'Our board: chair, treasurer, secretary. Meetings with date and minutes.',
    'Steps: floor, roof, paint. Houses with address.',
    'Stations: kitchen, garden, terrace. Waiters with shift.',
    'Trucks with litres used, kilometres driven, driver',
  ])('is no list of fields, things or sorts: %s', (text) => {
    expect(livesIn(text)).toEqual([]);
  });

  it('leaves a procedure the fields and links behind it', () => {
    const { blueprint } = understand('Procedure: date, surgeon, patient, outcome');
    const procedure = blueprint?.entities.find(({ label }) => label === 'Procedure');
    expect(procedure?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Date', 'Surgeon', 'Patient', 'Outcome']),
    );
  });
});

describe('what something is chosen from', () => {
  it.each([
    [
      'We rate the condition of each hive as good, fair or poor during an inspection.',
      'hive: good, fair, poor',
    ],
    ['Violins get a colour code: green = ok, yellow = watch, red = act', 'violin: green, yellow, red'],
    [
      'Hives have strength (weak, medium, strong) temper (calm/nervous/aggressive) and notes.',
      'hive: calm, nervous, aggressive',
    ],
    ['Members choose meal meat, fish or veggie.', 'member: meat, fish, veggie'],
    ['Each bird has age juvenile/adult, sex m/f/unknown.', 'bird: m, f, unknown'],
    ['Guests borrow skis for one, two or seven days.', 'loan: 1 day, 2 days, 7 days'],
    ['Pupils hand in quilts. Teachers grade them A to D.', 'quilt: a, b, c, d'],
    ['We print posters in 30x40, 50x70 or 70x100 cm.', 'poster: 30x40 cm, 50x70 cm, 70x100 cm'],
    ['Kayaks have a name. Season summer/winter.', 'kayak: summer, winter'],
    ['We sort kayaks into keep, donate and bin.', 'kayak: keep, donate, bin'],
    ['Boats are small or large, colour is red, blue, green or white.', 'boat: red, blue, green, white'],
    ['We have kites. Colour is red, blue, green or white.', 'kite: red, blue, green, white'],
    ['Each entry has a date and a quilter, and is paid by card or in cash.', 'entry: card, cash'],
    ['Members pay monthly or yearly, by card or bank transfer.', 'member: card, bank transfer'],
    ['We sell kites in small, medium and large, in red or blue.', 'kite: small, medium, large'],
    ['We sell kites in small, medium and large, in red or blue.', 'kite: red, blue'],
    [
      'Each rental is for one violin, which is either new or used, and is done by a luthier.',
      'violin: new, used',
    ],
    [
      'A survey is a first look, a deep check or an emergency, with tree, date and length.',
      'survey: first look, deep check, emergency',
    ],
    [
      'We have saddles, riders and fittings. For each fitting we note the saddle, the rider (full, junior or guest) and the date.',
      'rider: full, junior, guest',
    ],
    [
      'A result has a swimmer, a stroke and a time. Strokes: crawl, butterfly, medley.',
      'result: crawl, butterfly, medley',
    ],
    [
      'Each hive has a name, a material and a finish. Materials are oak, ash and pine; finishes are matte, satin or gloss.',
      'hive: oak, ash, pine',
    ],
    ['Pupils have a name. Each result: date, right ear pass/fail, notes.', 'result: pass, fail'],
    ['Tents have a name. I note where they are and are they new, torn or mended.', 'tent: new, torn, mended'],
    ['Boats\n- name\n- size: S, M, L\n- condition: new, used, worn', 'boat: s, m, l'],
    ['Boats\n- name\n- size: S, M, L\n- condition: new, used, worn', 'boat: new, used, worn'],
  ])('%s', (text, expected) => {
    expect(choicesIn(text)).toContain(expected);
  });

  it('keeps the names of people with what they do', () => {
    expect(choicesIn('Courses with name, teacher (Anna, Ben, Cleo) and price.')).toContain(
      'course: anna, ben, cleo',
    );
  });

  it.each([
    'We have looms with a weaver and an expiry date. Warn me before things run out or expire.',
    'Policies run out or get renewed. A policy has an insurer.',
  ])('%s names no choice', (text) => {
    expect([...choicesIn(text), ...livesIn(text)]).toEqual([]);
  });
});

it('calls the answers of a survey by what is asked', () => {
  const { fields } = understand(
    'Survey: how old are you (under 18, 18-50, over 50), do you cycle to work (never, sometimes, always), comments',
  ).facts;
  expect(fields.filter(({ options }) => options).map(({ label }) => label)).toEqual([
    'how old are you',
    'do you cycle to work',
  ]);
});
