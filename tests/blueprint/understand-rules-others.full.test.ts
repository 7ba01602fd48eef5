import { describe, expect, it } from 'vitest';
import type { AppLanguage } from '#blueprint/kinds.ts';
import { understand } from '#blueprint/understand/index.ts';

type Other = Exclude<AppLanguage, 'en'>;
const rulesOf = (text: string) =>
  understand(text).blueprint?.rules.map(({ kind, entity }) => `${kind} ${entity}`) ?? [];
const rolesOf = (text: string) => understand(text).blueprint?.roles.map(({ label }) => label) ?? [];
const watchedIn = (text: string) =>
  understand(text)
    .blueprint?.pages.flatMap(({ sections }) => sections)
    .filter(({ kind }) => kind === 'attention') ?? [];

describe('rules in other languages', () => {
  const ORDERED: readonly (readonly [Other, string])[] = [
    [
      'es',
      'Préstamos con socio, fecha de salida y fecha de retorno. El retorno no puede ser anterior a la salida.',
    ],
    ['fr', 'Locations : client, date de départ, date de retour. Le retour doit être après le départ.'],
    ['de', 'Vermietung: Kunde, Fahrzeug, Beginn, Ende. Das Ende liegt nach dem Beginn.'],
    ['zh', '租赁：车辆、客户、借出日期、归还日期。归还日期必须晚于借出日期。'],
    ['ar', 'كل طلب فيه الزبون ويوم التوصيل ويوم الاسترجاع. يوم الاسترجاع ما يكون قبل يوم التوصيل.'],
  ];
  it.each(ORDERED)('one day comes before another: %s', (_, text) => {
    expect(rulesOf(text).join()).toContain('before');
  });

  it('takes the two days in the order that is said, not the one they are listed in', () => {
    const { blueprint } = understand(
      'Préstamos con socio, fecha de retorno y fecha de salida. El retorno no puede ser anterior a la salida.',
    );
    expect(blueprint?.rules).toContainEqual(
      expect.objectContaining({ kind: 'before', first: 'fechaDeSalida', second: 'fechaDeRetorno' }),
    );
  });
});

describe('twice at one time in other languages', () => {
  const TWICE: readonly (readonly [text: string, rule: string])[] = [
    [
      'Pferde mit Name. Reitstunden haben einen Lehrer, ein Pferd, Beginn und Ende; ein Pferd darf nicht zweimal gleichzeitig gebucht werden. Tierarztbesuche: Datum, Grund.',
      'noOverlap reitstunde',
    ],
    [
      'Emplacements avec numéro. Réservations : client, emplacement, arrivée, départ. Un emplacement ne peut pas être réservé deux fois pour les mêmes dates.',
      'noOverlap reservation',
    ],
    [
      'Pistas con nombre. Reservas: socio, pista, inicio, fin. Una pista no se puede reservar dos veces a la misma hora.',
      'noOverlap reserva',
    ],
  ];
  it.each(TWICE)('is no "only once": %s', (text, rule) => {
    expect(rulesOf(text).filter((one) => /noOverlap|uniqueTogether/.test(one))).toEqual([rule]);
  });

  it('shows what is on the start page to nobody outside', () => {
    const { blueprint } = understand(
      'Geräte mit Nummer. Ausleihen: Kunde, Gerät, von, bis. Überfällige Ausleihen rot auf der Startseite.',
    );
    expect(blueprint?.entities.filter(({ access }) => access.read.includes('public'))).toEqual([]);
  });

  it.each([
    ['Verträge mit Kunde, Beginn und Ende. Zehn Tage vor dem Ende eine E-Mail schicken.', 'ende', 14_400],
    ['Contratos con cliente. Avisar quince días antes de que venza.', 'fechaDeFin', 21_600],
  ])('reminds of the day that is said, so long before: %s', (text, field, minutes) => {
    expect(understand(text).blueprint?.rules).toContainEqual(
      expect.objectContaining({ kind: 'reminder', field, minutes }),
    );
  });

  it('knows riding lessons by their last part', () => {
    const { blueprint } = understand(
      'Pferde mit Name. Reitstunden: Lehrer, Pferd, Beginn. Tierarztbesuche: Datum, Grund. Bitte einen Kalender der Stunden.',
    );
    expect(blueprint?.pages.find(({ kind }) => kind === 'calendar')?.entity).toBe('reitstunde');
  });
});

describe('roles in other languages', () => {
  const NAMED: readonly (readonly [role: string, text: string])[] = [
    ['Gerente', 'Lotes de café con kilos y precio. El precio sólo lo cambia el gerente.'],
    [
      'Modérateur',
      'Artisans avec métier et photos, avis avec note. Un avis doit être validé par un modérateur.',
    ],
    ['Betriebsführer', 'Anlagen mit Standort und Hersteller. Anlagen legt nur der Betriebsführer an.'],
    ['Bootswart', 'Boote mit Name und Liegeplatz. Bootswart gibt Boote nach einem Schaden wieder frei.'],
    ['中心主任', '预约有时间和学生。咨询记录有内容。咨询记录只有咨询师本人和中心主任可以查看。'],
    ['مدير التحرير', 'الصحيفة فيها مواد لها عنوان ومتن. المادة لا ينشرها إلا مدير التحرير.'],
  ];
  it.each(NAMED)('%s', (role, text) => {
    expect(rolesOf(text)).toContain(role);
  });

  it('takes no adjective, count or list for somebody', () => {
    expect(
      rolesOf(
        'Kurse mit Titel und Datum, Kinder mit Vorname. Ein Kind kann sich pro Kurs nur einmal anmelden. Die Eltern sehen nur die eigenen Kurse.',
      ),
    ).not.toEqual(expect.arrayContaining([expect.stringMatching(/einmal|eigene|liste/i)]));
  });
});

describe('rows to look after in other languages', () => {
  const WATCHED: readonly (readonly [Other, string])[] = [
    ['es', 'Vecinos con piso y teléfono. Quiero ver quién no ha pagado.'],
    ['fr', "Besoins d'une personne avec nom et date. On veut la liste des besoins pas encore remis."],
    ['de', 'Kunden mit Adresse, Rechnungen mit Betrag. Offene Rechnungen auf einen Blick.'],
    ['zh', '业主有房号和电话。我想知道谁还没交物业费。'],
  ];
  it.each(WATCHED)('what is not done yet: %s', (_, text) => {
    expect(watchedIn(text)).not.toEqual([]);
  });

  it('tells of what runs low, which is not what is taken out', () => {
    const text =
      'Ich repariere Fahrräder. Ersatzteile mit Bestand, wenn weniger als 3 da sind Bescheid sagen.';
    expect(understand(text).facts.rules).toContainEqual(
      expect.objectContaining({ kind: 'notify', details: { below: 3 } }),
    );
    expect(rulesOf(text).join()).not.toContain('stock');
    const arabic = 'متجر: منتجات مع صور وكمية، طلبات العملاء. لما تقل الكمية عن خمسة ينبهني';
    expect(understand(arabic).facts.rules.map(({ kind }) => kind)).toEqual(['notify']);
  });
});

describe('what rules mean in other languages', () => {
  const detailsOf = (text: string, kind: string) =>
    understand(text).facts.rules.find((one) => one.kind === kind && one.source.from === 'text')?.details;

  it.each([
    [
      'Jaulas con número. Estancias: perro, jaula, entrada, salida. Una jaula no puede estar reservada por dos perros a la vez.',
      'jaula',
    ],
    ['حصص لها مدرب وحصان وتاريخ ووقت. لا يمكن حجز الحصان مرتين في نفس الوقت.', 'حصان'],
  ])('is twice of what is booked, and not of whom: %s', (text, per) => {
    expect(detailsOf(text, 'noOverlap')).toMatchObject({ per });
  });

  it.each([
    [
      'Huerto comunitario: parcelas numeradas, hortelanos y herramientas. Cada hortelano puede tener como máximo dos parcelas.',
      { of: 'hortelano', most: 2 },
    ],
    ['图书馆：图书、读者、借阅。每位读者最多借五本书。', { of: '读者', most: 5 }],
    [
      'Bibliothek: Bücher, Leser, Ausleihen. Jeder Leser darf höchstens fünf Bücher gleichzeitig ausleihen.',
      { of: 'Leser', most: 5 },
    ],
    [
      'Piscina: socios, calles, reservas. Nadie puede reservar más de dos veces por semana.',
      { most: 2, each: 'week', per: 'person' },
    ],
    [
      "Ateliers avec date. Les participantes s'inscrivent, pas plus de dix inscriptions par atelier.",
      { of: 'atelier', most: 10 },
    ],
  ])('is how many of whom: %s', (text, details) => {
    expect(detailsOf(text, 'capacity')).toMatchObject(details);
    expect(detailsOf(text, 'noOverlap')).toBeUndefined();
  });

  it.each([
    ['Citas con paciente, fecha y motivo. El día antes le llega un recordatorio al paciente.', 'paciente'],
    [
      'Pferde mit Besitzer und Name. Impfungen mit Pferd und Datum. Eine Woche vorher wird der Besitzer erinnert.',
      'Besitzer',
    ],
    ['宠物有名字、主人和疫苗到期日。疫苗到期前一周提醒主人。', '主人'],
    ['宠物有名字、主人和疫苗到期日。疫苗到期前一周提醒我。', undefined],
  ])('reminds whom it names: %s', (text, to) => {
    expect(detailsOf(text, 'reminder')?.to).toBe(to);
  });

  it('tells nobody that what was not paid is paid', () => {
    const text = 'Cuotas de socios: pendiente o pagada. Avisar al tesorero de los que no han pagado.';
    expect(detailsOf(text, 'notify')).toBeUndefined();
  });
});

describe('how long something lasts, and what it costs', () => {
  it.each([
    'Una biblioteca con libros y préstamos. Los préstamos no pueden durar más de 14 días.',
    'Un taller con coches y revisiones. No cobramos más de 50 euros por revisión.',
    'Eine Bücherei mit Büchern und Ausleihen. Niemand darf ein Buch mehr als 14 Tage behalten.',
    'Une bibliothèque avec des livres et des emprunts. Personne ne garde un livre plus de 21 jours.',
  ])('limits no number of rows: %s', (text) => {
    expect(understand(text).facts.rules.filter(({ kind }) => kind === 'capacity')).toEqual([]);
  });
});

describe('what is asked for in a few words', () => {
  const keptIn = (text: string) => understand(text).facts.entities.map(({ noun }) => noun);
  const ES = 'Salas, músicos y ensayos. Cada ensayo tiene fecha, sala y músico.';
  const FR = 'Kayaks, clients et réservations. Chaque réservation a une date, un kayak et un client.';
  const AR = 'قوارب وعملاء وحجوزات. كل حجز له تاريخ وقارب وعميل.';

  it.each([
    [
      `${FR} Statut de la réservation : en attente, confirmé, terminé. Tableau des réservations par statut.`,
      3,
    ],
    [`${AR} تذكير العميل قبل الحجز بيومين.`, 3],
    [`${ES} Sin reservas dobles.`, 3],
    [`${ES} No se puede reservar la misma sala dos veces a la vez.`, 3],
  ])('is no table beside what it is asked of: %s', (text, count) => {
    expect(keptIn(text)).toHaveLength(count);
  });

  it.each([
    [`${ES} Sin reservas dobles.`, 'ensayo', 'noOverlap'],
    [`${AR} منع الحجز المزدوج.`, 'حجز', 'noOverlap'],
    [`${AR} لا يزيد عدد حجوزات كل عميل عن 3.`, 'حجز', 'capacity'],
    [`${AR} تذكير العميل قبل الحجز بيومين.`, 'حجز', 'reminder'],
  ])('is a rule: %s', (text, owner, kind) => {
    const { rules } = understand(text).facts;
    expect(
      rules.some((rule) => rule.kind === kind && (rule.owner === owner || rule.details['unit'] === owner)),
    ).toBe(true);
  });

  it('counts a limit in words at the place where it stands', () => {
    const { rules } = understand(
      'Huertos: parcelas y hortelanos. Las parcelas son de cincuenta o sesenta metros, y cada hortelano puede tener como máximo dos parcelas.',
    ).facts;
    expect(rules.map(({ owner, kind, details }) => ({ owner, kind, ...details }))).toEqual([
      { owner: 'hortelano', kind: 'capacity', of: 'hortelano', most: 2, unit: 'parcela' },
    ]);
  });

  it.each([
    ['Ludothèque : les familles empruntent des jeux, pas plus de trois jeux par famille.', 'famille', 'jeu'],
    ['Familien leihen Spiele aus, höchstens drei Spiele pro Familie.', 'Familie', 'Spiel'],
    ['Los clientes alquilan kayaks, máximo dos kayaks por cliente.', 'cliente', 'kayak'],
    ['يستعير الأعضاء الكتب. بحد أقصى 3 كتب لكل عضو.', 'عضو', 'كتاب'],
  ])('limits how much each of somebody has: %s', (text, owner, unit) => {
    const { blueprint, facts } = understand(text);
    expect(facts.rules.map((rule) => [rule.kind, rule.owner, rule.details['unit']])).toContainEqual([
      'capacity',
      owner,
      unit,
    ]);
    const limits = blueprint?.rules.flatMap((rule) => (rule.kind === 'capacity' ? [rule] : [])) ?? [];
    const holders = limits.map(({ entity, reference }) => {
      const taker = blueprint?.entities.find(({ name }) => name === entity);
      const link = taker?.fields.find(({ name }) => name === reference);
      return blueprint?.entities.find(({ name }) => name === link?.entity)?.label.toLowerCase();
    });
    expect(holders).toEqual([owner.toLowerCase()]);
  });

  it('counts who takes part in something by that thing', () => {
    const { rules } = understand('Wir haben Kurse und Teilnehmer, maximal 10 Teilnehmer pro Kurs.').facts;
    const limits = rules.filter(({ kind }) => kind === 'capacity');
    expect(limits.map(({ details }) => details['of'])).toEqual(['Kurs']);
  });

  it('follows a life in Arabic from one state to the next', () => {
    const { states } = understand(`${AR} ينتقل الحجز من جديد إلى مؤكد ثم منتهي.`).facts;
    expect(states.map(({ values }) => values)).toEqual([['جديد', 'مؤكد', 'منتهي']]);
  });
});

describe('one number made of two', () => {
  it.each([
    [
      'Pedidos con cantidad, precio y total. El total es cantidad por precio.',
      'total',
      ['cantidad', 'precio'],
    ],
    ['Commandes : quantité, prix, total = quantité × prix', 'total', ['quantité', 'prix']],
    ['Aufträge mit Menge, Preis und Summe. Die Summe ist Menge mal Preis.', 'Summe', ['Menge', 'Preis']],
    ['订单有数量、单价、总价。总价等于数量乘以单价。', '总价', ['数量', '单价']],
    ['الطلبات: الكمية، السعر، المجموع = الكمية × السعر', 'مجموع', ['كمية', 'سعر']],
  ])('is worked out: %s', (text, label, fields) => {
    const computed = understand(text).facts.fields.filter((field) => field.computed !== undefined);
    expect(computed).toMatchObject([{ label, computed: { of: 'product', fields } }]);
  });

  it('is no price per hour', () => {
    const { facts } = understand('El precio es 5 euros por hora. Alquileres con horas y precio.');
    expect(facts.fields.filter((field) => field.computed !== undefined)).toEqual([]);
  });
});

it('says once that somebody takes one at a time', () => {
  const { facts } = understand('顾客预约纹身师。同一个纹身师同一时间只能接一个预约。');
  expect(facts.rules.filter(({ source }) => source.from === 'text').map(({ kind }) => kind)).toEqual([
    'noOverlap',
  ]);
});

describe('what runs low', () => {
  it.each([
    ['Brauerei: Fässer, Kunden und Bestellungen. Warnen wenn der Bestand unter 5 fällt', 'Fass', 'Bestand'],
    ['Vivero: plantas, macetas, ventas. Aviso cuando el stock sea inferior a 5', 'Planta', 'Existencias'],
    ['Arrivages avec espèce et poids. Alerte quand le stock descend sous 5 kg', 'Arrivage', 'Stock'],
  ])('is what is kept in stock, by a number of that name: %s', (text, noun, field) => {
    const { blueprint } = understand(text);
    const watched = blueprint?.pages
      .flatMap(({ sections }) => sections)
      .flatMap((section) =>
        section.kind === 'attention' && section.when.op === 'below' ? [section] : [],
      )[0];
    const entity = blueprint?.entities.find(({ name }) => name === watched?.entity);
    expect(entity?.label).toBe(noun);
    expect(entity?.fields.find(({ name }) => name === watched?.when.field)?.label).toBe(field);
  });
});

it.each([
  'Los músicos reservan salas, cada sala tiene precio por hora. No dobles reservas. Recordatorio un día antes.',
  'Les groupes réservent des salles. Pas de double réservation. Rappel la veille.',
])('guards the room, and reminds of the booking: %s', (text) => {
  const { blueprint } = understand(text);
  const labelOf = (name: string | undefined) =>
    blueprint?.entities.find((one) => one.name === name)?.label ?? '';
  const rules = blueprint?.rules ?? [];
  const overlap = rules.find(({ kind }) => kind === 'noOverlap');
  expect(overlap?.kind === 'noOverlap' && overlap.per).toMatch(/^sal/u);
  expect(labelOf(rules.find(({ kind }) => kind === 'reminder')?.entity)).toMatch(/^R[eé]serva/u);
});
