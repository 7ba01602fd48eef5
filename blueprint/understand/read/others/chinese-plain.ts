import { lexiconFor } from '../../lexicon.ts';
import { MEASURES } from '../../words/others/zh-words.ts';

// Chinese that is put in plainer words before it is read: "谁借了哪本书，什么时候还", "记录车辆的车牌和里程".

/** What is written down of who takes what, and who that is, by the verb of the question. */
const TAKEN: Readonly<Record<string, readonly [record: string, who: string]>> = {
  借: ['借用', '借用人'],
  租: ['租借', '租借人'],
  拿: ['借用', '借用人'],
  领: ['借用', '借用人'],
  取: ['借用', '借用人'],
  用: ['使用', '使用人'],
};
const READ: readonly [string, string] = ['借阅', '读者'];
const WHICH = `(?:哪一?|什么|几)(?:${MEASURES})?`;
const THING = String.raw`(?<thing>\p{Script=Han}{1,4})`;
const UNTIL = String.raw`(?:[，,]\s*(?:(?:用到|租到|借到)?(?:什么时候|何时|几号|哪天)(?:要|能|该)?(?<back>归?还)?(?:的|来|回来)?|(?<long>(?:[借租拿领取用]了)?(?:多久|多长时间)))(?=[，,。；;？?！!\n]|$))?`;
const QUESTIONS: readonly RegExp[] = [
  // "谁借了哪本书，什么时候还"
  new RegExp(
    String.raw`(?:是|由)?谁(?:在|要|又|正在)?(?<deed>[借租拿领取用])(?:走|用|阅|了|过|着)*${WHICH}${THING}(?=[，,。；;？?！!\n]|$)${UNTIL}`,
    'gu',
  ),
  // "哪辆车租给了谁，什么时候还"
  new RegExp(String.raw`${WHICH}${THING}(?:被)?(?<deed>[借租])给了?谁(?=[，,。；;？?！!\n]|$)${UNTIL}`, 'gu'),
];

/** "谁借了哪本书，什么时候还": of each loan who, what and when; every other letter keeps its place. */
const withLoans = (text: string): string =>
  QUESTIONS.reduce(
    (whole, question) =>
      whole.replace(question, (...match: unknown[]) => {
        const all = String(match[0]);
        const groups = match.at(-1) as Readonly<Record<string, string | undefined>>;
        const { deed = '', thing = '', back, long } = groups;
        const [record = '', who = ''] = (deed === '借' && thing.endsWith('书') ? READ : TAKEN[deed]) ?? [];
        const day = !/[，,]/u.test(all)
          ? ''
          : long !== undefined
            ? '、时长'
            : back === undefined
              ? '、结束时间'
              : '、归还日期';
        const said = [who, '用户']
          .map((somebody) => `${record}有${somebody}、${thing}${day}`)
          .find((words) => words.length <= all.length);
        return record === '' || said === undefined ? all : said.padEnd(all.length);
      }),
    text,
  );

const KEEPS =
  /^(?<lead>\s*(?:\p{Script=Han}{1,6}?)?(?:需要|想要?|要|用来|可以)?(?:记录|登记|追踪|跟踪))(?<list>\p{Script=Han}[^。；;：:？?！!\n有]*)/u;
const ITEM = String.raw`\p{Script=Han}{1,6}?`;
const OF = new RegExp(
  String.raw`^(?<before>\s*(?:以及|还有|和|及)?(?:每一?(?:${MEASURES}|次))?)(?<thing>\p{Script=Han}{2,5}?)的(?<items>${ITEM}(?:(?:、|和|与|及)${ITEM})*)\s*$`,
  'u',
);
const LIST = /、|和|与|及/u;

/** "记录车辆的车牌和里程，每次加油的日期和金额": what each of them has; every other letter keeps its place. */
function withWhatTheyHave(sentence: string): string {
  const { lead, list } = KEEPS.exec(sentence)?.groups ?? {};
  if (lead === undefined || list === undefined) return sentence;
  const lexicon = lexiconFor('zh');
  const parts = list.split(/(?<=[，,])/u).map((part) => {
    const comma = /[，,]$/u.test(part) ? part.slice(-1) : '';
    const {
      before = '',
      thing = '',
      items = '',
    } = OF.exec(part.slice(0, part.length - comma.length))?.groups ?? {};
    const named = items.split(LIST);
    if (thing === '' || !named.some((item) => lexicon.attribute(item) !== undefined)) return undefined;
    return `${' '.repeat(before.length)}${thing}有${items}${comma}`;
  });
  if (parts.some((part) => part === undefined)) return sentence;
  return `${' '.repeat(lead.length)}${parts.join('')}${sentence.slice(lead.length + list.length)}`;
}

/** "诊所有病人": the surgery has them, and they are not all of them. */
const HOUSE_HAS = /(?<=诊|研究|事务|托儿|派出)所有/gu;

/** A Chinese text with what it asks for, or says in one list of several things, as what each of them has. */
export const plainChinese = (text: string): string =>
  withLoans(text.replace(HOUSE_HAS, '所含'))
    .split(/(?<=[。；;\n])/u)
    .map(withWhatTheyHave)
    .join('');
