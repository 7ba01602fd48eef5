import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  const labels = blueprint?.entities.map(({ label }) => label) ?? [];
  const fieldsOf = (label: string) =>
    blueprint?.entities.find((one) => one.label === label)?.fields.map((field) => field.label) ?? [];
  return { name: blueprint?.name, labels, fieldsOf };
};

describe('whose fields are, in other languages', () => {
  it('keeps a list of them together', () => {
    const { fieldsOf } = appOf(
      'Je suis plombier et je fais mes devis. Un devis a des lignes avec désignation, quantité, prix unitaire.',
    );
    expect(fieldsOf('Ligne')).toEqual(expect.arrayContaining(['Désignation', 'Quantité', 'Prix unitaire']));
  });

  it('gives them to what happens between people', () => {
    const { fieldsOf } = appOf(
      'Club de ajedrez. Socios con cuota anual, torneos, partidas entre dos socios con resultado y fecha.',
    );
    expect(fieldsOf('Partida')).toEqual(expect.arrayContaining(['Resultado', 'Fecha']));
    expect(fieldsOf('Socio')).not.toContain('Fecha');
  });
});

describe('what is said of each of several, in other languages', () => {
  it.each([
    ['Wir brauchen Anzahl Gäste und Anzahl Kinder pro Buchung.', 'Buchung', 'Anzahl Kinder'],
    ['Necesitamos número de adultos y número de niños por reserva.', 'Reserva', 'Número de niños'],
    [
      "Il faut le nombre d'adultes et le nombre d'enfants par réservation.",
      'Réservation',
      "Nombre d'enfants",
    ],
    ['Academia: alumnos, clases. Cada clase es de un profesor.', 'Clase', 'Profesor'],
    ['Academia: alumnos, clases. Cada clase la da un profesor.', 'Clase', 'Profesor'],
  ])('is its own: %s', (text, owner, label) => {
    expect(appOf(text).fieldsOf(owner)).toContain(label);
  });

  it('gives states to what is named before them', () => {
    const { blueprint } = understand(
      '民宿管理:房间、客人、预订。房间状态有空闲、已预订、入住中、打扫中。保洁员只能看到打扫任务。',
    );
    const room = blueprint?.entities.find(({ label }) => label === '房间');
    const states = room?.fields.find(({ name }) => name === room.states?.field);
    expect(states?.options?.map(({ label }) => label)).toEqual(['空闲', '已预订', '入住中', '打扫中']);
  });

  it.each([
    ['Facturas con estado de pago (pagado, pendiente), pagos y clientes', 'Factura', ['Pagado', 'Pendiente']],
    ['Commandes avec statut de paiement (payé, acompte)', 'Commande', ['Payé', 'Acompte']],
    ['Rechnungen mit Zahlungsstatus (offen, bezahlt), Zahlungen, Kunden', 'Rechnung', ['Offen', 'Bezahlt']],
    ['Pedidos con estado de entrega (pendiente, entregado), entregas.', 'Pedido', ['Pendiente', 'Entregado']],
  ])('gives no states to the sort that they are of: %s', (text, label, states) => {
    const owner = understand(text).blueprint?.entities.find((one) => one.label === label);
    const field = owner?.fields.find(({ name }) => name === owner.states?.field);
    expect(field?.options?.map((option) => option.label)).toEqual(states);
  });
});

describe('rights by what somebody was given, in other languages', () => {
  it.each([
    [
      'Refugio: animales, voluntarios. Los voluntarios solo pueden ver los animales que tienen asignados.',
      'Animal',
    ],
    [
      'Pflegedienst: Patienten, Pfleger, Touren. Pfleger sehen nur die Touren, die ihnen zugewiesen sind.',
      'Tour',
    ],
    [
      'Service : clients, techniciens, interventions. Les techniciens voient uniquement les interventions qui leur sont attribuées.',
      'Intervention',
    ],
  ])('are to their own rows: %s', (text, label) => {
    const { blueprint } = understand(text);
    expect(blueprint?.entities.find((one) => one.label === label)?.access.read).toContain('own');
  });

  it('are of whoever holds an office', () => {
    const text = 'Comunidad: propietarios, recibos, gastos. El presidente aprueba los gastos.';
    expect(understand(text).blueprint?.roles.map(({ label }) => label)).toContain('Presidente');
  });
});

describe('who took what, in other languages', () => {
  it.each([
    [
      'Bibliothèque : livres, lecteurs. On veut savoir qui a emprunté quel livre.',
      'Emprunt',
      ['Livre', 'Lecteur'],
    ],
    [
      'Werkzeuge, Mitglieder. Ich will sehen, wer welches Werkzeug ausgeliehen hat.',
      'Ausleihe',
      ['Werkzeug', 'Mitglied'],
    ],
    ['Ludoteca: juegos, familias. Quiero saber quién tiene prestado cada juego.', 'Préstamo', ['Juego']],
    ['مكتبة: كتب، قراء. أريد أن أعرف من استعار أي كتاب.', 'إعارة', ['كتاب', 'قارئ']],
    // Where nothing else names what is taken.
    ['Wer hat welches Werkzeug ausgeliehen und bis wann', 'Ausleihe', ['Werkzeug']],
    ['Wir wollen wissen, wer welches Buch ausgeliehen hat', 'Ausleihe', ['Buch']],
    ['Qui a emprunté quel livre', 'Emprunt', ['Livre']],
    ['Quién tiene prestado qué libro', 'Préstamo', ['Libro']],
  ])('is written down: %s', (text, loan, links) => {
    expect(appOf(text).fieldsOf(loan)).toEqual(expect.arrayContaining(links));
  });

  it('makes no thing of when', () => {
    const { labels } = appOf('Wer welchen Zeitraum gebucht hat. Ferienwohnung, Gäste.');
    expect(labels).not.toContain('Zeitraum');
  });
});

describe('where all of it happens, in other languages', () => {
  it.each([
    [
      'Nous avons ouvert un café-librairie et nous voulons gérer les événements, les clients et les commandes.',
      'Café-librairie',
    ],
    ['Je gère un gîte à la campagne et je voudrais suivre les réservations : arrivée, départ.', 'Campagne'],
  ])('is no thing that is kept: %s', (text, place) => {
    expect(appOf(text).labels).not.toContain(place);
  });

  it.each([
    [
      'Nous avons ouvert un café-librairie et nous voulons gérer les événements, les clients.',
      'Café-librairie',
    ],
    ['Bibliothèque de quartier tenue par des bénévoles : livres, lecteurs.', 'Bibliothèque de quartier'],
    ['Wir sind ein kleiner Imkerverein und verwalten Völker und Standorte.', 'Imkerverein'],
    ['Ferienwohnungen an der Ostsee. Gäste, Buchungen mit Anreise und Abreise.', 'Ferienwohnungen'],
    [
      'Administro una comunidad de propietarios: viviendas, propietarios, recibos.',
      'Comunidad de propietarios',
    ],
    ['我开了一家小花店,想记录订单、客户。', '小花店'],
    ['社区合唱团用的小程序,团员、排练、签到。', '社区合唱团'],
    ['أحتاج تطبيقاً لمخبز صغير: الطلبات والزبائن والمنتجات', 'مخبز صغير'],
    ['家庭账本，收入，支出', '家庭账本'],
    ['家具厂订单，客户，订单', '家具厂订单'],
    ['我开了家花店，客户，订单', '花店'],
    ['个人记账，收入，支出', '个人记账'],
    ['器材借用，器材，成员', '器材借用'],
    ['Wer hat welches Werkzeug ausgeliehen und bis wann', 'Ausleihen'],
    ['Quién tiene prestado qué libro', 'Préstamos'],
    ["J'ai besoin de quelque chose comme Trello pour mon atelier", 'Cartes'],
  ])('names the app: %s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });
});
