import { access, blueprintOf, day, f, list, mail, p, pick, rows } from './write.ts';

/** A small wholesaler: orders with lines, discounts and stock. */
export const wholesaler = blueprintOf({
  name: 'Grain & Co.',
  tagline: 'Flour, pulses and oil by the sack',
  kind: 'shop',
  theme: ['#6B5B14', 'light', 0, 'mono', 'side'],
  roles: [{ name: 'sales', label: 'Sales' }],
  signUp: 'invited',
  entities: [
    {
      name: 'product',
      label: 'Product',
      plural: 'Products',
      icon: 'box',
      access: access('member', 'sales', 'sales', 'owner'),
      fields: {
        name: f.text('Name*!'),
        price: f.money('Price*', 'EUR'),
        stock: f.number('Stock*', { min: 0, unit: 'sacks' }),
        weight: f.number('Weight', { unit: 'kg', min: 0 }),
        perKilo: f.computed(
          'Per kilo',
          'money',
          { op: 'divide', args: [f.of('price'), f.of('weight')] },
          { currency: 'EUR' },
        ),
      },
      rows: list(
        'Wheat flour 550,Rye flour 1150,Spelt flour,Red lentils,Chickpeas,Black beans,Rice basmati,Polenta,Oat flakes,Sunflower oil,Olive oil,Sea salt',
      ).map((name, i) => [name, 18 + i * 3.5, 40 + ((i * 17) % 60), i > 8 ? 10 : 25]),
    },
    {
      name: 'client',
      label: 'Client',
      plural: 'Clients',
      icon: 'building',
      access: access('sales', 'sales', 'sales', 'owner'),
      fields: {
        name: f.text('Name*!'),
        email: f.email('E-mail*'),
        website: f.url('Website'),
        turnover: f.computed('Turnover', 'money', f.over('sum', 'order', 'client', 'total'), {
          currency: 'EUR',
        }),
        largest: f.computed('Largest order', 'money', f.over('max', 'order', 'client', 'total'), {
          currency: 'EUR',
        }),
        smallest: f.computed('Smallest order', 'money', f.over('min', 'order', 'client', 'total'), {
          currency: 'EUR',
          inList: false,
        }),
        usual: f.computed('Average order', 'money', f.over('average', 'order', 'client', 'total'), {
          currency: 'EUR',
          inList: false,
        }),
      },
      rows: list('Bakery Korn,Café Lindgren,School kitchen Nord,Osteria Lucia,Health Store 12').map(
        (name, i) => [name, mail(i), `https://client${i + 1}.example`],
      ),
    },
    {
      name: 'order',
      label: 'Order',
      plural: 'Orders',
      icon: 'truck',
      title: 'number',
      access: access('own sales', 'member', 'sales', 'owner'),
      fields: {
        number: f.text('Number*!'),
        client: f.reference('Client*', 'client', { onDelete: 'keep' }),
        product: f.reference('Product*', 'product', { onDelete: 'keep' }),
        sacks: f.number('Sacks*', { min: 1, default: 1 }),
        delivery: f.money('Delivery', 'EUR', { default: 0 }),
        total: f.computed(
          'Total',
          'money',
          f.plus(f.times(f.of('price', 'product'), f.of('sacks')), f.of('delivery')),
          { currency: 'EUR' },
        ),
        ordered: f.date('Ordered on*', { default: 'today', indexed: true }),
        due: f.date('Due on'),
        state: f.choice('State*', 'Open:blue|Packed:amber|Delivered:green|Cancelled:red'),
      },
      states: {
        field: 'state',
        steps: [
          ['open', 'packed', 'Pack', 'sales'],
          ['packed', 'delivered', 'Deliver', 'sales'],
          ['open', 'cancelled', 'Cancel'],
        ],
      },
      rows: rows(14, (i) => [
        `2${String(i + 100)}`,
        (i % 5) + 1,
        (i % 12) + 1,
        (i % 6) + 1,
        i % 3 ? 12 : 0,
        day(i) - 35,
        day(i) - 21,
        i < 9 ? pick(['delivered', 'delivered', 'delivered', 'cancelled'], i) : pick(['open', 'packed'], i),
      ]),
    },
  ],
  rules: [
    {
      kind: 'stock',
      entity: 'order',
      reference: 'product',
      stock: 'stock',
      quantity: 'sacks',
      except: ['cancelled'],
    },
    { kind: 'before', entity: 'order', first: 'ordered', second: 'due' },
  ],
  pages: [
    p.home(
      'Home',
      p.hero('Grain & Co.', 'Flour, pulses and oil by the sack', ['Order', '/orders/new']),
      p.figures(
        'Month',
        p.measure('sum', 'Turnover', 'order', 'total'),
        p.count('Open', 'order', 'state', 'open'),
      ),
    ),
    { data: 'order', form: 'Order' },
    p.board('Packing', 'truck', 'order'),
    { data: 'product' },
    { data: 'client' },
    p.dashboard(
      'Numbers',
      p.chart('Turnover by month', 'order', 'ordered', { unit: 'month', measure: 'sum', field: 'total' }),
      p.attention('Overdue', 'order', { op: 'past', field: 'due' }),
      p.attention('Nearly gone', 'product', { op: 'below', field: 'stock', value: 45 }),
    ),
  ],
});
