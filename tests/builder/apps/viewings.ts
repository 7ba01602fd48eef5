import { access, at, blueprintOf, f, list, mail, p, PEOPLE, pick, rows } from './write.ts';

/** Viewings of flats, and who is interested. */
export const viewings = blueprintOf({
  name: 'Keys & Corners',
  tagline: 'Flats in Leeds, seen this week',
  kind: 'property',
  theme: ['#2E4A7D', 'light', 0, 'serif', 'top'],
  roles: [{ name: 'agent', label: 'Agent' }],
  signUp: 'open',
  entities: [
    {
      name: 'flat',
      label: 'Flat',
      plural: 'Flats',
      icon: 'building',
      access: access('public', 'agent', 'agent', 'owner'),
      fields: {
        address: f.text('Address*!'),
        rent: f.money('Rent*', 'GBP', { indexed: true }),
        rooms: f.number('Rooms*', { min: 1, max: 9 }),
        free: f.date('Free from'),
        garden: f.yesNo('Garden'),
        plan: f.file('Floor plan'),
        photo: f.image('Photo'),
        days: f.computed('Days until free', 'number', { op: 'days', args: [{ op: 'today' }, f.of('free')] }),
      },
      rows: list(
        '4 Mill Lane,17 Harbour Street,22 Station Road,9 Orchard Way,31 Castle Hill,6 Bridge Street,12 Market Square,48 Park Avenue,15 Church Street,8 Lime Avenue,27 Quay Road,3 Garden Close',
      ).map((a, i) => [a, 720 + i * 55, (i % 4) + 1, 3 + i * 2, i % 3 === 0]),
    },
    {
      name: 'viewing',
      label: 'Viewing',
      plural: 'Viewings',
      icon: 'calendar',
      title: '{name}',
      access: access('own agent', 'public', 'agent', 'owner'),
      fields: {
        name: f.text('Your name*'),
        email: f.email('E-mail*'),
        flat: f.reference('Flat*', 'flat', { onDelete: 'delete' }),
        time: f.dateTime('Time*'),
        length: f.duration('Length*', { default: 20 }),
        status: f.choice('Status*', 'Asked:blue|Confirmed:green|Cancelled:red'),
      },
      states: {
        field: 'status',
        steps: [
          ['asked', 'confirmed', 'Confirm', 'agent'],
          ['asked', 'cancelled', 'Cancel'],
          ['confirmed', 'cancelled', 'Cancel'],
        ],
      },
      rows: rows(12, (i) => [
        pick(PEOPLE, i),
        mail(i),
        i + 1,
        at(i, '17:00'),
        20,
        i < 8 ? 'confirmed' : 'asked',
      ]),
    },
  ],
  rules: [
    {
      kind: 'noOverlap',
      entity: 'viewing',
      start: 'time',
      end: 'length',
      per: 'flat',
      except: ['cancelled'],
    },
    {
      kind: 'notify',
      entity: 'viewing',
      state: 'confirmed',
      to: { field: 'email' },
      subject: 'Viewing confirmed',
      text: 'Meet us at the door.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Keys & Corners', 'Flats in Leeds, seen this week', ['See the flats', '/flats']),
      p.cards('Flats', 'flat', 6),
      p.contact('Ask for a viewing', 'We confirm within a day.', 'viewing'),
    ),
    { data: 'flat' },
    p.gallery('Pictures', 'image', 'flat'),
    { data: 'viewing', form: 'View a flat' },
    p.calendar('Calendar', 'viewing', 'time', { end: 'length' }),
    p.dashboard(
      'Office',
      p.figures('Rents', p.measure('average', 'Average rent', 'flat', 'rent')),
      p.attention('Soon free', 'flat', { op: 'within', field: 'free', days: 10 }),
    ),
  ],
});
