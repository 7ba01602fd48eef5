import type { ComputedFact, Facts, FieldFact, RelationFact } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { DIFFERENCE_WORDS } from '../../words/differences.ts';

// What is left of a sum, a profit, the way between two readings: numbers that were named, and that an app can work out.

const NUMERIC = /^(?:number|money)$/;
const isNumeric = ({ type }: FieldFact): boolean => NUMERIC.test(type);
/** What nobody gave a type may be worked out as well: "what's still open". */
const isOpen = ({ type, computed, source }: FieldFact): boolean =>
  computed === undefined && source.from === 'text' && /^(?:number|money|text)$/.test(type);

type Difference = Extract<ComputedFact, { of: 'difference' }>;
interface Found {
  owner: string;
  computed: Difference;
  /** Numbers that have to be amounts: "how much". */
  amounts?: readonly FieldFact[];
}

/** The number that the words of `label` name, or one that is called a sum. */
function wholeFor(label: string, numbers: readonly FieldFact[], whole: RegExp): FieldFact | undefined {
  const key = ` ${keyOf(label)} `;
  return (
    numbers.find((one) => key.includes(` ${keyOf(one.label)} `)) ??
    numbers.find((one) => whole.test(one.label))
  );
}

/** "Outstanding balance per invoice" is the outstanding balance of an invoice. */
const withoutOwner = (label: string, owner: string): string => {
  const end = [` per ${owner}`, ` of ${owner}`].find((one) => label.toLowerCase().endsWith(one));
  return end === undefined ? label : label.slice(0, -end.length);
};

const numbersOf = ({ fields, language }: Facts, owner: string, except: FieldFact): FieldFact[] =>
  fields.filter(
    (one) =>
      one.owner === owner &&
      one !== except &&
      isNumeric(one) &&
      !DIFFERENCE_WORDS[language].left.test(one.label),
  );

/** "Loans with an amount, repayments with an amount, what's still open": said of either of them. */
function leftOf(field: FieldFact, facts: Facts): Found | undefined {
  const { left, whole, howMuch } = DIFFERENCE_WORDS[facts.language];
  if (!left.test(field.label)) return undefined;
  const links = facts.relations.filter(
    ({ from, to, many }) => !many && from !== to && (from === field.owner || to === field.owner),
  );
  for (const { from, to } of links) {
    // What takes from a stock by a rule has done so already.
    if (facts.rules.some(({ kind, owner }) => kind === 'stock' && owner === from)) continue;
    const sum = wholeFor(field.label, numbersOf(facts, to, field), whole);
    const numbers = numbersOf(facts, from, field);
    const paid = numbers.find((one) => whole.test(one.label)) ?? numbers[0];
    // How many are left is no amount.
    if (field.type === 'number' && sum?.type === 'money') continue;
    if (!sum || !paid || (sum.type !== paid.type && !(sum.type === 'number' && howMuch.test(sum.label))))
      continue;
    const computed: Difference = { of: 'difference', field: sum.label, less: paid.label, entity: from };
    return { owner: to, computed, ...(sum.type !== paid.type && { amounts: [sum] }) };
  }
  return undefined;
}

/** "Takings, costs, profit". */
function profitOf(field: FieldFact, facts: Facts): Found | undefined {
  const { profit, income, cost } = DIFFERENCE_WORDS[facts.language];
  if (!profit.test(field.label)) return undefined;
  const money = facts.fields.filter(
    (one) => one.owner === field.owner && one !== field && (one.type === 'money' || isOpen(one)),
  );
  const costs = money.filter(({ label }) => cost.test(label));
  const incomes = money.filter((one) => !costs.includes(one) && income.test(one.label));
  const [got, spent] = [incomes[0], costs[0]];
  if (!got || !spent || incomes.length > 1 || costs.length > 1) return undefined;
  const computed: Difference = { of: 'difference', field: got.label, less: spent.label };
  return { owner: field.owner, computed, amounts: [got, spent] };
}

/** "Km start, km end, distance": two readings whose labels say the same but for which comes first. */
function betweenOf(field: FieldFact, facts: Facts): Found | undefined {
  const { between, loss, first, last } = DIFFERENCE_WORDS[facts.language];
  const isLoss = loss.test(field.label);
  if (!isLoss && !between.test(field.label)) return undefined;
  const numbers = facts.fields.filter((one) => one.owner === field.owner && one !== field && isNumeric(one));
  const rest = (label: string, word: RegExp) => keyOf(label.replace(word, ' ').replace(/\s+/gu, ' ').trim());
  for (const start of numbers.filter(({ label }) => first.test(label))) {
    const end = numbers.find(
      (one) => one !== start && last.test(one.label) && rest(one.label, last) === rest(start.label, first),
    );
    if (!end) continue;
    const [more, less] = isLoss ? [start, end] : [end, start];
    return {
      owner: field.owner,
      computed: { of: 'difference', field: more.label, less: less.label },
    };
  }
  return undefined;
}

/** What pays for something belongs to it, however the two were named together. */
function paidFor(relation: RelationFact, { language }: Facts): RelationFact {
  const { paying } = DIFFERENCE_WORDS[language];
  const { from, to, many } = relation;
  const isAround = !many && paying.test(to) && !paying.test(from);
  return isAround ? { from: to, to: from, many, source: relation.source } : relation;
}

/** The facts with what can be worked out of the numbers beside it. */
export function withDifferences(facts: Facts): Facts {
  const { left } = DIFFERENCE_WORDS[facts.language];
  const wanted = facts.fields.filter(isOpen);
  if (wanted.length === 0) return facts;
  const asks = wanted.some(({ label }) => left.test(label));
  const linked = asks ? { ...facts, relations: facts.relations.map((one) => paidFor(one, facts)) } : facts;
  const found = new Map<FieldFact, Found>();
  for (const field of wanted) {
    const one = leftOf(field, linked) ?? profitOf(field, linked) ?? betweenOf(field, linked);
    if (one) found.set(field, one);
  }
  if (found.size === 0) return facts;
  const amounts = [...found.values()].flatMap((one) => one.amounts ?? []);
  const made = new Set<string>();
  return {
    ...linked,
    fields: linked.fields.flatMap((field): FieldFact[] => {
      const one = found.get(field);
      if (!one) return [amounts.includes(field) ? { ...field, type: 'money' } : field];
      const { owner, computed } = one;
      // Two words for it, as in "saldo pendiente", are one number.
      const key = JSON.stringify([owner, computed]);
      if (made.has(key)) return [];
      made.add(key);
      return [
        { owner, label: withoutOwner(field.label, owner), type: 'computed', computed, source: field.source },
      ];
    }),
  };
}
