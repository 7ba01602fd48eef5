import { access, blueprintOf, f, mail, p, PEOPLE, pick, rows } from './write.ts';

/** School attendance: a mark for each pupil and day. */
export const school = blueprintOf({
  name: 'Hillside Attendance',
  tagline: 'Who is here today',
  kind: 'custom',
  theme: ['#255C99', 'light', 4, 'sans', 'side'],
  roles: [
    { name: 'teacher', label: 'Teacher' },
    { name: 'office', label: 'School office' },
  ],
  signUp: 'invited',
  entities: [
    {
      name: 'form',
      label: 'Class',
      plural: 'Classes',
      icon: 'graduation',
      title: 'name',
      access: access('teacher office', 'office', 'office', 'office'),
      fields: {
        name: f.text('Name*!'),
        room: f.text('Room'),
        pupils: f.computed('Pupils', 'number', f.over('count', 'pupil', 'form')),
      },
      rows: [
        ['3A', '101'],
        ['3B', '102'],
        ['4A', '201'],
        ['4B', '202'],
      ],
    },
    {
      name: 'pupil',
      label: 'Pupil',
      plural: 'Pupils',
      icon: 'users',
      title: '{first} {last}',
      access: access('teacher office', 'office', 'office', 'office'),
      fields: {
        first: f.text('First name*'),
        last: f.text('Last name*'),
        born: f.date('Born on'),
        form: f.reference('Class*', 'form', { onDelete: 'keep' }),
        parent: f.email('Parent’s e-mail'),
        full: f.computed(
          'Full name',
          'text',
          { op: 'join', args: [f.of('first'), f.value(' '), f.of('last')] },
          { inList: false },
        ),
      },
      rows: PEOPLE.map((name, i) => [...name.split(' '), -3300 - i * 40, (i % 4) + 1, mail(i)]),
    },
    {
      name: 'mark',
      label: 'Mark',
      plural: 'Marks',
      icon: 'list',
      title: '{pupil}, {date}',
      access: access('teacher office', 'teacher', 'teacher office', 'office'),
      fields: {
        pupil: f.reference('Pupil*', 'pupil', { onDelete: 'delete' }),
        date: f.date('Date*', { default: 'today' }),
        mark: f.choice('Mark*', 'Present:green|Late:amber|Ill:blue|Absent:red', { default: 'present' }),
        note: f.text('Note'),
      },
      rows: rows(32, (i) => [
        (i % 16) + 1,
        Math.floor(i / 16) * 7 - 12,
        pick(['present', 'present', 'present', 'ill', 'present', 'late', 'present', 'absent'], i),
      ]),
    },
  ],
  rules: [
    { kind: 'uniqueTogether', entity: 'mark', fields: ['pupil', 'date'] },
    {
      kind: 'notify',
      entity: 'mark',
      to: { role: 'office' },
      subject: 'A new mark',
      text: 'A teacher has entered a mark.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Who is here today', 'Mark your class before nine.', ['Enter a mark', '/marks/new']),
      p.latest('Latest marks', 'mark'),
    ),
    { data: 'form' },
    { data: 'pupil' },
    { data: 'mark', form: 'Enter a mark' },
    p.dashboard(
      'Overview',
      p.chart('Marks by kind', 'mark', 'mark'),
      p.chart('By day', 'mark', 'date', { unit: 'day', stack: 'mark' }),
      p.attention('Absent', 'mark', { op: 'is', field: 'mark', value: 'absent' }),
    ),
  ],
});
