import { describe, expect, it } from 'vitest';
import { APP_LANGUAGES, type AppLanguage } from '#blueprint/kinds.ts';
import { detect } from '#blueprint/understand/language.ts';
import { understand } from '#blueprint/understand/index.ts';

const SHORT: Readonly<Record<AppLanguage, string>> = {
  en: `Dog grooming salon
clients, dogs, appointments
tasks
invoices and payments
Library app
an app for recipes
track expenses
gym members, classes
hotel rooms & bookings
volunteers shifts
CRM for a small agency
inventory with stock levels
student grades
patients, doctors, prescriptions
menu, tables, orders
blog with posts and comments
My plants
car repair shop
event tickets
movies I watched
tool library with members and loans
projects (name, budget)
employee time tracking
restaurant reservations
equipment maintenance log
Status: open, closed
customers: name, phone, email
football team app
landlord rent payments
wine collection`,
  es: `clientes, citas y facturas
peluquería canina
control de gastos
app para gimnasio
Biblioteca con libros y socios
pedidos y productos
gestión de tareas
alumnos, notas, profesores
mi colección de discos
reservas de pistas de pádel
inventario
recetas de cocina
veterinaria: mascotas, dueños
taller mecánico
inquilinos y alquileres
horario de turnos
voluntarios
citas médicas
hotel habitaciones reservas
cursos con estudiantes
estado: abierto, cerrado
lista de la compra
viajes y gastos
empleados (nombre, correo)
club de lectura
ventas por mes
proyectos, tareas
huerto urbano
pacientes
incidencias informáticas`,
  fr: `clients, rendez-vous et factures
salon de toilettage
suivi des dépenses
application pour une salle de sport
Bibliothèque avec livres et emprunts
commandes, produits
gestion de tâches
élèves, notes, professeurs
ma collection de vinyles
réservation de courts
inventaire
recettes de cuisine
vétérinaire : animaux, propriétaires
garage automobile
locataires et loyers
planning des équipes
bénévoles
rendez-vous médicaux
hôtel chambres réservations
cours avec étudiants
statut : ouvert, fermé
liste de courses
voyages et dépenses
employés (nom, e-mail)
club de lecture
ventes par mois
projets, tâches
jardin partagé
patients et ordonnances
suivi de colis`,
  de: `Kunden, Termine und Rechnungen
Hundesalon
Ausgaben verfolgen
App für ein Fitnessstudio
Bücherei mit Büchern und Ausleihen
Bestellungen, Produkte
Aufgabenverwaltung
Schüler, Noten, Lehrer
meine Plattensammlung
Platzreservierung
Inventar und Lager
Kochrezepte
Tierarzt: Tiere, Besitzer
Autowerkstatt
Mieter und Mieten
Schichtplan
Ehrenamtliche
Arzttermine
Hotel Zimmer Buchungen
Kurse mit Teilnehmern
Status: offen, geschlossen
Einkaufsliste
Reisen und Ausgaben
Mitarbeiter (Name, E-Mail)
Lesekreis für Bücher
Umsatz pro Monat
projekte, aufgaben
Gemeinschaftsgarten
Patienten
Geräteverleih`,
  zh: `客户、预约和发票
宠物美容店
记账
健身房会员管理
图书馆
订单管理
任务清单
学生成绩
我的唱片
场地预约
库存
菜谱
宠物医院
汽车维修
租客与租金
排班
志愿者
门诊预约
酒店客房
课程报名
状态：开放、关闭
购物清单
旅行花费
员工（姓名、邮箱）
读书会
每月销售
项目、任务
社区菜园
病人
快递`,
  ar: `عملاء ومواعيد وفواتير
صالون حيوانات أليفة
متابعة المصروفات
تطبيق لصالة رياضية
مكتبة فيها كتب
طلبات ومنتجات
إدارة المهام
طلاب ودرجات
مجموعة أسطوانات
حجز ملاعب
جرد المخزون
وصفات طبخ
عيادة بيطرية
ورشة سيارات
مستأجرون
جدول المناوبات
متطوعون
مواعيد طبية
فندق وغرف
دورات وطلاب
الحالة: مفتوح، مغلق
قائمة التسوق
رحلات
موظفون (الاسم، البريد)
نادي قراءة
مبيعات شهرية
مشاريع ومهام
حديقة
مرضى
طرود`,
};

describe('the language of a description', () => {
  it.each(APP_LANGUAGES)('is found from three words: %s', (language) => {
    const wrong = SHORT[language].split('\n').filter((text) => {
      const found = detect(text);
      return found.language !== language || found.other !== undefined;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['ita', 'Un’app per gestire i clienti, gli appuntamenti e le fatture'],
    ['por', 'Um aplicativo para gerenciar clientes, consultas e faturas da clínica'],
    ['nld', 'Een app voor klanten, afspraken en facturen van mijn kapsalon'],
    ['tur', 'Müşteriler, randevular ve faturalar için bir uygulama'],
    ['pol', 'Aplikacja do zarządzania klientami i wizytami w salonie'],
    ['swe', 'En app för kunder och bokningar, varje kund har ett namn'],
    ['jpn', '顧客と予約を管理するアプリ'],
    ['kor', '고객과 예약을 관리하는 앱'],
    ['rus', 'Приложение для клиентов и записей'],
    ['pes', 'اپلیکیشن برای مدیریت مشتریان و نوبت‌ها'],
    ['hin', 'ग्राहक और नियुक्तियों के लिए ऐप'],
  ])('says so where apps do not speak it: %s', (code, text) => {
    expect(detect(text)).toEqual({ language: 'en', other: code });
    expect(understand(text).facts.otherLanguage).toBe(code);
  });
});

const factsOf = (text: string) => understand(text).facts;
const nounsOf = (text: string) => factsOf(text).entities.map(({ noun }) => noun);
const fieldsOf = (text: string, owner: string) =>
  factsOf(text)
    .fields.filter((field) => field.owner === owner && field.source.from === 'text')
    .map(({ label }) => label);
const statesOf = (text: string, owner: string) =>
  factsOf(text).states.find((states) => states.owner === owner)?.values;
const linksOf = (text: string) => factsOf(text).relations.map(({ from, to }) => `${from} → ${to}`);

describe('what has what, in five languages', () => {
  it.each([
    ['brackets', 'Club: socios (nombre, teléfono), cursos', 'socio', ['nombre', 'teléfono']],
    ['with', 'Gestion des livres avec titre et prix, et des clients', 'livre', ['titre', 'prix']],
    ['each', 'Jedes Buch hat Titel, Preis und Gewicht.', 'Buch', ['Titel', 'Preis', 'Gewicht']],
    ['a colon in a list', 'Taller\n- Coches: marca, matrícula\n- Clientes', 'coche', ['marca', 'matrícula']],
    ['Chinese 有', '管理订单和商品。商品有编号、价格', '商品', ['编号', '价格']],
    ['Chinese without signs', '活动(标题 时间 名额)，居民报名', '活动', ['标题', '时间', '名额']],
    ['an Arabic suffix', 'أريد تسجيل كل سيارة برقمها ولونها', 'سيارة', ['رقم', 'لون']],
    ['an Arabic pronoun', 'كل موعد له تاريخ ومكان', 'موعد', ['تاريخ', 'مكان']],
  ])('gives a thing what stands after %s', (_, text, owner, labels) => {
    expect(fieldsOf(text, owner)).toEqual(labels);
  });

  it.each([
    ['Los clientes y los proveedores tienen correo.', ['cliente', 'proveedor']],
    ['Wir verleihen Werkzeuge. Kunden, Werkzeuge und Rechnungen', ['Werkzeug', 'Kunde', 'Rechnung']],
    ['Liste des élèves et des professeurs', ['élève', 'professeur']],
    ['停车场管理：车位、车主、订单', ['车位', '车主', '订单']],
    ['جمعية: متبرعون، تبرعات، متطوعون', ['متبرع', 'تبرع', 'متطوع']],
  ])('names each thing in the singular, and no setting: %s', (text, nouns) => {
    expect([...nounsOf(text)].sort()).toEqual([...nouns].sort());
  });

  it.each([
    ['Los socios reservan pistas.', 'reserva → pista'],
    ['Les membres empruntent des livres.', 'emprunt → livre'],
    ['Termine gehören zu einem Patienten.', 'Termin → Patient'],
    ['每个学生属于一个班级。', '学生 → 班级'],
    ['الطالب يسجل في الدورة', 'تسجيل → دورة'],
  ])('links what does something with what: %s', (text, link) => {
    expect(linksOf(text)).toContain(link);
  });
});

describe('states, rules and roles, in five languages', () => {
  it.each([
    ['Pedidos con fecha. Estado: nuevo, pagado, enviado', 'pedido', ['nuevo', 'pagado', 'enviado']],
    [
      'La entrega pasa de programada a preparada, luego entregada.',
      'entrega',
      ['programada', 'preparada', 'entregada'],
    ],
    ['Le colis passe de reçu à notifié puis retiré', 'colis', ['reçu', 'notifié', 'retiré']],
    [
      'Aufträge mit Preis. Ein Auftrag ist erst offen, dann fertig, schließlich bezahlt oder storniert.',
      'Auftrag',
      ['offen', 'fertig', 'bezahlt', 'storniert'],
    ],
    [
      'Gigs mit Datum. Gig-Status: angefragt -> zugesagt -> gespielt',
      'Gig',
      ['angefragt', 'zugesagt', 'gespielt'],
    ],
    ['订单有编号。订单从待付款到已发货再到已完成', '订单', ['待付款', '已发货', '已完成']],
    ['طلبات مع السعر. حالة الطلب: جديد، جاهز، ملغى', 'طلب', ['جديد', 'جاهز', 'ملغى']],
  ])('reads the life in: %s', (text, owner, values) => {
    expect(statesOf(text, owner)).toEqual(values);
  });

  it('sees no chart within another word', () => {
    const { pages } = understand(
      'Clientes: nombre, teléfono. Devoluciones: fecha, motivo. Devolución.',
    ).facts;
    expect(pages.filter(({ source }) => source.from === 'text')).toEqual([]);
  });

  it('reads choices in brackets', () => {
    const field = factsOf('Excursiones con fecha y dificultad (fácil, media, difícil)').fields.find(
      ({ label }) => label === 'dificultad',
    );
    expect(field).toMatchObject({ type: 'select', options: ['fácil', 'media', 'difícil'] });
  });

  it.each([
    ['Salas y reservas. No puede haber dos reservas a la misma hora.', 'noOverlap'],
    ['Cours et inscriptions. Maximum 12 inscriptions par cours.', 'capacity'],
    ['Geräte und Prüfungen mit Datum. Einen Monat vorher erinnern.', 'reminder'],
    ['商品有库存，库存低于5要提醒', 'notify'],
    ['غرف وحجوزات. لا يمكن حجز الغرفة مرتين في نفس الوقت', 'noOverlap'],
  ])('%s', (text, kind) => {
    expect(factsOf(text).rules.map((rule) => rule.kind)).toContain(kind);
  });

  it.each([
    ['Entregas y familias. Solo los coordinadores pueden crear entregas.', 'coordinador'],
    ['Factures et clients. Seul le comptable peut supprimer des factures.', 'comptable'],
    ['合同和客户。只有管理员可以修改合同。', '管理员'],
  ])('knows who may do what others may not: %s', (text, role) => {
    expect(factsOf(text).roles.map(({ noun }) => noun)).toContain(role);
  });

  it('says where in the text each thing was named', () => {
    const text = 'Verein mit Mitgliedern und Beiträgen';
    const [member] = factsOf(text).entities;
    const spans = member?.source.from === 'text' ? member.source.spans : [];
    expect(spans.map(({ start, end }) => text.slice(start, end))).toContain('Mitgliedern');
  });
});

describe('how many there may be in a period, in five languages', () => {
  it.each([
    ['Clínica veterinaria con dueños, mascotas y visitas. No más de 20 visitas al día.', 'day', 20, false],
    [
      'Wir verleihen Räder. Ausleihen mit Mitglied, Rad, von, bis. Höchstens 2 Ausleihen pro Monat je Mitglied.',
      'month',
      2,
      true,
    ],
    [
      'Salle de sport: adhérents, cours, réservations. Maximum 3 réservations par semaine par adhérent.',
      'week',
      3,
      true,
    ],
    ['健身房管理：会员、课程、预约。每个会员每周最多 3 次预约。', 'week', 3, true],
    ['عيادة أسنان: مرضى ومواعيد. لا أكثر من 10 مواعيد في اليوم.', 'day', 10, false],
  ])('is a rule of what is counted: %s', (text, unit, most, isEach) => {
    const { blueprint } = understand(text);
    const rule = blueprint?.rules.find(({ kind }) => kind === 'capacity');
    expect(rule).toMatchObject({ unit, most });
    expect(rule && 'reference' in rule).toBe(isEach);
  });
});
