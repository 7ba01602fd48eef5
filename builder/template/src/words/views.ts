export { viewWords } from './views.en.ts';
