import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Who books, rents or borrows what: each time is written down, whatever the trade.

/** The relations of an app, each as what refers to what. */
const relationsOf = (text: string) =>
  understand(text).facts.relations.map(({ from, to }) => `${from} → ${to}`);

describe('whoever books, rents or borrows what nobody knows', () => {
  it.each([
    ['Los vecinos alquilan taladros.', ['alquiler → vecino', 'alquiler → taladro']],
    ['Los pescaderos toman prestadas cajas.', ['préstamo → pescadero', 'préstamo → caja']],
    ['Un montañero puede reservar un refugio.', ['reserva → montañero', 'reserva → refugio']],
    ['Les poissonniers réservent des étals.', ['réservation → poissonnier', 'réservation → étal']],
    ['Quilterinnen mieten Webstühle.', ['Vermietung → Quilterin', 'Vermietung → Webstuhl']],
    ['Ein Wanderer kann eine Hütte buchen.', ['Buchung → Wanderer', 'Buchung → Hütte']],
    ['摊主租摊位。', ['租赁 → 摊主', '租赁 → 摊位']],
    ['المتسلقون يستأجرون أكشاك.', ['تأجير → متسلق', 'تأجير → أكشاك']],
    ['كل نحال يستطيع حجز خلية.', ['حجز → نحال', 'حجز → خلية']],
  ])('makes what refers to both: %s', (text, relations) => {
    expect(relationsOf(text)).toEqual(expect.arrayContaining(relations));
  });
});

describe('what we lend or rent out to somebody', () => {
  it.each([
    ['Prestamos taladros a los montañeros.', ['préstamo → montañero', 'préstamo → taladro']],
    ['Nous prêtons des étals aux poissonniers.', ['prêt → poissonnier', 'prêt → étal']],
    ['Wir verleihen Bohrmaschinen an Nachbarn.', ['Ausleihe → Nachbar', 'Ausleihe → Bohrmaschine']],
  ])('is written down each time: %s', (text, relations) => {
    expect(relationsOf(text)).toEqual(expect.arrayContaining(relations));
  });

  it('takes what else we do with it for no thing', () => {
    const { facts } = understand('Alquilamos bicis a turistas y las reparamos.');
    expect(facts.entities.map(({ noun }) => noun)).not.toContain('reparamo');
  });
});

describe('a user story', () => {
  it.each([
    ['Como corista quiero reservar una partitura para no llegar tarde.', 'reserva → corista'],
    ["En tant que randonneur, je souhaite louer un refuge afin de dormir à l'abri.", 'location → randonneur'],
    ['Als Wanderer möchte ich eine Hütte buchen, damit ich planen kann.', 'Buchung → Wanderer'],
    ['作为一名蜂农,我希望租摇蜜机,以便采蜜。', '租赁 → 蜂农'],
    ['بصفتي نحالا أريد أن أستأجر خلية لكي أجمع العسل.', 'تأجير → نحال'],
  ])('says what somebody does, and its purpose nothing: %s', (text, relation) => {
    const { facts } = understand(text);
    expect(relationsOf(text)).toContain(relation);
    expect(facts.entities.filter(({ source }) => source.from === 'text')).toHaveLength(3);
  });
});

describe('what somebody can do, which German says last', () => {
  it.each([
    ['Kunden können bei uns Boote mit Skipper mieten.', ['Vermietung → Kunde', 'Vermietung → Boot']],
    [
      'Mitglieder können per App Geräte am Vortag reservieren.',
      ['Reservierung → Mitglied', 'Reservierung → Gerät'],
    ],
  ])('is done with what stands before it: %s', (text, relations) => {
    expect(relationsOf(text)).toEqual(expect.arrayContaining(relations));
  });

  it('is not done with what there is none of', () => {
    const { facts } = understand('Besucher können ohne Anmeldung Termine buchen.');
    expect(facts.entities.map(({ noun }) => noun)).not.toContain('Anmeldung');
  });
});
