import { access, blueprintOf, day, f, list, p, PEOPLE, pick, rows } from './write.ts';

/** A tool library: one tool is lent to one neighbour at a time. */
export const toolLibrary = blueprintOf({
  name: 'Shared Shed',
  tagline: 'Borrow a drill, return it clean',
  kind: 'inventory',
  theme: ['#8A5A00', 'light', 4, 'mono', 'top'],
  signUp: 'open',
  entities: [
    {
      name: 'tool',
      label: 'Tool',
      plural: 'Tools',
      icon: 'wrench',
      access: access('public', 'owner', 'owner', 'owner'),
      fields: {
        name: f.text('Name*'),
        deposit: f.money('Deposit', 'GBP', { default: 0 }),
        manual: f.file('Manual'),
        photo: f.image('Photo'),
        loans: f.computed('Loans', 'number', f.over('count', 'loan', 'tool')),
      },
      rows: list(
        'Cordless drill,Jigsaw,Extension ladder,Wheelbarrow,Hedge trimmer,Tile cutter,Belt sander,Post digger,Pressure washer,Spirit level,Wallpaper steamer,Pipe wrench',
      ).map((name, i) => [name, 5 * (i % 4)]),
    },
    {
      name: 'loan',
      label: 'Loan',
      plural: 'Loans',
      icon: 'calendar',
      title: '{person}',
      access: access('own owner', 'member', 'own owner', 'owner'),
      fields: {
        person: f.text('Name*'),
        tool: f.reference('Tool*', 'tool', { onDelete: 'keep' }),
        from: f.date('From*', { default: 'today' }),
        until: f.date('Until*', { default: 'today+7' }),
        returned: f.yesNo('Returned', { default: false }),
        days: f.computed('Days', 'number', { op: 'days', args: [f.of('from'), f.of('until')] }),
      },
      rows: rows(14, (i) => [pick(PEOPLE, i), (i % 12) + 1, day(i) - 10, day(i) - 5, i < 9]),
    },
  ],
  rules: [
    { kind: 'noOverlap', entity: 'loan', start: 'from', end: 'until', per: 'tool' },
    { kind: 'before', entity: 'loan', first: 'from', second: 'until' },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Shared Shed', 'Borrow a drill, return it clean', ['See the tools', '/tools']),
      p.cards('Tools', 'tool', 9),
      p.questions(
        'House rules',
        ['How long?', 'A week, longer if nobody waits.'],
        ['It broke', 'Tell us. Things break.'],
      ),
    ),
    { data: 'tool' },
    p.gallery('Shelves', 'image', 'tool'),
    { data: 'loan', form: 'Borrow' },
    p.calendar('Calendar', 'loan', 'from', { end: 'until' }),
    p.dashboard(
      'Desk',
      p.attention('Not back', 'loan', { op: 'is', field: 'returned', value: false }),
      p.chart('Loans by month', 'loan', 'from', { unit: 'month' }),
    ),
  ],
});
