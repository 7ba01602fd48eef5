import { expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Lives that the verbs of one sentence tell.

const lifeOf = (text: string, owner: string) =>
  understand(text).facts.states.find((one) => one.owner === owner && one.source.from === 'text')?.values;

it.each([
  [
    'Story ideas get assigned to a writer, come in, get edited, are ready and finally placed on a page.',
    'story idea',
    ['assigned', 'received', 'edited', 'ready', 'placed'],
  ],
  [
    'A quote is a draft until it is sent, then the customer accepts or declines it, and accepted quotes become orders that are printed and shipped.',
    'quote',
    ['draft', 'sent', 'accepted', 'declined'],
  ],
  [
    'A ticket is opened by an employee, picked up by a technician, solved and closed.',
    'ticket',
    ['opened', 'picked up', 'solved', 'closed'],
  ],
  [
    'A manuscript comes in, goes to two reviewers, is revised and published or rejected.',
    'manuscript',
    ['received', 'with reviewers', 'revised', 'published', 'rejected'],
  ],
])('go from clause to clause: %s', (text, owner, values) => {
  expect(lifeOf(text, owner)).toEqual(values);
});

it('are told of what something becomes', () => {
  const text =
    'Enquiries are answered or ignored, and confirmed enquiries become bookings that are prepared, served and invoiced. Enquiries have a date.';
  expect(lifeOf(text, 'booking')).toEqual(['prepared', 'served', 'invoiced']);
});

it.each([
  [
    'Hauliers book a slot at a dock, arrive, unload and leave. We want date and truck plate for each.',
    'booking',
    ['booked', 'arrived', 'unloaded', 'left'],
  ],
  [
    'Guests book a room, check in and check out. Rooms have a number and price.',
    'booking',
    ['booked', 'checked in', 'checked out'],
  ],
  [
    'Patients register, wait, are seen by a doctor and leave. Each has a triage level.',
    'registration',
    ['registered', 'waiting', 'seen', 'left'],
  ],
  [
    'Members borrow tools, collect them and bring them back.',
    'loan',
    ['borrowed', 'collected', 'brought back'],
  ],
])('are those of what somebody booked and came for: %s', (text, owner, values) => {
  expect(lifeOf(text, owner)).toEqual(values);
  expect(understand(text).facts.entities.map(({ noun }) => noun)).not.toContain('check');
});
