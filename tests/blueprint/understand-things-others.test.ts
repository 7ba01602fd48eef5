import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

/** Each thing with its fields as they are labelled. */
const readIn = (text: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    understand(text).blueprint?.entities.map(({ label, fields }) => [
      label,
      fields.map((field) => field.label),
    ]) ?? [],
  );

describe('things of Chinese descriptions', () => {
  it('keeps records of what is done, and not the deed', () => {
    const read = readIn('养老院系统\n老人:姓名、房间、床号\n护理记录:老人、时间、血压、体温、备注');
    expect(read['护理记录']).toEqual(expect.arrayContaining(['血压', '体温', '备注']));
    expect(Object.keys(read)).not.toContain('护理');
  });

  it('gives both of two what both have', () => {
    const read = readIn('小仓库管理,商品有编号、规格、库存数量,入库和出库都要登记日期和数量');
    expect(read['入库']).toContain('数量');
    expect(read['出库']).toContain('数量');
  });

  it('reads what each has from a list that only gaps part', () => {
    expect(readIn('自驾游记录 想记每次旅行的 路线 开始日期 结束日期 同行人')['旅行']).toEqual(
      expect.arrayContaining(['路线', '开始日期', '结束日期']),
    );
  });

  it('takes what a line begins with for a thing, though it is a deed elsewhere', () => {
    expect(
      readIn('宠物寄养\n- 宠物：名字、品种、体重\n- 每日打卡：照片、吃饭情况、便便情况')['打卡'],
    ).toContain('照片');
  });
});

describe('things that come of deeds', () => {
  it.each([
    [
      'Emprunt',
      "Je m'occupe des costumes de la troupe. Chaque costume : une photo, une taille, une couleur. Les comédiens les empruntent pour une pièce.",
    ],
    ['طلب', 'الجمعيات تنشر فرصا تطوعية فيها العنوان والتاريخ، والمتطوع يتقدم للفرصة برسالة.'],
    ['留言', '二手书网站。卖家发布图书：书名、作者、价格。买家可以给卖家留言。'],
  ])('%s', (made, text) => {
    expect(Object.keys(readIn(text))).toContain(made);
  });

  it('reads states of the thing that the first of them names', () => {
    const states = understand(
      "Je m'occupe des costumes de la troupe. Chaque costume : une photo, une taille. Les comédiens les empruntent pour une pièce. Costume disponible, emprunté, au pressing, à repriser.",
    ).blueprint?.entities.find(({ label }) => label === 'Costume');
    const life = states?.fields.find(({ name }) => name === states.states?.field);
    expect(life?.options?.map(({ label }) => label)).toEqual([
      'Disponible',
      'Emprunté',
      'Au pressing',
      'À repriser',
    ]);
  });
});
