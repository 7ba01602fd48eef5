import { access, blueprintOf, day, f, list, mail, p, PEOPLE, pick, rows } from './write.ts';

/** A job board: companies post, anyone applies. */
export const jobBoard = blueprintOf({
  name: 'Harbour Jobs',
  tagline: 'Work within cycling distance',
  kind: 'recruiting',
  theme: ['#4B3FA0', 'light', 8, 'sans', 'top'],
  signUp: 'open',
  entities: [
    {
      name: 'company',
      label: 'Company',
      plural: 'Companies',
      icon: 'building',
      access: access('public', 'member', 'own', 'own owner'),
      fields: { name: f.text('Name*!'), website: f.url('Website'), logo: f.image('Logo') },
      rows: list('Northwind Studio,Alder & Sons,Harbour Works,Lumen Print,Kestrel Supply,Fern & Stone').map(
        (name, i) => [name, `https://company${i + 1}.example`],
      ),
    },
    {
      name: 'job',
      label: 'Job',
      plural: 'Jobs',
      icon: 'briefcase',
      access: access('public', 'member', 'own', 'own owner'),
      fields: {
        title: f.text('Title*'),
        company: f.reference('Company*', 'company', { onDelete: 'delete' }),
        hours: f.choice('Hours*', 'Full time:blue|Part time:green|Evenings:purple'),
        pay: f.money('Pay a month', 'EUR'),
        closes: f.date('Closes on*', { default: 'today+30' }),
        about: f.longText('About*'),
      },
      rows: list(
        'Baker,Bicycle courier,Bookkeeper,Carpenter,Cook,Forklift driver,Gardener,Night porter,Nurse,Receptionist,Sail maker,Welder',
      ).map((title, i) => [
        title,
        (i % 6) + 1,
        pick(['full-time', 'part-time', 'evenings'], i),
        1900 + i * 130,
        day(i) + 8,
        'Ask for details, or come by.',
      ]),
    },
    {
      name: 'application',
      label: 'Application',
      plural: 'Applications',
      icon: 'file',
      title: 'name',
      access: access('own owner', 'public', 'own', 'own owner'),
      fields: {
        name: f.text('Name*'),
        email: f.email('E-mail*'),
        job: f.reference('Job*', 'job', { onDelete: 'keep' }),
        cv: f.file('CV'),
        sent: f.date('Sent on', { default: 'today' }),
      },
      rows: rows(14, (i) => [pick(PEOPLE, i), mail(i), (i % 12) + 1, day(i) - 40]),
    },
  ],
  rules: [
    { kind: 'uniqueTogether', entity: 'application', fields: ['email', 'job'] },
    {
      kind: 'notify',
      entity: 'application',
      to: { role: 'owner' },
      subject: 'New application',
      text: 'Someone has applied.',
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Harbour Jobs', 'Work within cycling distance', ['See the jobs', '/jobs']),
      p.latest('New jobs', 'job', 8),
    ),
    { data: 'job', form: 'Post a job' },
    { data: 'company' },
    { data: 'application', form: 'Apply' },
    p.content(
      'How it works',
      'file',
      p.questions('Questions', ['What does it cost?', 'Nothing, for anyone.']),
    ),
  ],
});
