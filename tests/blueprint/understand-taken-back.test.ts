import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const thingsOf = (text: string) => understand(text).blueprint?.entities.map(({ label }) => label) ?? [];

describe('what somebody takes back while writing', () => {
  it.each([
    ['We track cars, actually no, boats: boats have a name, length and berth', 'Boat', 'Car'],
    [
      'I need a recipe app. Scratch that, a workout app: workouts with date and duration',
      'Workout',
      'Recipe',
    ],
    ['Recipes, no sorry, workouts with date and duration', 'Workout', 'Recipe'],
    ['invoices... wait no, quotes. Quotes have a client, a total and a date', 'Quote', 'Invoice'],
    [
      'Patients (name, birth date), doctors, no sorry, nurses (name, ward), shifts with date',
      'Nurse',
      'Doctor',
    ],
    ['Necesito llevar las colmenas no, perdón, los olivos: olivos con variedad', 'Olivo', 'Colmena'],
    ['Quiero una app de perros, mejor dicho, de gatos con nombre y raza', 'Gato', 'Perro'],
    ['Gérer les objets perdus... non, plutôt les poneys : nom, race, âge', 'Poney', 'Objet'],
    ['Eine App für Rezepte, nein, doch lieber für Hörbücher mit Titel und Sprecher', 'Hörbuch', 'Rezept'],
    ['想管理客户，说错了，供应商：名称、电话、地址', '供应商', '客户'],
    ['أريد إدارة الكتب، أقصد المجلات: العنوان والعدد', 'مجلة', 'كتاب'],
  ])('is not kept, and what is meant instead is: %s', (text, meant, slip) => {
    const things = thingsOf(text);
    expect(things).toContain(meant);
    expect(things).not.toContain(slip);
  });

  it('is no name of the app', () => {
    const { blueprint } = understand(
      'City jury / small claims... no wait, simpler: our choir has singers and rehearsals. Rehearsals have a date.',
    );
    expect(blueprint?.name).toBe('Choir');
  });

  it('goes by its name too', () => {
    const { blueprint } = understand(
      'Each order has a customer, a date and a colour, scratch the colour, and a total.',
    );
    const labels = blueprint?.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(labels).toContain('Total');
    expect(labels).not.toContain('Colour');
  });

  it.each([
    ['Animals with ear tag, sex, mother and father. No wait, tags get lost, so a number too.', 'Animal'],
    ['Guests book rooms, no wait list. Rooms have a number.', 'Booking'],
    ['Books with a title. Members have a phone. Actually no, loans are a list of their own.', 'Book'],
    ['Autos mit Kennzeichen, Klima ja/nein, lieber Diesel. Kunden mit Name.', 'Auto'],
  ])('is only what stands right before it: %s', (text, kept) => {
    expect(thingsOf(text)).toContain(kept);
  });
});
