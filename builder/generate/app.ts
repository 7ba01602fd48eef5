import type { AppLanguage } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { initialOf } from './brand.ts';
import { imports } from './code.ts';
import type { Literal } from './literal.ts';
import { literal } from './literal.ts';
import { slug } from './names.ts';
import { isForMembers, type PagePlan, type Plan } from './plan.ts';

// What holds an app together: its name and language, its addresses, the list of its entities.

/** What amounts are in where no field says it. */
const CURRENCIES: Record<AppLanguage, string> = {
  en: 'USD',
  es: 'EUR',
  fr: 'EUR',
  de: 'EUR',
  zh: 'CNY',
  ar: 'SAR',
};
const currencyOf = ({ entities, language }: Blueprint): string =>
  entities.flatMap(({ fields }) => fields).find(({ type, currency }) => type === 'money' && currency)
    ?.currency ?? CURRENCIES[language];

export function appFile({ blueprint, own }: Plan): string {
  const { name, tagline, language, theme, roles, signUp } = blueprint;
  const app: Literal = {
    id: slug(name),
    name,
    initial: initialOf(name),
    tagline,
    language,
    currency: currencyOf(blueprint),
    layout: theme.layout,
    roles: roles.map((role) => ({ name: role.name, label: role.label })),
    signUp,
    paths: { signIn: own.signIn, account: own.account },
  };
  return `import type { AppInfo } from './core/app.ts';

export const app: AppInfo = ${literal(app)};
`;
}

export function pathsFile(plan: Plan): string {
  const paths: Literal = Object.fromEntries(
    plan.entities.map((entity) => [entity.entity.name, plan.pathsOf(entity)]),
  );
  return `/** Where the pages of each entity are. */
export const paths = ${literal(paths, '', 200)};
`;
}

/** The addresses of a page, as code. */
function addressesOf({ page, entity }: PagePlan, plan: Plan): string[] {
  if (!entity) return [`'${page.path}'`];
  const { list, create, detail } = plan.pathsOf(entity);
  const at = (name: string) => `paths.${entity.entity.name}.${name}`;
  const withId = page.path === '/' ? '/:id' : `${page.path}/:id`;
  switch (page.kind) {
    case 'detail':
      return [withId === detail ? at('detail') : `'${withId}'`];
    case 'form':
      return page.path === create ? [at('create'), at('edit')] : [`'${page.path}'`, `'${withId}'`];
    case 'list':
      return [page.path === list ? at('list') : `'${page.path}'`];
    default:
      return [`'${page.path}'`];
  }
}

const needsOf = ({ page, entity }: PagePlan, plan: Plan): string => {
  if (page.kind === 'account' || isForMembers(page, plan)) return `    needs: 'member',\n`;
  if (!entity || page.kind === 'home' || page.kind === 'content' || page.kind === 'dashboard') return '';
  return `    needs: { entity: ${entity.key}, action: '${page.kind === 'form' ? 'create' : 'read'}' },\n`;
};

export function routesFile(plan: Plan): string {
  const routes = plan.pages.flatMap((page) =>
    addressesOf(page, plan).map(
      (path) =>
        `  {\n    path: ${path},\n    lazy: page(() => import('./pages/${page.component}.tsx')),\n  },\n`,
    ),
  );
  const inMenu = plan.pages.filter(({ page }) => page.inMenu && page.kind !== 'detail');
  const menu = inMenu.map(
    (page) =>
      `  {\n    path: ${addressesOf(page, plan)[0]},\n    label: text.${page.key}.title,\n    icon: '${page.page.icon}',\n${needsOf(page, plan)}  },\n`,
  );
  const views = viewsOf(plan).map((group) => {
    const isRepeated = ({ page }: PagePlan) =>
      group.some((one) => one.page !== page && one.page.kind === page.kind);
    const lines = group.map((page) => {
      const label = isRepeated(page) ? `      label: text.${page.key}.title,\n` : '';
      return `    {\n      path: ${addressesOf(page, plan)[0]},\n      kind: '${page.page.kind}',\n${label}  ${needsOf(page, plan)}    },\n`;
    });
    return `  [\n${lines.join('')}  ],\n`;
  });
  const list = (items: string[]) => (items.length > 0 ? `[\n${items.join('')}]` : '[]');
  const body = `${list(routes)} ${list(menu)} ${list(views)}`;
  const models = plan.entities
    .filter(({ key }) => body.includes(`entity: ${key},`))
    .map(({ key }) => ({ from: `./entities/${key}/model.ts`, names: [key] }));
  return `${imports([
    { from: 'react-router', names: ['RouteObject'], isType: true },
    { from: './components/shell/menu.ts', names: ['MenuItem', 'View'], isType: true },
    { from: './components/shell/lazy-page.ts', names: ['page'] },
    ...models,
    ...(body.includes('text.') ? [{ from: './pages/text.ts', names: ['text'] }] : []),
    ...(body.includes('paths.') ? [{ from: './paths.ts', names: ['paths'] }] : []),
  ])}
/** Each page is a chunk of its own, loaded when it is opened. */
export const routes: RouteObject[] = ${list(routes)};

export const menu: readonly MenuItem[] = ${list(menu)};

/** Pages that show the same rows, each in another way. */
export const views: readonly (readonly View[])[] = ${list(views)};
`;
}

const VIEWS: readonly string[] = ['list', 'board', 'calendar', 'gallery'];

/** The pages of each entity that has several. */
const viewsOf = ({ entities, pages }: Plan): PagePlan[][] =>
  entities
    .map((one) =>
      VIEWS.flatMap((kind) => pages.filter(({ page, entity }) => entity === one && page.kind === kind)),
    )
    .filter((group) => group.length > 1);

export function entitiesFile({ entities }: Plan): string {
  const keys = entities.map(({ key }) => key);
  const line = `[${keys.join(', ')}]`;
  const head = 'export const entities: readonly Entity[] = ';
  const list = head.length + line.length < 110 ? line : `[\n${keys.map((key) => `  ${key},\n`).join('')}]`;
  return `import type { Entity } from '../core/entity.ts';
${imports(keys.map((key) => ({ from: `./${key}/model.ts`, names: [key] })))}
${head}${list};
`;
}

export function seedsFile({ entities }: Plan): string {
  const entries = entities.map(({ key, entity }) =>
    key === entity.name ? `  ${key}: ${key}Samples,\n` : `  ${entity.name}: ${key}Samples,\n`,
  );
  return `import type { AnySample } from '../core/app.ts';
${imports(entities.map(({ key }) => ({ from: `./${key}/seed.ts`, names: [`${key}Samples`] })))}
/** The sample rows of each entity. */
export const samples: Readonly<Record<string, readonly AnySample[]>> = ${entries.length > 0 ? `{\n${entries.join('')}}` : '{}'};
`;
}
