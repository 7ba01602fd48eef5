import { setStates, setTransitions } from '../../edit-access.ts';
import { moved, updateField } from '../../edits.ts';
import { LIMITS } from '../../kinds.ts';
import type { Option, Transition } from '../../schema.ts';
import { TEXTS } from '../../understand/compile/texts.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { type FoundField, findOptions, type FoundOption } from '../find.ts';
import { bare, keyOf, labelOf } from '../text.ts';
import { optionsFrom, place, replaceField, withField } from './fields.ts';
import { optionNameFor } from '../../names.ts';

type Choice = Omit<FoundField, 'score'>;

const withOptions = (context: Context, choice: Choice, options: Option[]) =>
  replaceField(context.app, choice, { ...choice.field, options });

/** Adds options at the end, or next to one that is named; in a choice of states also the steps to them. */
export function addOptions(
  context: Context,
  choice: Choice,
  labels: readonly string[],
  where?: { side: 'before' | 'after'; option: string },
): Outcome {
  const { field, entity, entityAt } = choice;
  const options = field.options ?? [];
  const target = where && findOptions(context, where.option, { ...choice, score: 1 })[0];
  if (where && !target) return failed('notFound', where.option);
  const fresh = labels
    .map((label) => labelOf(bare(label), LIMITS.optionLabel))
    .filter((label) => keyOf(label) !== '' && !options.some((one) => keyOf(one.label) === keyOf(label)));
  if (fresh.length === 0) return failed('already', labels[0] ?? '');
  if (options.length + fresh.length > LIMITS.options) return failed('full', field.label);
  let all = [...options];
  let at = target ? target.optionAt + (where?.side === 'after' ? 1 : 0) : all.length;
  for (const label of fresh) {
    all = [...all.slice(0, at), { name: optionNameFor(label, all), label }, ...all.slice(at)];
    at += 1;
  }
  const next = withOptions(context, choice, all);
  const isLife = entity.states?.field === field.name;
  const steps = entity.states?.transitions ?? [];
  const added = all.filter((option) => !options.includes(option));
  // A state that no step leads to could never be reached.
  const before = all[all.indexOf(added[0] ?? { name: '', label: '' }) - 1];
  const further: Transition[] = isLife
    ? added.flatMap((option, index) => {
        const from = index === 0 ? before : added[index - 1];
        return from ? [{ from: from.name, to: option.name, label: option.label }] : [];
      })
    : [];
  const behind = all[all.indexOf(added.at(-1) ?? { name: '', label: '' }) + 1];
  const final = added.at(-1);
  if (isLife && behind && final && where)
    further.push({ from: final.name, to: behind.name, label: behind.label });
  const app =
    isLife && steps.length + further.length <= LIMITS.transitions
      ? setTransitions(next, entityAt, [...steps, ...further])
      : next;
  return made('addOption', context, app, fresh[0] ?? '', entity.name);
}

export function removeOption(context: Context, found: FoundOption): Outcome {
  const options = found.field.options ?? [];
  if (options.length <= 1) return failed('unfit', found.field.label);
  const left = options.filter((option) => option !== found.option);
  const next = withOptions(context, found, left);
  return made('removeOption', context, next, found.option.label, found.entity.name);
}

export function renameOption(context: Context, found: FoundOption, phrase: string): Outcome {
  const label = labelOf(bare(phrase), LIMITS.optionLabel);
  const options = found.field.options ?? [];
  if (keyOf(label) === '') return failed('unknown', phrase);
  if (options.some((one) => one !== found.option && keyOf(one.label) === keyOf(label)))
    return failed('already', label);
  const renamed = options.map((option) => (option === found.option ? { ...option, label } : option));
  let next = withOptions(context, found, renamed);
  const steps = found.entity.states?.transitions ?? [];
  const isLife = found.entity.states?.field === found.field.name;
  if (isLife && steps.some((step) => step.label === found.option.label))
    next = setTransitions(
      next,
      found.entityAt,
      steps.map((step) => (step.label === found.option.label ? { ...step, label } : step)),
    );
  return made('renameOption', context, next, label, found.entity.name);
}

export function moveOption(
  context: Context,
  found: FoundOption,
  where: 'first' | 'last' | 'before' | 'after',
  other?: string,
): Outcome {
  const options = found.field.options ?? [];
  const target = other === undefined ? undefined : findOptions(context, other, found)[0]?.optionAt;
  if (other !== undefined && target === undefined) return failed('notFound', other);
  const to = place(found.optionAt, where, target, options.length - 1);
  return made(
    'orderOptions',
    context,
    withOptions(context, found, moved(options, found.optionAt, to)),
    found.option.label,
    found.entity.name,
  );
}

/** Puts all options in the order they are named in; those not named keep theirs behind them. */
export function orderOptions(context: Context, choice: Choice, labels: readonly string[]): Outcome {
  const options = choice.field.options ?? [];
  const named = labels.flatMap(
    (label) => findOptions(context, label, { ...choice, score: 1 })[0]?.option ?? [],
  );
  if (named.length < 2 || named.length !== labels.length)
    return failed(
      'notFound',
      labels.find((label) => findOptions(context, label, { ...choice, score: 1 }).length === 0) ?? '',
    );
  const rest = options.filter((option) => !named.includes(option));
  return made(
    'orderOptions',
    context,
    withOptions(context, choice, [...new Set([...named, ...rest])]),
    choice.field.label,
    choice.entity.name,
  );
}

/** Lets the rows of an entity go through states, one after the other. */
export function addStates(context: Context, entityAt: number, labels: readonly string[]): Outcome {
  const { app } = context;
  const entity = app.entities[entityAt];
  const options = optionsFrom(labels);
  if (!entity || options.length < 2) return failed('unknown', labels.join(', '));
  const at = entity.fields.findIndex(({ name }) => name === entity.states?.field);
  const old = entity.fields[at];
  if (!old && entity.fields.length >= LIMITS.fields) return failed('full', entity.plural);
  if (old) {
    const kept = options.map(
      (option) => old.options?.find((one) => keyOf(one.label) === keyOf(option.label)) ?? option,
    );
    const names = new Set(kept.map(({ name }) => name));
    const { default: start, ...rest } = old;
    const changed = updateField(app, entityAt, at, {
      ...rest,
      options: kept,
      ...(typeof start === 'string' && names.has(start) && { default: start }),
    });
    return made('states', context, setStates(changed, entityAt, old.name), entity.plural, entity.name);
  }
  const next = withField(app, entityAt, { label: TEXTS[app.language].status, type: 'select', options });
  const added = next.entities[entityAt]?.fields.at(-1);
  const first = options[0];
  if (!added || !first) return failed('unknown', labels.join(', '));
  const started = updateField(next, entityAt, entity.fields.length, { ...added, default: first.name });
  return made('states', context, setStates(started, entityAt, added.name), entity.plural, entity.name);
}

interface Ends {
  from: string;
  to: string;
}

/** The two states of one entity that a step is between. */
export function endsOf(
  context: Context,
  { from, to }: Ends,
  entityAt?: number,
): { entityAt: number; from: Option; to: Option } | undefined {
  const { app, recent } = context;
  const found = app.entities.flatMap((entity, at) => {
    const fieldAt = entity.fields.findIndex(({ name }) => name === entity.states?.field);
    const field = entity.fields[fieldAt];
    if (!field || (entityAt !== undefined && at !== entityAt)) return [];
    const choice = { entity, entityAt: at, field, at: fieldAt, score: 1 };
    const [start] = findOptions(context, from, choice);
    const [end] = findOptions(context, to, choice);
    return start && end && start.option !== end.option
      ? [{ entityAt: at, name: entity.name, from: start.option, to: end.option }]
      : [];
  });
  return found.find(({ name }) => name === recent) ?? found[0];
}

export function addStep(context: Context, ends: Ends, entityAt?: number): Outcome {
  const found = endsOf(context, ends, entityAt);
  const entity = found && context.app.entities[found.entityAt];
  if (!found || !entity?.states) return failed('notFound', `${ends.from} → ${ends.to}`);
  const { transitions } = entity.states;
  const { from, to } = found;
  if (transitions.some((step) => step.from === from.name && step.to === to.name))
    return failed('already', `${from.label} → ${to.label}`);
  if (transitions.length >= LIMITS.transitions) return failed('full', entity.plural);
  const step = { from: from.name, to: to.name, label: to.label };
  return made(
    'addTransition',
    context,
    setTransitions(context.app, found.entityAt, [...transitions, step]),
    entity.plural,
    entity.name,
  );
}

export function removeStep(context: Context, ends: Ends, entityAt?: number): Outcome {
  const found = endsOf(context, ends, entityAt);
  const entity = found && context.app.entities[found.entityAt];
  if (!found || !entity?.states) return failed('notFound', `${ends.from} → ${ends.to}`);
  const left = entity.states.transitions.filter(
    ({ from, to }) => from !== found.from.name || to !== found.to.name,
  );
  return made(
    'removeTransition',
    context,
    setTransitions(context.app, found.entityAt, left),
    `${found.from.label} → ${found.to.label}`,
    entity.name,
  );
}

/** Lets only some take the steps to a state. */
export function setStepRoles(
  context: Context,
  entityAt: number,
  to: Option,
  who: readonly string[],
  from?: Option,
): Outcome {
  const entity = context.app.entities[entityAt];
  if (!entity?.states) return failed('unfit', to.label);
  const next = entity.states.transitions.map((step) =>
    step.to === to.name && (from === undefined || step.from === from.name)
      ? { ...step, roles: [...who] }
      : step,
  );
  return made('stepRoles', context, setTransitions(context.app, entityAt, next), to.label, entity.name);
}
