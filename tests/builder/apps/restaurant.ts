import { access, at, blueprintOf, f, list, mail, p, PEOPLE, pick, rows, SHOWN } from './write.ts';

/** Tables of a restaurant: one party a table at a time. */
export const restaurant = blueprintOf({
  name: 'Tarragon',
  tagline: 'Dinner for two or for twelve',
  kind: 'bookings',
  theme: ['#3B5D38', 'dark', 0, 'serif', 'top'],
  signUp: 'open',
  entities: [
    {
      name: 'table',
      label: 'Table',
      plural: 'Tables',
      icon: 'box',
      access: SHOWN,
      fields: {
        name: f.text('Name*!'),
        seats: f.number('Seats*', { min: 1, max: 14 }),
        place: f.choice('Place', 'Window:blue|Bar:amber|Garden:green'),
      },
      rows: [
        ['1', 2, 'window'],
        ['2', 2, 'window'],
        ['3', 4, 'bar'],
        ['4', 6, 'garden'],
        ['5', 12, 'garden'],
      ],
    },
    {
      name: 'dish',
      label: 'Dish',
      plural: 'Menu',
      icon: 'book',
      access: SHOWN,
      fields: {
        name: f.text('Name*'),
        course: f.choice('Course*', 'Starter|Main|Dessert'),
        price: f.money('Price*', 'EUR'),
        photo: f.image('Photo'),
      },
      rows: list(
        'Leek vinaigrette,Smoked trout,Beetroot tartare,Roast chicken,Lamb shoulder,Mushroom pie,Turbot,Barley risotto,Lemon posset,Plum tart,Cheese,Sorbet',
      ).map((name, i) => [name, pick(['starter', 'main', 'dessert'], Math.floor(i / 4)), 9 + (i % 8) * 2.5]),
    },
    {
      name: 'reservation',
      label: 'Reservation',
      plural: 'Reservations',
      icon: 'calendar',
      title: '{name}, {starts}',
      access: access('own owner', 'public', 'own owner', 'owner'),
      fields: {
        name: f.text('Name*'),
        email: f.email('E-mail*'),
        guests: f.number('Guests*', { min: 1, max: 12, default: 2 }),
        table: f.reference('Table', 'table', { onDelete: 'clear' }),
        starts: f.dateTime('Starts*'),
        ends: f.dateTime('Ends*'),
        wishes: f.longText('Wishes'),
      },
      rows: rows(13, (i) => [
        pick(PEOPLE, i),
        mail(i),
        (i % 4) + 1,
        (i % 5) + 1,
        at(i, '19:00'),
        at(i, '21:30'),
        i % 5 ? null : 'A birthday.',
      ]),
    },
  ],
  rules: [
    { kind: 'noOverlap', entity: 'reservation', start: 'starts', end: 'ends', per: 'table' },
    { kind: 'before', entity: 'reservation', first: 'starts', second: 'ends' },
    { kind: 'capacity', entity: 'reservation', most: 60, date: 'starts', unit: 'day', count: 'guests' },
    {
      kind: 'reminder',
      entity: 'reservation',
      field: 'starts',
      minutes: 240,
      to: { field: 'email' },
      subject: 'Tonight',
      text: 'Your table is ready from the time you chose.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Tarragon', 'Dinner for two or for twelve', ['Reserve', '/reservations/new']),
      p.cards('On the card', 'dish', 6),
    ),
    { data: 'dish' },
    { data: 'reservation', form: 'Reserve' },
    p.calendar('Book', 'reservation', 'starts', { end: 'ends' }),
    { data: 'table', menu: false },
    p.content('Find us', 'map', p.words('Hours', 'Tuesday to Sunday, 18:00 to 23:00.')),
  ],
});
