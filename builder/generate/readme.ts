import type { PageKind } from '#blueprint/kinds.ts';
import type { Plan } from './plan.ts';
import { slug } from './names.ts';
import { nameOf } from './project.ts';

const PAGE_WORDS: Record<PageKind, string> = {
  home: 'home page',
  content: 'page of text',
  list: 'list',
  detail: 'one row in full',
  form: 'form',
  board: 'board',
  calendar: 'calendar',
  gallery: 'gallery',
  dashboard: 'figures at a glance',
  account: 'account',
};

export function readme(plan: Plan): string {
  const pages = plan.pages.map(
    ({ page, component }) =>
      `- \`src/pages/${component}.tsx\`: ${PAGE_WORDS[page.kind]} at \`${page.path}\`\n`,
  );
  const entities = plan.entities.map(({ key, type }) => `- \`src/entities/${key}/\`: \`${type}\`\n`);
  return `# ${nameOf(plan)}

A web app with its own server: React pages, and Fastify over SQLite. It needs Node.js 20.19 or newer.

\`\`\`sh
npm install
npm start        # builds what has changed and runs the app at http://localhost:3000
npm run dev      # runs it while you work on it, pages and server at one port
npm test         # types, lint, and tests of every form, rule and access
npm run build    # writes dist/: web/ for browsers, server/ for Node.js
\`\`\`

## The owner

Copy \`.env.example\`, which lists all settings, to \`.env\` and set \`OWNER_EMAIL\` to your e-mail address. Without it nobody can sign in as the owner. The owner may do everything, invites members and gives them roles. Set \`SMTP_URL\` so that sign-in codes, invitations and notices leave as mail; without it they are printed to the console.

## Data

Rows and files are kept in \`DATA_DIR\` (\`data/\`). Dates and times are local: set \`TZ\` (such as \`Europe/Paris\`) where the server runs in another time zone, so that “today” and reminders are right. Sample rows are added on the first start; the owner clears them in the app, \`npm run seed\` adds them again.

\`npm run backup\` writes a copy into \`backups/\`, also while the app runs. To restore one, stop the app and put the copy in the place of \`data/\`:

\`\`\`sh
mv data data.old && cp -r backups/2030-01-31T09-00-00 data
\`\`\`

## Deploying

\`\`\`sh
docker build -t ${slug(plan.blueprint.name)} .
docker run -p 3000:3000 -v app-data:/data -e OWNER_EMAIL=you@example.com ${slug(plan.blueprint.name)}
\`\`\`

Or run \`npm run build\` and then \`node dist/server/main.js\` under a process manager, with \`HOST=0.0.0.0\` or behind a proxy with https. Behind a proxy set \`TRUST_PROXY=1\`, so that limits count the visitors' addresses. The calls are described at \`/data/v1/openapi.json\`, \`/healthz\` answers while the app runs.

## Where things are

- \`src/entities/\` has a folder for each kind of data: \`model.ts\` (fields, states, access, rules), \`text.ts\` (its words), \`seed.ts\` (sample rows), its list, form and detail. To change a form, change that one file.
- \`src/pages/\` has one component for each page, \`src/routes.tsx\` and \`src/paths.ts\` their addresses.
- \`src/core/\` checks and applies what models say, in the browser and on the server alike.
- \`src/components/\` is what pages are made of, \`src/styles/theme.css\` has colours, type and corners.
- \`server/\` answers under \`/data/v1\` (described at \`/data/v1/openapi.json\`) and keeps rows in SQLite.

## To add a field

1. Add it to the entity's \`model.ts\` and \`text.ts\`, and to its form, its list (\`<Name>List.tsx\`) and its detail (\`<Name>Detail.tsx\`).
2. Run \`npm test\`: it prints the SQL that the tables lack, indexes included. So does the start of the server.
3. Put that SQL into a new file \`server/migrations/0002-<what>.ts\`, in the shape of \`0001-first.ts\`, and add it to \`server/migrations/index.ts\`. A migration that has run is never changed.

The sample rows in \`seed.ts\` may have values for it.

## To add a page

1. Write \`src/pages/<Name>Page.tsx\`, with its words in \`src/pages/text.ts\`. Lists take fixed filters: \`useListState({ sort: 'name', filters: { status: { is: ['open'] } } })\` keeps them through searches and in what is exported.
2. In \`src/routes.tsx\` give it a route and, if the menu should show it, an entry in \`menu\`; where several pages show the same rows, \`views\` leads from one to the others. \`src/paths.ts\` has the addresses of each entity's own pages.

## To add a rule

Add it to \`rules\` of the entity's \`model.ts\`, and nothing else: forms, the server and the tests read it there. \`src/core/entity.ts\` says which rules there are. The same goes for access, states and notices.

## Pages

${pages.join('')}${entities.length > 0 ? `\n## Data\n\n${entities.join('')}` : ''}`;
}
