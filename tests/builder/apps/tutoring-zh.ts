import { access, blueprintOf, day, f, list, mail, p, pick } from './write.ts';

/** 辅导学校: a tutoring school in Chinese. */
export const tutoringZh = blueprintOf({
  name: '晨光辅导',
  tagline: '小班授课，每周反馈',
  kind: 'courses',
  language: 'zh',
  theme: ['#B3202C', 'light', 8, 'sans', 'top'],
  roles: [{ name: 'teacher', label: '老师' }],
  signUp: 'open',
  entities: [
    {
      name: 'course',
      label: '课程',
      plural: '全部课程',
      icon: 'graduation',
      title: 'name',
      access: access('public', 'teacher', 'teacher', 'owner'),
      fields: {
        name: f.text('名称*!'),
        subject: f.choice('科目*', 'maths=数学:blue|chinese=语文:red|english=英语:green|science=科学:purple'),
        price: f.money('学费*', 'CNY'),
        places: f.number('名额*', { min: 1, default: 8 }),
        starts: f.date('开课日期'),
        taken: f.computed('已报名', 'number', f.over('count', 'student', 'course')),
      },
      rows: list(
        '初一数学,初二数学,初三数学,阅读与写作,古诗文,英语口语,英语语法,物理入门,化学入门,奥数基础,作文提高,科学实验',
      ).map((n, i) => [
        n,
        pick(
          [
            'maths',
            'maths',
            'maths',
            'chinese',
            'chinese',
            'english',
            'english',
            'science',
            'science',
            'maths',
            'chinese',
            'science',
          ],
          i,
        ),
        680 + i * 60,
        8,
        day(i),
      ]),
    },
    {
      name: 'student',
      label: '学生',
      plural: '全部学生',
      icon: 'users',
      title: 'name',
      access: access('own teacher', 'public', 'teacher', 'owner'),
      fields: {
        name: f.text('姓名*'),
        parent: f.text('家长'),
        phone: f.phone('电话*'),
        email: f.email('邮箱'),
        course: f.reference('课程*', 'course', { onDelete: 'keep' }),
        status: f.choice('状态*', 'applied=待确认:blue|enrolled=已报名:green|left=已退出:grey'),
      },
      states: {
        field: 'status',
        steps: [
          ['applied', 'enrolled', '确认报名', 'teacher'],
          ['enrolled', 'left', '退出'],
        ],
      },
      rows: list(
        '王小明,李思雨,张子涵,刘一诺,陈浩然,杨欣怡,赵梓轩,黄雨桐,周俊杰,吴梦琪,徐天佑,孙可馨,马骏',
      ).map((n, i) => [
        n,
        `${n.slice(0, 1)}女士`,
        `+86 138 0000 0${100 + i}`,
        mail(i),
        (i % 12) + 1,
        i < 8 ? 'enrolled' : 'applied',
      ]),
    },
  ],
  rules: [
    { kind: 'capacity', entity: 'student', reference: 'course', limit: 'places', except: ['left'] },
    { kind: 'uniqueTogether', entity: 'student', fields: ['name', 'course'] },
  ],
  pages: [
    p.home(
      '首页',
      p.hero('晨光辅导', '小班授课，每周反馈', ['查看课程', '/course']),
      p.cards('课程', 'course', 6),
    ),
    { data: 'course' },
    { data: 'student', form: '报名' },
    { ...p.calendar('开课日历', 'course', 'starts'), path: '/calendar' },
    {
      ...p.dashboard(
        '概览',
        p.chart('各科课程', 'course', 'subject'),
        p.figures('人数', p.count('学生', 'student')),
      ),
      path: '/overview',
    },
  ],
});
