import { access, at, blueprintOf, f, mail, p, PEOPLE, pick, rows } from './write.ts';

/** A community choir: rehearsals, and who comes. */
export const choir = blueprintOf({
  name: 'Tuesday Voices',
  tagline: 'A choir for anyone who hums',
  kind: 'custom',
  theme: ['#7A2E6B', 'light', 14, 'serif', 'top'],
  roles: [{ name: 'conductor', label: 'Conductor' }],
  signUp: 'invited',
  entities: [
    {
      name: 'rehearsal',
      label: 'Rehearsal',
      plural: 'Rehearsals',
      icon: 'clock',
      title: 'programme',
      access: access('member', 'conductor', 'conductor', 'conductor'),
      fields: {
        programme: f.text('Programme*'),
        starts: f.dateTime('Starts*'),
        length: f.duration('Length', { default: 120 }),
        coming: f.computed(
          'Coming',
          'number',
          f.over('count', 'answer', 'rehearsal', undefined, { field: 'coming', is: 'yes' }),
        ),
      },
      rows: rows(13, (i) => [
        pick(['Tallis and warm-up', 'Shanties', 'Fauré, first half', 'Gospel set'], i) + ` ${i + 1}`,
        at(i, '19:30'),
        120,
      ]),
    },
    {
      name: 'singer',
      label: 'Singer',
      plural: 'Singers',
      icon: 'users',
      access: access('member', 'conductor', 'conductor', 'conductor'),
      fields: {
        name: f.text('Name*'),
        voice: f.choice('Voice*', 'Soprano:purple|Alto:blue|Tenor:green|Bass:amber'),
        email: f.email('E-mail*!'),
      },
      rows: PEOPLE.map((name, i) => [name, pick(['soprano', 'alto', 'tenor', 'bass'], i), mail(i)]),
    },
    {
      name: 'answer',
      label: 'Answer',
      plural: 'Answers',
      icon: 'list',
      title: '{singer}',
      access: access('member', 'member', 'own conductor', 'own conductor'),
      fields: {
        singer: f.reference('Singer*', 'singer', { onDelete: 'delete' }),
        rehearsal: f.reference('Rehearsal*', 'rehearsal', { onDelete: 'delete' }),
        coming: f.choice('Coming*', 'Yes:green|No:red|Late:amber'),
      },
      rows: rows(24, (i) => [
        (i % 16) + 1,
        Math.floor(i / 6) + 7,
        pick(['yes', 'yes', 'late', 'yes', 'no'], i),
      ]),
    },
  ],
  rules: [
    { kind: 'uniqueTogether', entity: 'answer', fields: ['singer', 'rehearsal'] },
    {
      kind: 'reminder',
      entity: 'rehearsal',
      field: 'starts',
      minutes: 300,
      to: { role: 'conductor' },
      subject: 'Rehearsal tonight',
      text: 'Bring the scores.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Tuesday Voices', 'A choir for anyone who hums', ['See the rehearsals', '/rehearsals']),
      p.attention('This week', 'rehearsal', { op: 'within', field: 'starts', days: 7 }),
    ),
    { data: 'rehearsal' },
    p.calendar('Calendar', 'rehearsal', 'starts', { end: 'length' }),
    { data: 'singer' },
    { data: 'answer', form: 'Say if you come' },
    p.dashboard(
      'Voices',
      p.chart('Singers by voice', 'singer', 'voice'),
      p.chart('Answers', 'answer', 'rehearsal', { stack: 'coming' }),
    ),
    p.content('About', 'heart', p.words('Join us', 'Come to any rehearsal and sit where you like.')),
  ],
});
