import { isNumeric } from '../../fields.ts';
import { setEntity } from '../../edits.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { addFields } from '../do/fields.ts';
import { addDataPage } from '../do/pages.ts';
import { addNotifyAt, addUnique } from '../do/rules.ts';
import { addSection, attentionSection, conditionOf, isOutcome } from '../do/sections.ts';
import { STOCK } from '../../understand/words/measures.ts';
import { findEntity, findFieldIn, findFields, findOptions, findPage } from '../find.ts';
import { bare, listed } from '../text.ts';
import { rule } from './pattern.ts';
import { MAIL, NAMED_WHO } from './business.ts';
import { limits, NUMBER } from './values.ts';

// Requests that the other rules would take for something else: a board of a status is no new name, and a map no data.

const sure = (context: Context, phrase: string) => {
  const found = findEntity(context, phrase);
  return found && found.score >= 0.55 ? found : undefined;
};

/** "Put weather on inspections: sunny, cloudy or rainy" */
function addChoice(context: Context, what: string, where: string, options: string): Outcome | null {
  const owner = sure(context, where);
  const values = listed(options);
  const isLife = /\b(?:status|state|stage|phase|life ?cycle)$/iu.test(bare(what));
  if (!owner || isLife || values.length < 2 || listed(what).length > 1) return null;
  return addFields(context, owner.at, [`${bare(what)}: ${values.join(', ')}`]);
}

const LETTER = '(?:e-?mail|mail|message|notification)';
const ONCE = '(?:when(?:ever)?|if|as soon as|once) (?:an? |the |any )?';
const BEYOND =
  '(?<what>.+?) (?<op>(?:is|are|goes|go|gets?|rises?|falls?|drops?|sinks?|climbs?) (?:down |up )?(?:to )?(?:above|over|more than|higher than|below|under|less than|fewer than|lower than)|exceeds?) (?:the |its |their )?(?<value>.+?)';

/** "E-mail the buyer when stock is below 5": of a number that is named, or of how many there are of something. */
function mailAt(context: Context, who: string, what: string, said: string, value: string): Outcome | null {
  // What only warns whoever runs the app is shown to them.
  if (/^(?:alert|tell) (?:me|us|everyone)\b/iu.test(context.text)) return null;
  const op = /below|under|less|fewer|lower/iu.test(said) ? 'below' : 'above';
  const [found] = findFields(context, what).filter(({ field }) => isNumeric(field));
  const owner = sure(context, what);
  const stock =
    op === 'below'
      ? owner?.item.fields.find(({ type, label }) => type === 'number' && STOCK.test(label))
      : undefined;
  const [at, field] = found ? [found.entityAt, found.field] : [owner?.at, stock];
  // A number of days is how long ago something was.
  const isAge = /\b(?:minute|hour|day|week|month|year)s?\b/iu.test(value) && field?.type !== 'duration';
  const when = at !== undefined && field && !isAge ? conditionOf(context, at, field.label, op, value) : null;
  return when && at !== undefined ? addNotifyAt(context, at, who, when) : null;
}

/** "Show only active hives on the home page": a section there with those rows. */
function showSome(context: Context, state: string, what: string, where: string): Outcome | null {
  const owner = sure(context, what);
  const page = findPage(context, where);
  if (!owner || !page) return null;
  const [option] = findOptions(context, state).filter(({ entityAt }) => entityAt === owner.at);
  if (!option) return failed('notFound', bare(state));
  const when = { op: 'is', field: option.field.name, value: option.option.name } as const;
  const section = attentionSection(context, owner.at, when);
  return isOutcome(section) ? section : addSection(context, section, page.at);
}

/** What every app has. */
const EVERYWHERE =
  /^(?:search(?: (?:bar|box|field|function))?|(?:a way to )?search(?: for .+)?|filters?|sorting|pagination|(?:csv |excel )?exports?|(?:csv |excel )?import|log ?-?in|sign ?-?in|log ?-?out|sign ?-?out|mobile version|responsive(?: design)?)$/iu;

export const EVERYDAY_RULES = [
  rule(
    [
      '(?:put|ADD) (?:an? |the |another |new )*(?:(?:single |multiple )?(?:choice|drop-?down|select|pick ?list)(?: field| list)?(?: called| named| for)? )?(?<what>[\\p{L} “\\d”-]+?) (?:TO|per) (?:the |each |every |all |our |an? )*(?<where>[\\p{L} -]+?) ?(?::|,? either|\\() ?(?<options>[^:()]+)\\)?',
    ],
    (slot, context) => addChoice(context, slot('what'), slot('where'), slot('options')),
  ),
  rule(
    [
      '(?:make|set|let|have) (?:the )?(?<field>.+?) (?:(?:go |run |range |be )?(?:from |between )?)?(?<min>NUM) ?(?:to|and|-|–) ?(?<max>NUM)'.replaceAll(
        'NUM',
        NUMBER,
      ),
    ],
    (slot, context) => {
      const [field] = findFields(context, slot('field'));
      return field && isNumeric(field.field)
        ? limits(context, slot('field'), { min: slot('min'), max: slot('max') })
        : null;
    },
  ),
  rule(
    [
      '(?:CHANGE|use) (?:the )?title of (?:the |each |every )?(?<what>.+?) (?:INTO |by )(?:its |their |the )(?<field>.+)',
      '(?:call|name|title|list) (?:the |each |every )?(?<what>.+?) by (?:its |their |the )(?<field>.+)',
      'use (?:the |its |their )?(?<field>.+?) as (?:the )?(?:title|name) (?:of|for) (?:the |each |every )?(?<what>.+)',
    ],
    (slot, context) => {
      const owner = sure(context, slot('what'));
      const found = owner && findFieldIn(context, owner.at, slot('field'));
      if (!owner) return null;
      if (!found || found.score < 0.55) return failed('notFound', bare(slot('field')));
      if (owner.item.title === found.field.name) return failed('already', owner.item.plural);
      const next = setEntity(context.app, owner.at, { title: found.field.name });
      return made('title', context, next, owner.item.plural, owner.item.name);
    },
  ),
  rule(
    [
      "(?:make|turn|show|display|see|view) (?:the |all |our |my )?(?<what>.+?)(?:(?:'s)? (?:status|states?|stages?))? (?:(?:as|in|into|on) )?(?:an? )?(?:kanban(?: board)?|board)",
      '(?:make|turn|show|display|see|view) (?:the )?(?:status|states?|stages?) of (?:the |our |my )?(?<what>.+?) (?:(?:as|in|into|on) )?(?:an? )?(?:kanban(?: board)?|board)',
    ],
    (slot, context) => {
      const owner = sure(context, slot('what'));
      if (!owner) return null;
      const isThere = context.app.pages.some(
        ({ kind, entity }) => kind === 'board' && entity === owner.item.name,
      );
      return isThere ? failed('already', owner.item.plural) : addDataPage(context, 'board', owner.at);
    },
  ),
  rule(
    [
      '(?:show|list|see|display) (?:only |just )?(?:the |all |our |my )?(?<state>[\\p{L}-]+(?: [\\p{L}-]+)??) (?<what>[\\p{L} -]+?) on (?:the |our |my )?(?<page>home ?page|start(?:ing)? page|dashboard|front page|overview|home)',
    ],
    (slot, context) => {
      const isKnown = !/^(?:the|all|our|my|an?|some|new)$/iu.test(slot('state'));
      return isKnown ? showSome(context, slot('state'), slot('what'), slot('page')) : null;
    },
  ),
  rule(
    [
      'no two (?<what>.+?) (?:of|for|per|by) (?:the same |an? |one |each )?(?<a>.+?) (?:on|at|in|with|for) the same (?<b>.+)',
      'no two (?<what>.+?) (?:with|have|for) the same (?<a>.+?) and (?:the same )?(?<b>.+)',
    ],
    (slot, context) => {
      const owner = sure(context, slot('what'));
      const day = /^(?:day|time|moment|date|slot|hour)$/iu;
      const date = owner?.item.fields.find(({ type }) => type === 'date' || type === 'dateTime');
      const b = day.test(slot('b')) && date ? date.label : slot('b');
      return owner ? addUnique(context, owner.at, [slot('a'), b]) : null;
    },
  ),
  rule(
    [
      `${MAIL} ${NAMED_WHO}(?: know)?(?: by (?:e-?mail|mail))? ${ONCE}${BEYOND}`,
      `send ${NAMED_WHO} an? ${LETTER} ${ONCE}${BEYOND}`,
      `${ONCE}${BEYOND},? (?:then )?${MAIL} ${NAMED_WHO}(?: know)?`,
      `${ONCE}${BEYOND},? (?:then )?send ${NAMED_WHO} an? ${LETTER}`,
      `${ONCE}${BEYOND},? (?:then )?(?:the )?(?<who>[\\p{L}-]+) (?:should |must )?(?:gets?|receives?) an? ${LETTER}`,
    ],
    (slot, context) => mailAt(context, slot('who'), slot('what'), slot('op'), slot('value')),
  ),
  rule(
    [
      'ADD (?:an? |the |another |new |our |some )*(?<what>.+)',
      '(?:i|we) (?:want|need) (?:an? |the )?(?<what>.+)',
    ],
    (slot, context) => {
      const what = bare(slot('what'));
      if (sure(context, what)) return null;
      return EVERYWHERE.test(what) ? failed('already', what) : null;
    },
  ),
];
