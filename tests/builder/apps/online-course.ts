import { access, blueprintOf, day, f, list, p, PEOPLE, pick, rows } from './write.ts';

/** An online course: lessons, learners and handed-in work. */
export const onlineCourse = blueprintOf({
  name: 'Learn to bind books',
  tagline: 'Eight weeks, one bench',
  kind: 'courses',
  theme: ['#7B4F14', 'light', 8, 'serif', 'top'],
  roles: [{ name: 'tutor', label: 'Tutor' }],
  signUp: 'open',
  entities: [
    {
      name: 'lesson',
      label: 'Lesson',
      plural: 'Lessons',
      icon: 'book',
      title: '{number}. {title}',
      access: access('member', 'tutor', 'tutor', 'tutor'),
      fields: {
        number: f.number('Number*!', { min: 1 }),
        title: f.text('Title*'),
        opens: f.date('Opens on'),
        length: f.duration('Length', { default: 60 }),
        sheet: f.file('Work sheet'),
        text: f.longText('Text'),
        handed: f.computed('Handed in', 'number', f.over('count', 'work', 'lesson')),
        first: f.computed('First handed in', 'date', f.over('min', 'work', 'lesson', 'sent'), {
          inList: false,
        }),
      },
      rows: list(
        'Paper and grain,Folding,Sewing,Glue,The spine,Cutting boards,Cloth,Casing in,Endpapers,Headbands,Gold,A whole book',
      ).map((t, i) => [i + 1, t, day(i), 45 + (i % 3) * 15, 'Watch once, then do it.']),
    },
    {
      name: 'work',
      label: 'Work',
      plural: 'Handed in',
      icon: 'pen',
      title: '{learner}',
      access: access('own tutor', 'member', 'own tutor', 'tutor'),
      fields: {
        learner: f.text('Learner*'),
        lesson: f.reference('Lesson*', 'lesson', { onDelete: 'delete' }),
        sent: f.date('Sent on', { default: 'today' }),
        photo: f.image('Photo'),
        state: f.choice('State*', 'Handed in:blue|Back for changes:amber|Accepted:green'),
      },
      states: {
        field: 'state',
        steps: [
          ['handed-in', 'accepted', 'Accept', 'tutor'],
          ['handed-in', 'back-for-changes', 'Send back', 'tutor'],
          ['back-for-changes', 'handed-in', 'Hand in again'],
        ],
      },
      rows: rows(15, (i) => [
        pick(PEOPLE, i),
        (i % 8) + 1,
        day(i) - 45,
        pick(['accepted', 'accepted', 'handed-in', 'back-for-changes'], i),
      ]),
    },
  ],
  rules: [{ kind: 'uniqueTogether', entity: 'work', fields: ['learner', 'lesson'] }],
  pages: [
    p.home(
      'Home',
      p.hero('Learn to bind books', 'Eight weeks, one bench', ['Lessons', '/lessons']),
      p.pricing(
        'Price',
        p.plan('The course', '240 €', 'All twelve lessons, for good.', ['Answers within a day']),
      ),
    ),
    { data: 'lesson' },
    { data: 'work', form: 'Hand in' },
    p.board('Marking', 'pen', 'work'),
    p.account('Account', true),
  ],
});
