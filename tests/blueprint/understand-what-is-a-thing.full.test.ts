import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const appOf = (description: string) => understand(description).blueprint?.entities ?? [];
const labelsOf = (description: string) => appOf(description).map(({ label }) => label);
const optionsOf = (description: string, label: string, field: string) =>
  appOf(description)
    .find((one) => one.label === label)
    ?.fields.flatMap((one) =>
      one.label === field && one.type === 'select' ? (one.options ?? []).map((option) => option.label) : [],
    );
const fieldsOf = (description: string, label: string) =>
  appOf(description)
    .find((one) => one.label === label)
    ?.fields.map((field) => field.label);

describe('what somebody runs', () => {
  it.each([
    ['We manage a family campsite with 80 pitches. Guests reserve a pitch from/to.', 'Family campsite'],
    ['We own a marina with 120 berths. Boats have an owner and a length.', 'Marina'],
    ['We run a small guesthouse with 12 rooms. Guests book a room from/to.', 'Guesthouse'],
    [
      'Editorial planning for a weekly local paper. Stories have a title and a reporter; photos have a photographer.',
      'Paper',
    ],
  ])('is no table where it is only said once: %s', (description, label) => {
    expect(labelsOf(description)).not.toContain(label);
  });

  it('is a table where more is told of it', () => {
    const described =
      'We run a campsite with 80 pitches. Each campsite has an address. Guests reserve a pitch.';
    expect(labelsOf(described)).toContain('Campsite');
  });

  it('keeps what guests book where somebody has only one', () => {
    expect(labelsOf('We have a holiday cottage in Wales. Guests book weeks and pay a deposit.')).toContain(
      'Holiday cottage',
    );
  });

  it('names no table with what it makes to order', () => {
    const described =
      'Bakery making wedding cakes to order. Each order has a customer, a flavour and a date.';
    expect(labelsOf(described)).toEqual(['Order', 'Customer']);
  });

  it('sells what its name goes on with', () => {
    const described = 'Pottery studio selling bowls and mugs online. Each order has a customer and a date.';
    expect(labelsOf(described)).toEqual(expect.arrayContaining(['Bowl', 'Mug', 'Order']));
  });

  it('is no table where it is a trade before the first sentence', () => {
    const described =
      'Alterations and tailoring. Customers leave garments with me, each garment has a number and a price.';
    expect(labelsOf(described)).not.toContain('Alteration');
  });
});

describe('sorts of one thing', () => {
  it.each([
    [
      "Ski rental: skis, boots and helmets with size and serial number, customers with shoe size, and rentals from day to day. The same item can't be out to two people.",
      'Item',
      ['Ski', 'Boot', 'Helmet'],
    ],
    [
      'We need a register of all our laptops, phones and monitors: serial number, purchase date, price.',
      'Device',
      ['Laptop', 'Phone', 'Monitor'],
    ],
    [
      'Health records for our three dogs and two cats. For each animal we keep vaccinations and vet visits with the cost.',
      'Animal',
      ['Dog', 'Cat'],
    ],
    [
      'Our vans, trucks and trailers: licence plate, mileage and next inspection.',
      'Vehicle',
      ['Van', 'Truck', 'Trailer'],
    ],
    [
      'We rent wheelchairs, rollators and care beds to patients, with a start date, end date and monthly price.',
      'Item',
      ['Wheelchair', 'Rollator', 'Care bed'],
    ],
    [
      'I sell candles, soaps and bath bombs at markets and want to track stock and price.',
      'Product',
      ['Candle', 'Soap', 'Bath bomb'],
    ],
    [
      'A tool library where drills, saws, lawnmowers and ladders can be borrowed by members.',
      'Tool',
      ['Drill', 'Saw', 'Lawnmower', 'Ladder'],
    ],
    [
      'Our school lends violins, cellos and flutes to pupils. We track the serial number.',
      'Instrument',
      ['Violin', 'Cello', 'Flute'],
    ],
    [
      'Museum store: paintings, sculptures and drawings with artist, year and insurance value.',
      'Artwork',
      ['Painting', 'Sculpture', 'Drawing'],
    ],
    [
      'A shop renting prams, car seats and cots to tourists by the week, with deposit and delivery address.',
      'Item',
      ['Pram', 'Car seat', 'Cot'],
    ],
    [
      'Our brewery sells lager, ale and stout to pubs; deliveries with date and driver.',
      'Product',
      ['Lager', 'Ale', 'Stout'],
    ],
    [
      'An app for renting boats, kayaks and canoes to tourists with hours and deposit.',
      'Item',
      ['Boat', 'Kayak', 'Canoe'],
    ],
    [
      'The bakery sells breads, cakes and pastries. Customers order for pickup.',
      'Product',
      ['Bread', 'Cake', 'Pastry'],
    ],
  ])('are a choice of what all of them are: %s', (description, label, options) => {
    expect(optionsOf(description, label, 'Type')).toEqual(options);
    for (const option of options) expect(labelsOf(description)).not.toContain(option);
  });

  it.each([
    [
      'A fleet of cars, vans and trucks. Cars have a driver, trucks have a max load.',
      ['Car', 'Van', 'Truck'],
    ],
    ['We rent rooms, desks and lockers to members by the month.', ['Room', 'Desk', 'Locker']],
    ['We hire painters, plumbers and electricians for jobs.', ['Painter', 'Plumber', 'Electrician']],
    ['A vet clinic: clients, dogs and appointments with date and reason.', ['Client', 'Dog', 'Appointment']],
  ])('are tables where they are no goods, or more is told of one: %s', (description, labels) => {
    expect(labelsOf(description)).toEqual(expect.arrayContaining(labels));
  });

  it('are tables where something else is listed beside them', () => {
    expect(labelsOf('Garage: cars, customers, repairs and invoices.')).toEqual(
      expect.arrayContaining(['Car', 'Customer', 'Repair', 'Invoice']),
    );
  });

  it.each([
    [
      'Driving school with students. Theory and practical exams have a date.',
      'Exam',
      ['Theory', 'Practical'],
    ],
    ['Sports centre with indoor and outdoor courts. Members book a court.', 'Court', ['Indoor', 'Outdoor']],
    [
      'Swimming school: junior and adult courses with a teacher, pupils, payments.',
      'Course',
      ['Junior', 'Adult'],
    ],
  ])('are told apart by the words before it: %s', (description, label, options) => {
    expect(optionsOf(description, label, 'Type')).toEqual(options);
  });

  it('are lent as one, where that is told behind them', () => {
    const { entities, relations } = understand('Drills, saws and ladders can be borrowed by members.').facts;
    expect(entities.map(({ noun }) => noun)).toEqual(expect.arrayContaining(['item', 'member', 'loan']));
    expect(relations.map(({ from, to }) => `${from} > ${to}`)).toEqual(
      expect.arrayContaining(['loan > item', 'loan > member']),
    );
  });

  it("are no children where children's goods are sold", () => {
    expect(labelsOf("We sell children's books. Each book has a title and a price.")).toEqual(['Book']);
    expect(labelsOf('Second hand childrens clothes. Sellers bring in items with a price.')).not.toContain(
      'Children',
    );
  });
});

describe('what a thing is said to have', () => {
  it('is chosen for it where the list names nothing but marks', () => {
    const described =
      'Every dish has a cost per head and dietary marks (vegan, gluten free, contains nuts). For each event I plan a menu.';
    expect(optionsOf(described, 'Dish', 'Dietary marks')).toEqual(['Vegan', 'Gluten free', 'Contains nuts']);
    expect(labelsOf(described)).not.toContain('Dietary mark');
  });

  it('is chosen for what the brackets are of', () => {
    const described =
      'For each event I plan staff shifts (who, from, to, and as what: cook, waiter, bar) and a shopping list.';
    expect(optionsOf(described, 'Staff shift', 'Role')).toEqual(['Cook', 'Waiter', 'Bar']);
  });

  it('is chosen where a booking is for half or for all of a day', () => {
    const described = 'Bands book sessions by the half or full day, we keep track of songs.';
    expect(optionsOf(described, 'Session', 'Duration')).toEqual(['Half day', 'Full day']);
  });

  it('is kept with its day where it is measured over time', () => {
    const described =
      'Dogs and cats. For each animal we keep vaccinations and weight over time. Visits have a date and a vet.';
    expect(fieldsOf(described, 'Weight')).toEqual(expect.arrayContaining(['Animal', 'Date', 'Weight']));
  });

  it('is kept each time that somebody borrows it', () => {
    const described =
      'Vinyl collection. Artist, album, year, label, condition, what I paid, and who has borrowed which record since when.';
    expect(fieldsOf(described, 'Loan')).toEqual(expect.arrayContaining(['Vinyl', 'Since', 'Borrower']));
  });

  it('is checked in one table', () => {
    expect(labelsOf('Habit tracker where I tick off each habit every day, see my streak.')).not.toContain(
      'Check',
    );
  });

  it('has members where a text tells who is who', () => {
    const described = "Small website for our choir: concerts with date and venue, who's who in the choir.";
    expect(labelsOf(described)).toContain('Member');
  });
});

describe('what is only counted', () => {
  it('is a number of the reservation, each of a list', () => {
    const described =
      'Guests reserve a pitch from/to with the number of adults, kids and dogs and whether they want breakfast.';
    expect(fieldsOf(described, 'Reservation')).toEqual(
      expect.arrayContaining(['Number of adults', 'Number of kids', 'Number of dogs']),
    );
    expect(labelsOf(described)).not.toContain('Kid');
  });

  it('is no table beside the number that it is', () => {
    expect(labelsOf('Courses with credits and teacher, exams with room and date, students.')).not.toContain(
      'Credit',
    );
  });
});

describe('one thing under two names', () => {
  it.each([
    [
      'Content calendar: video ideas, script, filming date. A video goes from idea to scripted, filmed, edited and published.',
      'Video',
      'Video idea',
    ],
    [
      'Clients order translations with languages and a deadline. Each translation is quoted, in progress, proofread and delivered.',
      'Translation',
      'Order',
    ],
    [
      'Customers leave garments with me, each piece has a ticket number, a price and the promised date.',
      'Garment',
      'Piece',
    ],
    [
      'I cater weddings. A client books an event with date, place and number of guests, every dish has a cost.',
      'Event',
      'Wedding',
    ],
  ])('is kept once: %s', (description, label, other) => {
    expect(labelsOf(description)).toContain(label);
    expect(labelsOf(description)).not.toContain(other);
  });

  it('gives the video the states that it goes through', () => {
    const described =
      'Content calendar: video ideas, script, filming date. A video goes from idea to scripted, filmed and published.';
    expect(optionsOf(described, 'Video', 'Status')).toEqual(['Idea', 'Scripted', 'Filmed', 'Published']);
  });
});

describe('states', () => {
  it('are all read where the sentence goes on behind them', () => {
    const described =
      'Each order has cabinets; every cabinet goes through cutting, edging, assembly and packing, and we want a board.';
    expect(optionsOf(described, 'Cabinet', 'Status')).toEqual(['Cutting', 'Edging', 'Assembly', 'Packing']);
  });

  it('are none where something is published on a page', () => {
    const described = 'The menu is published on a public page. Dishes have a name and a price.';
    expect(fieldsOf(described, 'Menu')).not.toContain('Status');
  });

  it.each([
    [
      'Job hunting: companies, positions I applied for with link and deadline, interviews with date and notes. Applied, interviewing, offer, rejected.',
      'Position',
    ],
    [
      'House hunting: flats with address, rent and link, viewings with date and notes. Found, viewing, offer, rejected.',
      'Flat',
    ],
  ])('belong to no step of theirs: %s', (description, label) => {
    expect(optionsOf(description, label, 'Status')).toHaveLength(4);
  });
});
