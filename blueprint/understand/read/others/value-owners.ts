import { likelihood, type Weights } from '../../likelihood.ts';
import type { NotedValues } from '../../notebook.ts';
import type { OwnerSigns } from './owner-signs.ts';
import { folded, type Vocabulary } from './vocabulary.ts';

// Gives lists of values to those that have them.

/** From how likely on a life is given to the second likeliest. */
const SECOND = 0.2;

interface Weighed {
  row: NotedValues;
  owners: readonly OwnerSigns[];
}
/** Each list with its owner: states right behind a thing are its own and the only ones it has, and no thing has two lives if another may have one of them. */
export function ownersWeighed<R extends Weighed>(
  rows: readonly R[],
  weights: Weights,
): (R & { owner: string })[] {
  const alive = new Set<string>();
  const likeliest = (owners: readonly OwnerSigns[]) =>
    owners
      .map(({ noun, signs }) => ({ noun, value: likelihood(signs, weights) }))
      .sort((one, other) => other.value - one.value)[0];
  const aliveIn = ({ owners }: R) => owners.find(({ isAlive }) => isAlive)?.noun;
  const sure = (one: R) => (aliveIn(one) === undefined ? (likeliest(one.owners)?.value ?? 0) : 1);
  return [...rows]
    .sort((one, other) => sure(other) - sure(one))
    .flatMap((one) => {
      const itself = aliveIn(one);
      if (itself !== undefined && !alive.has(itself)) {
        alive.add(itself);
        return [{ ...one, row: { ...one.row, label: 'status', isLife: true }, owner: itself }];
      }
      const free = one.row.isLife ? one.owners.filter(({ noun }) => !alive.has(noun)) : one.owners;
      const best = likeliest(free);
      const owner = best && best.value >= SECOND ? best : likeliest(one.owners);
      if (!owner) return [];
      if (one.row.isLife) alive.add(owner.noun);
      return [{ ...one, owner: owner.noun }];
    });
}

/** "Estado de pago" is what sort of state it is, and "estado de la reserva" whose. */
const OF_A_SORT = /(?<!\p{L})(?:de|d['’]) ?$/u;

/** "房间状态有空闲、已预订", "estados de la reserva: …": what is named before the first of the values has them. */
export function namedBefore(
  { values: [first = ''], span }: NotedValues,
  entities: readonly string[],
  { whole, vocabulary }: { whole: string; vocabulary: Vocabulary },
): string | undefined {
  const { language, grammar } = vocabulary;
  const said = whole.slice(span.start, span.end);
  const lead = said.slice(0, Math.max(0, said.toLowerCase().indexOf(first.toLowerCase())));
  const words =
    lead
      .toLowerCase()
      .match(language === 'zh' ? /^\p{Script=Han}+?(?:状态|阶段|进度|流程|环节)/u : /\p{L}+/gu) ?? [];
  if (!words.some((word) => grammar.life.test(word))) return undefined;
  const key = folded(lead, language);
  const isIn = (noun: string) => {
    const at = noun.length > 1 ? key.indexOf(folded(noun, language)) : -1;
    // What has been paid of something is a matter of that, and of no payment.
    return at >= 0 && !OF_A_SORT.test(key.slice(0, at)) && vocabulary.thing(noun)?.entry.id !== 'payment';
  };
  return entities.filter(isIn).toSorted((one, other) => other.length - one.length)[0];
}
