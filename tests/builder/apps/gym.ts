import { access, at, blueprintOf, f, mail, p, PEOPLE, pick, rows } from './write.ts';

/** Gym classes with a limit of places, and memberships. */
export const gym = blueprintOf({
  name: 'Pulse Gym',
  tagline: 'Forty-five minutes, then coffee',
  kind: 'bookings',
  theme: ['#C2274B', 'dark', 14, 'sans', 'top'],
  roles: [{ name: 'coach', label: 'Coach' }],
  signUp: 'open',
  entities: [
    {
      name: 'session',
      label: 'Class',
      plural: 'Classes',
      icon: 'clock',
      title: '{name}, {starts}',
      access: access('public', 'coach', 'coach', 'owner'),
      fields: {
        name: f.text('Name*'),
        starts: f.dateTime('Starts*'),
        length: f.duration('Length*', { default: 45 }),
        places: f.number('Places*', { min: 1, default: 12 }),
        booked: f.computed('Booked', 'number', f.over('count', 'place', 'session')),
      },
      rows: rows(14, (i) => [
        pick(['Spin', 'Yoga', 'Boxing', 'Pilates', 'Strength'], i),
        at(i, pick(['07:00', '12:15', '18:30'], i)),
        45,
        12,
      ]),
    },
    {
      name: 'place',
      label: 'Place',
      plural: 'Places',
      icon: 'ticket',
      title: 'name',
      access: access('own coach', 'member', 'coach', 'own coach'),
      fields: {
        name: f.text('Name*'),
        email: f.email('E-mail*'),
        session: f.reference('Class*', 'session', { onDelete: 'delete' }),
        status: f.choice('Status*', 'Booked:green|Waiting:amber|Cancelled:grey'),
      },
      states: {
        field: 'status',
        steps: [
          ['booked', 'cancelled', 'Cancel'],
          ['booked', 'waiting', 'Move to the waiting list', 'coach'],
          ['waiting', 'booked', 'Give a place', 'coach'],
        ],
      },
      rows: rows(16, (i) => [
        pick(PEOPLE, i),
        mail(i),
        (i % 14) + 1,
        pick(['booked', 'booked', 'waiting', 'booked', 'cancelled'], i),
      ]),
    },
  ],
  rules: [
    {
      kind: 'capacity',
      entity: 'place',
      reference: 'session',
      limit: 'places',
      except: ['cancelled', 'waiting'],
    },
    { kind: 'uniqueTogether', entity: 'place', fields: ['email', 'session'], except: ['cancelled'] },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Pulse Gym', 'Forty-five minutes, then coffee', ['See the classes', '/classes']),
      p.pricing(
        'Memberships',
        p.plan('Ten classes', '89 €', 'Valid for half a year.', ['Any class']),
        p.plan(
          'Monthly',
          '49 €',
          'Cancel any time.',
          ['Any class', 'Sauna'],
          ['See the classes', '/classes'],
        ),
      ),
    ),
    { data: 'session' },
    p.calendar('Timetable', 'session', 'starts', { end: 'length', view: 'week' }),
    { data: 'place', form: 'Book a place' },
    p.account('My account', true),
    p.dashboard(
      'Numbers',
      p.chart('Places by week', 'session', 'starts', { unit: 'week' }),
      p.chart('Status', 'place', 'status'),
    ),
  ],
});
