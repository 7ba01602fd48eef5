import { describe, expect, it } from 'vitest';
import { blueprintSchema, type Blueprint } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

// Pages that tell visitors something are made where they are asked for, and say what is true of the app.

function appOf(text: string): Blueprint {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error('There is no app');
  expect(blueprintSchema.safeParse(blueprint).error?.issues ?? []).toEqual([]);
  return blueprint;
}
const written = (text: string) => appOf(text).pages.filter(({ kind }) => kind === 'content');
const kindsIn = (text: string) => written(text).flatMap(({ sections }) => sections.map(({ kind }) => kind));

it('places at most are no places that are kept', () => {
  const { entities } = appOf('Each course has a level, a start date and 12 places at most.');
  expect(entities.map(({ label }) => label)).not.toContain('Place');
});

describe('a page that tells visitors something', () => {
  it.each([
    [
      'Patients and appointments. A page with frequently asked questions would be nice.',
      ['questions'],
      'Questions and answers',
    ],
    ['Courses with price and students. I also want a page with our prices.', ['pricing'], 'Prices'],
    [
      'Theatres and jobs. A page explaining who we are, and one with frequently asked questions.',
      ['text', 'questions'],
      'About us',
    ],
    [
      'Kunden und Termine mit Datum. Dazu eine Seite mit unseren Preisen und ein Kontaktformular.',
      ['pricing', 'contact'],
      'Preise',
    ],
    [
      'Clientes con nombre y citas con fecha. Una página de preguntas frecuentes.',
      ['questions'],
      'Preguntas frecuentes',
    ],
    ['Clients avec nom et rendez-vous avec date. Une page de contact.', ['contact'], 'Contact'],
    ['客户（姓名、电话）和预约（日期）。还要常见问题页面。', ['questions'], '常见问题'],
    ['العملاء مع الاسم والهاتف، والمواعيد مع التاريخ. صفحة الأسئلة الشائعة.', ['questions'], 'أسئلة شائعة'],
  ])('is made: %s', (text, kinds, title) => {
    expect(kindsIn(text)).toEqual(kinds);
    expect(written(text)[0]?.title).toBe(title);
    expect(written(text).every(({ inMenu }) => inMenu)).toBe(true);
  });

  it.each([
    'Patients and appointments. No FAQ page please.',
    'A forum: questions with a title and answers with a text.',
    'Services with price and duration, customers with contact.',
  ])('is not made of what is kept: %s', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  it('makes nothing that is kept of its own name', () => {
    const { entities } = appOf('Patients and appointments. A page with frequently asked questions.');
    expect(entities.map(({ label }) => label)).toEqual(['Patient', 'Appointment']);
  });

  it('is nobody who could be meant elsewhere', () => {
    const app = appOf(
      'Jars with name and price; customers with name. Who bought what, when and for how much. An FAQ and a contact page.',
    );
    const purchase = app.entities.find(({ label }) => label === 'Purchase');
    expect(purchase?.fields.filter(({ type }) => type === 'reference').map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Customer', 'Jar']),
    );
    expect(purchase?.fields.map(({ label }) => label)).not.toContain('Bought by');
  });

  it('answers what is true of the app', () => {
    const [page] = written('Patients and appointments. An FAQ page.');
    const [section] = page?.sections ?? [];
    expect(section?.kind === 'questions' && section.questions.map(({ answer }) => answer)).toEqual([
      'Patients and appointments in one place',
      'Only people who sign in.',
      'Whoever looks after this app invites you.',
    ]);
  });

  it('shows what the first rows cost', () => {
    const [page] = written('Courses with title and price. A page with our prices.');
    const [section] = page?.sections ?? [];
    expect(section?.kind === 'pricing' && section.plans.length).toBe(3);
    expect(section?.kind === 'pricing' && section.plans[0]?.price).toMatch(/^[\d,]+\.\d\d$/);
  });

  it('lets strangers write, and shows them nothing of the team’s', () => {
    const app = appOf('Courses with price and students with name. A contact page.');
    const message = app.entities.find(({ label }) => label === 'Message');
    expect(message?.access.create).toContain('public');
    expect(message?.access.read).not.toContain('public');
    expect(message?.fields.filter(({ type }) => type.startsWith('reference'))).toEqual([]);
    expect(message?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Your name', 'E-mail', 'Text']),
    );
    // When it was sent is known.
    expect(message?.fields.filter(({ type }) => type.startsWith('date'))).toEqual([]);
    expect(message?.fields.find(({ label }) => label === 'Text')?.required).toBe(true);
  });

  it('leads to the page for contact, and not to its form beside it', () => {
    const app = appOf('Dogs with name and breed. An FAQ and a contact page.');
    expect(app.pages.filter(({ inMenu }) => inMenu).map(({ title }) => title)).not.toContain('New message');
    const [questions, contact] = app.pages.filter(({ kind }) => kind === 'content');
    expect(contact?.title).toBe('Contact us');
    expect(JSON.stringify(questions)).toContain('Open “Contact us”');
    const hero = app.pages[0]?.sections.find(({ kind }) => kind === 'hero');
    expect(hero?.kind === 'hero' && hero.action?.path).toBe(contact?.path);
  });
});
