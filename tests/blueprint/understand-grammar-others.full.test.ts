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
const thingsIn = (text: string) => Object.keys(readIn(text));

describe('verbs of other languages', () => {
  it.each([
    [
      'Spanish',
      'Somos un taller de bicicletas. Tenemos clientes, bicis y reparaciones. Los mecánicos apuntan las horas de cada reparación.',
      'Inscripción',
    ],
    ['Arabic', 'نظام لمدرسة: الطلاب والمعلمون والدروس، والمعلم يسجل الحضور في كل درس', 'تسجيل'],
    [
      'German',
      'Hausverwaltung mit Mietern, Wohnungen und Handwerkern. Mieter melden Schäden mit Foto und Ort.',
      'Anmeldung',
    ],
  ])('makes no joining of what is written down in %s', (_, text, made) => {
    expect(thingsIn(text)).not.toContain(made);
  });

  it.each([
    ['Club de montaña. Los socios se apuntan a excursiones con fecha y plazas.', 'Inscripción'],
    ['Yogastudio mit Kursen und Lehrern. Teilnehmer melden sich für Kurse an.', 'Anmeldung'],
  ])('makes one where somebody joins: %s', (text, made) => {
    expect(thingsIn(text)).toContain(made);
  });

  it('takes what we do for no thing', () => {
    expect(
      thingsIn(
        'Gestoría: clientes, expedientes con referencia, cliente y fecha límite. Deseamos un aviso cinco días antes de la fecha límite.',
      ),
    ).not.toContain('Deseamo');
  });
});

describe('who is named in both genders', () => {
  it.each([
    [
      'App für Nachhilfe. Lehrer und Lehrerinnen bieten Kurse an, Schüler buchen Kurse. Ein Lehrer sieht nur seine Kurse.',
      'Lehrer',
      'Lehrerin',
    ],
    [
      'Academia de baile: alumnas, clases y pagos. Cada alumno tiene nombre y teléfono. Las alumnas reservan clases.',
      'Alumno',
      'Alumna',
    ],
  ])('is one thing: %s', (text, one, other) => {
    expect(thingsIn(text)).toContain(one);
    expect(thingsIn(text)).not.toContain(other);
  });
});

describe('two that head one list', () => {
  it.each([
    [
      'Wir sind ein Tierheim und brauchen eine Verwaltung für Hunde und Katzen: Name, Rasse, Alter, Chipnummer.',
      ['Hund', 'Katze'],
      'Rasse',
    ],
    ['registro de perros y gatos (nombre, raza, chip) y de sus dueños', ['Perro', 'Gato'], 'Chip'],
  ])('both have what it says: %s', (text, owners, label) => {
    const read = readIn(text);
    for (const owner of owners) expect(read[owner]).toContain(label);
  });
});

describe('what is mine in Arabic', () => {
  it('is the thing itself', () => {
    expect(readIn('أريد أن أتابع كتبي: العنوان والمؤلف والتقييم')['كتاب']).toContain('العنوان');
  });

  it('is told from an adjective', () => {
    expect(thingsIn('سجلات الموردين: الاسم والسجل التجاري والهاتف')).not.toContain('تاجر');
  });
});

describe('what a list asks for', () => {
  it.each([
    ['Hunde: Name, Rasse, wann aufgenommen, ob kastriert', 'Hund', ['Wann aufgenommen', 'Kastriert']],
    ['Gastos: fecha, importe, concepto y quién pagó', 'Gasto', ['Quién pagó']],
    ["Prêts : objet, date, à qui je l'ai prêté", 'Prêt', ['À qui prêté']],
    ['كتب: العنوان، اللون، السعر، وهل قرأته', 'كتاب', ['قرأته']],
  ])('is a field: %s', (text, owner, labels) => {
    expect(readIn(text)[owner]).toEqual(expect.arrayContaining(labels));
  });

  it('is a thing where the question names it', () => {
    expect(thingsIn('citas, clientas, servicios con precio y duración, y qué peluquera atiende')).toContain(
      'Peluquera',
    );
  });

  it('is no field where it says when something holds', () => {
    const read = readIn(
      'Excursiones con título, fecha y plazas, si está llena no se puede apuntar nadie más. Socios con nombre y teléfono.',
    );
    expect(read['Excursión']).toEqual(expect.not.arrayContaining([expect.stringMatching(/llena/iu)]));
  });
});

describe('what a text begins with', () => {
  it.each([
    ['agenda con citas para mi peluquería, clientas, servicios con precio y duración', 'Agenda'],
    ['Notre école de musique a 12 professeurs et 200 élèves. Chaque élève suit un cours.', 'École'],
  ])('is no thing of its own: %s', (text, noun) => {
    expect(thingsIn(text)).not.toContain(noun);
  });

  it('heads a list of things in Chinese', () => {
    expect(thingsIn('仓库进销存:商品、供应商、客户、入库单、出库单、库存不能小于零')).toEqual(
      expect.arrayContaining(['商品', '供应商', '客户', '入库单', '出库单']),
    );
  });
});

describe('people who are named by what they do', () => {
  it.each([
    ['clientas, citas y servicios', 'Clienta'],
    ['Un club avec des joueuses, des matchs et des entraînements', 'Joueuse'],
    ['المعلمات والدروس والقاعات', 'معلمة'],
  ])('are people in either gender: %s', (text, label) => {
    expect(readIn(text)[label]).toBeDefined();
    expect(
      understand(text).facts.entities.find(({ noun }) => noun === label.toLowerCase())?.concept,
    ).toBeDefined();
  });
});

describe('Chinese as it is typed', () => {
  it.each([['帮我做个健身房会员管理,会员卡分月卡、季卡、年卡,到期前提醒', ['月卡', '季卡', '年卡']]])(
    'is read alike with the signs of another keyboard: %s',
    (text, values) => {
      const options = understand(text).blueprint?.entities.flatMap(({ fields }) =>
        fields.flatMap((field) => field.options?.map(({ label }) => label) ?? []),
      );
      expect(options).toEqual(expect.arrayContaining(values));
    },
  );

  it('gives a list to the thing whose first item it says', () => {
    const read = readIn('宠物医院,想要一个系统记录每只宠物的主人、品种、年龄和疫苗');
    expect(read['宠物']).toEqual(expect.arrayContaining(['品种', '年龄']));
  });

  it('keeps what is written down each day by its name', () => {
    expect(thingsIn('记账本,记录每天的收入和支出,分类,金额,备注,月底看统计图')).toContain('收入');
  });
});

const rolesIn = (text: string) => understand(text).blueprint?.roles.map(({ label }) => label) ?? [];

describe('who may do what others may not', () => {
  it.each([
    [
      'Como profesora de un instituto quiero apuntar las notas de mis alumnos. Como padre quiero ver las notas de mi hijo.',
      ['Profesora', 'Padre'],
    ],
    [
      'Facturas y proveedores. Las facturas las aprueba la jefa de compras y nadie más que contabilidad puede borrarlas.',
      ['Contabilidad', 'Jefa de compras'],
    ],
    [
      'Cada monitor gestiona solo su grupo; la coordinadora puede ver todos los grupos.',
      ['Monitor', 'Coordinadora'],
    ],
    [
      "Interventions et clients. Il n'y a que la gérante qui peut supprimer un client. Les techniciens ont seulement accès à leurs interventions.",
      ['Gérante', 'Technicien'],
    ],
    [
      "Demandes de congé : le salarié dépose sa demande, son manager l'accepte ou la refuse et les RH voient tout.",
      ['Manager'],
    ],
    [
      'Aufträge und Kunden. Monteure sollen nur ihre eigenen Aufträge sehen, das Büro darf alles ändern.',
      ['Monteur', 'Büro'],
    ],
    [
      'Urlaubsanträge: Mitarbeiter stellen einen Antrag, der Vorgesetzte genehmigt oder lehnt ab. Jeder sieht nur seine eigenen, die Personalabteilung alle.',
      ['Vorgesetzte', 'Personalabteilung'],
    ],
    ['订单和客户。销售只能看自己的客户,经理可以看全部,财务负责审核付款。', ['销售', '经理', '财务']],
    ['الطلبات والعملاء. المندوب يرى طلباته فقط، والمشرف يرى كل الطلبات ويستطيع تعديلها.', ['مندوب', 'مشرف']],
    ['الفواتير والموردون. لا يحق للمحاسب حذف الفواتير.', ['محاسب']],
  ])('is a role: %s', (text, roles) => {
    expect(rolesIn(text)).toEqual(expect.arrayContaining(roles));
  });

  it.each([
    ['除了店长以外谁都不能改价格。收银员登记商品和订单。', '谁'],
    ['Buchungen und Räume. Jeder kann alles sehen, der Hausmeister legt Räume an.', 'Jeder'],
  ])('is nobody that is only a word for all: %s', (text, word) => {
    expect(rolesIn(text).join(' ')).not.toContain(word);
  });
});

describe('what is done to a thing', () => {
  it('is no thing in French', () => {
    const read = readIn(
      'On gère un refuge pour chats. Chaque chat a un nom et un âge. Les visites chez le vétérinaire sont notées avec la date, le motif et le coût.',
    );
    expect(Object.keys(read)).not.toContain('Notée');
    expect(read['Visite']).toContain('Motif');
  });

  it('is none with the ending for theirs in Arabic', () => {
    expect(thingsIn('تسجيل حضور الموظفين وانصرافهم مع سبب التأخير')).not.toContain('انصرافهم');
  });
});

describe('words that mean something else in this company', () => {
  it.each([
    [
      'Les élèves ont des notes par matière et par trimestre, le prof saisit la note et un commentaire, les parents consultent le bulletin',
      'note',
      'grade',
    ],
    ['Como profesora quiero apuntar las notas de mis alumnos por asignatura.', 'nota', 'grade'],
    [
      'Für unsere Werkstatt: Kunden, ihre Fahrzeuge (Kennzeichen, Marke) und Aufträge.',
      'Auftrag',
      'serviceJob',
    ],
    ['Onlineshop mit Produkten, Kunden und Aufträgen', 'Auftrag', 'order'],
  ])('%s', (text, noun, concept) => {
    expect(understand(text).facts.entities.find((one) => one.noun === noun)?.concept).toBe(concept);
  });
});

describe('what many of a thing are called', () => {
  it.each([
    ['Werkstatt: Kunden, Autos und TÜV-Termine.', 'TÜV-Termine'],
    ['Banco de tiempo. Cada vecino ofrece servicios y pide ayuda.', 'Vecinos'],
  ])('is a plural of its own noun: %s', (text, plural) => {
    expect(understand(text).blueprint?.entities.map((entity) => entity.plural)).toContain(plural);
  });
});

it.each([
  ['Boote haben Name und Länge, und Buchungen haben Datum und Preis.', 'Datum'],
  ['Barcos tienen nombre y eslora, y reservas tienen fecha y precio.', 'Fecha'],
  ['قوارب لها اسم وطول، وحجوزات لها تاريخ وسعر.', 'تاريخ'],
])('what a second clause says is of its own subject only: %s', (text, label) => {
  const { blueprint } = understand(text);
  const having = blueprint?.entities.filter(({ fields }) => fields.some((field) => field.label === label));
  expect(having).toHaveLength(1);
});

describe('a date of two moments', () => {
  it.each([
    [
      'Alquiler de kayaks: kayaks, clientes y alquileres con fecha de salida y de devolución',
      'Alquiler',
      ['Fecha de salida', 'Fecha de devolución'],
    ],
    [
      'Residencia canina: perros, dueños y estancias con fechas de entrada y salida',
      'Estancia',
      ['Fecha de entrada', 'Fecha de salida'],
    ],
    [
      "Pension : chats, propriétaires, séjours avec dates d'arrivée et départ",
      'Séjour',
      ["Date d'arrivée", 'Date de départ'],
    ],
    [
      'Verleih: Boote, Kunden und Verleihe mit Ausgabe- und Rückgabedatum',
      'Verleih',
      ['Ausgabedatum', 'Rückgabedatum'],
    ],
    ['租船：船只、客户、租赁，租赁有借出和归还日期', '租赁', ['借出日期', '归还日期']],
    [
      'تأجير قوارب: القوارب والعملاء والإيجارات مع تاريخ الاستلام والإرجاع',
      'إيجار',
      ['تاريخ الاستلام', 'تاريخ الإرجاع'],
    ],
  ])('is two dates: %s', (text, noun, dates) => {
    expect(readIn(text)[noun]).toEqual(expect.arrayContaining(dates));
  });

  it('stands where it was said', () => {
    const text = 'Perros y estancias con fechas de entrada y salida';
    const said = understand(text).facts.fields.flatMap(({ source }) =>
      source.from === 'text' ? source.spans.map(({ start, end }) => text.slice(start, end)) : [],
    );
    expect(said).toEqual(['fechas de entrada', 'salida']);
  });

  it('makes no date of what is no moment', () => {
    expect(readIn('Pedidos con fecha de entrega y precio')['Pedido']).toContain('Precio');
  });
});

describe('the end of a loan', () => {
  it.each([
    ['Bibliothèque : livres, adhérents et emprunts avec date de retour', 'Emprunt', 'Date de début'],
    ['Library: books, members and loans with return date', 'Loan', 'Start date'],
  ])('leaves it its beginning: %s', (text, noun, field) => {
    expect(readIn(text)[noun]).toContain(field);
  });
});

describe('names of fields', () => {
  it.each([
    ['Lotes con especie, kilos, precio por kilo y fecha de captura', 'Lote', 'Precio por kilo'],
    ['Arrivages avec espèce, poids, prix au kilo et date de pêche', 'Arrivage', 'Prix au kilo'],
    ['Partien mit Gewicht, Preis pro Kilo und Datum', 'Partie', 'Preis pro Kilo'],
    ['Interventions avec adresse, type de serrure et prix', 'Intervention', 'Type de serrure'],
  ])('say for how much, and of what sort: %s', (text, noun, field) => {
    const fields = readIn(text)[noun] ?? [];
    expect(fields).toContain(field);
    expect(fields).not.toContain('Kilo');
  });

  it('are those that are usual, with or without accents', () => {
    expect(readIn('quiero llevar colmenas con ubicacion y color')['Colmena']).not.toContain('Ubicación');
  });
});

describe('whom an appointment is with', () => {
  it.each([
    ['Salon de tatouage : les clients prennent rendez-vous avec un tatoueur', 'Rendez-vous', 'Tatoueur'],
    ['Kunden buchen Termine bei einem Tätowierer', 'Termin', 'Tätowierer'],
    ['Patienten buchen Termine bei Osteopathen', 'Termin', 'Osteopath'],
  ])('is somebody, and no second booking: %s', (text, made, who) => {
    const read = readIn(text);
    expect(Object.keys(read)).toHaveLength(3);
    expect(read[made]).toContain(who);
    expect(read[who]).toBeDefined();
  });
});
