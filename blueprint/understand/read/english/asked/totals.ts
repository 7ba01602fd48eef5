import { type ComputedFact, type FieldFact, isSaid, isWithin, type Span, spansOf } from '../../../facts.ts';
import { keyOf } from '../../../lexicon.ts';
import { singular } from '../inflect.ts';
import type { Scene } from '../scene.ts';
import { thingBy } from '../access/tables.ts';

// What is counted, added up or averaged for each of something: "how many hours each volunteer did".

type Op = Exclude<ComputedFact['of'], 'product' | 'difference'>;
interface Total extends Span {
  word: string;
  /** What is counted or added up, as it is said; nothing where only the total is spoken of. */
  what: string;
  owner: string;
  label?: string;
}

const X = '[a-z][a-z -]{0,38}?';
const OWNER = '[a-z][a-z-]*(?: [a-z-]+)?';
const EACH =
  '(?:by|per|each|for each|for every|for all|of each|of every|in each|in every|on each|on every|of an?)';
const SUMMED = 'total|sum|average|mean|numbers?|count|how many|how much|amount';
const DONE = '(?:totall?ed|added up|summed(?: up)?|counted|averaged)';
/** Each with named groups of what it says. */
const SAYINGS: readonly RegExp[] = [
  new RegExp(`\\b(?<word>${SUMMED})(?: of)? (?<what>(?:${X} )??)${EACH} (?<owner>${OWNER})`, 'g'),
  new RegExp(
    `\\b(?<word>how many|how much) (?:(?<what>${X}) )??(?:(?:does|did|do|has|have) )?(?:each|every|an?|the) (?<owner>[a-z-]+) (?:did|does|has|have|had|gets?|got|wor|dr|gave|gives|made|makes|played|plays|sold|sells|scanned|spent|logged|took|takes|ran|runs|wrote|use|earned|raised)`,
    'g',
  ),
  new RegExp(
    `\\b(?:each|every|an?|the) (?<owner>[a-z-]+)'s? (?<word>average|total|mean) (?<what>[a-z]+(?: [a-z]+)?)`,
    'g',
  ),
  new RegExp(
    `\\b(?:for|in|of|on) (?:each|every) (?<owner>[a-z][a-z-]*(?: [a-z-]+)??),? (?:[a-z]+ ){0,4}?(?<word>${SUMMED})(?: of)? (?:(?:its|the|all|their) )*(?<what>[a-z]+)`,
    'g',
  ),
  // "On the author page I see how many books there are"
  new RegExp(
    `\\bon (?:the|each|every|an?|their) (?<owner>[a-z][a-z-]*(?: [a-z-]+)??)(?:'s)? (?:page|profile|card|screen)\\b[^.;]{0,30}?\\b(?<word>how many|number of|total|average)(?: of)? (?:(?:the|all|their|its|his|her) )*(?<what>[a-z]+)`,
    'g',
  ),
  // "Each mechanic shows the average cost of its repairs"
  new RegExp(
    `\\b(?:each|every) (?<owner>[a-z][a-z-]*(?: [a-z-]+)??) (?:[a-z]+ ){1,4}?(?<word>${SUMMED})(?: number)?(?: of)? (?:(?:the|all|their) )*(?<what>[a-z]+(?: [a-z]+)?) (?:of|from|in|across|over) (?:all |its |their |the )+[a-z]`,
    'g',
  ),
  new RegExp(
    `\\b(?:(?:an?|the|its) )?(?<label>(?:total )?[a-z]+)(?: of (?:an?|the|each) (?<owner>${OWNER}))?(?: is| =|, the)(?: the)? (?<word>sum|total|average|number|count) (?:of|over) (?:(?:its|the|all|their) )*(?<what>[a-z]+)`,
    'g',
  ),
  new RegExp(
    `\\b(?<word>spent|spend|paid|earned|raised)(?: (?:on|for|with) (?<what>${X}))? (?:per|by|for each|on each) (?<owner>${OWNER})`,
    'g',
  ),
  new RegExp(
    `\\b(?<what>[a-z]+(?: [a-z]+)?) (?:are|is|get|gets|should be) (?<word>${DONE}) ${EACH} (?<owner>${OWNER})`,
    'g',
  ),
  new RegExp(
    `\\b(?<word>add|adds|sum|sums|total|totals) up (?:the |all )?(?<what>[a-z]+) ${EACH} (?<owner>${OWNER})`,
    'g',
  ),
];
const PROGRESS = /\bprogress (?:bar )?(?:towards?|to|of) (?:the |their )?(?:\d+ )?(?<what>[a-z]+)/;
const TIME = /^(?:day|week|month|quarter|year|season|time|hour)\b/;
/** What was done with an amount, and says nothing of whose it is. */
const DEED = /^(?:(?:repaid|paid|spent|sold|given|earned|raised|money)(?: (?:out|back|so far))?)?$/;
const NUMERIC = /^(?:number|money|duration)$/;

/** Without what only says more of it: "hours against the estimate". */
const bare = (what: string): string => {
  const plain = what.replace(/^(?:(?:of|the|my|our|all|its|their|any) )+/, '').trim();
  return plain.split(/ (?:against|in|on|from|with|at|for|to|over|since|so far|this|last)\b/)[0] ?? plain;
};

function totalsIn(scene: Scene): Total[] {
  const { lower, start, pick, notebook } = scene;
  return SAYINGS.flatMap((saying) => [...lower.matchAll(saying)]).flatMap((match): Total[] => {
    const { word = '', what = '', label } = match.groups ?? {};
    const said = match.groups?.owner;
    const kept = label === undefined ? undefined : notebook.ownerOf((one) => keyOf(one.label) === label);
    const near = label === undefined || said !== undefined ? undefined : (kept ?? pick(match.index));
    const owner = said === undefined ? near : TIME.test(said) ? undefined : ownerBy(scene, said);
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    return owner === undefined
      ? []
      : [{ ...span, word, what: bare(what), owner, ...(label !== undefined && { label }) }];
  });
}

/** "Volunteer this": the thing that the first of the words name. */
const ownerBy = (scene: Scene, words: string): string | undefined =>
  thingBy(scene, words) ?? thingBy(scene, words.split(' ')[0] ?? '');

/** "Progress toward 40 hours": of whoever has them. */
function progressIn(scene: Scene): Total[] {
  const { lower, start, notebook, isPerson, pick } = scene;
  const match = PROGRESS.exec(lower);
  const what = match?.groups?.what;
  if (!match || what === undefined) return [];
  const child = notebook.ownerOf(measured(what));
  const { relations } = notebook.facts('en', undefined);
  const near = pick(match.index, (noun) => (isPerson(noun) ? 2 : -2));
  const owner =
    relations.find(({ from, to }) => from === child && isPerson(to))?.to ??
    (near !== undefined && isPerson(near) ? near : undefined);
  const span = { start: start + match.index, end: start + match.index + match[0].length };
  return owner === undefined ? [] : [{ ...span, word: 'total', what, owner }];
}

/** Whether a field is the number that is spoken of: "hours" are a "number of hours". */
const measured = (what: string) => {
  const [key, head] = [keyOf(what), keyOf(what.split(' ').at(-1) ?? what)];
  return ({ label, type }: FieldFact): boolean => {
    const own = keyOf(label);
    return (
      NUMERIC.test(type) &&
      own.length > 1 &&
      (` ${key} `.includes(` ${own} `) || own.endsWith(` ${head}`) || singular(own) === singular(head))
    );
  };
};

/** The thing whose rows are counted or added up, and its number. */
function partsOf(scene: Scene, { what, owner }: Total): { entity: string; field?: string } | undefined {
  const { notebook } = scene;
  const { relations } = notebook.facts('en', undefined);
  const others = notebook.entities().filter((noun) => noun !== owner);
  const isLinked = (noun: string) => relations.some(({ from, to }) => from === noun && to === owner);
  const fieldOf = (noun: string) => notebook.fieldsOf(noun).find(measured(what))?.label;
  // "Value of deals", "distance"
  const words = what.split(' of ').at(-1) ?? what;
  const named = what === '' ? undefined : thingBy(scene, words);
  if (named !== undefined && named !== owner) {
    const field = fieldOf(named);
    return { entity: named, ...(field !== undefined && { field }) };
  }
  const measuring = others.filter((noun) => fieldOf(noun) !== undefined);
  const entity = measuring.find(isLinked) ?? measuring[0];
  const field = entity === undefined ? undefined : fieldOf(entity);
  if (entity !== undefined && field !== undefined) return { entity, field };
  if (!DEED.test(what)) return undefined;
  const linked = others.filter((noun) => isLinked(noun) && scene.has(noun, NUMERIC));
  // "Orders with an amount. I need the total per customer": nothing else has a number.
  const own =
    what === '' && linked.length === 0
      ? others.filter((noun) => !scene.isPerson(noun) && scene.has(noun, NUMERIC))
      : linked;
  return own.length === 1 && own[0] !== undefined ? { entity: own[0] } : undefined;
}

function opOf({ has, category }: Scene, word: string, entity: string, field: string | undefined): Op {
  if (/^(?:average|mean)/.test(word)) return 'average';
  if (field !== undefined) return 'sum';
  const hasAmount = category(entity) === 'money' || word === 'sum' || has(entity, NUMERIC);
  return hasAmount && !/^(?:number|count|how many)/.test(word) ? 'sum' : 'count';
}

const NAMES: Readonly<Record<Op, string>> = { average: 'average', count: 'number of', sum: 'total' };

/** Notes totals, counts and averages as fields of what they are said to be of. */
export function readTotals(scene: Scene): void {
  const { notebook } = scene;
  for (const total of [...totalsIn(scene), ...progressIn(scene)]) {
    const parts = partsOf(scene, total);
    if (!parts) continue;
    const { owner, what, word, start, end } = total;
    const { entity, field } = parts;
    const { relations } = notebook.facts('en', undefined);
    // What is added up for each of them refers to them, unless they refer to it.
    if (relations.some(({ from, to }) => from === owner && to === entity)) continue;
    if (!relations.some(({ from, to }) => from === entity && to === owner))
      notebook.relation({ from: entity, to: owner, many: false }, { start, end });
    const of = opOf(scene, word, entity, field);
    const label = total.label ?? `${NAMES[of]} ${what}`.trim();
    // "Hours each volunteer": what is added up is no field by these words.
    const isSaying = ({ label: own, source }: FieldFact) =>
      (keyOf(own).split(' ').includes(owner) || SUM_OF.test(own.toLowerCase())) &&
      source.from === 'text' &&
      source.spans.every((span) => span.start >= start && span.start < end);
    notebook.refield((fields) =>
      fields.filter(
        (one) =>
          one.computed ||
          !(
            isSaying(one) ||
            (one.owner === owner && keyOf(one.label).replace(/^numbers of/, 'number of') === keyOf(label))
          ),
      ),
    );
    notebook.field(
      { owner, label, type: 'computed', computed: { of, entity, ...(field !== undefined && { field }) } },
      { start, end },
    );
  }
}

/** "Show the total weight each month": what is drawn is added up, and no field beside the weight. */
export function withoutSums({ notebook, start, lower }: Scene): void {
  const scene: Span = { start, end: start + lower.length };
  const isHere = (span: Span) => isWithin(span, scene);
  const { pages } = notebook.facts('en', undefined);
  if (
    !pages.some((page) => page.kind === 'dashboard' && page.title !== undefined && spansOf(page).some(isHere))
  )
    return;
  notebook.refield((fields) =>
    fields.filter((one) => {
      const of = SUM_OF.exec(one.label.toLowerCase())?.[1];
      const isSummed = (other: FieldFact) =>
        other.owner === one.owner && other.label.toLowerCase() === of && NUMERIC.test(other.type);
      return (
        of === undefined ||
        one.computed ||
        !isSaid(one) ||
        !spansOf(one).every(isHere) ||
        !fields.some(isSummed)
      );
    }),
  );
}
const SUM_OF = /^(?:total|sum of|average|mean|overall|combined) (.+)$/;
