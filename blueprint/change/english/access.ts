import { ACTIONS, type Action } from '../../kinds.ts';
import { type Context, failed, type Outcome } from '../change.ts';
import {
  actionsOf,
  addRole,
  allow,
  leaveToThemselves,
  ownRows,
  type Who,
  whoIs,
  withWho,
} from '../do/access.ts';
import { endsOf, setStepRoles } from '../do/options.ts';
import { mayBeSelf } from '../../fields.ts';
import { findEntity, findFieldIn, findOptions, findRole } from '../find.ts';
import { lookUp } from '../../understand/words/look-up.ts';
import { bare, listed } from '../text.ts';
import { rule } from './pattern.ts';

const VERB =
  '(?<verb>(?:see|view|read|look at|list|browse|open|access|find|add|create|make|enter|submit|send|post|write|book|order|place|request|upload|register|report|edit|change|update|modify|alter|correct|touch|delete|remove|erase|destroy|cancel|manage|administer|control|do anything with|do everything with|maintain|handle)(?:,? (?:and|or|nor|&) (?:\\w+)|, \\w+|/\\w+)*)';
const OWN =
  '(?:(?:only )?(?:their|his|her|his or her|its|your|my) own|(?:only )?the (?:ones )?(?<made>.+?) (?:that )?they(?: have| themselves)? (?:made|created|added|entered|own|submitted|placed|booked|wrote|sent in|sent)(?: themselves)?|theirs only|only theirs)';

/** All data that a phrase means: one kind, several, or everything. */
function entitiesOf(context: Context, phrase: string): number[] | null {
  const noun = bare(phrase);
  if (
    /^(?:everything|all data|anything|the app|it all|all of it|all|data|the data|records|rows|entries)$/iu.test(
      noun,
    )
  )
    return [...context.app.entities.keys()];
  const whole = findEntity(context, noun);
  if (whole && whole.score >= 0.65) return [whole.at];
  const parts = listed(noun).map((part) => findEntity(context, part));
  const found = parts.filter((part) => part !== undefined && part.score >= 0.6);
  if (found.length < parts.length || found.length === 0) return null;
  return found.flatMap((part) => part?.at ?? []);
}

const peopleOf = (context: Context, phrase: string): Who[] | null => {
  const whole = whoIs(context, phrase);
  if (whole && !/ (?:and|or) |,/iu.test(phrase)) return [whole];
  const all = listed(phrase).map((part) => whoIs(context, part));
  return all.some((one) => one === null) ? null : all.flatMap((one) => one ?? []);
};

function access(
  context: Context,
  who: string,
  verb: string,
  what: string,
  how: 'too' | 'only' | 'not',
): Outcome | null {
  const actions = actionsOf(verb);
  const people = peopleOf(context, who);
  if (!actions || !people) return null;
  const entities = entitiesOf(context, what);
  if (!entities) return failed('notFound', what);
  return allow(context, entities, actions, people, how);
}

function ownOf(context: Context, who: string, verb: string, what: string): Outcome | null {
  const actions = actionsOf(verb);
  if (!actions || peopleOf(context, who) === null) return null;
  const entities = entitiesOf(context, what);
  if (entities) return ownRows(context, entities, actions);
  return (actions.includes('update') ? ofThemselves(context, who, what) : null) ?? failed('notFound', what);
}

/** "Members can change their own phone number": a field of the people themselves. */
function ofThemselves(context: Context, who: string, what: string): Outcome | null {
  const people = findEntity(context, bare(who));
  if (!people || people.score < 0.8) return null;
  const fields = listed(bare(what)).map((part) => findFieldIn(context, people.at, part)?.field);
  if (!fields.every((field) => field !== undefined && mayBeSelf(people.item, field))) return null;
  return leaveToThemselves(context, people.at, fields);
}

/** Only some may take a step to a state. */
function step(context: Context, who: string, to: string, what: string, from?: string): Outcome | null {
  const people = peopleOf(context, who);
  if (!people) return null;
  const owner = what === '' ? undefined : findEntity(context, what);
  if (what !== '' && !owner) return null;
  const options = findOptions(context, to).filter(
    ({ entity, field }) => entity.states?.field === field.name && (!owner || entity === owner.item),
  );
  const [option] = options.length > 0 ? options : statesLike(context, to, owner?.at);
  if (!option) return null;
  let { app } = context;
  const names = people.flatMap((one) => {
    const known = withWho(app, one);
    app = known?.app ?? app;
    return known?.name ?? [];
  });
  const ends = from === undefined ? undefined : endsOf(context, { from, to }, option.entityAt);
  const outcome = setStepRoles({ ...context, app }, option.entityAt, option.option, names, ends?.from);
  return outcome;
}

/** “confirm” for Confirmed, “approve” for Approved, “cancel” for Cancelled. */
function statesLike(context: Context, verb: string, entityAt?: number) {
  const stem = verb
    .toLowerCase()
    .replace(/e$/, '')
    .slice(0, Math.max(4, verb.length - 1));
  return context.app.entities.flatMap((entity, at) => {
    const fieldAt = entity.fields.findIndex(({ name }) => name === entity.states?.field);
    const field = entity.fields[fieldAt];
    if (!field || (entityAt !== undefined && at !== entityAt) || stem.length < 4) return [];
    return (field.options ?? []).flatMap((option, optionAt) =>
      option.label.toLowerCase().startsWith(stem)
        ? [{ entity, entityAt: at, field, at: fieldAt, option, optionAt, score: 0.7 }]
        : [],
    );
  });
}

const SEE: readonly Action[] = ['read'];

export const ACCESS_RULES = [
  // A role that comes with what it may do.
  rule(
    [
      `(?:ADD )(?:an? |the |another )?(?:new )?(?:user )?role(?: called| named| of| for|:)? (?:an? )?(?<who>.+?),? (?:who|that|which) (?:(?:can|may)(?: also| only)?|(?:is|are) (?:able|allowed) to) ${VERB} (?<what>.+)`,
      `(?:ADD )(?:an? |the |another )?(?:new )?(?<who>.+?) role,? (?:who|that|which) (?:(?:can|may)(?: also| only)?|(?:is|are) (?:able|allowed) to) ${VERB} (?<what>.+)`,
    ],
    (slot, context) => {
      const role = addRole(context, [slot('who')]);
      if (!('app' in role)) return role;
      const right = access({ ...context, app: role.app }, slot('who'), slot('verb'), slot('what'), 'too');
      return right && 'app' in right ? { ...right, kind: 'addRole' } : right;
    },
  ),
  rule(
    [
      `(?:only |just )?(?:let |allow )?(?<who>.+?) (?:(?:can|may|should|must|are|be|is|shall|could|will|to)(?: be)?(?: able to| allowed to| only| just)* )?(?:only )?${VERB} (?:only )?(?:those |the )?(?:(?:their|his|her|his or her|your|my) own) (?<what>.+)`,
      `(?<who>.+?) (?:can|may|should|must|shall|could|will)(?: be able to| be allowed to)? (?:only )?${VERB} (?:only )?(?:the |those )?(?<what>.+?) (?:that |which )?(?:they|he|she)(?:'ve| have| themselves)? (?:made|created|added|entered|own|submitted|placed|booked|wrote|ordered|sent in|sent|posted)(?: themselves)?`,
      `(?<who>.+?) CANNOT ${VERB} (?:other people's|others'|each other's|anyone else's|someone else's|the .+? of others) (?<what>.+)`,
      `(?:hide|keep) (?:other people's|others'|each other's) (?<what>.+?) (?:from|private from) (?<who>.+)`,
    ],
    (slot, context) => ownOf(context, slot('who') || 'members', slot('verb') || 'see', slot('what')),
  ),
  rule(
    [
      `OWN`.replace('OWN', `${OWN} (?<what>.+?) only`),
      `members see only their own (?<what>.+)`,
      `(?:keep |make )?(?<what>.+?) BE (?:private|visible only) to (?:whoever|the (?:person|member|one) who) (?:made|created|added) (?:them|it)`,
      `each (?<who>.+?) sees only (?:their|his or her) own (?<what>.+)`,
    ],
    (slot, context) => ownOf(context, slot('who') || 'members', 'see', slot('what')),
  ),
  rule(
    [
      `(?:only|just) (?<who>.+?) (?:can|may|should|must|shall|could|will|are allowed to|is allowed to)(?: be able to| be allowed to)? (?<to>\\w+) (?<what>.+)`,
      `(?:only|just) (?<who>.+?) (?:can|may|should|must)(?: be able to| be allowed to)? (?:move|CHANGE|mark|put) (?<what>.+?) (?:as|to|into|from (?<from>.+?) to) (?<to>.+)`,
      `(?:a |an )?(?<what>.+?) (?:can|may|should|must) only be (?<to>\\w+) by (?<who>.+)`,
    ],
    (slot, context, said) =>
      actionsOf(slot('to')) && !/^cancel/iu.test(slot('to'))
        ? null
        : step(context, slot('who'), slot('to'), slot('what').replace(/^(?:a|an|the) /iu, ''), said.from),
  ),
  rule(
    [
      `(?:only|just) (?:let |allow )?(?<who>.+?) (?:(?:can|may|should|must|shall|could|will|to|are|is)(?: be)?(?: able to| allowed to)? )${VERB} (?<what>.+)`,
      `(?:only|just) (?:let|allow) (?<who>.+?) ${VERB} (?<what>.+)`,
      `(?:no ?body|no one|none) (?:except|but|other than|besides) (?:for )?(?<who>.+?) (?:can|may|should|must|shall|could)(?: be able to| be allowed to)? ${VERB} (?<what>.+)`,
      `(?:restrict|limit) ${VERB}(?:ing)? (?<what>.+?) to (?<who>.+)`,
      `(?<what>.+?) (?:can|may|should|must) only be (?<verb>seen|viewed|read|added|created|edited|changed|updated|deleted|removed|managed) by (?<who>.+)`,
    ],
    (slot, context) => access(context, slot('who'), verbOf(slot('verb')), slot('what'), 'only'),
  ),
  rule(
    [
      `(?<who>.+?) CANNOT(?: be)?(?: able to| allowed to)? ${VERB} (?<what>.+)`,
      `(?<who>.+?) (?:cannot|can no longer|may no longer|should no longer|must no longer|should never|must never|are not to) ${VERB} (?<what>.+)`,
      `(?:don't|do not|never) (?:let|allow) (?<who>.+?)(?: to)? ${VERB} (?<what>.+)`,
      `(?:stop|prevent|forbid|keep|block|disallow) (?<who>.+?) (?:from |to )?(?<verb>\\w+ing) (?<what>.+)`,
      '(?:hide|keep) (?<what>.+?) (?:from|private from|secret from) (?<who>.+)',
    ],
    (slot, context) => access(context, slot('who'), verbOf(slot('verb') || 'see'), slot('what'), 'not'),
  ),
  rule(
    [`(?:no ?body|no one) (?:can|may|should|must|shall)(?: be able to| be allowed to)? ${VERB} (?<what>.+)`],
    (slot, context) => access(context, 'owner', slot('verb'), slot('what'), 'only'),
  ),
  rule(
    [
      `(?:let|allow|permit|enable) (?<who>.+?)(?: to)? (?:also )?${VERB} (?<what>.+)`,
      `(?<who>.+?) (?:can|may|should|must|shall|could|are allowed to|is allowed to)(?: also)?(?: be able to| be allowed to)?(?: also)? ${VERB} (?<what>.+)`,
      `give (?<who>.+?) (?:access|permission|the right) to (?:${VERB} )?(?<what>.+)`,
    ],
    (slot, context) => access(context, slot('who'), slot('verb') || 'see', slot('what'), 'too'),
  ),
  rule(
    [
      '(?:CHANGE |keep )?(?<what>.+?) (?:(?:BE|to|to be) )?(?:made )?(?<how>public|visible to (?:everyone|all|anyone|the public|strangers|visitors)|open to (?:everyone|all|the public))',
    ],
    (slot, context) => {
      const entities = entitiesOf(context, slot('what'));
      return entities && allow(context, entities, SEE, [{ name: 'public' }], 'too');
    },
  ),
  rule(
    [
      '(?:CHANGE |keep )?(?<what>.+?) (?:(?:BE|to|to be) )?(?<how>private|internal|hidden from (?:everyone|the public|visitors|strangers)|(?:visible |only visible |only )(?:to|for) (?<who>.+?)(?: only)?|secret|members[- ]only)',
    ],
    (slot, context) => {
      const entities = entitiesOf(context, slot('what'));
      if (!entities) return null;
      const who =
        slot('who') === '' ? (/private|secret/iu.test(slot('how')) ? 'owner' : 'members') : slot('who');
      const people = peopleOf(context, who);
      if (!people) return null;
      const some = new Set(people.flatMap((one) => ('name' in one ? one.name : [])));
      return allow(context, entities, some.has('owner') && some.size === 1 ? ACTIONS : SEE, people, 'only');
    },
  ),
  rule(
    [
      '(?:ADD )?(?:an? |the |some )?(?:user )?roles?(?: called| named| for|:)? (?<names>.+)',
      '(?:ADD )(?:an? |the |some |another )?(?:new )?(?<names>.+?) (?:user )?roles?',
      '(?:ADD )(?:an? |the )?(?<names>.+?) as (?:an? )?(?:user )?roles?',
      '(?:some )?(?:people|users|members) (?:are|can be|have the role(?: of)?|should be) (?<names>.+)',
    ],
    (slot, context) => {
      if (findRole(context, slot('names')) && !/,| and /iu.test(slot('names')))
        return failed('already', slot('names'));
      return addRole(context, listed(slot('names')));
    },
  ),
];

const ING: Readonly<Record<string, string>> = {
  seeing: 'see',
  viewing: 'view',
  reading: 'read',
  seen: 'see',
  viewed: 'view',
  added: 'add',
  created: 'create',
  edited: 'edit',
  changed: 'change',
  updated: 'update',
  deleted: 'delete',
  removed: 'remove',
  managed: 'manage',
  adding: 'add',
  creating: 'create',
  making: 'make',
  editing: 'edit',
  changing: 'change',
  updating: 'update',
  deleting: 'delete',
  removing: 'remove',
  booking: 'book',
  managing: 'manage',
  cancelling: 'cancel',
  canceling: 'cancel',
  submitting: 'submit',
};
const verbOf = (verb: string): string => lookUp(ING, verb.toLowerCase()) ?? verb;
