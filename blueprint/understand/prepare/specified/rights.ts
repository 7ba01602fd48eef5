import type { AccessFact, Facts, Span } from '../../facts.ts';
import { singular } from '../../read/english/inflect.ts';
import { actionsOf } from '../../words/english-actions.ts';

// "Coach: can edit own team", "Visitor: read only": what a specification says of each of its users.

/** Who has a part in the app, by what is said behind their name. */
export interface User extends Span {
  noun: string;
  rights: readonly Right[];
}
/** `all` and `look` hold for everything that is kept. */
export type Right = Span &
  (
    | { kind: 'all' | 'look' }
    | { kind: 'deed'; actions: readonly AccessFact['action'][]; of: string; isOwn: boolean }
  );

const MODAL =
  /^(?:(?:can|may|could|should|must|is|are|has|have|will|be|able|allowed|to|the|right|rights) )+/u;
const ALL =
  /^(?:full|all|complete|unlimited)(?: (?:access|control|rights|permissions|power))?$|^(?:do |does |manages? |edits? |(?:see|view)s? and edits? |access(?:es)? (?:to )?)?(?:everything|all(?: (?:data|records|rows))?|anything)$/u;
const LOOK =
  /^(?:read|view|look)(?:ing|s)?(?:[ -]only| access)?$|^(?:only|just) (?:reads?|views?|looks?|sees?)(?: (?:everything|all|data))?$|^(?:reads?|views?|sees?|looks? at) (?:everything|all)(?: data)?$/u;
const VERBS =
  /^((?:[a-z]+(?:,? and |,? or |, ?|\/| & ))*[a-z]+) ((?:(?:only )?(?:his|her|their|its|the|own|all|new|any) )*)([a-z][a-z -]*)$/u;
const PARTS =
  /[;.]|, ?(?=(?:can|may|and )|\p{Ll}+ (?:their |own |all |the |any |new )?\p{Ll}+)| and (?=(?:can|may) )/u;

const deedsOf = (verbs: string): AccessFact['action'][] | undefined => {
  const each = verbs.split(/,? and |,? or |, ?|\/| & /u).map((verb) => actionsOf(verb));
  return each.some((actions) => actions.length === 0) ? undefined : [...new Set(each.flat())];
};

/** What is said of somebody's rights from a place on; nothing where it says something else. */
export function rightsIn(words: string, start: number): Right[] | undefined {
  let at = start;
  const rights: Right[] = [];
  for (const part of words.split(PARTS)) {
    const from = words.indexOf(part, at - start) + start;
    at = from + part.length;
    const span = { start: from, end: at };
    const said = part.toLowerCase().trim().replace(MODAL, '');
    if (said === '') continue;
    if (ALL.test(said)) rights.push({ kind: 'all', ...span });
    else if (LOOK.test(said)) rights.push({ kind: 'look', ...span });
    else {
      const [, verbs = '', which = '', of = ''] = VERBS.exec(said) ?? [];
      const actions = deedsOf(verbs);
      if (!actions) return undefined;
      rights.push({ kind: 'deed', actions, of, isOwn: /\b(?:own|his|her|their)\b/u.test(which), ...span });
    }
  }
  return rights;
}

const CHANGES = ['create', 'update', 'delete'] as const;

function accessOf({ noun }: User, right: Right, facts: Facts): AccessFact[] {
  const source = { from: 'text' as const, spans: [{ start: right.start, end: right.end }] };
  const of = (owner: string, action: AccessFact['action'], allowed: boolean): AccessFact => ({
    who: noun,
    owner,
    action,
    allowed,
    source,
  });
  if (right.kind !== 'deed') {
    // Who may do everything is named where only some may; where nothing is said all may.
    const isLimited = (owner: string, action: AccessFact['action']) =>
      right.kind === 'look' || facts.access.some((one) => one.owner === owner && one.action === action);
    return facts.entities.flatMap(({ noun: owner }) =>
      CHANGES.filter((action) => isLimited(owner, action)).map((action) =>
        of(owner, action, right.kind === 'all'),
      ),
    );
  }
  const owner = facts.entities.find((one) => one.noun === singular(right.of))?.noun;
  if (owner === undefined) return [];
  return right.actions
    .filter((action) => right.isOwn || action !== 'read')
    .map((action) => ({ ...of(owner, action, true), ...(right.isOwn && { who: 'own' }) }));
}

/** The facts with these users as roles, and what they may. */
export function withUsers(facts: Facts, users: readonly User[]): Facts {
  const isThere = ({ noun }: User) => facts.roles.some((role) => role.noun === noun);
  const roles = users
    .filter((user) => !isThere(user))
    .map(({ noun, start, end }) => ({ noun, source: { from: 'text' as const, spans: [{ start, end }] } }));
  const rights = users.flatMap((user) => user.rights.map((right) => ({ user, right })));
  const told = (all: Facts, isAll: boolean): Facts => ({
    ...all,
    access: [
      ...all.access,
      ...rights
        .filter(({ right }) => (right.kind === 'all') === isAll)
        .flatMap(({ user, right }) => accessOf(user, right, all)),
    ],
  });
  return told(told({ ...facts, roles: [...facts.roles, ...roles] }, false), true);
}
