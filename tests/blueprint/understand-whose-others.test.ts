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
  ])('is written down: %s', (text, loan, links) => {
    expect(appOf(text).fieldsOf(loan)).toEqual(expect.arrayContaining(links));
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
  ])('names the app: %s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });
});
