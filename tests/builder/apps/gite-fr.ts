import { access, blueprintOf, day, f, list, mail, p, SHOWN } from './write.ts';

/** Un gîte : rooms in the country, in French. */
export const giteFr = blueprintOf({
  name: 'Le Gîte des Tilleuls',
  tagline: 'Trois chambres, un four à pain, du silence',
  kind: 'bookings',
  language: 'fr',
  theme: ['#4F6B1F', 'light', 8, 'serif', 'top'],
  signUp: 'open',
  entities: [
    {
      name: 'chambre',
      label: 'Chambre',
      plural: 'Chambres',
      icon: 'home',
      title: 'nom',
      access: SHOWN,
      fields: {
        nom: f.text('Nom*!'),
        prix: f.money('Prix par nuit*', 'EUR'),
        lits: f.number('Couchages*', { min: 1, max: 8 }),
        photo: f.image('Photo'),
        description: f.longText('Description'),
      },
      rows: [
        ['La Grange', 95, 4, 'Poutres et poêle à bois.'],
        ['Le Pigeonnier', 78, 2, 'Vue sur la vallée.'],
        ['Le Fournil', 84, 2, 'Au-dessus du four à pain.'],
        ['La Roulotte', 62, 2, 'Dans le verger.'],
      ],
    },
    {
      name: 'sejour',
      label: 'Séjour',
      plural: 'Séjours',
      icon: 'calendar',
      title: '{nom}, {arrivee}',
      access: access('own owner', 'public', 'own owner', 'owner'),
      fields: {
        nom: f.text('Votre nom*'),
        email: f.email('E-mail*'),
        chambre: f.reference('Chambre*', 'chambre', { onDelete: 'keep' }),
        arrivee: f.date('Arrivée*'),
        depart: f.date('Départ*'),
        nuits: f.computed('Nuits', 'number', { op: 'days', args: [f.of('arrivee'), f.of('depart')] }),
        total: f.computed(
          'Total',
          'money',
          f.times(f.of('prix', 'chambre'), { op: 'days', args: [f.of('arrivee'), f.of('depart')] }),
          { currency: 'EUR' },
        ),
        statut: f.choice('Statut*', 'Demandé:blue|Confirmé:green|Annulé:red'),
      },
      states: {
        field: 'statut',
        steps: [
          ['demande', 'confirme', 'Confirmer'],
          ['demande', 'annule', 'Annuler'],
          ['confirme', 'annule', 'Annuler'],
        ],
      },
      rows: list(
        'Claire Dubois,Hugo Martin,Léa Bernard,Louis Petit,Chloé Moreau,Jules Laurent,Manon Girard,Paul Roux,Inès Fournier,Noé Lambert,Zoé Bonnet,Tom Faure',
      ).map((n, i) => [n, mail(i), (i % 4) + 1, day(i), day(i) + 4, i < 9 ? 'confirme' : 'demande']),
    },
  ],
  rules: [
    {
      kind: 'noOverlap',
      entity: 'sejour',
      start: 'arrivee',
      end: 'depart',
      per: 'chambre',
      except: ['annule'],
    },
    { kind: 'before', entity: 'sejour', first: 'arrivee', second: 'depart' },
    {
      kind: 'notify',
      entity: 'sejour',
      state: 'confirme',
      to: { field: 'email' },
      subject: 'Séjour confirmé',
      text: 'Nous vous attendons avec plaisir.',
    },
  ],
  pages: [
    p.home(
      'Accueil',
      p.hero('Le Gîte des Tilleuls', 'Trois chambres, un four à pain, du silence', [
        'Réserver',
        '/sejours/new',
      ]),
      p.cards('Chambres', 'chambre', 4),
      p.questions('Bon à savoir', ['Les chiens sont-ils admis ?', 'Oui, au Fournil et dans la Roulotte.']),
    ),
    { data: 'chambre' },
    { data: 'sejour', form: 'Réserver' },
    p.calendar('Planning', 'sejour', 'arrivee', { end: 'depart' }),
    p.dashboard(
      'Tableau de bord',
      p.figures('Saison', p.measure('sum', 'Total', 'sejour', 'total')),
      p.chart('Séjours par mois', 'sejour', 'arrivee', { unit: 'month' }),
    ),
  ],
});
