import { setAccess } from '../../edit-access.ts';
import { type Action, ACTIONS, LIMITS } from '../../kinds.ts';
import { failed, type Outcome } from '../change.ts';
import { allow, ownRows, type Who, whoIs } from '../do/access.ts';
import { findRole } from '../find.ts';
import { labelOf } from '../text.ts';
import {
  bareIn,
  entityNamed,
  fieldsNamed,
  isName,
  type OtherContext,
  ownedIn,
  partsOf,
  wordsOf,
} from './names.ts';

// Who may do what, as it is said in the other languages.

/** All that the verbs of a phrase let somebody do. */
export function actionsIn(phrase: string, context: OtherContext): Action[] {
  const { actions } = wordsOf(context);
  const found = actions.filter(([test]) => test.test(phrase)).flatMap(([, some]) => some);
  return ACTIONS.filter((action) => found.includes(action));
}

/** The data that a phrase means: its name, that of one of its fields, or the first of “the bookings of their children”. */
export function dataAt(context: OtherContext, phrase: string): number | undefined {
  const whole = entityNamed(context, phrase);
  if (whole) return whole.at;
  const noun = bareIn(phrase, context);
  for (const match of noun.matchAll(wordsOf(context).of)) {
    const head = entityNamed(context, noun.slice(0, match.index));
    if (head) return head.at;
  }
  const [field, ...others] = fieldsNamed(context, phrase);
  if (field && others.every(({ entityAt }) => entityAt === field.entityAt)) return field.entityAt;
  for (const { entity } of ownedIn(context, phrase)) return entity.at;
  return undefined;
}

/** Whom a phrase means; people who are data without being a role become one, as all who sign in are more than they. */
function personNamed(context: OtherContext, phrase: string, isAlone: boolean): Who | null {
  const noun = bareIn(phrase, context);
  const role = findRole(context, noun);
  if (role) return { name: role.item.name };
  if (wordsOf(context).me.test(noun)) return { name: 'owner' };
  const person = entityNamed(context, noun);
  const who = whoIs(context, person?.item.label ?? noun);
  if (isAlone && person && (who === null || ('name' in who && who.name === 'member')))
    return { newRole: labelOf(person.item.label, LIMITS.entityLabel) };
  return who;
}

function peopleNamed(context: OtherContext, phrase: string, isAlone: boolean): Who[] | null {
  const parts = partsOf(phrase, context);
  const all = parts.map((part) => (isName(part, context) ? personNamed(context, part, isAlone) : null));
  return all.length === 0 || all.includes(null) ? null : all.flatMap((one) => one ?? []);
}

export function access(
  context: OtherContext,
  who: string,
  verb: string,
  what: string,
  how: 'too' | 'only' | 'not',
): Outcome | null {
  const actions = actionsIn(verb, context);
  const people = peopleNamed(context, who, how === 'only');
  if (actions.length === 0 || !people) return null;
  // “No orders” are none that somebody may have.
  if (how === 'too' && !isName(bareIn(what, context), context)) return null;
  const parts = partsOf(what, context);
  // What is changed may be said by a field; to hide its data because of it would hide too much.
  const at = (phrase: string) =>
    actions.every((action) => action === 'update')
      ? dataAt(context, phrase)
      : entityNamed(context, phrase)?.at;
  const whole = at(what);
  const found = whole === undefined ? parts.map((part) => at(part)) : [whole];
  const missing = found.indexOf(undefined);
  if (missing >= 0) return failed('notFound', parts[missing] ?? what);
  return allow(
    context,
    found.flatMap((at) => at ?? []),
    actions,
    people,
    how,
  );
}

/** Lets people see only what is theirs; a role that saw everything sees as little. */
export function own(context: OtherContext, who: string, what: string): Outcome | null {
  const noun = bareIn(who, context);
  if (noun !== '' && !isName(noun, context)) return null;
  const at = dataAt(context, what);
  if (at === undefined) return failed('notFound', bareIn(what, context));
  const outcome = ownRows(context, [at], ['read']);
  const role = noun === '' ? undefined : findRole(context, noun)?.item.name;
  const app = 'app' in outcome ? outcome.app : context.app;
  const may = app.entities[at]?.access.read ?? [];
  if (role === undefined || !may.includes(role)) return outcome;
  return {
    kind: 'ownRows',
    app: setAccess(app, at, 'read', role, false),
    about: app.entities[at]?.name,
  };
}
