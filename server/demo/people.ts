import type { Idea } from './apps.ts';

// Names and sentences for the demo data: made up, and mixed on purpose.

export const FIRST_NAMES = [
  'Ana',
  'Ben',
  'Chidi',
  'Dana',
  'Emre',
  'Fatima',
  'Goran',
  'Hana',
  'Ivo',
  'Jun',
  'Kavya',
  'Lena',
  'Mateo',
  'Noor',
  'Olga',
  'Pedro',
  'Qiang',
  'Rosa',
  'Sven',
  'Tala',
  'Uma',
  'Viktor',
  'Wanda',
  'Ximena',
  'Yusuf',
  'Zoe',
];
export const LAST_NAMES = [
  'Adeyemi',
  'Bauer',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fischer',
  'García',
  'Haddad',
  'Ito',
  'Jansen',
  'Kowalski',
  'Li',
  'Moreau',
  'Novak',
  'Okafor',
  'Patel',
  'Quispe',
  'Rossi',
  'Silva',
  'Tanaka',
  'Ueda',
  'Varga',
  'Weber',
  'Xu',
  'Yilmaz',
  'Zhang',
];

export const SALON: Idea = { kind: 'bookings', name: 'Hair salon' };
export const LAB: Idea = { kind: 'inventory', name: 'School science lab' };
export const POTTERY: Idea = { kind: 'courses', name: 'Pottery school' };
export const IDEAS: readonly Idea[] = [
  SALON,
  LAB,
  POTTERY,
  { kind: 'shop', name: 'Household linen' },
  { kind: 'blog', name: 'Slow travel by train' },
  { kind: 'directory', name: 'Local restaurants' },
  { kind: 'events', name: 'Small venues' },
  { kind: 'crm', name: 'Design studio' },
  { kind: 'portfolio', name: 'Photo studio' },
  { kind: 'property', name: 'Flats in Lisbon' },
  { kind: 'recruiting', name: 'Recruiting agency' },
  { kind: 'helpdesk', name: 'IT support' },
];

export const UPDATES: readonly {
  title: string;
  body: string;
  category: 'product' | 'maintenance' | 'security' | 'company';
  daysAgo: number;
}[] = [
  {
    daysAgo: 3,
    category: 'product',
    title: 'Attention lists on dashboards',
    body: 'A dashboard can now show the rows that need you: **stock below its minimum**, amounts above a limit. Add an *attention* section to any page.',
  },
  {
    daysAgo: 16,
    category: 'product',
    title: 'Compare two versions',
    body: 'On a project’s page, pick two versions to see which source files changed between them, line by line.',
  },
  {
    daysAgo: 38,
    category: 'security',
    title: 'Built apps run in a box of their own',
    body: 'Previews and published apps are served with an opaque origin: they cannot read this site’s storage or call it in your name.',
  },
  {
    daysAgo: 71,
    category: 'maintenance',
    title: 'Faster builds',
    body: 'The type-check, the lint and the tests of a build now run side by side.',
  },
  {
    daysAgo: 120,
    category: 'product',
    title: 'Download the source',
    body: 'Every build comes as a zip. In the unpacked folder, run `npm install` and then `npm start`.',
  },
  {
    daysAgo: 204,
    category: 'company',
    title: 'One price for each project',
    body: 'A project is paid for once, by its number of pages. Building it again costs nothing.',
  },
];
