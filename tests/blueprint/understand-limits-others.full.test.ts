import { describe, expect, it } from 'vitest';
import { detect } from '#blueprint/understand/language.ts';
import { understand } from '#blueprint/understand/index.ts';

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  const entity = (name: string | undefined) => blueprint?.entities.find((one) => one.name === name);
  return { blueprint, entity, rules: blueprint?.rules ?? [] };
};

describe('how many of what something or somebody may have, in other languages', () => {
  /** Whose limit it is, what it counts, and how many. */
  function limitOf(text: string): string {
    const { entity, rules } = appOf(text);
    const [rule] = rules.flatMap((one) => (one.kind === 'capacity' ? [one] : []));
    const counted = entity(rule?.entity);
    const holder = entity(counted?.fields.find(({ name }) => name === rule?.reference)?.entity);
    const limit = holder?.fields.find(({ name }) => name === rule?.limit);
    return `${counted?.label} in ${holder?.label}: ${String(limit?.default)}`;
  }

  it.each([
    ['Chor: Sänger, Reisen. Jede Reise hat höchstens 12 Plätze.', 'Sänger in Reise: 12'],
    [
      'Nähtreff: Näherinnen, Workshops. In jeden Workshop dürfen maximal 12 Näherinnen.',
      'Näherin in Workshop: 12',
    ],
    ['Imkerverein: Imker, Stockwaagen. Höchstens 3 Stockwaagen pro Imker.', 'Stockwaage in Imker: 3'],
    [
      'Rocódromo: escaladores, cursos. Cada curso tiene un máximo de 12 escaladores.',
      'Escalador in Curso: 12',
    ],
    ['Coro: cantantes, viajes. Cada viaje admite hasta 12 cantantes.', 'Cantante in Viaje: 12'],
    ['Chorale : choristes, voyages. Chaque voyage a 12 places maximum.', 'Choriste in Voyage: 12'],
    ['裁缝班:学生、课程、教练。一个课程最多容纳12个学生。', '学生 in 课程: 12'],
    ['攀岩馆:学员、课程、教练。一个学员最多参加三个课程。', '报名 in 学员: 3'],
    ['مدرسة خياطة: طلاب، دورات. كل دورة لها 12 طالب كحد أقصى.', 'طالب in دورة: 12'],
    ['نادي تسلق: متدربين، دورات. كل متدرب يحجز 3 دورات كحد أقصى.', 'حجز in متدرب: 3'],
    // Whoever stands in a list with something else is the subject of nothing.
    ['Kurse mit Ort, Dozent, max. 12 Teilnehmer', 'Teilnehmer in Kurs: 12'],
    ['Kurse mit Datum, Trainer, Raum und höchstens 10 Teilnehmern', 'Teilnehmer in Kurs: 10'],
    ['Cursos con fechas, profesor y máximo 15 alumnos', 'Alumno in Curso: 15'],
    // "Personnes" are nobody who has a name there.
    ['12 personnes maximum par sortie, sorties avec date', 'Personne in Sortie: 12'],
    ['Sorties avec 12 personnes maximum', 'Personne in Sortie: 12'],
    ['12 personnes maximum par atelier. Ateliers avec animateur, date, prix.', 'Personne in Atelier: 12'],
  ])('%s', (text, limit) => {
    expect(limitOf(text)).toBe(limit);
  });

  it('makes no field of the words of a limit', () => {
    const fields = appOf(
      'Escuela de surf: alumnos, clases. Cada clase tiene un máximo de 8 alumnos.',
    ).blueprint?.entities.flatMap((one) => one.fields);
    expect(fields?.map(({ label }) => label).join()).not.toContain('áximo');
  });

  it.each([
    ['Sauna im Verein: Mitglieder, Buchungen. Höchstens zwei Buchungen pro Woche.', 'mitglied'],
    ['Bäckerei: Kunden, Bestellungen. Höchstens 20 Bestellungen pro Tag.', undefined],
    ['Maximal drei Termine pro Tag. Kunden, Termine.', undefined],
    ['Máximo 3 citas por semana. Pacientes y citas.', undefined],
    ['每天最多三个预约，客户，预约', undefined],
    ['Ferienhaus: Gäste, Buchungen. Maximal zwei Buchungen pro Monat.', undefined],
  ])('so few in a time are of each of the members who book: %s', (text, reference) => {
    const [rule] = appOf(text).rules.flatMap((one) => (one.kind === 'capacity' ? [one] : []));
    expect(rule?.reference).toBe(reference);
  });
});

describe('mails in other languages', () => {
  it.each([
    ['Despensa: productos con fecha de caducidad. Avisar cuando un producto caduque en 7 días.', 7],
    ['Taller: contratos con fecha de caducidad. Aviso cuando vence en menos de 2 semanas.', 14],
    [
      "Club de plongée : certificats avec date d'expiration. Prévenir quand un certificat expire dans 30 jours.",
      30,
    ],
    ['Verein: Lizenzen mit Ablaufdatum. Ich möchte eine Mail, wenn eine Lizenz in zwei Wochen abläuft.', 14],
    ['药房:药品有名称、到期日期。药品还有30天到期时提醒我。', 30],
    ['صيدلية: أدوية مع الاسم وتاريخ الانتهاء. تنبيه عندما ينتهي الدواء خلال 30 يوم.', 30],
  ])('come as long before the end as is said: %s', (text, days) => {
    const { rules } = appOf(text);
    expect(rules.map(({ kind }) => kind)).toEqual(['reminder']);
    expect(rules[0]).toMatchObject({ minutes: days * 1440 });
  });

  it('come once something is due, where it is said how long after it was given out', () => {
    const { rules } = appOf(
      'Bibliothèque : livres, lecteurs, emprunts. Envoyer un rappel après trois semaines.',
    );
    expect(rules).toContainEqual(expect.objectContaining({ kind: 'reminder', minutes: 0 }));
  });

  it.each([
    'Nach zwei Wochen Erinnerung zum Nachfassen. Angebote mit Kunde, Datum.',
    "Rappel après 10 jours si le devis n'est pas signé. Devis, clients.",
  ])('come not before a day, where it is said how long after something else: %s', (text) => {
    const { blueprint, facts } = understand(text);
    expect(blueprint?.rules).toEqual([]);
    expect(facts.unknown).toHaveLength(1);
  });

  it.each([
    'Fahrradwerkstatt: Kunden, Ersatzteile mit Bestand. Wenn der Bestand unter 3 fällt, Nachricht an mich.',
    'مكتبة مدرسية: كتب، طلاب، إعارات. تذكير الطالب قبل موعد الإرجاع بيومين.',
  ])('are kept nowhere: %s', (text) => {
    const { blueprint, rules } = appOf(text);
    expect(blueprint?.entities.map(({ label }) => label)).not.toContainEqual(
      expect.stringMatching(/Nachricht|تذكير/u),
    );
    expect(rules).toHaveLength(1);
  });

  it.each([
    'Comedor: niños, menús. Los padres avisan cuando su hijo no come.',
    'Eltern informieren uns, wenn ihr Kind krank ist. Eltern, Kinder, Essen.',
  ])('are sent by nobody who tells something himself: %s', (text) => {
    expect(appOf(text).rules).toEqual([]);
  });

  it.each([
    'Kunden informieren, wenn das Auto fertig ist. Autos, Kunden.',
    'Mitglieder benachrichtigen, wenn neuer Termin. Mitglieder, Termine.',
    '客户预约后通知我，客户，预约',
    '学生借书后通知老师。学生、书、老师',
    '顾客下单后通知我。订单',
  ])('are sent where somebody is to be told: %s', (text) => {
    expect(appOf(text).rules.map(({ kind }) => kind)).toEqual(['notify']);
  });

  it('make no role of when they come', () => {
    const { blueprint } = appOf('صالون: حلاقين، مواعيد، زبائن. إشعار للزبون قبل الموعد بساعة');
    expect(blueprint?.roles).toEqual([]);
    expect(blueprint?.entities.flatMap(({ fields }) => fields).map(({ label }) => label)).not.toContain(
      'ساعة',
    );
  });
});

describe('figures over a time, in other languages', () => {
  it.each([
    'Una consulta de podología. Pacientes, visitas con fecha. Un informe mensual de ingresos.',
    'Garage : clients, factures. Je veux un rapport mensuel des ventes.',
    'Praxis: Patienten, Termine. Dazu einen Monatsbericht der Einnahmen.',
    'عيادة: مرضى، مواعيد، فواتير. أريد تقرير شهري.',
  ])('are shown, and kept nowhere: %s', (text) => {
    const { facts } = understand(text);
    expect(facts.entities.map(({ concept }) => concept)).not.toContain('report');
    expect(facts.pages.some(({ kind, source }) => kind === 'dashboard' && source.from === 'text')).toBe(true);
  });

  it.each([
    'Obra: informes con fecha y texto, visitas. Un informe por visita.',
    'Bautagebuch: Tagesbericht mit Wetter, Arbeitern, Fotos',
    'Informe diario de obra con tiempo, operarios y fotos',
  ])('are not what somebody writes at a visit or a day: %s', (text) => {
    const { facts } = understand(text);
    expect(facts.entities.map(({ concept }) => concept)).toContain('report');
  });
});

it('takes a space before a colon for French', () => {
  expect(detect('Styliste : robes, patrons, tailles').language).toBe('fr');
  expect(detect('Name : text, Age : number').language).toBe('en');
});
