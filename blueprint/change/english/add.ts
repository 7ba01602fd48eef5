import { type Context, failed, type Outcome } from '../change.ts';
import { withEntity } from '../do/entities.ts';
import { addFields, addLink, isAttribute } from '../do/fields.ts';
import { findEntity, findFields, findPage, isEntity } from '../find.ts';
import { bare, listed } from '../text.ts';
import { isPlural } from '../../understand/read/english/inflect.ts';
import { rule } from './pattern.ts';

const DATA =
  '(?:tables?|data|entit(?:y|ies)|collections?|list|kind of data|type of data|records?|register|database)';
/** Words that are no data and no field, whatever stands before them. */
const NOTHING =
  /^(?:.* )?(?:things?|stuff|something|anything|everything|more|it|that|this|way|feature|functionality|app|button|magic|idea|help|joke|money back|coffee|first|last|top|bottom|default|unique)$/iu;

/** What no app can be given by a request. */
const NO_DATA =
  /^(?:(?:interactive |google |live |big )?maps?(?: (?:of|with|showing|for) .+)?|(?:live |team )?chats?|(?:stripe |paypal |online )payments?|ai|artificial intelligence|sms|whatsapp|push notifications?|video calls?|(?:kanban |task |photo |picture |bar |pie |line )?(?:board|calendar|gallery|timeline|charts?|graphs?|dashboard) (?:of|for|with|showing) .+)$/iu;
/** "Services list": the services. */
const LISTED = / (?:list|table|database|register|collection)$/iu;

/** One field or several for data that is named. */
function fieldsTo(context: Context, what: string, where: string): Outcome | null {
  const owner = findEntity(context, where.replace(/^(?:an? |the |each |every |all |our |my )+/iu, ''));
  if (!owner || owner.score < 0.55) {
    const page = findPage(context, where);
    return page ? failed('unfit', page.item.title) : failed('notFound', bare(where));
  }
  const phrases = wholeOr(what);
  return addFields(context, owner.at, phrases);
}

/** “difficulty (easy, medium)” and “status: a, b or c” are one field; “phone, photo” are two. */
function wholeOr(phrase: string): string[] {
  const what = phrase.replace(/ (?:between|from) (\d+) (?:and|to) (\d+)/giu, ' from $1 to $2');
  const isChoice =
    /^[^,()]+(?:: | \(|, ?which is |, either ).+/u.test(what) &&
    listed(what.replace(/\([^)]*\)/gu, '')).length <= 1;
  const colon = /^([^,:()]+): ?(.+)$/u.exec(what);
  if (
    colon &&
    /^(?:these |the following |new )?(?:fields?|columns?|attributes?|properties)$/iu.test(colon[1] ?? '')
  )
    return listed(colon[2] ?? '');
  if (isChoice || colon) return [what];
  return listed(
    what
      .replace(
        /^(?:these |the following |new |the )?(?:fields|columns|attributes|properties)(?: for| called| named)?:? /iu,
        '',
      )
      .replace(/ (?:fields|columns)$/iu, ''),
  );
}

/** Something that is said to be wanted, with no place for it: a field of what was spoken of, or data of its own. */
function addAlone(context: Context, phrase: string): Outcome | null {
  const withFields =
    /^(.+?) ?(?:with|having|that have|\(|:)(?: the| these)?(?: fields?| columns?)?:? ?(.+?)\)?$/iu.exec(
      phrase,
    );
  const said = bare(withFields?.[1] ?? phrase);
  const kept = said.replace(LISTED, '');
  const noun = kept !== said && isPlural(kept) && !isAttribute(said, context.language) ? kept : said;
  if (
    NO_DATA.test(noun) ||
    noun === '' ||
    noun.split(' ').length > 4 ||
    NOTHING.test(noun) ||
    !/\p{L}{2,}/u.test(noun) ||
    /[<>{};$\\=]/u.test(noun)
  )
    return null;
  const recent = context.app.entities.findIndex(({ name }) => name === context.recent);
  if (isAttribute(noun, context.language) && !withFields) {
    if (recent >= 0) return addFields(context, recent, [phrase]);
    const { entities } = context.app;
    if (entities.length === 1) return addFields(context, 0, [phrase]);
    const target = findEntity(context, noun);
    if (target && target.score >= 0.8) return failed('already', target.item.plural);
    return failed(
      'which',
      noun,
      entities.slice(0, 3).map(({ plural }) => `add ${noun} to ${plural}`),
    );
  }
  if (isEntity(context, noun)) return failed('already', findEntity(context, noun)?.item.plural ?? noun);
  return withEntity(context, noun, withFields?.[2] === undefined ? [] : listed(withFields[2]));
}

export const ADD_RULES = [
  rule(
    [
      `ADD (?:an? |the |another |new )*(?:fields?|columns?|attributes?|properties)(?: called| named| for)? (?<what>.+?) TO (?<where>.+)`,
      'ADD (?:an? |the |another |new )*(?<what>.+?) (?:TO|per|with|about) (?:the |each |every |all |our |an? )*(?<where>.+)',
      'to (?:the |each |every |all |our |an? )*(?<where>[^:,]+?)(?:,|:)? ADD (?:an? |the |another |new )*(?<what>.+)',
      'ADD to (?:the |each |every |all )*(?<where>[^:,]+?)(?::|,)? (?<what>.+)',
      '(?:for|on|in|per|with|of) (?:the |each |every |all |our |an? )*(?<where>[^:,]+?),? (?:(?:i|we|you|they)(?: also| all)? )?ADD (?:an? |the |another |new |down )*(?<what>.+)',
      '(?:give|provide|equip) (?:the |each |every |all |an? )*(?<where>\\S+(?: \\S+)??) (?:with )?(?:an? |the |some |another )(?<what>.+)',
      "(?:the |each |every |all |an? )*(?<where>[\\p{L} '-]+?) (?:also |additionally |all )*(?:needs?|should have|must have|have|has|should also have|should get|gets?|require|requires|want|wants|come with|comes with|should contain|contain)(?: also)? (?:an? |the |some |another )*(?<what>.+)",
      '(?:an? |the |some |another )*(?<what>.+?) for (?:the |each |every |all )*(?<where>[\\p{L} -]+)',
      '(?:an? |the |some )*(?<where>[\\p{L} -]+?)(?: fields)?: ?(?:add |also |plus |new )?(?<what>.+)',
      '(?<what>categories|tags|types|kinds) for (?:the |each |every )*(?<where>[^:]+?): ?(?<options>.+)',
    ],
    (slot, context) => {
      const where = slot('where');
      const owner = findEntity(context, where);
      if (!owner || owner.score < 0.55)
        return /(?:^| )(?:to|on|of) /iu.test(context.text) && findPage(context, where) === undefined
          ? failed('notFound', bare(where))
          : null;
      const what =
        slot('options') === ''
          ? slot('what')
          : `${slot('what').replace(/ies$/iu, 'y').replace(/s$/iu, '')}: ${slot('options')}`;
      if (NOTHING.test(bare(what))) return null;
      const target = findEntity({ ...context, recent: undefined }, what);
      if (
        target &&
        target.score >= 0.9 &&
        target.item !== owner.item &&
        findFields(context, `${what} of ${where}`).length === 0
      ) {
        const isMany =
          bare(what).toLowerCase() === target.item.plural.toLowerCase() &&
          target.item.plural !== target.item.label;
        return addLink(context, owner.at, target.item.name, { many: isMany });
      }
      return fieldsTo(context, what, where);
    },
  ),
  rule(
    [
      `ADD (?:an? |the |another |new )*${DATA} (?:of|for|called|named|with) (?:the |our )?(?<what>.+)`,
      `ADD (?:an? |the |another |new )*(?<what>.+?) ${DATA}`,
      '(?:manage|track|record|store|keep track of|keep|handle|organi[sz]e|register) (?:also )?(?:the |our |all )*(?<what>.+)',
      'ADD (?:also )?(?:an? |the |another |new |our |some |to (?:track|manage|keep track of|record|store|know|see) )*(?<what>.+)',
      'to (?:track|manage|keep track of|record|store) (?:the |our |all )*(?<what>.+)',
    ],
    (slot, context) => {
      const whole = addAlone(context, slot('what'));
      const parts = listed(slot('what'));
      if (parts.length < 2 || /\(|:| with /iu.test(slot('what'))) return whole;
      let current = context;
      let last: Outcome | null = null;
      for (const part of parts) {
        last = addAlone(current, part);
        if (!last || 'reason' in last) return last;
        current = {
          ...current,
          app: last.app,
          recent: isAttribute(part, context.language) ? current.recent : last.about,
        };
      }
      return last;
    },
  ),
];
