import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const thingsOf = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
const linksOf = (text: string) => understand(text).facts.relations.map(({ from, to }) => `${from} > ${to}`);
const saidOf = (text: string) =>
  understand(text)
    .facts.fields.filter(({ source }) => source.from === 'text')
    .map(({ owner, label }) => `${owner} ${label}`);

describe('sentences that only commas set apart', () => {
  it('are read one by one behind a title', () => {
    const text = 'Hackathon platform: participants form teams, teams submit projects, judges score projects.';
    expect(thingsOf(text)).toEqual(expect.arrayContaining(['participant', 'team', 'project', 'judge']));
    expect(saidOf(text)).toEqual([]);
    expect(thingsOf('Peer tutoring: pupils ask questions, tutors answer them.')).not.toContain('answer');
  });

  it('stay a list where nobody does anything', () => {
    const text = 'Shop: products, orders with items, customers.';
    expect(thingsOf(text)).toEqual(expect.arrayContaining(['product', 'order', 'customer']));
  });
});

describe('what people do with each other’s things', () => {
  test.each([
    'Members post recipes. Members comment on them.',
    'Recipe exchange: members post recipes, others comment on them and rate them.',
    'Members comment on recipes.',
  ])('keeps their comments: %s', (text) => {
    expect(linksOf(text)).toEqual(expect.arrayContaining(['comment > recipe', 'comment > member']));
    expect(saidOf(text).filter((field) => /others/iu.test(field))).toEqual([]);
  });

  it('keeps no comments where the one comment of a form is meant', () => {
    expect(thingsOf('Orders have a date and a comment.')).not.toContain('comment');
  });

  test.each([
    ['Users upload photos.', 'photo', 'user'],
    ['Users post photos.', 'photo', 'user'],
    ['Photo sharing app. Users upload photos with a title, others like them.', 'photo', 'user'],
    ['Members upload videos and others comment on them.', 'video', 'member'],
  ])('keeps what they show: %s', (text, media, who) => {
    const things = thingsOf(text);
    expect(things).toEqual(expect.arrayContaining([media, who]));
    expect(things.filter((noun) => /upload|post|file/u.test(noun))).toEqual([]);
  });

  it('takes a photo of something else for a field', () => {
    expect(thingsOf('Customers upload a photo of the damage.')).not.toContain('photo');
    expect(thingsOf('Recipe app: users post recipes and upload photos.')).not.toContain('photo');
  });
});

describe('what people review', () => {
  test.each([
    ['Customers review products.', 'product'],
    ['Products, orders. Customers review products.', 'product'],
    ['Clients review lawyers.', 'lawyer'],
  ])('keeps their reviews: %s', (text, what) => {
    expect(linksOf(text)).toContain(`review > ${what}`);
    expect(thingsOf(text).filter((noun) => noun.startsWith('review '))).toEqual([]);
  });

  test.each([
    'Staff review the applications. Applications have a name.',
    'Journal: authors submit papers, reviewers review papers.',
  ])('keeps none of what is decided on: %s', (text) => {
    expect(thingsOf(text)).not.toContain('review');
  });
});

describe('an invoice with a payment status', () => {
  it('has no other status', () => {
    const { states } = understand('Invoices with number, tax and payment status.').facts;
    expect(states.filter(({ owner }) => owner === 'invoice')).toEqual([]);
    expect(understand('Orders with payment status.').facts.states.map(({ owner }) => owner)).toContain(
      'order',
    );
  });
});

describe('what sorts others', () => {
  test.each([
    ['Products with categories, price and stock.', 'product > category'],
    ['Expenses with categories.', 'expense > category'],
    ['Recipes with categories and tags.', 'recipe > category'],
  ])('is named by what is of it: %s', (text, link) => {
    expect(linksOf(text)).toContain(link);
    expect(linksOf(text)).not.toContain(link.split(' > ').reverse().join(' > '));
  });

  it('may be a tournament’s own', () => {
    expect(linksOf('Race with categories and runners.')).toContain('category > race');
  });
});

describe('words in lists', () => {
  it('keep nobody of whom a course is for', () => {
    expect(thingsOf('Beekeepers: members, hives, and courses for beginners.')).not.toContain('beginner');
  });

  it('name follow-ups, and no renewal for which something is due', () => {
    const text = 'I need clients, policies, renewals, claims and follow-up reminders.';
    expect(thingsOf(text)).toEqual(expect.arrayContaining(['claim', 'follow-up']));
    expect(thingsOf('Contracts with end date. See which contracts are up for renewal.')).toEqual([
      'contract',
    ]);
  });

  it('ask whether something was done', () => {
    const text = 'Pitches to editors, which were accepted, word count and fee.';
    expect(saidOf(text)).toContain('pitch accepted');
  });
});
