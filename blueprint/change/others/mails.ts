import { isDate, isReference } from '../../fields.ts';
import type { Entity } from '../../schema.ts';
import { TEXTS } from '../../understand/compile/texts.ts';
import { ATTRIBUTES } from '../../understand/ontology/index.ts';
import { lookUp } from '../../understand/words/look-up.ts';
import { recipients } from '../../edit-rules.ts';
import { failed, type Outcome } from '../change.ts';
import { withField } from '../do/fields.ts';
import { addNotify, addReminder } from '../do/rules.ts';
import { dateOf, type FoundOption, findOptions, findRole } from '../find.ts';
import { keyOf } from '../text.ts';
import { bareIn, entityNamed, fieldsNamed, type OtherContext, ownedIn, wordsOf } from './names.ts';

// Mails at a moment, and before a date.

/** Parts of a phrase that may name something, the longest first; words of Chinese have no spaces between them. */
function* spansOf(phrase: string, language: OtherContext['language']): Generator<string> {
  const words = language === 'zh' ? [...phrase] : phrase.split(' ');
  for (let length = Math.min(words.length, language === 'zh' ? 6 : 4); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1)
      yield words.slice(from, from + length).join(language === 'zh' ? '' : ' ');
}

const isLife = ({ entity, field }: FoundOption) => entity.states?.field === field.name;
const stem = (text: string) => keyOf(text).replace(/^已/u, '').slice(0, 5);

/** The states that a phrase speaks of: by their labels, by their stems, or by a word that means the end of it all. */
function statesIn(context: OtherContext, phrase: string): FoundOption[] {
  const spans = [...spansOf(phrase, context.language)];
  for (const span of spans) {
    const found = findOptions(context, span).filter(isLife);
    if (found.length > 0) return found;
  }
  const all = context.app.entities.flatMap((entity, entityAt) =>
    entity.fields.flatMap((field, at) =>
      (field.options ?? []).map((option, optionAt): FoundOption => ({
        entity,
        entityAt,
        field,
        at,
        option,
        optionAt,
        score: 0.6,
      })),
    ),
  );
  const lives = all.filter(isLife);
  const least = context.language === 'zh' ? 2 : 4;
  const near = lives.filter(({ option }) =>
    spans.some((span) => stem(span).length >= least && stem(span) === stem(option.label)),
  );
  if (near.length > 0) return near;
  const { done } = wordsOf(context);
  return done.test(phrase) ? lives.filter(({ option }) => done.test(option.label)) : [];
}

/** Whose data an address can be found at: the row's own, or that of somebody it names; who has none is given a place for one. */
function withAddress(context: OtherContext, entity: Entity, who: string): OtherContext {
  const person = who === '' ? undefined : entityNamed(context, who);
  const { app } = context;
  const isLinked = entity.fields.some((field) => isReference(field) && field.entity === person?.item.name);
  const has = recipients(app, entity).some(
    (field) => field.type === 'email' || (isReference(field) && field.entity === person?.item.name),
  );
  if (!person || !isLinked || has) return context;
  const label =
    ATTRIBUTES.find(({ type }) => type === 'email')?.label[app.language] ?? TEXTS[app.language].name;
  return { ...context, app: withField(app, person.at, { label, type: 'email' }) };
}

/** Whom a mail goes to, in words that the English rules know. */
function whomIn(context: OtherContext, who: string): string {
  const noun = bareIn(who, context);
  if (noun === '' || wordsOf(context).me.test(noun)) return 'us';
  const role = findRole(context, noun);
  return role ? role.item.label : (entityNamed(context, noun)?.item.label ?? noun);
}

/** A mail when something is made or reaches a state, where the moment is said in a clause or with a noun. */
export function notify(context: OtherContext, who: string, moment: string): Outcome {
  const { fresh, moment: noise } = wordsOf(context);
  const said = moment.replace(noise, ' ').replace(/\s+/gu, ' ').trim();
  const spans = [...spansOf(said, context.language)];
  const owner = spans
    .flatMap((span) => {
      const found = span.length > 1 ? entityNamed(context, span) : undefined;
      return found ? [{ ...found, length: span.length }] : [];
    })
    .sort((a, b) => b.score - a.score || b.length - a.length)[0];
  const states = statesIn(context, said);
  const state =
    states.find(({ entityAt }) => entityAt === owner?.at) ??
    (states.length === 1 || !owner ? states[0] : states.find(({ entity }) => entity.name === context.recent));
  const at = state?.entityAt ?? owner?.at;
  const entity = context.app.entities[at ?? -1];
  if (!entity || at === undefined) return failed('notFound', moment);
  if (!state && !fresh.test(moment)) return failed('unfit', entity.plural);
  const whom = whomIn(context, who);
  const ground = withAddress(context, entity, whom === 'us' ? '' : whom);
  return addNotify(ground, at, whom, state?.option.label);
}

/** How long a phrase says, in minutes: “2 Tage”, “前一天”, “بيومين”. */
function minutesOf(context: OtherContext, phrase: string): number {
  const { numbers, units } = wordsOf(context);
  const text = phrase.toLowerCase();
  const unit = units.find(([test]) => test.test(text))?.[1] ?? 1440;
  const digits = /\d{1,3}/u.exec(text)?.[0];
  const word = Object.keys(numbers).find((one) =>
    context.language === 'zh' ? text.includes(one) : text.split(' ').includes(one),
  );
  return unit * (digits === undefined ? (lookUp(numbers, word ?? '') ?? 1) : Number(digits));
}

export function remind(context: OtherContext, who: string, what: string, time: string): Outcome {
  const minutes = minutesOf(context, time);
  const whom = whomIn(context, who);
  const dates = fieldsNamed(context, what).filter(({ field }) => isDate(field));
  const owners = [...ownedIn(context, what)].flatMap(({ entity }) => (dateOf(entity.item) ? [entity] : []));
  const named = entityNamed(context, what);
  const owner = named && dateOf(named.item) ? named : owners[0];
  const [date] = dates;
  const at = owner && (!date || owner.score >= 0.9) ? owner.at : date?.entityAt;
  const entity = context.app.entities[at ?? -1];
  if (!entity || at === undefined)
    return failed(named ? 'unfit' : 'notFound', named?.item.plural ?? bareIn(what, context));
  const ground = withAddress(context, entity, whom === 'us' ? '' : whom);
  return addReminder(ground, at, whom, minutes, date?.entityAt === at ? date.field : undefined);
}
