import { access, blueprintOf, day, f, list, p, pick } from './write.ts';

/** A personal reading list: one kind of data, one reader. */
export const reading = blueprintOf({
  name: 'My reading',
  tagline: 'What I read, and what is next',
  kind: 'custom',
  theme: ['#5A4632', 'light', 4, 'serif', 'top'],
  signUp: 'invited',
  entities: [
    {
      name: 'book',
      label: 'Book',
      plural: 'Books',
      icon: 'book',
      access: access('owner', 'owner', 'owner', 'owner'),
      fields: {
        title: f.text('Title*'),
        author: f.text('Author'),
        pages: f.number('Pages', { min: 1 }),
        state: f.choice('State*', 'Next:blue|Reading:amber|Read:green'),
        finished: f.date('Finished on'),
        rating: f.number('Rating', { min: 1, max: 5 }),
        cover: f.image('Cover'),
        thoughts: f.longText('Thoughts'),
      },
      states: {
        field: 'state',
        steps: [
          ['next', 'reading', 'Start'],
          ['reading', 'read', 'Finish'],
          ['reading', 'next', 'Put back'],
        ],
      },
      rows: list(
        'Middlemarch,The Summer Book,Piranesi,Pnin,The Leopard,Austerlitz,Train Dreams,Stoner,Gilead,The Waves,Beloved,Dubliners,Hav',
      ).map((t, i) => [
        t,
        pick(
          list(
            'George Eliot,Tove Jansson,Susanna Clarke,Vladimir Nabokov,Giuseppe di Lampedusa,W. G. Sebald,Denis Johnson,John Williams,Marilynne Robinson,Virginia Woolf,Toni Morrison,James Joyce,Jan Morris',
          ),
          i,
        ),
        140 + i * 45,
        i < 7 ? 'read' : i < 9 ? 'reading' : 'next',
        i < 7 ? day(i) : null,
        i < 7 ? 3 + (i % 3) : null,
      ]),
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('My reading', 'What I read, and what is next', ['All books', '/books']),
      p.cards('Lately', 'book', 4),
    ),
    { data: 'book' },
    p.board('Shelves', 'book', 'book'),
    p.dashboard(
      'Year',
      p.figures(
        'So far',
        p.count('Read', 'book', 'state', 'read'),
        p.measure('sum', 'Pages', 'book', 'pages'),
      ),
      p.chart('By month', 'book', 'finished', { unit: 'month' }),
    ),
  ],
});
