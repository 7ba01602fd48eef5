import { access, at, blueprintOf, f, list, p, pick, SHOWN } from './write.ts';

/** An Arabic bakery: read from right to left. */
export const bakeryAr = blueprintOf({
  name: 'مخبز الياسمين',
  tagline: 'خبز طازج كل صباح',
  kind: 'shop',
  language: 'ar',
  theme: ['#8C4A00', 'light', 14, 'rounded', 'top'],
  signUp: 'open',
  entities: [
    {
      name: 'product',
      label: 'منتج',
      plural: 'المنتجات',
      icon: 'tag',
      access: SHOWN,
      fields: {
        name: f.text('الاسم*'),
        price: f.money('السعر*', 'SAR'),
        stock: f.number('المتوفر*', { min: 0 }),
        photo: f.image('صورة'),
        about: f.longText('الوصف'),
      },
      rows: list(
        'خبز عربي,كعك بالسمسم,فطيرة جبن,فطيرة سبانخ,مناقيش زعتر,كنافة,بقلاوة,معمول بالتمر,معمول بالفستق,خبز أسمر,كرواسون,كعكة الليمون',
      ).map((n, i) => [n, 2 + i * 1.5, 10 + ((i * 7) % 40), 'يُخبز كل صباح.']),
    },
    {
      name: 'order',
      label: 'طلب',
      plural: 'الطلبات',
      icon: 'cart',
      title: 'name',
      access: access('own owner', 'public', 'owner', 'owner'),
      fields: {
        name: f.text('اسمك*'),
        phone: f.phone('الهاتف*'),
        product: f.reference('المنتج*', 'product', { onDelete: 'keep' }),
        quantity: f.number('الكمية*', { min: 1, default: 1 }),
        total: f.computed('المجموع', 'money', f.times(f.of('price', 'product'), f.of('quantity')), {
          currency: 'SAR',
        }),
        pickup: f.dateTime('وقت الاستلام*'),
        status: f.choice('الحالة*', 'new=جديد:blue|ready=جاهز:amber|done=تم التسليم:green'),
      },
      states: {
        field: 'status',
        steps: [
          ['new', 'ready', 'أصبح جاهزًا'],
          ['ready', 'done', 'تسليم'],
        ],
      },
      rows: list(
        'سارة الأحمد,خالد العتيبي,ليلى حداد,عمر سعيد,نورة القحطاني,يوسف منصور,هند الشمري,طارق عزيز,ريم ناصر,فهد الدوسري,مها العلي,سامي خوري',
      ).map((n, i) => [
        n,
        `+966 50 555 0${100 + i}`,
        i + 1,
        (i % 4) + 1,
        at(i, '07:30'),
        i < 8 ? 'done' : pick(['new', 'ready'], i),
      ]),
    },
  ],
  rules: [
    { kind: 'stock', entity: 'order', reference: 'product', stock: 'stock', quantity: 'quantity' },
    { kind: 'notify', entity: 'order', to: { role: 'owner' }, subject: 'طلب جديد', text: 'وصل طلب جديد.' },
  ],
  pages: [
    p.home(
      'الرئيسية',
      p.hero('مخبز الياسمين', 'خبز طازج كل صباح', ['اطلب الآن', '/order/new']),
      p.cards('المنتجات', 'product', 6),
    ),
    { data: 'product' },
    { data: 'order', form: 'اطلب الآن' },
    { ...p.board('لوحة الطلبات', 'cart', 'order'), path: '/board' },
    {
      ...p.content('عن المخبز', 'clock', p.words('ساعات العمل', 'كل يوم من السادسة صباحًا حتى الثامنة مساءً.')),
      path: '/about',
    },
  ],
});
