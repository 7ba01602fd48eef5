import { singular } from './inflect.ts';

// "Please build me a simple app to keep track of my plants: …": how an app is asked for, before what it keeps.

const either = (...words: readonly string[]) => `(?:${words.join('|')})`;

const APP = either(
  '(?:web ?|mobile ?|phone ?)?app(?:lication)?',
  'tool',
  'system',
  'software',
  'program(?:me)?',
  'platform',
  'database',
  'tracker',
  'planner',
  'organi[sz]er',
);
/** Any word for it: a site may be for whoever visits it. */
const ANY_APP = either(APP, 'crm', '(?:web ?)?site', 'portal', 'dashboard');

const MAKE = either(
  'build',
  'make',
  'create',
  'design',
  'develop',
  'write',
  'generate',
  'code',
  'program',
  'set up',
  'give',
  'get',
  'find',
);
const GREETING = String.raw`(?:(?:hi|hello|hey)(?: there| everyone| all)?[,.!]* +)?`;
const PLEASE = String.raw`(?:please,? +|kindly +)?`;
const WISH = either(
  String.raw`(?:can|could|would|will) you (?:please )?(?:help (?:me|us) )?`,
  String.raw`(?:i|we)(?: would|'d) (?:like|love) (?:you )?to `,
  String.raw`(?:i|we) (?:want|need|wish)(?: you)? to `,
  String.raw`(?:please )?help (?:me|us)(?: to)? `,
);
/** "Build me", "could you please create", "looking for". */
const ASKS = either(
  String.raw`${WISH}?${MAKE}(?: (?:me|us))? `,
  String.raw`(?:(?:i|we)(?:'m| am|'re| are) )?(?:looking|searching|in need|on the lookout)(?: for| of) `,
);
const PLAIN = either(
  `(?:very |really |fairly )?${either('simple', 'small', 'little', 'basic', 'easy', 'quick', 'tiny', 'nice', 'modern', 'clean', 'lightweight', 'minimal', 'minimalist', 'user-friendly', 'easy-to-use', 'straightforward', 'good', 'complete', 'full', 'new', 'custom')}`,
  `${either('web', 'mobile', 'web-based', 'online', 'internal')}(?= ${APP}\\b)`,
);
const OPENS = String.raw`(?<=(?:^|[.!?\n])\s*)`;

/** Who is asked for it. */
const ASKED = new RegExp(
  String.raw`${OPENS}${GREETING}${PLEASE}${ASKS}(?=(?:an?|the|my|our|some) (?:[a-z-]+,? ){0,4}${ANY_APP}\b|(?:software|system)\b)`,
  'giu',
);
/** How plain it should be. */
const PLAINLY = new RegExp(
  String.raw`\b(an?|the|my|our|some) (?:${PLAIN},? (?:and |but )?)+(?=(?:[a-z-]+ ){0,3}${ANY_APP}\b)`,
  'giu',
);

/** What is done with whatever follows: as it is told of the app, as it is asked, and as it is called. */
const KEEPS = {
  tells:
    'manages|tracks|organi[sz]es|logs|records|registers|documents|monitors|catalogu?es|stores|saves|lists|administers|keeps (?:(?:track|records?|a record|a list|a log) of|on top of)',
  asks: 'manage|track|organi[sz]e|log|record|register|document|monitor|catalogu?e|store|save|list|administer|keep (?:(?:track|records?|a record|a list|a log) of|on top of)',
  names:
    'managing|tracking|organi[sz]ing|logging|recording|registering|documenting|monitoring|catalogu?ing|storing|saving|listing|administering|keeping (?:(?:track|records?|a record|a list|a log) of|on top of)',
};
/** "App to keep beds: length", "for keeping our recipes"; nobody lists bees behind it. */
const ALONE = String.raw`(?= (?:(?:my|our|the|all) )?[a-z-]+s:)`;
/** "Which volunteers came": a question, and no thing to keep. */
const THINGS = String.raw`(?= (?!(?:who|whom|whose|what|which|when|where|how|whether|if|everything|it|them|and|or|down|in|up)\b))`;
const HELPS = String.raw`(?:helps?|lets|allows|enables) (?:me|us|you|people|users)(?: to)? `;
const KEEPING = new RegExp(
  String.raw`(?<=\b(?:${ANY_APP}|something|spreadsheet) )(?:for (?:(?:${KEEPS.names})${THINGS}|keeping${ALONE})|(?:to (?:help (?:me|us) (?:to )?)?|(?:that|which) ${HELPS}|where (?:i|we) can |with which (?:i|we) can )(?:(?:easily|better|simply) )?(?:(?:${KEEPS.asks})${THINGS}|keep${ALONE})|(?:that|which) (?:${KEEPS.tells})${THINGS})`,
  'giu',
);
/** "I would like to track my plants": that they are kept is all that is asked. */
const WISHED = new RegExp(
  String.raw`^\s*${GREETING}${PLEASE}(?:${WISH}|let (?:me|us) )(?:${KEEPS.asks})${THINGS}(?! (?:the|an?|its|their)\b)|^\s*(?:i|we) need (?:some )?help (?:with )?(?:${KEEPS.names})${THINGS}`,
  'giu',
);

const erased = (words: string) => ' '.repeat(words.length);

/** The text without how it asks for an app; what is named keeps its place. */
export const withoutAsking = (text: string): string =>
  text
    .replace(ASKED, erased)
    .replace(PLAINLY, (words, article: string) => `${article} `.padStart(words.length))
    .replace(KEEPING, (words) => 'for'.padEnd(words.length))
    .replace(WISHED, erased);

const KEPT_BY =
  'tracking|planning|scheduling|booking|invoicing|billing|management|logging|monitoring|control|administration|tracker|planner|log|book|crm';
/** "Time tracking for freelancers: …" */
const TITLED_FOR = new RegExp(
  String.raw`^(\s*(?:an? )?(?:[a-z-]+ ){0,3}(?:${KEPT_BY})(?: (?:app|tool|system))?)( for (?:(?:small|local|busy|private|independent) )*(?!(?:the|our|my|all|each|every)\b)((?:[a-z'-]+ ){0,2}[a-z'-]+s|people))(?=: [^:.\n]*,)`,
  'iu',
);

/**
 * Whoever a title says that the app is for uses it, and is no table of it unless the list behind names them too.
 * @param isWho of one noun in its singular: a person, an organisation or a place
 */
export const withoutAudience = (text: string, isWho: (noun: string) => boolean): string =>
  text.replace(TITLED_FOR, (all, title: string, audience: string, whom: string) =>
    isWho(singular(whom.toLowerCase().split(' ').at(-1) ?? '')) ? title + erased(audience) : all,
  );
