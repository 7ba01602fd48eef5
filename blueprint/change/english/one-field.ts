import type { Field } from '../../schema.ts';
import { type Context, failed, made, type Outcome, type RequestKind } from '../change.ts';
import { replaceField } from '../do/fields.ts';
import { findFields, type FoundField } from '../find.ts';
import { bare } from '../text.ts';
import { SAY } from '../words/say.ts';

// What several rules about fields share.

/** The one field that a phrase names; where several do, the request has to say which. */
export function withOne(
  context: Context,
  phrase: string,
  change: (found: FoundField) => Outcome | null,
  fit: (field: Field) => boolean = () => true,
): Outcome | null {
  const all = findFields(context, phrase);
  const found = all.filter(({ field }) => fit(field));
  const [first] = found;
  if (!first) return all[0] ? failed('unfit', all[0].field.label) : failed('notFound', bare(phrase));
  if (found.length > 1) {
    // A phrase read across quotes or marks does not stand in the text as it is, so that nothing in it can be replaced.
    const closer = context.text.includes(phrase)
      ? found
          .slice(0, 3)
          .map(({ entity, field }) =>
            context.text.replace(phrase, () => SAY[context.language].fieldOf(field.label, entity.plural)),
          )
      : undefined;
    return failed('which', first.field.label, closer);
  }
  return change(first);
}

export const setField = (context: Context, kind: RequestKind, found: FoundField, field: Field): Outcome =>
  made(kind, context, replaceField(context.app, found, field), field.label, found.entity.name);

export const without = (field: Field, ...parts: readonly (keyof Field)[]): Field => {
  const entries = Object.entries(field).filter(([part]) => !parts.some((one) => one === part));
  return Object.fromEntries(entries) as Field;
};

export const sideOf = (word: string): 'first' | 'last' | 'before' | 'after' =>
  /^(?:first|top|start|beginning|the top|the start)$/iu.test(word)
    ? 'first'
    : /^(?:last|bottom|end)$/iu.test(word)
      ? 'last'
      : /^(?:before|above|in front of)$/iu.test(word)
        ? 'before'
        : 'after';
