import { type Facts, type FieldFact, isSaid, spansOf } from '../../facts.ts';
import { ENGLISH_UNITS } from '../../words/measures.ts';
import { withoutEntity } from '../../without-entity.ts';

// "Vans: kilometres driven": what something is measured in is kept nowhere by itself.

const UNIT = new RegExp(
  `^(?:${ENGLISH_UNITS}|kilometres?|kilometers?|metres?|meters?|miles?|degrees?)$`,
  'iu',
);
/** How much of it was done. */
const DONE =
  /^[a-z]+ (?:driven|run|walked|flown|used|sold|cycled|swum|rowed|sailed|travelled|traveled|burned|produced|delivered)\b/iu;

const withNumbers = (facts: Facts): Facts => ({
  ...facts,
  fields: facts.fields.map((field) =>
    field.type === 'text' &&
    !field.options &&
    DONE.test(field.label) &&
    UNIT.test(field.label.split(' ')[0] ?? '')
      ? { ...field, type: 'number' }
      : field,
  ),
});

/** "Meters for water, readings": what is read, and no length. */
const isRead = (noun: string, text: string): boolean =>
  noun === 'meter' && /\bmeters? for\b|\breadings?\b/iu.test(text);

/** @param given facts of an English description */
export function withoutUnits(given: Facts, text: string): Facts {
  const numbered = withNumbers(given);
  return numbered.entities
    .filter((entity) => UNIT.test(entity.noun) && isSaid(entity) && !isRead(entity.noun, text))
    .reduce((facts, entity) => {
      const { noun, source } = entity;
      const link = facts.relations.find(({ from, to }) => from === noun || to === noun);
      const owner = link && (link.from === noun ? link.to : link.from);
      const [span] = spansOf(entity);
      const isTold = [...facts.fields, ...facts.states].some((one) => one.owner === noun && isSaid(one));
      if (isTold || !span) return facts;
      const label = (
        DONE.exec(text.slice(span.start))?.[0] ?? text.slice(span.start, span.end)
      ).toLowerCase();
      const field: FieldFact[] = owner === undefined ? [] : [{ owner, label, type: 'number', source }];
      const rest = withoutEntity(facts, noun);
      return { ...rest, fields: [...rest.fields, ...field] };
    }, numbered);
}
