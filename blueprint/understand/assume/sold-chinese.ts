import { type EntityFact, type Facts, isSaid, type Source } from '../facts.ts';
import { thingById, thingIn } from '../ontology/index.ts';
import { withNoun } from '../correct/correct.ts';

// "二手相机交易平台", "卖茶叶的网店": Chinese lines that say what is sold, which stands between the words for a trade and for a place of it.

const SOLD: readonly RegExp[] = [
  /(?:二手|闲置|旧)(?<what>\p{Script=Han}{1,4}?)(?:的)?(?:交易|买卖|转让|交换|回收|市场|平台|网站|商城|小程序)/du,
  /(?:卖|出售|售卖|销售)(?<what>\p{Script=Han}{2,4}?)的?(?:网站|网店|网上商店|小程序|平台|商城)/du,
  /(?<=^|[的个款做]|[，。])(?<what>\p{Script=Han}{2,4}?)(?:交易平台|买卖平台|网店|在线商城|商城)/du,
];
/** What says only that something is sold, or where. */
const NOTHING =
  /^(?:商品|产品|物品|东西|货品|在线|线上|网上|电商|二手|闲置|用户|个人|我们?|你们?|多商户|积分|校园|社区|本地|交易|买卖|转让|市场)/u;

/** The facts with what such a line sells, where nothing else was read of it. */
export function withSoldInChinese(facts: Facts, text: string): Facts {
  if (facts.language !== 'zh') return facts;
  const match = SOLD.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const noun = match?.groups?.['what'] ?? '';
  const [start, end] = match?.indices?.groups?.['what'] ?? [0, 0];
  if (noun === '' || NOTHING.test(noun) || facts.entities.some(isSaid)) return facts;
  const known = thingIn(noun, 'zh');
  const concept = known?.isWhole ? known.entry.id : 'product';
  const source: Source = { from: 'text', spans: [{ start, end }] };
  const sold: EntityFact = { noun, plural: noun, concept, source };
  return { ...facts, entities: [sold, ...facts.entities] };
}

/** "民宿平台": what is offered there to guests is a home, and no goods. */
export function withHomesInChinese(facts: Facts): Facts {
  const goods = thingById('listing')?.names.zh.one ?? '';
  const isForGuests = facts.entities.some(({ concept }) => concept === 'guest' || concept === 'tenant');
  const isAssumed = facts.entities.some((one) => one.noun === goods && !isSaid(one));
  return facts.language === 'zh' && isForGuests && isAssumed ? withNoun(facts, goods, '房源') : facts;
}
