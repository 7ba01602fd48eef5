import { dependencies, devDependencies } from '../../package.json';
import { initialOf } from './brand.ts';
import type { SourceFile } from './index.ts';
import { plainWords, slug } from './names.ts';
import type { Plan } from './plan.ts';
import { packagesOf } from './template.ts';

const versions: Readonly<Record<string, string>> = { ...devDependencies, ...dependencies };

function pick(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`${name} is not a dependency of this package`);
      return [name, version];
    }),
  );
}

const TOOLS = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/nodemailer',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'happy-dom',
  'oxlint',
  'typescript',
  'vite',
  'vitest',
];
/** What is imported, and what those need beside them. */
const BESIDE = ['react-dom'];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export function packageJson(plan: Plan, files: readonly SourceFile[]): string {
  const imported = [...packagesOf(files), ...BESIDE].filter(
    (name) => name !== 'node' && !TOOLS.includes(name) && versions[name] !== undefined,
  );
  return json({
    name: slug(plan.blueprint.name),
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      start: 'node server/start.mjs',
      dev: 'vite',
      build: 'vite build && vite build --ssr server/main.ts',
      test: 'tsc && oxlint --deny-warnings && vitest run',
      lint: 'oxlint --deny-warnings',
      seed: 'node server/start.mjs seed',
      backup: 'node server/start.mjs backup',
    },
    dependencies: pick([...new Set(imported)].toSorted()),
    devDependencies: pick(TOOLS),
  });
}

/** The app's name in plain words: what a heading of the README and the first title of the page can carry. */
export const nameOf = (plan: Plan): string => plainWords(plan.blueprint.name, 40) || 'App';

/** How a browser names the languages that an app may speak. */
const LANG = { en: 'en', es: 'es', fr: 'fr', de: 'de', zh: 'zh-CN', ar: 'ar' } as const;

/** The page that every address of the app opens. A name that HTML could read something into is left to the script to show. */
export function indexHtml(plan: Plan): string {
  const { name, theme, language, tagline } = plan.blueprint;
  const description = plainWords(tagline, 160);
  return `<!doctype html>
<html lang="${LANG[language]}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-mode="${theme.mode}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
${description && `    <meta name="description" content="${description}" />\n`}    <link rel="icon" href="favicon.svg" type="image/svg+xml" />
    <link rel="manifest" href="manifest.webmanifest" />
    <meta property="og:title" content="${nameOf(plan)}" />
    <meta property="og:image" content="social-card.png" />
    <title>${nameOf(plan)}</title>
  </head>
  <body>
    <div id="root">
      <!-- Stands until the script has come. -->
      <div class="shell" data-layout="${theme.layout}">
        <div class="header">
          <div class="brand">
            <span class="brand-mark" aria-hidden="true">${initialOf(name)}</span>
${nameOf(plan) === name ? `            <span dir="auto">${name}</span>\n` : ''}          </div>
        </div>
      </div>
    </div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
}

export const tsconfig = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "types": ["vite/client", "node"],
    "jsx": "react-jsx",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "noFallthroughCasesInSwitch": true,
    "noUnusedLocals": true,
    "noUnusedParameters": true,
    "verbatimModuleSyntax": true,
    "isolatedModules": true,
    "allowImportingTsExtensions": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src", "server", "tests", "vite.config.ts"]
}
`;

export const oxlintrc = `{
  "$schema": "./node_modules/oxlint/configuration_schema.json",
  "plugins": ["typescript", "react", "jsx-a11y", "oxc"],
  "categories": { "correctness": "error" },
  "rules": {
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/purity": "off",
    "react/refs": "off",
    "react/set-state-in-effect": "off",
    "jsx-a11y/no-autofocus": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    "jsx-a11y/prefer-tag-over-role": "off"
  },
  "ignorePatterns": ["dist", "data"]
}
`;

export const gitignore = 'node_modules/\ndist/\ndata/\nbackups/\n*.log\n.env\n';
export const prettierrc = '{ "printWidth": 110, "singleQuote": true }\n';
export const prettierignore = 'dist\ndata\nbackups\npackage-lock.json\n';
