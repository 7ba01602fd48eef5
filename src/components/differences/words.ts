import type { TFunction } from 'i18next';
import type { Difference } from '#blueprint/diff-parts.ts';
import { LANGUAGES, languageOf } from '#contract/core/languages.ts';

type Translate = TFunction<['editor', 'create', 'app']>;

/** What a property is called in the editor, by what it belongs to; others have a text of their own name under `create:edit`. */
const PARTS: Readonly<Record<string, string>> = {
  'app.name': 'create:edit.appName',
  'app.language': 'app.language',
  'app.signUp': 'people.signUp',
  'look.primary': 'create:look.colour',
  'look.mode': 'create:look.mode',
  'look.radius': 'create:look.radius',
  'look.font': 'create:look.font',
  'look.layout': 'create:look.layout',
  'entity.title': 'create:edit.titleField',
  'field.default': 'field.default',
  'field.unit': 'field.unit',
  'field.currency': 'field.currency',
  'field.entity': 'create:edit.reference',
  'field.onDelete': 'create:edit.onDelete.label',
  'field.owns': 'create:edit.owns.label',
  'field.through': 'create:edit.through.label',
  'field.self': 'field.self',
  'field.inList': 'field.inList.label',
  'field.indexed': 'field.indexed',
  'field.value': 'formula.kind',
  'field.as': 'formula.as',
  'option.colour': 'create:look.colour',
  'state.field': 'states.field',
  'state.label': 'states.button',
  'state.roles': 'states.who',
  'page.entity': 'create:edit.of',
  'page.by': 'page.by',
  'page.start': 'page.start',
  'page.end': 'page.end',
  'page.view': 'page.view',
  'section.by': 'section.by',
  'section.unit': 'section.unit',
  'section.stack': 'section.stack',
  'section.when': 'section.when',
  'section.days': 'section.days',
  'section.value': 'section.is',
  'section.figures': 'create:edit.section.figures',
  'section.pricing': 'create:edit.section.pricing',
  'section.questions': 'create:edit.section.questions',
  'section.rows': 'create:edit.limit',
  'plan.price': 'section.price',
  'plan.features': 'diff.features',
  'question.label': 'section.question',
  'question.answer': 'section.answer',
  shows: 'create:edit.of',
  button: 'create:edit.buttonLabel',
  leadsTo: 'create:edit.button',
  where: 'where.label',
};

/** Where the texts of a property's values stand, for those that are one of a few. */
const VALUES: Readonly<Record<string, string>> = {
  'app.signUp': 'people',
  'look.mode': 'create:look',
  'look.font': 'create:look.fonts',
  'look.layout': 'create:look.layouts',
  'entity.icon': 'create:icon',
  'page.icon': 'create:icon',
  'page.kind': 'create:pageKind',
  'page.view': 'page.views',
  'field.type': 'app:type',
  'field.onDelete': 'create:edit.onDelete',
  'field.owns': 'create:edit.owns',
  'field.as': 'formula.shown',
  'option.colour': 'create:edit.colours',
  'section.unit': 'section.units',
  'section.when': 'section.ops',
  measure: 'create:edit.measures',
};

/** What an empty property means, where that isn't "nothing". */
const EMPTY: Readonly<Record<string, string>> = {
  where: 'where.all',
  'state.roles': 'states.whoever',
  'page.end': 'page.noEnd',
  'page.view': 'page.views.month',
  'section.stack': 'section.noStack',
  'field.inList': 'field.inList.auto',
  'field.owns': 'create:edit.owns.no',
  'field.through': 'create:edit.through.none',
  leadsTo: 'create:edit.noButton',
};
const ofPart = (table: Readonly<Record<string, string>>, { what, part = '' }: Difference) =>
  table[`${what}.${part}`] ?? table[part];

export function partText(change: Difference, t: Translate): string {
  const { what, part } = change;
  if (part === undefined) return '';
  if (what === 'access') return t(`access.actions.${part}`);
  return t(ofPart(PARTS, change) ?? `create:edit.${part}`, { defaultValue: '' });
}

/** As much of a text as a line holds. */
const MOST = 90;
const clipped = (text: string) => (text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text);

export function valueText(value: Difference['from'], change: Difference, t: Translate): string {
  const { what, part } = change;
  if (value === undefined || value === '')
    return what === 'access' ? t('access.onlyOwner') : t(ofPart(EMPTY, change) ?? 'diff.empty');
  if (typeof value === 'boolean') {
    if (what === 'field' && part === 'inList') return t(`field.inList.${value ? 'yes' : 'no'}`);
    return t(value ? 'create:edit.yes' : 'create:edit.no');
  }
  if (what === 'look' && part === 'radius') return t('create:look.px', { count: Number(value) });
  if (what === 'app' && part === 'language')
    return LANGUAGES.find(({ code }) => code === languageOf(String(value)))?.name ?? String(value);
  if (what === 'access')
    return String(value)
      .split(', ')
      .map((who) => t(`access.who.${who}`, { defaultValue: who }))
      .join(', ');
  const texts = ofPart(VALUES, change);
  return texts === undefined
    ? clipped(String(value))
    : t(`${texts}.${value}`, { defaultValue: String(value) });
}
