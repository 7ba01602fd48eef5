import { spaces } from '../../place.ts';

// Why somebody wants something is nothing that is kept, unless somebody else does something then: "… so that I can plan the line-up".

const STORY_LINES =
  /(?<=^|\n)([ \t]*(?:[-*•][ \t]+)?as (?:an? |the )[a-z][a-z' -]{1,40},?)([ \t]*\r?\n[ \t]*(?:[-*•][ \t]+)?)(?=(?:i|we)(?:'d)? )/giu;
const AIM_LINES =
  /(?<=[^\s.!?;:])([ \t]*\r?\n[ \t]*(?:[-*•][ \t]+)?)(?=(?:so(?: that)?|in order (?:to|that)) )/giu;

/** "As a coach, I want to see …": up to where its purpose begins. */
const STORY =
  /(?<=(?:^|[\n.;:!?)•*-])\s{0,30})as (?:an? |the )[a-z][a-z' -]{1,40}?,? (?:i|we)(?:'d)? (?:want|need|would like|like|wish|can|could|should|must|may|have|am able)\b[^.!?\n]{2,400}/giu;
const AIM =
  /,? (?:so that|in order (?:to|that)|because|so (?=(?:i|we|they|he|she|it|that|the|my|our|nobody|no one|everyone|everybody|people|[a-z]+s) )|to be able to )/iu;
/** "So that the client can approve it": what others do then is asked for, too, and so is a limit. */
const OTHERS = /^,?[^,]*? (?:(?:the|an?|my|our) (?:[a-z-]+ ){1,3}|[a-z-]+s )(?:can|may|must|gets?) [a-z]+/iu;

/** What somebody looks at is there without being said. */
const LOOKS = / (?:can|may|must|gets?) (?:see|view|look|read|know|find|plan|rest)\b/iu;
const isAsked = (aim: string): boolean =>
  /\d| with /u.test(aim) || (OTHERS.test(aim) && (/,| and /u.test(aim.slice(1)) || !LOOKS.test(aim)));

/** "As the owner of a choir, I …" says who writes. */
const WRITER =
  /(?<=(?:^|[\n.!?])\s{0,30})as (?:an? |the )(?:owner|manager|founder|head|chair|organi[sz]er|director) of (?:an? |the |our |my )?[a-z][a-z' -]{1,40}?,? (?=(?:i|we)(?:'d)? )/giu;
/** "Register a trip with date and river": what is registered is written down. */
const REGISTERED = /\bregister(?= (?:an?|the|new|all|each|every) [a-z][a-z -]{2,30} with\b)/giu;

/** A text in which each story stands in one line, without its purpose; everything keeps its place. */
export const withoutAims = (text: string): string =>
  text
    .replace(STORY_LINES, (_, told: string, gap: string) => told + ' '.repeat(gap.length))
    .replace(AIM_LINES, (gap) => ' '.repeat(gap.length))
    .replace(WRITER, spaces)
    .replace(STORY, (whole) => {
      const story = whole.replace(REGISTERED, 'record  ');
      const at = AIM.exec(story)?.index;
      const aim = at === undefined ? '' : story.slice(at);
      return aim === '' || isAsked(aim) ? story : story.slice(0, at) + spaces(aim);
    });
