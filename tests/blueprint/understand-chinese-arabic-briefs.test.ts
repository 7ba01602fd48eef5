import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Short descriptions in Chinese and Arabic, as strangers type them.

const factsOf = (text: string) => understand(text).facts;
/** What a thing of a text is known as. */
const conceptOf = (text: string, noun: string) =>
  factsOf(text).entities.find((one) => one.noun === noun)?.concept;
/** The things that come out, each in the singular and the plural. */
const namesOf = (text: string) =>
  (understand(text).blueprint?.entities ?? []).map(({ label, plural }) => `${label}/${plural}`);
const ruled = (text: string) => factsOf(text).rules.map(({ kind, owner }) => `${kind} ${owner}`);

describe('what is kept in Arabic', () => {
  it.each([
    ['جمعية: الأسر والتبرعات، لكل أسرة عنوان ودخل شهري', 'أسرة/أسر'],
    ['مخزن: الأصناف والموردون، لكل صنف كمية وسعر', 'صنف/أصناف'],
    ['نوزع طرود غذائية على الأسر، كل طرد غذائي له وزن وتاريخ', 'طرد غذائي/طرود غذائية'],
    ['عيادة بيطرية: الحيوانات وأصحابها والمواعيد', 'صاحب/أصحاب'],
    ['موقع لبيع السيارات الكلاسيكية وقطعها النادرة', 'قطعة/قطع'],
  ])('has the plural that is written: %s', (text, names) => {
    expect(namesOf(text)).toContain(names);
  });

  it('takes an adjective with its article for no thing', () => {
    expect(namesOf('تطبيق لتتبع المصروفات الشخصية: المبلغ والتاريخ والفئة')).toEqual(['مصروف/مصروفات']);
  });

  it('takes the word for a site for no place', () => {
    expect(namesOf('موقع لبيع وشراء الأثاث المستعمل').some((one) => one.startsWith('موقع'))).toBe(false);
  });

  it.each([
    ['عيادة أطفال: المرضى، الزيارات، الوصفات', 'وصفة', 'prescription'],
    ['مطبخ: الوصفات والمكونات والوجبات', 'وصفة', 'recipe'],
    ['شركة مقاولات: المشاريع والعمال والمواد', 'مادة', 'material'],
    ['مدرسة: الطلاب والمعلمون والمواد والدرجات', 'مادة', 'subject'],
    ['فندق صغير: الغرف والنزلاء والحجوزات', 'نزيل', 'overnightGuest'],
    ['مكتب محاماة: القضايا والموكلون والجلسات', 'جلسة', 'courtHearing'],
    ['مركز علاج طبيعي: المرضى والمعالجون والجلسات', 'جلسة', 'therapySession'],
  ])('knows a word by its company: %s', (text, noun, concept) => {
    expect(conceptOf(text, noun)).toBe(concept);
  });

  it('writes out both days of a pair', () => {
    const { fields } = factsOf('عقود إيجار بتاريخ بداية ونهاية وقيمة سنوية');
    expect(fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['تاريخ بداية', 'تاريخ نهاية']));
  });

  it('keeps a phone as one, whosever it is', () => {
    const { fields } = factsOf('لكل طالب اسم ورقم جوال الأم والصف');
    expect(fields.find(({ label }) => label.includes('جوال'))?.type).toBe('phone');
  });
});

describe('what each of something has in Arabic', () => {
  const fieldsOf = (text: string) => factsOf(text).fields.map(({ owner, label }) => `${owner}: ${label}`);

  it.each([
    ['المتبرعون والتبرعات، لكل تبرع رقم إيصال وتاريخ', 'تبرع: رقم إيصال'],
    ['نظام لعيادة: ملف لكل طفل (تاريخ الميلاد، فصيلة الدم)', 'طفل: فصيلة الدم'],
    ['كل عضو له اشتراك بعدد حصص وتاريخ انتهاء', 'اشتراك: تاريخ انتهاء'],
  ])('stands behind it: %s', (text, field) => {
    expect(fieldsOf(text)).toContain(field);
  });

  it('is no file of it', () => {
    const { entities } = factsOf('عيادة: ملف لكل طفل (تاريخ الميلاد، فصيلة الدم، الحساسية)، والمواعيد');
    expect(entities.map(({ noun }) => noun)).not.toContain('ملف');
  });

  it('is not what somebody does', () => {
    const { states } = factsOf(
      'الباحث يكتب تقريرا. المتبرعون يتبرعون بمبالغ نقدية أو مواد عينية، ولكل تبرع تاريخ',
    );
    expect(states.filter(({ source }) => source.from === 'text')).toEqual([]);
  });
});

describe('what is kept in Chinese', () => {
  it('takes nothing from what a business says that it does', () => {
    const nouns = factsOf(
      '我们是一家家政公司，做保洁、月嫂和护老。客户下单，阿姨上门，订单有状态。',
    ).entities;
    expect(nouns.map(({ noun }) => noun)).toEqual(expect.not.arrayContaining(['保洁', '月嫂', '护老']));
  });

  it('takes no sentence about somebody for a choice', () => {
    const { fields } = factsOf('订单有地址、时间。客户打电话或者在网上下单，写清楚地址、时间');
    expect(fields.some(({ options = [] }) => options.includes('客户打电话'))).toBe(false);
  });

  it('gives a list to whom it names, and to the thing that is published', () => {
    const ofCustomer = factsOf('客户的车牌、车型，洗车项目和价格').fields;
    expect(ofCustomer.map(({ owner, label }) => `${owner} ${label}`)).toContain('客户 车牌');
    const ofEvent = factsOf('志愿者，活动发布（时间、地点、招募人数），报名').entities;
    expect(ofEvent.map(({ noun }) => noun)).toContain('活动');
  });

  it('takes what is used up off what has it', () => {
    const { relations } = factsOf('学员课时包（总课时、剩余课时、到期日），每次上课扣一课时');
    expect(relations.map(({ from, to }) => `${from} ${to}`)).toContain('上课 课时包');
  });

  it.each([
    ['健身房：会员、会员卡、私教、约课', '会员卡', 'membership'],
    ['宠物医院：宠物、主人、就诊记录、疫苗', '就诊记录', 'consultation'],
    ['小仓库：商品、供应商、出入库记录', '出入库记录', 'stockMovement'],
  ])('knows %s', (text, noun, concept) => {
    expect(conceptOf(text, noun)).toBe(concept);
  });

  it.each([
    ['类似闲鱼的二手相机交易平台', '相机'],
    ['二手书交易平台', '书'],
    ['我想做一个卖茶叶的网店', '茶叶'],
  ])('keeps what is sold: %s', (text, noun) => {
    expect(factsOf(text).entities.map((one) => one.noun)).toContain(noun);
  });

  it('calls what is offered goods or a home', () => {
    expect(namesOf('二手交易平台')).toContain('商品信息/商品信息');
    expect(namesOf('做一个民宿平台')).toContain('房源/房源');
  });
});

describe('rules of what stands beside them', () => {
  it.each([
    ['عقود إيجار ودفعات ومستأجرون. أريد تنبيه قبل انتهاء العقد بشهر.', 'reminder عقد إيجار'],
    ['المواعيد والزيارات والتطعيمات، مع تذكير قبل كل تطعيم بيومين', 'reminder تطعيم'],
    ['健身房：会员、会员卡、私教，会员卡快到期提前一周提醒会员', 'reminder 会员卡'],
    ['نادي فيه أعضاء ومدربين وحصص، كل عضو له هاتف، والحصة لا تتجاوز ١٥ شخص', 'capacity حصة'],
    ['培训班：学员、班级、老师，每个班最多15人', 'capacity 班级'],
  ])('reads %s', (text, rule) => {
    expect(ruled(text)).toContain(rule);
  });
});
