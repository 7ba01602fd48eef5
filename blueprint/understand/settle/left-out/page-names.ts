import { type EntityFact, type Facts, isSaid, overlaps, type Span, spansOf } from '../../facts.ts';
import { categoryFor } from '../../category.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { headOf } from '../../read/english/sorts.ts';
import { withoutEntity } from '../../without-entity.ts';

// "A weekly timetable of classes", "a list of tomorrow's pickups": what is only asked to be shown is kept by something else.

const PAGE =
  /^(?:timetable|timeline|agenda|planner|schedule|(?:menu|meal|duty|room|week) plan|leader ?board|league table|ranking|lookbook)$/;

/** "Tomorrow's pickups", of orders that have a pickup date. */
const ON_DAYS = /\b(?:today|tomorrow|tonight|this week|this month)['’]?s $/iu;

/** Whether a thing is named only where a page is asked for, and nothing is said of it. */
function isOnlyShown(entity: EntityFact, facts: Facts): boolean {
  const pages = facts.pages.filter(({ kind }) => kind !== 'content').flatMap(spansOf);
  const isPage = ({ start, end }: Span) => pages.some((page) => overlaps(page, { start, end }));
  return (PAGE.test(headOf(entity.noun)) || PAGE.test(entity.noun)) && spansOf(entity).every(isPage);
}

/** A day of another thing that is called so: the pickup date of an order. */
const dayOf = ({ noun }: EntityFact, { fields }: Facts) =>
  fields.find(
    ({ owner, label, type }) =>
      owner !== noun &&
      /^date/.test(type) &&
      ['date', 'day', 'time'].some((word) => keyOf(label) === `${noun} ${word}`),
  );

const HAPPENING = /^(?:event|booking|learning|task|work)$/;
/** "Each teacher's weekly schedule" shows the lessons: the page is of what has a day, or happens on one. */
function withPagesElsewhere(facts: Facts, { noun }: EntityFact, lexicon: Lexicon): Facts {
  if (!facts.pages.some(({ entity }) => entity === noun)) return facts;
  const others = facts.entities.filter((one) => one.noun !== noun);
  const isDated = ({ noun: owner }: EntityFact) =>
    facts.fields.some((field) => field.owner === owner && /^date/.test(field.type));
  const isHappening = (one: EntityFact) => HAPPENING.test(categoryFor(one, lexicon, 'en') ?? '');
  const shown = others.find(isDated) ?? others.find(isHappening);
  return shown
    ? {
        ...facts,
        pages: facts.pages.map((page) => (page.entity === noun ? { ...page, entity: shown.noun } : page)),
      }
    : facts;
}

/** "I want our menu online": what is on it is shown, where that is kept. */
const MENU_SHOWN =
  /\b(?:our|the|my) menu (?:is |should be )?(?:online|public|visible|on (?:the|our|my) (?:web ?site|web ?page|page|site)|for (?:guests|customers|visitors|everyone))\b/iu;
function withDishesShown(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const isBare = !facts.fields.some(({ owner, source }) => owner === 'menu' && source.from === 'text');
  const food = facts.entities.find(
    (one) =>
      one.noun !== 'menu' &&
      categoryFor(one, lexicon, 'en') === 'food' &&
      facts.fields.some((field) => field.owner === one.noun && isSaid(field)),
  );
  if (!food || !isBare || !facts.entities.some(({ noun }) => noun === 'menu') || !MENU_SHOWN.test(text))
    return facts;
  const access = facts.access.map((one) => (one.owner === 'menu' ? { ...one, owner: food.noun } : one));
  return withoutEntity({ ...facts, access }, 'menu');
}

/** The facts without things that are only the name of a page or of a day. */
export function withoutPageNames(read: Facts, text: string, lexicon: Lexicon): Facts {
  const given = withDishesShown(read, text, lexicon);
  const isBare = ({ noun }: EntityFact) =>
    !given.fields.some((field) => field.owner === noun && isSaid(field));
  const said = given.entities.filter((entity) => isSaid(entity) && isBare(entity));
  const shown = said
    .filter((entity) => isOnlyShown(entity, given))
    .reduce((facts, one) => withoutEntity(withPagesElsewhere(facts, one, lexicon), one.noun), given);
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
