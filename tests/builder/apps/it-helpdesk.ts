import { access, blueprintOf, f, list, p, pick, rows } from './write.ts';

/** An IT helpdesk with a board and service times. */
export const itHelpdesk = blueprintOf({
  name: 'Desk 42',
  tagline: 'Have you tried asking us?',
  kind: 'helpdesk',
  theme: ['#0F5F7A', 'dark', 4, 'mono', 'side'],
  roles: [{ name: 'agent', label: 'Agent' }],
  signUp: 'invited',
  entities: [
    {
      name: 'device',
      label: 'Device',
      plural: 'Devices',
      icon: 'box',
      access: access('member', 'agent', 'agent', 'agent'),
      fields: {
        name: f.text('Name*'),
        serial: f.text('Serial*!', { min: 4, max: 20 }),
        bought: f.date('Bought on'),
        age: f.computed('Age in days', 'number', { op: 'days', args: [f.of('bought'), { op: 'today' }] }),
      },
      rows: rows(12, (i) => [
        pick(['Laptop 14″', 'Docking station', 'Label printer', 'Phone'], i),
        `SN-${4000 + i * 37}`,
        -900 + i * 60,
      ]),
    },
    {
      name: 'ticket',
      label: 'Ticket',
      plural: 'Tickets',
      icon: 'ticket',
      title: 'subject',
      access: access('own agent', 'member', 'own agent', 'owner'),
      fields: {
        subject: f.text('Subject*'),
        device: f.reference('Device', 'device', { onDelete: 'clear' }),
        status: f.choice('Status*', 'Open:blue|Working:amber|Solved:green'),
        urgent: f.yesNo('Urgent', { default: false }),
        opened: f.dateTime('Opened'),
        spent: f.duration('Time spent', { default: 0 }),
      },
      states: {
        field: 'status',
        steps: [
          ['open', 'working', 'Take', 'agent'],
          ['working', 'solved', 'Solve', 'agent'],
          ['solved', 'open', 'Reopen'],
        ],
      },
      rows: list(
        'Can’t sign in,Screen flickers,Printer jams,Battery swells,VPN drops,No sound,Needs more space,Fan is loud,Lost charger,Update stuck,Camera dark,Keys stick,Slow start',
      ).map((s, i) => [
        s,
        (i % 12) + 1,
        i < 8 ? 'solved' : pick(['open', 'working'], i),
        i % 5 === 0,
        `${-60 + i * 5} 09:${10 + i}`,
        i < 8 ? 20 + i * 5 : 0,
      ]),
    },
  ],
  rules: [
    {
      kind: 'notify',
      entity: 'ticket',
      to: { role: 'agent' },
      subject: 'New ticket',
      text: 'A ticket was opened.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Desk 42', 'Have you tried asking us?', ['Open a ticket', '/tickets/new']),
      p.attention('Urgent', 'ticket', { op: 'is', field: 'urgent', value: true }),
    ),
    p.board('Board', 'list', 'ticket'),
    { data: 'ticket', form: 'Open a ticket' },
    { data: 'device' },
    p.dashboard(
      'Numbers',
      p.figures('Time', p.measure('sum', 'Spent', 'ticket', 'spent')),
      p.chart('By week', 'ticket', 'opened', { unit: 'week', stack: 'status' }),
    ),
  ],
});
