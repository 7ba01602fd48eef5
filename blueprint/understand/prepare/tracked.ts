import type { FieldType } from '../../kinds.ts';
import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  type Source,
  spansOf,
} from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { itemsOf, type ListItem } from '../list-items.ts';
import { entityOf } from '../read/english/entity-of.ts';
import { isPlural, singular } from '../read/english/inflect.ts';
import { MEASURED_AGAIN } from '../words/measures.ts';
import { withoutEntity } from '../without-entity.ts';

// "Track water, sleep and mood": what is written down of oneself, or of each room, is an entry with a number for each.

const STARTS = String.raw`(?:(?:^|(?<=[.!?\n])\s*|(?<=\b(?:app|application|tool|tracker|diary|log|journal|something|somewhere|site|place|me|us|i|we) (?:to|for|where i can|where we can|that lets me) )|(?<=\b(?:want|need|like|help me|let me) (?:to )?)))`;
const TRACKS = String.raw`(?:track|log|record|monitor|measure|note(?: down)?|write down|keep (?:track|a log|a record|a diary|an eye) o[fn]|tracking|logging|recording|monitoring)`;
const ITEM = String.raw`[a-z][a-z-]*(?: (?!(?:of|per|in|for|at|and|or|with|when|by)\b)[a-z-]+){0,2}?`;
const LEAD = '((?:(?:my|our|the|all|daily|own) ){0,2})';
const WHOSE = String.raw`(?: (?:per|(?:of|in|for|at|per) (?:each|every|all(?: the| our| my)?|my|our|the|a)) (?!(?:day|morning|evening|night|week|month)\b)([a-z]+))?`;
const HALF = '(?:day|morning|noon|evening|night)';
const OFTEN = String.raw`(?: (?:every|each) (?:${HALF}(?: and ${HALF})?|week|month)| (?:once|twice|(?:two|three) times) (?:a|per) (?:day|week|month)| (?:dai|week|month)ly)?`;
/** "… and see how it goes": what is wanted besides. */
const ENDS = String.raw`(?=\s*(?:[.!\n]|$|,? (?:and|so|to) (?:(?:i|we|that|can|could|would|to|then|also)(?:'d)? ){0,3}(?:see|want|show|like|love|need|look|watch|compare|find out)\b))`;
const TRACKED = new RegExp(
  String.raw`${STARTS}(?:${TRACKS} |(?<=^\s*)(?=[a-z ]+ (?:and|&) [a-z]+ (?:per|(?:of|for|in|at) (?:each|every)) [a-z]+[.\s]*$))${LEAD}(${ITEM}(?:, (?:my |our |the )?${ITEM})*,? (?:and|&|or) (?!(?:see|show|watch|compare|look)\b)(?:my |our |the )?${ITEM})${WHOSE}${OFTEN}${ENDS}`,
  'iu',
);
/** "Aquarium: I measure temperature and pH", where nothing else is kept. */
const TOLD = new RegExp(
  String.raw`(?<=^(?:[^.!?\n:]{1,40}: )?(?:i|we) )${TRACKS} ${LEAD}(${ITEM}(?:, ${ITEM})*,? (?:and|&) ${ITEM})${WHOSE}${OFTEN}${ENDS}`,
  'iu',
);
/** "Track my weight": one number alone. */
const TRACKED_ONE = new RegExp(
  String.raw`${STARTS}${TRACKS} ${LEAD}((?:resting |fasting |body )?(?:${MEASURED_AGAIN})|mood|energy|pain|stress|sleep|steps|blood pressure|blood sugar|water intake)${WHOSE}${OFTEN}${ENDS}`,
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
  systolic: 'number',
  diastolic: 'number',
  pulse: 'number',
  ph: 'number',
  glucose: 'number',
  insulin: 'number',
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

/** @param isMeasured whether it is said to be measured: "I measure temperature, pH and nitrate" */
function measuresOf(
  { words, ...span }: ListItem,
  owner: string,
  lexicon: Lexicon,
  isMeasured: boolean,
): FieldFact[] {
  const one = singular(words);
  const source: Source = { from: 'text', spans: [{ start: span.start, end: span.end }] };
  const pair = PAIRS[one];
  if (pair) return pair.map((label): FieldFact => ({ owner, label, type: 'number', source }));
  if (FELT.test(one)) return [{ owner, label: one, type: 'number', min: 1, max: 5, source }];
  const known = MEASURES[words] ?? MEASURES[one] ?? lexicon.attribute(words);
  return isMeasured || MEASURES[words] || MEASURES[one] || AMOUNTS.includes(known)
    ? [
        {
          owner,
          label: words,
          type: isMeasured && !AMOUNTS.includes(known) ? 'number' : (known ?? 'number'),
          source,
        },
      ]
    : [];
}

/** Where a text tells what is tracked. */
function matchIn(text: string, { entities }: Facts): RegExpExecArray | null {
  const match = TRACKED.exec(text) ?? TRACKED_ONE.exec(text);
  const told = match ? null : TOLD.exec(text);
  const isElsewhere = (one: { source: Source }) =>
    told !== null && spansOf(one).some(({ start }) => start > told.index);
  const others = entities.filter((one) => isSaid(one) && isElsewhere(one));
  // "Clients come in. We record weight and height": of each of them.
  const areMeasured = others.every(({ source }) =>
    spansOf({ source }).every(({ end }) => told !== null && end <= told.index + told[0].length),
  );
  return match ?? (areMeasured ? told : null);
}

/** @param facts of an English description */
export function withTracked(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const match = matchIn(text, facts);
  const [all = '', lead = '', list = '', of] = match ?? [];
  if (!match) return facts;
  const from = match.index + all.indexOf(lead + list) + lead.length;
  const items = itemsOf(list, from);
  const source: Source = { from: 'text', spans: [{ start: from, end: from + list.length }] };
  const noun = of === undefined ? 'daily record' : 'reading';
  const entry = entityOf(noun, source, lexicon);

  const measured = items.map((item) => measuresOf(item, noun, lexicon, /^measur/iu.test(all)));
  const areSports = items.every(({ words }) => SPORTS.test(words));
  if (!areSports && !measured.every(({ length }) => length > 0)) return facts;
  // Whatever else was read of the list is told by its entry.
  const whole = { start: from - lead.length, end: from + list.length };
  // "I write down systolic and pulse every morning and evening": neither who nor when is a field.
  const clause = { start: match.index - 'we '.length, end: match.index + all.length };
  const isOfList = (one: { source: Source }) =>
    isSaid(one) && spansOf(one).every((span) => isWithin(span, whole));
  const isTitle = (one: { source: Source }) =>
    isSaid(one) &&
    /\b(?:diary|log|log ?book|tracker|journal): *(?:i|we) $/iu.test(text.slice(0, match.index)) &&
    spansOf(one).some(({ end }) => end <= match.index) &&
    spansOf(one).every((span) => span.end <= match.index || isWithin(span, clause));
  // The entry of each day is what is told here.
  const isEntry = (one: EntityFact) =>
    one.noun === 'daily entry' && !facts.fields.some((field) => field.owner === one.noun && isSaid(field));
  const gone = facts.entities.filter((one) => isOfList(one) || isTitle(one) || isEntry(one));
  // A chart of the weight is one of the entries that hold it.
  const drawn: Facts['pages'] = facts.pages.map((page) =>
    gone.some((one) => one.noun === page.entity) ? { ...page, entity: noun } : page,
  );
  const bare = gone.reduce<Facts>((whole, one) => withoutEntity(whole, one.noun), { ...facts, pages: drawn });
  const isOfClause = (one: { source: Source }) =>
    isSaid(one) && spansOf(one).every((span) => isWithin(span, clause));
  const rest = {
    ...bare,
    fields: bare.fields.filter((field) => !isOfClause(field)),
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
