import { dependencies, devDependencies } from '../../package.json';
import { plainWords, slug } from './names.ts';
import type { Plan } from './plan.ts';

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

const RUNTIME = ['react', 'react-dom', 'react-router'];
const TOOLS = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'happy-dom',
  'oxlint',
  'typescript',
  'vite',
  'vitest',
];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export function packageJson(plan: Plan): string {
  return json({
    name: slug(plan.blueprint.name),
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      start: 'vite',
      test: 'tsc && oxlint --deny-warnings && vitest run',
      lint: 'oxlint --deny-warnings',
      build: 'tsc && vite build',
      preview: 'vite preview',
    },
    dependencies: pick(RUNTIME),
    devDependencies: pick(TOOLS),
  });
}

/** The app's name in plain words: what a heading of the README and the first title of the page can carry. */
const nameOf = (plan: Plan) => plainWords(plan.blueprint.name, 40) || 'App';

export function indexHtml(plan: Plan): string {
  return `<!doctype html>
<html lang="en" data-mode="${plan.blueprint.theme.mode}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${nameOf(plan)}</title>
  </head>
  <body>
    <div id="root"></div>
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
    "types": ["vite/client"],
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
  "include": ["src", "vite.config.ts"]
}
`;

export const oxlintrc = `{
  "$schema": "./node_modules/oxlint/configuration_schema.json",
  "plugins": ["typescript", "react", "jsx-a11y", "oxc"],
  "categories": { "correctness": "error" },
  "rules": {
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error"
  },
  "ignorePatterns": ["dist"]
}
`;

export const gitignore = 'node_modules/\ndist/\n*.log\n.env.local\n';
export const prettierrc = '{ "printWidth": 110, "singleQuote": true }\n';
export const prettierignore = 'dist\npackage-lock.json\n';

const PAGE_WORDS = {
  home: 'home page',
  content: 'page of text',
  list: 'list',
  detail: 'one row in full',
  form: 'form',
  board: 'board',
  calendar: 'calendar',
  gallery: 'gallery',
  account: 'account',
  dashboard: 'figures at a glance',
} as const;

export function readme(plan: Plan): string {
  const pages = plan.pages.map(
    ({ page, component }) =>
      `- \`src/pages/${component}.tsx\`: ${PAGE_WORDS[page.kind]} at \`${page.path}\`\n`,
  );
  const models = plan.entities.map(({ key, type }) => `- \`src/model/${key}.ts\`: \`${type}\`\n`);
  return `# ${nameOf(plan)}

A React app, made with Vite and TypeScript. It needs Node 20.19 or newer.

\`\`\`sh
npm install
npm start        # runs it while you work on it
npm test         # types, lint and tests
npm run build    # writes dist/, which any web server can serve
npm run preview  # shows what was built
\`\`\`

## Where things are

- \`src/data/app.ts\` holds the words: names, labels, choices, pages and their texts.
${models.length > 0 ? '- `src/data/rows.ts` holds the sample rows.\n- `src/model/` holds one file per kind of row: its type and what each field admits.\n' : ''}- \`src/pages/\` holds one small component per page, \`src/routes.tsx\` their addresses.
- \`src/components/\` and \`src/lib/\` are shared by all pages.
- \`src/styles/theme.css\` holds colours, corners and font.
- \`src/tests/\` holds the tests.

## Where rows are kept

In the browser, under the app's own prefix; where a browser refuses to keep anything, in memory until the page is
reloaded, and the app says so. To keep them on a server, give its address when starting or building:

\`\`\`sh
VITE_API_URL=https://api.example.com npm run build
\`\`\`

The app then calls, with JSON both ways:

- \`GET /<model>\` for all rows of a kind, and \`POST /<model>\` to add one
- \`PUT /<model>/<id>\` and \`DELETE /<model>/<id>\` to change and remove one

\`<model>\` is the \`key\` in \`src/model/\`. Each row has an \`id\`, made by the app. Amounts of money are whole numbers of
cents, dates are \`YYYY-MM-DD\`, times are \`YYYY-MM-DDTHH:MM\`, a reference is the other row's \`id\`.

## Pages

${pages.join('')}${models.length > 0 ? `\n## Rows\n\n${models.join('')}` : ''}`;
}
