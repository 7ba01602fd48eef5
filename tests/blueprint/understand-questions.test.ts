import { describe, expect, it } from 'vitest';
import { blueprintSchema } from '#blueprint/schema.ts';
import { type Facts, type Source, NO_FACTS } from '#blueprint/understand/facts.ts';
import { answer, understandingOf } from '#blueprint/understand/index.ts';
import { questionsOf } from '#blueprint/understand/correct/questions.ts';
import { APP_LANGUAGES } from '#blueprint/kinds.ts';
import { lexiconFor } from '#blueprint/understand/lexicon.ts';

const said: Source = { from: 'text', spans: [] };
const nothing: Facts = {
  language: 'en',
  ...NO_FACTS,
};
const thing = (concept: string, language: Facts['language'] = 'en') => {
  const names = lexiconFor(language).byId(concept)?.names[language];
  return {
    noun: names?.one.toLowerCase() ?? concept,
    plural: names?.many.toLowerCase() ?? concept,
    concept,
    source: said,
  };
};
const clinic: Facts = {
  ...nothing,
  entities: [thing('customer'), thing('room'), thing('appointment')],
  fields: [{ owner: 'appointment', label: 'Starts', type: 'dateTime', source: said }],
  relations: [
    { from: 'appointment', to: 'room', many: false, source: said },
    { from: 'appointment', to: 'customer', many: false, source: said },
  ],
};
const shop: Facts = {
  ...nothing,
  entities: [thing('product'), thing('order')],
  fields: [{ owner: 'product', label: 'In stock', type: 'number', source: said }],
  relations: [{ from: 'order', to: 'product', many: false, source: said }],
};
const idsOf = (facts: Facts) => questionsOf(facts).map(({ id }) => id);

describe('what is asked', () => {
  it('is at most three questions, each with ready answers', () => {
    const questions = questionsOf(clinic);
    expect(questions.length).toBeLessThanOrEqual(3);
    for (const { answers } of questions) expect(answers.length).toBeGreaterThan(1);
    expect(idsOf(clinic)).toEqual(['who:appointment', 'overlap:appointment:room', 'remind:appointment']);
  });

  it('is nothing where the text is clear', () => {
    expect(idsOf({ ...nothing, entities: [thing('customer'), thing('dog')] })).toEqual([]);
  });

  it('stays when it was answered, so that one can change one’s mind', () => {
    const given = answer(clinic, 'who:appointment', 'public');
    expect(idsOf(given)).toEqual(idsOf(clinic));
    expect(given.answers).toEqual({ 'who:appointment': 'public' });
  });

  it.each(APP_LANGUAGES)('is asked in the language of the description: %s', (language) => {
    const facts: Facts = {
      ...nothing,
      language,
      entities: [thing('product', language), thing('order', language)],
    };
    const [question] = questionsOf(facts);
    expect(question?.text).toContain(
      language === 'de' ? 'Bestellungen' : (facts.entities[1]?.plural ?? 'nothing'),
    );
  });
});

it('leaves an open app to those who run it, and never to people who are kept in it', () => {
  const { access, roles, entities, ...rest } = clinic;
  const facts: Facts = {
    ...rest,
    entities,
    roles: [...roles, { noun: 'customer', source: said }],
    access: [...access],
  };
  const app = understandingOf(answer(facts, 'who:appointment', 'public')).blueprint;
  expect(app?.roles.map(({ name }) => name)).toEqual(['customer', 'team']);
  for (const entity of app?.entities ?? [])
    expect(Object.values(entity.access).flat()).not.toContain('customer');
});

describe('an answer', () => {
  it('opens the app for those who add rows, who find their own again, and leaves the rest to a team', () => {
    const app = understandingOf(answer(clinic, 'who:appointment', 'public')).blueprint;
    expect(app?.signUp).toBe('open');
    const [customer, room, appointment] = app?.entities ?? [];
    expect(appointment?.access.create).toEqual(['public']);
    expect(appointment?.access.read).toContain('own');
    expect(appointment?.access.read).not.toContain('public');
    expect(appointment?.fields.map(({ type }) => type)).toContain('email');
    expect(room?.access.read).toEqual(['public']);
    expect(customer?.access.read).toEqual(['team']);
    expect(app?.rules).toMatchObject([{ kind: 'notify', entity: 'appointment', to: { role: 'owner' } }]);
  });

  it('keeps the app closed when only a team adds rows', () => {
    const app = understandingOf(answer(clinic, 'who:appointment', 'team')).blueprint;
    expect(app?.signUp).toBe('invited');
  });

  it('takes the place of the one before', () => {
    const there = answer(answer(clinic, 'who:appointment', 'public'), 'who:appointment', 'team');
    expect(there).toEqual(answer(clinic, 'who:appointment', 'team'));
  });

  it('leaves other answers alone', () => {
    const both = answer(answer(clinic, 'who:appointment', 'public'), 'overlap:appointment:room', 'never');
    expect(understandingOf(both).blueprint?.rules).toContainEqual(
      expect.objectContaining({ kind: 'noOverlap', per: 'room' }),
    );
    expect(understandingOf(both).blueprint?.signUp).toBe('open');
  });

  it('lets the stock of what is ordered go down', () => {
    expect(idsOf(shop)).toContain('stock:order');
    const app = understandingOf(answer(shop, 'stock:order', 'yes')).blueprint;
    expect(app?.rules).toMatchObject([{ kind: 'stock', entity: 'order', stock: 'inStock' }]);
  });

  it('adds what goes with the only thing that was named, and takes it away again', () => {
    const thin: Facts = { ...nothing, entities: [thing('invoice')] };
    const [question] = questionsOf(thin);
    const [first] = question?.answers ?? [];
    const grown = answer(thin, 'more', first?.id ?? '');
    expect(grown.entities).toHaveLength(2);
    expect(answer(grown, 'more', 'enough').entities).toEqual(thin.entities);
  });

  it('of no such question or answer changes nothing', () => {
    expect(answer(clinic, 'who:appointment', 'constructor')).toBe(clinic);
    expect(answer(clinic, 'x', 'yes')).toBe(clinic);
  });

  it('leaves an app that the checks accept', () => {
    for (const facts of [clinic, shop])
      for (const { id, answers } of questionsOf(facts))
        for (const given of answers) {
          const app = understandingOf(answer(facts, id, given.id)).blueprint;
          expect(blueprintSchema.safeParse(app).error?.issues ?? []).toEqual([]);
        }
  });
});
