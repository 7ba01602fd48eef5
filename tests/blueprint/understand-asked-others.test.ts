import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Pages that are asked for in other languages, as people write there, and who writes.

const blueprintOf = (description: string) => {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error('nothing was understood');
  return blueprint;
};
const sectionsOf = (description: string) =>
  blueprintOf(description).pages.flatMap(({ sections }) => sections);
const namesOf = (description: string) => blueprintOf(description).entities.map(({ name }) => name);
const labelsOf = (description: string) => blueprintOf(description).entities.map(({ label }) => label);

describe('what is asked for in other languages', () => {
  it.each([
    ['Una clínica con pacientes y citas. Quiero ver las citas de hoy.', 'cita', 1],
    [
      'Una panadería apunta encargos con fecha de recogida. Ver lo que hay que entregar mañana.',
      'encargo',
      2,
    ],
    ['Geräte mit Prüfdatum. Zeig mir, welche Geräte im nächsten Monat fällig sind.', 'gerat', 30],
    ['Vaccins avec date de rappel et animaux. Voir les rappels de cette semaine.', 'vaccin', 7],
    ['诊所有病人和预约，首页显示今天的预约。', 'appointment', 1],
    ['عيادة فيها مرضى ومواعيد. أريد أن أرى مواعيد اليوم.', 'appointment', 1],
  ])('is what the next days bring: %s', (description, entity, days) => {
    expect(sectionsOf(description)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'attention',
          entity,
          when: expect.objectContaining({ op: 'within', days }) as unknown,
        }),
      ]),
    );
  });

  it.each([
    [
      'Un taller lleva clientes, motos y reparaciones con fecha y precio. Quiero ver cuánto se factura cada mes.',
      { entity: 'reparacion', measure: 'sum', field: 'precio', unit: 'month' },
    ],
    [
      'Werkstatt mit Kunden und Rechnungen mit Datum und Betrag. Ich möchte den Umsatz pro Monat sehen.',
      { entity: 'rechnung', measure: 'sum', field: 'betrag', unit: 'month' },
    ],
    [
      'Imkerei mit Völkern, Durchsichten mit Datum und Honigernte. Ein Diagramm der Ernte pro Jahr.',
      { entity: 'ernte', unit: 'year' },
    ],
    [
      '店铺有商品和订单（日期、金额）。想看每个月的销售额。',
      { entity: 'order', measure: 'sum', field: 'amount', unit: 'month' },
    ],
    [
      'متجر فيه منتجات ومبيعات مع التاريخ والمبلغ. أريد أن أرى إجمالي المبيعات كل شهر.',
      { entity: 'sale', measure: 'sum', field: 'amount', unit: 'month' },
    ],
  ])('is drawn without a word for a chart: %s', (description, chart) => {
    expect(sectionsOf(description)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'chart', ...chart })]),
    );
  });

  it('keeps no field of a figure that is asked for', () => {
    const fields = blueprintOf('店铺有商品和订单（日期、金额）。想看每个月的销售额。').entities.flatMap(
      (entity) => entity.fields,
    );
    expect(fields.map(({ label }) => label)).not.toContain('销售额');
  });
});

describe('who writes', () => {
  it.each([
    ['Un taller de motos lleva clientes y motos con matrícula.', 'Taller', 'Cliente'],
    ['Un garagiste suit les véhicules des clients et les réparations avec prix.', 'Garagiste', 'Réparation'],
    ['Un apiculteur suit ses ruches et ses récoltes.', 'Apiculteur', 'Ruche'],
  ])('is kept nowhere, where it is said only what they keep: %s', (description, who, kept) => {
    expect(labelsOf(description)).not.toContain(who);
    expect(labelsOf(description)).toContain(kept);
  });

  it('lists the first of what they want to keep as well', () => {
    expect(namesOf('Wir sind ein Verein und wollen Mitglieder, Beiträge und Termine verwalten.')).toEqual(
      expect.arrayContaining(['mitglied', 'beitrag', 'termin']),
    );
  });

  it('says no article in a name', () => {
    expect(labelsOf('Des factures avec client et montant.')).toContain('Facture');
  });
});

describe('Chinese questions and lists', () => {
  it.each([
    ['学校图书馆借书：谁借了哪本书，什么时候还，逾期的要列出来。', ['借阅', '读者', '书']],
    ['小区工具借用：谁借了什么工具，什么时候还。', ['借用', '工具']],
    ['租车公司：哪辆车租给了谁，什么时候还，押金多少。', ['租借', '租借人', '车']],
  ])('are loans: %s', (description, labels) => {
    expect(labelsOf(description)).toEqual(expect.arrayContaining(labels));
    const days = blueprintOf(description).entities.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(days).toContain('归还日期');
  });

  it.each([
    ['司机记录车辆的车牌和里程，每次加油的日期和金额。', '车辆', '车牌', '加油', '金额'],
    ['我想记录植物的名称和位置，每次浇水的日期，以及施肥的用量。', '植物', '位置', '浇水', '日期'],
    ['农场记录奶牛的编号和产奶量，每次配种的日期和结果。', '奶牛', '产奶量', '配种', '结果'],
  ])('say what each thing has: %s', (description, one, its, other, others) => {
    const { entities } = blueprintOf(description);
    const fieldsOf = (label: string) =>
      entities.find((entity) => entity.label === label)?.fields.map((field) => field.label) ?? [];
    expect(fieldsOf(one)).toContain(its);
    expect(fieldsOf(other)).toContain(others);
  });
});

describe('what is told of other languages in the same way', () => {
  it.each([
    ['مطعم يدير الطاولات والحجوزات والزبائن والموظفين.', ['table', 'customer', 'employee']],
    ['متجر يدير المنتجات والموردين والطلبات والعملاء والفواتير.', ['product', 'supplier', 'invoice']],
  ])('are all things of a list of things: %s', (description, names) => {
    expect(namesOf(description)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['Ein Verein verleiht Werkzeuge an Mitglieder. Wer hat was und wann muss es zurück?', 'Ausleihe'],
    ['Queremos prestar libros entre amigos: quién tiene qué libro y desde cuándo.', 'Préstamo'],
    ['Une ludothèque prête des jeux aux membres : qui a quel jeu et quand le rendre.', 'Prêt'],
    ['مكتبة صغيرة تعير الكتب للقراء: من أخذ أي كتاب ومتى يعيده.', 'إعارة'],
  ])('is a loan, where somebody asks who has what: %s', (description, loan) => {
    expect(labelsOf(description)).toContain(loan);
  });

  it.each([
    ["Ateliers avec date. Les participants s'inscrivent à un atelier, dix personnes maximum.", 'atelier'],
    ['Talleres con fecha. Los socios se apuntan a un taller, máximo doce personas.', 'taller'],
    ['Kurse mit Datum. Mitglieder melden sich zu einem Kurs an, höchstens zehn Personen.', 'kurs'],
  ])('so many people come to what they join: %s', (description, reference) => {
    expect(blueprintOf(description).rules).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'capacity', reference })]),
    );
    expect(labelsOf(description)).not.toContain('Personne');
  });
});
