import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

/** The states and choices that a text names, each with what has it. */
function valuesOf(text: string): string[] {
  const { facts } = understand(text);
  return facts.fields
    .filter(({ options, source }) => options !== undefined && source.from === 'text')
    .map(({ owner, label, options = [] }) => `${owner} ${label}: ${options.join(' ')}`);
}

describe('states and choices in Chinese', () => {
  it.each([
    ['设备有编号、型号，有在用、闲置、报废三种状态', '设备 status: 在用 闲置 报废'],
    ['菜品分热菜、凉菜、主食、饮料', '菜品 类型: 热菜 凉菜 主食 饮料'],
    ['会员分普通、银卡、金卡三个等级', '会员 等级: 普通 银卡 金卡'],
    ['合同要经过起草、法务审核、老板签字、归档', '合同 status: 起草 法务审核 老板签字 归档'],
    ['工单要记录标题，流程是新建-处理中-已解决-关闭', '工单 status: 新建 处理中 已解决 关闭'],
    ['样品有名称。样品送检→检测中→已归档，或者退回', '样品 status: 送检 检测中 已归档 退回'],
    [
      '案子记案号、对方。案子从立案到审理中、判决、执行，最后结案。',
      '案子 status: 立案 审理中 判决 执行 结案',
    ],
    ['问题等级高中低', '问题 等级: 高 中 低'],
  ])('reads %s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });
});

describe('states and choices in Arabic', () => {
  it.each([
    ['الطلب له رقم ومبلغ. الطلب يبدأ جديد وبعدين يتجهز وبعدين يتوصل', 'طلب status: جديد يتجهز يتوصل'],
    ['الطلب له رقم ومبلغ. مراحل الطلب: استلام ← تجهيز ← شحن ← تسليم', 'طلب status: استلام تجهيز شحن تسليم'],
    ['حالات المشروع هي فكرة وقيد العمل ومنتهي ومؤجل', 'مشروع status: فكرة قيد العمل منتهي مؤجل'],
    ['طلب الإجازة: نوع الإجازة (سنوية، مرضية)، من تاريخ، إلى تاريخ', 'طلب إجازة نوع الإجازة: سنوية مرضية'],
  ])('reads %s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });
});

describe('how Chinese and Arabic are written', () => {
  it('takes numbers before lines for no part of what is named', () => {
    const { facts } = understand('١- المراجع: الاسم، رقم الهوية\n٢- الفحص: الرمز، السعر');
    expect(facts.entities.map(({ noun }) => noun)).toEqual(expect.arrayContaining(['مراجع', 'فحص']));
    expect(facts.entities.some(({ noun }) => /\d|[٠-٩]/u.test(noun))).toBe(false);
  });

  it('keeps the words of a list whole, and gives them to what stands before the verb', () => {
    const { facts } = understand('每箱蜂记箱号、蜂王年龄、体重。取蜜的时候记哪天、重量、浓度多少。');
    expect(facts.fields.map(({ owner, label }) => `${owner} ${label}`)).toEqual(
      expect.arrayContaining(['蜂 箱号', '蜂 蜂王年龄', '取蜜 日期', '取蜜 浓度']),
    );
  });

  it('cuts a line at the numbers in it', () => {
    const { facts } = understand('1、老人：姓名、床号 2、护理员：姓名、电话 3、房间：楼层、面积');
    const nouns = facts.entities.filter(({ source }) => source.from === 'text').map(({ noun }) => noun);
    expect(nouns).toEqual(['老人', '护理员', '房间']);
  });

  it('marks the words of a text with vowel signs where they stand', () => {
    const text = 'العَيِّنات: الرقم، التاريخ';
    const [first] = understand(text).facts.entities;
    const span = first?.source.from === 'text' ? first.source.spans[0] : undefined;
    expect(first?.noun).toBe('عينة');
    expect(span && text.slice(span.start, span.end)).toBe('العَيِّنات');
  });
});

/** The rules, roles and pages that a text asks for. */
function askedFor(text: string): string[] {
  const { facts } = understand(text);
  const said = <T extends { source: { from: string } }>(all: readonly T[]) =>
    all.filter(({ source }) => source.from === 'text');
  return [
    ...said(facts.rules).map(({ owner, kind }) => `${kind} ${owner}`),
    ...said(facts.roles).map(({ noun }) => `role ${noun}`),
    ...said(facts.access).map(
      ({ who, action, owner, allowed }) => `${who} ${allowed ? '' : 'not '}${action} ${owner}`,
    ),
  ];
}

describe('rules and roles in Chinese and Arabic', () => {
  it.each([
    ['员工有姓名和电话。证书有名称、编号、到期日期。证书到期前15天提醒', 'reminder 证书'],
    ['商品有名称和库存，客户有姓名，库存不够了要提醒我补货', 'notify 商品'],
    ['订单有金额，客户有电话。客户登录后只能看自己的订单', 'role 客户'],
    ['费用单有金额和日期。费用单由经理审批', 'role 经理'],
    ['العقود: الرقم، تاريخ النهاية. العملاء: الاسم، الهاتف. تنبيه قبل نهاية العقد بشهر', 'reminder عقد'],
    ['النتائج: القيمة، ملاحظة. لا يعتمد النتيجة إلا الطبيب', 'role طبيب'],
    ['البلاغات: وصف العطل، صورة. أي ساكن يرسل بلاغ بدون تسجيل دخول', 'public create بلاغ'],
  ])('reads %s', (text, rule) => {
    expect(askedFor(text)).toContain(rule);
  });

  it('asks for a mail where something runs low and for a reminder before a day in one sentence', () => {
    const rules = askedFor('药材有名称、库存、有效期，库存低于5要提醒，有效期到期前一个月也要提醒');
    expect(rules).toEqual(expect.arrayContaining(['notify 药材', 'reminder 药材']));
  });
});

/** The fields that a text names, each with what has it. */
const fieldsOf = (text: string): string[] =>
  understand(text)
    .facts.fields.filter(({ source }) => source.from === 'text')
    .map(({ owner, label }) => `${owner} ${label}`);

describe('fields in Chinese', () => {
  it.each([
    ['客人网上预订，填姓名、电话和人数', '预订 人数'],
    ['案件管理系统，要求：案件编号、案由、开庭时间', '案件 案件编号'],
    ['菜品有名称价格图片', '菜品 价格'],
    ['车辆录入：品牌、年份、收车价', '车辆 收车价'],
    ['客户签合同，合同写服务费、中介费', '合同 中介费'],
  ])('reads %s', (text, field) => {
    expect(fieldsOf(text)).toContain(field);
  });

  it('takes the measure word behind a verb for no part of a name', () => {
    const { facts } = understand('我开了家宠物寄养店，宠物有名字、品种');
    expect(facts.entities.map(({ noun }) => noun)).not.toContain('家宠物');
  });
});
