/**
 * The files every app shares, as text. What `generate` writes itself is left out: those copies in `builder/app` belong to
 * the sample app that makes the folder run here.
 */
const files = import.meta.glob<string>(
  [
    '../app/src/**/*.{ts,tsx,css}',
    '../app/vite.config.ts',
    '!../app/src/{data,model,pages}/**',
    '!../app/src/routes.tsx',
    '!../app/src/styles/theme.css',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const sharedFiles = Object.entries(files).map(([path, text]) => ({
  path: path.replace('../app/', ''),
  text,
}));
