import type { FieldType } from '../../kinds.ts';
import { type Facts, type FieldFact, isSaid, isWithin, type Source, spansOf } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { itemsOf, type ListItem } from '../list-items.ts';
import { entityOf } from '../read/english/entity-of.ts';
import { isPlural, singular } from '../read/english/inflect.ts';
import { withoutEntity } from '../without-entity.ts';

// "Track water, sleep and mood": what is written down of oneself, or of each room, is an entry with a number for each.

const STARTS = String.raw`(?:(?:^|(?<=[.!?\n])\s*|(?<=\b(?:app|application|tool|tracker|diary|log|journal|something|somewhere|site|place|me|us|i|we) (?:to|for|where i can|where we can|that lets me) )|(?<=\b(?:want|need|like|help me|let me) (?:to )?)))`;
const TRACKS = String.raw`(?:track|log|record|monitor|measure|note(?: down)?|write down|keep (?:track|a log|a record|a diary|an eye) o[fn]|tracking|logging|recording|monitoring)`;
const ITEM = String.raw`[a-z][a-z-]*(?: (?!(?:of|per|in|for|at|and|or|with|when|by)\b)[a-z-]+){0,2}?`;
const TRACKED = new RegExp(
  String.raw`${STARTS}(?:${TRACKS} |(?<=^\s*)(?=[a-z ]+ (?:and|&) [a-z]+ (?:per|(?:of|for|in|at) (?:each|every)) [a-z]+[.\s]*$))((?:(?:my|our|the|all|daily|own) ){0,2})(${ITEM}(?:, (?:my |our |the )?${ITEM})*,? (?:and|&|or) (?:my |our |the )?${ITEM})(?: (?:per|(?:of|in|for|at|per) (?:each|every|all(?: the| our| my)?|my|our|the|a)) ([a-z]+))?(?: (?:every|each) (?:day|morning|evening|night|week)| daily)?(?=\s*(?:[.!\n]|$))`,
  'iu',
);
/** So much of a day, of oneself or of a place; how one feels is told from one to five. */
const MEASURES: Readonly<Record<string, FieldType>> = {
  sleep: 'duration',
  exercise: 'duration',
  'screen time': 'duration',
  water: 'number',
  'water intake': 'number',
  steps: 'number',
  protein: 'number',
  carbs: 'number',
  fat: 'number',
  caffeine: 'number',
  coffee: 'number',
  alcohol: 'number',
  cigarettes: 'number',
  glucose: 'number',
  'blood sugar': 'number',
  rainfall: 'number',
  wind: 'number',
  electricity: 'number',
  gas: 'number',
  nutrition: 'longText',
  food: 'longText',
  diet: 'longText',
  symptoms: 'longText',
  gratitude: 'longText',
  thoughts: 'longText',
};
const FELT = /^(?:mood|energy|energy level|pain|stress|hunger|motivation|anxiety|focus|soreness)$/u;
const AMOUNTS: readonly (FieldType | undefined)[] = ['number', 'duration'];
/** What is measured as two numbers. */
const PAIRS: Readonly<Record<string, readonly string[]>> = { 'blood pressure': ['systolic', 'diastolic'] };
/** What somebody does to keep fit, each time with how long and how far. */
const SPORTS =
  /^(?:running|jogging|cycling|biking|swimming|hiking|walking|climbing|bouldering|rowing|skiing|skating|lifting|weightlifting|dancing|kayaking|surfing|riding|yoga|pilates|gym|runs?|rides?|swims?|walks?|hikes?|climbs?)$/u;
const USUAL: Source = { from: 'knowledge', because: 'such an app usually keeps it' };

function measuresOf({ words, ...span }: ListItem, owner: string, lexicon: Lexicon): FieldFact[] {
  const one = singular(words);
  const source: Source = { from: 'text', spans: [{ start: span.start, end: span.end }] };
  const pair = PAIRS[one];
  if (pair) return pair.map((label): FieldFact => ({ owner, label, type: 'number', source }));
  if (FELT.test(one)) return [{ owner, label: one, type: 'number', min: 1, max: 5, source }];
  const known = MEASURES[words] ?? MEASURES[one] ?? lexicon.attribute(words);
  return MEASURES[words] || MEASURES[one] || AMOUNTS.includes(known)
    ? [{ owner, label: words, type: known ?? 'number', source }]
    : [];
}

/** @param facts of an English description */
export function withTracked(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const match = TRACKED.exec(text);
  const [all = '', lead = '', list = '', of] = match ?? [];
  if (!match) return facts;
  const from = match.index + all.indexOf(lead + list) + lead.length;
  const items = itemsOf(list, from);
  const source: Source = { from: 'text', spans: [{ start: from, end: from + list.length }] };
  const noun = of === undefined ? 'daily record' : 'reading';
  const entry = entityOf(noun, source, lexicon);

  const measured = items.map((item) => measuresOf(item, noun, lexicon));
  const areSports = items.every(({ words }) => SPORTS.test(words));
  if (!areSports && !measured.every(({ length }) => length > 0)) return facts;
  // Whatever else was read of the list is told by its entry.
  const whole = { start: from - lead.length, end: from + list.length };
  const isOfList = (one: { source: Source }) =>
    isSaid(one) && spansOf(one).every((span) => isWithin(span, whole));
  const bare = facts.entities.filter(isOfList).reduce((rest, one) => withoutEntity(rest, one.noun), facts);
  const rest = {
    ...bare,
    fields: bare.fields.filter((field) => !isOfList(field)),
    unknown: bare.unknown.filter((span) => !isWithin(span, whole)),
  };
  if (areSports) {
    const workout = entityOf('workout', source, lexicon);
    const options = items.map(({ words }) => singular(words));
    const type: FieldFact = { owner: 'workout', label: 'type', type: 'select', options, source };
    const others = rest.entities.filter((one) => one.noun !== 'workout');
    return { ...rest, entities: [...others, workout], fields: [...rest.fields, type] };
  }
  const date: FieldFact = { owner: noun, label: 'date', type: 'date', default: 'today', source: USUAL };
  const at = of === undefined ? -1 : all.lastIndexOf(of);
  const place = of === undefined ? undefined : { start: match.index + at, end: match.index + at + of.length };
  const thing = of === undefined ? undefined : singular(of.toLowerCase());
  const isThing =
    thing !== undefined &&
    (isPlural(of?.toLowerCase() ?? '') || /\b(?:each|every)\b|per $/iu.test(all.slice(0, at).slice(-6)));
  const kept =
    isThing && place && !rest.entities.some((one) => one.noun === thing)
      ? [entityOf(thing, { from: 'text', spans: [place] }, lexicon)]
      : [];
  const link =
    isThing && place
      ? [{ from: noun, to: thing, many: false, source: { from: 'text' as const, spans: [place] } }]
      : [];
  return {
    ...rest,
    entities: [...rest.entities.filter((one) => one.noun !== noun), entry, ...kept],
    fields: [...rest.fields, date, ...measured.flat()],
    relations: [...rest.relations, ...link],
  };
}
