import type { AttentionFact, PageFact } from '../facts.ts';
import type { Answer } from './answer.ts';

type Asked = Answer['pages'][number];

/** What stands for the field of a choice is its value: "paid", and not "status". */
function attentionOf({ when = 'past', field, value }: Asked): AttentionFact {
  if (typeof value === 'number') return { when, ...(field !== undefined && { field }), value };
  const isNo = value === false || /^(?:false|no)$/iu.test(String(value));
  const isYes = value === true || /^(?:true|yes)$/iu.test(String(value));
  const words = value === undefined || isNo || isYes ? field : String(value);
  const turned = isNo && (when === 'is' || when === 'isNot') ? (when === 'is' ? 'isNot' : 'is') : when;
  return { when: turned, ...(words !== undefined && { field: words }) };
}

/**
 * A page of an answer: a chart stands on the dashboard, and what someone has to look after on the first page.
 * @param entity the noun of the page's entity
 */
export function pageOf(page: Asked, entity: string | undefined): Omit<PageFact, 'source'> {
  const { kind, title, of = 'count', field, by, unit } = page;
  if (kind === 'chart') {
    const chart = {
      of,
      ...(field !== undefined && { field }),
      ...(by !== undefined && { by }),
      ...(unit !== undefined && { unit }),
    };
    return { kind: 'dashboard', entity, title: title ?? page.words ?? by ?? entity, chart };
  }
  if (kind === 'attention')
    return {
      kind: 'home',
      entity,
      title: title ?? page.words ?? field ?? entity,
      attention: attentionOf(page),
    };
  return { kind, entity, title };
}
