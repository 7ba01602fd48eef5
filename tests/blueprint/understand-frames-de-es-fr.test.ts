import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Very ordinary sentences in German, Spanish and French that list what is kept.

const said = (text: string): string[] =>
  understand(text)
    .facts.entities.filter(({ source }) => source.from === 'text')
    .map(({ noun }) => noun.toLowerCase());

describe('nouns that are called the same as one and as many', () => {
  it.each([
    ['Eine Software, um Zimmer, Gäste und Buchungen zu verwalten', 'zimmer', 'gast', 'buchung'],
    ['Wir verwalten Schüler, Lehrer und Klassen.', 'schüler', 'lehrer', 'klasse'],
    ['Besitzer, Tiere und Termine für meine Tierarztpraxis', 'besitzer', 'tier', 'termin'],
    [
      'Un logiciel pour gérer les propriétaires, les animaux et les rendez-vous',
      'propriétaire',
      'animal',
      'rendez-vous',
    ],
  ])('are kept where those listed with them are: %s', (text, ...things) => {
    expect(said(text)).toEqual(things);
  });
  it('are one behind "mit" where the dative of many would end in n', () => {
    const { relations } = understand('Kurse mit Trainer und Teilnehmern').facts;
    expect(relations.some(({ to, many }) => to.toLowerCase() === 'trainer' && many)).toBe(false);
  });
});

describe('one of several known things', () => {
  it.each([
    ['App para una biblioteca con libros, socios y préstamos', 'socio'],
    ['Application pour une salle de sport avec membres, cours et entraîneurs', 'cours'],
    ['Crée-moi une application avec des propriétaires, des animaux et des rendez-vous.', 'rendez-vous'],
  ])('is kept though a trade is called so: %s', (text, thing) => {
    expect(said(text)).toContain(thing);
  });
  it.each([
    ['Tengo un club y quiero organizar mis miembros, eventos y cuotas', 'cuota'],
    ["J'ai un club et je veux organiser mes membres, événements et cotisations", 'cotisation'],
  ])('is kept though it may be a field: %s', (text, thing) => {
    expect(said(text)).toContain(thing);
  });
});
