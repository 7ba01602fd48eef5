import { access, blueprintOf, day, f, list, mail, p, PEOPLE, pick, TEAM, tel } from './write.ts';

/** A CRM with a board of deals. */
export const deals = blueprintOf({
  name: 'Northline CRM',
  tagline: 'Every promise, and its date',
  kind: 'crm',
  theme: ['#1E5AA8', 'light', 8, 'sans', 'side'],
  roles: [{ name: 'lead', label: 'Team lead' }],
  signUp: 'invited',
  entities: [
    {
      name: 'contact',
      label: 'Contact',
      plural: 'Contacts',
      icon: 'users',
      access: TEAM,
      fields: {
        name: f.text('Name*'),
        email: f.email('E-mail!'),
        phone: f.phone('Phone'),
        open: f.computed('Open', 'money', f.over('sum', 'deal', 'contact', 'amount'), { currency: 'USD' }),
      },
      rows: PEOPLE.map((n, i) => [n, mail(i), tel(i)]),
    },
    {
      name: 'deal',
      label: 'Deal',
      plural: 'Deals',
      icon: 'coin',
      access: access('member', 'member', 'own lead', 'lead'),
      fields: {
        title: f.text('Title*'),
        contact: f.reference('Contact*', 'contact', { onDelete: 'keep' }),
        amount: f.money('Amount*', 'USD'),
        likely: f.number('Likely', { min: 0, max: 100, unit: '%', default: 20 }),
        weighted: f.computed(
          'Weighted',
          'money',
          { op: 'divide', args: [f.times(f.of('amount'), f.of('likely')), f.value(100)] },
          { currency: 'USD' },
        ),
        closes: f.date('Closes'),
        stage: f.choice('Stage*', 'New:blue|Offer:purple|Won:green|Lost:red'),
      },
      states: {
        field: 'stage',
        steps: [
          ['new', 'offer', 'Send offer'],
          ['offer', 'won', 'Won', 'lead'],
          ['offer', 'lost', 'Lost'],
          ['lost', 'new', 'Try again', 'lead'],
        ],
      },
      rows: list(
        'Roof repair,Solar panels,Heat pump,Boiler swap,Window frames,Attic insulation,Office rewiring,Car charger,Bathroom,Kitchen lights,Workshop heating,Garden wall,Gate motor',
      ).map((t, i) => [
        t,
        i + 1,
        1200 + i * 950,
        20 + (i % 4) * 20,
        day(i),
        pick(i < 7 ? ['won', 'lost', 'won'] : ['new', 'offer'], i),
      ]),
    },
  ],
  rules: [
    {
      kind: 'reminder',
      entity: 'deal',
      field: 'closes',
      minutes: 2880,
      to: { role: 'lead' },
      subject: 'Closing soon',
      text: 'A deal closes in two days.',
    },
    {
      kind: 'notify',
      entity: 'deal',
      state: 'won',
      to: { role: 'owner' },
      subject: 'Won',
      text: 'A deal was won.',
    },
  ],
  pages: [
    p.home('Home', p.hero('Northline', 'Every promise, and its date', ['Deals', '/deals'])),
    p.board('Pipeline', 'coin', 'deal'),
    { data: 'deal' },
    { data: 'contact' },
    p.dashboard(
      'Forecast',
      p.chart('By month', 'deal', 'closes', {
        unit: 'month',
        stack: 'stage',
        measure: 'sum',
        field: 'amount',
      }),
      p.figures(
        'Pipeline',
        p.measure('sum', 'All', 'deal', 'amount'),
        p.measure('average', 'Average', 'deal', 'amount'),
      ),
      p.attention('Large', 'deal', { op: 'above', field: 'amount', value: 1000000 }),
    ),
  ],
});
