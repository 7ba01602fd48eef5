import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Descriptions that only say what an app is like, and for what: "something like Airbnb for boats".

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error(`Nothing was read in "${text}".`);
  return blueprint;
};
const labels = (text: string) => appOf(text).entities.map(({ label }) => label);
const linksOf = (text: string, label: string) => {
  const app = appOf(text);
  const entity = app.entities.find((one) => one.label === label);
  return entity?.fields.flatMap((field) => (field.type === 'reference' ? [field.entity] : []));
};

describe('an app that is said to be like another, for something else', () => {
  it.each([
    ['something like Airbnb for boats', ['Boat', 'Booking', 'Owner', 'Guest', 'Review']],
    ['Uber but for tow trucks', ['Tow truck', 'Request', 'Driver', 'Customer', 'Review']],
    ['kind of Zillow for student rooms', ['Student room', 'Landlord', 'Tenant', 'Inquiry']],
    ['Goodreads for wine', ['Wine', 'Review', 'User']],
    ['like Eventbrite but for church events', ['Church event', 'Ticket', 'Attendee', 'Venue']],
  ])('keeps what it is for in the place of what the other keeps: %s', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it.each([
    ['Etsy for local cheese makers', 'Cheese maker', 'Product'],
    ['OpenTable for hair salons', 'Hair salon', 'Booking'],
    ['Strava for rowers', 'Rower', 'Activity'],
    ['LinkedIn for chefs', 'Chef', 'Post'],
  ])('keeps those it is for as who has what it keeps: %s', (text, who, what) => {
    expect(labels(text)).toContain(who);
    const [entity] = appOf(text).entities.filter(({ label }) => label === who);
    expect(linksOf(text, what)).toContain(entity?.name);
  });

  it('keeps a place that it is only used at out of what it keeps, and names it by that', () => {
    expect(labels('A sort of GoFundMe for our school')).toEqual(['Campaign', 'Donation', 'Donor']);
    expect(appOf('A sort of GoFundMe for our school').name).toBe('School campaigns');
  });

  it('takes a service for rides where nothing is driven', () => {
    expect(labels('Uber for plumbers')).toEqual(['Plumber', 'Booking', 'Customer', 'Review']);
  });

  it.each([
    ['algo como Uber pero para grúas', ['Grúa', 'Solicitud', 'Conductor', 'Cliente', 'Reseña']],
    ['Quiero algo como Doctoralia para peluqueros', ['Peluquero', 'Cita', 'Cliente', 'Reseña']],
    ['un genre de Doctolib pour les tatoueurs', ['Tatoueur', 'Rendez-vous', 'Client', 'Avis']],
    ['un truc comme Airbnb pour les jardins', ['Jardin', 'Réservation', 'Propriétaire', 'Hôte', 'Avis']],
    ['sowas wie Kleinanzeigen für gebrauchte Fahrräder', ['Fahrrad', 'Verkäufer', 'Kategorie', 'Nachricht']],
    ['eine Art Tripadvisor für Spielplätze', ['Spielplatz', 'Bewertung', 'Benutzer', 'Kategorie']],
    ['类似大众点评，专门点评自习室', ['自习室', '评价', '用户', '分类']],
    ['做一个类似爱彼迎的露营地预订平台', ['露营地', '预订', '业主', '客人', '评价']],
    ['شيء مثل أوبر لكن للمدرسين الخصوصيين', ['مدرس', 'حجز', 'عميل', 'مراجعة']],
    ['شيء مثل إير بي إن بي للقوارب', ['قارب', 'حجز', 'مالك', 'ضيف', 'مراجعة']],
  ])('is told in other languages: %s', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it('keeps what no meeting can be beside the meetings, and takes what nobody knows for what it stands for', () => {
    expect(labels('so etwas wie Meetup für Spielplätze')).toEqual(
      expect.arrayContaining(['Veranstaltung', 'Spielplatz']),
    );
    const app = appOf('sowas wie Kleinanzeigen für gebrauchte Kindersachen');
    const [thing] = app.entities;
    expect(thing?.fields.map(({ type }) => type)).toEqual(expect.arrayContaining(['money', 'image']));
    expect(thing?.label).toBe('Kindersache');
    expect(labels('so etwas wie Airbnb für Studenten')).toContain('Inserat');
  });

  it('is none where its name is a word of the language', () => {
    expect(understand('Grab für Familie').facts.entities.map(({ concept }) => concept)).not.toContain('ride');
  });
});
