import { access, blueprintOf, day, f, list, p, pick, rows, SHOWN } from './write.ts';

/** A recipe blog: recipes with ingredients, and comments. */
export const recipes = blueprintOf({
  name: 'Two Burners',
  tagline: 'Dinner in a small kitchen',
  kind: 'blog',
  theme: ['#B23A1E', 'light', 14, 'serif', 'top'],
  roles: [{ name: 'author', label: 'Author' }],
  signUp: 'open',
  entities: [
    {
      name: 'tag',
      label: 'Tag',
      plural: 'Tags',
      icon: 'tag',
      access: SHOWN,
      fields: { name: f.text('Name*!') },
      rows: list('Quick,One pot,Vegetarian,For guests,Sweet').map((n) => [n]),
    },
    {
      name: 'recipe',
      label: 'Recipe',
      plural: 'Recipes',
      icon: 'book',
      access: access('public', 'author', 'own author', 'owner'),
      fields: {
        title: f.text('Title*'),
        tags: f.references('Tags', 'tag'),
        time: f.duration('Time', { min: 5 }),
        serves: f.number('Serves', { min: 1, default: 2 }),
        photo: f.image('Photo'),
        text: f.longText('Text*'),
        rating: f.computed('Rating', 'number', f.over('average', 'comment', 'recipe', 'stars')),
      },
      rows: list(
        'Tomato soup,Lentil curry,Potato pancakes,Mushroom risotto,Lemon cake,Bean chilli,Fish stew,Spinach pie,Fried rice,Pumpkin gnocchi,Rice pudding,Apple pie',
      ).map((t, i) => [
        t,
        [(i % 5) + 1, ((i + 1) % 5) + 1],
        20 + i * 5,
        2 + (i % 3),
        'Chop everything first.\n\n1. Heat the pan.\n2. Start with the onions.\n3. Taste before you salt.',
      ]),
    },
    {
      name: 'comment',
      label: 'Comment',
      plural: 'Comments',
      icon: 'mail',
      title: 'text',
      access: access('public', 'member', 'own', 'own owner'),
      fields: {
        text: f.text('Text*'),
        recipe: f.reference('Recipe*', 'recipe', { onDelete: 'delete' }),
        stars: f.number('Stars*', { min: 1, max: 5, default: 5 }),
        on: f.date('On', { default: 'today' }),
      },
      rows: rows(15, (i) => [
        pick(
          [
            'Made it twice this week.',
            'Needs more lemon.',
            'My children ate it.',
            'Half the butter is enough.',
          ],
          i,
        ),
        (i % 12) + 1,
        3 + (i % 3),
        day(i) - 45,
      ]),
    },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Two Burners', 'Dinner in a small kitchen', ['All recipes', '/recipes']),
      p.cards('New', 'recipe', 6),
      p.latest('Comments', 'comment', 4),
    ),
    { data: 'recipe' },
    p.gallery('Pictures', 'image', 'recipe'),
    { data: 'tag', menu: false },
    { data: 'comment', menu: false },
    p.content('About', 'heart', p.words('About', 'Two burners, *no oven* on weekdays.')),
  ],
});
