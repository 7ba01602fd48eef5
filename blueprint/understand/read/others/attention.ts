import type { AttentionFact, FieldFact } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { ATTENDED, type Attended } from '../../words/others/attention.ts';
import type { Asking } from './asking.ts';

/** As many letters of a word as its other forms share. */
const STEM = 5;

interface Watched {
  says: RegExp;
  attention: (match: RegExpExecArray) => AttentionFact;
  /** What its rows have, if they say it themselves. */
  isSaid: (field: FieldFact) => boolean;
  isMoney: boolean;
}

const isDate = ({ type }: FieldFact) => /^date/u.test(type);
const doneIn = (match: RegExpExecArray) => match.slice(1).find((group) => group !== undefined) ?? '';

const watchedBy = (words: Attended): readonly Watched[] => [
  {
    says: words.unpaid,
    attention: () => ({ when: 'isNot', field: words.paid }),
    isSaid: ({ type, label }) => type === 'boolean' && keyOf(label).includes(words.paid.slice(0, STEM)),
    isMoney: true,
  },
  { says: words.near, attention: () => ({ when: 'within' }), isSaid: isDate, isMoney: false },
  { says: words.past, attention: () => ({ when: 'past' }), isSaid: isDate, isMoney: false },
  {
    says: words.undone,
    attention: (match) => ({ when: 'isNot', field: doneIn(match) }),
    isSaid: ({ type }) => type === 'boolean',
    isMoney: false,
  },
];

/** "Who hasn't paid", "list of what is late": rows that somebody has to look after. */
export function readAttention(asking: Asking): void {
  const { text, lower, span, vocabulary, notebook, near, fieldIn, isNobody, isPaid } = asking;
  const words = ATTENDED[vocabulary.language];
  if (!words.asks.test(lower)) return;
  const isSomebody = (noun: string) => !isNobody(noun);
  for (const { says, attention, isSaid, isMoney } of watchedBy(words)) {
    const match = says.exec(lower);
    if (!match) continue;
    const asked = attention(match);
    // A state of that name says it best; a field says it too.
    const stems = [match[0], asked.field ?? ''].map((word) => word.slice(0, STEM)).filter(Boolean);
    const stateOf = (noun: string) =>
      stems.find((stem) => notebook.statesOf(noun).some((state) => state.toLowerCase().includes(stem)));
    const stated =
      near(match.index, (noun) => stateOf(noun) !== undefined) ?? notebook.entities().find(stateOf);
    const hasField = (noun: string) => notebook.fieldsOf(noun).some(isSaid);
    const entity =
      stated ??
      near(match.index, (noun) => isNobody(noun) && hasField(noun)) ??
      // What isn't kept as a bill is paid by somebody.
      (isMoney ? (notebook.entities().find(isPaid) ?? notebook.entities().find(isSomebody)) : undefined) ??
      near(match.index, isNobody) ??
      fieldIn(lower, () => true)?.owner ??
      near(match.index);
    if (entity === undefined) return;
    const stem = stateOf(entity);
    const isUndone = stem !== undefined && stem === asked.field?.slice(0, STEM);
    notebook.page(
      {
        kind: 'home',
        entity,
        title: match[0],
        attention: stem === undefined || isUndone ? asked : { when: 'is', field: stem },
      },
      span,
    );
    return;
  }
  const [ahead] = words.ahead.flatMap(([says, days]) => {
    const match = says.exec(lower);
    return match ? [{ match, days }] : [];
  });
  if (!ahead || asking.asked.capacity.test(lower)) return;
  // "Ver las citas de hoy": of what is named with the day, or of what has one of its own.
  const { match, days } = ahead;
  const hasDay = (noun: string) => isNobody(noun) && notebook.fieldsOf(noun).some(isDate);
  const named = asking.named(0, lower.length).filter(isNobody);
  const entity = named.find(hasDay) ?? named.at(-1) ?? notebook.entities().find(hasDay);
  // As it is written: "im nächsten Monat".
  const titleOf = ({ 0: said, index }: RegExpExecArray) => text.slice(index, index + said.length).trim();
  if (entity !== undefined)
    notebook.page(
      { kind: 'home', entity, title: titleOf(match), attention: { when: 'within', value: days } },
      span,
    );
}
