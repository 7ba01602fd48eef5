export { messages } from './messages.en.ts';
export { words } from './screens.en.ts';
export { viewWords } from './views.en.ts';
