import { isDate } from '../../fields.ts';
import type { Section } from '../../schema.ts';
import { type Context, failed, type Outcome } from '../change.ts';
import {
  addSection,
  attentionSection,
  chartSection,
  conditionOf,
  figuresSection,
  isOutcome,
  listSection,
  setSectionRows,
  wordsSection,
} from '../do/sections.ts';
import { findEntity, findFieldIn, findFields, findPage } from '../find.ts';
import { lookUp } from '../../understand/words/look-up.ts';
import { bare, labelOf, likeness, listed } from '../text.ts';
import { numberOf } from './business.ts';
import { rule } from './pattern.ts';

const ON = '(?: (?:on|to|in|onto|at the (?:top|bottom) of) (?:the |our )?(?<page>.+?))?';

function section(context: Context, made: Section | Outcome | null, page: string): Outcome | null {
  if (!made) return null;
  if (isOutcome(made)) return made;
  const on = page === '' ? undefined : findPage(context, page);
  if (page !== '' && !on) return failed('notFound', page);
  return addSection(context, made, on?.at);
}

function warn(
  context: Context,
  what: string,
  op: 'below' | 'above',
  value: string,
  page: string,
): Outcome | null {
  const phrase = what.replace(/^(?:the |when |if |whenever |an? |all )+/iu, '');
  const [head = '', ...rest] = phrase.split(/ (?:of|on|for|in|with) (?:the |an? |each |every )?/iu);
  const named = findEntity(context, rest.join(' '));
  const fields = findFields(context, phrase).filter(({ field }) =>
    ['number', 'money', 'duration'].includes(field.type),
  );
  const at = named && named.score >= 0.6 ? named.at : fields[0]?.entityAt;
  const owner = at === undefined ? findEntity(context, phrase)?.at : at;
  if (owner === undefined) return failed('notFound', phrase);
  const entity = context.app.entities[owner];
  const first =
    entity?.fields.find(
      ({ type, label }) => type === 'number' && /stock|quantity|left|level|available/iu.test(label),
    ) ?? entity?.fields.find(({ type }) => type === 'number');
  const when =
    conditionOf(context, owner, head, op, value) ??
    (first ? conditionOf(context, owner, first.label, op, value) : null);
  return when
    ? section(context, attentionSection(context, owner, when), page)
    : failed('unfit', entity?.plural ?? phrase);
}

function late(context: Context, what: string, page: string, days?: number): Outcome | null {
  const owner = findEntity(context, what);
  if (!owner || owner.score < 0.55) return failed('notFound', bare(what));
  const dates = owner.item.fields.filter(isDate);
  const date =
    dates.find(({ label, name }) =>
      /due|until|deadline|close|end|expir|back|return/iu.test(`${label} ${name}`),
    ) ?? dates[0];
  if (!date) return failed('unfit', owner.item.plural);
  return section(
    context,
    attentionSection(
      context,
      owner.at,
      days === undefined ? { op: 'past', field: date.name } : daysOf(date.name, days),
    ),
    page,
  );
}

const dayCount = (unit: string | undefined): number => lookUp(DAYS, (unit ?? '').toLowerCase()) ?? 1;
/** At most a year ahead, as the blueprint has it. */
const daysOf = (field: string, days: number) =>
  ({ op: 'within', field, days: Math.min(366, Math.max(1, Math.round(days))) }) as const;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 31, year: 366 };
const CHART = '(?:(?:bar |pie |line |column |stacked |small |nice )?(?:charts?|graphs?|plots?|diagrams?))';

/** “whose due date is past”, “with stock below 5”, “that are not paid”: rows by what one of their fields says. */
function whose(context: Context, what: string, field: string, said: string): Section | Outcome | null {
  const owner = findEntity(context, what);
  if (!owner || owner.score < 0.55) return null;
  const found = findFieldIn(context, owner.at, field);
  if (!found || found.score < 0.55) return failed('notFound', bare(field));
  const { name, type, label, options } = found.field;
  const days = /^(?:with)?in (?:the )?(?:next |coming )?(\d+)? ?(day|week|month)s?$/iu.exec(said);
  const ago = /^(?:more than |over |at least )?(\d+) (day|week|month|year)s? (?:ago|old|past)$/iu.exec(said);
  const level = /^(below|under|less than|lower than|above|over|more than|higher than) (.+)$/iu.exec(said);
  const isNot = /^(?:not|no longer|still not) /iu.test(said);
  const value = bare(said.replace(/^(?:not|no longer|still not) /iu, ''));
  const option = options?.find((one) => likeness(one.label, value) >= 0.8);
  const isYes = /^(?:yes|true|ticked|checked|set)$/iu.test(value);
  const when = isDate(found.field)
    ? /^(?:in the past|past|over|passed|gone|overdue)$/iu.test(said)
      ? ({ op: 'past', field: name } as const)
      : ago
        ? ({ op: 'past', field: name, days: Math.max(1, Number(ago[1]) * dayCount(ago[2])) } as const)
        : days
          ? daysOf(name, Number(days[1] ?? 1) * dayCount(days[2]))
          : null
    : level
      ? conditionOf(
          context,
          owner.at,
          field,
          /^[bul]/iu.test(level[1] ?? '') ? 'below' : 'above',
          level[2] ?? '',
        )
      : option && !isNot
        ? ({ op: 'is', field: name, value: option.name } as const)
        : type === 'boolean' && (isYes || /^(?:no|false|unticked|unchecked)$/iu.test(value))
          ? ({ op: 'is', field: name, value: isYes !== isNot } as const)
          : null;
  return when ? attentionSection(context, owner.at, when) : failed('unfit', label);
}

const PAGE = '(?<page>home ?page|home|start page|dashboard|front page|.+? page)';

export const SECTION_RULES = [
  rule(
    [
      `(?:show|display|list|have|CHANGE) (?:only |just |up to |at most |no more than )?(?:the )?(?:(?:latest|newest|last|most recent) )?(?<many>\\d+) (?:(?:latest|newest|last|most recent|recent) )?(?<what>.+?) on (?:the |our )?${PAGE}`,
    ],
    (slot, context) => {
      const page = findPage(context, slot('page'));
      const owner = findEntity(context, slot('what'));
      if (!page || !owner || owner.score < 0.65) return null;
      const many = Number(slot('many'));
      return (
        setSectionRows(context, owner.item, page.at, many) ??
        section(context, listSection(context, 'list', owner.item.plural, many), slot('page'))
      );
    },
  ),
  rule(
    [
      `(?:ADD |list |flag |highlight |warn (?:me |us )?about )(?:an? |the |all )?(?:section (?:of|for|with) |list of )?(?<what>.+?) whose (?<field>.+?) (?:is|are) (?<said>.+?)${ON}`,
    ],
    (slot, context) =>
      section(context, whose(context, slot('what'), slot('field'), slot('said')), slot('page')),
  ),
  rule(
    [
      `(?:ADD )?(?:an? |the |another |separate |simple )*${CHART} (?:of|for|with|showing|that shows|about) (?<what>.+?) (?:by|per|over|for each|for every|grouped by|in each|each) (?<by>.+?)${ON}`,
      `(?:ADD )?(?:an? |the )?(?<what>.+?) (?:by|per|over|grouped by) (?<by>.+?) (?:as|in) (?:an? )?${CHART}${ON}`,
      `(?:ADD )?(?:an? |the )?(?<what>.+?) (?:by|per|over)[- ](?<by>.+?) ${CHART}${ON}`,
      `(?:ADD )?(?:an? |the |another )*${CHART} (?:of|for|with|showing|about) (?<what>.+?)${ON}`,
      '(?:chart|graph|plot) (?:the )?(?<what>.+?) (?:by|per|over) (?<by>.+)',
      `(?:on|to) (?:the )?(?<page>.+?),? (?:ADD )(?:an? )?${CHART} (?:of|for|with|showing) (?<what>.+?) (?:by|per|over) (?<by>.+)`,
    ],
    (slot, context, said) => {
      const by = slot('by').replace(/^time$/iu, 'month');
      if (said.by === undefined && / (?:by|per|over) /iu.test(slot('what'))) return null;
      return section(
        context,
        chartSection(context, slot('what'), said.by === undefined ? undefined : by),
        slot('page'),
      );
    },
  ),
  rule(
    [
      `(?:warn|alert|flag|tell) (?:me |us |everyone )?(?:about |of )?(?:when |if |whenever |as soon as |once |products? whose )?(?<what>.+?) (?:is|are|gets?|drops?|falls?|goes|go|sinks?|runs?) (?:down )?(?<op>below|under|lower than|less than|above|over|more than|higher than) (?:an? |the |its |their )?(?<value>.+?)${ON}`,
      `(?:ADD |show )(?:an? |the |all )?(?:warning|alert|list of|those)? ?(?:when |if |for )?(?<what>.+?) (?:is|are|that are|which are|whose .+? is|with .+?)? ?(?<op>below|under|lower than|less than|above|over|more than|higher than) (?:an? |the |its |their )?(?<value>.+?)${ON}`,
    ],
    (slot, context) =>
      warn(
        context,
        slot('what'),
        /below|under|lower|less/iu.test(slot('op')) ? 'below' : 'above',
        slot('value'),
        slot('page'),
      ),
  ),
  rule(
    [
      `(?:warn (?:me |us )?about|ADD|flag|highlight|alert (?:me |us )?(?:to|about)) (?:an? |the |all )?(?:section (?:of|for|with) |list of |warning (?:of|for) )?(?:the )?(?:overdue|late|expired|past due) (?<what>.+?)${ON}`,
      `(?:warn (?:me |us )?(?:about|when)|ADD|flag|highlight) (?:an? |the |all )?(?<what>.+?) (?:that |which )?(?:is|are) (?:overdue|late|past due|expired)${ON}`,
    ],
    (slot, context) => late(context, slot('what'), slot('page')),
  ),
  rule(
    [
      `(?:warn (?:me |us )?about|ADD|flag|highlight) (?:an? |the |all )?(?:section (?:of|for|with) |list of )?(?<what>.+?) (?:that (?:are|is) |which (?:are|is) )?(?:due|coming up|ending|starting|expiring|closing|that expire|that start|that end) (?:in|within) (?:the )?(?:next )?(?<many>\\d+ )?(?<unit>day|week|month|year)s?${ON}`,
      `(?:ADD )(?:the )?(?:upcoming|next week's|this week's) (?<what>.+?)${ON}`,
    ],
    (slot, context) =>
      late(
        context,
        slot('what'),
        slot('page'),
        numberOf(slot('many') || '1') * (lookUp(DAYS, slot('unit').toLowerCase()) ?? 7),
      ),
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |some )?(?:big |key |large )?(?:figures?|numbers?|stats?|statistics?|kpis?|tiles?|counters?)(?: (?:of|for|with|showing|that shows?))? (?:the )?(?<what>.+?)${ON}`,
      `(?:ADD )(?:the )?(?<what>(?:total|sum|average|number|count) (?:number )?(?:of )?.+?) (?:on|to|in) (?:the |our )?(?<page>[\\p{L} ]*(?:dashboard|home|page|overview|start)[\\p{L} ]*)`,
    ],
    (slot, context) =>
      section(
        context,
        figuresSection(context, listed(slot('what').replace(/^number of (?!.*\bof\b)/iu, ''))),
        slot('page'),
      ),
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |some |our )?(?:frequently asked questions|faqs?|questions(?: and answers| & answers)?|q ?(?:&|and) ?a)(?: section| block| list)?${ON}`,
    ],
    (slot, context) => {
      if (/\bpage$/iu.test(context.text) && slot('page') === '') return null;
      return section(context, wordsSection(context, 'questions'), slot('page'));
    },
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |our )?(?:pricing|price list|prices|price table|plans|pricing plans|memberships)(?: section| block| table| plans)?${ON}`,
    ],
    (slot, context) =>
      /\bpage$/iu.test(context.text) && slot('page') === ''
        ? null
        : /price|prices/iu.test(context.text) &&
            slot('page') !== '' &&
            findEntity(context, slot('page')) &&
            !findPage(context, slot('page'))
          ? null
          : section(context, wordsSection(context, 'pricing'), slot('page')),
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |our )?(?:contact form|contact section|contact us form|form to (?:contact|reach|write to) us)${ON}`,
    ],
    (slot, context) => section(context, wordsSection(context, 'contact'), slot('page')),
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |our |big |large )*(?:hero(?: section| banner| image)?|banner|welcome (?:text|message|section|banner)|headline)(?:(?: that says| saying| with(?: the text)?|:)? ?(?<text>["“„«].+?["”»]))?${ON}`,
    ],
    (slot, context) =>
      section(
        context,
        wordsSection(context, 'hero', slot('text') === '' ? undefined : slot('text')),
        slot('page'),
      ),
  ),
  rule(
    [
      `(?:ADD )(?:an? |the |some |another )?(?:text(?: section| block)?|paragraph|section of text|text box|section)(?: (?:about|called|named|titled|with(?: the text)?|that says|saying|on|for)|:) (?<text>.+?)${ON}`,
      `(?:ADD )(?:the |our )?(?<text>opening hours|address|directions|terms|house rules|contact details|company history)${ON}`,
    ],
    (slot, context) => {
      const page = slot('page') === '' ? undefined : findPage(context, slot('page'));
      if (slot('page') !== '' && !page) return null;
      return section(context, wordsSection(context, 'text', labelOf(bare(slot('text')), 120)), slot('page'));
    },
  ),
  rule(
    [
      `(?:ADD )(?:an? |the )?(?:list (?:of|with) )?(?:the |our )?(?:latest|newest|last|most recent|recent|new) (?:(?<many>\\d+) )?(?<what>.+?)${ON}`,
      `(?:ADD )(?:the )?(?:(?<many>\\d+) )(?:latest|newest|last|most recent|recent) (?<what>.+?)${ON}`,
      `(?:show|display) (?:an? |the |our |all )?(?<what>.+?) on (?:the |our )?(?<page>home ?page|home|start page|dashboard|front page|.+ page)`,
    ],
    (slot, context) => {
      const page = slot('page') === '' ? undefined : findPage(context, slot('page'));
      if (slot('page') !== '' && !page) return null;
      const what = slot('what').replace(/^list of /iu, '');
      const owner = findEntity(
        context,
        what.replace(/ (?:as|in) (?:an? )?(?:photo |picture )?gallery$/iu, ''),
      );
      if (!owner || owner.score < 0.65) return null;
      const many = slot('many') === '' ? undefined : Number(slot('many'));
      return section(
        context,
        listSection(
          context,
          /gallery|pictures|photos|cards/iu.test(what) ? 'gallery' : 'list',
          owner.item.plural,
          many,
        ),
        slot('page'),
      );
    },
  ),
  rule(
    [
      `(?:ADD )(?:an? |the )?(?:photo |picture |image )?gallery (?:of|with|for) (?:the |our )?(?<what>.+?) (?:on|to|in|onto) (?:the |our )?(?<page>.+)`,
    ],
    (slot, context) =>
      findPage(context, slot('page'))
        ? section(context, listSection(context, 'gallery', slot('what')), slot('page'))
        : null,
  ),
];
