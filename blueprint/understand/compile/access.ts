import { type Action, ACTIONS, LIMITS } from '../../kinds.ts';
import { isDate } from '../../fields.ts';
import { nameFor } from '../../names.ts';
import { MEMBERS_ONLY } from '../../access.ts';
import type { Access, Blueprint, Entity, Field } from '../../schema.ts';
import type { Facts } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../merge.ts';
import type { Category } from '../ontology/concept.ts';
import { OFFERED } from '../ontology/index.ts';
import { keepersOf, openNouns, overseersOf } from '../open.ts';
import type { Made } from './entities.ts';
import { capital } from '../../capital.ts';
import { cut } from './texts.ts';

// Who may do what: what was said, and for the rest what suits an app that is open, or a team's own.

/** Things that whoever books, buys or joins has to see. */
const SEEN: readonly Category[] = [...OFFERED, 'category'];
const WHO = /^(?:public|member|own|owner)$/;

/** Who may do something with the data of an open app of which nothing was said. */
function inOpenApp(isSent: boolean, isSeen: boolean, team: readonly string[]): Access {
  const keepers = team.length > 0 ? [...team] : ['owner'];
  if (isSent) return { read: ['own', ...keepers], create: ['public'], update: keepers, delete: ['owner'] };
  return { read: isSeen ? ['public'] : keepers, create: keepers, update: keepers, delete: ['owner'] };
}

/** Everyone of these but those who may not. */
function without(denied: readonly string[], names: readonly string[], roles: readonly string[]): string[] {
  if (denied.length === 0 || names.includes('public')) return [...names];
  const all = names.flatMap((name) => (name === 'member' ? roles : [name]));
  const left = [...new Set(all)].filter((name) => !denied.includes(name));
  return left.length > 0 ? left : ['owner'];
}

const BIRTH = /birth|naci|naiss|geb|出生|ميلاد/iu;
/** What a visitor has to fill in: what they choose, and when. */
const asked = (field: Field, { fields }: Entity, seen: (name: string | undefined) => boolean): Field =>
  (field.type === 'reference' && seen(field.entity)) ||
  field === fields.find((one) => isDate(one) && !BIRTH.test(one.label))
    ? { ...field, required: true }
    : field;

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
  const needed = new Set(sent.flatMap(({ entity }) => entity.fields.flatMap((field) => field.entity ?? [])));
  const people = new Set(
    made
      .filter(({ fact }) => categoryFor(fact, lexicon, facts.language) === 'person')
      .map(({ entity }) => entity.name),
  );
  const seen = (name: string | undefined) => name !== undefined && !people.has(name);
  const usual = (entity: Entity, one: Made | undefined): Access => {
    if (!isOpen) return MEMBERS_ONLY;
    const category = one && categoryFor(one.fact, lexicon, facts.language);
    // What is chosen from is seen, also where it says who looks after it.
    const isSomeones = entity.fields.some(
      ({ type, entity: target }) =>
        type === 'email' || type === 'phone' || (people.has(target ?? '') && !needed.has(entity.name)),
    );
    const isSeen =
      !isSomeones &&
      category !== 'person' &&
      (needed.has(entity.name) || (category !== undefined && SEEN.includes(category)));
    return inOpenApp(one !== undefined && sent.includes(one), isSeen, keepers);
  };
  const steps = (entity: Entity, noun: string | undefined): Entity => {
    if (!entity.states) return entity;
    const options = entity.fields.find(({ name }) => name === entity.states?.field)?.options ?? [];
    const taking = (to: string) =>
      facts.access.flatMap(({ owner, state, who }) => {
        const option = options.find(({ label }) => state !== undefined && keyOf(label) === keyOf(state));
        return owner === noun && option?.name === to ? (roles.get(who) ?? []) : [];
      });
    const transitions = entity.states.transitions.map((step) => {
      const who = [...new Set(taking(step.to))];
      return who.length > 0 ? { ...step, roles: who } : step;
    });
    return { ...entity, states: { ...entity.states, transitions } };
  };
  const entities = blueprint.entities.map((given) => {
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
    // What the public chooses from it has to see, whoever sees only a part of it elsewhere.
    if (access.read.join() === 'own' && isOpen && needed.has(entity.name) && seen(entity.name))
      access.read = ['public'];
    if (access.read.length === 1 && access.read[0] === 'own')
      access.read = [...new Set(['own', ...keepers, ...overseers, ...deciding])];
    // Who can't see a row can't change it either.
    const isClosed = namesFor('read', true).length > 0 && !access.read.includes('public');
    for (const action of isClosed ? (['create', 'update'] as const) : [])
      if (access[action].includes('member') && namesFor(action, true).length === 0)
        access[action] =
          action === 'create' && access.read.includes('own') ? access.create : [...access.read];
    const unseen = namesFor('read', false);
    for (const action of ACTIONS)
      access[action] = without([...unseen, ...namesFor(action, false)], access[action], [...roles.values()]);
    return one && sent.includes(one)
      ? { ...entity, access, fields: entity.fields.map((field) => asked(field, entity, seen)) }
      : { ...entity, access };
  });
  return {
    ...blueprint,
    entities,
    roles: [...roles].map(([noun, name]) => ({ name, label: cut(capital(noun), LIMITS.entityLabel) })),
    signUp: isOpen || facts.pages.some(({ kind }) => kind === 'account') ? 'open' : 'invited',
  };
}
