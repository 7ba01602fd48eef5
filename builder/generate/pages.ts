import type { PagePlan, Plan } from './plan.ts';

const FRAMES = {
  home: 'SectionsPage',
  content: 'SectionsPage',
  dashboard: 'SectionsPage',
  list: 'ListPage',
  detail: 'DetailPage',
  form: 'FormPage',
  board: 'ListPage',
  calendar: 'ListPage',
  gallery: 'ListPage',
  account: 'SectionsPage',
} as const;

const needsModel = (plan: PagePlan) => FRAMES[plan.page.kind] !== 'SectionsPage';

/** One small component per page: which frame, with which words, over which rows. */
export function pageModule(plan: PagePlan): string {
  const frame = FRAMES[plan.page.kind];
  const model = needsModel(plan) ? plan.entity?.key : undefined;
  const imports = [
    `import { ${frame} } from '../components/${frame}.tsx';`,
    "import { pages } from '../data/app.ts';",
    ...(model ? [`import { ${model} } from '../model/${model}.ts';`] : []),
  ];
  const over = model ? ` model={${model}}` : '';
  return `${imports.join('\n')}

export function ${plan.component}() {
  return <${frame} page={pages.${plan.key}}${over} />;
}
`;
}

/** The route table: every address of the app and the page it shows. */
export function routesModule(plan: Plan): string {
  const components = plan.pages.map(({ component }) => component).toSorted();
  const withIds = plan.pages.some(({ page }) => page.kind === 'detail' || page.kind === 'form');
  const entries = plan.pages.flatMap(({ page, key, component }) => {
    const plain = `{ path: pages.${key}.path, element: <${component} /> }`;
    const one = `{ path: withId(pages.${key}.path), element: <${component} /> }`;
    if (page.kind === 'detail') return [one];
    return page.kind === 'form' ? [plain, one] : [plain];
  });
  const head = 'export const routes: RouteObject[] = ';
  const table =
    head.length + (entries[0]?.length ?? 0) + 3 <= 110 && entries.length === 1
      ? `[${entries[0]}]`
      : `[\n${entries.map((entry) => `  ${entry},\n`).join('')}]`;
  return `import type { RouteObject } from 'react-router';
import { pages } from './data/app.ts';
${withIds ? "import { withId } from './lib/page.ts';\n" : ''}${components
    .map((name) => `import { ${name} } from './pages/${name}.tsx';\n`)
    .join('')}
${head}${table};
`;
}
