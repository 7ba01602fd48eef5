import type { AttentionFact } from '../../facts.ts';
import { ATTENDED } from '../../words/others/attention.ts';
import type { Asking } from './asking.ts';

/** "Who hasn't paid", "list of what is late": rows that somebody has to look after. */
export function readAttention(asking: Asking): void {
  const { lower, span, vocabulary, notebook, near, isNobody } = asking;
  const words = ATTENDED[vocabulary.language];
  if (!words.asks.test(lower)) return;
  const conditions: readonly (readonly [RegExp, AttentionFact])[] = [
    [words.unpaid, { when: 'isNot', field: words.paid }],
    [words.near, { when: 'within' }],
    [words.past, { when: 'past' }],
  ];
  for (const [says, attention] of conditions) {
    const match = says.exec(lower);
    if (!match) continue;
    // A state of that name says it best; a date says it too.
    const stem = match[0].slice(0, 5);
    const isState = (noun: string) =>
      notebook.statesOf(noun).some((state) => state.toLowerCase().includes(stem));
    const isDated = (noun: string) => notebook.fieldsOf(noun).some(({ type }) => /^date/u.test(type));
    const stated = notebook.entities().find(isState);
    const entity =
      stated ??
      near(match.index, (noun) => isNobody(noun) && isDated(noun)) ??
      near(match.index, isNobody) ??
      near(match.index);
    if (entity === undefined) return;
    notebook.page(
      {
        kind: 'dashboard',
        entity,
        title: match[0],
        attention: stated === undefined ? attention : { when: 'is', field: stem },
      },
      span,
    );
    return;
  }
}
