import type { Lexicon } from '../../lexicon.ts';
import { isKnownField } from '../../known-fields.ts';
import { lookUp } from '../../words/look-up.ts';
import { isPlural, plural, singular } from './inflect.ts';

// "Keep track of my running: distance, time": each time somebody does it is written down.

/** What is kept of an activity, where it has a name of its own. */
const KEPT_OF: Readonly<Record<string, string>> = {
  bak: 'recipe',
  bik: 'ride',
  climb: 'climb',
  cook: 'recipe',
  cycl: 'ride',
  div: 'dive',
  eat: 'meal',
  fish: 'fishing trip',
  garden: 'plant',
  hik: 'hike',
  invest: 'investment',
  jog: 'run',
  jogg: 'run',
  practic: 'practice session',
  practis: 'practice session',
  read: 'book',
  rid: 'ride',
  runn: 'run',
  sail: 'sailing trip',
  sav: 'saving',
  shop: 'purchase',
  shopp: 'purchase',
  sleep: 'night',
  spend: 'expense',
  swimm: 'swim',
  teach: 'lesson',
  travel: 'trip',
  travell: 'trip',
  walk: 'walk',
  train: 'training session',
  work: 'work session',
};
const ACTIVITY =
  /(?<=(?:^|[.!?\n])\s*)((?:(?:i|we) |(?:i|we)(?:'d| would)? (?:want|need|like|wish)(?: an app)? to |(?:an? |simple )*app (?:to|for) |help (?:me|us) )?(?:(?:keep|record|track|log|note|monitor|organi[sz]e|follow)\p{L}* *(?:track of )?)?(?:my|our) )((?:[a-z]+ )?)([a-z]{3,}ing)(?: (?:log|diary|journal|tracker|sessions?))?( ?: *)([^.!?:;\n()]{5,160})/giu;

const keptOf = (activity: string) => lookUp(KEPT_OF, activity.slice(0, -'ing'.length));

/** Properties, and no list of things: "distance, time, shoes". */
function isOfFields(list: string, lexicon: Lexicon): boolean {
  const items = list
    .toLowerCase()
    .split(/, (?:and )?| and /u)
    .map((item) => item.trim());
  const isField = (item: string) =>
    lexicon.isAttribute(item) || lexicon.isAttribute(singular(item)) || isKnownField(item, 'en');
  const isThing = (item: string) => isPlural(item) && lexicon.thing(singular(item)) !== undefined;
  const isTold = /\b(?:with|has|have|can|each|every|who|which)\b/iu.test(items[0] ?? '');
  const fields = items.filter(isField).length;
  const things = items.filter(isThing).length;
  const isMostly = things === 0 ? fields > 0 : fields > things && fields * 2 >= items.length;
  return items.length > 2 && !isTold && isMostly;
}

/** "… , and a chart of km per week": a page is asked for behind what is listed, and no part of it. */
const PAGE_LISTED =
  /,(?= (?:and |plus )(?:(?:show|see|with) )?an? (?:nice |simple |weekly |monthly )?(?:chart|graph|calendar|map|dashboard|board|gallery|report|overview) (?:of|with|showing|by|for|per)\b)/giu;

/** The text with each activity named by what is kept of it; everything keeps its place. */
export const withActivities = (text: string, lexicon: Lexicon): string =>
  text
    .replace(PAGE_LISTED, '.')
    .replace(ACTIVITY, (all, before: string, of: string, doing: string, colon: string, list: string) => {
      const activity = doing.toLowerCase();
      const kept = keptOf(activity);
      if (kept === undefined || !isOfFields(list, lexicon)) return all;
      const end = all.length - list.length - colon.length;
      const name = of + plural(kept);
      const at = Math.max(0, Math.min(before.length, end - name.length));
      return name.length > end ? all : ' '.repeat(at) + name.padEnd(end - at) + colon + list;
    });
