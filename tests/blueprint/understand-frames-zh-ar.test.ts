import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { isSaid } from '#blueprint/understand/facts.ts';

const thingsIn = (text: string): string[] =>
  understand(text)
    .facts.entities.filter(isSaid)
    .map(({ noun }) => noun);

describe('Very ordinary Chinese and Arabic sentences', () => {
  it('keeps what follows the colon, and not where the app is used', () => {
    expect(thingsIn('我需要一个健身房的应用：会员、课程、教练')).toEqual(['会员', '课程', '教练']);
    expect(thingsIn('我想做一个酒店的管理系统：房间、客人、预订')).toEqual(['房间', '客人', '预订']);
    expect(thingsIn('帮我做一个学校用的小程序：学生、老师、班级')).toEqual(['学生', '老师', '班级']);
  });

  it('keeps the fees of a club as payments, and a fee in brackets as a field', () => {
    expect(thingsIn('俱乐部：会员，活动，会费')).toEqual(['会员', '活动', '会费']);
    const { facts } = understand('俱乐部管理系统：会员（姓名、电话、会费）、活动');
    expect(facts.fields).toContainEqual(expect.objectContaining({ owner: '会员', label: '会费' }));
  });

  it('takes "and" off Arabic words that begin as some words with that letter do', () => {
    expect(thingsIn('تطبيق لمدرسة مع طلاب ومعلمين وصفوف')).toEqual(['طالب', 'معلم', 'صف']);
    expect(thingsIn('تطبيق مع سيارات وعملاء وصيانة')).toContain('صيانة');
    expect(thingsIn('نظام فيه مستخدمين وصلاحيات')).toContain('صلاحية');
  });
});
