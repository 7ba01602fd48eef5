import { isDate } from '../../fields.ts';
import type { WrittenPage } from '../../kinds.ts';
import { TEXTS } from '../../understand/compile/texts.ts';
import { WRITTEN_TEXTS, writtenSection } from '../../written.ts';
import { type Context, failed, type Outcome } from '../change.ts';
import { addDataPage, addOwnPage, type ShowingKind } from '../do/pages.ts';
import { chartSection, figuresSection, isOutcome, wordsSection } from '../do/sections.ts';
import { findEntity, findFields } from '../find.ts';
import { bare, labelOf, listed } from '../text.ts';
import { rule } from './pattern.ts';

const PAGE = '(?:pages?|screens?|views?|tabs?)';

const KINDS: readonly [RegExp, ShowingKind][] = [
  [/kanban|board/iu, 'board'],
  [/calendar|schedule|timetable|agenda|planner/iu, 'calendar'],
  [/gallery|photo wall|cards?|pictures|grid/iu, 'gallery'],
  [/list|table/iu, 'list'],
];
const SHOWN =
  '(?<kind>kanban(?: board| view| page)?|(?:task |status )?board|calendar|schedule|timetable|agenda|planner|(?:photo |picture |image |card )?gallery|cards|photo wall|list|table)';

/** The data that a view is asked for: what is named, what was last spoken of, or the first that fits. */
function shownAt(context: Context, phrase: string, kind: ShowingKind): number {
  if (phrase !== '') {
    const found = findEntity(context, phrase.replace(/ (?:by|per|grouped by) .+$/iu, ''));
    return found && found.score >= 0.6 ? found.at : -1;
  }
  const recent = context.app.entities.findIndex(({ name }) => name === context.recent);
  if (recent >= 0) return recent;
  const fits = context.app.entities.findIndex(({ fields, states }) =>
    kind === 'board'
      ? states !== undefined
      : kind === 'calendar'
        ? fields.some(isDate)
        : kind === 'gallery'
          ? fields.some(({ type }) => type === 'image')
          : false,
  );
  return fits;
}

function dataPage(
  context: Context,
  kindWord: string,
  of: string,
  by: string,
  title?: string,
): Outcome | null {
  const kind = KINDS.find(([test]) => test.test(kindWord))?.[1];
  if (!kind) return null;
  const noun = of.replace(/ (?:by|per|grouped by|with (?:a|the) .+ column) .+$/iu, '');
  const at = shownAt(context, noun, kind);
  if (at < 0) return noun === '' ? null : failed('notFound', bare(noun));
  const entity = context.app.entities[at];
  const phrase = by || (/ (?:by|per|grouped by) (.+)$/iu.exec(of)?.[1] ?? '');
  const choice =
    phrase === '' || kind !== 'board'
      ? undefined
      : findFields({ ...context, recent: entity?.name }, phrase).find(
          ({ entityAt, field }) => entityAt === at && field.type === 'select',
        );
  if (phrase !== '' && kind === 'board' && !choice) return failed('notFound', phrase);
  return addDataPage(
    context,
    kind,
    at,
    title === undefined || title === '' ? undefined : bare(title),
    choice?.field.name,
  );
}

/** Words of views that aren't pages of words. */
const NO_TITLE = /\b(?:charts?|graphs?|kanban|calendar|gallery|fields?)\b/iu;

/** What a page of words is called: “about us”, “how it works”. */
const TITLE = (text: string): string =>
  labelOf(
    bare(
      text
        .replace(
          /^(?:that |which )?(?:explain(?:s|ing)?|about|for|with|show(?:s|ing)?|tell(?:s|ing)?(?: people)?|describ(?:es|ing)|on|listing)(?: the| our)? /iu,
          '',
        )
        .replace(/^(?:called|named|titled) /iu, '')
        .replace(/^(?:us|me)\b.*$/iu, (who) => `About ${who.slice(0, 2)}`)
        .replace(/(?<=\p{L}{3}) with (?:our|my|the|an?|all) .+$/iu, ''),
    ),
    60,
  );

const WRITTEN_TITLES: readonly [RegExp, WrittenPage][] = [
  [/^contact/iu, 'contact'],
  [/^(?:faqs?|frequently asked questions|questions)/iu, 'questions'],
  [/^(?:pricing|prices|plans)/iu, 'pricing'],
  [/^(?:about(?: us| me)?|who we are)$/iu, 'about'],
];

export const PAGE_RULES = [
  rule(
    [
      `(?:ADD )?(?:an? |the |another |new |separate |full )*${SHOWN}(?: ${PAGE})? (?:called|named|titled) (?<title>.+?)(?: (?:of|for|with|showing|that shows) (?:the |all |our )?(?<what>.+))?`,
      `(?:ADD |view )?(?:an? |the |another |new |separate |full )*${SHOWN}(?: ${PAGE})? (?:of|for|with|showing|that shows|to see|to show|where i (?:can )?see) (?:the |all |our |my )?(?<what>.+?)(?: (?:by|per|grouped by) (?:their |its |the )?(?<by>.+?))?(?: page)?`,
      `(?:ADD |view )?(?:an? |the |another |new |separate )*(?<what>.+?) ${SHOWN}(?: ${PAGE})?(?: (?:by|per|grouped by) (?:their |its |the )?(?<by>.+))?`,
      `(?:show|see|view|display|organi[sz]e|manage|put|want to see|ADD)(?: me)? (?:the |all |our |my )?(?<what>.+?) (?:on|in|as|like) (?:an? |the )?${SHOWN}(?: ${PAGE})?(?: (?:by|per|grouped by) (?:their |its |the )?(?<by>.+))?`,
      `(?:ADD )(?:an? |the |another |new )*${SHOWN}(?: ${PAGE})?`,
    ],
    (slot, context) =>
      dataPage(
        context,
        slot('kind'),
        slot('what').replace(/^(?:an? |the |another |new )+/iu, ''),
        slot('by'),
        slot('title'),
      ),
  ),
  rule(
    [
      `(?:ADD )?(?:an? |the |another |new )*(?:dashboard|overview page|statistics page|stats page|reports? page|overview)(?: ${PAGE})?(?: (?:called|named|titled) (?<title>.+?))?(?: (?:with|of|for|showing|that shows) (?:the )?(?<what>.+))?`,
      `(?:ADD )(?:an? |another )(?<title>.+?) dashboard(?: page)?`,
    ],
    (slot, context) => {
      const phrases = slot('what') === '' ? [] : listed(slot('what'));
      const parts = phrases.flatMap((phrase) => {
        const [what = '', by] = phrase.split(/ (?:by|per|over) /iu);
        const one = by === undefined ? figuresSection(context, [what]) : chartSection(context, what, by);
        return isOutcome(one) ? [] : [one];
      });
      const counts = figuresSection(
        context,
        context.app.entities.slice(0, 4).map(({ plural }) => plural),
      );
      const sections = parts.length > 0 ? parts : isOutcome(counts) ? [] : [counts];
      return addOwnPage(
        context,
        'dashboard',
        slot('title') || TEXTS[context.app.language].dashboard,
        sections,
      );
    },
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |another |new |separate |simple |empty |blank |content |info(?:rmation)? |public |static |text )*${PAGE} (?:called |named |titled )?(?<title>["“„«].+["”»])(?: .+)?`,
      `(?:ADD )(?:an? |the |another |new |separate |simple |empty |blank |content |public |static |text )*${PAGE} (?:(?:that |which )?(?:is )?(?:called|named|titled|about|for|explain(?:s|ing)?|with|describ(?:es|ing)|on|show(?:s|ing)?|tell(?:s|ing)?)) (?<title>.+)`,
      `(?:ADD )(?:an? |the |another |new |separate |simple |content |public |static |text |our )*(?<title>.+?) ${PAGE}`,
    ],
    (slot, context) => {
      const title = TITLE(slot('title'));
      // "Show only active hives on the home page" is no page of that name.
      if (/^(?:only|just)\b|\bon (?:the|our|my)\b/iu.test(title)) return null;
      if (title.split(' ').length > 7 || NO_TITLE.test(title)) return null;
      const listed = findEntity(context, title);
      if (/^(?:photo|picture)?(?: ?)(?:home|detail|form)$/iu.test(title)) return failed('already', title);
      if (listed && listed.score >= 0.8) return addDataPage(context, 'list', listed.at);
      const written = WRITTEN_TITLES.find(([test]) => test.test(title))?.[1];
      const first = written
        ? writtenSection(context.app, written, WRITTEN_TEXTS[context.app.language].headings[written])
        : wordsSection(context, 'text', title);
      return addOwnPage(context, 'content', title, first ? [first] : []);
    },
  ),
];
