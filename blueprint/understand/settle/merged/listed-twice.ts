import { type Facts, isSaid, isWithin, spansOf } from '../../facts.ts';
import { singular } from '../../read/english/inflect.ts';

// "Classes with level and weekday, and monthly fees": the fees are kept by themselves, and no field of a class.

/** Facts in which nothing that is kept under its own name is a field of the same words as well. */
export const withoutListedTwice = (facts: Facts): Facts => ({
  ...facts,
  fields: facts.fields.filter((field) => {
    const one = singular(field.label).split(' ').at(-1);
    // "Rooms with 4 seats" counts them, and "files" are added to it.
    const isOpen = field.type === 'money' || (field.type === 'select' && field.options === undefined);
    return !(
      isSaid(field) &&
      isOpen &&
      field.computed === undefined &&
      singular(field.label) !== field.label &&
      facts.entities.some(
        (entity) =>
          entity.noun !== field.owner &&
          entity.noun.split(' ').at(-1) === one &&
          spansOf(entity).some((span) => spansOf(field).some((place) => isWithin(span, place))),
      )
    );
  }),
});
