import { access, blueprintOf, f, list, p, pick, tel } from './write.ts';

/** A local directory: places, and suggestions that are approved. */
export const localDirectory = blueprintOf({
  name: 'Around Mill Road',
  tagline: 'Everything within ten minutes on foot',
  kind: 'directory',
  theme: ['#0D6B4C', 'light', 14, 'rounded', 'top'],
  roles: [{ name: 'editor', label: 'Editor' }],
  signUp: 'open',
  entities: [
    {
      name: 'place',
      label: 'Place',
      plural: 'Places',
      icon: 'map',
      access: access('public', 'member', 'own editor', 'editor'),
      fields: {
        name: f.text('Name*'),
        kind: f.choice('Kind*', 'Food:amber|Craft:purple|Health:green|Shop:blue'),
        address: f.text('Address*'),
        phone: f.phone('Phone'),
        website: f.url('Website'),
        stepFree: f.yesNo('Step-free'),
        photo: f.image('Photo'),
        status: f.choice('Status*', 'Suggested:blue|Listed:green|Closed:grey'),
      },
      states: {
        field: 'status',
        steps: [
          ['suggested', 'listed', 'List', 'editor'],
          ['listed', 'closed', 'Close', 'editor'],
          ['closed', 'listed', 'Open again', 'editor'],
        ],
      },
      rows: list(
        'Tarragon,The Blue Door,Saffron House,Mill Pharmacy,Kite Yoga,Corner Bikes,Loom & Linen,The Print Works,Crumb,Dr. Osei,Pho Hanh,Salt & Slate,The Hatch',
      ).map((n, i) => [
        n,
        pick(['food', 'craft', 'health', 'shop'], i),
        `${i * 7 + 3} Mill Road`,
        tel(i),
        `https://place${i + 1}.example`,
        i % 2 === 0,
        i < 10 ? 'listed' : 'suggested',
      ]),
    },
  ],
  rules: [
    { kind: 'uniqueTogether', entity: 'place', fields: ['name', 'address'], except: ['closed'] },
    {
      kind: 'notify',
      entity: 'place',
      to: { role: 'editor' },
      subject: 'A suggestion',
      text: 'A place was suggested.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Around Mill Road', 'Everything within ten minutes on foot', ['Browse', '/places']),
      p.cards('Places', 'place', 6),
    ),
    { data: 'place', form: 'Suggest a place' },
    p.gallery('Pictures', 'image', 'place'),
    p.board('Desk', 'pen', 'place'),
    p.account('Account'),
  ],
});
