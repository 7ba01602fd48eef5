import { access, blueprintOf, f, list, mail, p, PEOPLE, pick, rows, SHOWN } from './write.ts';

/** A conference: sessions in rooms, speakers, and who attends what. */
export const conference = blueprintOf({
  name: 'Small Systems',
  tagline: 'Two days about software that stays small',
  kind: 'events',
  theme: ['#3D2C8D', 'dark', 8, 'mono', 'top'],
  roles: [{ name: 'crew', label: 'Crew' }],
  signUp: 'open',
  entities: [
    {
      name: 'room',
      label: 'Room',
      plural: 'Rooms',
      icon: 'building',
      access: SHOWN,
      fields: { name: f.text('Name*!'), seats: f.number('Seats*', { min: 1 }) },
      rows: [
        ['Main hall', 220],
        ['Library', 60],
        ['Attic', 35],
        ['Garden', 80],
      ],
    },
    {
      name: 'talk',
      label: 'Talk',
      plural: 'Talks',
      icon: 'ticket',
      title: 'title',
      access: access('public', 'crew', 'crew', 'owner'),
      fields: {
        title: f.text('Title*'),
        speaker: f.text('Speaker*'),
        room: f.reference('Room*', 'room', { onDelete: 'keep' }),
        starts: f.dateTime('Starts*'),
        ends: f.dateTime('Ends*'),
        seats: f.number('Seats*', { min: 1, default: 35 }),
        track: f.choice('Track', 'Data:blue|People:green|Tools:purple'),
      },
      rows: list(
        'One file is enough,Boring queues,The last 5 %,Forms for humans,SQLite in anger,Fewer dashboards,Reading other people’s code,Offline first,Small teams,Plain HTML,What tests are for,Saying no',
      ).map((t, i) => [
        t,
        pick(PEOPLE, i),
        (i % 4) + 1,
        `+${14 + Math.floor(i / 6)} ${pick(['09:00', '10:00', '11:00', '13:30', '14:30', '15:30'], i)}`,
        `+${14 + Math.floor(i / 6)} ${pick(['09:45', '10:45', '11:45', '14:15', '15:15', '16:15'], i)}`,
        35,
        pick(['data', 'people', 'tools'], i),
      ]),
    },
    {
      name: 'seat',
      label: 'Seat',
      plural: 'Seats',
      icon: 'users',
      title: 'name',
      access: access('own crew', 'member', 'crew', 'own crew'),
      fields: {
        name: f.text('Name*'),
        email: f.email('E-mail*'),
        talk: f.reference('Talk*', 'talk', { onDelete: 'delete' }),
        places: f.number('Places*', { min: 1, max: 4, default: 1 }),
      },
      rows: rows(16, (i) => [pick(PEOPLE, i), mail(i), (i % 12) + 1, (i % 2) + 1]),
    },
  ],
  rules: [
    { kind: 'noOverlap', entity: 'talk', start: 'starts', end: 'ends', per: 'room' },
    { kind: 'capacity', entity: 'seat', reference: 'talk', limit: 'seats', count: 'places' },
    { kind: 'uniqueTogether', entity: 'seat', fields: ['email', 'talk'] },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Small Systems', 'Two days about software that stays small', ['Programme', '/talks']),
      p.pricing('Tickets', p.plan('Early', '180 €', 'Until the hall is half full.', ['Both days', 'Lunch'])),
      p.questions('Questions', ['Is it filmed?', 'Yes, the main hall.']),
    ),
    { data: 'talk' },
    p.calendar('Programme', 'talk', 'starts', { end: 'ends' }),
    { data: 'seat', form: 'Keep a seat' },
    { data: 'room' },
  ],
});
