import type { EntityFact, Facts, Question, RuleFact, Source } from '../facts.ts';
import { capital } from '../../capital.ts';
import { withEntity } from '../assume/grow.ts';
import { keyOf, lexiconFor } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import { openNouns, withOpenness } from '../assume/open.ts';
import { THINGS } from '../ontology/index.ts';
import { QUESTION_TEXTS } from '../words/questions.ts';

// What is asked where a description can be read in two ways, or is too thin. An answer puts facts in, another takes them out again.

/** A question with what each of its answers adds. */
interface Asked {
  question: Question;
  effects: Readonly<Record<string, (facts: Facts, source: Source) => Facts>>;
}

const MOST = 3;
const KEPT = (facts: Facts): Facts => facts;

/** At most three questions, each with ready answers; the same after they were answered, so that one can change one's mind. */
export const questionsOf = (facts: Facts): readonly Question[] =>
  askedOf(unanswered(facts)).map(({ question }) => question);

/** The facts with an answer, in place of the one that was given before; unknown answers change nothing. */
export function answer(facts: Facts, question: string, given: string): Facts {
  const before = withoutAnswer(facts, question);
  const asked = askedOf(unanswered(facts)).find((one) => one.question.id === question);
  const effect = asked && Object.hasOwn(asked.effects, given) ? asked.effects[given] : undefined;
  if (!effect) return facts;
  return {
    ...effect(before, { from: 'correction', question }),
    answers: { ...before.answers, [question]: given },
  };
}

function withoutAnswer(facts: Facts, question: string | undefined): Facts {
  const kept = <T extends { source: Source }>(list: readonly T[]) =>
    list.filter(
      ({ source }) =>
        source.from !== 'correction' ||
        source.question === undefined ||
        (question !== undefined && source.question !== question),
    );
  const { [question ?? '']: _, ...others } = facts.answers ?? {};
  const { answers: _answers, ...rest } = facts;
  return {
    ...rest,
    entities: kept(facts.entities),
    fields: kept(facts.fields),
    relations: kept(facts.relations),
    states: kept(facts.states),
    rules: kept(facts.rules),
    roles: kept(facts.roles),
    access: kept(facts.access),
    pages: kept(facts.pages),
    ...(question !== undefined && { answers: others }),
  };
}
const unanswered = (facts: Facts): Facts => withoutAnswer(facts, undefined);

function askedOf(facts: Facts): Asked[] {
  return [more(facts), ...facts.entities.flatMap((entity) => asksOf(facts, entity))]
    .flatMap((one) => one ?? [])
    .sort((a, b) => RANK.indexOf(kindOf(a)) - RANK.indexOf(kindOf(b)))
    .filter((one, at, all) => all.findIndex((other) => kindOf(other) === kindOf(one)) === at)
    .slice(0, MOST);
}
const RANK: readonly string[] = ['more', 'who', 'overlap', 'stock', 'once', 'remind'];
const kindOf = ({ question }: Asked): string => question.id.split(':')[0] ?? '';

const asksOf = (facts: Facts, entity: EntityFact): (Asked | undefined)[] => [
  who(facts, entity),
  overlap(facts, entity),
  stock(facts, entity),
  once(facts, entity),
  remind(facts, entity),
];

/** What people outside a team ask for, book or hand in. */
const SENT_IN: readonly string[] = [
  'appointment',
  'booking',
  'reservation',
  'viewing',
  'consultation',
  'order',
  'foodOrder',
  'registration',
  'enrolment',
  'application',
  'formApplication',
  'request',
  'maintenanceRequest',
  'ticket',
  'complaint',
  'feedback',
  'response',
  'review',
  'suggestion',
  'donation',
  'ride',
  'stay',
];

const ruled = (facts: Facts, owner: string, kind: RuleFact['kind']) =>
  facts.rules.some((rule) => rule.owner === owner && rule.kind === kind);
const withRule =
  (owner: string, kind: RuleFact['kind'], details: RuleFact['details'] = {}) =>
  (facts: Facts, source: Source): Facts => ({
    ...facts,
    rules: [...facts.rules, { owner, kind, details, source }],
  });
const nounsOf = (facts: Facts, { noun, plural }: EntityFact): { one: string; many: string } => {
  return facts.language === 'de'
    ? { one: capital(noun), many: capital(plural) }
    : { one: noun, many: plural };
};
const linksOf = (facts: Facts, entity: EntityFact): EntityFact[] =>
  facts.relations
    .filter(({ from, many }) => from === entity.noun && !many)
    .flatMap(({ to }) => facts.entities.find(({ noun }) => noun === to) ?? []);

function who(facts: Facts, entity: EntityFact): Asked | undefined {
  const owner = entity.noun;
  if (!SENT_IN.includes(entity.concept ?? '') || openNouns(facts).length > 0) return undefined;
  if (facts.access.some((one) => one.owner === owner)) return undefined;
  const texts = QUESTION_TEXTS[facts.language];
  return {
    question: {
      id: `who:${owner}`,
      text: texts.who(nounsOf(facts, entity).many),
      answers: [
        { id: 'public', text: texts.anyone },
        { id: 'team', text: texts.team },
      ],
    },
    effects: {
      public: (before, source) =>
        withOpenness(
          {
            ...before,
            access: [
              ...before.access,
              { who: 'public', owner, action: 'create', allowed: true, source },
              { who: 'own', owner, action: 'read', allowed: true, source },
            ],
          },
          source,
        ),
      team: KEPT,
    },
  };
}

function overlap(facts: Facts, entity: EntityFact): Asked | undefined {
  const category = categoryFor(entity, lexiconFor(facts.language), facts.language);
  if (category !== 'booking' || ruled(facts, entity.noun, 'noOverlap')) return undefined;
  if (!facts.fields.some(({ owner, type }) => owner === entity.noun && type === 'dateTime')) return undefined;
  const per = linksOf(facts, entity).find((target) => {
    const what = categoryFor(target, lexiconFor(facts.language), facts.language);
    return what === 'asset' || what === 'place' || what === 'vehicle';
  });
  if (!per) return undefined;
  const texts = QUESTION_TEXTS[facts.language];
  return {
    question: {
      id: `overlap:${entity.noun}:${per.noun}`,
      text: texts.overlap(nounsOf(facts, per).one),
      answers: [
        { id: 'never', text: texts.never },
        { id: 'may', text: texts.may },
      ],
    },
    effects: { never: withRule(entity.noun, 'noOverlap', { per: per.noun }), may: KEPT },
  };
}

const SOLD: readonly string[] = ['order', 'orderItem', 'sale', 'stockMovement', 'invoiceItem'];
function stock(facts: Facts, entity: EntityFact): Asked | undefined {
  if (!SOLD.includes(entity.concept ?? '') || facts.rules.some(({ kind }) => kind === 'stock'))
    return undefined;
  const product = linksOf(facts, entity).find((target) =>
    facts.fields.some(
      ({ owner, type, label }) => owner === target.noun && type === 'number' && isStock(label),
    ),
  );
  if (!product) return undefined;
  const texts = QUESTION_TEXTS[facts.language];
  return {
    question: {
      id: `stock:${entity.noun}`,
      text: texts.stock(nounsOf(facts, product).many, nounsOf(facts, entity).many),
      answers: [
        { id: 'yes', text: texts.yes },
        { id: 'no', text: texts.no },
      ],
    },
    effects: { yes: withRule(entity.noun, 'stock'), no: KEPT },
  };
}
const isStock = (label: string) =>
  /stock|quantity|existencias|cantidad|quantité|bestand|menge|库存|数量|مخزون|كمية/iu.test(keyOf(label));

const JOINING: readonly string[] = [
  'enrolment',
  'registration',
  'attendance',
  'vote',
  'membership',
  'grade',
  'application',
  'formApplication',
];
function once(facts: Facts, entity: EntityFact): Asked | undefined {
  if (!JOINING.includes(entity.concept ?? '') || ruled(facts, entity.noun, 'uniqueTogether'))
    return undefined;
  const [a, b] = linksOf(facts, entity);
  if (!a || !b || a === b) return undefined;
  const texts = QUESTION_TEXTS[facts.language];
  return {
    question: {
      id: `once:${entity.noun}`,
      text: texts.once(nounsOf(facts, entity).many, nounsOf(facts, a).one, nounsOf(facts, b).one),
      answers: [
        { id: 'once', text: texts.onceOnly },
        { id: 'often', text: texts.often },
      ],
    },
    effects: { once: withRule(entity.noun, 'uniqueTogether', { of: `${a.noun}, ${b.noun}` }), often: KEPT },
  };
}

const LATE: readonly string[] = [
  'loan',
  'rental',
  'invoice',
  'appointment',
  'task',
  'lease',
  'contract',
  'subscription',
];
const DUE = /due|deadline|expir|renew|venc|échéance|fällig|frist|到期|استحقاق/iu;
function remind(facts: Facts, entity: EntityFact): Asked | undefined {
  if (!LATE.includes(entity.concept ?? '') || ruled(facts, entity.noun, 'reminder')) return undefined;
  const days = facts.fields.filter(({ owner, type }) => owner === entity.noun && /^date/.test(type));
  const due = days.find(({ label }) => DUE.test(label));
  const day = due ?? days[0];
  if (!day) return undefined;
  const before = due ? due.label : nounsOf(facts, entity).one;
  const texts = QUESTION_TEXTS[facts.language];
  const at = (minutes: number) => withRule(entity.noun, 'reminder', { field: day.label, minutes });
  return {
    question: {
      id: `remind:${entity.noun}`,
      text: texts.remind(facts.language === 'de' ? before : before.toLowerCase()),
      answers: [
        { id: 'day', text: texts.dayBefore },
        { id: 'week', text: texts.weekBefore },
        { id: 'none', text: texts.noMail },
      ],
    },
    effects: { day: at(1440), week: at(10_080), none: KEPT },
  };
}

/** Where one thing alone was named: what often goes with it. */
function more(facts: Facts): Asked | undefined {
  const [only, another] = facts.entities;
  if (!only || another || facts.relations.length > 0) return undefined;
  const { language } = facts;
  const concept = lexiconFor(language).byId(only.concept ?? '');
  if (!concept) return undefined;
  const near = [
    ...(concept.refersTo ?? []),
    ...THINGS.filter(({ refersTo }) => refersTo?.includes(concept.id)).map(({ id }) => id),
  ];
  const others = THINGS.filter(({ id }) => near.includes(id) && id !== concept.id).slice(0, 4);
  if (others.length === 0) return undefined;
  const texts = QUESTION_TEXTS[language];
  return {
    question: {
      id: 'more',
      text: texts.more(nounsOf(facts, only).many),
      answers: [
        ...others.map(({ id, names }) => ({ id, text: names[language].many })),
        { id: 'enough', text: texts.enough },
      ],
    },
    effects: {
      ...Object.fromEntries(
        others.map(({ id, names }) => [
          id,
          (before: Facts, source: Source) => withEntity(before, names[language].one, source),
        ]),
      ),
      enough: KEPT,
    },
  };
}
