// "A bed starts as fallow, becomes planted and ends as harvested": put as the list of its states, everything in its place.

const STARTS =
  /\b((?:(?:it|they|each one) (?:always |usually |first )?(?:starts?|begins?)(?: out| off)?(?: as)?|(?:(?:starts?|begins?)(?: out| off)?|comes? in|arrives?|enters?) as) )([^.;:\n()]{5,160})/giu;
/** Words between two states; the last of them say that one comes after the other. */
const JOINTS = new Set(
  "and or as up it they it's they're is are gets get to into on then finally later eventually lastly becomes become ends end finishes finish turns turn moves move goes go".split(
    ' ',
  ),
);
const SAYS_LATER =
  /\b(?:then|finally|later|eventually|lastly|becomes?|ends?|finish(?:es)?|turns?|moves?|goes)\b/iu;
/** Words of a clause, of which no state is made. */
const CLAUSAL = new Set(
  'with has have had when if until once after before we i you he she the a an each every at from for of in-the january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter'.split(
    ' ',
  ),
);
const MOST_WORDS = 3;
const AS_STATUS = 'w status:';

/** "… once the deposit is paid, and …" */
const WHEN = / (?:(?:once|when|as soon as|after) [a-z' -]{3,40}|afterwards|at the end)(?=,|$)/giu;
const ARTICLE = /^(?:an?|the)$/u;

/** The states of a life as they are listed, as long as it was told; nothing where it tells something else. */
function listed(said: string): string | undefined {
  const told = said.replace(WHEN, (words) => ' '.repeat(words.length));
  let out = '';
  let isJoint = false;
  let values = 0;
  let length = 0;
  for (const { 0: piece, index } of told.matchAll(/,|[^\s,]+/gu)) {
    out = out.padEnd(index);
    const word = piece.toLowerCase();
    const isFirstOfJoint = word === ',' || /^(?:and|or|then)$/u.test(word);
    if (isFirstOfJoint || (isJoint && (JOINTS.has(word) || ARTICLE.test(word)))) {
      if (!isJoint && length === 0) return undefined;
      out += isJoint ? ' '.repeat(piece.length) : ','.padEnd(piece.length);
      isJoint = true;
      length = 0;
      continue;
    }
    if (CLAUSAL.has(word) || !/^[a-z][a-z'-]*$/u.test(word)) return undefined;
    if (length === 0) values += 1;
    length += 1;
    if (length > MOST_WORDS) return undefined;
    isJoint = false;
    out += piece;
  }
  return values > 1 && length > 0 ? out.padEnd(told.length) : undefined;
}

/** "A board with the columns new, cut and sewn": the columns are states. */
const COLUMNS =
  /(?<=\b(?:board|kanban)(?: (?:of|for) (?:the |all |our )?[a-z-]+(?: [a-z-]+)?)?)( (?:with|having|has|and) (?:(?:the|these|its|\d|three|four|five|six) )?(?:columns|lanes|swimlanes)(?: for| called| named)?(?: ?:)?)(?= \p{L})/giu;

/** @param text English, in which lives are listed that were told as what something starts, becomes and ends as */
export const withLivesListed = (text: string): string =>
  text
    .replace(STARTS, (all, lead: string, told: string) => {
      const [article = ''] = /^(?:an?|the) /iu.exec(told) ?? [];
      const states = SAYS_LATER.test(told) ? listed(told.slice(article.length)) : undefined;
      const before = lead.length + article.length;
      return states === undefined ? all : AS_STATUS.padStart(lead.length - 1).padEnd(before) + states;
    })
    .replace(COLUMNS, (words) => ', status:'.padEnd(words.length));
