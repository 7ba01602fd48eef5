import { type Action, ACTIONS, LIMITS } from '../../kinds.ts';
import { isDate } from '../../fields.ts';
import { nameFor } from '../../names.ts';
import { MEMBERS_ONLY } from '../../access.ts';
import type { Access, Blueprint, Entity, Field, Transition } from '../../schema.ts';
import { type Facts, isSaid } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import { chosenNouns, keepersOf, openNouns, overseersOf, ownershipsIn, worksOf } from '../assume/open.ts';
import type { Made } from './entities.ts';
import { SECRET } from '../words/secrets.ts';
import { capital } from '../../capital.ts';
import { cut } from './texts.ts';

// Who may do what: what was said, and for the rest what suits an app that is open, or a team's own.

const WHO = /^(?:public|member|own|owner)$/;

/** Who may do something with the data of an open app of which nothing was said. */
function inOpenApp(isSent: boolean, isSeen: boolean, team: readonly string[]): Access {
  const keepers = team.length > 0 ? [...team] : ['owner'];
  if (isSent) return { read: ['own', ...keepers], create: ['public'], update: keepers, delete: ['owner'] };
  return { read: isSeen ? ['public'] : keepers, create: keepers, update: keepers, delete: ['owner'] };
}

/** Those who see only what is theirs see nobody else, and change nobody's address. */
function ofPeople(others: readonly string[]): Access {
  const keepers = others.length > 0 ? [...others] : ['owner'];
  return { read: ['own', ...keepers], create: keepers, update: keepers, delete: ['owner'] };
}

/** What others record of somebody. */
const GIVEN: readonly string[] = [
  'grade',
  'invoice',
  'bill',
  'payslip',
  'salary',
  'prescription',
  'diagnosis',
  'certificate',
  'contract',
  'lease',
  'fine',
];
/** Who is taught is marked as there; who works may clock in. */
const MARKED = /^(?:parent|student|child)$/u;
/** For whom it is recorded. */
const RECEIVES =
  /^(?:customer|client|patient|student|pupil|parent|employee|worker|tenant|resident|member|donor|guest|child|trainee|learner)$/u;

/** Everyone of these but those who may not. */
function without(denied: readonly string[], names: readonly string[], roles: readonly string[]): string[] {
  if (denied.length === 0 || names.includes('public')) return [...names];
  const all = names.flatMap((name) => (name === 'member' ? roles : [name]));
  const left = [...new Set(all)].filter((name) => !denied.includes(name));
  return left.length > 0 ? left : ['owner'];
}

/** Nobody shows to everyone how to reach people, how to get in, or what is earned, unless it was said. */
const isSecret = ({ type, label }: Field): boolean =>
  type === 'email' || type === 'phone' || SECRET.test(label);

const BIRTH = /birth|naci|naiss|geb|出生|ميلاد/iu;
/** What a visitor has to fill in: what they choose, and when. */
function asked(field: Field, { fields }: Entity, isSeen: (name: string | undefined) => boolean): Field {
  if (field.type === 'reference') return { ...field, required: isSeen(field.entity) };
  const first = fields.find((one) => isDate(one) && !BIRTH.test(one.label));
  return field === first ? { ...field, required: true } : field;
}

interface Decided {
  entity: Entity;
  one: Made | undefined;
  access: Access;
}
/** In an open app those who look after it may all. Others who work there may what they are told to do, and see what that refers to. */
function withWork(
  decided: readonly Decided[],
  facts: Facts,
  roles: ReadonlyMap<string, string>,
  isPerson: (noun: string) => boolean,
): Decided[] {
  const grants = [...worksOf(facts)].flatMap(([noun, things]) => {
    const role = roles.get(noun);
    return role === undefined ? [] : [{ role, things }];
  });
  const seen = (things: readonly string[]) =>
    facts.relations.flatMap(({ from, to }) => (things.includes(from) && !isPerson(to) ? [to] : []));
  return decided.map((one) => {
    const noun = one.one?.fact.noun;
    const access = { ...one.access };
    for (const { role, things } of grants) {
      const add = (action: Action) => {
        const may = access[action];
        if (!may.includes('public') && !may.includes('member')) access[action] = [...new Set([...may, role])];
      };
      if (noun !== undefined && things.includes(noun)) for (const action of WORK) add(action);
      else if (noun !== undefined && seen(things).includes(noun)) add('read');
    }
    return { ...one, access };
  });
}
const WORK: readonly Action[] = ['read', 'create', 'update'];

export function withAccess(
  blueprint: Blueprint,
  facts: Facts,
  made: readonly Made[],
  lexicon: Lexicon,
): Blueprint {
  const roles = new Map<string, string>();
  for (const { noun } of facts.roles.slice(0, LIMITS.roles))
    if (cut(noun, LIMITS.entityLabel) !== '')
      roles.set(noun, nameFor(noun, 'role', ['public', 'member', 'own', 'owner', ...roles.values()]));
  const keepers = keepersOf(facts).flatMap((noun) => roles.get(noun) ?? []);
  const overseers = overseersOf(facts).flatMap((noun) => roles.get(noun) ?? []);
  const open = openNouns(facts);
  const isOpen = open.length > 0;
  const sent = made.filter(({ fact }) => open.includes(fact.noun));
  const chosen = chosenNouns(facts, lexicon);
  /** Whether the public sees it without that being said: only what a form lets them choose from. */
  const isChosen = (entity: Entity, one: Made | undefined): boolean =>
    one !== undefined && chosen.includes(one.fact.noun) && !entity.fields.some(isSecret);
  const owned = ownershipsIn(facts, lexicon);
  const parted = owned.map(({ who }) => who);
  const conceptOf = (noun: string) => facts.entities.find((one) => one.noun === noun)?.concept ?? noun;
  const isRole = (noun: string) => facts.roles.some((role) => role.noun === noun);
  // Where others work there who have no role, nobody can be told apart, unless a team was added for them.
  const isTold =
    facts.roles.some((role) => !isSaid(role)) ||
    facts.entities.every(
      (one) =>
        categoryFor(one, lexicon, facts.language) !== 'person' ||
        parted.includes(one.noun) ||
        isRole(one.noun),
    );
  const others = [...roles].flatMap(([noun, name]) => (parted.includes(noun) ? [] : [name]));
  const usual = (entity: Entity, one: Made | undefined): Access => {
    if (isOpen) return inOpenApp(one !== undefined && sent.includes(one), isChosen(entity, one), keepers);
    if (!one || !parted.includes(one.fact.noun)) return MEMBERS_ONLY;
    const people = ofPeople(others);
    return isTold ? people : { ...people, read: MEMBERS_ONLY.read };
  };
  const steps = (entity: Entity, noun: string | undefined): Entity => {
    if (!entity.states) return entity;
    const options = entity.fields.find(({ name }) => name === entity.states?.field)?.options ?? [];
    const labelOf = (one: string) => options.find(({ name }) => name === one)?.label ?? '';
    const taking = ({ from, to }: Transition) =>
      facts.access.flatMap(({ owner, state, step, who }) => {
        const option = options.find(({ label }) => state !== undefined && keyOf(label) === keyOf(state));
        if (owner !== noun || option?.name !== to) return [];
        if (step?.ends !== undefined && keyOf(step.ends) !== keyOf(labelOf(from))) return [];
        return roles.get(who) ?? (who === 'owner' ? [who] : []);
      });
    const transitions = entity.states.transitions.map((step) => {
      const who = [...new Set(taking(step))];
      return who.length > 0 ? { ...step, roles: who } : step;
    });
    return { ...entity, states: { ...entity.states, transitions } };
  };
  const decided = blueprint.entities.map((given) => {
    const entity = steps(given, made.find((candidate) => candidate.entity.name === given.name)?.fact.noun);
    const one = made.find((candidate) => candidate.entity.name === entity.name);
    const said = facts.access.filter(({ owner, state }) => owner === one?.fact.noun && state === undefined);
    const namesFor = (action: Action, isAllowed: boolean) =>
      said
        .filter((candidate) => candidate.action === action && candidate.allowed === isAllowed)
        .flatMap(({ who: name }) => (WHO.test(name) ? [name] : (roles.get(name) ?? [])));
    const access: Access = { ...usual(entity, one) };
    for (const action of ACTIONS) {
      const who = namesFor(action, true);
      if (who.length > 0) access[action] = [...new Set(who)];
    }
    // Their own rows, besides those who look after all of them.
    const deciding = (entity.states?.transitions ?? []).flatMap((step) => step.roles ?? []);
    const isOwn = (names: readonly string[]) => names.length === 1 && names[0] === 'own';
    if (isOwn(access.read)) access.read = [...new Set(['own', ...keepers, ...overseers, ...deciding])];
    if (isOwn(access.update)) access.update = [...new Set(['own', ...keepers, ...overseers])];
    // Who can't see a row can't change it either.
    const isClosed = namesFor('read', true).length > 0 && !access.read.includes('public');
    for (const action of isClosed ? (['create', 'update'] as const) : [])
      if (access[action].includes('member') && namesFor(action, true).length === 0)
        access[action] =
          action === 'create' && access.read.includes('own') ? access.create : [...access.read];
    // "Students see their own grades": they give themselves none.
    const isGiven =
      one !== undefined &&
      owned.some(
        ({ owner, who }) =>
          owner === one.fact.noun &&
          (GIVEN.includes(one.fact.concept ?? owner)
            ? RECEIVES.test(conceptOf(who))
            : one.fact.concept === 'attendance' && MARKED.test(conceptOf(who))),
      );
    for (const action of isGiven && !isOpen ? (['create', 'update'] as const) : [])
      if (namesFor(action, true).length === 0) access[action] = others.length > 0 ? [...others] : ['owner'];
    const unseen = namesFor('read', false);
    for (const action of ACTIONS)
      access[action] = without([...unseen, ...namesFor(action, false)], access[action], [...roles.values()]);
    return { entity, one, access };
  });
  const isPerson = (noun: string) =>
    made.some(({ fact }) => fact.noun === noun && categoryFor(fact, lexicon, facts.language) === 'person');
  const worked = isOpen ? withWork(decided, facts, roles, isPerson) : decided;
  /** Nobody can be asked to choose from what they don't see. */
  const isSeen = (name: string | undefined) =>
    worked.some(({ entity, access }) => entity.name === name && access.read.includes('public'));
  const entities = worked.map(({ entity, one, access }) =>
    one && sent.includes(one)
      ? { ...entity, access, fields: entity.fields.map((field) => asked(field, entity, isSeen)) }
      : { ...entity, access },
  );
  return {
    ...blueprint,
    entities,
    roles: [...roles].map(([noun, name]) => ({ name, label: cut(capital(noun), LIMITS.entityLabel) })),
    signUp: isOpen || facts.pages.some(({ kind }) => kind === 'account') ? 'open' : 'invited',
  };
}
