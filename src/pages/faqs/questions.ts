/** Question ids by group. The texts are under `faqs.<id>`, and the id is the question's anchor in the URL. */
export const GROUPS = [
  { id: 'start', questions: ['what', 'code-needed', 'describe', 'change-later', 'language'] },
  { id: 'build', questions: ['how-long', 'failed', 'rebuild', 'versions', 'close-tab'] },
  { id: 'money', questions: ['price', 'more-pages', 'card-data', 'demo-cards', 'refund'] },
  { id: 'app', questions: ['own-code', 'run-it', 'data', 'publish', 'safe'] },
] as const;
