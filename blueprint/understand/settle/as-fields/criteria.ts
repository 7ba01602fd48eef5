import { withoutEntity } from '../../without-entity.ts';
import { type EntityFact, type Facts, type FieldFact, isWithin, type Span, spansOf } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { mentionsOf } from '../../mentions.ts';

// "Judges give 1-10 for idea, method and presentation": each of what is judged is a number of its own, and no thing or choice.

interface Criteria extends Span {
  /** Where the words begin that say who is judged. */
  said: number;
  names: readonly (Span & { label: string })[];
  min: number | undefined;
  max: number | undefined;
}

const RANGE = String.raw`\d{1,2} ?(?:-|–|to) ?\d{1,3}|(?:out of|up to) \d{1,3}`;
const POINTS = 'scores?|marks?|points|stars|ratings?|grades?';
/** "… 1-10 for", "marks for", "score each cake on". */
const BEFORE = new RegExp(
  String.raw`\b(?:gives?|giving|awards?|enters?|writes?|puts?|rates?|rating|scores?|scoring|marks?|marking|judges?|grades?|grading)\b([^.;:()\n]{0,60}?) (?:for|on) (?=\p{L})`,
  'giu',
);
/** "Marks acting, voice and movement 1-10" */
const NAME = String.raw`\p{L}[\p{L}-]*(?: (?!from|each|out|up|and|on)\p{L}[\p{L}-]*)?`;
const BEHIND = new RegExp(
  String.raw`\b(?:gives?|rates?|scores?|marks?|judges?|grades?) ((?:${NAME}, ){0,6}${NAME},? (?:and|&) ${NAME}) (?:each )?(?:from |on a scale (?:of|from) )?(?:${RANGE})(?! ?(?:%|€|\$|£|euros?))`,
  'giu',
);
const SCALED = new RegExp(String.raw`(?:${RANGE})|\b(?:${POINTS})\b`, 'iu');
/** "We rate each host on" says enough without a scale. */
const JUDGING = /^(?:rates?|rating|scores?|scoring|judges?|grades?|grading) \p{L}.* (?:for|on) $/iu;
const PRICED = /[€$£%]|\b(?:euros?|dollars|pounds|per|hour|day|night|free|discount)\b/iu;
/** Where what is judged is over. */
const OVER =
  /[.;:()\n\d]| (?:from|out of|up to|each|per|by|to|in|with|after|before|every|so|then|who|which|that)\b/iu;
const JOINT = /, (?:and |& )?| and | & | \+ /giu;
/** Whom it is given for, and how often: "for a win", "for each round", "for their friends". */
const NOT_JUDGED =
  /^(?:an?|each|every|all|any|some|both|their|our|my|his|her|its|your|it|them|me|us|no|how|what|whether)\b/iu;
const WORDS = /^\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,2}$/u;
/** "We mark attendance and exam marks": judgements themselves. */
const JUDGEMENT = new RegExp(String.raw`\b(?:${POINTS})$`, 'iu');
/** Where judgements are kept. */
const RECORD =
  /(?:rating|score|mark|judging|judgement|vote|review|evaluation|assessment|appraisal|grading|feedback|school report|report card)$/u;

function namesIn(list: string, start: number): Criteria['names'] {
  const names: (Span & { label: string })[] = [];
  let from = 0;
  for (const joint of [...list.matchAll(JOINT), undefined]) {
    const part = list.slice(from, joint?.index ?? list.length);
    const said = part.replace(/^ *(?:the )?/iu, '');
    const label = said.trim();
    const at = start + from + part.length - said.length;
    if (!WORDS.test(label) || NOT_JUDGED.test(label) || JUDGEMENT.test(label)) break;
    names.push({ label: label.toLowerCase(), start: at, end: at + label.length });
    from = joint ? joint.index + joint[0].length : list.length;
    // "… speed and food, a comment": what follows "and" is no part of it.
    if (joint && / and |&/u.test(names.length > 1 ? list.slice(0, joint.index) : '')) break;
  }
  return names;
}

function scaleOf(said: string): Pick<Criteria, 'min' | 'max'> {
  const range = /(\d{1,2}) ?(?:-|–|to) ?(\d{1,3})/u.exec(said);
  const most = /(?:out of|up to) (\d{1,3})/iu.exec(said);
  if (range) return { min: Number(range[1]), max: Number(range[2]) };
  return { min: most ? 0 : undefined, max: most ? Number(most[1]) : undefined };
}

export function criteriaIn(text: string): Criteria[] {
  const before = [...text.matchAll(BEFORE)].flatMap(({ 0: all, index }): Criteria[] => {
    const start = index + all.length;
    const rest = text.slice(start, start + 120);
    const list = rest.slice(0, OVER.exec(rest)?.index ?? rest.length);
    const behind = rest.slice(list.length, list.length + 20);
    const names = namesIn(list, start);
    if (names.length < 2 || !(SCALED.test(all + behind) || JUDGING.test(all)) || PRICED.test(all)) return [];
    return [{ said: index, start, end: names.at(-1)?.end ?? start, names, ...scaleOf(`${all} ${behind}`) }];
  });
  const behind = [...text.matchAll(BEHIND)].flatMap(({ 0: all, 1: list = '', index }): Criteria[] => {
    const start = index + all.indexOf(list);
    const names = namesIn(list, start);
    const scale = scaleOf(all.slice(all.indexOf(list) + list.length));
    return names.length < 2 ? [] : [{ said: start, start, end: start + list.length, names, ...scale }];
  });
  return [...before, ...behind];
}

/** The facts with what is judged as numbers of whatever keeps the judgements. */
export function withCriteria(facts: Facts, text: string, lexicon: Lexicon): Facts {
  return criteriaIn(text).reduce((some, criteria) => withThem(some, criteria, text, lexicon), facts);
}

function withThem(
  facts: Facts,
  { names, said, start, end, min, max }: Criteria,
  text: string,
  lexicon: Lexicon,
): Facts {
  const span = { start, end };
  const isInside = (one: FieldFact | EntityFact) =>
    spansOf(one).length > 0 &&
    spansOf(one).every((own) => names.some((name) => isWithin(own, name)) || isWithin(own, span));
  // "Rate films and books 1-5": things that are kept are judged themselves.
  const isKept = ({ label }: { label: string }) =>
    facts.entities.some((one) => (one.noun === label || one.plural === label) && !isInside(one)) ||
    (label.endsWith('s') && lexicon.thing(label)?.category === 'person');
  if (names.some(isKept)) return facts;
  const owner = ownerOf(facts, { start: said, end: start }, text, lexicon);
  if (owner === undefined) return facts;
  const freed = facts.entities
    .filter((one) => isInside(one) && one.noun !== owner)
    .reduce((some, { noun }) => withoutEntity(some, noun), facts);
  const isOther = (one: FieldFact) => !spansOf(one).some((own) => own.start < end && own.end > start);
  return {
    ...freed,
    fields: [
      ...freed.fields.filter(isOther),
      ...names.map(({ label, ...place }): FieldFact => ({
        owner,
        label,
        type: 'number',
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        source: { from: 'text', spans: [place] },
      })),
    ],
    relations: freed.relations.filter(
      (one) => spansOf(one).length === 0 || !spansOf(one).every((own) => isWithin(own, span)),
    ),
  };
}

/** "For each visit: …, a score for": the visit; or where judgements are kept, or what is judged. */
function ownerOf(facts: Facts, said: Span, text: string, lexicon: Lexicon): string | undefined {
  const mentions = mentionsOf(facts.entities, text).filter(({ end }) => end <= said.end);
  const [line = ''] = /[^.;!?\n]*$/u.exec(text.slice(0, said.end)) ?? [];
  const from = said.end - line.length;
  const mark = from + line.indexOf(':');
  const headed = mark > from ? mentions.find((one) => one.start >= from && one.end <= mark) : undefined;
  const record = facts.entities.find(({ noun }) => RECORD.test(noun));
  // Who judges is not judged.
  const isJudged = ({ noun }: { noun: string }) =>
    lexicon.thing(noun)?.category !== 'person' && !/(?:judge|examiner|jury|panel)$/u.test(noun);
  const object = mentions.findLast((one) => isWithin(one, said));
  return headed?.noun ?? record?.noun ?? object?.noun ?? mentions.findLast(isJudged)?.noun;
}
