import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/core/languages.ts';
import { translate, t } from '#server/texts/index.ts';
import { checkout, newProject, pay } from '../support/api-apps.ts';
import { codeIn, openServer, PASSWORD, type TestServer } from '../support/server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await openServer();
});
afterAll(() => app.close());

const folder = new URL('../../server/texts/', import.meta.url);
const read = async (language: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(new URL(`${language}.json`, folder), 'utf8'));
const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
const asking = (language: string) => ({ headers: { 'accept-language': language } });

/** Everything of ours that is said by the server, as one text. */
async function sources(): Promise<string> {
  const texts: string[] = [];
  for (const place of ['server', 'contract', 'blueprint', 'builder/compile']) {
    const root = new URL(`../../${place}/`, import.meta.url);
    for (const name of await readdir(root, { recursive: true }))
      if (name.endsWith('.ts')) texts.push(await readFile(new URL(name, root), 'utf8'));
  }
  return texts.join('\n');
}

describe('what the server says', () => {
  test.each(OTHERS)('stands in %s, with the holes that the English has', async (language) => {
    const texts = await read(language);
    expect(Object.keys(texts)).toEqual(Object.keys(await read('es')));
    for (const [english, text] of Object.entries(texts)) {
      expect(text.trim(), english).not.toBe('');
      // An English noun would stand out: those sentences do without it.
      expect(holes(text), english).toEqual(holes(english).filter((name) => name !== 'thing'));
    }
  });

  test('is said somewhere, each of it', async () => {
    const all = await sources();
    const unsaid = Object.keys(await read('es')).filter(
      (text) => !all.includes(`'${text.replaceAll("'", "\\'")}'`),
    );
    expect(unsaid).toEqual([]);
  });

  test('has its money, days and times written as the language writes them', () => {
    const money = { amount: 123_456, currency: 'USD' };
    expect(
      translate('en', t('Enter at most {money}, the amount that can still be refunded.', { money })),
    ).toContain('$1,234.56');
    expect(
      translate('de', t('Enter at most {money}, the amount that can still be refunded.', { money })),
    ).toContain('1.234,56');
    const wait = (seconds: number) => t('Too many attempts. Try again in {wait}.', { wait: { seconds } });
    expect(translate('en', wait(1))).toContain('1 second.');
    expect(translate('en', wait(900))).toContain('15 minutes');
    expect(translate('fr', wait(900))).toContain('15 minutes');
    expect(translate('de', wait(45))).toContain('45 Sekunden');
  });

  test('is kept as it is where nobody of ours wrote it', () => {
    expect(translate('de', { stored: 'Something a bank said' })).toBe('Something a bank said');
    expect(translate('de', { stored: 'It was not confirmed.' })).not.toBe('It was not confirmed.');
  });
});

describe('a refusal', () => {
  const wrong = { body: { email: 'nobody@example.com', password: 'not the one' } };
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-BR, fr;q=0.5', 'fr'],
    ['zh-Hans-CN', 'zh-CN'],
    ['', 'en'],
    ['x'.repeat(4000), 'en'],
    ['*', 'en'],
  ] as const)('is in the language that “%s” asks for', async (accept, language) => {
    const { error } = await app.visitor.rejected('POST /api/auth/login', { ...wrong, ...asking(accept) });
    expect(error).toBe(translate(language, 'Incorrect e-mail address or password.'));
  });

  test('says at each field what is wrong, in that language too', async () => {
    const { error, fields } = await app.visitor.rejected('POST /api/auth/register', {
      body: { email: 'no address', password: 'short', firstName: '', surprise: 1 },
      ...asking('es'),
    });
    expect(error).toBe(translate('es', 'Check the highlighted fields.'));
    expect(fields).toEqual({
      email: [translate('es', 'Enter a valid e-mail address, such as ana@example.com.')],
      password: [translate('es', t('Use at least {count} characters.', { count: 10 }))],
      firstName: [translate('es', 'This field is required.')],
      lastName: [translate('es', 'This field is required.')],
      surprise: [translate('es', 'Unknown field.')],
    });
  });

  test('of a card is told in the language of each who asks again', async () => {
    const person = await app.signInAs('User');
    const project = await newProject(person);
    const order = await checkout(person, project.id);
    const body = {
      card: { number: '4000000000000002', expMonth: 12, expYear: 2090, cvc: '123', name: 'Sam Up' },
    };
    for (const language of ['fr', 'ar'] as const) {
      const { error } = await person.rejected('POST /api/payments/:orderId/confirm', {
        params: { orderId: order.id },
        body,
        headers: { 'accept-language': language, 'idempotency-key': 'the-same-card-again' },
      });
      expect(error).toBe(
        translate(language, 'The bank declined this card. Use another card, or ask your bank why.'),
      );
    }
  });

  test('of one row among many is in the administrator’s language', async () => {
    const admin = await app.signInAs('Admin');
    const { results } = await admin.ok('PUT /api/admin/users/status', {
      body: { ids: [admin.id], status: 'blocked' },
      ...asking('zh-CN'),
    });
    expect(results[0]?.error).toBe(
      translate('zh-CN', 'You can’t block, demote or delete yourself. Ask another administrator.'),
    );
  });

  test('of a page that is not there is a page in the visitor’s language, written the way it is written', async () => {
    const { payload } = await app.server.inject({ url: '/apps/nowhere/', ...asking('ar') });
    expect(payload).toContain('<html lang="ar" dir="rtl">');
    expect(payload).toContain(translate('ar', 'The app was unpublished, or the URL is incorrect.'));
  });
});

describe('mails and notifications', () => {
  async function signUp(language: Language) {
    const email = app.newEmail('reader');
    await app.visitor.ok('POST /api/auth/register', {
      body: { email, password: PASSWORD, firstName: 'Ana', lastName: 'Up' },
      ...asking(language),
    });
    const mail = await app.mailTo(email);
    const code = codeIn(mail);
    await app.visitor.ok('POST /api/auth/verify', { body: { email, code }, ...asking(language) });
    return { mail, code, person: await app.signIn(email) };
  }

  test.each(OTHERS)('are in %s for who signed up in it', async (language) => {
    const { mail, code, person } = await signUp(language);
    expect(mail.subject).toBe(translate(language, t('{code} is your Selvedge code', { code })));
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(await person.ok('GET /api/user/profile')).toMatchObject({ locale: language });

    const project = await newProject(person);
    const { number } = await pay(person, project.id);
    const receipt = translate(language, t('Receipt for order {number}', { number }));
    await app.mailTo(person.email, ({ subject }) => subject === receipt);
    const notes = await person.ok('GET /api/notifications');
    expect(notes.map(({ title }) => title)).toContain(
      translate(language, t('Payment received for {name}', { name: project.name })),
    );
  });

  test('follow the language that is chosen later', async () => {
    const { person } = await signUp('fr');
    const { updatedAt } = await person.ok('GET /api/user/profile');
    await person.ok('PATCH /api/user/profile', { body: { locale: 'de', updatedAt } });
    await app.visitor.ok('POST /api/auth/forgot-password', {
      body: { email: person.email },
      ...asking('es'),
    });
    await app.mailTo(person.email, ({ subject }) => subject === translate('de', 'Reset your password'));
  });

  test('are in a language the product speaks, whatever is asked for', async () => {
    const { person } = await signUp('en');
    const { updatedAt } = await person.ok('GET /api/user/profile');
    const { fields } = await person.rejected('PATCH /api/user/profile', {
      body: { locale: 'xx', updatedAt },
    });
    expect(fields).toHaveProperty('locale');
  });

  test('of someone invited are in the language they first sign in with', async () => {
    const admin = await app.signInAs('Admin');
    const email = app.newEmail('invited');
    await admin.ok('POST /api/admin/create/users', {
      body: { email, firstName: 'Ana', lastName: 'Up', role: 'User', password: PASSWORD },
      ...asking('fr'),
    });
    const { token } = await app.visitor.ok('POST /api/auth/login', {
      body: { email, password: PASSWORD },
      ...asking('ar'),
    });
    expect(await app.client(token).ok('GET /api/user/profile')).toMatchObject({ locale: 'ar' });
  });
});

describe('the place of a session', () => {
  test('is the zone of the clock it was begun with, if there is such a zone', async () => {
    const person = await app.signInAs('User');
    const body = { email: person.email, password: PASSWORD };
    await app.visitor.ok('POST /api/auth/login', { body, headers: { 'time-zone': 'Europe/Lisbon' } });
    await app.visitor.ok('POST /api/auth/login', { body, headers: { 'time-zone': 'Middle/Earth' } });
    const sessions = await person.ok('GET /api/user/sessions');
    expect(sessions.map(({ timeZone }) => timeZone).sort()).toEqual(['Europe/Lisbon', null, null]);
  });
});
