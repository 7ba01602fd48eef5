/** The questions by group; their texts are under `faqs.<id>` and their ids are the addresses of deep links. */
export const GROUPS = [
  { id: 'start', questions: ['what', 'code-needed', 'describe', 'change-later', 'language'] },
  { id: 'build', questions: ['how-long', 'failed', 'rebuild', 'versions', 'close-tab'] },
  { id: 'money', questions: ['price', 'more-pages', 'card-data', 'demo-cards', 'refund'] },
  { id: 'app', questions: ['own-code', 'run-it', 'data', 'publish', 'safe'] },
] as const;
