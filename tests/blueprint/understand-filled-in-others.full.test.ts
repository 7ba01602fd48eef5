import { describe, expect, it } from 'vitest';
import { isSaid } from '#blueprint/understand/facts.ts';
import { understand } from '#blueprint/understand/index.ts';

// What people fill in, choose and mark in the five languages besides English: of a record, and of none of them.

const thingsIn = (text: string): string[] =>
  understand(text)
    .facts.entities.filter(isSaid)
    .map(({ noun }) => noun);
const fieldsOf = (text: string, owner: string): string[] =>
  understand(text).facts.fields.flatMap((field) =>
    field.owner === owner && isSaid(field) ? [field.label] : [],
  );
const linksOf = (text: string, noun: string): string[] =>
  understand(text).facts.relations.flatMap((link) => (link.from === noun && isSaid(link) ? [link.to] : []));
const statesOf = (text: string, noun: string): readonly string[] | undefined =>
  understand(text).facts.states.find((one) => one.owner === noun && isSaid(one))?.values;
const nameOf = (text: string): string | undefined => understand(text).blueprint?.name;

describe('what people write down', () => {
  it('is of a record that names them', () => {
    const fuel = 'Control de combustible: cada conductor anota fecha, kilómetros, litros e importe.';
    expect(fieldsOf(fuel, 'conductor')).toEqual([]);
    expect(fieldsOf(fuel, 'anotación')).toEqual(['fecha', 'kilómetros', 'litros', 'importe']);
    expect(linksOf(fuel, 'anotación')).toEqual(['conductor']);
    const trips = 'Fahrtenbuch: Jeder Kollege erfasst Datum, Start, Ziel, Kilometer und Zweck.';
    expect(fieldsOf(trips, 'Kollege')).toEqual([]);
    const ward = 'Les infirmières notent la tension, la température et une remarque pour chaque résident.';
    expect(linksOf(ward, 'relevé')).toEqual(expect.arrayContaining(['infirmière', 'résident']));
    expect(fieldsOf(ward, 'infirmière')).toEqual([]);
    const drivers = 'تطبيق للسائقين: يسجل كل سائق التاريخ والمسافة وكمية الوقود والمبلغ.';
    expect(fieldsOf(drivers, 'سائق')).toEqual([]);
  });
  it('is of the hours that they worked, with where they worked', () => {
    const painters =
      'Ich brauche eine Zeiterfassung für mein Malerteam. Jeder Mitarbeiter trägt Baustelle, Datum, Stunden und Tätigkeit ein.';
    expect(fieldsOf(painters, 'Zeiterfassung')).toEqual(['Datum', 'Stunden', 'Tätigkeit']);
    expect(linksOf(painters, 'Zeiterfassung')).toEqual(expect.arrayContaining(['Mitarbeiter', 'Baustelle']));
    const hours = "Chaque salarié saisit la date, le chantier et le nombre d'heures.";
    expect(fieldsOf(hours, 'temps passé')).toEqual(expect.arrayContaining(["nombre d'heures", 'date']));
    expect(linksOf(hours, 'salarié')).toEqual([]);
    const arabic = 'يسجل كل موظف المشروع والتاريخ وعدد الساعات.';
    expect(linksOf(arabic, 'سجل ساعات')).toEqual(expect.arrayContaining(['موظف', 'مشروع']));
  });
  it('stays where it is told of', () => {
    const costs = 'Notes de frais : chaque salarié déclare date, motif, montant et justificatif.';
    expect(fieldsOf(costs, 'note de frais')).toEqual(expect.arrayContaining(['motif', 'montant']));
    expect(fieldsOf('Cada socio apunta nombre, teléfono y edad.', 'socio')).toContain('teléfono');
    const cakes = 'Les jurés notent chaque gâteau sur le goût, le décor et la technique.';
    expect(thingsIn(cakes)).not.toContain('relevé');
  });
});

describe('what people fill in in Chinese', () => {
  it('is of what they hand in', () => {
    const overtime = '员工填写加班申请，包括日期、开始时间、结束时间和原因，主管审批。';
    expect(fieldsOf(overtime, '加班申请')).toEqual(['日期', '开始时间', '结束时间', '原因']);
    expect(fieldsOf(overtime, '员工')).toEqual([]);
    const repair = '小区物业报修，业主提交报修内容和照片，物业派单给维修工。';
    expect(fieldsOf(repair, '报修')).toEqual(['报修内容', '照片']);
    const leave = '家长填写请假日期、原因和天数。';
    expect(linksOf(leave, '请假')).toEqual(['家长']);
  });
  it('is of a record where nothing else is named', () => {
    const trips = '每个司机登记日期、里程、油量和金额。';
    expect(fieldsOf(trips, '司机')).toEqual([]);
    expect(fieldsOf(trips, '填报记录')).toEqual(['日期', '里程', '油量', '金额']);
    const hours = '员工填写日期、项目和工时，主管审批。';
    expect(fieldsOf(hours, '工作记录')).toEqual(expect.arrayContaining(['日期', '工时']));
  });
  it('is theirs where it says who they are', () => {
    expect(fieldsOf('会员填写姓名、电话和生日。', '会员')).toEqual(['姓名', '电话', '生日']);
  });
  it('keeps rounds that are made again and again', () => {
    expect(thingsIn('宿舍有房间和学生，宿管阿姨每天查寝，记录谁不在。')).toContain('查寝');
    expect(fieldsOf('保安每晚巡逻，登记时间和异常。', '巡逻')).toEqual(['时间', '异常']);
  });
});

describe('what people choose', () => {
  it('is named by what they book', () => {
    const tours = 'Stadtführungen: Gäste wählen Tour und Termin, jede Tour hat einen Guide.';
    expect(linksOf(tours, 'Termin')).toEqual(expect.arrayContaining(['Gast', 'Tour']));
    expect(linksOf(tours, 'Tour')).toEqual(['Guide']);
    const salon = 'صالون فيه حجوزات، الزبونة تختار الخدمة والموظفة والوقت، وكل خدمة لها سعر ومدة.';
    expect(linksOf(salon, 'حجز')).toEqual(expect.arrayContaining(['خدمة', 'موظفة', 'زبونة']));
    expect(fieldsOf(salon, 'خدمة')).toEqual(['سعر', 'مدة']);
    const doctors =
      'Los pacientes reservan cita y eligen médico y especialidad; cada médico tiene un horario.';
    expect(linksOf(doctors, 'médico')).toEqual([]);
  });
  it('makes a booking where a time is chosen and none was named', () => {
    const lessons = '驾校：学员选教练和时间段，教练确认后才算成功。';
    expect(linksOf(lessons, '预约')).toEqual(expect.arrayContaining(['学员', '教练']));
    const hair = 'Peluquería: la clienta elige servicio y estilista, el servicio tiene precio y duración.';
    expect(linksOf(hair, 'reserva')).toEqual(expect.arrayContaining(['servicio', 'estilista']));
    expect(fieldsOf(hair, 'servicio')).toEqual(['precio', 'duración']);
  });
});

describe('states', () => {
  it('are those of several that a list names with them', () => {
    const school = 'Gestión del AMPA: familias, hijos con curso y cuotas pagadas o pendientes.';
    expect(statesOf(school, 'cuota')).toEqual(['pagada', 'pendiente']);
    expect(statesOf('Notre syndic : copropriétaires, lots, charges payées ou impayées.', 'charge')).toEqual([
      'payée',
      'impayée',
    ]);
    expect(statesOf('Bibliothèque : lecteurs, livres disponibles ou empruntés, prêts.', 'livre')).toEqual([
      'disponible',
      'emprunté',
    ]);
    expect(statesOf('Alquiler: trasteros libres u ocupados, inquilinos y contratos.', 'trastero')).toEqual([
      'libre',
      'ocupado',
    ]);
    expect(statesOf('عيادة فيها مرضى وفواتير مدفوعة وغير مدفوعة.', 'فاتورة')).toEqual([
      'مدفوعة',
      'غير مدفوعة',
    ]);
    expect(statesOf('نادي فيه أعضاء واشتراكات سارية أو منتهية.', 'اشتراك')).toEqual(['سارية', 'منتهية']);
  });
  it('stand right behind the word for them at the end of a list', () => {
    const orders = 'Commandes avec client, date et état reçue, en préparation, livrée.';
    expect(statesOf(orders, 'commande')).toEqual(['reçue', 'en préparation', 'livrée']);
    const wishes = 'Solicitudes con motivo y estado aprobada o rechazada.';
    expect(statesOf(wishes, 'solicitud')).toEqual(['aprobada', 'rechazada']);
    const wine =
      'Weine mit Winzer und Preis, Bestellungen von Kunden mit Lieferadresse und Status neu, verpackt, verschickt.';
    expect(statesOf(wine, 'Bestellung')).toEqual(['neu', 'verpackt', 'verschickt']);
    expect(linksOf(wine, 'Bestellung')).toEqual(['Kunde']);
    const complaints = 'الشكاوى لها عنوان وتاريخ وحالة مفتوحة، قيد المعالجة، مغلقة.';
    expect(statesOf(complaints, 'شكوى')).toEqual(['مفتوحة', 'قيد المعالجة', 'مغلقة']);
  });
});

describe('the end of a list of fields', () => {
  it('is parted where another clause follows it', () => {
    const costs = 'Cada gasto tiene categoría, importe, fecha y cuenta, y un gráfico de los gastos por mes.';
    expect(fieldsOf(costs, 'gasto')).toEqual(['categoría', 'importe', 'fecha', 'cuenta']);
  });
});

describe('who asks for the app', () => {
  it('is the only one, and nothing that is kept', () => {
    expect(thingsIn('Una fotógrafa necesita una app para clientes, sesiones de fotos y entregas.')).toEqual([
      'cliente',
      'sesión',
      'entrega',
    ]);
    expect(thingsIn('Psicóloga busca algo sencillo para pacientes, sesiones y pagos.')).not.toContain(
      'psicóloga',
    );
    expect(thingsIn('Ein Fotograf möchte Kunden, Shootings und Rechnungen verwalten.')).toEqual([
      'Kunde',
      'Shooting',
      'Rechnung',
    ]);
  });
  it('is called without what they do', () => {
    expect(nameOf('Una fundación reparte comida: familias, donantes y entregas con fecha.')).toBe(
      'Fundación',
    );
    expect(nameOf('Notre syndic cherche un outil pour les lots, les charges et les assemblées.')).toBe(
      'Syndic',
    );
    expect(nameOf('مدرسة تتابع الطلاب والرسوم والغياب.')).toBe('مدرسة');
    expect(nameOf('员工填写加班申请，包括日期和原因，主管审批。')).toBe('加班申请');
  });
});

describe('when something happens', () => {
  it('is nothing that is kept', () => {
    const cup = 'On organise un tournoi tous les étés, il nous faut les équipes, les joueurs et les parties.';
    expect(thingsIn(cup)).not.toContain('été');
  });
});

describe('for what something is offered', () => {
  it('is chosen, and the list of its fields goes on', () => {
    const flats = 'Inmobiliaria: pisos en venta o alquiler con precio, metros y fotos, clientes y visitas.';
    const offers = (text: string, owner: string) =>
      understand(text).facts.fields.find((field) => field.owner === owner && field.options && isSaid(field))
        ?.options;
    expect(offers(flats, 'piso')).toEqual(['venta', 'alquiler']);
    expect(fieldsOf(flats, 'piso')).toEqual(expect.arrayContaining(['precio', 'metros', 'fotos']));
    const homes = 'مكتب عقارات: العقارات للبيع أو للإيجار مع السعر والمساحة والصور، والعملاء.';
    expect(offers(homes, 'عقار')).toEqual(['للبيع', 'للإيجار']);
    expect(
      offers('Makler: Objekte zum Kauf oder zur Miete mit Preis und Fläche, Interessenten.', 'Objekt'),
    ).toEqual(['Kauf', 'Miete']);
    expect(offers('Agence : biens à vendre ou à louer avec prix et surface, acheteurs.', 'bien')).toEqual([
      'vente',
      'location',
    ]);
    expect(offers('房产中介：房源分出售和出租，有价格、面积、户型和照片，客户预约看房。', '房源')).toEqual([
      '出售',
      '出租',
    ]);
  });
});

describe('payments', () => {
  const waysIn = (text: string) =>
    understand(text).facts.fields.flatMap(({ owner, options, source }) =>
      options && source.from === 'text' ? [[owner, ...options]] : [],
    );
  it('name the ways in which they are made', () => {
    expect(waysIn('Clínica: pacientes, sesiones y pagos en efectivo o por Bizum.')).toEqual([
      ['pago', 'efectivo', 'bizum'],
    ]);
    expect(waysIn('Marché : producteurs, stands et paiements par carte ou en espèces.')).toEqual([
      ['paiement', 'carte', 'espèces'],
    ]);
    expect(waysIn('Kiosk mit Kunden, Verkäufen und Zahlungen bar oder per Karte.')).toEqual([
      ['Zahlung', 'bar', 'Karte'],
    ]);
  });
  it('are not kept twice where a sale tells in which way it was paid', () => {
    const shop =
      'Ventas con importe y forma de pago (efectivo, tarjeta o transferencia), los clientes pagan en efectivo o con tarjeta.';
    expect(waysIn(shop)).toEqual([['venta', 'efectivo', 'tarjeta', 'transferencia']]);
  });
});

describe('a wish to write things down', () => {
  it('asks for an app, however it is said', () => {
    expect(thingsIn('Je voudrais noter mes clientes, mes rendez-vous et les paiements.')).toEqual([
      'cliente',
      'rendez-vous',
      'paiement',
    ]);
    expect(nameOf("J'aimerais suivre les naissances, les poids et les ventes.")).toBe('Naissances');
  });
});

describe('words that mean something else elsewhere', () => {
  it('are read as what they are where they stand', () => {
    const gallery = 'معرض فني: كل لوحة لها عنوان ومقاس وسعر، والزوار يرسلون طلبات.';
    expect(fieldsOf(gallery, 'لوحة')).toEqual(['عنوان', 'مقاس', 'سعر']);
    expect(thingsIn('志愿者平台：发布活动（时间、地点、人数上限），志愿者报名。')).toContain('活动');
    expect(thingsIn('公司用车：员工申请用车，行政部分配车辆和司机。')).toEqual(
      expect.arrayContaining(['车辆', '司机']),
    );
    expect(statesOf('مطعم فيه طاولات وطلبات، والطلب يكون جديدا ثم قيد التحضير ثم جاهزا.', 'طلب')).toEqual([
      'جديد',
      'قيد التحضير',
      'جاهز',
    ]);
  });
});

describe('so many for each of something', () => {
  const limitsIn = (text: string) =>
    understand(text).facts.rules.flatMap(({ kind, owner, details }) =>
      kind === 'capacity' ? [[owner, details.most]] : [],
    );
  it('are as many as may book it, without a word for "at most"', () => {
    const talks = 'Talleres con monitor y fecha, 10 plazas por taller, los alumnos se apuntan.';
    expect(limitsIn(talks)).toEqual([['taller', 10]]);
    expect(limitsIn('Kinder buchen Kurse, 15 Kinder pro Kurs, jeder Kurs hat Leiter und Ort.')).toEqual([
      ['Kurs', 15],
    ]);
    const yoga = '瑜伽馆：课程有教练和时间，每节课12人，会员预约课程。';
    expect(understand(yoga).blueprint?.rules.map(({ kind }) => kind)).toContain('capacity');
  });
  it('limit nothing where nobody books it', () => {
    expect(limitsIn('Kajaktouren mit Datum, Guide und Preis, 8 Personen pro Tour.')).toEqual([]);
  });
});
