import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { toldLives } from '#blueprint/understand/read/english/told.ts';

const facts = (text: string) => understand(text).facts;
const lifeOf = (text: string) =>
  facts(text).states.flatMap(({ owner, values, source }) =>
    source.from === 'text' ? [`${owner}: ${values.join(' > ')}`] : [],
  );
const things = (text: string) => facts(text).entities.map(({ noun }) => noun);

describe('a life that is told in clauses', () => {
  test.each([
    [
      'A booking starts out as a request. The artist either takes it on or turns it down. When the deposit comes in it is confirmed, and after the session it’s marked done. Bookings have a date and a design.',
      'booking: request > taken on > turned down > confirmed > done',
    ],
    [
      'Faults have a title and a photo. A fault is new until a fitter takes it, then it is in progress, and when he has finished it is closed.',
      'fault: new > in progress > closed',
    ],
    [
      'Vets visit horses. Bills have an amount and a date; they are draft until sent, then they’re waiting for payment, and end up paid or written off.',
      'bill: draft > waiting for payment > paid > written off',
    ],
    [
      'Manuscripts have a title and an author. An accepted manuscript goes to copy-editing, then to typesetting, and finally it is printed.',
      'manuscript: copy-editing > typesetting > printed',
    ],
    [
      'Radio shows have episodes with a date. An episode is being planned, then locked by the producer an hour before, then on air, then in the archive.',
      'episode: planned > locked > on air > in the archive',
    ],
  ])('is read with its steps in their order: %s', (text, life) => {
    expect(lifeOf(text.replaceAll('’', "'"))).toEqual([life]);
  });

  test.each([
    [
      'Fences. I measure it, paint it, mount it and invoice it. Fences have a customer, length and price.',
      'fence: measured > painted > mounted > invoiced',
    ],
    [
      'When a complaint comes in it’s new, someone from the team takes it, then it’s being looked into, and in the end we close it. Each complaint has a customer, text and date.',
      'complaint: new > taken > looked into > closed',
    ],
    [
      'I run a small print shop. A customer sends a file, I check it, print it, cut it and pack it, then the courier picks it up. Jobs have a customer, paper and number of copies.',
      'job: sent > checked > printed > cut > packed > picked up',
    ],
    [
      'How a claim works with us: the customer files it online, an adjuster visits the house, writes a report, the manager signs it off and then we pay. Claims have a number, date and amount.',
      'claim: filed > house visited > report written > signed off > paid',
    ],
    [
      'so a bike comes in then we take it apart then the frame gets blasted then painted then we rebuild the engine then test ride and then the customer collects it. bikes have a make and a year',
      'bike: received > taken apart > frame blasted > painted > engine rebuilt > test ride > collected',
    ],
    [
      'A booking is requested by the guest, we confirm it, they pay the deposit, then they check in and finally they check out. Bookings have guest, room, from, to.',
      'booking: requested > confirmed > deposit paid > checked in > checked out',
    ],
    [
      'Tools have a name and a photo. Neighbours reserve a tool for a weekend, pick it up and bring it back.',
      'reservation: reserved > picked up > brought back',
    ],
    [
      'Pianos have a make and a year. First the piano is fetched. In the workshop it is stripped, the soundboard is repaired, it’s restrung and voiced, and then it’s delivered.',
      'piano: fetched > stripped > soundboard repaired > restrung > voiced > delivered',
    ],
  ])('is read of what is done, one thing after the other: %s', (text, life) => {
    expect(lifeOf(text)).toEqual([life]);
  });

  test.each([
    'Members can browse books, reserve them and write reviews. The librarian adds books, edits them and removes them. Books have a title.',
    'Every morning I open the shop, count the till, check it and lock it. Checks have a date and an amount.',
    'Users register, then they create a profile, then they search for a tutor, book a lesson and pay for it. Tutors have a price.',
    'Storage units have a size and a price. Visitors reserve one with a form (name, email, phone, move in date).',
    'Staff have a name. Overdue items must show in red, and the desk hands them out and takes them back.',
  ])('is not what people may do, or do each day: %s', (text) => {
    expect(lifeOf(text)).toEqual([]);
  });

  test('is told once, where it is listed too', () => {
    const text =
      'Students reserve an item, and the desk hands it out and takes it back. Items have a number. Reservation is: reserved → handed out → returned.';
    expect(lifeOf(text)).toEqual(['reservation: reserved > handed out > returned']);
  });

  test('leaves no fields of what is done', () => {
    const text =
      'Translations: the client sends a text, I translate it, a colleague proofreads it, I send it back and then I invoice it. Each translation has a client and a deadline.';
    const labels = facts(text).fields.map(({ label }) => label);
    expect(labels.filter((label) => / it\b/u.test(label))).toEqual([]);
  });

  test('makes no things of its states', () => {
    const text =
      'A booking starts out as a request. The artist takes it on. When the deposit comes in it is confirmed, and later it is paid. Bookings have a date.';
    expect(things(text)).not.toContain('request');
  });

  test.each([
    'We meet on Tuesdays, then we have tea, and after that the room is clean. Members have a name and a phone number.',
    'The garden is lovely. The plots have a number and a size. Members are friendly and the coffee is hot.',
    'First I wake up, then I eat, then I go to work. I track my meals with date and calories.',
  ])('is not found where only a day is told: %s', (text) => {
    expect(toldLives(text.toLowerCase(), (noun) => /member|we|i/u.test(noun))).toEqual([]);
  });

  test('leaves a list as it was listed, where that says more', () => {
    const text =
      'Jobs have a title and a client. A job is new, quoted, accepted, in progress, done, invoiced or paid.';
    expect(lifeOf(text)).toEqual(['job: new > quoted > accepted > in progress > done > invoiced > paid']);
  });

  test('has its values where they stand, whatever the text', () => {
    const part = fc.constantFrom(
      'a fault',
      'it is',
      'then',
      'until',
      'closed',
      'in progress',
      'the fitter',
      'fixes it',
      'and',
      ', ',
      '. ',
      'once',
      'they’re',
      'goes to',
      'ready',
      'paid',
      '(',
      'é',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const text = parts.join(' ').toLowerCase();
        for (const { values, parts: places, span } of toldLives(text, () => false)) {
          expect(places).toHaveLength(values.length);
          expect(new Set(values).size).toBe(values.length);
          for (const { start, end } of places) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(text.slice(start, end).trim()).not.toBe('');
          }
          expect(span.start).toBeLessThan(span.end);
        }
      }),
    );
  });
});

describe('what is said of people and numbers', () => {
  const access = (text: string) =>
    facts(text).access.map(
      ({ who, action, owner, allowed }) => `${who} ${allowed ? 'may' : 'not'} ${action} ${owner}`,
    );

  test.each(['can’t', "can't", 'cannot', 'cant', 'must not', 'don’t get to'])(
    'those who %s see each other’s reports see their own',
    (modal) => {
      const text = `A reading group. Readers write reports about books. Readers ${modal} see each other's reports. The editor sees all reports.`;
      expect(access(text.replaceAll('’', "'"))).toContain('own may read report');
    },
  );

  test('whoever looks after all rows may change those that others may only change of their own', () => {
    const { blueprint } = understand(
      'Games have a title and a date. Players can only edit their own games. The manager approves games and edits all games.',
    );
    const game = blueprint?.entities.find(({ name }) => name === 'game');
    expect(game?.access.update).toEqual(expect.arrayContaining(['own', 'manager']));
  });

  test('only the person who did something is no limit, nor are min and max two of them', () => {
    const kinds = (text: string) => facts(text).rules.map(({ kind }) => kind);
    expect(
      kinds('A flat share. Expenses have an amount. Only the person who paid can change an expense.'),
    ).not.toContain('capacity');
    expect(kinds('Games: title, min and max players, shelf.')).not.toContain('capacity');
  });

  test('more than so many a day is a limit and takes nothing from a stock', () => {
    const rules = facts(
      "Dog daycare. Owners have dogs. We can't take more than 25 dogs a day. Stays have a date.",
    ).rules.filter(({ source }) => source.from === 'text');
    expect(rules.map(({ kind, details }) => [kind, details['most'], details['each']])).toEqual([
      ['capacity', 25, 'day'],
    ]);
  });

  test('a unit makes a number of what else would be money', () => {
    const said = facts('Withdrawals: seed, the amount in grams, date. Plots: number, size in m2.').fields;
    const unitOf = (label: string) => {
      const field = said.find((one) => one.label === label);
      return [field?.type, field?.unit];
    };
    expect(unitOf('amount')).toEqual(['number', 'g']);
    expect(unitOf('size')).toEqual(['number', 'm²']);
  });

  test('a report that is written is no chart', () => {
    const pages = facts(
      'Reviewers write reports. A reviewer writes a report with a score and a recommendation for each manuscript.',
    ).pages;
    expect(pages.filter(({ kind, source }) => kind === 'dashboard' && source.from === 'text')).toEqual([]);
  });

  test('what all of something has is wanted, whatever is told of it', () => {
    expect(
      things(
        'Parcels have a sender and a weight. The parcel is accepted at the desk, then loaded on the van.',
      ),
    ).toContain('parcel');
  });
});

describe('a list behind a whole clause', () => {
  const said = (text: string) =>
    facts(text).fields.flatMap(({ owner, label, source }) =>
      source.from === 'text' ? [`${owner}.${label.toLowerCase()}`] : [],
    );

  test.each([
    [
      'is the subject’s where something is done to it',
      'Horses have a name. Vaccinations are given to a horse: vaccine, batch number, given on, next due.',
      ['vaccination.batch number', 'vaccination.given on', 'vaccination.next due'],
    ],
    [
      'is the object’s where somebody makes it',
      'Museum. Objects have a title. Conservators write a report on each object: date, condition, photo.',
      ['report.date', 'report.photo'],
    ],
    [
      'is of what happens where something is taken',
      'Seed library with packets (variety, harvest year). Members borrow packets: how many, borrowed on, due back.',
      ['loan.how many', 'loan.borrowed on', 'loan.due back'],
    ],
    [
      'is of the record that something is done under',
      'Land agent. Parcels have a size. A parcel is let to a farmer under a lease: start, end, review date.',
      ['lease.start', 'lease.end', 'lease.review date'],
    ],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expect.arrayContaining(expected));
  });

  test('leaves to the last noun what stands behind brackets, parts and clauses of its own', () => {
    expect(said('Plans have a name. A plan is split into exercises: sets, reps, weight.')).toEqual(
      expect.arrayContaining(['exercise.sets', 'exercise.reps', 'exercise.weight']),
    );
    expect(
      said(
        'Opticians. Customers have a name. We write orders in a book: patient, the frame (brand, model), coating.',
      ),
    ).not.toContain('order.brand');
  });

  test('links a record with what it is of', () => {
    const links = facts(
      'Land agent. Parcels have a size. A parcel is let to a farmer under a lease: start, end, review date.',
    ).relations.map(({ from, to }) => `${from} ${to}`);
    expect(links).toContain('lease parcel');
  });
});

describe('in an app that is open to the public', () => {
  const mayOf = (text: string, label: string) =>
    understand(text).blueprint?.entities.find((entity) => entity.label === label)?.access;
  const HOUSES =
    'Property management. Tenants report a repair online: title, photo, urgency. The contractor enters a quote with amount and date. The landlord approves quotes. Repairs belong to an apartment.';

  test('who works there may what they are told to do, also where they are kept as well', () => {
    expect(mayOf(HOUSES, 'Quote')?.create).toContain('contractor');
    expect(mayOf(HOUSES, 'Tenant')?.read).not.toContain('contractor');
  });

  test('who comes from outside gets nothing by that', () => {
    const text =
      'Conference. Authors submit a paper online: title, abstract. Reviewers rate papers. The chair decides.';
    expect(mayOf(text, 'Paper')?.read).toContain('reviewer');
    expect(mayOf(text, 'Paper')?.read).not.toContain('author');
    expect(mayOf(text, 'Paper')?.read).not.toContain('public');
  });
});

describe('what comes in the end', () => {
  test.each([
    [
      'Orders have a customer. When an order comes in it is new, then it is being packed, in the end it is sent.',
      ['new', 'packed', 'sent'],
    ],
    [
      "Orders have a customer. When an order comes in it's new, then it's packed, in the end it's sent.",
      ['new', 'packed', 'sent'],
    ],
  ])('is no value itself: %s', (text, values) => {
    expect(facts(text).states.find(({ owner }) => owner === 'order')?.values).toEqual(values);
  });

  test('is found where it stands, whatever letters stand before', () => {
    const text =
      "We are in \u0130zmir. Orders have a customer. When an order comes in it's new, then it's packed, in the end it's sent.";
    const [life] = facts(text).states.filter(
      ({ owner, source }) => owner === 'order' && source.from === 'text',
    );
    const said =
      life?.source.from === 'text' ? life.source.spans.map(({ start, end }) => text.slice(start, end)) : [];
    expect(said).toEqual(['new']);
  });
});
