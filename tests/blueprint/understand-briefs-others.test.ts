import { describe, expect, it } from 'vitest';
import type { Blueprint, Entity } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

// What short descriptions in Spanish, French and German keep, as strangers type them.

function appOf(description: string): Blueprint {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error(`Nothing was understood of “${description}”`);
  return blueprint;
}
const labelsOf = ({ entities }: Blueprint) => entities.map(({ label }) => label);
function entityOf({ entities }: Blueprint, label: string): Entity {
  const entity = entities.find((one) => one.label === label);
  if (!entity) throw new Error(`${label} is not among ${entities.map((one) => one.label).join(', ')}`);
  return entity;
}
const fieldsOf = (app: Blueprint, label: string) => entityOf(app, label).fields.map((field) => field.label);
const refersTo = (app: Blueprint, label: string): string[] =>
  entityOf(app, label).fields.flatMap((field) =>
    field.type === 'reference'
      ? app.entities.filter(({ name }) => name === field.entity).map((one) => one.label)
      : [],
  );
const typeOf = (app: Blueprint, label: string, field: string) =>
  entityOf(app, label).fields.find((one) => one.label === field)?.type;
const optionsOf = (app: Blueprint, label: string) =>
  entityOf(app, label).fields.flatMap((field) =>
    field.type === 'select' ? (field.options ?? []).map((option) => option.label) : [],
  );

describe('what is named in passing', () => {
  it('keeps what is booked beside its bookings', () => {
    const courts = appOf('Reservas de pistas de pádel: los socios eligen pista y hora');
    expect(refersTo(courts, 'Reserva')).toContain('Pista');
    const tennis = appOf('Réservation de courts de tennis : les membres choisissent un court et une heure');
    expect(refersTo(tennis, 'Réservation')).toContain('Court');
    const places = appOf('Raumbuchung für ein Kulturzentrum: Vereine wählen Raum und Uhrzeit');
    expect(refersTo(places, 'Raumbuchung')).toContain('Raum');
  });

  it('keeps rooms and groups that something has one of', () => {
    const nursery = appOf('Kita-App: Kinder mit Gruppe, Geburtsdatum und Allergien');
    expect(refersTo(nursery, 'Kind')).toContain('Gruppe');
    const school = appOf('Una academia: cada grupo tiene profesor, aula y horario');
    expect(refersTo(school, 'Grupo')).toContain('Aula');
  });

  it('links what each of several has to the last of them', () => {
    const flats = appOf(
      'De cada edificio tengo las viviendas (piso, puerta) y el propietario de cada una, con su correo y teléfono.',
    );
    expect(refersTo(flats, 'Vivienda')).toContain('Propietario');
  });

  it('gives pictures to what they show', () => {
    const shelter = appOf('Il nous faut une page publique avec les photos des animaux disponibles.');
    expect(labelsOf(shelter)).not.toContain('Photo');
    expect(typeOf(shelter, 'Animal', 'Photos')).toBe('image');
  });

  it('takes a day on which something happens for no owner of what follows', () => {
    const club = appOf(
      'Peña ciclista: socios con número y cuota, salidas los domingos con ruta y distancia.',
    );
    expect(fieldsOf(club, 'Salida')).toEqual(expect.arrayContaining(['Ruta', 'Distancia']));
  });

  it('takes an adjective behind several for no other thing', () => {
    const agency = appOf('Agence : appartements, propriétaires, acheteurs et visites programmées.');
    expect(labelsOf(agency)).not.toContain('Programmée');
    const bank = appOf('ONG: familias beneficiarias, voluntarios y entregas semanales');
    expect(labelsOf(bank)).not.toContain('Beneficiaria');
  });

  it('reads a verb behind who does it, known or not', () => {
    const bank = appOf('Una ONG que reparte alimentos: familias, voluntarios y entregas');
    expect(labelsOf(bank)).not.toContain('Reparte alimento');
  });

  it('reads a bracket behind what is let or sold', () => {
    const agency = appOf(
      'Inmobiliaria: pisos en venta y alquiler (zona, metros, precio), propietarios y visitas',
    );
    expect(fieldsOf(agency, 'Piso')).toEqual(expect.arrayContaining(['Zona', 'Metros', 'Precio']));
    expect(labelsOf(agency)).not.toContain('Alquiler');
  });

  it('knows a German noun from the verb that is written like it', () => {
    const market = appOf('Flohmarkt: Nachbarn stellen Anzeigen mit Fotos, Preis und Kategorie ein.');
    expect(fieldsOf(market, 'Anzeige')).toEqual(expect.arrayContaining(['Preis', 'Kategorie']));
  });

  it('keeps what is reported', () => {
    const nursery = appOf('Kinder mit Geburtsdatum, Eltern melden ihr Kind krank.');
    expect(refersTo(nursery, 'Krankmeldung')).toContain('Kind');
  });

  it('marks who is there at each lesson, though who is enrolled is kept too', () => {
    const school = appOf('Los alumnos se matriculan en grupos y los profesores pasan lista cada día.');
    expect(labelsOf(school)).toEqual(expect.arrayContaining(['Matrícula', 'Asistencia']));
  });

  it('keeps many of what else is the day of one', () => {
    const law = appOf('Un despacho: expedientes con número y juzgado, clientes, abogados y plazos.');
    expect(labelsOf(law)).toContain('Plazo');
  });

  it('takes the only place that is ours for no table', () => {
    const shelter = appOf('Unser Tierheim sucht eine Verwaltung. Jedes Tier hat Name, Alter und Chipnummer.');
    expect(labelsOf(shelter)).not.toContain('Tierheim');
  });

  it('reads a list that follows what is wanted', () => {
    const practice = appOf(
      'Je cherche un logiciel pour mon cabinet. Patients (souvent des enfants), médecins, bilans, séances avec compte rendu.',
    );
    expect(labelsOf(practice)).toEqual(expect.arrayContaining(['Patient', 'Bilan', 'Séance']));
  });
});

describe('fields', () => {
  it('reads lists of questions as what is kept', () => {
    const flat = appOf(
      'Quiero controlar los gastos de mi piso: quién pagó, cuánto, qué concepto y quién debe a quién.',
    );
    expect(fieldsOf(flat, 'Gasto')).toEqual(
      expect.arrayContaining(['Quién pagó', 'Importe', 'Qué concepto']),
    );
    const shared = appOf(
      'Die Ausgaben unserer WG: wer hat bezahlt, wie viel, wofür und wer schuldet wem was.',
    );
    expect(fieldsOf(shared, 'Ausgabe')).toEqual(expect.arrayContaining(['Betrag', 'Zweck']));
  });

  it('keeps what a list asks for first', () => {
    const cellar = appOf(
      'meinen weinkeller im griff haben: welcher wein, winzer, jahrgang, rebsorte, wie viele flaschen noch da sind',
    );
    expect(fieldsOf(cellar, 'Wein')).toEqual(
      expect.arrayContaining(['Name', 'Winzer', 'Jahrgang', 'Rebsorte']),
    );
    expect(typeOf(cellar, 'Wein', 'Wie viele flaschen')).toBe('number');
  });

  it('writes out what two prices or days have in common', () => {
    const shop = appOf('Artículos con código, precio de compra y de venta y existencias');
    expect(fieldsOf(shop, 'Artículo')).toEqual(
      expect.arrayContaining(['Precio de compra', 'Precio de venta']),
    );
    const store = appOf('Artikel mit Nummer, Ein- und Verkaufspreis, Lagerort');
    expect(fieldsOf(store, 'Artikel')).toEqual(expect.arrayContaining(['Einkaufspreis', 'Verkaufspreis']));
  });

  it('reads where something is among fields of a French list', () => {
    const club = appOf('Un outil pour les sorties : date, site, nombre de places');
    expect(fieldsOf(club, 'Sortie')).toEqual(expect.arrayContaining(['Site', 'Nombre de places']));
  });

  it('adds no usual field that has another name', () => {
    expect(fieldsOf(appOf('Gimnasio: clases con monitor y aforo, socios y reservas'), 'Clase')).not.toContain(
      'Capacidad',
    );
  });

  it('asks in a bracket whether something was done', () => {
    const bees = appOf('Durchsichten (Datum, Königin gesehen, Milbenfall, Bemerkung) und Völker');
    expect(typeOf(bees, 'Durchsicht', 'Königin gesehen')).toBe('boolean');
  });

  it('reads when something of a thing is due as its day', () => {
    const fire = appOf('Feuerwehr: Mitglieder mit Dienstgrad, Fahrzeuge mit TÜV-Termin, Einsätze mit Ort');
    expect(typeOf(fire, 'Fahrzeug', 'TÜV-Termin')).toBe('date');
  });
});

describe('values and names', () => {
  it('says the states of one', () => {
    const town = appOf(
      'Incidencias con foto y dirección. Las incidencias están abiertas, en curso o resueltas.',
    );
    expect(optionsOf(town, 'Incidencia')).toEqual(['Abierta', 'En curso', 'Resuelta']);
  });

  it('ends a row of states where more is asked for', () => {
    const shop = appOf(
      'Kunden und Aufträge. Ein Auftrag läuft von angefragt über in Fertigung bis montiert und abgerechnet, dazu Material mit Menge und Preis.',
    );
    expect(optionsOf(shop, 'Auftrag')).toEqual(['Angefragt', 'In Fertigung', 'Montiert', 'Abgerechnet']);
    expect(labelsOf(shop)).toContain('Material');
  });

  it('takes the verb at the end of a German clause for no part of a state', () => {
    const shop = appOf('Reklamationen mit Foto sollen den Status offen, in Bearbeitung oder erledigt haben.');
    expect(optionsOf(shop, 'Reklamation')).toEqual(['Offen', 'In Bearbeitung', 'Erledigt']);
  });

  it('names the thing that is collected or listed', () => {
    expect(labelsOf(appOf('meine weinsammlung: weingut, rebsorte, jahrgang und kaufpreis'))).toContain(
      'Wein',
    );
  });

  it('knows the plurals of loanwords', () => {
    const camp = appOf('Camping: parcelas, bungalows, huéspedes y reservas');
    expect(camp.entities.find(({ plural }) => plural === 'Bungalows')?.label).toBe('Bungalow');
    const music = appOf('Musikschule mit Lehrern, Schülern, Instrumenten und Räumen');
    expect(entityOf(music, 'Instrument').plural).toBe('Instrumente');
  });
});
