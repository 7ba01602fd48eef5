import { describe, expect, it, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Who may do what, and whom a rule is for, in the five languages besides English.

const facts = (text: string) => understand(text).facts;
const access = (text: string) =>
  facts(text).access.map(
    ({ who, action, owner, allowed, state }) =>
      `${who} ${allowed ? 'may' : 'not'} ${action} ${owner}${state === undefined ? '' : ` to ${state}`}`,
  );
const ruled = (text: string) =>
  facts(text).rules.flatMap(({ owner, kind, details, source }) =>
    source.from === 'text' ? [{ owner, kind, ...details }] : [],
  );
const mayOf = (text: string, label: string) =>
  understand(text).blueprint?.entities.find((entity) => entity.label === label)?.access;

describe('what somebody may not do', () => {
  test.each([
    [
      'Club de tenis. Los socios hacen reservas de pistas. Los socios no pueden borrar las reservas.',
      'socio not delete reserva',
    ],
    [
      'Club de tenis. Los socios hacen reservas de pistas. Los socios pueden ver las reservas, pero no borrarlas.',
      'socio not delete reserva',
    ],
    [
      'Tennisclub. Mitglieder machen Buchungen von Plätzen. Mitglieder dürfen die Buchungen nicht löschen.',
      'mitglied not delete Buchung',
    ],
    [
      'Praxis. Ärzte, Patienten und Befunde mit Datum. Der Arzt darf Befunde sehen, aber nicht ändern.',
      'arzt not update Befund',
    ],
    [
      'Club de tennis. Les adhérents font des réservations de courts. Les adhérents ne peuvent pas supprimer les réservations.',
      'adhérent not delete réservation',
    ],
    ['网球俱乐部。会员预约球场，预约有日期和时间。会员不能删除预约。', '会员 not delete 预约'],
    [
      'مختبر. الطبيب والمريض والنتيجة. النتائج لها تاريخ. الطبيب يستطيع رؤية النتائج لكن لا يستطيع تعديلها.',
      'طبيب not update نتيجة',
    ],
    ['نادي تنس. العضو يحجز الملعب. الحجوزات لها تاريخ. العضو لا يستطيع حذف الحجوزات.', 'عضو not delete حجز'],
  ])('is what is denied, and leaves the rest: %s', (text, said) => {
    expect(access(text)).toEqual([said]);
  });

  test('leaves them to see what they may not change', () => {
    const text =
      'Praxis. Ärzte, Patienten und Befunde mit Datum. Der Arzt darf Befunde sehen, aber nicht ändern.';
    expect(mayOf(text, 'Befund')?.read).toEqual(['member']);
    expect(mayOf(text, 'Befund')?.update).not.toContain('member');
  });

  test('needs nobody else where it is to delete, which the owner does', () => {
    const text =
      'Club de tenis. Los socios hacen reservas de pistas. Los socios no pueden borrar las reservas.';
    expect(facts(text).roles.map(({ noun }) => noun)).toEqual(['socio']);
  });
});

describe('what is one’s own', () => {
  test.each([
    ['物业。维修工处理报修单，报修单有标题和日期。维修工只能看到派给自己的报修单。', '报修单'],
    [
      'Crèche. Les parents, les enfants et un cahier par enfant avec la date et le repas. Les parents ne voient que le cahier de leur propre enfant.',
      'cahier',
    ],
  ])('is seen by nobody else: %s', (text, owner) => {
    expect(access(text)).toEqual([`own may read ${owner}`]);
  });

  test('is seen by whoever sees everything, also where one sentence says both', () => {
    const text =
      'Club de apicultores. Los socios tienen colmenares con lugar. Cada socio solo ve sus colmenares, el presidente ve todo.';
    expect(mayOf(text, 'Colmenar')?.read).toEqual(['own', 'presidente']);
  });

  test('the same in English', () => {
    const text =
      'Games have a title and a date. Game masters can only edit their own games, the manager can do everything.';
    expect(mayOf(text, 'Game')?.update).toEqual(['own', 'manager']);
  });
});

test('“everybody may read them” says nothing of strangers', () => {
  const text =
    'Vereinsarchiv. Dokumente mit Titel und Datei. Der Vorstand legt sie an. Alle können sie lesen.';
  expect(mayOf(text, 'Dokument')?.read).not.toContain('public');
  expect(
    mayOf('Vereinsarchiv. Dokumente mit Titel und Datei. Dokumente sind öffentlich.', 'Dokument')?.read,
  ).toContain('public');
});

test('who alone takes a step may take it, and others may still change the rest', () => {
  const text =
    'Labor. Proben mit Nummer und Status: eingegangen, in Analyse, freigegeben. Nur die Laborleitung darf freigeben.';
  expect(access(text)).toEqual(['laborleitung may update Probe to freigegeben']);
  expect(mayOf(text, 'Probe')?.update).toEqual(['member']);
});

test('several deeds of one role are all noted', () => {
  expect(access('合唱团。团员有姓名和声部。只有团长可以增加和删除团员。').sort()).toEqual([
    '团长 may create 团员',
    '团长 may delete 团员',
  ]);
});

describe('whom a rule is for', () => {
  test.each([
    [
      'Club de tenis. Cada socio puede hacer máximo 2 reservas por semana. Las reservas tienen fecha.',
      'socio',
    ],
    [
      'Tennisclub mit Mitgliedern, Plätzen und Buchungen (Datum). Mitglieder dürfen höchstens 2 Buchungen pro Woche machen.',
      'Mitglied',
    ],
    [
      'Club de tennis. Les réservations ont une date. Un adhérent peut faire au maximum 2 réservations par semaine.',
      'adhérent',
    ],
    ['网球俱乐部。会员、球场、预约（日期）。会员每周最多预约2次。', '会员'],
  ])('a limit per week is for each of those it speaks of: %s', (text, per) => {
    expect(ruled(text)).toMatchObject([{ kind: 'capacity', most: 2, each: 'week', per }]);
  });

  test('a limit of a place is for nobody in particular', () => {
    expect(
      ruled('Museo. Las visitas tienen fecha. Se admiten máximo 20 visitas al día.')[0],
    ).not.toHaveProperty('per');
  });

  test.each([
    [
      'Werkstatt. Kunden und Reparaturen mit Status angenommen, in Arbeit, fertig. Der Kunde bekommt eine E-Mail, wenn die Reparatur fertig ist.',
      { owner: 'Reparatur', kind: 'notify', state: 'fertig', to: 'Kunde' },
    ],
    [
      'Taller. Clientes con correo y reparaciones con estado recibida, en curso, terminada. El cliente recibe un correo cuando la reparación está terminada.',
      { owner: 'reparación', kind: 'notify', state: 'terminada', to: 'cliente' },
    ],
    [
      'Garage. Clients (e-mail), réparations avec statut reçue, en cours, terminée. Le client recoit un mail quand c’est terminé.',
      { owner: 'réparation', kind: 'notify', state: 'terminée', to: 'client' },
    ],
    [
      'Baustelle. Mängel haben Beschreibung, Frist und Status offen, behoben. Wenn ein Mangel überfällig ist soll der Bauleiter ne Mail kriegen.',
      { owner: 'Mangel', kind: 'reminder', minutes: 0, to: 'Bauleiter' },
    ],
  ])('a mail goes to whom it names, at the state it names: %s', (text, rule) => {
    expect(ruled(text)).toEqual([rule]);
  });

  test('a reminder comes as many days ahead as are said', () => {
    expect(ruled('诊所库存。药品有名称、数量、有效期。有效期30天内要提醒。')).toMatchObject([
      { kind: 'reminder', minutes: 30 * 1440 },
    ]);
  });
});

describe('words and names', () => {
  test.each([
    ['Samples: barcode (unique), type, received on.', 'Barcode'],
    ['Geräte: Name, Seriennummer (eindeutig), Ort.', 'Seriennummer'],
    ['Muestras: código (único), tipo, fecha.', 'Código'],
    ['样品：条码（唯一）、类型、日期。', '条码'],
    ['العينات: رمز (فريد)، النوع، التاريخ.', 'رمز'],
  ])('a field that is said to be unique is: %s', (text, label) => {
    const unique = understand(text).blueprint?.entities.flatMap(({ fields }) =>
      fields.filter((field) => field.unique).map((field) => field.label),
    );
    expect(unique).toContain(label);
  });

  test.each([
    [
      'Werkstatt. Auftrag: Nummer, Datum. Baustelle: Name. Mangel: Beschreibung.',
      ['Aufträge', 'Baustellen', 'Mängel'],
    ],
    ['Entreprise. Travaux : titre, adresse. Matériaux : nom, prix.', ['Travaux', 'Matériaux']],
  ])('plurals are those of the language: %s', (text, plurals) => {
    expect(understand(text).blueprint?.entities.map(({ plural }) => plural)).toEqual(plurals);
  });

  test('French nouns in -aux have the singular that they have', () => {
    const labels = understand(
      'Entreprise. Travaux : titre, adresse. Matériaux : nom, prix. Chevaux : nom.',
    ).blueprint?.entities.map(({ label }) => label);
    expect(labels).toEqual(['Travail', 'Matériau', 'Cheval']);
  });

  test('German nouns keep their capitals between arrows', () => {
    const { blueprint } = understand(
      'Werkstatt. Aufträge: Nummer, Datum. Status: in Arbeit -> wartet auf Teile -> fertig.',
    );
    const options = blueprint?.entities[0]?.fields.flatMap((field) => field.options ?? []);
    expect(options?.map(({ label }) => label)).toEqual(['In Arbeit', 'Wartet auf Teile', 'Fertig']);
  });

  test('a line above a list is the name by itself', () => {
    expect(understand('Probenverwaltung Labor\nProbe: Nummer, Datum\nGerät: Name').blueprint?.name).toBe(
      'Probenverwaltung Labor',
    );
  });
});

describe('rights that strangers tell', () => {
  test.each([
    [
      'Peña: actuaciones, entradas, socios. Los socios reservan entradas y solo ven sus reservas.',
      'own may read reserva',
    ],
    [
      'Taller: reparaciones con moto y horas, pasan por recibida, en curso y lista. Los mecánicos solo ven las suyas.',
      'own may read reparación',
    ],
    ['Kurse mit Datum. Kunden melden sich an und sehen nur ihre Anmeldungen.', 'own may read Anmeldung'],
    [
      'Termine mit Kundin. Die Aushilfe darf Termine eintragen, aber keine Rechnungen sehen. Rechnungen mit Betrag.',
      'aushilfe not read Rechnung',
    ],
    [
      '宠物有名字。寄养单有入住日期、离店日期。店员可以登记寄养单，只有店长能删除。',
      '店长 may delete 寄养单',
    ],
    ['الطلبات من العملاء وفيها المبلغ. الموظف يضيف الطلبات ولا يحذفها.', 'موظف not delete طلب'],
  ])('are read: %s', (text, right) => {
    expect(access(text)).toEqual([right]);
  });

  test.each([
    'Citas con paciente, fecha y antecedentes. Mi secretaria puede apuntar citas pero no ver los antecedentes.',
    'Termine mit Kundin und Preis. Die Aushilfe darf Termine eintragen, aber keine Umsätze sehen.',
    'Devis avec client et montant. Les ouvriers saisissent leurs heures mais ne voient pas les montants.',
  ])('hide no rows where a field is kept from somebody: %s', (text) => {
    expect(access(text)).toEqual([]);
    expect(facts(text).unknown).not.toEqual([]);
  });
});

const KEPT = {
  es: 'Kayaks, clientes y reservas. Cada reserva tiene fecha, kayak y cliente. Estado de la reserva: pendiente, confirmado, terminado.',
  fr: 'Kayaks, clients et réservations. Chaque réservation a une date, un kayak et un client. Statut de la réservation : en attente, confirmé, terminé.',
  zh: '管理皮划艇、客户和预订。每个预订有日期、皮划艇和客户。预订状态：待确认、已确认、已完成。',
} as const;

describe('who is only said to do what others may not', () => {
  test.each([
    [
      `${KEPT.es} Solo el encargado puede confirmar las reservas.`,
      'encargado may update reserva to confirmado',
    ],
    [`${KEPT.es} Las reservas solo las confirma el encargado.`, 'encargado may update reserva to confirmado'],
    [
      `${KEPT.fr} Seul le gérant peut confirmer les réservations.`,
      'gérant may update réservation to confirmé',
    ],
    [
      `${KEPT.fr} Les réservations sont confirmées uniquement par le gérant.`,
      'gérant may update réservation to confirmé',
    ],
    [`${KEPT.zh}只有店长可以确认预订。`, '店长 may update 预订 to 已确认'],
    [`${KEPT.zh}预订只能由店长确认。`, '店长 may update 预订 to 已确认'],
  ])('has a role and its right, and no table: %s', (text, right) => {
    expect(access(text)).toEqual([right]);
    expect(facts(text).entities).toHaveLength(3);
    expect(facts(text).roles).toHaveLength(1);
  });

  test('takes nothing from those who add rows, where only their name means that', () => {
    const text = 'Salas con nombre. Reservas con fecha y sala. Solo el encargado puede cambiar las reservas.';
    expect(access(text)).toEqual(['encargado may update reserva']);
  });
});

describe('who sees only what is theirs', () => {
  test.each([
    [`${KEPT.es} Cada cliente ve únicamente sus reservas.`, 'own may read reserva'],
    [`${KEPT.fr} Chaque client voit seulement ses réservations.`, 'own may read réservation'],
    [`${KEPT.fr} Chaque client ne voit que ses réservations.`, 'own may read réservation'],
    [`${KEPT.zh}每个客户只看自己的预订。`, 'own may read 预订'],
    [
      'قوارب وعملاء وحجوزات. كل حجز له تاريخ وقارب وعميل. كل عميل يشاهد الحجوزات الخاصة به فقط.',
      'own may read حجز',
    ],
  ])('is told in many ways: %s', (text, right) => {
    expect(access(text)).toEqual([right]);
  });
});

describe('what anybody may see', () => {
  test.each([
    ['Cualquiera puede ver los kayaks sin registrarse.', KEPT.es, 'kayak'],
    ['Tout le monde peut voir les kayaks sans compte.', KEPT.fr, 'kayak'],
    ['任何人不用登录都可以看皮划艇。', KEPT.zh, '皮划艇'],
  ])('needs no account, and nothing is made by it: %s', (sentence, kept, owner) => {
    expect(access(`${kept} ${sentence}`)).toEqual([`public may read ${owner}`]);
    expect(facts(`${kept} ${sentence}`).pages.map(({ kind }) => kind)).not.toContain('account');
  });
});

describe('who uses the app, in a list', () => {
  it.each([
    ['Ensayos con fecha y hora. Roles: director y corista.', 'ensayo', ['director', 'corista']],
    ["Chantiers avec date. Rôles : patron, chef d'équipe et apprenti.", 'chantier', ['patron', 'apprenti']],
    ['Proben mit Datum. Rollen: Leiter und Sänger.', 'Probe', ['leiter', 'sänger']],
    ['排练有日期。角色：团长、团员。', '排练', ['团长', '团员']],
    ['التمارين لها تاريخ. الأدوار: المدرب ولاعب.', 'تمرين', ['مدرب', 'لاعب']],
  ])('is a role and nothing that it keeps: %s', (text, thing, roles) => {
    const { facts } = understand(text);
    expect(facts.entities.map(({ noun }) => noun)).toEqual([thing]);
    expect(facts.roles.map(({ noun }) => noun)).toEqual(expect.arrayContaining(roles));
  });
});

describe('who only looks', () => {
  it.each([
    'El jefe puede crear y borrar turnos; los voluntarios solo pueden ver.',
    'Le responsable peut créer et supprimer les créneaux ; les bénévoles peuvent seulement voir.',
    'Der Dirigent darf Proben anlegen und löschen, Sänger dürfen nur lesen.',
    '医生可以新增和删除病历，护士只能查看。',
    'المدير يستطيع إضافة وحذف الحجوزات والأعضاء يشاهدون فقط.',
  ])('can change nothing: %s', (text) => {
    const { facts } = understand(text);
    const denied = facts.access.filter(({ allowed }) => !allowed).map(({ action }) => action);
    expect(denied).toEqual(['create', 'update', 'delete']);
  });
});

describe('who sees only what is theirs', () => {
  test.each([
    ['Reitstall: Einsteller, Pferde, Boxen. Ein Einsteller soll nur seine Pferde sehen können.', 'Pferd'],
    ['Imkerverein: Imker, Völker, Standorte. Die Imker sehen ausschließlich ihre Völker.', 'Volk'],
    [
      'Verein: Mitglieder, Ergebnisse, Termine. Mitglieder sollen nicht die Ergebnisse der anderen sehen.',
      'Ergebnis',
    ],
    ['Schule: Schüler, Noten, Eltern, Kinder. Eltern sehen nur die Noten ihrer Kinder.', 'Note'],
    ['Cooperativa: apicultores, colmenas y parcelas. Que cada apicultor vea solo sus colmenas.', 'Colmena'],
    ['Escuela: alumnos, notas, padres, hijos. Los padres solo ven las notas de sus hijos.', 'Nota'],
    [
      "Refuge : familles d'accueil, animaux, adoptions. Les familles d'accueil ne voient que leurs animaux.",
      'Animal',
    ],
    ['Coopérative : vignerons, apports, parcelles. Un vigneron ne peut voir que ses apports.', 'Apport'],
    [
      'Club : adhérents, résultats, tournois. Chaque adhérent doit voir uniquement ses résultats.',
      'Résultat',
    ],
  ])('has a right to no more: %s', (text, label) => {
    expect(mayOf(text, label)?.read).toContain('own');
  });

  test.each([
    "Chantiers : employés, équipes, plannings. Les chefs d'équipe ne voient que les employés de leur équipe.",
    'Kita: Kinder, Gruppen, Erzieher. Erzieher sehen nur die Kinder ihrer Gruppe.',
    'Spedition: Fahrer, Touren, Fahrzeuge. Fahrer sehen nur die Touren ihres Fahrzeugs.',
    'Kanzlei: Anwälte, Akten, Mandanten. Anwälte sehen nur die Akten ihrer Mandanten.',
    'Campamento: monitores, niños, grupos. Los monitores solo ven los niños de su grupo.',
  ])('is not told by whose what is theirs is: %s', (text) => {
    expect(access(text)).toEqual([]);
    expect(facts(text).unknown).toHaveLength(1);
  });

  test('is no thing that must not be booked twice', () => {
    const { roles, unknown } = facts(
      'Raumverwaltung: Räume, Buchungen, Mitarbeiter. Räume dürfen nicht doppelt gebucht werden.',
    );
    expect([roles, unknown]).toEqual([[], []]);
  });

  test('makes no role of what is seen', () => {
    const text = 'Hausverwaltung: Mieter, Wohnungen, Meldungen. Der Hausmeister sieht nur Meldungen.';
    expect(facts(text).roles.map(({ noun }) => noun)).not.toContain('meldung');
    expect(facts(text).roles.map(({ noun }) => noun)).toContain('hausmeister');
    expect(access('Hausverwaltung: Mieter, Wohnungen, Rechnungen. Rechnungen sieht nur der Chef.')).toEqual([
      'chef may read Rechnung',
    ]);
  });

  test('may be the boss, whom a pattern of cloth is called like', () => {
    const text = 'Garage : clients, véhicules, factures. Seul le patron peut supprimer une facture.';
    expect(access(text)).toEqual(['patron may delete facture']);
    expect(mayOf(text, 'Patron')).toBeUndefined();
  });
});
