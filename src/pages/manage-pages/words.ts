import type { TFunction } from 'i18next';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Selection } from './outline.tsx';

/** Where in the editor something is, and what it is called there. */
export interface Place {
  label: string;
  selection: Selection | null;
  /** The field of the data, where it is one. */
  field: string | null;
}

/** A validation error's path in terms of the names on screen: `pages.0.title` becomes “Home › Title”, with where to find it. */
export function placeOf(path: string, blueprint: Blueprint, t: TFunction): Place {
  const [list = '', first = '', kind, second, ...rest] = path.replace(/^blueprint\.?/, '').split('.');
  const called = (part: string | undefined) =>
    part === undefined || /^\d+$/.test(part) ? '' : t(`create:edit.${part}`, { defaultValue: part });
  const labelled = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' › ');
  const dataAt = (name: string | undefined) => blueprint.entities.findIndex((entity) => entity.name === name);
  const inData = (at: number): Selection | null => (at < 0 ? null : { kind: 'data', at });
  switch (list) {
    case 'pages': {
      const at = Number(first);
      const page = blueprint.pages[at];
      const section = kind === 'sections' ? page?.sections[Number(second)]?.heading : called(kind);
      return {
        label: labelled(page?.title || called('pages'), section, called(rest.at(-1))),
        selection: page ? { kind: 'page', at } : null,
        field: null,
      };
    }
    case 'entities': {
      const at = Number(first);
      const entity = blueprint.entities[at];
      const field = kind === 'fields' ? entity?.fields[Number(second)] : undefined;
      return {
        label: labelled(
          entity?.label || called('data'),
          field?.label ?? called(kind),
          called(field ? rest[0] : second),
        ),
        selection: entity ? inData(at) : null,
        field: field?.name ?? null,
      };
    }
    case 'rules': {
      const rule = blueprint.rules[Number(first)];
      const at = dataAt(rule?.entity);
      return {
        label: labelled(
          blueprint.entities[at]?.label,
          rule && t(`editor:rules.kinds.${rule.kind}`, { defaultValue: '' }),
        ),
        selection: inData(at),
        field: null,
      };
    }
    case 'rows': {
      const at = dataAt(first);
      const entity = blueprint.entities[at];
      const field = entity?.fields.find(({ name }) => name === second);
      return {
        label: labelled(
          entity?.label ?? first,
          t('create:edit.row', { number: Number(kind) + 1 }),
          field?.label,
        ),
        selection: inData(at),
        field: null,
      };
    }
    case 'roles':
      return {
        label: labelled(
          t('editor:people.roles', { defaultValue: '' }),
          blueprint.roles[Number(first)]?.label,
        ),
        selection: { kind: 'people', at: 0 },
        field: null,
      };
    default:
      return {
        label: labelled(called(list), called(first)),
        selection: { kind: 'look', at: 0 },
        field: null,
      };
  }
}

export const inWords = (path: string, blueprint: Blueprint, t: TFunction): string =>
  placeOf(path, blueprint, t).label;
