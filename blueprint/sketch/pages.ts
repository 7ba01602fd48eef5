import type { AppKind, Icon } from '../kinds.ts';

import type { EntityV1 as Entity, PageV1 as Page, SectionV1 } from '../version-1.ts';
import type { Template } from './templates.ts';
import { article, plural, slug } from './words.ts';

export interface Part {
  entity: Entity;
  icon: Icon;
  /** The name the template gives it; the entity may carry a word of the sentence instead. */
  role: string;
}

const HOW = 'How it works';

/** Turns the parts of an app into its pages: home, dashboard, lists with their detail and form, one content page. */
export function pagesOf(
  name: string,
  sentence: string,
  kind: AppKind,
  parts: readonly Part[],
  template: Template | undefined,
): Page[] {
  const main = parts[0];
  if (!main) return [];
  const taken = new Set(['about', 'dashboard']);
  const paths = parts.map(({ entity }, at) => {
    let path = slug(entity.plural) || 'entries';
    for (let number = at + 1; taken.has(path); number += 1)
      path = `${slug(entity.plural) || 'entries'}-${number}`;
    taken.add(path);
    return `/${path}`;
  });
  const of = (role: string) => parts.findIndex((part) => part.role === role);
  const pub = template?.publicForm ? of(template.publicForm[0]) : -1;

  const many = main.entity.plural.toLowerCase();
  const home: SectionV1[] = [
    {
      kind: 'hero',
      heading: name,
      text: sentence,
      action: { label: `${template?.action ?? 'See the'} ${many}`, path: paths[0] ?? '/' },
    },
    { kind: 'rows', heading: main.entity.plural, entity: main.entity.name, limit: 6 },
  ];
  const figures: SectionV1 = {
    kind: 'figures',
    heading: 'At a glance',
    figures: parts
      .slice(0, 4)
      .map(({ entity }) => ({ label: entity.plural, entity: entity.name, measure: 'count' as const })),
  };
  const sum = parts.find(({ entity }) => entity.fields.some((f) => f.name === 'amount'));
  if (sum)
    figures.figures.push({ label: 'Total amount', entity: sum.entity.name, measure: 'sum', field: 'amount' });
  const dashboard: SectionV1[] = [figures];
  if (template?.attention) {
    const [role, field, op, value, heading] = template.attention;
    const part = parts[of(role)];
    if (part) dashboard.push({ kind: 'attention', heading, entity: part.entity.name, field, op, value });
  }
  const chartable = parts
    .flatMap(({ entity }) => entity.fields.map((field) => ({ entity, field })))
    .sort((a, b) => Number(b.field.type === 'select') - Number(a.field.type === 'select'))
    .find(({ field }) => ['select', 'boolean', 'reference'].includes(field.type));
  if (chartable)
    dashboard.push({
      kind: 'chart',
      heading: `${chartable.entity.plural} by ${chartable.field.label.toLowerCase()}`,
      entity: chartable.entity.name,
      field: chartable.field.name,
    });
  const withDashboard = !['blog', 'portfolio', 'directory'].includes(kind);

  const pages: Page[] = [
    { kind: 'home', title: 'Home', path: '/', icon: 'home', sections: home, inMenu: true },
  ];
  parts.forEach(({ entity, icon }, at) => {
    const path = paths[at] ?? '/';
    const single = entity.name.toLowerCase();
    const common = { icon, entity: entity.name, sections: [] };
    pages.push({ kind: 'list', title: entity.plural, path, ...common, inMenu: true });
    pages.push({ kind: 'detail', title: entity.name, path, ...common, inMenu: false });
    if (at === pub && template?.publicForm)
      pages.push({
        kind: 'form',
        title: formTitle(template.publicForm[1], kind, parts, single),
        path: `${path}/edit`,
        ...common,
        inMenu: true,
      });
    else
      pages.push({ kind: 'form', title: `Edit ${single}`, path: `${path}/edit`, ...common, inMenu: false });
  });
  if (withDashboard)
    pages.push({
      kind: 'dashboard',
      title: 'Dashboard',
      path: '/dashboard',
      icon: 'chart',
      sections: dashboard,
      inMenu: true,
    });
  const about =
    template?.about ??
    `Add ${article(many)} ${main.entity.name.toLowerCase()} with the form, then open it from the list to read or change it.`;
  pages.push({
    kind: 'content',
    title: HOW,
    path: '/about',
    icon: 'file',
    inMenu: true,
    sections: [{ kind: 'text', heading: HOW, text: about }],
  });
  return pages;
}

function formTitle(verb: string, kind: AppKind, parts: readonly Part[], single: string): string {
  const thing = kind === 'bookings' ? (parts[0]?.entity.name.toLowerCase() ?? single) : single;
  return `${verb} ${article(thing)} ${thing}`;
}

export const partOf = (name: string, fields: Entity['fields'], icon: Icon, role = name): Part => ({
  entity: { name, plural: plural(name), fields },
  icon,
  role,
});
