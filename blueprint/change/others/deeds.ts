import { currencyNamed } from '../../currencies.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { removeData, withEntity } from '../do/entities.ts';
import { addFields, addLink, isAttribute, moveFieldBetween, removeFound } from '../do/fields.ts';
import { addOptions } from '../do/options.ts';
import {
  addDataPage,
  addOwnPage,
  movePageTo,
  removeFoundPage,
  renamePage,
  setHomePage,
  showInMenu,
} from '../do/pages.ts';
import {
  addSection,
  chartSection,
  figuresSection,
  isOutcome,
  listSection,
  wordsSection,
} from '../do/sections.ts';
import { noOverlap } from '../english/business.ts';
import { required, retype, unique } from '../english/properties.ts';
import { setField, without } from '../english/one-field.ts';
import { remove, removeFrom } from '../english/remove.ts';
import { rename } from '../english/rename.ts';
import { everyCurrency } from '../english/values.ts';
import {
  findChoice,
  findEntity,
  type FoundField,
  findOptions,
  findPage,
  findRole,
  findSections,
} from '../find.ts';
import type { Entity, Section } from '../../schema.ts';
import { TEXTS } from '../../understand/compile/texts.ts';
import { keyOf, labelOf, likeness } from '../text.ts';
import type { Intent } from '../words/intents.ts';
import { SAY } from '../words/say.ts';
import { access, dataAt, own } from './access.ts';
import { notify, remind } from './mails.ts';
import {
  about,
  bareIn,
  entityNamed,
  fieldIn,
  fieldsNamed,
  isName,
  type OtherContext,
  ownedIn,
  partsOf,
  wordsOf,
} from './names.ts';

// What each intent of the other languages does: the same changes as in English.

/** The slots of a pattern, as they were written. */
export type Slot =
  'a' | 'b' | 'c' | 'd' | 'who' | 'verb' | 'kind' | 'title' | 'value' | 'list' | 'time' | 'moment';
export type Said = (slot: Slot) => string;
type Do = (said: Said, context: OtherContext) => Outcome | null;

/** The one field that a phrase names; where several do, each is offered in the words of the request. */
function one(
  context: OtherContext,
  phrase: string,
  change: (found: FoundField) => Outcome | null,
  fit: (found: FoundField) => boolean = () => true,
): Outcome | null {
  const all = fieldsNamed(context, phrase);
  const [first, ...others] = all.filter(fit);
  const noun = bareIn(phrase, context);
  if (!first) return all[0] ? failed('unfit', all[0].field.label) : failed('notFound', noun);
  if (others.length === 0) return change(first);
  const say = SAY[context.language];
  const closer = context.text.includes(noun)
    ? [first, ...others]
        .slice(0, 3)
        .map(({ entity, field }) => context.text.replace(noun, () => say.fieldOf(field.label, entity.plural)))
    : undefined;
  return failed('which', first.field.label, closer);
}

/** A change of each field of a list: “phone and e-mail”. */
function each(
  context: OtherContext,
  phrase: string,
  change: (context: OtherContext) => Outcome | null,
  fit: (found: FoundField) => boolean = () => true,
): Outcome | null {
  const parts = fieldsNamed(context, phrase).length > 0 ? [phrase] : partsOf(phrase, context);
  let current = context;
  let last: Outcome | null = null;
  for (const part of parts) {
    const before = current;
    last = one(before, part, (found) => change(about(before, found)), fit);
    if (!last || 'reason' in last) return last;
    current = { ...current, app: last.app };
  }
  return last;
}

const names = (phrases: readonly string[], context: OtherContext) =>
  phrases.length > 0 && phrases.every((phrase) => isName(phrase.replace(/ ?\([^()]*\)$/u, ''), context));

/** New fields of data that is named; “a state” of a choice is one of its options. */
function addTo(context: OtherContext, what: string, where: string): Outcome | null {
  const parts = partsOf(what, context);
  if (!names(parts, context)) return null;
  const owner = entityNamed(context, where);
  if (!owner && (!isName(where, context) || where.length < 2)) return null;
  const [choice] = fieldsNamed(context, where).filter(
    ({ field, score }) => field.type === 'select' && score >= 0.6,
  );
  if (choice && choice.score > (owner?.score ?? 0) && fieldsNamed(context, where).length === 1)
    return addOptions(context, choice, parts);
  return owner ? addFields(context, owner.at, parts) : failed('notFound', bareIn(where, context));
}

/** Data with the fields that are named; data that is there already gets them. */
function addData(context: OtherContext, what: string, list: string): Outcome | null {
  const noun = bareIn(what, context);
  const fields = partsOf(list, context);
  if (
    !isName(noun, context) ||
    wordsOf(context).noData.test(noun) ||
    isView(noun, context) ||
    (list !== '' && !names(fields, context))
  )
    return null;
  const known = entityNamed({ ...context, recent: undefined }, noun);
  if (known && known.score >= 0.8)
    return fields.length > 0 ? addFields(context, known.at, fields) : failed('already', known.item.plural);
  return withEntity(context, noun, fields);
}

const isView = (phrase: string, context: OtherContext) =>
  wordsOf(context).kinds.some(([test, kind]) => kind !== 'list' && test.test(phrase));

/** Something that is wanted, with no place for it: data of its own, or a field, which needs one. */
function add(context: OtherContext, phrase: string): Outcome | null {
  const { app, language } = context;
  const parts = partsOf(phrase, context);
  if (!names(parts, context) || parts.some((part) => isView(part, context))) return null;
  if (parts.some((part) => wordsOf(context).noData.test(part))) return null;
  const recent = app.entities.findIndex(({ name }) => name === context.recent);
  if (parts.every((part) => isAttribute(part, language))) {
    const at = recent >= 0 ? recent : app.entities.length === 1 ? 0 : -1;
    if (at >= 0) return addFields(context, at, parts);
    const label = labelOf(parts[0] ?? '');
    const lacks = ({ fields }: Entity) => !fields.some((field) => keyOf(field.label) === keyOf(label));
    const say = SAY[language];
    return failed(
      'which',
      label,
      app.entities.filter(lacks).map(({ plural }) => say.addField(label, plural)),
    );
  }
  let current: Context = context;
  let last: Outcome | null = null;
  for (const part of parts) {
    if (isAttribute(part, language) || part.split(' ').length > 3) return null;
    last = withEntity(current, part);
    if ('reason' in last) return last;
    current = { ...current, app: last.app };
  }
  return last;
}

/** What an option may be called: also what a name may not, such as “did not come”. */
const MOST_OPTION_WORDS = 5;
const options = (labels: readonly string[]) =>
  labels.length > 0 &&
  labels.every((label) => label.split(' ').length <= MOST_OPTION_WORDS && !/[<>{};$\\=:：]/u.test(label));

const optionsIn = (context: OtherContext, phrase: string) =>
  partsOf(phrase, context).map((part) => bareIn(part.replace(wordsOf(context).stateNouns, ''), context));

/** The choice that new options are for: a field, the states of data, or the only states there are. */
function addStates(context: OtherContext, what: string, where: string): Outcome | null {
  const labels = optionsIn(context, what);
  if (!options(labels)) return null;
  const { status } = wordsOf(context);
  const noun = bareIn(where, context);
  const isAny = noun === '' || status.test(noun);
  if (!isAny) {
    const [field] = fieldsNamed(context, where).filter(
      (found) => found.field.type === 'select' && found.score >= 0.6,
    );
    const owner = entityNamed(context, where.replace(status, ''));
    if (field && field.score > (owner?.score ?? 0)) return addOptions(context, field, labels);
    const choice = owner && findChoice(context, owner.item.label);
    return choice ? addOptions(context, choice, labels) : failed('notFound', noun);
  }
  const owners = context.app.entities.filter(({ states }) => states);
  const recent = owners.find(({ name }) => name === context.recent);
  const [owner] = recent ? [recent] : owners;
  if (!owner) return failed('notFound', noun);
  if (!recent && owners.length > 1)
    return failed(
      'which',
      labels[0] ?? '',
      owners.map(({ plural }) => SAY[context.language].addState(labels[0] ?? '', plural)),
    );
  const choice = findChoice(context, owner.label);
  return choice ? addOptions(context, choice, labels) : failed('notFound', noun);
}

function addNear(
  context: OtherContext,
  what: string,
  side: 'before' | 'after',
  next: string,
  where: string,
): Outcome | null {
  const labels = optionsIn(context, what);
  if (!options(labels)) return null;
  const owner = where === '' ? undefined : entityNamed(context, where);
  const option = bareIn(next.replace(wordsOf(context).stateNouns, ''), context);
  const [found] = findOptions(context, option).filter(({ entityAt }) => !owner || entityAt === owner.at);
  return found ? addOptions(context, found, labels, { side, option: found.option.label }) : null;
}

/** A section on the page that the app opens with. */
function onHome(context: OtherContext, section: Section | Outcome): Outcome {
  if (isOutcome(section)) return section;
  return addSection(
    context,
    section,
    context.app.pages.findIndex(({ path }) => path === '/'),
  );
}

const isMoney = ({ field }: FoundField) => field.type === 'money' || field.as === 'money';

/** A currency by its words, which Arabic joins to “in” and to articles. */
const currencyIn = (phrase: string, context: OtherContext): string | undefined =>
  [phrase, bareIn(phrase, context), phrase.replace(/^ب/u, '').replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, '')]
    .map((words) => currencyNamed(words))
    .find((currency) => currency !== undefined);

export const DO: Readonly<Record<Intent, Do>> = {
  // Rows stand in an order of their own in each list, which nothing in an app can change.
  sort: (_said, context) => failed('unknown', context.text),
  appName: (said, context) => {
    const name = labelOf(said('a'));
    return isName(said('a'), context) ? made('appName', context, { ...context.app, name }, name) : null;
  },
  reminder: (said, context) => remind(context, said('who'), said('a'), said('time')),
  notify: (said, context) => notify(context, said('who'), said('moment')),
  own: (said, context) => own(context, said('who'), said('b')),
  only: (said, context) => access(context, said('who'), said('verb'), said('b'), 'only'),
  may: (said, context) => access(context, said('who'), said('verb'), said('b'), 'too'),
  mayNot: (said, context) => access(context, said('who'), said('verb'), said('b'), 'not'),
  open: (_said, context) => made('signUp', context, { ...context.app, signUp: 'open' }, context.app.name),
  invited: (_said, context) =>
    made('signUp', context, { ...context.app, signUp: 'invited' }, context.app.name),
  currency: (said, context) => {
    const currency = currencyIn(said('value'), context);
    if (currency === undefined) return null;
    const noun = bareIn(said('a'), context);
    const found = fieldsNamed(context, noun).filter(isMoney);
    if (noun === '' || (wordsOf(context).amounts.test(noun) && found.length !== 1))
      return everyCurrency(context, currency);
    return one(
      context,
      said('a'),
      (field) => setField(context, 'currency', field, { ...field.field, currency }),
      isMoney,
    );
  },
  unique: (said, context) => {
    const owner = said('b') === '' ? undefined : entityNamed(context, said('b'));
    const found = owner && fieldIn(context, owner.at, said('a'));
    if (owner && !found) return failed('notFound', bareIn(said('a'), context));
    return found ? unique(about(context, found), 'it') : each(context, said('a'), (its) => unique(its, 'it'));
  },
  longText: (said, context) =>
    each(
      context,
      said('a'),
      (its) => retype(its, 'it', 'long text'),
      ({ field }) => ['text', 'longText'].includes(field.type),
    ),
  required: (said, context) => each(context, said('a'), (its) => required(its, 'it', true)),
  optional: (said, context) => {
    const owner = said('b') === '' ? undefined : entityNamed(context, said('b'));
    const found = owner && fieldIn(context, owner.at, said('a'));
    return found
      ? setField(context, 'required', found, without(found.field, 'required'))
      : each(context, said('a'), (its) => required(its, 'it', false));
  },
  homePage: (said, context) => {
    const page = pageNamed(context, said('a'));
    return page ? setHomePage(context, page) : failed('notFound', said('a'));
  },
  hide: (said, context) => {
    const page = pageNamed(context, said('a'));
    return page ? showInMenu(context, page, false) : null;
  },
  pageFirst: (said, context) => {
    const page = pageNamed(context, said('a'));
    return page ? movePageTo(context, page, 'first') : failed('notFound', bareIn(said('a'), context));
  },
  moveField: (said, context) => {
    const [from, to] = [entityNamed(context, said('b')), entityNamed(context, said('c'))];
    if (!from || !to) return null;
    const found = fieldIn(context, from.at, said('a'));
    return found ? moveFieldBetween(context, found, to.at) : failed('notFound', bareIn(said('a'), context));
  },
  noOverlap: (said, context) => {
    const per = entityNamed(context, said('a'))?.item.label;
    return per === undefined ? failed('notFound', bareIn(said('a'), context)) : noOverlap(context, '', per);
  },
  belongs: (said, context) => {
    const [from, to] = [entityNamed(context, said('a')), entityNamed(context, said('b'))];
    return from && to ? addLink(context, from.at, to.item.name) : null;
  },
  addStateBetween: (said, context) => addNear(context, said('a'), 'after', said('c'), said('b')),
  addStateAfter: (said, context) => addNear(context, said('a'), 'after', said('c'), said('b')),
  addStateBefore: (said, context) => addNear(context, said('a'), 'before', said('c'), said('b')),
  addState: (said, context) => addStates(context, said('a'), said('b')),
  figure: (said, context) => {
    const at = dataAt(context, said('a'));
    const entity = context.app.entities[at ?? -1];
    return entity
      ? onHome(context, figuresSection(context, [entity.plural]))
      : failed('notFound', bareIn(said('a'), context));
  },
  chart: (said, context) => {
    const entity = entityNamed(context, said('a'))?.item;
    if (!entity) return failed('notFound', bareIn(said('a'), context));
    const by = said('b') === '' ? undefined : bareIn(said('b'), context);
    const section = chartSection(context, entity.plural, by);
    return isOutcome(section) ? section : addSection(context, section);
  },
  listOn: (said, context) => {
    const entity = entityNamed(context, said('a'))?.item;
    return entity ? onHome(context, listSection(context, 'list', entity.plural)) : null;
  },
  addData: (said, context) => addData(context, said('a'), said('list')),
  addPage: (said, context) => {
    const kind = wordsOf(context).kinds.find(([test]) => test.test(said('kind')))?.[1];
    if (!kind) return null;
    if (kind === 'dashboard')
      return said('b') === ''
        ? addOwnPage(context, 'dashboard', TEXTS[context.app.language].dashboard)
        : null;
    const recent = context.app.entities.findIndex(({ name }) => name === context.recent);
    const owner = said('b') === '' ? Math.max(recent, 0) : entityNamed(context, said('b'))?.at;
    if (owner !== undefined) return addDataPage(context, kind, owner);
    return kind === 'list' ? null : failed('notFound', bareIn(said('b'), context));
  },
  addWords: (said, context) => {
    const title = labelOf(said('title'), 120);
    if (!isName(said('title'), context)) return null;
    const text = wordsSection(context, 'text', title);
    return text && addOwnPage(context, 'content', title, [text]);
  },
  removeFrom: (said, context) => {
    const owner = entityNamed(context, said('b'));
    const where = owner?.item.plural ?? bareIn(said('b'), context);
    if (!owner && !findPage(context, where)) return null;
    const found = owner && fieldIn(context, owner.at, said('a'));
    return found
      ? removeFound(context, found)
      : removeFrom(context, partsOf(said('a'), context).join(', '), where);
  },
  rename: (said, context) => {
    const [from, to] = [said('a'), said('b')];
    if (!isName(to, context)) return null;
    const page = isPage(from, context) ? pageNamed(context, from) : undefined;
    if (page) return renamePage(context, page, to);
    const name = bareIn(from, context);
    const entity = entityNamed({ ...context, recent: undefined }, from);
    for (const owned of ownedIn(context, from)) {
      const found = (entity?.score ?? 0) >= 0.8 ? undefined : fieldIn(context, owned.entity.at, owned.field);
      if (found) return rename(context, found.field.label, to, found.entity.label);
    }
    const isField = fieldsNamed(context, from).some(({ score }) => score > (entity?.score ?? 0));
    return rename(context, entity && !isField ? entity.item.plural : name, to);
  },
  remove: (said, context) => {
    const phrase = said('a');
    const noun = bareIn(phrase, context);
    const page = isPage(noun, context) ? pageNamed(context, noun) : undefined;
    if (page) return removeFoundPage(context, page);
    const entity = findEntity(context, noun);
    const links = fieldsNamed(context, noun).filter(({ field }) => field.entity === entity?.item.name);
    const [link] = links;
    if (entity && keyOf(noun) === keyOf(entity.item.plural)) return removeData(context, entity.at);
    if (entity && link) {
      // In one number a name may mean the data or the links to it, and neither is taken away by chance.
      const say = SAY[context.language];
      return failed('which', entity.item.label, [
        say.removeField(link.field.label, link.entity.plural),
        say.remove(entity.item.plural),
      ]);
    }
    if (!entity || entity.score < 0.8)
      for (const owned of ownedIn(context, phrase)) {
        const found = fieldIn(context, owned.entity.at, owned.field);
        if (found) return removeFound(context, found);
      }
    return isThere(context, noun) ? remove(context, noun) : failed('notFound', noun);
  },
  addTo: (said, context) => addTo(context, said('a'), said('b')),
  add: (said, context) => add(context, said('a')),
};

/** Whether something in the app is called so, rather than only a part of the words. */
const isThere = (context: OtherContext, noun: string): boolean =>
  [
    findEntity(context, noun),
    findRole(context, noun),
    findSections(context, noun)[0],
    fieldsNamed(context, noun)[0],
    findOptions(context, noun)[0],
  ].some((found) => (found?.score ?? 0) >= 0.6) ||
  context.app.pages.some(({ title }) => likeness(noun, title) >= 0.6);

const PAGE = /(?:^|\p{P}| )(?:seite|página|page|صفحة)(?: |$)|页面?$/iu;
const isPage = (phrase: string, context: OtherContext) =>
  PAGE.test(phrase) && pageNamed(context, phrase) !== undefined;

/** A page by its title, or as the list of some data. */
function pageNamed(context: OtherContext, phrase: string) {
  const noun = bareIn(phrase, context);
  const title = bareIn(noun.replace(/^(?:seite|página|page|صفحة) |(?:页面|页)$/iu, ''), context);
  for (const name of [title, noun]) {
    const page = findPage(context, name);
    if (page && page.score >= 0.6) return page;
  }
  const entity = entityNamed(context, title)?.item.plural;
  const page = entity === undefined ? undefined : findPage(context, entity);
  return page && page.score >= 0.6 ? page : undefined;
}
