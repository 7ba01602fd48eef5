import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { DOMAINS } from '#blueprint/understand/ontology/domains.ts';
import { thingById } from '#blueprint/understand/ontology/index.ts';
import { APP_LINKS, CALLED_ALSO, STAND_INS } from '#blueprint/understand/ontology/stand-ins.ts';

const read = (text: string) => understand(text);
const things = (text: string) => read(text).facts.entities.map(({ noun }) => noun);
const concepts = (text: string) => read(text).facts.entities.map(({ concept }) => concept);
const labels = (text: string) => read(text).facts.fields.map(({ label }) => label.toLowerCase());
const unsupported = (text: string) =>
  (read(text).facts.unsupported ?? []).map(({ start, end }) => text.slice(start, end).toLowerCase());
const linksOf = (text: string) => read(text).facts.relations.map(({ from, to }) => `${from} > ${to}`);
const readers = (text: string, name: string) =>
  read(text).blueprint?.entities.find(({ label }) => label === name)?.access.read;

describe('what any software may have', () => {
  const SHOP =
    'Build a full-stack e-commerce web app with user authentication, product catalog, shopping cart, Stripe payments, order history, and an admin dashboard to manage products and orders. Use React and Tailwind. Dark mode.';

  test('is nothing that the app keeps', () => {
    expect(things(SHOP)).toEqual(expect.arrayContaining(['product', 'order']));
    expect(things(SHOP).join()).not.toMatch(/cart|stripe|history|react|authentication|dashboard/);
    expect(labels(SHOP).join()).not.toMatch(/cart|stripe|history|authentication/);
  });

  test('is told apart where no app can have it', () => {
    expect(unsupported(SHOP)).toEqual(['stripe payments']);
    expect(unsupported('A yoga studio app with members, classes and video calls')).toEqual(['video calls']);
  });

  test.each([
    ['Apiaries have a name. I want a map of the apiaries.', 'map of'],
    ['Apiaries have a name. Show them on the map.', 'on the map'],
    ['Colmenares con nombre. Quiero un mapa de los colmenares.', 'un mapa de'],
    ['Des arbres avec une espèce. Afficher les arbres sur une carte.', 'sur une carte'],
    ['Bäume mit Art. Zeige die Bäume auf einer Karte.', 'auf einer karte'],
    ['树木有名称，在地图上显示树木。', '在地图上'],
    ['الأشجار لها اسم. اعرض الأشجار على الخريطة.', 'على الخريطة'],
  ])('a map, which no app can draw, is said to be missing: %s', (text, words) => {
    expect(unsupported(text)).toEqual([words]);
  });

  test.each([
    ['A recipe app with recipes, search and filters, dark mode and export to PDF', 'recipe'],
    ['Inventory app: items and suppliers. Modern clean UI, drag and drop, mobile friendly', 'item supplier'],
    ['Guests and rooms of our hotel. Make it look elegant, calming pastel colors, serif font', 'guest room'],
    ['Simple, professional, nothing fancy. Clients and invoices for my bookkeeping office', 'client invoice'],
    ['App de recetas con recetas e ingredientes, buscador y modo oscuro', 'receta ingrediente'],
    ['Une appli avec clients et factures, authentification et mode sombre', 'client facture'],
    ['Eine App mit Kunden und Rechnungen, Benutzeranmeldung und Dark Mode', 'kunde rechnung'],
  ])('leaves only what is kept: %s', (text, kept) => {
    expect(things(text).map((noun) => noun.toLowerCase())).toEqual(expect.arrayContaining(kept.split(' ')));
    expect([...things(text), ...labels(text)].join()).not.toMatch(
      /search|filter|mode|export|ui\b|drag|mobile|look|colou?r|font|simple|professional|buscador|oscuro|authentification|sombre|anmeldung/,
    );
  });

  test('stays where the app is about nothing else', () => {
    expect(things('a dashboard for user feedback')).not.toEqual([]);
    expect(labels('Users: name, email, login, role')).toContain('login');
  });
});

describe('an app that is called by its sort, or likened to one that everybody knows', () => {
  test.each([
    ['A blog with comments and tags', 'post'],
    ['quiz app with leaderboard', 'quiz question quizAttempt'],
    ['a forum for gardeners', 'topic comment'],
    ['Event ticketing platform', 'event eventTicket'],
    ['Dating app for dog owners', 'profile like message'],
    ['invoice generator for freelancers', 'invoice customer invoiceItem'],
    ['expense splitter like Splitwise', 'group expense friend'],
    ['Create an Airbnb clone', 'listing booking review'],
    ['Notes app similar to Evernote', 'note'],
    ['Ein Forum für Hobbygärtner', 'topic comment'],
    ['Una red social para ciclistas', 'post comment user'],
    ['做一个二手交易平台', 'listing seller'],
  ])('has what stands in each of them: %s', (text, kept) => {
    expect(concepts(text)).toEqual(expect.arrayContaining(kept.split(' ')));
  });

  test('marks what nobody named as added', () => {
    const post = read('A blog with comments and tags').facts.entities.find(({ noun }) => noun === 'post');
    expect(post?.source.from).toBe('knowledge');
  });

  test('takes what is named for what stands in such an app', () => {
    const market = 'A marketplace where local farmers can sell vegetables to people nearby';
    expect(things(market)).toEqual(expect.arrayContaining(['farmer', 'vegetable', 'order']));
    expect(concepts(market)).not.toContain('product');
    expect(things('Airbnb clone for boats')).not.toContain('listing');
  });

  test('keeps neither itself, nor whom it is for, nor the product that it is like', () => {
    expect(things('a forum for gardeners')).not.toContain('gardener');
    expect(things('recipe sharing social network with likes')).not.toContain('social network');
    expect(things('Design a note-taking app like Notion with folders and tags').join()).not.toMatch(/notion/);
  });

  test('is itself nothing that it keeps in Arabic, whose words may begin like small ones', () => {
    const text = 'منتدى لهواة الزراعة فيه مواضيع وردود وتسجيل دخول ووضع ليلي';
    expect(things(text).join()).not.toMatch(/منتدى/);
    expect(read(text).blueprint?.name).toBe('منتدى لهواة الزراعة');
  });

  test('sells what it is said to sell', () => {
    expect(things('e-commerce store selling sneakers with cart and checkout')).toEqual(
      expect.arrayContaining(['sneaker', 'order', 'order item']),
    );
  });

  test('works out what an order comes to', () => {
    const { blueprint } = read('online shop for candles');
    const field = (entity: string, name: string) =>
      blueprint?.entities.find(({ label }) => label === entity)?.fields.find(({ label }) => label === name);
    expect(field('Order item', 'Amount')).toMatchObject({ type: 'computed', value: { op: 'multiply' } });
    expect(field('Order', 'Total')).toMatchObject({
      type: 'computed',
      as: 'money',
      value: { op: 'sum', entity: 'orderItem', field: 'amount' },
    });
  });

  test('joins what belongs together', () => {
    expect(linksOf('quiz app')).toEqual(expect.arrayContaining(['question > quiz', 'attempt > quiz']));
    expect(linksOf('Create an Airbnb clone')).toContain('booking > listing');
    expect(linksOf('A blog with comments')).toContain('comment > post');
  });

  test('is not taken from words that name something else', () => {
    expect(concepts('I indeed need a list of my plants')).not.toContain('job');
    expect(concepts('Our gym has members. Members write in a forum.')).not.toContain('user');
  });
});

describe('what is named twice', () => {
  const SALON =
    'Website for my dog grooming salon in Leeds with services and prices, customer reviews, a photo gallery and a contact form.';

  test('is no field besides: a page, and a thing that is kept', () => {
    expect(labels(SALON).join()).not.toMatch(/gallery|reviews/);
    expect(things(SALON)).toEqual(expect.arrayContaining(['service', 'review']));
  });

  test('is not where somebody is', () => {
    expect(things(SALON).join()).not.toMatch(/leed/);
    expect(labels('Courses in English with a level and a price').join()).toContain('level');
  });

  test('are the profiles of users, which are the users', () => {
    const text = 'App where users create posts. Include user profiles with avatar and bio.';
    expect(things(text)).not.toContain('user profile');
    const own = read(text).facts.fields.filter(({ owner }) => owner === 'user');
    expect(own.map(({ label }) => label.toLowerCase())).toEqual(expect.arrayContaining(['avatar', 'bio']));
  });

  test('lists of things behind a colon are things, and lists of fields are fields', () => {
    expect(
      things('An app for my flats: bookings calendar, cleaning schedule, guest messages, repairs'),
    ).toEqual(expect.arrayContaining(['booking', 'repair']));
    expect(things('Expense tracker with categories, monthly budgets and recurring expenses')).toEqual(
      expect.arrayContaining(['category', 'budget']),
    );
    expect(labels('Guests with name, rsvp and table')).toContain('rsvp');
  });
});

describe('sample rows', () => {
  const rowsOf = (text: string, label: string) => {
    const { blueprint } = read(text);
    const entity = blueprint?.entities.find((one) => one.label === label);
    return entity ? (blueprint?.rows[entity.name] ?? []) : [];
  };

  test('of what a shop sells are called after it', () => {
    const rows = rowsOf('e-commerce store selling sneakers with cart and checkout', 'Sneaker');
    expect(rows.length).toBeGreaterThan(3);
    for (const { name } of rows) expect(name).toMatch(/ sneaker$/);
  });

  test('give every order a line', () => {
    const lines = rowsOf('online shop for candles', 'Order item').map(({ order }) => order);
    const orders = rowsOf('online shop for candles', 'Order').map(({ id }) => id);
    expect([...new Set(lines)].sort()).toEqual([...orders].sort());
  });
});

describe('what one can do in an app', () => {
  test('is read one by one from a list behind a colon', () => {
    const text =
      'Build a movie watchlist app: add movies, mark as watched, rate them 1-5 stars, and filter by genre';
    expect(things(text)).toEqual(['movie']);
    expect(labels(text)).toEqual(expect.arrayContaining(['watched', 'rating']));
  });

  test('names things, and no verbs with them', () => {
    expect(things('Features: create events, invite guests, track RSVPs, upload photos')).toEqual(
      expect.arrayContaining(['event', 'guest']),
    );
    expect(things('I want to: log runs, see my total distance per month, set a weekly goal')).toContain(
      'run',
    );
  });

  test('is read one by one where somebody is named before the first', () => {
    const text =
      'An app for a community garden: members book plots, share tools, log harvests and chat about plants';
    expect(things(text)).toEqual(expect.arrayContaining(['member', 'plot', 'tool', 'harvest']));
    expect(labels(text)).not.toContain('type');
  });

  test('leaves fields behind a colon alone', () => {
    expect(labels('Books: title, author, rate, review')).toEqual(
      expect.arrayContaining(['title', 'rate', 'review']),
    );
  });

  test('keeps likes, follows and favourites of what others made', () => {
    const text =
      'Photo app. Users upload photos, like and comment on them, follow other users and save photos to their favourites.';
    expect(things(text)).toEqual(expect.arrayContaining(['like', 'follow', 'favourite']));
    expect(linksOf(text)).toEqual(
      expect.arrayContaining(['like > photo', 'follow > user', 'favourite > photo']),
    );
  });

  test('is no like where somebody would like something', () => {
    expect(things("We'd like to track our tools. Members can book the tool they like.")).not.toContain(
      'like',
    );
    expect(things('apps like ours, with members and payments')).not.toContain('like');
  });
});

describe('a site', () => {
  test('shows visitors what is offered', () => {
    const text = 'Website for my bakery with cakes, opening hours and orders with name and phone';
    expect(readers(text, 'Cake')).toContain('public');
    expect(readers(text, 'Order')).not.toContain('public');
  });

  test('stays closed where it is kept for a team', () => {
    expect(readers('A website to manage our cakes and orders', 'Cake')).not.toContain('public');
    expect(readers('App for my bakery with cakes and orders', 'Cake')).not.toContain('public');
  });

  test.each([
    'Photo app. Users sign up, post photos and comment.',
    'Foro de plantas. Los usuarios se registran y publican temas.',
    'Ein Forum. Nutzer können sich registrieren und Beiträge schreiben.',
    '做一个论坛，用户可以注册并发帖',
  ])('lets whoever comes register where that is said: %s', (text) => {
    expect(read(text).blueprint?.signUp).toBe('open');
  });

  test('takes nobody who registers for something for an account', () => {
    expect(read('Members register for events of our club.').blueprint?.signUp).toBe('invited');
  });
});

describe('the data of sorts of apps', () => {
  test('names concepts of the ontology only', () => {
    const ids = [
      ...Object.keys(STAND_INS),
      ...Object.values(STAND_INS).flatMap(({ things: all = [] }) => all),
      ...APP_LINKS.flat(),
      ...Object.keys(CALLED_ALSO),
    ];
    expect([...new Set(ids)].filter((id) => !thingById(id))).toEqual([]);
  });

  test('holds no product for two sorts, and no more that stands in each app than the app keeps', () => {
    const brands = DOMAINS.flatMap((domain) => domain.brands);
    expect(brands.filter((brand, at) => brands.indexOf(brand) !== at)).toEqual([]);
    expect(DOMAINS.filter(({ core, things: all }) => core > all.length)).toEqual([]);
  });
});
