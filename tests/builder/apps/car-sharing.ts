import { access, blueprintOf, day, f, p, PEOPLE, pick, rows } from './write.ts';

/** Car sharing: nobody takes a car that someone else has. */
export const carSharing = blueprintOf({
  name: 'Street Cars',
  tagline: 'Four cars, sixty neighbours',
  kind: 'bookings',
  theme: ['#14532D', 'light', 14, 'rounded', 'side'],
  signUp: 'invited',
  entities: [
    {
      name: 'car',
      label: 'Car',
      plural: 'Cars',
      icon: 'truck',
      access: access('member', 'owner', 'owner', 'owner'),
      fields: {
        name: f.text('Name*!'),
        seats: f.number('Seats*', { min: 2, max: 9 }),
        rate: f.money('Per kilometre*', 'EUR'),
        photo: f.image('Photo'),
      },
      rows: [
        ['Zoe, white', 5, 0.32],
        ['Kangoo, blue', 5, 0.38],
        ['Van, grey', 3, 0.49],
        ['Polo, red', 5, 0.35],
      ],
    },
    {
      name: 'trip',
      label: 'Trip',
      plural: 'Trips',
      icon: 'map',
      title: '{driver}, {starts}',
      access: access('member', 'member', 'own', 'own owner'),
      fields: {
        driver: f.text('Driver*'),
        car: f.reference('Car*', 'car', { onDelete: 'keep' }),
        starts: f.dateTime('Starts*'),
        ends: f.dateTime('Ends*'),
        km: f.number('Kilometres', { min: 0, unit: 'km' }),
        cost: f.computed('Cost', 'money', f.times(f.of('km'), f.of('rate', 'car')), { currency: 'EUR' }),
      },
      rows: rows(16, (i) => [
        pick(PEOPLE, i),
        (i % 4) + 1,
        `${day(i) - 18} 08:00`,
        `${day(i) - 18} ${pick(['10:00', '13:30', '20:00'], i)}`,
        i < 10 ? 12 + i * 9 : null,
      ]),
    },
  ],
  rules: [
    { kind: 'noOverlap', entity: 'trip', start: 'starts', end: 'ends', per: 'car' },
    { kind: 'before', entity: 'trip', first: 'starts', second: 'ends' },
  ],
  pages: [
    p.home('Home', p.hero('Street Cars', 'Four cars, sixty neighbours', ['Take a car', '/trips/new'])),
    { data: 'trip', form: 'Take a car' },
    p.calendar('Calendar', 'trip', 'starts', { end: 'ends' }),
    { data: 'car' },
    p.dashboard(
      'Month',
      p.figures(
        'Driven',
        p.measure('sum', 'Kilometres', 'trip', 'km'),
        p.measure('sum', 'Cost', 'trip', 'cost'),
      ),
      p.chart('By car', 'trip', 'car', { measure: 'sum', field: 'km' }),
    ),
  ],
});
