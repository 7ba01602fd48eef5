export { messages } from './messages.en.ts';
export { words } from './screens.en.ts';
