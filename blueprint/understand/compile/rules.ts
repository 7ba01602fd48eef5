import { LIMITS } from '../../kinds.ts';
import { nameFor } from '../../names.ts';
import { isDate, isRecipient } from '../../fields.ts';
import type { Blueprint, Entity, Field, Rule } from '../../schema.ts';
import { type Facts, isLimitRule, isMailed, isSaid, type RuleFact } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import type { Category } from '../ontology/concept.ts';
import { fieldOf } from '../ontology/attributes/index.ts';
import { isKeeper } from '../read/english/access/someone.ts';
import { QUANTITY, STOCK } from '../words/measures.ts';
import { attributeNamed } from '../ontology/index.ts';
import { compared, watchedLimit } from './attention.ts';
import type { Made } from './entities.ts';
import { add, isSomeone, linkTo, nounIn, put, withEmail } from './alterations.ts';
import { dueOf } from './due.ts';
import { limited, withoutOver } from './limits.ts';
import { withMarksToCorrect } from './once-a-day.ts';
import { cut, TEXTS } from './texts.ts';

/**
 * The blueprint with its rules, and with the fields that these need; and what became of each rule that was understood, in their
 * order: nothing where the app has nothing that it could hold for.
 */
export function withRules(
  blueprint: Blueprint,
  facts: Facts,
  made: readonly Made[],
  lexicon: Lexicon,
): { ruled: Blueprint; rules: (Rule | null)[] } {
  const categoryOf = (name: string) => {
    const one = made.find(({ entity }) => entity.name === name);
    return one && categoryFor(one.fact, lexicon, facts.language);
  };
  const became: (Rule | undefined)[] = [];
  const whole = facts.rules.reduce((before, fact) => {
    const name = made.find((one) => one.fact.noun === fact.owner)?.entity.name;
    const app = withAddress(before, name, fact, facts, made, categoryOf);
    const entity = app.entities.find((one) => one.name === name);
    const alone =
      entity && app.rules.length < LIMITS.rules
        ? withRule({ ...app, rules: [] }, entity, fact, facts, made, categoryOf)
        : undefined;
    const rule = alone?.rules[0];
    became.push(rule);
    return rule ? add({ ...alone, rules: app.rules }, rule) : app;
  }, blueprint);
  const settled = (rule: Rule) => withoutOver(whole, rule, categoryOf);
  const daily = { ...whole, rules: whole.rules.map(settled) };
  return {
    ruled: made.reduce(
      (app, one) => (one.fact.concept === 'attendance' ? withMarksToCorrect(app, one.entity) : app),
      daily,
    ),
    rules: became.map((rule) => (rule ? settled(rule) : null)),
  };
}

/** Days on which something is over, for a reminder before "the membership expires". */
const OVER: readonly string[] = [
  'endDate',
  'ends',
  'expiryDate',
  'dueDate',
  'deadline',
  'returnDate',
  'nextDue',
  'renewalDate',
];
const BEGINS: readonly string[] = ['startDate', 'starts', 'checkIn'];
/** "Date, from and to" */
const FROM = /^(?:from|von|ab|desde|de|du|从|من)$/iu;
const TILL = /^(?:to|until|till|bis|hasta|au|à|到|إلى|حتى)$/iu;
const OVER_WORDS: readonly string[] = ['end', 'due date'];

function withRule(
  app: Blueprint,
  entity: Entity,
  fact: RuleFact,
  facts: Facts,
  made: readonly Made[],
  categoryOf: (name: string) => Category | undefined,
): Blueprint {
  const { owner, kind, details } = fact;
  const texts = TEXTS[facts.language];
  const mail = { subject: cut(texts.mailSubject(entity.label), 120), text: texts.mailSoon };
  const names = entity.fields.map(({ name }) => name);
  // Nobody is booked from the day of their birth on.
  const dates = entity.fields.filter(
    (field) => isDate(field) && attributeNamed(field.label, facts.language)?.name !== 'birthDate',
  );
  const links = entity.fields.filter(({ type }) => type === 'reference');
  // "The owner" runs the app, unless the row was said to have one, as a dog has.
  const hasOwner = facts.relations.some((one) => one.from === owner && one.to === 'owner' && isSaid(one));
  const isOurs = details.to === 'us' || (details.to === 'owner' && !hasOwner);
  const meant = linkMeant(app, entity, { kind, details }, facts, made, categoryOf);
  const to = isOurs
    ? { role: 'owner' }
    : meant && isRecipient(app, meant)
      ? { field: meant.name }
      : recipientOf(app, entity, details.to, made);
  switch (kind) {
    case 'noOverlap': {
      const nameOf = ({ label }: Field) => attributeNamed(label, facts.language)?.name ?? '';
      const isOver = (one: Field) => OVER.includes(nameOf(one)) || TILL.test(one.label);
      const isBegin = (one: Field) => BEGINS.includes(nameOf(one)) || FROM.test(one.label);
      const [start] = [...dates].sort(
        (a, b) =>
          Number(b.type === 'dateTime') - Number(a.type === 'dateTime') ||
          Number(isOver(a)) - Number(isOver(b)) ||
          // "Date, from and to": where it begins, if it is also said where it ends.
          (dates.some(isOver) ? Number(isBegin(b)) - Number(isBegin(a)) : 0),
      );
      if (!start) return app;
      const end =
        dates.find((one) => one !== start && one.type === start.type && isOver(one)) ??
        dates.find((one) => one !== start && one.type === start.type) ??
        (start.type === 'dateTime' ? entity.fields.find(({ type }) => type === 'duration') : undefined);
      const meantToBe = nounIn(made, details.per);
      const many = entity.fields.filter(
        ({ type, entity: target = '' }) => type === 'references' && categoryOf(target) !== 'person',
      );
      const named = links.find(({ entity: target }) => target === meantToBe);
      // What several of a row take together can't be guarded by what only one of them is.
      const isOfMany = many.some(({ entity: target }) => meantToBe === undefined || target === meantToBe);
      if (!named && isOfMany) return app;
      const per =
        named ??
        // "Groups book rooms": it is the room that can't be had twice.
        links.find(({ entity: target = '' }) =>
          /^(?:place|asset|vehicle)$/u.test(categoryOf(target) ?? ''),
        ) ??
        // Whom a session is with doesn't say which others can't be at that time.
        links.find(({ entity: target = '' }) => !isSomeone(app, target) && categoryOf(target) !== 'person');
      if (!end && start.type === 'date') {
        const fields = [start.name, ...(per ? [per.name] : [])];
        return fields.length > 1 ? add(app, { kind: 'uniqueTogether', entity: entity.name, fields }) : app;
      }
      const length: Field = end ?? {
        name: nameFor(texts.duration, 'duration', names),
        label: texts.duration,
        type: 'duration',
        min: 5,
        default: 60,
      };
      const whole = end ? app : put(app, { ...entity, fields: [...entity.fields, length] });
      return add(whole, {
        kind,
        entity: entity.name,
        start: start.name,
        end: length.name,
        ...(per && { per: per.name }),
      });
    }
    case 'uniqueTogether': {
      const wanted = String(details.of ?? '')
        .split(', ')
        .map((noun) => nounIn(made, noun));
      const named = links.filter(({ entity: target }) => target !== undefined && wanted.includes(target));
      const own = entity.fields.find(({ label }) => keyOf(label) === keyOf(String(details.field ?? '')));
      const told = own ? [own, ...named] : named;
      const daily = details.each === 'day' ? dates.slice(0, 1) : [];
      const alone = daily.length > 0 && told.length > 0 ? [] : links.filter((one) => !told.includes(one));
      const fields = [...told, ...daily, ...alone].slice(0, 2).map(({ name }) => name);
      if (fields.length === 1 && dates[0] && daily.length === 0) fields.push(dates[0].name);
      return fields.length > 1 ? add(app, { kind, entity: entity.name, fields }) : app;
    }
    case 'capacity':
      return limited(app, entity, details, facts, made, categoryOf);
    case 'stock': {
      const link = links.find((one) => numberOf(app, one.entity) !== undefined);
      const stock = numberOf(app, link?.entity);
      const quantity = entity.fields.find(({ type, label }) => type === 'number' && QUANTITY.test(label));
      return link && stock
        ? add(app, {
            kind,
            entity: entity.name,
            reference: link.name,
            stock: stock.name,
            ...(quantity && { quantity: quantity.name }),
          })
        : app;
    }
    case 'before': {
      const named = (label: string | number | undefined) =>
        dates.find((one) => keyOf(one.label) === keyOf(String(label ?? '')));
      const [first = dates[0], second = dates[1]] = [named(details.first), named(details.second)];
      return first && second && first.type === second.type
        ? add(app, { kind, entity: entity.name, first: first.name, second: second.name })
        : app;
    }
    case 'notify': {
      if (isLimitRule(fact)) {
        const when = isMailed(fact) ? watchedLimit(entity, fact, facts) : undefined;
        if (!when) return app;
        const name = names.includes(entity.title) ? `{${entity.title}}` : entity.label;
        const subject = cut(`${name}: ${compared(when, entity, facts.language)}`, 120);
        // The address in a row is the supplier's or the guest's, whom nobody named.
        const role = app.roles.find(({ label }) => keyOf(label) === keyOf(String(details.to ?? '')));
        const whom = role ? { role: role.name } : details.to === undefined ? { role: 'owner' } : to;
        return add(app, { kind, entity: entity.name, when, to: whom, subject, text: texts.mailText() });
      }
      const options = entity.fields.find(({ name }) => name === entity.states?.field)?.options ?? [];
      const state = options.find(({ label }) => keyOf(label) === keyOf(String(details.state ?? '')));
      const what = state
        ? { subject: cut(`${entity.label}: ${state.label}`, 120), text: texts.mailText() }
        : { subject: cut(texts.mailNew(entity.label), 120), text: texts.mailNewText };
      return add(app, { kind, entity: entity.name, to, ...(state && { state: state.name }), ...what });
    }
    case 'reminder': {
      if (typeof details.after === 'number') {
        const { label } = fieldOf('dueDate');
        const due: Field = {
          name: nameFor(label[facts.language], 'due', names),
          label: label[facts.language],
          type: 'date',
          default: `today+${details.after}`,
        };
        const whole = put(app, { ...entity, fields: [...entity.fields, due] });
        return add(whole, { kind, entity: entity.name, field: due.name, minutes: 0, to, ...mail });
      }
      const said = keyOf(String(details.field ?? '-'));
      const isOver = ({ label }: Field) => OVER.includes(attributeNamed(label, facts.language)?.name ?? '');
      const day =
        dates.find(({ label }) => keyOf(label).includes(said)) ??
        (OVER_WORDS.includes(said) ? dates.find(isOver) : undefined) ??
        dueOf(dates, facts.language) ??
        dates[0];
      return day
        ? add(app, {
            kind,
            entity: entity.name,
            field: day.name,
            minutes: typeof details.minutes === 'number' ? details.minutes : 1440,
            to,
            ...mail,
          })
        : app;
    }
  }
}

/** Whom of those that a row refers to a mail is for. */
function linkMeant(
  app: Blueprint,
  entity: Entity,
  { kind, details }: Pick<RuleFact, 'kind' | 'details'>,
  { language }: Facts,
  made: readonly Made[],
  categoryOf: (name: string) => Category | undefined,
): Field | undefined {
  const isPerson = ({ type, entity: target = '' }: Field) =>
    type === 'reference' && categoryOf(target) === 'person';
  const people = entity.fields.filter(isPerson);
  const labelOf = (name: string | undefined) =>
    app.entities.find((one) => one.name === name)?.label.toLowerCase() ?? '';
  const guests = people.filter((link) => !isKeeper({ noun: labelOf(link.entity) }));
  if (details.to === 'them') return guests[0] ?? people.find((link) => isRecipient(app, link)) ?? people[0];
  if (details.to !== undefined) return people.find((link) => link.entity === nounIn(made, details.to));
  // "A reminder two days before the due date": whoever has booked or borrowed something, where nobody is named.
  if (kind !== 'reminder' || language !== 'en' || categoryOf(entity.name) !== 'booking') return undefined;
  return guests.length === 1 ? guests[0] : undefined;
}

/** "Remind the patient": whoever is written to has an e-mail address. */
function withAddress(
  app: Blueprint,
  name: string | undefined,
  fact: RuleFact,
  facts: Facts,
  made: readonly Made[],
  categoryOf: (name: string) => Category | undefined,
): Blueprint {
  const entity = app.entities.find((one) => one.name === name);
  const isMail =
    fact.kind === 'reminder' || (fact.kind === 'notify' && (!isLimitRule(fact) || isMailed(fact)));
  const link = entity && isMail ? linkMeant(app, entity, fact, facts, made, categoryOf) : undefined;
  const target = app.entities.find((one) => one.name === link?.entity);
  if (!link || !target || isRecipient(app, link)) return app;
  return put(app, withEmail(target, facts.language));
}

const numberOf = (app: Blueprint, name: string | undefined) =>
  app.entities
    .find((one) => one.name === name)
    ?.fields.find(({ type, label }) => type === 'number' && STOCK.test(label));
function recipientOf(
  app: Blueprint,
  entity: Entity,
  noun: string | number | undefined,
  made: readonly Made[],
): { field: string } | { role: string } {
  // Of those whom a row names only they are meant.
  const person = nounIn(made, noun);
  const link = person === undefined ? undefined : linkTo(entity, person);
  if (link && isRecipient(app, link)) return { field: link.name };
  const role = link ? undefined : app.roles.find(({ label }) => keyOf(label) === keyOf(String(noun ?? '')));
  if (role) return { role: role.name };
  const mail = entity.fields.find(({ type }) => type === 'email');
  return mail ? { field: mail.name } : { role: 'owner' };
}
