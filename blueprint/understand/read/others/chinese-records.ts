import type { Span } from '../../facts.ts';
import { COMMON_ASIDES, COMMON_VERBS } from '../../words/others/zh-common.ts';
import { MEASURES } from '../../words/others/zh-words.ts';
import type { Vocabulary } from './vocabulary.ts';

// Chinese lists that say where each of their words ends: "每箱蜂记箱号、蜂王年龄", "棋手：姓名、段位、等级分".

export interface Fixed extends Span {
  /** What it names, where that isn't all of it: "哪个法庭" a court. */
  text: string;
  /** `has` stands for the verb between what has it and what it has. */
  role?: 'has' | 'each' | 'and';
  part?: 'owner' | 'item';
  sign?: 'comma';
  /** Said as a question: "花了多少钱". */
  isAsked?: boolean;
}

const ADVERB =
  '(?:都|也|还|就|要|需要|需|得|会|必须|应该|应|可以|可|能|想|分别|一起|统一|主要|每次|只要|只|先|再|同时|另外|具体|详细)';
const VERB =
  '(?:提交|上报|填报|撰写|编写|采集|测量|记录下?|(?<![登标日书忘笔传])记(?!者|账|忆|得|分|住|录)下?|登记|填写|填好|填(?!报)|写明|写清楚?|写上|(?<![编书填听])写(?!作|字)|注明|标明|标注|留下|(?<![保停])留(?!言|学|存|下)|录入|输入|包括|包含|含有|(?<!包)含|(?<![没所拥含具只享])有(?!效|限|关|人|时|没|空|机|点|多少|几|哪))';
const ITEM = '[^，。；：、（）()\\s:;,!?！？？]{1,14}';
const NOTE = '(?:\\s*[（(][^（）()]*[)）])?';
const LIST = `${ITEM}${NOTE}(?:\\s*、(?:\\s*${ITEM}${NOTE})?)*`;
const RECORD = new RegExp(
  `(${ADVERB}*)(${VERB})(?:的是|的有|清楚|好|清|着|了|一下)?\\s*[:：]?\\s*(${LIST}(?:[，,]\\s*${ITEM}(?=[，,。；]|$))*)`,
  'gu',
);
const LISTED = new RegExp(`(?:^|[：:（(、])\\s*(${LIST})`, 'gu');
/** Columns one after another, and how they name what their rows are. */
const TABLE = /\p{Script=Han}{2,6}(?:[ \t]*[|｜\t ][ \t]*\p{Script=Han}{2,6}(?![\p{Script=Han}]))+/gu;
const RECORD_SIGN = /[有记写填含]/u;
const COLUMN = /\p{Script=Han}+/gu;
const NAMED = /^(.{2,}?)(?:名称|名|编号|单号|号码|号)$/u;
const AND = /以及|还有|(?<=.)和(?!谐|解|尚|好)|跟(?!进|踪|单|班)|(?<=.)及(?!格|时|其)/gu;

const BEFORE = new RegExp(
  `^(?:然后|另外|还有|就是|比如说?|现在|主要|同时|最后|以及|其中|对于?|关于|针对|给|我们?|每天早晚|每天|每次|每周|每月|哦对了|的)+|^(?:(?:每一?|各)(?:${MEASURES})?)`,
  'u',
);
const EACH = new RegExp(`^(?:每一?|各)(?:${MEASURES})?`, 'u');
const WHOSE = new RegExp(
  `^((?:每一?|各)(?:${MEASURES})?)(\\p{Script=Han}{1,6}?)的(\\p{Script=Han}{2,8})$`,
  'u',
);
const BEHIND = /(?:的时候|的时侯|时候|时|之后|以后|后|的话|里面|里|上面|上|中|下面|这块|信息|资料|的)$/u;
/** "组长每天晚上录入": when somebody does it. */
const WHEN =
  /(?:每[天日晚早周月年](?:个月)?(?:晚上|早上|下午|上午|中午|傍晚|[末底初])?|(?:晚上|早上|下午|上午|中午|当天|当晚|月底|月初|周末))$/u;
/** What is asked for: "哪个法庭", "具体地址". */
const ASKED = new RegExp(
  `^(?:是?(?:哪一?|几)(?:${MEASURES})?|什么|具体|各自的?|每次的?|每[天日周月年]的|他的|它的|其)(?=.{2})|(?<=.{2})(?:是?多少|是谁|是什么|几个?)$`,
  'u',
);
/** What a record is said to hold its items with. */
const HOLDS = new RegExp(`^\\s*(?:${ADVERB}*(?:包括|包含|含有|有|写明|填写|要|需))?[:：]?\\s*`, 'u');
/** Where what was named is said to hold something: "填写申请，包括日期". */
const HOLDING = /^(?:包括|包含|含有|注明|写明|填写)/u;
const QUESTION = /哪|多少|几|谁|什么|是否|有没有|有无/u;
/** What a question alone asks for. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/^哪一?[天日](?:.{1,3}的)?$/u, '日期'],
  [/^(?:几点|什么时候|何时)$/u, '时间'],
  [/^(?:在?哪里?|什么地方)$/u, '地点'],
];
/** Stands for the verb between a record and what somebody fills in there. */
export const FILLED_IN = '填有';
/** What somebody fills in, or makes and so fills in. */
const FILLS = /^(?:提交|上报|填报|填写|填好|填|登记|录入|输入|记录|记|写明|写)/u;
const MADE =
  /(?:^|[，,。；;：:])[^，,。；;：:]*?(?:填写|填报|提交|上报|发布|发起|录入|登记|上传|新建|新增|创建|撰写|填|写)(?:一[个份张条项篇])?(\p{Script=Han}{2,6})[，,]\s*$/u;
/** What people say of themselves, and of no record: "会员填写姓名、电话". */
const OF_SOMEBODY = /姓名|名字|昵称|性别|年龄|生日|出生|身份证|电话|手机|学号|工号|班级|部门|邮箱|住址|密码/u;
const WORKED = /^(?:(?:加班|工作)?(?:工时|时长|小时数))$/u;
const END = /(?:等等|等|之类的?|什么的|这些|这几[个项样]|和|以及|还有)$/u;
const OPENS = new RegExp(`^(?:${ADVERB}|${VERB})`, 'u');

export function recordsFor(vocabulary: Vocabulary) {
  const isAttribute = (text: string) => vocabulary.attribute(text) !== undefined;
  const isVerb = (text: string) => vocabulary.isVerb(text) || COMMON_VERBS.has(text);
  const isThing = (text: string) =>
    vocabulary.thing(text)?.isWhole === true && vocabulary.attribute(text)?.isWhole !== true;

  /** The items of a list, each where it stands. */
  function itemsOf(list: string, start: number): Fixed[] {
    const items: Fixed[] = [];
    const add = (from: number, to: number) => {
      const raw = list.slice(from, to);
      const said = raw.trim().replace(END, '');
      if (said === '') return;
      const at = start + from + raw.indexOf(said);
      const bare = said.replace(ASKED, '').replace(/^是(?=谁)/u, '');
      // "几寸的": the question alone says what it is.
      const named = /^.?的$/u.test(bare) || bare.length < 2 ? said.replace(/的$/u, '') : bare;
      const text = ANSWERS.find(([asks]) => asks.test(said))?.[1] ?? named;
      items.push({ text, start: at, end: at + said.length, part: 'item', isAsked: QUESTION.test(said) });
    };
    for (const { 0: whole, index } of list.matchAll(/[^、，,（）()]+|[（(][^（）()]*[)）]/gu)) {
      if (/^[（(]/u.test(whole)) continue;
      let from = index;
      for (const match of whole.matchAll(AND)) {
        const to = index + match.index;
        const [one, other] = [list.slice(from, to), whole.slice(match.index + match[0].length)];
        if (one.trim().length < 2 || other.trim().length < 2) continue;
        add(from, to);
        from = to + match[0].length;
      }
      add(from, index + whole.length);
    }
    return items;
  }

  /** What stands before the verb in its clause. */
  function ownerOf(clause: string, start: number): Fixed[] {
    let [from, to] = [0, clause.length];
    let each: Fixed | undefined;
    for (;;) {
      const rest = clause.slice(from, to);
      const two = rest.slice(0, 2);
      const lead = BEFORE.exec(rest)?.[0] ?? (rest.length > 3 && COMMON_ASIDES.has(two) ? two : '');
      if (lead === '') break;
      if (EACH.exec(rest)?.[0] === lead)
        each = { text: lead, start: start + from, end: start + from + lead.length, role: 'each' };
      from += lead.length;
    }
    for (;;) {
      const rest = clause.slice(from, to);
      const behind = (WHEN.exec(rest) ?? BEHIND.exec(rest))?.[0] ?? '';
      if (behind === '' || to - from - behind.length < 1) break;
      to -= behind.length;
    }
    const text = clause.slice(from, to);
    if (!/^\p{Script=Han}{1,7}$/u.test(text) || /的|[我你他她它们这那]|[了过着]$/u.test(text)) return [];
    if (text.length === 1 && each === undefined && !isThing(text)) return [];
    const isKnown = isThing(text) || vocabulary.attribute(text)?.isWhole === true;
    // What is longer may say who does what with what.
    if (text.length > 5 && !isKnown) return [];
    // "借书的时候登记…": what has it is the loan.
    const event = isVerb(text) ? vocabulary.grammar.events.find(([verb]) => verb.test(text))?.[1] : undefined;
    const owner: Fixed = { text: event ?? text, start: start + from, end: start + to, part: 'owner' };
    return each ? [each, owner] : [owner];
  }

  /** "入库和出库都要登记日期": both of them have it. */
  function ownersOf(clause: string, start: number): Fixed[] {
    const [, one = '', and = '', other = ''] =
      /^(\p{Script=Han}{2,4})([和与跟])(\p{Script=Han}{2,4})$/u.exec(clause) ?? [];
    const first = one === '' ? [] : ownerOf(one, start);
    const second = one === '' ? [] : ownerOf(other, start + one.length + and.length);
    if (first.length === 0 || second.length === 0) return ownerOf(clause, start);
    const at = start + one.length;
    return [...first, { text: and, start: at, end: at + and.length, role: 'and' }, ...second];
  }

  /** "记录每只宠物的主人、品种": the first item says whose all of them are. */
  function leadOf([first, ...rest]: readonly Fixed[]): Fixed[] | undefined {
    const [, each = '', owner = '', item = ''] = WHOSE.exec(first?.text ?? '') ?? [];
    if (!first || owner === '' || !isThing(owner)) return undefined;
    const from = first.start + each.length;
    const to = from + owner.length;
    const has = to + 1;
    return [
      { text: each, start: first.start, end: from, role: 'each' },
      { text: owner, start: from, end: to, part: 'owner' },
      { text: '的', start: to, end: has, role: 'has' },
      { ...first, text: item, start: has },
      ...rest,
    ];
  }

  /** "护理记录：…": a record of what is done, unless it says who records it. */
  function recordAt(clause: string, end: number): Fixed | undefined {
    const [owner, ...more] = ownerOf(clause, end - clause.length);
    if (!owner || more.length > 0 || owner.role !== undefined || owner.end !== end) return undefined;
    const isDoer = vocabulary.thing(owner.text)?.entry.category === 'person' || /[员师生]$/u.test(owner.text);
    if (isDoer || owner.text.length < 2) return undefined;
    return { ...owner, text: `${owner.text}记录`, end: end + '记录'.length };
  }

  const isSomebody = (text: string) =>
    vocabulary.thing(text)?.entry.category === 'person' || /[员师生]$/u.test(text);

  /** "填写加班申请，包括日期、原因": what was filled in has what it is said to hold. */
  function madeBefore(sentence: string, verb: number): Fixed[] {
    const [, made = ''] = MADE.exec(sentence.slice(0, verb)) ?? [];
    const isKept = isThing(made) || /(?:申请|报告|单|记录|表|书|计划|总结|信息)$/u.test(made);
    return made === '' || !isKept || isSomebody(made)
      ? []
      : [{ text: made, start: verb, end: verb, part: 'owner' }];
  }

  /** What a record is called that somebody fills in: "报修内容、照片" a "报修", "日期、工时" a "工作记录". */
  function entryOf(items: readonly Fixed[], who: string): string {
    // "申请人填写事由、份数": what they are called after is what they fill in.
    const [, deed = ''] = /^(\p{Script=Han}{2,})[人者]$/u.exec(who) ?? [];
    const made = vocabulary.grammar.events.find(([verb]) => verb.test(deed))?.[1];
    if (made !== undefined) return made;
    const texts = items.map(({ text }) => text);
    const deeds = texts.flatMap((text) => {
      const lead = [3, 2]
        .map((length) => text.slice(0, length))
        .find((part) => part !== text && isDeed(part));
      return lead !== undefined && vocabulary.attribute(text.slice(lead.length)) ? [lead] : [];
    });
    if (deeds[0] !== undefined) return deeds[0];
    return texts.some((text) => WORKED.test(text)) ? '工作记录' : '填报记录';
  }
  const isDeed = (text: string): boolean =>
    /^(?:task|work|event|document|booking|health|measurement|person|organisation)$/u.test(
      (isThing(text) && vocabulary.thing(text)?.entry.category) || '',
    ) ||
    (isVerb(text) && vocabulary.grammar.events.some(([verb]) => verb.test(text)));

  /** "每个司机登记里程、油量": of a record that the driver is named in, and of no driver. */
  function enteredBy(
    owner: readonly Fixed[],
    verb: string,
    { items, at, end }: { items: readonly Fixed[]; at: number; end: number },
  ): Fixed[] | undefined {
    const who = owner.at(-1);
    const isTheirs = items.some(({ text }) => OF_SOMEBODY.test(text) || /^(?:个人|自己)/u.test(text));
    if (!who || !FILLS.test(verb) || owner.some(({ role }) => role === 'and') || isTheirs) return undefined;
    if (!isSomebody(who.text)) return undefined;
    const record = entryOf(items, who.text);
    const here = { start: at, end: at };
    return [
      ...owner.filter(({ role }) => role !== undefined),
      { text: who.text, start: who.start, end: who.end },
      { text: '提交', ...here },
      { text: record, ...here, part: 'owner' },
      { text: '，', ...here, sign: 'comma' },
      { text: record, ...here, part: 'owner' },
      { text: FILLED_IN, start: at, end, role: 'has' },
      ...items,
    ];
  }

  /** Short items of a list that goes on with commas. */
  const within = (list: string): string => {
    const [first = '', ...more] = list.split(/(?=[，,])/u);
    let kept = first;
    for (const one of more) {
      const item = one.slice(1).trim();
      const isDone = [1, 2].some((length) => isVerb(item.slice(0, length)));
      if (
        item.length > 7 ||
        !isAttribute(item) ||
        HOLDING.test(item) ||
        (isDone && vocabulary.attribute(item)?.isWhole !== true)
      )
        break;
      kept += one;
    }
    return kept;
  };

  function recorded(sentence: string): Fixed[] {
    const fixed: Fixed[] = [];
    const next = new RegExp(RECORD);
    for (let match = next.exec(sentence); match; match = next.exec(sentence)) {
      const { index } = match;
      const [whole, adverb = '', verb = '', list = ''] = match;
      const clause = /[^，,。；;：:、（）()\s]*$/u.exec(sentence.slice(0, index))?.[0] ?? '';
      const record = adverb === '' && verb === '记录' ? recordAt(clause, index) : undefined;
      const opens = record === undefined ? '' : (HOLDS.exec(list)?.[0] ?? '');
      const body = list.slice(opens.length);
      const from = index + whole.length - body.length;
      const items = itemsOf(within(body), from);
      const attributes = items.filter(({ text, isAsked }) => isAsked === true || isAttribute(text)).length;
      const things = items.filter(({ text }) => isThing(text)).length;
      const held = ownersOf(clause, index - clause.length);
      const made = clause === '' ? madeBefore(sentence, index) : [];
      const owner = record ? [record] : held.length > 0 ? held : made;
      const isLoose = /有|含|包/u.test(verb);
      const isRecord =
        items.length > 1 &&
        things * 2 < items.length &&
        attributes * (isLoose ? 2 : owner.length > 0 ? 6 : 3) >= items.length;
      if (!isRecord) continue;
      const at = record ? record.end : index + adverb.length;
      const end = record ? at + opens.length : at + verb.length;
      const led = leadOf(items);
      const entered = record ? undefined : enteredBy(owner, verb, { items, at, end });
      if (led ?? entered) fixed.push(...(led ?? entered ?? []));
      else fixed.push(...owner, { text: sentence.slice(at, end), start: at, end, role: 'has' }, ...items);
      // What comes after its items may hold a list of its own.
      next.lastIndex = items.at(-1)?.end ?? from;
    }
    return fixed;
  }

  /** Items between signs, wherever they are listed. */
  function listed(sentence: string): Fixed[] {
    return [...sentence.matchAll(LISTED)].flatMap(({ 0: whole, 1: list = '', index }) => {
      const at = index + whole.length - list.length;
      const items = itemsOf(list, at);
      if (items.length < 3) return [];
      return items.filter(
        ({ text, start }) =>
          text.length < 8 && !OPENS.test(text) && ((isAttribute(text) && start > 0) || isPlain(text)),
      );
    });
  }
  /** Columns of a table that nobody names: the first that says whose name or number it is tells what its rows are. */
  function columns(sentence: string): Fixed[] {
    return [...sentence.matchAll(TABLE)].flatMap(({ 0: row, index }) => {
      const items = [...row.matchAll(COLUMN)].map(({ 0: text, index: at }): Fixed => {
        const start = index + at;
        return { text, start, end: start + text.length, part: 'item' };
      });
      const attributes = items.filter(({ text }) => isAttribute(text)).length;
      if (items.length < 4 || attributes * 2 < items.length || RECORD_SIGN.test(row)) return [];
      const rows = items.flatMap(({ text, start }) => {
        const [, stem = ''] = NAMED.exec(text) ?? [];
        const category = vocabulary.thing(stem)?.entry.category;
        return stem === '' || /^(?:person|organisation)$/u.test(category ?? '') ? [] : [{ stem, start }];
      });
      const [first] = rows;
      if (!first) return items;
      const { stem, start } = first;
      return [
        { text: stem, start, end: start + stem.length, part: 'owner' },
        { text: '有', start, end: start, role: 'has' },
        ...items,
      ];
    });
  }
  const isPlain = (text: string) =>
    text.length < 5 &&
    !/^[能可会要不没只先再都也]/u.test(text) &&
    !Array.from(text, (_, at) => text.slice(0, at + 1)).some(
      (lead) => lead.length > 1 && (isVerb(lead) || vocabulary.roles.has(lead)),
    );

  return (sentence: string): Fixed[] => {
    const table = columns(sentence);
    if (table.length > 0) return table;
    const records = recorded(sentence);
    const isFree = (one: Fixed) => !records.some(({ start, end }) => one.start < end && one.end > start);
    return [...records, ...listed(sentence).filter(isFree)].sort((one, other) => one.start - other.start);
  };
}
