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

describe('things of Chinese descriptions', () => {
  it('keeps records of what is done, and not the deed', () => {
    const read = readIn('养老院系统\n老人:姓名、房间、床号\n护理记录:老人、时间、血压、体温、备注');
    expect(read['护理记录']).toEqual(expect.arrayContaining(['血压', '体温', '备注']));
    expect(Object.keys(read)).not.toContain('护理');
  });

  it('gives both of two what both have', () => {
    const read = readIn('小仓库管理,商品有编号、规格、库存数量,入库和出库都要登记日期和数量');
    expect(read['入库']).toContain('数量');
    expect(read['出库']).toContain('数量');
  });

  it('reads what each has from a list that only gaps part', () => {
    expect(readIn('自驾游记录 想记每次旅行的 路线 开始日期 结束日期 同行人')['旅行']).toEqual(
      expect.arrayContaining(['路线', '开始日期', '结束日期']),
    );
  });

  it('takes what a line begins with for a thing, though it is a deed elsewhere', () => {
    expect(
      readIn('宠物寄养\n- 宠物：名字、品种、体重\n- 每日打卡：照片、吃饭情况、便便情况')['打卡'],
    ).toContain('照片');
  });
});

describe('things that come of deeds', () => {
  it.each([
    [
      'Emprunt',
      "Je m'occupe des costumes de la troupe. Chaque costume : une photo, une taille, une couleur. Les comédiens les empruntent pour une pièce.",
    ],
    ['طلب', 'الجمعيات تنشر فرصا تطوعية فيها العنوان والتاريخ، والمتطوع يتقدم للفرصة برسالة.'],
    ['留言', '二手书网站。卖家发布图书：书名、作者、价格。买家可以给卖家留言。'],
  ])('%s', (made, text) => {
    expect(Object.keys(readIn(text))).toContain(made);
  });

  it('reads states of the thing that the first of them names', () => {
    const states = understand(
      "Je m'occupe des costumes de la troupe. Chaque costume : une photo, une taille. Les comédiens les empruntent pour une pièce. Costume disponible, emprunté, au pressing, à repriser.",
    ).blueprint?.entities.find(({ label }) => label === 'Costume');
    const life = states?.fields.find(({ name }) => name === states.states?.field);
    expect(life?.options?.map(({ label }) => label)).toEqual([
      'Disponible',
      'Emprunté',
      'Au pressing',
      'À repriser',
    ]);
  });
});

describe('what is no thing, field or name of its own', () => {
  it('takes what is late for rows, and not for a thing', () => {
    const read = readIn(
      'Cada extintor tiene número, ubicación y fecha de última revisión. Las revisiones las hace un técnico. Quiero ver los caducados en rojo.',
    );
    expect(Object.keys(read)).not.toContain('Caducado');
  });

  it('takes what is done with books for their loan', () => {
    const read = readIn('社区图书角，邻居们来借书，书有书名、作者。借书的时候登记谁借的、哪天借的。');
    expect(Object.keys(read)).not.toContain('借书');
    expect(Object.keys(read)).toContain('借阅');
    expect(read['借阅']).not.toContain('天借的');
  });

  it('takes no comparison of two days for a field', () => {
    const read = readIn(
      '做一个公司会议室预订的小程序 会议室有名称 容量 设备 员工可以预订 要选日期 开始时间 结束时间 主题 结束时间必须晚于开始时间 行政可以取消任何预订',
    );
    expect(Object.values(read).flat()).not.toContain('晚于开始时间');
  });

  it('reads the first state without what is said to have it', () => {
    const states = understand(
      'ورشة سيارات: العميل، السيارة (اللوحة، الموديل)، أمر الإصلاح حالته جديد ثم قيد العمل ثم جاهز ثم تم التسليم',
    ).blueprint?.entities.flatMap(({ fields }) =>
      fields.flatMap(({ options }) => options?.map(({ label }) => label) ?? []),
    );
    expect(states).toEqual(expect.arrayContaining(['جديد', 'قيد العمل']));
    expect(states?.join()).not.toContain('حالته');
  });

  it('names one of many as it is called, typed without the sign of an alif', () => {
    expect(
      Object.keys(readIn('مطعم: الطلبات فيها رقم الطاولة والاصناف والمجموع. رسم بياني للمبيعات اليومية')),
    ).toEqual(['طلب', 'صنف']);
  });

  it('keeps customers in the feminine', () => {
    expect(
      Object.keys(readIn('عندي صالون تجميل. ابغى الزبونات واسمائهم، والخدمات مع السعر والمدة')),
    ).toContain('زبونة');
  });

  it.each([
    [
      'Tartas',
      'vendo tartas por encargo. tartas con precio y foto, pedidos con cliente, tarta y fecha de entrega',
    ],
    ['اشتراكات', 'ابغى موقع للجيم: المشتركين والاشتراكات وتاريخ البداية والنهاية'],
  ])('calls no app by how somebody begins: %s', (name, text) => {
    expect(understand(text).blueprint?.name).toBe(name);
  });
});

it('a German sentence that begins with "bisher" or "manchmal" names nobody by it', () => {
  const { facts } = understand(
    'Wir verwalten Fahrräder mit Marke und Preis. Bisher hängt ein Zettel am Lenker. Manchmal fehlt ein Kunde.',
  );
  expect([...facts.entities, ...facts.roles].map(({ noun }) => noun).join()).not.toMatch(/bisher|manchmal/i);
});

describe('what is noted again and again', () => {
  it.each([
    [
      'Registro de horas',
      'Horas',
      'Oficina: proyectos, empleados. Cada empleado anota sus horas por proyecto.',
    ],
    [
      'Temps passé',
      'Heures',
      'Association : bénévoles, projets. Les bénévoles notent leurs heures par projet.',
    ],
    ['Messung', 'Temperatur', 'Jede Filiale misst täglich die Temperatur der Kühlschränke.'],
    [
      'Mesure',
      'Température',
      'Ferme : clients, poulaillers. On relève chaque matin la température par poulailler.',
    ],
    [
      'Recuento',
      'Raciones servidas',
      'Comedor: voluntarios, turnos. Cada noche contamos las raciones servidas.',
    ],
    [
      'Leche',
      'Fecha',
      'Finca: ovejas, pastores. Cada día alguien apunta la leche, cuántos litros y qué oveja.',
    ],
    [
      'Durchsicht',
      'Futter',
      'Jedes Volk hat eine Königin. Ich notiere bei jeder Durchsicht Stärke, Futter und Milben.',
    ],
    [
      'Zählerstand',
      'Wasserstand',
      'Parzellen, Pächter, Zählerstände. Jeder Pächter meldet einmal im Jahr seinen Wasserstand.',
    ],
    ['سجل ساعات', 'ساعات عملهم', 'جمعية: متطوعون، عائلات. المتطوعون يسجلون ساعات عملهم.'],
  ])('keeps each %s with its %s', (record, field, text) => {
    expect(readIn(text)[record]).toContain(field);
  });

  it.each([
    ['Anwesenheit', 'Musikschule: Schüler, Lehrer, Kurse. Lehrer haken ab, wer da ist.'],
    ['Présence', 'Chorale : choristes, répétitions. Le chef coche les présents à chaque répétition.'],
    ['Asistencia', 'Coro: niños, ensayos. La directora pasa lista.'],
    ['حضور', 'مدرسة: الطلاب والمعلمون. المعلم يسجل كل يوم حضور الطلاب.'],
  ])('keeps who was there as %s', (record, text) => {
    expect(Object.keys(readIn(text))).toContain(record);
  });

  it('leaves with a thing what is noted of each of them once', () => {
    expect(
      Object.keys(readIn('Biblioteca: libros, socios. De cada libro anotamos el año y las páginas.')),
    ).not.toContain('Medición');
  });
});

describe('what is ordered where another clause follows', () => {
  it.each([
    ['Pedido', 'Pizzas con precio. El cliente pide y el repartidor entrega.'],
    ['طلب', 'تطبيق لمطعم صغير: الزبون يطلب والسائق يوصل. الأطباق لها اسم وسعر.'],
  ])('%s', (made, text) => {
    expect(Object.keys(readIn(text))).toContain(made);
  });
});

describe('what strangers tell in other languages', () => {
  const things = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
  const fields = (text: string) =>
    understand(text).facts.fields.flatMap(({ owner, label, type, source }) =>
      source.from === 'text' ? [`${owner}.${label}:${type}`] : [],
    );
  const titles = (text: string) =>
    understand(text).facts.pages.flatMap(({ kind, title }) =>
      kind === 'dashboard' && title !== undefined ? [title] : [],
    );

  it.each([
    [
      'tengo un taller de motos y quiero apuntar las reparaciones, cada una con la moto y el cliente',
      'taller',
    ],
    [
      'Soy quiropráctica y llevo una consulta pequeña. De cada paciente guardo nombre y teléfono.',
      'consulta',
    ],
    ['Je gère une pension pour chevaux. Chaque cheval a un nom, un propriétaire et un box.', 'pension'],
    ['أدير نادي فروسية صغير وأحتاج تطبيقًا للحصص. لكل حصة مدرب وتاريخ.', 'نادي'],
  ])('keeps no table of what they run: %s', (text, business) => {
    expect(things(text).join()).not.toMatch(new RegExp(`(?:^|,)${business}(?:,|$)`, 'u'));
    expect(things(text)).not.toEqual([]);
  });

  it('keeps what is told of as many', () => {
    expect(things('Quiero un taller con fecha y plazas. Los talleres tienen profesor.')).toContain('taller');
  });

  it.each([
    ['Pflanzen mit Name, Standort, letzte Düngung, nächster Termin.', 'Pflanze.nächster Termin:date'],
    ['Clientes con nombre, última visita y próxima cita.', 'cliente.próxima cita:date'],
    ['Patients avec nom, dernier rendez-vous et prochain rappel.', 'patient.dernier rendez-vous:date'],
    ['每位患者有姓名、下次复诊和上次检查日期。', '患者.下次复诊:date'],
  ])('keeps the day of what comes next or was last: %s', (text, field) => {
    expect(fields(text)).toContain(field);
    expect(things(text)).toHaveLength(1);
  });

  it.each([
    [
      'Ich habe eine Hundeschule. Anmeldungen mit Kunde und Datum. Ein Diagramm mit den Anmeldungen pro Monat wäre gut.',
      'Anmeldungen pro Monat',
    ],
    [
      'Wir planen Auftritte mit Ort, Datum und Gage. Gage pro Monat als Balkendiagramm bitte.',
      'Gage pro Monat',
    ],
    [
      "Devis avec client, montant, date. Tableau de bord avec le chiffre d'affaires par mois.",
      "chiffre d'affaires par mois",
    ],
    ['Citas con importe y fecha. Quiero un gráfico de ingresos por mes, estaría bien.', 'ingresos por mes'],
    ['寄养单有入住日期和费用。想看每月收入的图表。', '每月收入'],
    ['الطلبات لها مبلغ وتاريخ. رسم بياني للمبيعات حسب الشهر.', 'المبيعات حسب الشهر'],
  ])('calls a chart by what it draws: %s', (text, title) => {
    expect(titles(text)).toEqual([title]);
  });

  it('takes no little word for a thing or a part of a name', () => {
    const german = 'Kurse haben Trainer und Beginn. Ein Diagramm mit den Anmeldungen pro Monat wäre gut.';
    expect(things(german)).not.toContain('Ware');
    const french =
      'Chantiers avec équipe, début. Les ouvriers saisissent leurs heures mais ne voient pas les montants.';
    expect(fields(french).join()).not.toContain('mais');
  });

  it.each([
    ['Cuotas pendientes o pagadas. Socios con nombre.', 'cuota', ['pendiente', 'pagada']],
    [
      'Tareas pendientes, en marcha o hechas. Personas con nombre.',
      'tarea',
      ['pendientes', 'en marcha', 'hechas'],
    ],
  ])('takes what is pending for no thing: %s', (text, owner, values) => {
    const { states, entities } = understand(text).facts;
    expect(states.find((one) => one.owner === owner)?.values).toEqual(values);
    expect(entities.map(({ noun }) => noun)).not.toContain('pendiente');
  });

  it('leaves a deed in German as it is said', () => {
    expect(things('Pflanzen mit Name, Standort. Ich notiere jedes Gießen mit Datum.')).toEqual([
      'Pflanze',
      'Gießen',
    ]);
  });

  it.each([
    ['Kurse mit Trainer, Beginn, Preis und maximal 8 Plätzen.', 'Kurs.Plätze:number'],
    ['Wohnungen mit Adresse und Notizen.', 'Wohnung.Notizen:longText'],
  ])('calls a field as in a list: %s', (text, field) => {
    expect(fields(text)).toContain(field);
  });

  it('takes no things with what they have for values', () => {
    const text =
      'عيادة أسنان: المرضى بأسمائهم وأرقامهم، المواعيد بالتاريخ والساعة والطبيب، والعلاجات مع السعر. الفاتورة مدفوعة أو غير مدفوعة.';
    expect(things(text)).toEqual(expect.arrayContaining(['مريض', 'موعد', 'علاج', 'فاتورة']));
    expect(understand(text).facts.states.map(({ owner }) => owner)).not.toContain('عيادة');
  });

  it('names a role by all of its words', () => {
    const { roles } = understand('مكتبة المسجد: الكتب والمستعيرون. أمين المكتبة فقط يضيف الكتب.').facts;
    expect(roles.map(({ noun }) => noun)).toEqual(['أمين المكتبة']);
  });
});

it.each([
  ['Guardamos semillas: nombre, gramos.', 'semilla'],
  ['نخزن البذور: الاسم والصنف وسنة الجمع والكمية.', 'بذرة'],
])('is not called after what we do with it: %s', (text, thing) => {
  expect(understand(text).facts.entities.map(({ noun }) => noun)).toEqual([thing]);
});

it('makes nothing of what is done to something that is there', () => {
  const { facts } = understand('Los clientes piden cita. La cita se solicita, luego se confirma.');
  expect(facts.entities.map(({ noun }) => noun)).not.toContain('solicitud');
});

describe('things of German descriptions', () => {
  it('are called as they are listed, whatever case they stand in', () => {
    const plurals = (text: string) => understand(text).blueprint?.entities.map(({ plural }) => plural);
    expect(plurals('Eine Autowerkstatt mit Kunden, Aufträgen, Terminen und Angeboten')).toEqual([
      'Kunden',
      'Aufträge',
      'Termine',
      'Angebote',
    ]);
    expect(plurals('Amt mit Behörden, Vorträgen und Bäumen')).toEqual(['Behörden', 'Vorträge', 'Bäume']);
  });
});

describe('a description that opens with a list', () => {
  it.each([
    [
      'Imprenta: clientes, presupuestos, trabajos y máquinas',
      ['Cliente', 'Presupuesto', 'Trabajo', 'Máquina'],
    ],
    [
      'Necesito una app para una bodega con viñedos, vendimias, barricas y catas',
      ['Viñedo', 'Vendimia', 'Barrica', 'Cata'],
    ],
    [
      'Domaine viticole. Parcelles, vendanges, cuves et analyses.',
      ['Parcelle', 'Vendange', 'Cuve', 'Analyse'],
    ],
    [
      'Saatgutbank: Sorten, Spender mit Telefon und Ort, Entnahmen und Keimproben',
      ['Sorte', 'Spender', 'Entnahme', 'Keimprobe'],
    ],
    ['Club: socios, piraguas, salidas con fecha y nivel', ['Socio', 'Piragua', 'Salida']],
    ['Kelterei: Anlieferungen, Pressungen, Säfte und Kunden', ['Anlieferung', 'Pressung', 'Saft', 'Kunde']],
    [
      'Fahrschule: Schüler, Fahrlehrer, Autos und Fahrstunden',
      ['Schüler', 'Fahrlehrer', 'Auto', 'Fahrstunde'],
    ],
    ['Tintorería: prendas, clientes y tickets. Cada ticket tiene precio', ['Prenda', 'Cliente', 'Ticket']],
    [
      'Hofladen mit Produkten, Lieferanten, Bestellungen und Kunden',
      ['Produkt', 'Lieferant', 'Bestellung', 'Kunde'],
    ],
  ])('keeps all that is listed, and not what it is all about: %s', (text, things) => {
    expect(Object.keys(readIn(text)).toSorted()).toEqual(things.toSorted());
  });

  it('keeps no table of what a compound in the list is the head of', () => {
    expect(Object.keys(readIn('Kajakverleih mit Booten, Kunden und Verleih mit Preis'))).not.toContain(
      'Kajakverleih',
    );
  });

  it('leaves the fields of one record fields', () => {
    expect(Object.keys(readIn('Ficha de paciente: nombre, teléfonos, alergias y direcciones'))).toHaveLength(
      1,
    );
  });
});

describe('German plurals', () => {
  it.each([
    ['Mieter melden Schäden mit Foto.', 'Schäden'],
    ['Makerspace: Werkstätten, Maschinen, Mitglieder', 'Werkstätten'],
    ['Schreinerei: Kunden, Aufträge, Hölzer, Rechnungen', 'Hölzer'],
    ['Seilbahn: Gondeln, Wartungen, Störungen', 'Gondeln'],
  ])('are shown as they are said: %s', (text, plural) => {
    expect(understand(text).blueprint?.entities.map((one) => one.plural)).toContain(plural);
  });
});

describe('whoever signs up', () => {
  it.each([
    ["Les bénévoles s'inscrivent aux créneaux", ['Bénévole', 'Inscription', 'Créneau']],
    ["Les adhérents s'inscrivent à des sorties", ['Adhérent', 'Inscription', 'Sortie']],
    ['Freiwillige tragen sich in Schichten ein', ['Freiwilliger', 'Anmeldung', 'Schicht']],
    ['Los socios se apuntan a salidas y talleres', ['Socio', 'Inscripción', 'Taller']],
  ])('does so for what is kept: %s', (text, things) => {
    expect(Object.keys(readIn(text))).toEqual(expect.arrayContaining(things));
  });

  it('is nobody who writes something down, or makes an account', () => {
    const noted = 'Tienda con clientes, productos y fiados. El dueño lo apunta en una libreta.';
    expect(Object.keys(readIn(noted))).not.toContain('Inscripción');
    const joined = "Annuaire : artisans, métiers, communes. Les artisans s'inscrivent eux-mêmes.";
    expect(Object.keys(readIn(joined))).not.toContain('Inscription');
  });
});

describe('words with several senses', () => {
  it.each([
    ['Chor: Sänger, Proben und Konzerte', 'Probe', 'Beginn'],
    ['Coro: coristas, ensayos, conciertos', 'Ensayo', 'Fecha y hora'],
    ['Carpintería: clientes, presupuestos, facturas', 'Presupuesto', 'Fecha de emisión'],
    ['Boutique : clients, commandes, articles', 'Article', 'Prix'],
  ])('mean what their company says: %s', (text, noun, field) => {
    expect(readIn(text)[noun]).toContain(field);
  });
});
