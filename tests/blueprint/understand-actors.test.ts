import { describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const read = (text: string) => understand(text).facts;
const things = (text: string) => read(text).entities.map(({ noun }) => noun);
const roles = (text: string) => read(text).roles.map(({ noun }) => noun);

describe('who is only said to do something', () => {
  test.each([
    ['Residents apply with name and plate. The clerk checks the application and grants it.', 'clerk'],
    ['Jobs with number, paper, quantity. Press operators move jobs on a board.', 'press operator'],
    ['Songs have an artist, a title and an mp3. The producer confirms each song.', 'producer'],
    ['Samples: number, field, date. Results with pH. Only lab managers may change results.', 'lab manager'],
    ['As a teacher I want to log homework for each class. Homework has a text and a due date.', 'teacher'],
  ])('has a role and no table: %s', (text, noun) => {
    expect(things(text)).not.toContain(noun);
    expect(roles(text)).toContain(noun);
  });

  test.each([
    ['Records with artist, label and price. Visitors can browse the records.', 'visitor'],
    ['Sessions of the council with date and result. Citizens can read the sessions.', 'citizen'],
  ])('and who only looks has none either: %s', (text, noun) => {
    expect(things(text)).not.toContain(noun);
  });

  test.each([
    ['Jobs have a car, a price and a mechanic. The mechanic marks the job done.', 'mechanic'],
    ['Each trainer has a speciality. Members book classes. Only trainers can cancel a class.', 'trainer'],
    ['Orders with number, address. Drivers may see only their own deliveries of orders.', 'driver'],
    ['We have 7 guides and 4 walks with a route. Guides see who booked a walk.', 'guide'],
    ['Clients send documents with a title and file. The client sees what is missing.', 'client'],
  ])('is kept where rows are of them: %s', (text, noun) => {
    expect(things(text)).toContain(noun);
  });

  test('gets no more rights than by a table', () => {
    const text =
      'Property management. Tenants report a repair online: title, photo. The contractor enters a quote with amount. Repairs belong to an apartment.';
    const tenant = understand(text).blueprint?.entities.find(({ label }) => label === 'Tenant');
    expect(tenant?.access.read).not.toContain('contractor');
  });
});
