import {
  addEntity as addPlainEntity,
  removeEntity,
  setEntity,
  setSections,
  updateField,
  updatePage,
} from '../../edits.ts';
import { escaped } from '../../escaped.ts';
import { isReference } from '../../fields.ts';
import { type AppLanguage, ICONS, LIMITS } from '../../kinds.ts';
import type { Blueprint, Section } from '../../schema.ts';
import { TEXTS } from '../../understand/compile/texts.ts';
import { categoryOf, thingNamed, USUAL_FIELDS } from '../../understand/ontology/index.ts';
import type { UsualField } from '../../understand/ontology/concept.ts';
import { plural, singular } from '../../understand/read/english/inflect.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { bare, keyOf, labelOf, likeness } from '../text.ts';
import { addFields, currencyOf, withField } from './fields.ts';

/** What one and many of a thing are called, as far as a language is known to tell. */
function namesOf(phrase: string, language: AppLanguage, app: AppLanguage): { label: string; plural: string } {
  const noun = bare(phrase);
  const known = thingNamed(noun, language);
  const names = known?.names[language];
  const isWhole =
    names && [names.one, names.many, ...(names.also ?? [])].some((name) => likeness(noun, name) >= 0.9);
  if (known && isWhole && language !== app) {
    const own = known.names[app];
    return { label: labelOf(own.one, LIMITS.entityLabel), plural: labelOf(own.many, LIMITS.entityLabel) };
  }
  if (language === 'en')
    return {
      label: labelOf(singular(noun), LIMITS.entityLabel),
      plural: labelOf(plural(singular(noun)), LIMITS.entityLabel),
    };
  const isNamed = names && [names.one, names.many].some((name) => keyOf(name) === keyOf(noun));
  return isNamed
    ? { label: labelOf(names.one, LIMITS.entityLabel), plural: labelOf(names.many, LIMITS.entityLabel) }
    : {
        label: labelOf(oneOf(noun, language), LIMITS.entityLabel),
        plural: labelOf(noun, LIMITS.entityLabel),
      };
}

/** The singular of a plural, as far as it shows in the word. */
function oneOf(noun: string, language: AppLanguage): string {
  if (language === 'fr') return noun.replace(/(?<=\p{L}{3})s$/u, '');
  if (language === 'es') return noun.replace(/(?<=\p{L}{2}[rlndz])es$|(?<=\p{L}{2}[aeo])s$/u, '');
  return noun;
}

/** The app with one more kind of data and the pages for it; what such a thing usually has is only added where no fields are named. */
export function withEntity(context: Context, phrase: string, fields: readonly string[] = []): Outcome {
  const { app, language } = context;
  const noun = bare(phrase);
  const names = namesOf(noun, language, app.language);
  if (keyOf(names.label) === '' || names.label.split(' ').length > 5) return failed('unknown', phrase);
  if (app.entities.length >= LIMITS.entities) return failed('full', names.plural);
  if (app.pages.length + 3 > LIMITS.allPages) return failed('full', names.plural);
  if (
    app.entities.some(({ label, plural: many }) =>
      [label, many].some((one) => keyOf(one) === keyOf(names.label)),
    )
  )
    return failed('already', names.plural);
  const concept = thingNamed(noun, language);
  let next = addPlainEntity(app, names.label, names.plural);
  const at = app.entities.length;
  const added = next.entities[at];
  if (!added) return failed('unknown', phrase);
  const [title] = added.fields;
  if (title) next = updateField(next, at, 0, { ...title, label: TEXTS[app.language].name });
  if (concept) {
    next = setEntity(next, at, { icon: concept.icon });
    next = next.pages.reduce(
      (one, page, index) =>
        page.entity === added.name ? updatePage(one, index, { icon: concept.icon }) : one,
      next,
    );
  }
  if (fields.length > 0) {
    const named = addFields(
      { ...context, app: next },
      at,
      fields.filter((one) => !/^names?$/iu.test(bare(one))),
    );
    if ('app' in named) next = named.app;
    else if (named.reason.code !== 'already') return named;
  } else next = withUsualFields(next, at, concept?.fields ?? usualFor(noun, language));
  return made('addEntity', context, next, names.plural, added.name);
}

/** What a thing that no concept names usually has, by its last word. */
function usualFor(noun: string, language: AppLanguage): readonly UsualField[] {
  const category = language === 'en' ? categoryOf(noun) : undefined;
  return category ? USUAL_FIELDS[category] : [];
}

function withUsualFields(app: Blueprint, at: number, fields: readonly UsualField[]): Blueprint {
  const { language } = app;
  return fields.slice(0, 8).reduce((next, usual) => {
    const label = usual.label[language];
    const entity = next.entities[at];
    if (
      !entity ||
      entity.fields.some((field) => keyOf(field.label) === keyOf(label) || field.name === usual.name)
    )
      return next;
    if (/^(?:title|name)$/.test(usual.name)) return next;
    const options = usual.options?.map(({ name, label: labels, colour }) => ({
      name,
      label: labels[language],
      ...(colour && { colour }),
    }));
    if (usual.type === 'select' && !options) return next;
    return withField(next, at, {
      label,
      type: usual.type,
      ...(options && { options }),
      ...(usual.unit !== undefined && usual.type === 'number' && { unit: usual.unit }),
      ...(usual.type === 'money' && { currency: currencyOf(app) }),
    });
  }, app);
}

export const removeData = (context: Context, at: number): Outcome => {
  const entity = context.app.entities[at];
  return entity
    ? made('removeEntity', context, removeEntity(context.app, at), entity.plural)
    : failed('unknown', '');
};

interface Names {
  label: string;
  plural: string;
}
/** A text with the old name in it, as "New booking"; what stands in braces names a field. */
function saidRenamer(old: Names, now: Names): (text: string) => string {
  const small = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);
  const pairs = new Map<string, string>();
  for (const [from, to] of [
    [old.plural, now.plural],
    [old.label, now.label],
  ] as const)
    for (const change of [(text: string) => text, small]) {
      const isIn = pairs.has(change(from));
      if (from !== '' && !isIn) pairs.set(change(from), change(to));
    }
  const all = [...pairs.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const words = new RegExp(`\\{[^}]*\\}|(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replace(words, (word) => pairs.get(word) ?? word);
}

/** A section whose words are changed. */
function withWords(section: Section, change: (text: string) => string): Section {
  const heading = change(section.heading);
  switch (section.kind) {
    case 'figures':
      return {
        ...section,
        heading,
        figures: section.figures.map((figure) => ({ ...figure, label: change(figure.label) })),
      };
    case 'hero': {
      const { action } = section;
      const words = { ...section, heading, text: change(section.text) };
      return action ? { ...words, action: { ...action, label: change(action.label) } } : words;
    }
    case 'text':
    case 'contact':
      return { ...section, heading, text: change(section.text) };
    default:
      return { ...section, heading };
  }
}

/** Calls data by another name, and all that speaks of it: its pages, the links to it, headings, figures and mails. */
export function renameData(context: Context, at: number, phrase: string): Outcome {
  const { app, language } = context;
  const entity = app.entities[at];
  const noun = bare(phrase);
  if (!entity || keyOf(noun) === '') return failed('unknown', phrase);
  const names = namesOf(
    noun,
    language === 'en' && app.language !== 'en' ? app.language : language,
    app.language,
  );
  const taken = app.entities.some((other) => other !== entity && keyOf(other.label) === keyOf(names.label));
  if (taken) return failed('already', names.plural);
  const renamed = (text: string): string =>
    text === entity.plural ? names.plural : text === entity.label ? names.label : text;
  const said = saidRenamer(entity, names);
  let next: Blueprint = setEntity({ ...app, tagline: said(app.tagline) }, at, names);
  app.pages.forEach((page, index) => {
    const title = page.entity === entity.name ? said(page.title) : page.title;
    if (title !== page.title) next = updatePage(next, index, { title });
    next = setSections(
      next,
      index,
      page.sections.map((section) => withWords(section, said)),
    );
  });
  app.entities.forEach((other, e) =>
    other.fields.forEach((field, f) => {
      const label = isReference(field) && field.entity === entity.name ? renamed(field.label) : field.label;
      if (label !== field.label) next = updateField(next, e, f, { ...field, label });
    }),
  );
  const rules = app.rules.map((rule) =>
    'subject' in rule ? { ...rule, subject: said(rule.subject), text: said(rule.text) } : rule,
  );
  return made('renameEntity', context, { ...next, rules }, names.plural, entity.name);
}

export function setIcon(context: Context, at: number, phrase: string): Outcome {
  const entity = context.app.entities[at];
  const icon = ICONS.find((one) => likeness(phrase, one) >= 0.8);
  if (!entity || !icon) return failed('notFound', phrase);
  const next = context.app.pages.reduce(
    (app, page, index) => (page.entity === entity.name ? updatePage(app, index, { icon }) : app),
    setEntity(context.app, at, { icon }),
  );
  return made('icon', context, next, entity.plural, entity.name);
}
