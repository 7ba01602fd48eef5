import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

/** Each thing with its fields as they are labelled. */
const readIn = (text: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    understand(text).blueprint?.entities.map(({ label, fields }) => [
      label,
      fields.map((field) => field.label),
    ]) ?? [],
  );
const thingsIn = (text: string) => Object.keys(readIn(text));

describe('verbs of other languages', () => {
  it.each([
    [
      'Spanish',
      'Somos un taller de bicicletas. Tenemos clientes, bicis y reparaciones. Los mecánicos apuntan las horas de cada reparación.',
      'Inscripción',
    ],
    ['Arabic', 'نظام لمدرسة: الطلاب والمعلمون والدروس، والمعلم يسجل الحضور في كل درس', 'تسجيل'],
    [
      'German',
      'Hausverwaltung mit Mietern, Wohnungen und Handwerkern. Mieter melden Schäden mit Foto und Ort.',
      'Anmeldung',
    ],
  ])('makes no joining of what is written down in %s', (_, text, made) => {
    expect(thingsIn(text)).not.toContain(made);
  });

  it.each([
    ['Club de montaña. Los socios se apuntan a excursiones con fecha y plazas.', 'Inscripción'],
    ['Yogastudio mit Kursen und Lehrern. Teilnehmer melden sich für Kurse an.', 'Anmeldung'],
  ])('makes one where somebody joins: %s', (text, made) => {
    expect(thingsIn(text)).toContain(made);
  });

  it('takes what we do for no thing', () => {
    expect(
      thingsIn(
        'Gestoría: clientes, expedientes con referencia, cliente y fecha límite. Deseamos un aviso cinco días antes de la fecha límite.',
      ),
    ).not.toContain('Deseamo');
  });
});

describe('who is named in both genders', () => {
  it.each([
    [
      'App für Nachhilfe. Lehrer und Lehrerinnen bieten Kurse an, Schüler buchen Kurse. Ein Lehrer sieht nur seine Kurse.',
      'Lehrer',
      'Lehrerin',
    ],
    [
      'Academia de baile: alumnas, clases y pagos. Cada alumno tiene nombre y teléfono. Las alumnas reservan clases.',
      'Alumno',
      'Alumna',
    ],
  ])('is one thing: %s', (text, one, other) => {
    expect(thingsIn(text)).toContain(one);
    expect(thingsIn(text)).not.toContain(other);
  });
});

describe('two that head one list', () => {
  it.each([
    [
      'Wir sind ein Tierheim und brauchen eine Verwaltung für Hunde und Katzen: Name, Rasse, Alter, Chipnummer.',
      ['Hund', 'Katze'],
      'Rasse',
    ],
    ['registro de perros y gatos (nombre, raza, chip) y de sus dueños', ['Perro', 'Gato'], 'Chip'],
  ])('both have what it says: %s', (text, owners, label) => {
    const read = readIn(text);
    for (const owner of owners) expect(read[owner]).toContain(label);
  });
});

describe('what is mine in Arabic', () => {
  it('is the thing itself', () => {
    expect(readIn('أريد أن أتابع كتبي: العنوان والمؤلف والتقييم')['كتاب']).toContain('العنوان');
  });

  it('is told from an adjective', () => {
    expect(thingsIn('سجلات الموردين: الاسم والسجل التجاري والهاتف')).not.toContain('تاجر');
  });
});
