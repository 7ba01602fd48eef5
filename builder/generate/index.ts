import type { Blueprint } from '#blueprint/schema.ts';
import { withAddedRows } from '#blueprint/understand/compile/rows/added.ts';
import { appFile, entitiesFile, pathsFile, routesFile, seedsFile } from './app.ts';
import { iconSvg, webManifest } from './brand.ts';
import { detailFile, formFile, hooksFile, listFile, modelFile, seedFile, textFile } from './entities.ts';
import { migrationFile } from './migration.ts';
import { pageFile, pagesTextFile } from './pages.ts';
import { type EntityPlan, type Plan, planOf } from './plan.ts';
import * as project from './project.ts';
import { readme } from './readme.ts';
import { sharedFilesFor } from './template.ts';
import { themeFiles } from './theme.ts';

export interface SourceFile {
  /** Relative, separated by `/`. */
  path: string;
  text: string;
}

function entityFiles(entity: EntityPlan, plan: Plan): SourceFile[] {
  const { key, type } = entity;
  const texts = {
    'model.ts': modelFile(entity, plan),
    'text.ts': textFile(entity),
    'seed.ts': seedFile(entity, plan),
    'hooks.ts': hooksFile(entity),
    [`${type}List.tsx`]: listFile(entity),
    [`${type}Form.tsx`]: formFile(entity, plan),
    [`${type}Detail.tsx`]: detailFile(entity, plan),
  };
  return Object.entries(texts).map(([name, text]) => ({ path: `src/entities/${key}/${name}`, text }));
}

/** Blueprint in, project out: pure and sorted, so that the same blueprint is the same project to the byte. */
export function generate(blueprint: Blueprint): SourceFile[] {
  const plan = planOf(withAddedRows(blueprint));
  const written: SourceFile[] = [
    ...plan.entities.flatMap((entity) => entityFiles(entity, plan)),
    ...plan.pages.map((page) => ({ path: `src/pages/${page.component}.tsx`, text: pageFile(page, plan) })),
    { path: 'src/pages/text.ts', text: pagesTextFile(plan) },
    { path: 'src/entities/index.ts', text: entitiesFile(plan) },
    { path: 'src/entities/seeds.ts', text: seedsFile(plan) },
    { path: 'src/app.ts', text: appFile(plan) },
    { path: 'src/paths.ts', text: pathsFile(plan) },
    { path: 'src/routes.tsx', text: routesFile(plan) },
    { path: 'server/migrations/0001-first.ts', text: migrationFile(plan) },
    { path: 'public/favicon.svg', text: iconSvg(blueprint) },
    { path: 'public/manifest.webmanifest', text: webManifest(blueprint) },
    ...themeFiles(blueprint),
  ];
  const sources = [...written, ...sharedFilesFor(written, blueprint.language)];
  const files: SourceFile[] = [
    ...sources,
    { path: '.gitignore', text: project.gitignore },
    { path: '.oxlintrc.json', text: project.oxlintrc },
    { path: '.prettierignore', text: project.prettierignore },
    { path: '.prettierrc.json', text: project.prettierrc },
    { path: 'README.md', text: readme(plan) },
    { path: 'index.html', text: project.indexHtml(plan) },
    { path: 'package.json', text: project.packageJson(plan, sources) },
    { path: 'tsconfig.json', text: project.tsconfig },
  ];
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
