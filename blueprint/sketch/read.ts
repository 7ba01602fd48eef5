import { CONCEPTS } from '../concepts/index.ts';
import { type AppKind, LIMITS } from '../kinds.ts';
import { capital, cut, isPlural, plural, singular } from './words.ts';

const STOP = new Set(
  (
    'a an the my our your their his her its this that these those some any all every each i we you they he she it them us me ' +
    'and or but so if then than as of for to in on at by with from into about over per via near ' +
    'where when what which who whom whose how why is are was were be been being am do does did can could will would should may must ' +
    'have has had not no yes up out off just also very more most many much few lot lots other own one two three ' +
    'app application website site web page platform system tool software online simple small big new nice good best great local little ' +
    'track tracks tracking manage manages managing organise organize keep keeping list lists show shows see sees view add adds make makes making create build want wants need needs like likes love find get gets use uses let lets help helps give sell sells selling buy book books booking cook cooks read reads write plan plans share shares record log collect collects rate save store visit works working run runs running ' +
    'including include includes things thing stuff something anything people person everyone someone way today daily weekly monthly ' +
    // The little words of the product's other languages, so that none of them is taken for what an app is about.
    'un una unos unas el los las del al con para por y e o u su sus mi donde que se cada ' +
    'une le la les de du des au aux et ou avec dans sur pour qui chaque mon ma leur leurs ' +
    'ein eine einen einer eines der dem den das und oder mit für von vom zu zum zur im auf aus bei wo sich ' +
    'من في على إلى مع عن أو ثم التي الذي كل'
  ).split(' '),
);
const NOUN_AFTER_VERB = new Set(['books', 'lists', 'plans', 'records', 'runs', 'visits', 'pages', 'tools']);

export const kindOf = (text: string): AppKind => {
  let best: AppKind = 'custom';
  let most = 0;
  for (const { kind, words } of Object.values(CONCEPTS)) {
    const score = text.match(words)?.length ?? 0;
    if (score > most) [best, most] = [kind, score];
  }
  return best;
};

export const wordsOf = (text: string) =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [])
    .map((word) => word.replace(/['’](?:s)?$/u, '').replace(/-+$/, ''))
    .filter((word) => word.length > 0 && word.length <= 24);

const isNoun = (word: string) =>
  !STOP.has(word) && !/^\d|ly$|^(handmade|vintage|second-hand|organic|fresh|used)$/.test(word);

/** What a shop sells: the last word of the phrase after "selling", "shop for" and the like, or the word before "shop". */
export function soldNoun(text: string): string | undefined {
  const after = /\b(?:sell(?:s|ing)?|(?:shop|store|boutique) (?:for|of)|buy) ([\p{L} '-]+)/u.exec(text)?.[1];
  const before = /([\p{L}-]+) (?:shop|store|boutique)\b/u.exec(text)?.[1];
  const phrase =
    after?.split(/\b(?:with|and|online|where|in|to|from|for|that|which|by|at|on|who)\b/)[0] ?? before ?? '';
  const noun = wordsOf(phrase).filter(isNoun).at(-1);
  return noun && !/^(products?|goods|items?|web|e-?commerce)$/.test(noun) ? singular(noun) : undefined;
}

/** Phrases of a list after "with", "including", "track", "by": what may be fields or further data. */
export function listed(text: string): string[] {
  const phrases: string[] = [];
  for (const match of text.matchAll(/\b(?:with|including|plus|track(?:ing)?|by|and|see)\b([^.;]*)/g))
    for (const part of (match[1] ?? '').split(/,|\band\b|\bor\b|\bwith\b|\bby\b|\bwhere\b/)) {
      const phrase = part
        .trim()
        .replace(/^(?:their|its|the|a|an|my|our|low|for each)\s+/, '')
        .split(/\b(?:for|in|of|from|to|at|on|who|when|that|my|our|alerts?)\b(?! )?/)[0]
        ?.trim();
      const words = phrase ?? '';
      if (/^(?:number of|how many) /.test(part.trim()))
        phrases.push(part.trim().split(' ').slice(0, 4).join(' '));
      else if (words && words.length <= 30 && words.split(/\s+/).length <= 3) phrases.push(words);
    }
  return [...new Set(phrases)];
}

/** The nouns of any sentence, the one it is about first. */
export function nouns(text: string): string[] {
  const words = wordsOf(text);
  const found: string[] = [];
  words.forEach((word, at) => {
    const before = words[at - 1] ?? '';
    const named =
      NOUN_AFTER_VERB.has(word) &&
      (at === 0 || /^(my|our|the|of|track|with|and|a|list|manage)$/.test(before));
    if (!named && !isNoun(word)) return;
    const determined = /^(a|an|the|my|our|their|your|of|track|manage|with|and|for)$/.test(before);
    if (isPlural(word) || determined || /[^\p{ASCII}]/u.test(word)) {
      const next = words[at + 1] ?? '';
      if (determined && !isPlural(word) && next && isNoun(next) && !/\b(my|who|where)\b/.test(next)) return;
      // A verb in the third person follows its subject: "my family cooks".
      if (isPlural(word) && !named && words[at - 2]?.match(/^(my|our|who|that)$/)) {
        if (isNoun(before) && text.includes(`${before} ${word},`)) return;
      }
      found.push(singular(word));
    }
  });
  const fallback = words.filter(isNoun).at(-1);
  return [...new Set(found.length ? found : fallback ? [singular(fallback)] : [])];
}

/** A name of at most 60 characters out of the sentence's own words. */
export function nameOf(text: string, kind: AppKind): string {
  const clause =
    text.split(/[.,;:!?\n]|\b(?:where|which|that|with|who|so|including|when|and when)\b/i)[0] ?? '';
  let words = clause
    .replace(/^\s*(?:please\s+)?(?:(?:i|we)\s+(?:want|need|would like|have)\s+(?:to\s+)?)?/i, '')
    .replace(
      /^\s*(?:(?:make|build|create|design|manage|track|organi[sz]e|list|keep track of|an?|the|my|our|me)\s+)+/i,
      '',
    )
    .replace(/\s+(?:and|or)\s*(?:their|its|my)?\s*$/i, '')
    .trim();
  const selling = /^(?:(?:app|site|website) (?:to|for) )?sell(?:ing)?\s+(.+?)(?:\s+online)?$/i.exec(
    words,
  )?.[1];
  if (selling) words = `${singular(selling)} shop`;
  const sold = /^(shop|store)\s+(?:selling|that sells|for)\s+(.+)$/i.exec(words);
  if (sold) words = `${singular(sold[2] ?? '')} ${sold[1]}`;
  const family = /^(\p{L}+) (?:my|our) (\p{L}+) \p{L}+$/u.exec(words);
  if (family) words = `${family[2]} ${family[1]?.toLowerCase()}`;
  const parts = /^(.+?) (for|of) (?:(?:an?|the|my|our)\s+)?(?:small\s+)?(.+)$/i.exec(words);
  if (parts) {
    const head = (parts[1] ?? '').replace(/\s*\b(app|website|site|system|platform|tool)\b/gi, '').trim();
    const [tail = '', rest] = (parts[3] ?? '').split(/\s+and\s+/);
    const main = kind === 'helpdesk' && /^tickets?$/i.test(head) ? plural(singular(head)) : head;
    if (!rest || /^their/.test(rest))
      words = main ? `${singular(tail)} ${main.replace(/^\p{Lu}(?=\p{Ll})/u, (c) => c.toLowerCase())}` : tail;
  }
  const short = words.replace(/\s+(?:app|website|site)$/i, '').replace(/\s+/g, ' ');
  const fitting = short.length > LIMITS.name ? short.slice(0, LIMITS.name).replace(/\s+\S*$/, '') : short;
  // Cut again, since the capital can be longer.
  return /[\p{L}\p{N}]/u.test(fitting) ? cut(capital(fitting.trim()), LIMITS.name) : 'New app';
}
