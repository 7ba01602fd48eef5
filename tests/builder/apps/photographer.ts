import { access, blueprintOf, day, f, list, mail, p, PEOPLE, pick, rows, SHOWN } from './write.ts';

/** A photographer's portfolio with enquiries. */
export const photographer = blueprintOf({
  name: 'Halden Photographs',
  tagline: 'People at work',
  kind: 'portfolio',
  theme: ['#7D3558', 'dark', 0, 'serif', 'top'],
  signUp: 'invited',
  entities: [
    {
      name: 'series',
      label: 'Series',
      plural: 'All series',
      icon: 'image',
      title: 'title',
      access: SHOWN,
      fields: {
        title: f.text('Title*'),
        taken: f.date('Taken on'),
        place: f.text('Place'),
        photo: f.image('Photo'),
        about: f.longText('About'),
      },
      rows: list(
        'Night shift,The last cooper,Forty hands,Ferry 221,Salt,Blue hour foundry,My father’s tools,First house,Line cooks,Paper,Open water,Switchboard',
      ).map((t, i) => [
        t,
        day(i) - 30,
        pick(['Oslo', 'Bergen', 'Flekkefjord'], i),
        'Printed on matt paper in an edition of ten.',
      ]),
    },
    {
      name: 'enquiry',
      label: 'Enquiry',
      plural: 'Enquiries',
      icon: 'mail',
      title: 'name',
      access: access('owner', 'public', 'owner', 'owner'),
      fields: {
        name: f.text('Name*'),
        email: f.email('E-mail*'),
        series: f.reference('About', 'series', { onDelete: 'clear' }),
        message: f.longText('Message*'),
      },
      rows: rows(12, (i) => [
        pick(PEOPLE, i),
        mail(i),
        (i % 12) + 1,
        pick(['Is a print still to be had?', 'Would you photograph our workshop?', 'For a book jacket.'], i),
      ]),
    },
  ],
  rules: [
    {
      kind: 'notify',
      entity: 'enquiry',
      to: { role: 'owner' },
      subject: 'New enquiry',
      text: 'Someone has written.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Halden', 'People at work', ['See all series', '/all-series']),
      p.cards('Series', 'series', 9),
      p.contact('Write to me', 'I answer within two days.', 'enquiry'),
    ),
    { data: 'series' },
    p.gallery('Gallery', 'image', 'series'),
    { data: 'enquiry', menu: false },
  ],
});
