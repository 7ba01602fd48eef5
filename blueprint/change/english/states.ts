import { setStates } from '../../edit-access.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import {
  addOptions,
  addStates,
  addStep,
  moveOption,
  orderOptions,
  removeOption,
  removeStep,
} from '../do/options.ts';
import { findChoice, findEntity, findFields, findOptions } from '../find.ts';
import { bare, listed } from '../text.ts';
import { rule } from './pattern.ts';
import { sideOf } from './one-field.ts';

const OPTION =
  '(?:options?|choices?|states?|status(?:es)?|stages?|values?|steps?|columns?|phases?|categor(?:y|ies)|possibilit(?:y|ies))';
const OF = '(?:to|on|of|for|in|from)';

/** “New, in progress and done” as labels; arrows stand for commas. */
const statesIn = (text: string): string[] =>
  listed(
    text
      .replace(/ ?(?:->|→|=>|>|➜) ?| then | to (?=[\p{L}])/giu, ', ')
      .replace(/^(?:from|the states?|states?|either|first) /iu, ''),
  ).map((one) => bare(one).replace(/^(?:finally|then|either|from|lastly) /iu, ''));

function add(
  context: Context,
  what: string,
  where: string,
  side?: { side: 'before' | 'after'; option: string },
): Outcome | null {
  const labels = listed(
    what
      .replace(new RegExp(`^${OPTION}(?: called| named|:)? `, 'iu'), '')
      .replace(new RegExp(` ${OPTION}$`, 'iu'), ''),
  );
  if (side && where === '') {
    const [near] = findOptions(context, side.option);
    return near ? addOptions(context, near, labels, side) : failed('notFound', side.option);
  }
  const choice = where === '' ? findChoice(context, 'it') : findChoice(context, where);
  return choice ? addOptions(context, choice, labels, side) : null;
}

export const STATE_RULES = [
  rule(
    [
      '(?:put )?between (?<a>.+?) and (?<b>.+?),? (?:ADD |comes? |add )(?:an? |the |another )?(?<what>.+)',
      '(?:ADD )(?:an? |the |another )?(?<what>.+?) between (?<a>.+?) and (?<b>.+)',
    ],
    (slot, context) => add(context, slot('what'), '', { side: 'after', option: slot('a') }),
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |another |new )*(?<what>.+?)(?: ${OPTION})? (?<side>before|after|behind) (?<option>.+?)(?: (?:to|in|of) (?:the )?(?<where>.+))?`,
    ],
    (slot, context) =>
      findOptions(context, slot('option')).length > 0
        ? add(context, slot('what'), slot('where'), {
            side: /before/iu.test(slot('side')) ? 'before' : 'after',
            option: slot('option'),
          })
        : null,
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |another |new |more |some )*${OPTION}:? (?:called |named )?(?<what>.+?) ${OF} (?:the )?(?<where>.+)`,
      `(?:ADD )(?:an? |the |another |new )*(?<what>.+?) ${OPTION} ${OF} (?:the )?(?<where>.+)`,
      `(?:ADD )(?:an? |the |another |new )*(?<what>["“„«]?.+?["”»]?) (?:as (?:an? |another |a new )?${OPTION} )?(?:to|of|for|in) (?:the )?(?<where>.+?(?: ${OPTION}| (?:list|dropdown)))`,
      `(?:the )?(?<where>.+?) (?:can|may|could|should|must) (?:also |additionally )(?:be|have|include) (?:an? )?(?<what>.+)`,
      `(?:an? |another |new )*${OPTION} (?:of|for) (?:the )?(?<where>.+?) (?:BE|should also be|could be) (?<what>.+)`,
    ],
    (slot, context) => add(context, slot('what'), slot('where')),
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |another |new )*(?<what>["“„«]?.+?["”»]?) as (?:an? |another |a new )?${OPTION} (?:TO|of) (?:the )?(?<where>.+)`,
      '(?:ADD )(?:an? |another )?(?<what>.+?) to (?:the )?(?<where>.+)',
    ],
    (slot, context) => {
      const [choice] = findFields(context, slot('where')).filter(
        ({ field, score }) => field.type === 'select' && score >= 0.6,
      );
      const owner = findEntity(context, slot('where'));
      if (!choice || (owner && owner.score > choice.score)) return null;
      return addOptions(context, choice, listed(slot('what')));
    },
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |another |new )*(?<what>["“„«]?.+?["”»]?) (?:status|state|stage|phase)`,
      `(?:ADD )(?:an? |the |another |new )*(?:status|state|stage|phase)(?: called| named|:)? (?<what>.+)`,
    ],
    (slot, context) => {
      if (/ (?:to|on|of|for|in) /iu.test(slot('what'))) return null;
      const recent = context.app.entities.find(({ name }) => name === context.recent);
      const owners = recent?.states ? [recent] : context.app.entities.filter(({ states }) => states);
      const [owner] = owners;
      if (!owner) return null;
      if (owners.length > 1)
        return failed(
          'which',
          bare(slot('what')),
          owners.slice(0, 3).map(({ plural }) => `add a state “${bare(slot('what'))}” to ${plural}`),
        );
      return add(context, slot('what'), owner.plural);
    },
  ),
  rule(
    [
      `(?:ADD )(?:an? |the )?(?:life ?cycle|workflow|process|status(?:es)?|states?|stages?|state) (?:TO|of) (?:the )?(?<owner>.+?)(?: ?(?::|\\(|with|,|from|namely|-) ?)(?:the )?(?:${OPTION} )?(?<list>.+?)\\)?`,
      `(?:ADD )(?:an? |the )?(?:status|state|stages?|states?)(?: field)? ?(?:\\(|with(?: the)?(?: ${OPTION})?:?|:) ?(?<list>.+?)\\)? (?:TO|of) (?:the )?(?<owner>[\\p{L} -]+)`,
      '(?:the |an? |each |every )?(?<owner>.+?) (?:go(?:es)?|moves?|passes|should go|have to go|runs?) (?:through|from|via)(?: the)?(?: states?| stages?| steps?| phases?)?:? (?<list>.+)',
      `(?:the |an? |each |every )?(?<owner>.+?) (?:can|may|could|should|must) be (?:either )?(?<list>[^,]+?(?:, | or ).+)`,
      `(?:the )?(?:status(?:es)?|states?|stages?) (?:of|for) (?:the |an? |each )?(?<owner>.+?) (?:BE|are|is)?:? ?(?<list>.+?(?:,| and | or |→|->).+)`,
      `(?:the )?(?<owner>.+?) ${OPTION} (?:BE|are|should be)?:? ?(?<list>.+?(?:,| and | or |→|->).+)`,
    ],
    (slot, context) => {
      const labels = statesIn(slot('list'));
      if (labels.length < 2 || labels.some((label) => label.split(' ').length > 4)) return null;
      const owner = findEntity(context, slot('owner'));
      if (!owner || owner.score < 0.6) return null;
      const isOrder = labels.every((label) =>
        findOptions(context, label).some(({ entity }) => entity === owner.item),
      );
      const choice = isOrder ? findChoice(context, owner.item.plural) : undefined;
      return choice && (choice.field.options?.length ?? 0) === labels.length
        ? orderOptions(context, choice, labels)
        : addStates(context, owner.at, labels);
    },
  ),
  rule(
    [
      '(?:the )?order of (?:the )?(?<where>.+?) (?:BE|should be|is)?:? ?(?<list>.+)',
      '(?:sort|order|reorder|arrange) (?:the )?(?<where>.+?)(?: (?:as|like|in this order|to be|so))?:? (?<list>.+,.+)',
    ],
    (slot, context) => {
      const choice = findChoice(context, slot('where'));
      return choice ? orderOptions(context, choice, statesIn(slot('list'))) : null;
    },
  ),
  rule(
    [
      '(?:MOVE|order|sort) (?:the )?(?<what>.+?) (?<side>before|after|behind|in front of) (?:the )?(?<other>.+)',
    ],
    (slot, context) => {
      const [option] = findOptions(context, slot('what')).filter(
        (found) => findOptions(context, slot('other'), found).length > 0,
      );
      return option ? moveOption(context, option, sideOf(slot('side')), slot('other')) : null;
    },
  ),
  rule(
    [
      `MOVE (?:the )?(?:option |state |stage |status )?(?<what>.+?)(?: ${OPTION})? (?:first|to the (?<side>top|end|start|bottom|front)|last) (?:in|of|on) (?:the )?(?<where>.+)`,
    ],
    (slot, context) => {
      const choice = findChoice(context, slot('where'));
      const [option] = choice ? findOptions(context, slot('what'), choice) : [];
      return option
        ? moveOption(context, option, / last|end|bottom/iu.test(context.text) ? 'last' : 'first')
        : null;
    },
  ),
  rule(
    [
      `REMOVE (?:the )?${OPTION} (?<what>.+?) (?:from|of|in|on) (?:the )?(?<where>.+)`,
      `REMOVE (?:the )?(?<what>.+?) ${OPTION}(?: (?:from|of|in|on) (?:the )?(?<where>.+))?`,
      `REMOVE (?:the )?(?<what>.+?) (?:from|of|in|on) (?:the )?(?<where>.+)`,
      `REMOVE (?:the )?${OPTION} (?<what>.+)`,
    ],
    (slot, context) => {
      const choice = slot('where') === '' ? undefined : findChoice(context, slot('where'));
      if (slot('where') !== '' && !choice) return null;
      const found = findOptions(context, slot('what'), choice);
      const [option] = found;
      return option && option.score >= 0.8 ? removeOption(context, option) : null;
    },
  ),
  rule(
    [
      '(?:REMOVE|forbid|disallow) (?:the )?(?:step|transition|move|way) from (?<from>.+?) to (?<to>.+)',
      "(?:the |an? )?(?<what>.+?) (?:can't|cannot|can not|must not|may not|should not|shouldn't|mustn't|can no longer) (?:go|move|change|be moved|be changed|return|come)(?: back)?(?: directly| straight)? from (?<from>.+?) to (?<to>.+)",
    ],
    (slot, context) =>
      removeStep(
        context,
        { from: slot('from'), to: slot('to') },
        slot('what') === '' ? undefined : findEntity(context, slot('what'))?.at,
      ),
  ),
  rule(
    [
      '(?:ADD|allow|permit) (?:an? |the )?(?:step|transition|move|way)(?: back)? from (?<from>.+?) to (?<to>.+)',
      '(?:the |an? |let |allow )?(?<what>.+?) (?:can|may|should|must|could|shall)?(?: also)? ?(?:to )?(?:go|move|change|be moved|be changed|return|come)(?: back)?(?: directly| straight)? from (?<from>.+?)(?: back)? to (?<to>.+)',
      '(?:from )?(?<from>.+?) (?:can|may|should|must) (?:also )?(?:lead|go|change|be followed|move) (?:back )?(?:to|by) (?<to>.+)',
      '(?<from>.+?) (?<what>.+?) (?:can|may|should) (?:also )?(?:become|be|(?:go|move|return|change|be moved)(?: back)? to) (?<to>.+)',
    ],
    (slot, context) => {
      const owner = slot('what') === '' ? undefined : findEntity(context, slot('what'));
      const outcome = addStep(
        context,
        { from: slot('from'), to: slot('to') },
        owner && owner.score >= 0.6 ? owner.at : undefined,
      );
      return 'reason' in outcome && outcome.reason.code === 'notFound' ? null : outcome;
    },
  ),
  rule(
    [
      'REMOVE (?:the |all )?(?:states?|life ?cycle|workflow|stages) (?:from|of|on|for) (?:the )?(?<owner>.+)',
      '(?<owner>.+?) (?:have|need) no (?:states|life ?cycle|workflow)',
    ],
    (slot, context) => {
      const owner = findEntity(context, slot('owner'));
      return owner?.item.states
        ? made('states', context, setStates(context.app, owner.at, null), owner.item.plural, owner.item.name)
        : null;
    },
  ),
];
