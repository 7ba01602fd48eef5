import { type Context, failed, type Outcome } from '../change.ts';
import { renameRoleTo } from '../do/access.ts';
import { renameData, setIcon } from '../do/entities.ts';
import { renameField } from '../do/fields.ts';
import { renameOption } from '../do/options.ts';
import { renamePage } from '../do/pages.ts';
import { renameSection } from '../do/sections.ts';
import {
  findChoice,
  findEntity,
  findFieldIn,
  findFields,
  findOptions,
  findPage,
  findRole,
  findSections,
  PAGE_PREFIX,
} from '../find.ts';
import { bare } from '../text.ts';
import { typeNamed } from '../words/types.ts';
import { SAY } from '../words/say.ts';
import { rule } from './pattern.ts';

const HINTS = {
  page: / (?:page|screen|tab|menu (?:item|entry))$/iu,
  field: / (?:field|column|attribute|property)$/iu,
  role: / role$/iu,
  section: / (?:section|heading|block|chart|graph)$/iu,
  option: / (?:option|choice|status|state|stage|step)$/iu,
} as const;

/** Gives something another name: what is named most exactly, data before pages, fields, roles, options and sections. */
export function rename(context: Context, from: string, to: string, where = ''): Outcome | null {
  const name = bare(from);
  // “clients to patients and deals to cases” is two requests.
  if (name === '' || bare(to) === '' || / (?:and|,) .+ (?:to|into|as|->|→) /iu.test(to)) return null;
  const hint = (Object.keys(HINTS) as (keyof typeof HINTS)[]).find((one) => HINTS[one].test(name));
  if (where !== '') {
    const owner = findEntity(context, where);
    const field = owner && findFieldIn(context, owner.at, name);
    if (field && field.score >= 0.55 && hint !== 'option') return renameField(context, field, to);
    const choice = findChoice(context, where);
    const [option] = choice ? findOptions(context, name, choice) : [];
    if (option) return renameOption(context, option, to);
    const page = findPage(context, where);
    const [section] = page ? findSections(context, name, page.at) : [];
    return section ? renameSection(context, section, to) : failed('notFound', name);
  }
  const page = findPage(context, name);
  if ((hint === 'page' || PAGE_PREFIX.test(name)) && page) return renamePage(context, page, to);
  const entity = findEntity(context, name);
  const role = findRole(context, name);
  const fields = findFields(context, name);
  const [field] = fields;
  const [option] = findOptions(context, name);
  const [section] = findSections(context, name);
  if (hint === 'role' && role) return renameRoleTo(context, role.at, to);
  if (hint === 'option' && option) return renameOption(context, option, to);
  if (hint === 'section' && section) return renameSection(context, section, to);
  const say = SAY[context.language];
  const several = (): Outcome =>
    failed(
      'which',
      name,
      fields.slice(0, 3).map((one) => say.rename(say.fieldOf(one.field.label, one.entity.plural), bare(to))),
    );
  if (hint === 'field' && field) return fields.length > 1 ? several() : renameField(context, field, to);
  const scores: readonly [number, () => Outcome][] = [
    [entity?.score ?? 0, () => renameData(context, entity?.at ?? -1, to)],
    [(page?.score ?? 0) - 0.01, () => (page ? renamePage(context, page, to) : failed('notFound', name))],
    [
      (field?.score ?? 0) - 0.02,
      () =>
        fields.length > 1 ? several() : field ? renameField(context, field, to) : failed('notFound', name),
    ],
    [(role?.score ?? 0) - 0.03, () => renameRoleTo(context, role?.at ?? -1, to)],
    [
      (option?.score ?? 0) - 0.04,
      () => (option ? renameOption(context, option, to) : failed('notFound', name)),
    ],
    [
      (section?.score ?? 0) - 0.05,
      () => (section ? renameSection(context, section, to) : failed('notFound', name)),
    ],
  ];
  const [top] = [...scores].sort((a, b) => b[0] - a[0]);
  return top && top[0] >= 0.5 ? top[1]() : failed('notFound', name);
}

export const RENAME_RULES = [
  rule(
    [
      '(?:use|CHANGE|give) (?:an? |the )?(?<icon>\\p{L}+) icon (?:for|on|of|to) (?:the )?(?<what>.+)',
      '(?:CHANGE )(?:the )?icon (?:for|of) (?:the )?(?<what>.+?) (?:INTO |be )(?:an? |the )?(?<icon>\\p{L}+)',
    ],
    (slot, context) => {
      const owner = findEntity(context, slot('what'));
      return owner ? setIcon(context, owner.at, slot('icon')) : failed('notFound', slot('what'));
    },
  ),
  rule(
    [
      'RENAME (?:the )?(?<a>["“„«]?.+?["”»]?) (?:of|on|in) (?:the |each |every )?(?<where>.+?) INTO (?<b>.+)',
      'CHANGE (?:the )?(?:name|label|title|heading) of (?:the )?(?<a>.+?) (?:of|on|in) (?:the )?(?<where>.+?) INTO (?<b>.+)',
    ],
    (slot, context) =>
      (findEntity(context, slot('where')) ?? findPage(context, slot('where')))
        ? rename(context, slot('a'), slot('b'), slot('where'))
        : null,
  ),
  rule(
    [
      'RENAME (?:the )?(?<a>["“„«]?.+?["”»]?) ?INTO (?:be )?(?<b>.+)',
      'CHANGE (?:the )?(?:name|label|title|heading|plural) of (?:the )?(?<a>.+?) ?INTO (?<b>.+)',
      "CHANGE (?:the )?(?<a>.+?)(?:'s)? (?:name|label|title|heading) (?:to be |INTO |be )(?<b>.+)",
      '(?:replace|swap) (?:the )?(?:word |term |name )?(?<a>.+?) (?:with|by|for) (?:the word |the term )?(?<b>.+)',
      '(?:the )?(?<a>.+?) (?:BE |SHALL be |is to be )(?:called|named|renamed(?: to)?|titled|labelled) (?<b>.+)',
      'instead of (?<a>.+?),? (?:say|write|use|call (?:it|them)|put) (?<b>.+)',
      '(?:say|write|use|call (?:it|them)|put) (?<b>.+?) (?:instead of|rather than|not) (?<a>.+)',
    ],
    (slot, context) => rename(context, slot('a'), slot('b')),
  ),
  rule(
    [
      'CHANGE (?:the )?(?<a>.+?) INTO (?<b>.+)',
      '(?<a>["“„«]?.+?["”»]?) ?(?:->|→|=>) ?(?<b>.+)',
      '(?<a>[\\p{L} -]+?) (?:should|must) (?:rather )?(?:be|become) (?<b>[\\p{L} -]+)',
    ],
    (slot, context) => {
      if (typeNamed(slot('b').replace(/^(?:an?|the) /iu, ''))) return null;
      const outcome = rename(context, slot('a'), slot('b'));
      return outcome && 'app' in outcome ? outcome : null;
    },
  ),
  rule(['(?:call|name) (?:the |our )?(?<words>.+)'], (slot, context) => {
    // “call clients patients”: the longest beginning that names something is what gets the other name.
    const words = slot('words').split(' ');
    const quoted = /^(.+?) (["“„«].+["”»])$/u.exec(slot('words'));
    if (quoted) return rename(context, quoted[1] ?? '', quoted[2] ?? '');
    for (let cut = words.length - 1; cut > 0; cut -= 1) {
      const from = words.slice(0, cut).join(' ');
      const known = Math.max(
        findEntity(context, from)?.score ?? 0,
        findPage(context, from)?.score ?? 0,
        findFields(context, from)[0]?.score ?? 0,
        findOptions(context, from)[0]?.score ?? 0,
      );
      if (known >= 0.8) return rename(context, from, words.slice(cut).join(' '));
    }
    return null;
  }),
];
