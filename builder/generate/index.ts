import type { Blueprint } from '#blueprint/schema.ts';
import { appModule, rowsModule } from './data.ts';
import { lowered } from './lowered.ts';
import { modelIndex, modelModule } from './model.ts';
import { pageModule, routesModule } from './pages.ts';
import { planOf } from './plan.ts';
import * as project from './project.ts';
import { sharedFiles } from './template.ts';
import { themeCss } from './theme.ts';

export interface SourceFile {
  /** Relative, separated by `/`. */
  path: string;
  text: string;
}

/** Blueprint in, project out: pure and sorted, so that the same blueprint is the same project to the byte. */
export function generate(blueprint: Blueprint): SourceFile[] {
  const plan = planOf(lowered(blueprint));
  const files: SourceFile[] = [
    ...sharedFiles,
    { path: '.gitignore', text: project.gitignore },
    { path: '.oxlintrc.json', text: project.oxlintrc },
    { path: '.prettierignore', text: project.prettierignore },
    { path: '.prettierrc.json', text: project.prettierrc },
    { path: 'README.md', text: project.readme(plan) },
    { path: 'index.html', text: project.indexHtml(plan) },
    { path: 'package.json', text: project.packageJson(plan) },
    { path: 'tsconfig.json', text: project.tsconfig },
    { path: 'src/data/app.ts', text: appModule(plan) },
    { path: 'src/model/index.ts', text: modelIndex(plan) },
    { path: 'src/routes.tsx', text: routesModule(plan) },
    { path: 'src/styles/theme.css', text: themeCss(blueprint.theme) },
    ...plan.entities.map((entity) => ({
      path: `src/model/${entity.key}.ts`,
      text: modelModule(entity, plan),
    })),
    ...plan.pages.map((page) => ({ path: `src/pages/${page.component}.tsx`, text: pageModule(page) })),
  ];
  if (plan.entities.length > 0) files.push({ path: 'src/data/rows.ts', text: rowsModule(plan) });
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
