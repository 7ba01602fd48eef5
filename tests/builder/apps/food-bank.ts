import { access, at, blueprintOf, f, mail, p, PEOPLE, pick, rows, tel } from './write.ts';

/** Volunteers' shifts at a food bank: never more people than a shift needs. */
export const foodBank = blueprintOf({
  name: 'Eastside Food Bank',
  tagline: 'Two hours of your time, forty boxes',
  kind: 'events',
  theme: ['#B04A12', 'light', 14, 'rounded', 'top'],
  roles: [{ name: 'coordinator', label: 'Coordinator' }],
  signUp: 'open',
  entities: [
    {
      name: 'shift',
      label: 'Shift',
      plural: 'Shifts',
      icon: 'clock',
      title: 'task',
      access: access('public', 'coordinator', 'coordinator', 'coordinator'),
      fields: {
        task: f.text('Task*'),
        starts: f.dateTime('Starts*'),
        length: f.duration('Length*', { default: 120 }),
        needed: f.number('People needed*', { min: 1, default: 4 }),
        taken: f.computed('Signed up', 'number', f.over('count', 'signup', 'shift')),
        free: f.computed('Still needed', 'number', f.minus(f.of('needed'), f.of('taken'))),
      },
      rows: rows(12, (i) => [
        pick(['Packing boxes', 'Front desk', 'Driving', 'Sorting vegetables'], i),
        at(i, pick(['09:00', '14:00'], i)),
        120,
        pick([6, 2, 2, 5], i),
      ]),
    },
    {
      name: 'signup',
      label: 'Sign-up',
      plural: 'Sign-ups',
      icon: 'users',
      title: 'name',
      access: access('own coordinator', 'public', 'own coordinator', 'own coordinator'),
      fields: {
        name: f.text('Name*'),
        email: f.email('E-mail*'),
        phone: f.phone('Phone'),
        shift: f.reference('Shift*', 'shift', { onDelete: 'delete' }),
      },
      rows: rows(16, (i) => [pick(PEOPLE, i), mail(i), tel(i), (i % 12) + 1]),
    },
  ],
  rules: [
    { kind: 'capacity', entity: 'signup', reference: 'shift', limit: 'needed' },
    {
      kind: 'notify',
      entity: 'signup',
      to: { field: 'email' },
      subject: 'See you at the food bank',
      text: 'Wear closed shoes.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Two hours, forty boxes', 'Choose a shift and come along.', ['Sign up', '/sign-ups/new']),
      p.latest('Shifts', 'shift', 8),
    ),
    { data: 'shift' },
    p.calendar('Calendar', 'shift', 'starts', { end: 'length' }),
    { data: 'signup', form: 'Sign up' },
    p.dashboard(
      'Overview',
      p.attention('Short of people', 'shift', { op: 'above', field: 'needed', value: 4 }),
      p.chart('Sign-ups by shift', 'signup', 'shift'),
    ),
  ],
});
