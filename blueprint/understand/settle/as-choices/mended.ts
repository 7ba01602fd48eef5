import {
  type Facts,
  type FieldFact,
  isSaid,
  isSaidIn,
  type Source,
  type Span,
  spansOf,
  type StatesFact,
} from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { nameOfValues } from '../../read/english/choices/names.ts';
import { withoutEntity } from '../../without-entity.ts';

// Choices under the names that their values or the words before them tell.

const UNNAMED: readonly string[] = ['type', 'kind'];
const hasLabel = ({ fields }: Facts, owner: string, label: string): boolean =>
  fields.some((one) => one.owner === owner && keyOf(one.label) === keyOf(label));

/** "Customer, address, morning or afternoon": a time of day, and no type. */
function named(facts: Facts, field: FieldFact): FieldFact {
  if (!isSaid(field) || !field.options || !UNNAMED.includes(field.label)) return field;
  const label = nameOfValues(field.options.map((one) => one.toLowerCase()));
  return label === undefined || hasLabel(facts, field.owner, label) ? field : { ...field, label };
}

/** "Customer, day, morning or afternoon": the day stands by itself, and when on it is chosen. */
function withDayApart(facts: Facts): Facts {
  const isMixed = ({ label, options = [] }: FieldFact) =>
    label === 'time of day' && options[0] === 'day' && options.length > 2 && !options.includes('night');
  const days = facts.fields.filter((field) => isMixed(field) && !hasLabel(facts, field.owner, 'day'));
  return {
    ...facts,
    fields: [
      ...facts.fields.map((field) =>
        isMixed(field) ? { ...field, options: (field.options ?? []).slice(1) } : field,
      ),
      ...days.map(({ owner, source }): FieldFact => ({ owner, label: 'day', type: 'date', source })),
    ],
  };
}

/** "Repair requests from tenants (heating, water, other)": what somebody has is no name of it. */
function unnamed(facts: Facts, field: FieldFact, lexicon: Lexicon): FieldFact {
  if (!isSaid(field) || !field.options || field.label.includes(' ')) return field;
  const isSomebody = (noun: string) => lexicon.thing(noun)?.category === 'person';
  const isOf =
    isSomebody(field.label) && !field.options.some(isSomebody) && !hasLabel(facts, field.owner, 'type');
  return isOf ? { ...field, label: 'type' } : field;
}

const LED = /^(.+?) ((?:for |of |in )?[^\s]+)$/u;
/** "Flavour chocolate, vanilla or lemon": the label took the first of the values. */
function withFirstValues(facts: Facts, text: string, lexicon: Lexicon): Facts {
  return facts.fields.reduce((left, choice) => {
    const { options } = choice;
    const [place] = spansOf(choice);
    if (!options || !place || !UNNAMED.includes(choice.label)) return left;
    const isBefore = (span: Span) =>
      span.end <= place.start && /^, ?$/u.test(text.slice(span.end, place.start));
    const lead = left.fields.find(
      (one) =>
        one.owner === choice.owner &&
        one.type === 'text' &&
        !one.options &&
        !lexicon.isAttribute(one.label) &&
        spansOf(one).some(isBefore),
    );
    const [, label = '', first = ''] = LED.exec(lead?.label ?? '') ?? [];
    const isValue =
      first !== '' &&
      !lexicon.isAttribute(first) &&
      lexicon.attribute(first) === undefined &&
      !/^(?:for|of|in) \D/u.test(first);
    if (!lead || !isValue || hasLabel(left, choice.owner, label)) return left;
    const number = first.replace(/^(?:for|of|in) /u, '');
    const unit = /^\d+$/u.test(number) ? (/ .+$/u.exec(options.at(-1) ?? '')?.[0] ?? '') : '';
    const whole: FieldFact = { ...choice, label, options: [number + unit, ...options] };
    return {
      ...left,
      fields: left.fields.flatMap((one) => (one === lead ? [whole] : one === choice ? [] : [one])),
    };
  }, facts);
}

const WHETHER =
  /\bwhether (?:it|they|he|she|this|(?:the|each|every) [a-z]+) (?:was|were|is|are|has been|have been|got) ([a-z][a-z -]{2,30}(?:, [a-z][a-z -]{2,30})*,? or [a-z][a-z -]{2,30})(?=\s*(?:[.;,)\n]|$))/giu;
/** "Whether it was repaired, half repaired or beyond repair": one of three, and not first a yes or no. */
const withAllOutcomes = (given: Facts, text: string): Facts =>
  [...text.matchAll(WHETHER)].reduce<Facts>((facts, match) => {
    const [said, list = ''] = match;
    const place: Span = { start: match.index, end: match.index + said.length };
    const options = list.toLowerCase().split(PARTING);
    const isHere = (one: { source: Source }) => isSaidIn(one, [place]);
    const asked = facts.fields.find((one) => one.type === 'boolean' && isSaid(one) && isHere(one));
    const areShort = options.every((one) => one.split(' ').length <= MOST_WORDS);
    if (
      !asked ||
      options.length < MOST_WORDS ||
      !areShort ||
      facts.states.some((one) => isSaid(one) && isHere(one))
    )
      return facts;
    const { owner } = asked;
    const label = hasLabel(facts, owner, 'result') ? 'outcome' : 'result';
    const result: FieldFact = {
      owner,
      label,
      type: 'select',
      options,
      source: { from: 'text', spans: [place] },
    };
    const isPart = (one: FieldFact) => isHere(one) && (one === asked || one.options !== undefined);
    return { ...facts, fields: [...facts.fields.filter((one) => !isPart(one)), result] };
  }, given);

const PAID_BY = /^(.+?)(?:,? (?:and |is |are )?paid)? (?:by|with|in|via)$/iu;
/** "Deposit paid by cash or card": the deposit is an amount, and how it is paid chosen. */
function withAmountsPaid(facts: Facts, lexicon: Lexicon): Facts {
  const isChosen = (owner: string) =>
    facts.fields.some((one) => one.owner === owner && one.label === 'payment method' && one.options);
  return {
    ...facts,
    fields: facts.fields.map((field) => {
      const label = PAID_BY.exec(field.label)?.[1];
      const isAmount = label !== undefined && isSaid(field) && !field.options && isChosen(field.owner);
      return isAmount && !hasLabel(facts, field.owner, label)
        ? { ...field, label, type: lexicon.attribute(label) ?? field.type }
        : field;
    }),
  };
}

/** "Buckets of 30, 60 or 100 balls": of each there are so many. */
function withUnits(field: FieldFact): FieldFact {
  const { options } = field;
  const units = new Set(options?.flatMap((one) => /^\d+(?:[.,]\d+)?( [a-z]+)$/iu.exec(one)?.[1] ?? []));
  const [unit] = units;
  const areBare = options?.every((one) => /^\d+(?:[.,]\d+)?(?: [a-z]+)?$/iu.test(one)) === true;
  return isSaid(field) && options && areBare && unit !== undefined && units.size === 1
    ? { ...field, options: options.map((one) => (one.endsWith(unit) ? one : one + unit)) }
    : field;
}

const LIST = /^ ?[:(–-] ?([a-z0-9][^.;:()\n]{1,80}? or [a-z0-9][a-z0-9 -]{0,20}?)(?=\)|[.;\n]|$)/iu;
const PARTING = /,? or |, /u;
const MOST_WORDS = 3;
/** "How I feel: good, ok or bad": what stands right behind a field is what it is chosen from. */
function withListsBehind(facts: Facts, text: string): Facts {
  const isFree = (place: Span) => !facts.fields.some((one) => one.options && isSaidIn(one, [place]));
  return {
    ...facts,
    fields: facts.fields.map((field) => {
      const span = spansOf(field).at(-1);
      if (!span || field.options || !isSaid(field) || !/^(?:text|longText|number)$/u.test(field.type))
        return field;
      const [said, list = ''] = LIST.exec(text.slice(span.end)) ?? [];
      if (said === undefined) return field;
      const options = list.split(PARTING).map((one) => one.trim().toLowerCase());
      const start = span.end + said.length - list.length;
      const areShort = options.every((one) => one !== '' && one.split(' ').length <= MOST_WORDS);
      const isChoice = areShort && new Set(options).size > 1 && isFree({ start, end: start + list.length });
      return isChoice ? { ...field, type: 'select', options } : field;
    }),
  };
}

const valuesOf = (one: FieldFact | StatesFact) => ('values' in one ? one.values : one.options);
/** "The cleaning status of each flat: dirty or clean": told once, as the flat's. */
function withoutLivesTwice(facts: Facts): Facts {
  const isSame = (one: readonly string[] | undefined, other: readonly string[]) =>
    one?.join() === other.join();
  const lives = facts.states.filter(isSaid);
  const called = facts.entities.filter(
    ({ noun, concept }) =>
      concept === undefined &&
      / (?:status|state|stage|phase)$/u.test(noun) &&
      [...lives, ...facts.fields].some(
        (own) =>
          own.owner === noun && lives.some((one) => one.owner !== noun && isSame(valuesOf(own), one.values)),
      ),
  );
  const left = called.reduce((rest, { noun }) => withoutEntity(rest, noun), facts);
  return { ...left, fields: left.fields.filter(({ label }) => !called.some(({ noun }) => noun === label)) };
}

const MONTHS = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u;
const ANY = /^(?:any|some|every|no)(?:thing|body|one)(?: |$)/u;
/** "Meters are read in October and April", "reports anything broken or missing": nothing is chosen there. */
function isNoChoice(field: FieldFact): boolean {
  const { label, options = [] } = field;
  const isUnnamed = isSaid(field) && UNNAMED.includes(label) && options.length > 0;
  return isUnnamed && (options.every((one) => MONTHS.test(one)) || options.some((one) => ANY.test(one)));
}

/** "How many cows/pigs/horses": so many of each. */
const countsIn = ({ label, options = [], owner, source }: FieldFact): FieldFact[] | undefined =>
  options.length > 1 &&
  /^how(?: many)?$/u.test(label) &&
  (options[0]?.startsWith('many ') || label === 'how many')
    ? options.map((one) => ({ owner, label: one.replace(/^many /u, ''), type: 'number', source }))
    : undefined;

/** "Category: travel, meals, other, photo": the list ends with what is left. */
function upToOther(field: FieldFact, facts: Facts, lexicon: Lexicon): FieldFact[] {
  const { options = [], owner, source } = field;
  const at = options.findIndex((one) => /^others?$/u.test(one));
  const rest = at < 0 ? [] : options.slice(at + 1);
  if (!isSaid(field) || at < 2 || rest.length === 0 || !rest.every((one) => lexicon.isAttribute(one)))
    return [field];
  return [
    { ...field, options: options.slice(0, at + 1) },
    ...rest
      .filter((label) => !hasLabel(facts, owner, label))
      .map((label): FieldFact => ({ owner, label, type: lexicon.attribute(label) ?? 'text', source })),
  ];
}

const MARKED = /\bmark(?:s|ed)? (?:it|them|him|her|(?:the|each|every) [a-z]+) as $/iu;
/** "The host marks them as played or no-show": how far they are. */
const asMarked = (field: FieldFact, facts: Facts, text: string): FieldFact =>
  field.options &&
  UNNAMED.includes(field.label) &&
  !facts.states.some((one) => one.owner === field.owner && isSaid(one)) &&
  spansOf(field).some(({ start }) => MARKED.test(text.slice(Math.max(0, start - 40), start)))
    ? { ...field, label: 'status' }
    : field;

/** @param given facts of an English description */
export function withChoicesMended(given: Facts, text: string, lexicon: Lexicon): Facts {
  const whole = withListsBehind(
    withFirstValues(withAllOutcomes(withAmountsPaid(withoutLivesTwice(given), lexicon), text), text, lexicon),
    text,
  );
  return withDayApart({
    ...whole,
    fields: whole.fields
      .filter((field) => !isNoChoice(field))
      .flatMap((field) => countsIn(field) ?? upToOther(field, whole, lexicon))
      .map((field) => withUnits(named(whole, unnamed(whole, asMarked(field, whole, text), lexicon)))),
  });
}
