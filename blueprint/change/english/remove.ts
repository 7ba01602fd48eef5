import { type Context, failed, type Outcome } from '../change.ts';
import { removeRoleAt } from '../do/access.ts';
import { removeData } from '../do/entities.ts';
import { removeFound } from '../do/fields.ts';
import { removeOption } from '../do/options.ts';
import { removeFoundPage } from '../do/pages.ts';
import { removeSection } from '../do/sections.ts';
import {
  findEntity,
  findFieldIn,
  findFields,
  findOptions,
  findPage,
  findRole,
  findSections,
} from '../find.ts';
import { bare, listed } from '../text.ts';
import { SAY } from '../words/say.ts';
import { rule } from './pattern.ts';

const HINTS: readonly [RegExp, string][] = [
  [/ (?:page|screen|tab|menu (?:item|entry))s?$/iu, 'page'],
  [/ (?:field|column|attribute|property)s?$/iu, 'field'],
  [/ roles?$/iu, 'role'],
  [/ (?:section|block|widget|banner|hero)s?$/iu, 'section'],
  [/ (?:option|choice|status|state|stage)s?$/iu, 'option'],
  [/ (?:entity|data|table|records|collection)$/iu, 'entity'],
];

/** Removes what is named most exactly; of what scores alike the smaller thing, since more can't be brought back by saying it again. */
export function remove(context: Context, phrase: string): Outcome | null {
  const name = bare(phrase.replace(/^all (?:the )?/iu, ''));
  if (name === '' || name.split(' ').length > 7) return null;
  const hint = HINTS.find(([test]) => test.test(name) || test.test(` ${name.split(' ')[0] ?? ''}`))?.[1];
  const page = findPage(context, name);
  const entity = findEntity(context, name);
  const fields = findFields(context, name);
  const [field] = fields;
  const [option] = findOptions(context, name);
  const [section] = findSections(context, name);
  const role = findRole(context, name);
  const isListOf = page && entity && page.item.kind === 'list' && page.item.entity === entity.item.name;
  const several = (): Outcome =>
    failed(
      'which',
      name,
      fields.slice(0, 3).map((one) => SAY[context.language].removeField(one.field.label, one.entity.plural)),
    );
  const scores: readonly [string, number, () => Outcome][] = [
    [
      'section',
      (section?.score ?? 0) - 0.03,
      () => (section ? removeSection(context, section) : failed('notFound', name)),
    ],
    [
      'page',
      (page?.score ?? 0) - (isListOf ? 0.05 : 0),
      () => (page ? removeFoundPage(context, page) : failed('notFound', name)),
    ],
    ['entity', (entity?.score ?? 0) - 0.02, () => removeData(context, entity?.at ?? -1)],
    [
      'field',
      (field?.score ?? 0) - 0.015,
      () => (fields.length > 1 ? several() : field ? removeFound(context, field) : failed('notFound', name)),
    ],
    ['role', (role?.score ?? 0) - 0.035, () => removeRoleAt(context, role?.at ?? -1)],
    [
      'option',
      (option?.score ?? 0) - 0.04,
      () => (option ? removeOption(context, option) : failed('notFound', name)),
    ],
  ];
  const bonus = (kind: string) => (kind === hint ? 0.5 : 0);
  const [top] = [...scores]
    .filter(([, score]) => score > 0.4)
    .sort((a, b) => b[1] + bonus(b[0]) - a[1] - bonus(a[0]));
  return top && top[1] >= 0.5 ? top[2]() : failed('notFound', name);
}

/** Removes something from where it is said to be: fields or options of data, sections of a page. */
export function removeFrom(context: Context, what: string, where: string): Outcome | null {
  const owner = findEntity(context, where);
  const page = findPage(context, where);
  let current = context;
  let last: Outcome | null = null;
  for (const phrase of listed(what)) {
    const name = bare(phrase);
    const field = owner && owner.score >= 0.55 ? findFieldIn(current, owner.at, name) : undefined;
    const [section] = page ? findSections(current, name, page.at) : [];
    const [choice] = findFields(current, where).filter((one) => one.field.type === 'select');
    const [option] = choice ? findOptions(current, name, choice) : [];
    const first = [field, section, option].flatMap((one) => one?.score ?? 0);
    const top = Math.max(0, ...first);
    if (top < 0.5) return (owner ?? page) ? failed('notFound', name) : null;
    last =
      field && field.score === top
        ? removeFound(current, field)
        : section && section.score === top
          ? removeSection(current, section)
          : option
            ? removeOption(current, option)
            : null;
    if (!last || 'reason' in last) return last;
    current = { ...current, app: last.app };
  }
  return last;
}

export const REMOVE_RULES = [
  rule(
    [
      'REMOVE (?:the |all |any )*(?<what>.+?) from (?:the |each |every |all |our )*(?<where>.+)',
      'REMOVE (?:the |all |any )*(?<what>.+?) FROM (?:the |each |every |all |our )*(?<where>.+)',
      "(?:the )?(?<where>.+?) (?:don't|do not|doesn't|does not|no longer) (?:need|have|require|want) (?:an? |the |any )?(?<what>.+)",
    ],
    (slot, context) => removeFrom(context, slot('what'), slot('where')),
  ),
  rule(
    [
      'REMOVE (?:the |all |any |our )*(?<what>.+?)(?: (?:any ?more|any longer|completely|altogether|entirely|again))?',
      "(?:the )?(?<what>.+?) (?:is|are)(?: not|n't| no longer) (?:needed|necessary|used|wanted)(?: any ?more)?",
      '(?:the )?(?<what>.+?) (?:can|should|must|has to|have to) (?:go|be removed|be deleted|disappear|be dropped)(?: away)?',
    ],
    (slot, context) => {
      const whole = remove(context, slot('what'));
      const parts = listed(slot('what'));
      if ((whole && 'app' in whole) || parts.length < 2) return whole;
      let current = context;
      let last: Outcome | null = null;
      for (const part of parts) {
        last = remove(current, part);
        if (!last || 'reason' in last) return last;
        current = { ...current, app: last.app };
      }
      return last;
    },
  ),
];
