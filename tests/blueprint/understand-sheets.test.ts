import { expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Pieces of spreadsheets, as people paste them.

/** The entities of an app, each with its fields as "Label:type" or "Label{options}". */
function appOf(description: string) {
  const { blueprint } = understand(description);
  return Object.fromEntries(
    (blueprint?.entities ?? []).map(({ label, fields }) => [
      label,
      fields.map((field) =>
        field.type === 'select'
          ? `${field.label}{${field.options?.map((option) => option.label).join('/') ?? ''}}`
          : `${field.label}:${field.type}`,
      ),
    ]),
  );
}
const has = (...fields: string[]): unknown => expect.arrayContaining(fields);

test('cells copied out of a spreadsheet are columns whose values give their types', () => {
  const app = appOf(
    'Kayak No\tModel\tBought\tLast checked\tPaid\tSeats\tCondition\n' +
      'K1\tSwift\t03/04/2021\t2024-05-06\t€450.00\t2\tgood\n' +
      'K2\tTern\t05/06/2022\t2024-05-07\t€520.00\t1\tworn\n' +
      'K3\tSwift 2\t06/07/2022\t2024-05-07\t€99.00\t1\tgood',
  );
  expect(app).toEqual({
    Kayak: has(
      'Kayak no:text',
      'Bought:date',
      'Last checked:date',
      'Paid:money',
      'Seats:number',
      'Condition{Good/Worn}',
    ),
  });
});

test('a CSV file is read with its commas and quotation marks, and its technical names as words', () => {
  const { Entry: entry, ...others } = appOf(
    'blend_name,roastedOn,net_weight,inStock\n' +
      '"House, dark",2024-05-01,250 g,true\n' +
      '"Morning ""soft""",2024-05-03,500 g,false\n',
  );
  expect(others).toEqual({});
  expect(entry).toEqual(has('Blend name:text', 'Roasted on:date', 'Net weight:number', 'In stock:boolean'));
});

test('of two tables one refers to the other, each is called after its title, and whoever is named there is no choice', () => {
  const app = appOf(
    'Skippers\nName | Licence | Phone\nAda Byron | A12 | 0170 1234567\nBo Field | B77 | 0170 7654321\n\n' +
      'Trips\nDate | Skipper | Guests | Status\n2024-06-01 | Ada Byron | 6 | sailed\n2024-06-02 | Bo Field | 4 | planned\n2024-06-03 | Ada Byron | 4 | planned',
  );
  expect(app).toEqual({
    Skipper: has('Name:text', 'Licence:text', 'Phone:phone'),
    Trip: has('Date:date', 'Skipper:reference', 'Guests:number', 'Status{Sailed/Planned}'),
  });
});

test('names of columns alone are enough, with what the table is said to be', () => {
  expect(
    appOf('Date | Spot | Minutes | Depth m | Buddy | Gas %\n\nthis is our apnea training sheet'),
  ).toMatchObject({
    'Apnea training': has('Date:date', 'Minutes:duration', 'Depth:number', 'Gas:number'),
  });
});

test('columns are no things where they are said to be columns, wherever that stands', () => {
  const app = appOf(
    'At present we use a whiteboard. The columns are Order no, Customer, Cake, Flavour, Pick up date. Nobody can see it from home.',
  );
  expect(app).toMatchObject({
    Order: has('Order no:text', 'Customer:reference', 'Cake:text', 'Pick up date:date'),
  });
  expect(Object.keys(app)).not.toEqual(has('Column'));
  expect(Object.keys(app)).not.toEqual(has('Whiteboard'));
});

test('columns without any name are of what usually has them', () => {
  expect(Object.keys(appOf('date, donor, amount, method of payment'))).toEqual(['Donation', 'Donor']);
  expect(Object.keys(appOf('Pupil, Class, Date, Present (Y/N), Reason'))[0]).toBe('Attendance');
});

test('what follows a table speaks of it', () => {
  const { blueprint } = understand(
    'Boat;Skipper;From;To\nSwan;Ada;2024-01-02;2024-01-04\nHeron;Bo;2024-02-03;2024-02-05\n\nOnly admins can delete, and show it as a calendar.',
  );
  expect(blueprint?.pages.map(({ kind }) => kind)).toContain('calendar');
  expect(blueprint?.entities.map(({ label }) => label)).not.toContain('Swan');
});

test.each([
  [
    'de',
    'Kundennr;Name;PLZ;Telefon;Letzter Besuch\n17;Meier GmbH;80331;089 123456;12.03.2024\n18;Huber KG;86150;0821 99887;01.02.2024',
    'Kunde',
    ['Kundennr:text', 'PLZ:text', 'Telefon:phone', 'Letzter Besuch:date'],
  ],
  [
    'fr',
    'N° facture;Client;Date;Montant;Payée\nF-12;Dupont;12/01/2024;1200,00;oui\nF-13;Martin;15/01/2024;450,00;non',
    'Facture',
    ['N° facture:text', 'Client:reference', 'Date:date', 'Montant:money', 'Payée:boolean'],
  ],
  [
    'es',
    'Mascotas\nNombre | Especie | Dueño | Última visita\nLuna | perro | Marta | 01/02/2024\nMichi | gato | Pedro | 03/02/2024',
    'Mascota',
    ['Nombre:text', 'Dueño:reference', 'Última visita:date'],
  ],
  [
    'zh',
    '姓名\t班级\t电话\t缴费\n王芳\t三班\t13800000000\t是\n李明\t二班\t13900000000\t否',
    '学生',
    ['姓名:text', '班级:reference', '电话:phone', '缴费:boolean'],
  ],
  [
    'ar',
    'رقم الطلب | العميل | التاريخ | المبلغ | الحالة\n1 | أحمد | 2024-01-02 | 300 | جديد\n2 | سارة | 2024-01-03 | 150 | مدفوع',
    'طلب',
    ['رقم الطلب:text', 'العميل:reference', 'التاريخ:date', 'المبلغ:money', 'الحالة{جديد/مدفوع}'],
  ],
])('a table is read in each language: %s', (language, description, entity, fields) => {
  expect(understand(description).blueprint?.language).toBe(language);
  expect(appOf(description)).toMatchObject({ [entity]: has(...fields) });
});

test('lines of prose with as many commas, and states between lines, are no table', () => {
  const prose = appOf(
    'We have boats, skippers, and guests.\nGuests book trips, pay online, and leave reviews.',
  );
  expect(Object.keys(prose)).toEqual(has('Boat', 'Skipper', 'Guest'));
  expect(appOf('Repairs have a status: open | in progress | waiting | done')).toMatchObject({
    Repair: has('Status{Open/In progress/Waiting/Done}'),
  });
});

test('who stands in the cells says nothing of the language', () => {
  const german =
    'Name,Email,Joined\nJürgen Müller,j@x.de,2024-01-02\nSören Weiß,s@x.de,2024-02-03\nGünther Groß,g@x.de,2024-02-03';
  expect(understand(german).blueprint?.language).toBe('en');
});

test('the states of a column end with what ends a life, and keep their capitals', () => {
  const app = appOf(
    'Our print shop sheet:\nJob No\tCustomer\tStatus\n1\tAda\tDone\n2\tBo\tat QA desk\n3\tAda\tdone\n4\tCy\tprinting\n\nShow jobs as a calendar and a board.',
  );
  expect(app['Job']).toEqual(has('Status{At QA desk/Printing/Done}'));
  expect(app['Job']).not.toEqual(has('Board:text'));
});

test('rows alone are wish enough', () => {
  expect(Object.keys(appOf('Tag,Given\nA-1,2024-01-02\nA-2,2024-01-03\n'))).toEqual([]);
  expect(Object.keys(appOf('Tag,Given,Back\nA-1,2024-01-02,no\nA-2,2024-01-03,yes\n'))).toEqual(['Entry']);
});

test('the last line of a paste that was cut off is nothing else', () => {
  const app = appOf('Tag,Weight,Born,Name\nA1,23 kg,2024-01-02,Ida\nA2,25 kg,2024-01-03,Uma\nRiders,horses');
  expect(Object.keys(app)).toHaveLength(1);
});

test('running numbers, months, weekdays and amounts of money are what they are, and a title’s year is no part of it', () => {
  expect(
    appOf('Rental income 2024\nFlat\tTenant\tJan\tFeb\n1a\tJones\t650\t650\n1b\tPatel\t700\t'),
  ).toMatchObject({
    'Rental income': has('Flat:text', 'Jan:number', 'Feb:number'),
  });
  expect(appOf('#\tItem\tQty\tUnit price\n1\tOak board\t4\t£12.50\n2\tScrews\t100\t£0.05')).toEqual({
    Item: has('Name:text', 'Qty:number', 'Unit price:money'),
  });
  const [rows] = Object.values(
    appOf('Day,Who,Start,Out\nMon,Ann,09:30,80.00\nMon,Bob,12:00,12.50\nTue,Cy,7:15,1.05'),
  );
  expect(rows).toEqual(has('Day{Mon/Tue}', 'Start:dateTime', 'Out:number'));
});
