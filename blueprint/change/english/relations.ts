import { removeField } from '../../edits.ts';
import { isReference } from '../../fields.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { addLink } from '../do/fields.ts';
import { withEntity } from '../do/entities.ts';
import { findEntity } from '../find.ts';
import { bare } from '../text.ts';
import { rule } from './pattern.ts';

const NOT_DATA =
  /^(?:it|them|one|each other|something|nothing|someone|the app|app|page|menu|list|table|.+ (?:page|menu|list))$/iu;

/** A link between what two phrases name; data that isn't there yet is added, where the other end is. */
function link(context: Context, from: string, to: string, many: boolean): Outcome | null {
  const owner = findEntity(context, from);
  const target = findEntity(context, to);
  const isFrom = owner !== undefined && owner.score >= 0.6;
  const isTo = target !== undefined && target.score >= 0.6;
  if (isFrom && isTo) return addLink(context, owner.at, target.item.name, { many });
  if (!isFrom && !isTo) return null;
  const missing = bare(isFrom ? to : from);
  if (NOT_DATA.test(missing) || missing.split(' ').length > 3 || !/^[\p{L} '-]+$/u.test(missing)) return null;
  const added = withEntity(context, missing);
  if (!('app' in added)) return added;
  const next = { ...context, app: added.app, recent: undefined };
  const [fromAt, toName] = isFrom
    ? [owner.at, added.app.entities.at(-1)?.name ?? '']
    : [added.app.entities.length - 1, target?.item.name ?? ''];
  const linked = addLink(next, fromAt, toName, { many });
  return 'app' in linked ? { ...linked, kind: 'addLink' } : linked;
}

const MANY =
  '(?<many>many |several |multiple |more than one |one or more |any number of |some |a number of |a list of )?';

export const RELATION_RULES = [
  rule(
    [
      'REMOVE (?:the )?(?:link|relation(?:ship)?|connection|reference)s? (?:between|from|of) (?:the )?(?<a>.+?) (?:and|to|with) (?:the )?(?<b>.+)',
      '(?:unlink|disconnect|separate|detach) (?:the )?(?<a>.+?) (?:from|and) (?:the )?(?<b>.+)',
      "(?<a>.+?) (?:no longer|don't|do not|doesn't|does not)(?: have to)? belongs? to (?:an? |the )?(?<b>.+)",
    ],
    (slot, context) => {
      const [a, b] = [findEntity(context, slot('a')), findEntity(context, slot('b'))];
      if (!a || !b) return failed('notFound', a ? slot('b') : slot('a'));
      for (const [owner, target] of [
        [a, b],
        [b, a],
      ] as const) {
        const at = owner.item.fields.findIndex(
          (field) => isReference(field) && field.entity === target.item.name,
        );
        if (at >= 0)
          return made(
            'removeLink',
            context,
            removeField(context.app, owner.at, at),
            target.item.label,
            owner.item.name,
          );
      }
      return failed('notFound', `${a.item.label} – ${b.item.label}`);
    },
  ),
  rule(
    [
      `(?:EACH |the )*(?<from>[\\p{L}' -]+?) (?:can |may |should |must |shall )?(?:also )?(?:belongs?|is assigned|are assigned|be assigned|is linked|are linked|be linked|is connected|are connected|refers?|is attached|are attached|is tied|points?|is part|are part) (?:to|of|with) ${MANY}(?:exactly )?(?:EACH )?(?<to>[\\p{L}' -]+)`,
      `(?:EACH |the )*(?<from>[\\p{L}' -]+?) (?:is|are|be|gets?|should be|must be|can be|will be) (?:done|held|taught|made|given|led|run|handled|looked after|owned|written|kept|stored|booked|placed|reserved|supplied|performed|treated|taken|bought|organi[sz]ed|delivered|managed|created|hosted) (?:in|by|at|for|from|with|on) ${MANY}(?:an? |one |the )(?<to>[\\p{L}' -]+)`,
      `(?:link|connect|relate|tie|associate|attach|assign|join) (?:the |each |every |an? )?(?<from>[\\p{L}' -]+?) (?:to|with|and) ${MANY}(?:the |their |its |an? |one |his )?(?<to>[\\p{L}' -]+)`,
      `(?:ADD )(?:an? |the )?(?:link|reference|relation(?:ship)?|connection)s? (?:from|between|on) (?:the )?(?<from>[\\p{L}' -]+?) (?:to|and) (?:the )?${MANY}(?<to>[\\p{L}' -]+)`,
      `(?:ADD )(?:an? |the )?(?:link|reference) to (?:the )?${MANY}(?<to>[\\p{L}' -]+?) (?:to|on|in|for) (?:the |each |every )?(?<from>[\\p{L}' -]+)`,
    ],
    (slot, context, said) => link(context, slot('from'), slot('to'), said.many !== undefined),
  ),
  rule(
    [
      `(?:EACH |the )*(?<to>[\\p{L}' -]+?) (?:can |may |should |must )?(?:has|have|contains?|owns?) (?:many|several|multiple|any number of) (?<from>[\\p{L}' -]+)`,
      `(?:an? |each |every |the )?(?<owner>[\\p{L}' -]+?) (?:can |may |should |must |shall )?(?:has|have|gets?) (?:exactly |only )?(?:one|a single|an?) (?<to2>[\\p{L}' -]+)`,
    ],
    (slot, context) => {
      if (slot('owner') === '') {
        const [many, one] = [findEntity(context, slot('from')), findEntity(context, slot('to'))];
        if (!many || !one) return null;
        // Where one already points to the other, it now points to several.
        const points = one.item.fields.some((field) => isReference(field) && field.entity === many.item.name);
        return points
          ? addLink(context, one.at, many.item.name, { many: true })
          : link(context, slot('from'), slot('to'), false);
      }
      const target = findEntity(context, slot('to2'));
      const owner = findEntity(context, slot('owner'));
      return owner && target && owner.score >= 0.65 && target.score >= 0.8
        ? addLink(context, owner.at, target.item.name)
        : null;
    },
  ),
];
