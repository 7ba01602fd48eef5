// "Track my training, nutrition and sleep": what is logged is no sort of log, and no song.

const LOGS = '(?:log|track|record|monitor)';
/** What follows the first word of a list, or ends the sentence behind it. */
const LISTED = ',| and | & |[.!]?$';

/** The verb, where things to log follow it, and no name such as "record store". */
export const LOGGING = new RegExp(
  String.raw`(?<=(?:^|[.!?\n])\s*)${LOGS}(?= (?:(?:my|our|the|all|daily) )?(?!(?:labels?|records?|listings?|store|collection|collector|shop|player|keeping|and)\b)[a-z]{3,}(?:${LISTED}| of | for ))`,
  'giu',
);
/** A sentence that asks for logging: no track is kept. */
export const LOGS_FIRST = new RegExp(
  String.raw`^${LOGS} (?:(?:my|our|the|all|every|each|which|what|how|who)\b|[a-z]+(?:${LISTED}))`,
  'iu',
);
