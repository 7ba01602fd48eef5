import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { many, one } from '#blueprint/understand/words/others/de-number.ts';

const entitiesIn = (text: string) => understand(text).blueprint?.entities ?? [];
const pluralsIn = (text: string) => entitiesIn(text).map(({ label, plural }) => `${label}/${plural}`);
const fieldsIn = (text: string, label: string) =>
  entitiesIn(text)
    .find((entity) => entity.label === label)
    ?.fields.map((field) => field.label);

describe('German nouns', () => {
  it.each([
    ['Särge', 'Sarg'],
    ['Wettkämpfe', 'Wettkampf'],
    ['Säfte', 'Saft'],
    ['Öfen', 'Ofen'],
    ['Äpfel', 'Apfel'],
    ['Angehörige', 'Angehöriger'],
    ['Angehörigen', 'Angehöriger'],
    ['Brötchen', 'Brötchen'],
    ['Taschen', 'Tasche'],
    ['Kirchen', 'Kirche'],
    ['Trauerfeiern', 'Trauerfeier'],
    ['Bildern', 'Bild'],
    ['Museen', 'Museum'],
    ['Größe', 'Größe'],
    ['Fläche', 'Fläche'],
    ['Geräte', 'Gerät'],
  ])('of %s there is one %s', (plural, single) => {
    expect(one(plural)).toBe(single);
  });

  it.each([
    ['Hüpfburg', 'Hüpfburgen'],
    ['Ehrenamtlicher', 'Ehrenamtliche'],
    ['Gehege', 'Gehege'],
    ['Beschluss', 'Beschlüsse'],
    ['Brand', 'Brände'],
    ['Kalender', 'Kalender'],
  ])('of one %s there are many %s', (single, plural) => {
    expect(many(single)).toBe(plural);
  });

  it.each([
    ['Kleiner Zoo: Tiere, Gehege, Pfleger. Jedes Gehege hat eine Größe.', 'Gehege/Gehege'],
    ['Praxis: Patienten, Termine, Befunde, Therapeuten', 'Befund/Befunde'],
    ['Bestatter: Sterbefälle, Angehörige, Trauerfeiern, Särge', 'Angehöriger/Angehörige'],
    ['Pflegedienst mit Patienten, Touren und Angehörigen', 'Angehöriger/Angehörige'],
    ['Bäckerei: Brötchen, Kuchen, Öfen, Kunden', 'Brötchen/Brötchen'],
  ])('are called as they are said where most of a list are many: %s', (text, plural) => {
    expect(pluralsIn(text)).toContain(plural);
  });

  it('are no age where they only end alike', () => {
    expect(fieldsIn('Tiere mit Rasse, Vor- und Nachname des Halters', 'Tier')).toEqual(
      expect.arrayContaining(['Vorname', 'Nachname des Halters']),
    );
    const halter = entitiesIn('Tiere mit Rasse, Gewicht und Halter').flatMap(({ fields }) => fields);
    expect(halter.some(({ label, type }) => label === 'Halter' && type === 'number')).toBe(false);
  });

  it('stand in the nominative as fields', () => {
    expect(fieldsIn('Einsätze mit Stichwort, Ort, Beginn und eingesetzten Kräften.', 'Einsatz')).toContain(
      'Eingesetzte Kräfte',
    );
  });

  it('have no second kind beside the one that is said', () => {
    const fields = fieldsIn('Zoo. Tiere haben Art, Name und Gewicht. Es gibt Pfleger.', 'Tier');
    expect(fields).toContain('Art');
    expect(fields).not.toContain('Tierart');
  });

  it('name the species of plants and of animals', () => {
    expect(fieldsIn('Pflanzen und Tiere', 'Pflanze')).toContain('Pflanzenart');
  });
});

describe('an order of somebody with a day', () => {
  it.each([
    ['Bäckerei: Kuchen, Bestellungen von Kunden mit Abholzeit.', 'Bestellung', 'Abholzeit'],
    ['Panadería: pasteles, pedidos de clientes con fecha de recogida.', 'Pedido', 'Fecha de recogida'],
    ['Boulangerie : gâteaux, commandes de clients avec date de retrait.', 'Commande', 'Date de retrait'],
  ])('has the day itself: %s', (text, owner, label) => {
    expect(fieldsIn(text, owner)).toContain(label);
  });
});

describe('what a description opens with', () => {
  it.each([
    ['Musikschule: Schüler, Lehrer, Instrumente, Noten', ['Schüler', 'Lehrer', 'Instrument', 'Note']],
    ['Protectora: voluntarios, animales, turnos, horas, avisos', ['Hora', 'Aviso']],
    [
      'App para el instituto: alumnado, profesorado, clubs y chats.',
      ['Alumnado', 'Profesorado', 'Club', 'Chat'],
    ],
    [
      "Club d'escalade : adhérents, voies, séances, matériel prêté.",
      ['Adhérent', 'Voie', 'Séance', 'Matériel'],
    ],
    ['Gestoría: clientes, expedientes, trámites y vencimientos.', ['Vencimiento']],
  ])('is kept, also where its words are mostly fields, verbs or of one: %s', (text, things) => {
    expect(entitiesIn(text).map(({ label }) => label)).toEqual(expect.arrayContaining(things));
  });

  it('leaves columns and what apps do as they are', () => {
    expect(entitiesIn('Kunde: Name, Adresse, Größe, Noten, Preise').map(({ label }) => label)).toEqual([
      'Kunde',
    ]);
    expect(
      entitiesIn('Dentista: pacientes, citas, teléfonos, recordatorios').map(({ label }) => label),
    ).toEqual(expect.not.arrayContaining(['Teléfono', 'Recordatorio']));
  });

  it('may have tasks that are said by verbs', () => {
    const text = 'Schulgarten: Beete, Pflanzen, Aufgaben: Gießen, Ernten, Jäten. Klassen übernehmen Beete.';
    const task = entitiesIn(text).find(({ label }) => label === 'Aufgabe');
    expect(task?.fields.find(({ label }) => label === 'Art')?.options?.map(({ label }) => label)).toEqual([
      'Gießen',
      'Ernten',
      'Jäten',
    ]);
    expect(entitiesIn(text).map(({ label }) => label)).not.toContain('Ernte');
  });
});
