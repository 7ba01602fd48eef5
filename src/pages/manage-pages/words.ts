import type { Blueprint } from '#blueprint/schema.ts';

/** A validation error's path in terms of the names on screen: `pages.0.title` becomes “Home › title”. */
export function inWords(path: string, blueprint: Blueprint): string {
  const [list, first, kind, second, ...rest] = path.replace(/^blueprint\.?/, '').split('.');
  const name = (index: string | undefined, names: (string | undefined)[]) => names[Number(index)] ?? index;
  if (list === 'pages') {
    const page = blueprint.pages[Number(first)];
    const section =
      kind === 'sections' ? name(second, page?.sections.map(({ heading }) => heading) ?? []) : kind;
    return [page?.title || list, section, ...rest].filter(Boolean).join(' › ');
  }
  if (list === 'entities') {
    const entity = blueprint.entities[Number(first)];
    const field = kind === 'fields' ? name(second, entity?.fields.map(({ label }) => label) ?? []) : kind;
    return [entity?.label || list, field, ...rest].filter(Boolean).join(' › ');
  }
  return [list, first, kind, second, ...rest].filter(Boolean).join(' › ');
}
