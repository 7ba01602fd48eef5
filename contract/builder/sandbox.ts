/**
 * What a built app may do in its sandbox, in its policy and in the frames that show it: besides running, save a list as a file, print a
 * page, and open a link of its rows in a tab that is no longer sandboxed.
 */
export const APP_SANDBOX =
  'allow-scripts allow-forms allow-downloads allow-modals allow-popups allow-popups-to-escape-sandbox';
