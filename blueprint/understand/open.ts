import type { AccessFact, Facts, FieldFact, Source } from './facts.ts';
import { keyOf, lexiconFor } from './lexicon.ts';
import { categoryFor } from './merge.ts';
import type { Category } from './ontology/concept.ts';
import { attributeNamed, OFFERED } from './ontology/index.ts';
import { OPEN_TEXTS } from './words/questions.ts';

/** The nouns of what the public may add. */
export const openNouns = (facts: Facts): string[] =>
  facts.access
    .filter(({ who, action, allowed }) => who === 'public' && action === 'create' && allowed)
    .map(({ owner }) => owner);

const VISITORS =
  /^(?:user|visitor|guest|public|customer|client|member|usuario|visitante|visiteur|besucher|kunde|用户|访客|زائر|عميل)$/iu;

/** Those for whom others work: what somebody sees only of their own, these don't see whole. */
const SERVED =
  /^(?:student|pupil|applicant|candidate|patient|parent|tenant|resident|player|participant|estudiante|alumn[oa]|étudiante?|élève|studentin|schüler(?:in)?|bewerber(?:in)?|学生|申请人|患者|طالب|مريض)$/iu;

/** The nouns of the roles that look after an open app: not those of people who are kept in it, or come to it. */
export const keepersOf = (facts: Facts): string[] => {
  const { roles, entities } = facts;
  const limited = limitedOf(facts);
  return roles
    .map(({ noun }) => noun)
    .filter(
      (noun) =>
        !VISITORS.test(noun) &&
        !limited.includes(noun) &&
        !entities.some((entity) => keyOf(entity.noun) === keyOf(noun)),
    );
};

const spansOf = ({ source }: { source: Source }) => (source.from === 'text' ? source.spans : []);
/** The nouns of the roles of which it is said that they see a part only. */
const limitedOf = ({ roles, access }: Facts): string[] => {
  const limits = access.filter(({ who, allowed }) => who === 'own' || !allowed).flatMap(spansOf);
  return roles
    .filter((role) =>
      spansOf(role).some(({ start, end }) =>
        limits.some((limit) => limit.start <= start && end <= limit.end),
      ),
    )
    .map(({ noun }) => noun);
};
/** The nouns of the others: where some see their own rows, these see all. */
export const overseersOf = (facts: Facts): string[] => {
  const limited = limitedOf(facts);
  return facts.roles
    .filter(
      ({ noun, ...role }) =>
        spansOf(role).length > 0 && !limited.includes(noun) && !VISITORS.test(noun) && !SERVED.test(noun),
    )
    .map(({ noun }) => noun);
};

const PARTED: Source = { from: 'knowledge', because: 'somebody looks after all rows' };
const WHY: Source = { from: 'knowledge', because: 'the public takes part' };

const CHOSEN: readonly Category[] = ['person', ...OFFERED];
const TAKEN: readonly Category[] = ['booking', 'document', 'task', 'money'];

/** "Customers order cakes": what they add is an order, and the cakes are what they choose from. */
function meantOf(access: AccessFact, facts: Facts): AccessFact[] {
  const { language, entities, relations } = facts;
  const categoryOf = (noun: string) => {
    const entity = entities.find((one) => one.noun === noun);
    return entity && categoryFor(entity, lexiconFor(language), language);
  };
  const isIn = (list: readonly Category[], noun: string) => list.some((one) => one === categoryOf(noun));
  if (access.who !== 'public' || access.action !== 'create' || !access.allowed) return [access];
  if (!isIn(CHOSEN, access.owner)) return [access];
  const taken = relations.find(({ from, to }) => to === access.owner && isIn(TAKEN, from))?.from;
  return taken === undefined
    ? [access]
    : [
        { ...access, owner: taken },
        // People who sign up stay unseen by others.
        ...(isIn(['person'], access.owner) ? [] : [{ ...access, action: 'read' as const }]),
      ];
}

/** Where the public adds rows, these say whose they are, and a team looks after the rest. */
export function withOpenness(given: Facts, source: Source = WHY): Facts {
  const facts = { ...given, access: given.access.flatMap((one) => meantOf(one, given)) };
  const open = openNouns(facts);
  const { language } = facts;
  const texts = OPEN_TEXTS[language];
  if (open.length === 0) {
    const isParted = facts.access.some(({ who, allowed }) => who === 'own' && allowed);
    const isOverseen = [...overseersOf(facts), ...keepersOf(facts)].length > 0;
    return isParted && !isOverseen
      ? { ...facts, roles: [...facts.roles, { noun: texts.team, source: PARTED }] }
      : facts;
  }
  const fields = [...new Set(open)].flatMap((owner): FieldFact[] => {
    const own = facts.fields.filter((field) => field.owner === owner);
    const entity = facts.entities.find(({ noun }) => noun === owner);
    const isPerson = entity && categoryFor(entity, lexiconFor(language), language) === 'person';
    const isNamed = own.some(
      ({ label, type }) =>
        (isPerson && type === 'text') ||
        keyOf(label) === keyOf(texts.name) ||
        attributeNamed(label, language)?.name === 'personName',
    );
    return [
      ...(isNamed ? [] : [{ owner, label: texts.name, type: 'text' as const, required: true, source }]),
      ...(own.some(({ type }) => type === 'email')
        ? []
        : [{ owner, label: texts.email, type: 'email' as const, required: true, source }]),
    ];
  });
  // A visitor can't know the number that a team would give it.
  const isFiledAs = (field: FieldFact) =>
    field.source.from === 'knowledge' &&
    open.includes(field.owner) &&
    /number$/iu.test(attributeNamed(field.label, language)?.name ?? '') &&
    field.type === 'text';
  return {
    ...facts,
    fields: [...facts.fields.filter((field) => !isFiledAs(field)), ...fields],
    rules: [
      ...facts.rules,
      ...[...new Set(open)]
        .filter((owner) => !facts.rules.some((rule) => rule.kind === 'notify' && rule.owner === owner))
        .map((owner) => ({ owner, kind: 'notify' as const, details: { to: 'owner' }, source })),
    ],
    roles: keepersOf(facts).length > 0 ? facts.roles : [...facts.roles, { noun: texts.team, source }],
  };
}
