import { access, at, blueprintOf, day, f, list, p, pick, rows } from './write.ts';

/** Ein Sportverein: a sports club in German. */
export const sportsClubDe = blueprintOf({
  name: 'TSV Wiesenau',
  tagline: 'Training, Spiele und wer mitfährt',
  kind: 'custom',
  language: 'de',
  theme: ['#9B1C1C', 'light', 4, 'sans', 'side'],
  roles: [
    { name: 'trainer', label: 'Trainer' },
    { name: 'kasse', label: 'Kassenwart' },
  ],
  signUp: 'invited',
  entities: [
    {
      name: 'abteilung',
      label: 'Abteilung',
      plural: 'Abteilungen',
      icon: 'users',
      title: 'name',
      access: access('public', 'owner', 'owner', 'owner'),
      fields: {
        name: f.text('Name*!'),
        mitglieder: f.computed('Mitglieder', 'number', f.over('count', 'mitglied', 'abteilung')),
      },
      rows: [['Fußball'], ['Handball'], ['Turnen'], ['Leichtathletik']],
    },
    {
      name: 'mitglied',
      label: 'Mitglied',
      plural: 'Mitglieder',
      icon: 'user',
      title: '{vorname} {nachname}',
      access: access('trainer kasse', 'kasse', 'kasse', 'kasse'),
      fields: {
        vorname: f.text('Vorname*'),
        nachname: f.text('Nachname*'),
        email: f.email('E-Mail!'),
        abteilung: f.reference('Abteilung*', 'abteilung', { onDelete: 'keep' }),
        beitrag: f.money('Jahresbeitrag', 'EUR', { default: 96 }),
        bezahlt: f.yesNo('Bezahlt', { default: false }),
        eintritt: f.date('Eintritt', { default: 'today' }),
      },
      rows: list(
        'Anna Keller,Jonas Vogt,Mia Schäfer,Paul Brandt,Lena Groß,Felix Jäger,Emma Kühn,Max Böhm,Clara Weiß,Tim Krüger,Sofia Lang,Ben Fuchs,Marie Köhler',
      ).map((n, i) => [
        ...n.split(' '),
        `mitglied${i + 1}@example.com`,
        (i % 4) + 1,
        96,
        i % 3 !== 0,
        day(i) - 200,
      ]),
    },
    {
      name: 'termin',
      label: 'Termin',
      plural: 'Termine',
      icon: 'calendar',
      title: 'was',
      access: access('public', 'trainer', 'trainer', 'trainer'),
      fields: {
        was: f.text('Was*'),
        abteilung: f.reference('Abteilung*', 'abteilung', { onDelete: 'delete' }),
        beginn: f.dateTime('Beginn*'),
        dauer: f.duration('Dauer', { default: 90 }),
        ort: f.text('Ort'),
      },
      rows: rows(12, (i) => [
        pick(['Training', 'Heimspiel', 'Auswärtsspiel'], i),
        (i % 4) + 1,
        at(i, '18:00'),
        90,
        pick(['Halle Nord', 'Sportplatz', 'Stadion'], i),
      ]),
    },
  ],
  rules: [
    { kind: 'noOverlap', entity: 'termin', start: 'beginn', end: 'dauer', per: 'abteilung' },
    {
      kind: 'notify',
      entity: 'mitglied',
      to: { role: 'kasse' },
      subject: 'Neues Mitglied',
      text: 'Ein Mitglied wurde angelegt.',
    },
  ],
  pages: [
    p.home(
      'Start',
      p.hero('TSV Wiesenau', 'Training, Spiele und wer mitfährt', ['Zu den Terminen', '/termine']),
      p.attention('Diese Woche', 'termin', { op: 'within', field: 'beginn', days: 7 }),
    ),
    { data: 'termin' },
    p.calendar('Kalender', 'termin', 'beginn', { end: 'dauer' }),
    { data: 'mitglied' },
    { data: 'abteilung' },
    p.dashboard(
      'Übersicht',
      p.figures(
        'Verein',
        p.count('Mitglieder', 'mitglied'),
        p.measure('sum', 'Beiträge', 'mitglied', 'beitrag'),
      ),
      p.attention('Beitrag offen', 'mitglied', { op: 'is', field: 'bezahlt', value: false }),
      p.chart('Mitglieder je Abteilung', 'mitglied', 'abteilung', { stack: 'bezahlt' }),
    ),
  ],
});
