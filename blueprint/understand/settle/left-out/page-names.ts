import { type EntityFact, type Facts, isSaid, overlaps, type Span, spansOf } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { headOf } from '../../read/english/sorts.ts';
import { withoutEntity } from '../../without-entity.ts';

// "A weekly timetable of classes", "a list of tomorrow's pickups": what is only asked to be shown is kept by something else.

const PAGE = /^(?:timetable|timeline|agenda|planner|leader ?board|ranking|lookbook)$/;

/** "Tomorrow's pickups", of orders that have a pickup date. */
const ON_DAYS = /\b(?:today|tomorrow|tonight|this week|this month)['’]?s $/iu;

/** Whether a thing is named only where a page is asked for, and nothing is said of it. */
function isOnlyShown(entity: EntityFact, facts: Facts): boolean {
  const pages = facts.pages.filter(({ kind }) => kind !== 'content').flatMap(spansOf);
  const isPage = ({ start, end }: Span) => pages.some((page) => overlaps(page, { start, end }));
  return PAGE.test(headOf(entity.noun)) && spansOf(entity).every(isPage);
}

/** A day of another thing that is called so: the pickup date of an order. */
const dayOf = ({ noun }: EntityFact, { fields }: Facts) =>
  fields.find(
    ({ owner, label, type }) =>
      owner !== noun &&
      /^date/.test(type) &&
      ['date', 'day', 'time'].some((word) => keyOf(label) === `${noun} ${word}`),
  );

/** The facts without things that are only the name of a page or of a day. */
export function withoutPageNames(given: Facts, text: string): Facts {
  const isBare = ({ noun }: EntityFact) =>
    !given.fields.some((field) => field.owner === noun && isSaid(field));
  const said = given.entities.filter((entity) => isSaid(entity) && isBare(entity));
  const shown = said
    .filter((entity) => isOnlyShown(entity, given))
    .reduce((facts, { noun }) => withoutEntity(facts, noun), given);
  return said.reduce((facts, entity) => {
    const day = dayOf(entity, facts);
    const isOfDay = spansOf(entity).every(({ start }) => ON_DAYS.test(text.slice(0, start)));
    if (!day || !isOfDay) return facts;
    const pages = facts.pages.map((page) =>
      page.entity === entity.noun && page.attention
        ? { ...page, entity: day.owner, attention: { ...page.attention, field: day.label } }
        : page,
    );
    return withoutEntity({ ...facts, pages }, entity.noun);
  }, shown);
}
