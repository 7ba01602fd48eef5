import type { Arithmetic } from '../../edit-computed.ts';
import { failed } from '../change.ts';
import { addAggregate, addArithmetic, addDays } from '../do/computed.ts';
import { SECTION_TEXTS } from '../do/words.ts';
import { findEntity } from '../find.ts';
import { bare } from '../text.ts';
import { rule } from './pattern.ts';

const TIMES = '(?:times|x|×|\\*|multiplied by|by|plus|\\+|and|minus|-|−|less|divided by|/|÷)';
const OPS: readonly [RegExp, Arithmetic['op']][] = [
  [/^(?:times|x|×|\*|multiplied by|by)$/iu, 'multiply'],
  [/^(?:plus|\+|and)$/iu, 'add'],
  [/^(?:minus|-|−|less)$/iu, 'subtract'],
  [/^(?:divided by|\/|÷)$/iu, 'divide'],
];
const opOf = (word: string): Arithmetic['op'] => OPS.find(([test]) => test.test(word))?.[1] ?? 'multiply';
const ON = '(?: (?:to|on|for|in) (?:the |each |every |an? )?(?<owner>.+?))?';
const AGGREGATE =
  '(?<op>count|number|sum|total|average|mean|lowest|smallest|minimum|highest|largest|maximum)';
const AGGREGATES = {
  count: 'count',
  number: 'count',
  sum: 'sum',
  total: 'sum',
  average: 'average',
  mean: 'average',
  lowest: 'min',
  smallest: 'min',
  minimum: 'min',
  highest: 'max',
  largest: 'max',
  maximum: 'max',
} as const;
const aggregateOf = (word: string) =>
  Object.entries(AGGREGATES).find(([name]) => name === word.toLowerCase())?.[1] ?? 'count';

export const COMPUTED_RULES = [
  rule(
    [
      `(?:ADD )(?:an? |the )?(?<label>[\\p{L} “\\d”-]+?) (?:to|on|for) (?:the |each |every )?(?<owner>.+?)(?::| =|,? which is|,? that is| as| with) (?:the )?${AGGREGATE} of (?:the |all |their |its )?(?<of>.+)`,
    ],
    (slot, context) => {
      const owner = findEntity(context, slot('owner'));
      if (!owner || owner.score < 0.6) return null;
      return addAggregate(context, aggregateOf(slot('op')), slot('of'), owner.at, bare(slot('label')));
    },
  ),
  rule(
    [
      `(?:ADD |compute |calculate |work out )?(?:an? |the )?(?<label>[\\p{L} ]+?)(?: field| column)?${ON} (?:of|as|=|:|which is|that is|BE|equals|from|made of|is) (?:the )?(?<a>[\\p{L}\\p{N} ]+?) (?<op>${TIMES}) (?:the )?(?<b>[\\p{L}\\p{N} ]+)`,
      `(?:multiply|compute|calculate|work out|show|add) (?:the )?(?<a>[\\p{L}\\p{N} ]+?) (?<op>${TIMES}) (?:the )?(?<b>[\\p{L}\\p{N} ]+?)(?: as (?:an? |the )?(?<label>.+))?`,
    ],
    (slot, context) => {
      const named = slot('owner') === '' ? undefined : findEntity(context, slot('owner'));
      if (slot('op').toLowerCase() === 'and' && !/sum|add|total/iu.test(context.text)) return null;
      const label =
        bare(slot('label')).replace(/^(?:computed |calculated )/iu, '') ||
        SECTION_TEXTS[context.app.language].total;
      const outcome = addArithmetic(
        context,
        /^(?:an?|the|of|field)$/iu.test(label) ? SECTION_TEXTS[context.app.language].total : label,
        opOf(slot('op')),
        slot('a'),
        slot('b'),
        named?.at,
      );
      return 'reason' in outcome &&
        ['notFound', 'unknown'].includes(outcome.reason.code) &&
        ['and', 'by', 'less', '-'].includes(slot('op').toLowerCase())
        ? null
        : outcome;
    },
  ),
  rule(
    [
      `(?:ADD |show |compute |calculate )?(?:an? |the )?(?:number of )?days (?:between|from) (?:the )?(?<a>.+?) (?:and|to|until|till) (?:the )?(?<b>.+?)(?: as (?<label>.+))?`,
      '(?:ADD |show )?(?:an? |the )?(?:how many|number of) days (?:are left |remain |left )?(?:until|till|to) (?:the )?(?<b>.+)',
      '(?:ADD |show )?(?:the )?(?<label>days left|age in days|days) (?:until|till|since|to|from) (?:the )?(?<b>.+)',
    ],
    (slot, context) => {
      const outcome = addDays(
        context,
        slot('a') || 'today',
        slot('b'),
        slot('label') === '' ? undefined : bare(slot('label')),
      );
      return outcome;
    },
  ),
  rule(
    [
      `(?:ADD |show |compute |calculate )?(?:an? |the )?${AGGREGATE} of (?:the |all |their |its )?(?<of>.+?) (?:per|for each|for every|of each|of every|in each|by|each|to each|on each|to every|to) (?<owner>.+)`,
      '(?<op>count|sum|average|total)(?: up)? (?:how many |the |all |their |its )*(?<of>.+?) (?:per|for each|for every|of each|of every|in each|by|each|a|an|to each|on each|every) (?<owner>.+?)(?: (?:has|have|had|gets?)(?: .+)?)?',
      '(?:ADD |show |see |tell me )?how many (?<of>.+?) (?:there are )?(?:per|for each|for every|in each|each|every|an?) (?<owner>.+?)(?: (?:has|have|had|gets?|got|sold)(?: .+)?)?',
      '(?:ADD |show )(?:on |for |in )?(?:each |every )(?<owner>.+?)(?:,)? (?:the )?(?<op>number|count|sum|total|average) of (?:its |the |their |all )?(?<of>.+)',
      '(?:ADD )(?:an? |the )?(?<label>[\\p{L} ]*?(?<op>count|total|sum|average|number)) of (?:the |all |its |their )?(?<of>.+?) (?:to|on|in) (?:the |each |every )?(?<owner>.+)',
      'count (?:the )?(?<of>.+?) (?:of|in|on) (?:an? |each |every |the )?(?<owner>.+)',
      '(?:ADD )(?:the )?(?<op>total|average|sum|highest|lowest|largest|smallest) (?<of>.+?) (?:to|on|for|per|of|in) (?:each |every |the |an? )?(?<owner>.+)',
    ],
    (slot, context) => {
      const owner = findEntity(context, slot('owner'));
      if (!owner || owner.score < 0.6) return null;
      const counted = findEntity(context, slot('of'));
      const op = slot('op') === '' ? 'count' : aggregateOf(slot('op'));
      const isCount = op === 'count' || (op === 'sum' && /number/iu.test(slot('of')));
      const outcome = addAggregate(
        context,
        isCount ? 'count' : op,
        slot('of').replace(/^number of /iu, ''),
        owner.at,
      );
      if ('reason' in outcome && counted === undefined && outcome.reason.code === 'notFound')
        return failed('notFound', slot('of'));
      return outcome;
    },
  ),
];
