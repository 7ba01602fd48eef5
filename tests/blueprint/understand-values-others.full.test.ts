import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

/** The states and choices that a text names, each with what has it. */
function valuesOf(text: string): string[] {
  const { facts } = understand(text);
  return facts.fields
    .filter(({ options, source }) => options !== undefined && source.from === 'text')
    .map(({ owner, label, options = [] }) => `${owner} ${label}: ${options.join(', ')}`);
}

describe('one of two among what something has', () => {
  it.each([
    ['Alumnos con nombre, teléfono y permiso moto o coche.', 'alumno permiso: moto, coche'],
    ['Segelboote (Name, Länge, Binnen oder See, Preis)', 'Segelboot Art: Binnen, See'],
    ['客户填姓名、电话，自取还是快递。', '客户 类型: 自取, 快递'],
    [
      'Räder (Rahmennummer, Farbe, Sitzhöhe niedrig / mittel / hoch, Preis)',
      'Rad Sitzhöhe: niedrig, mittel, hoch',
    ],
  ])('reads %s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });

  it('takes no two fields for a choice', () => {
    expect(valuesOf('Clientes (nombre, teléfono o correo, dirección)')).toEqual([]);
  });
});

describe('states that follow each other', () => {
  it.each([
    [
      'Mudanzas: clientes, encargos. El encargo arranca en presupuesto, luego aceptado, después cargado y por último descargado.',
      'encargo status: presupuesto, aceptado, cargado, descargado',
    ],
    [
      "Le dossier a un titre. Le dossier passe par l'accueil, puis l'examen, puis la remise.",
      'dossier status: accueil, examen, remise',
    ],
    [
      'Ein Auftrag hat eine Nummer. Der Auftrag wird erst eingeplant, dann ausgeführt und am Ende abgerechnet.',
      'Auftrag status: eingeplant, ausgeführt, abgerechnet',
    ],
    [
      'Aufträge mit Adresse. Ein Auftrag, der erst eingeplant, dann ausgeführt und am Ende abgerechnet wird.',
      'Auftrag status: eingeplant, ausgeführt, abgerechnet',
    ],
    [
      'Un alumno tiene nombre y correo. Un alumno empieza como interesado, luego matriculado y al final graduado.',
      'alumno status: interesado, matriculado, graduado',
    ],
    ['订单有客户、价格。打版以后是裁皮，然后缝线，再打磨，最后交货。', '订单 status: 裁皮, 缝线, 打磨, 交货'],
    [
      'الكتب (العنوان، المؤلف). الكتاب يبدأ جديد وبعدين تحت الفهرسة وبعدين معروض',
      'كتاب status: جديد, تحت الفهرسة, معروض',
    ],
    [
      'مخبز: الزبائن (الاسم، الجوال)، الطلب، جديد - في الفرن - جاهز - مسلم',
      'طلب status: جديد, في الفرن, جاهز, مسلم',
    ],
  ])('reads %s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });

  it('gives states that come before everything else to what has them', () => {
    const text = 'angefragt -> geprüft -> bestanden / durchgefallen. Wartungen mit Datum und Techniker.';
    expect(valuesOf(text)).toContain('Wartung status: angefragt, geprüft, bestanden, durchgefallen');
  });

  it('takes a life that nothing comes before for that of its label', () => {
    expect(valuesOf('编号、出生年份。受试者状态：筛选、入组、脱落、完成。')).toContain(
      '受试者 status: 筛选, 入组, 脱落, 完成',
    );
  });

  it('ends them where the list goes on with what else there is', () => {
    const text =
      'réparations de montres : client, modèle, prix. on note : à ouvrir, en cours, fini, rendu, avec photo et garantie';
    expect(valuesOf(text)).toContain('réparation status: à ouvrir, en cours, fini, rendu');
  });
});

describe('what something is chosen from', () => {
  it('takes what is done for no value', () => {
    expect(valuesOf('Menús del día: el cliente elige primero, segundo y postre')).toEqual([]);
  });

  it.each([
    ['报修单（内容、照片、紧急程度：一般/紧急）', '报修单 紧急程度: 一般, 紧急'],
    ['donantes con nombre y tipo de sangre (O+, O-, A+, B-)', 'donante tipo de sangre: o+, o-, a+, b-'],
    ['订单类别（婚礼 生日 开业 丧事），订单有客户、金额', '订单 类别: 婚礼, 生日, 开业, 丧事'],
    ['الكتب (العنوان، اللغة). كل كتاب له غلاف (كرتون، خشب، بلاستيك)', 'كتاب غلاف: كرتون, خشب, بلاستيك'],
  ])('reads %s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });
});

describe('states right behind a thing that lives', () => {
  it.each([
    [
      'Mascotas con nombre y raza, dueños con teléfono, visitas (planificada, hecha, cancelada).',
      'visita status: planificada, hecha, cancelada',
    ],
    [
      'Mascotas con nombre y raza, visitas (planificada, hecha, cancelada). Cada visita tiene fecha.',
      'visita status: planificada, hecha, cancelada',
    ],
    [
      'Lastenräder mit Foto, Kunden mit Telefon, Ausleihen: angefragt, reserviert, abgeholt, zurück.',
      'Ausleihe status: angefragt, reserviert, abgeholt, zurück',
    ],
    [
      'Outils avec photo, membres avec téléphone, prêts : demandé, prêté, rendu.',
      'prêt status: demandé, prêté, rendu',
    ],
    ['宠物（名字、品种）、主人（姓名、电话）、预订（已确认、已取消）。', '预订 status: 已确认, 已取消'],
    ['المرضى لهم اسم وهاتف، الزيارات (مخططة، منجزة، ملغاة).', 'زيارة status: مخططة, منجزة, ملغاة'],
  ])('are its own: %s', (text, values) => {
    expect(valuesOf(text)).toEqual([values]);
  });
});

describe('states that a thing is said to have', () => {
  it.each([
    [
      'Geräte (Nummer, Typ), Kunden (Name), Ausleihen von bis. Gerät ist verfügbar, verliehen, in Reparatur.',
      'Gerät status: verfügbar, verliehen, in Reparatur',
    ],
    [
      'Vélos avec numéro. Locations : client, vélo, début, fin. Un vélo est disponible, loué ou en réparation.',
      'vélo status: disponible, loué, en réparation',
    ],
    [
      'Réservation : demandée, confirmée, arrivée, partie, annulée. Clients avec nom.',
      'réservation status: demandée, confirmée, arrivée, partie, annulée',
    ],
    [
      'Reserva: solicitada, confirmada, llegada, salida, anulada. Clientes con nombre.',
      'reserva status: solicitada, confirmada, llegada, salida, anulada',
    ],
  ])('are its own: %s', (text, values) => {
    expect(valuesOf(text)).toContain(values);
  });

  it('are no days that a booking has', () => {
    expect(valuesOf('Réservation : nom, arrivée, départ. Chambres avec numéro.')).toEqual([]);
  });
});

describe('what is answered by yes or no', () => {
  it.each([
    ["Chaque emplacement a un numéro, l'électricité oui/non et un prix.", 'électricité'],
    ['Chambres avec un numéro, vue sur mer (oui/non) et prix.', 'vue sur mer'],
    ['Reservas con cliente, día y desayuno sí/no.', 'desayuno'],
    ['Zimmer mit Nummer, Preis und Balkon ja/nein.', 'Balkon'],
    ['Gerichte (Name, Preis, vegan ja/nein), Tische mit Nummer.', 'vegan'],
    ['客户有姓名、电话、会员是/否。', '会员'],
  ])('is one field: %s', (text, label) => {
    const fields = understand(text).facts.fields.filter(({ source }) => source.from === 'text');
    expect(fields.filter(({ type }) => type === 'boolean').map((field) => field.label)).toEqual([label]);
    expect(fields.map((field) => field.label).join()).not.toMatch(/oui|non|(?:^|,)l(?:,|$)|sí|nein|是|否/);
  });
});

it('parts what an Arabic "and" joins', () => {
  const { facts } = understand('المرضى لهم اسم ورقم جوال وتاريخ ميلاد.');
  const labels = facts.fields.filter(({ source }) => source.from === 'text').map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['اسم', 'رقم جوال', 'تاريخ ميلاد']));
});

it.each([
  ['Locations : client, vélo, début, fin. Vélos avec numéro.', ['début', 'fin']],
  ['Reservas: cliente, pista, inicio, fin. Pistas con nombre.', ['inicio', 'fin']],
  ['Vermietungen: Kunde, Rad, Beginn, Ende. Räder mit Nummer.', ['Beginn', 'Ende']],
])('knows when something begins and ends: %s', (text, labels) => {
  const { facts } = understand(text);
  const days = facts.fields.filter(({ type, source }) => /^date/.test(type) && source.from === 'text');
  expect(days.map(({ label }) => label)).toEqual(labels);
});

it.each([
  ['El pedido pasa de abierto a pagado y al final a cerrado.', ['abierto', 'pagado', 'cerrado']],
  ["La commande passe d'ouverte à payée puis à livrée.", ['ouverte', 'payée', 'livrée']],
  ['تكون الوردية مفتوحة أولا ثم مسندة وأخيرا مغلقة.', ['مفتوحة', 'مسندة', 'مغلقة']],
])('says what comes first and last, which is no part of a state: %s', (text, values) => {
  expect(understand(text).facts.states.map((one) => one.values)).toEqual([values]);
});

it('keeps one status, with or without the Arabic article', () => {
  const [booking] = understand('كل حجز له تاريخ وحالة.').blueprint?.entities ?? [];
  expect(booking?.fields.filter(({ label }) => /حالة/u.test(label)).map(({ type }) => type)).toEqual([
    'select',
  ]);
});

describe('what has the states, in the words of trades that nobody knows', () => {
  const livesOf = (text: string) =>
    understand(text).facts.states.map(({ owner, values }) => `${owner}: ${values.join(', ')}`);

  it.each([
    [
      'Primero la cerradura está recibida, después reparada y finalmente entregada.',
      'cerradura: recibida, reparada, entregada',
    ],
    ["D'abord la serrure est reçue, ensuite réparée, à la fin rendue.", 'serrure: reçue, réparée, rendue'],
    [
      'Zuerst ist das Volk neu, danach kontrolliert, zum Schluss abgeerntet.',
      'Volk: neu, kontrolliert, abgeerntet',
    ],
    ['أولا القفل مستلم، ثم مصلح، ثم مسلم.', 'قفل: مستلم, مصلح, مسلم'],
  ])('comes behind the word for what is first: %s', (text, life) => {
    expect(livesOf(text)).toEqual([life]);
  });

  it.each([
    [
      'Cada colmena empieza como instalada, después pasa a revisada y por último queda cosechada.',
      'colmena: instalada, revisada, cosechada',
    ],
    [
      'Chaque ruche commence comme installée, devient visitée et finit récoltée.',
      'ruche: installée, visitée, récoltée',
    ],
    [
      'Das Tattoo beginnt als angefragt, wird dann entworfen und endet als fertig.',
      'Tattoo: angefragt, entworfen, fertig',
    ],
    ['كل بذرة تبدأ مزروعة ثم تصبح نابتة وفي النهاية محصودة.', 'بذرة: مزروعة, نابتة, محصودة'],
  ])('takes the verbs of becoming for no part of a state: %s', (text, life) => {
    expect(livesOf(text)).toEqual([life]);
  });

  it.each([
    ['Estados de la cerradura: recibida, reparada, entregada.', 'cerradura: recibida, reparada, entregada'],
    ['حالة القفل: مستلم، مصلح، مسلم.', 'قفل: مستلم, مصلح, مسلم'],
    ['门锁的流程是待维修、维修中、已交付。', '门锁: 待维修, 维修中, 已交付'],
    ['蜂箱经过新建、已检查、已采收三个阶段。', '蜂箱: 新建, 已检查, 已采收'],
    ['كل وشم له حالة (مطلوب، مصمم، منتهي).', 'وشم: مطلوب, مصمم, منتهي'],
    ['Das Schloss kann neu, repariert oder abgeholt sein.', 'Schloss: neu, repariert, abgeholt'],
    ['El turno está abierto, luego confirmado y al final cerrado.', 'turno: abierto, confirmado, cerrado'],
    [
      'Der Termin hat einen Status (angefragt, bestätigt, erledigt).',
      'Termin: angefragt, bestätigt, erledigt',
    ],
  ])('is whatever the name of a life belongs to: %s', (text, life) => {
    expect(livesOf(text)).toEqual([life]);
  });
});

it('takes the states of a bill for no fields', () => {
  expect(
    understand('Rechnungen: Entwurf, verschickt, bezahlt.').facts.states.map(({ values }) => values),
  ).toEqual([['Entwurf', 'verschickt', 'bezahlt']]);
});
