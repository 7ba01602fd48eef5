import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const factsOf = (text: string) => understand(text).facts;
const nounsOf = (text: string) => factsOf(text).entities.map(({ noun }) => noun);
const optionsOf = (text: string, label: string) =>
  factsOf(text).fields.find((field) => field.label.toLowerCase() === label)?.options;

describe('sentences in Spanish, French and German', () => {
  it.each([
    [
      'Cuando entra un vehículo anotamos la matrícula. Si el cliente acepta, se repara. Usamos repuestos con precio y guardamos facturas.',
      'cliente',
    ],
    [
      'Les ateliers envoient des commandes. Quand un client paie, on prépare la facture et la livraison des produits.',
      'client',
    ],
  ])('keeps what is only named in a condition: %s', (text, noun) => {
    expect(nounsOf(text)).toContain(noun);
  });

  it('reads plurals that nobody knows as those of nouns that end alike', () => {
    const nouns = nounsOf(
      'Musikverein. Instrumente mit Hersteller, Baujahr und Preis. Beschlüsse: Datum, Text, Ort. Mitglieder mit Name.',
    );
    expect(nouns).toContain('Instrument');
    expect(nouns).not.toContain('Instrumente');
  });

  it('takes no unknown verb for a part of a noun', () => {
    const nouns = nounsOf(
      'Las clínicas nos mandan trabajos: paciente, color y fecha. Cada trabajo tiene precio.',
    );
    expect(nouns.filter((noun) => noun.includes('mandan'))).toEqual([]);
  });

  it.each([
    ['Tiere mit Name, Art (Hund, Katze, Vogel) und Alter.', 'art', ['Hund', 'Katze', 'Vogel']],
    [
      'Véhicules : immatriculation, carburant (essence, diesel, électrique), prix.',
      'carburant',
      ['essence', 'diesel', 'électrique'],
    ],
    [
      'Piezas con color (A1, A2, B1), material (zirconio, resina, metal) y fecha de entrega.',
      'material',
      ['zirconio', 'resina', 'metal'],
    ],
  ])('takes a list in brackets for what is chosen: %s', (text, label, options) => {
    expect(optionsOf(text, label)).toEqual(options);
  });

  it('takes a list in brackets for fields where these are what a thing has', () => {
    const text = 'Plantas (nombre, precio, cantidad, fecha de compra) y clientes.';
    expect(factsOf(text).fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['nombre', 'precio', 'cantidad', 'fecha de compra']),
    );
  });

  it('ends a state where somebody is said to bring it about', () => {
    expect(
      factsOf(
        'Les demandes peuvent être acceptées ou refusées par le responsable. Chaque demande a un motif.',
      ).states[0]?.values,
    ).toEqual(['acceptée', 'refusée']);
  });

  it.each([
    ['De cada obra quiero el cliente, la dirección y la fecha de inicio.', 'obra', 'dirección'],
    ['Pour chaque chantier on note le client, l’adresse et la date de début.', 'chantier', 'adresse'],
  ])('gives each what is kept of each: %s', (text, owner, label) => {
    expect(factsOf(text).fields).toContainEqual(expect.objectContaining({ owner, label }));
  });

  it.each([
    ['Cada moto tiene matrícula y marca. El mecánico repara la moto y cambia el precio.', 'mecánico'],
    ['Die Aufträge haben Datum und Preis. Die Monteure sehen nur ihre Aufträge.', 'monteur'],
  ])('takes those who do something for a role: %s', (text, role) => {
    expect(factsOf(text).roles.map(({ noun }) => noun)).toContain(role);
  });

  it('tells of a state what has states, and not whom it is told', () => {
    const { rules } = factsOf(
      'Reparaciones con fecha y precio. Una reparación está recibida, en curso o lista. Enviar un correo al cliente cuando está lista.',
    );
    expect(rules).toContainEqual(expect.objectContaining({ kind: 'notify', owner: 'reparación' }));
  });
});
