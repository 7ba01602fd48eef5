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
  [
    'Tailor: garments come in, are measured, sewn, tried on and handed over. Customers with name and phone.',
    'garment',
    ['received', 'measured', 'sewn', 'tried on', 'handed over'],
  ],
  [
    'Vet practice: appointments are booked, the animal arrives, is treated, and the owner pays.',
    'appointment',
    ['booked', 'arrived', 'treated', 'paid'],
  ],
  [
    "A job is quoted, then won or lost; if won it's scheduled, and when it's done I invoice it.",
    'job',
    ['quoted', 'won', 'lost', 'scheduled', 'done', 'invoiced'],
  ],
  [
    'A claim is filed by the customer, an adjuster checks it, and it is either paid out or denied.',
    'claim',
    ['filed', 'checked', 'paid out', 'denied'],
  ],
  [
    'Lost property: items get found, kept for 30 days, then given back or donated.',
    'item',
    ['found', 'kept', 'given back', 'donated'],
  ],
  [
    'Timesheets are filled in by workers, checked by the foreman and approved by payroll.',
    'timesheet',
    ['filled in', 'checked', 'approved'],
  ],
  [
    'Samples arrive at the lab, get registered, tested and reported. Samples have a number.',
    'sample',
    ['arrived', 'registered', 'tested', 'reported'],
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

it.each([
  [
    'Manuscripts go from draft through editing and proofreading to print.',
    'manuscript',
    ['draft', 'editing', 'proofreading', 'print'],
  ],
  [
    'Every case moves from intake through assessment, planning and therapy to discharge.',
    'case',
    ['intake', 'assessment', 'planning', 'therapy', 'discharge'],
  ],
  [
    'Grant projects run from idea via proposal and running to finished.',
    'grant project',
    ['idea', 'proposal', 'running', 'finished'],
  ],
])('pass by what is named on the way: %s', (text, owner, values) => {
  expect(lifeOf(text, owner)).toEqual(values);
});

it('end before what something has beside them', () => {
  const text = 'Contracts: negotiating, signed, ended, with a contract value and a notice period.';
  expect(lifeOf(text, 'contract')).toEqual(['negotiating', 'signed', 'ended']);
  const named = understand(text).facts.fields.map(({ label }) => label.toLowerCase());
  expect(named).toEqual(expect.arrayContaining(['contract value', 'notice period']));
});

it.each([
  ['Equipment: available, in use, in repair.', 'equipment', ['available', 'in use', 'in repair']],
  [
    'A parcel is at the depot, with the driver, or at the customer.',
    'parcel',
    ['at the depot', 'with the driver', 'at the customer'],
  ],
  [
    'Boats are moored, out, or laid up. Each has a length and an owner.',
    'boat',
    ['moored', 'out', 'laid up'],
  ],
  [
    'Props: needed, borrowed, bought, built. Each scene has a title and lists its props.',
    'prop',
    ['needed', 'borrowed', 'bought', 'built'],
  ],
])('are listed right behind what has them: %s', (text, owner, values) => {
  expect(lifeOf(text, owner)).toEqual(values);
});

it('wait for no owner where animals have one', () => {
  const livesIn = (text: string) =>
    understand(text)
      .facts.states.filter(({ owner }) => owner === 'animal')
      .map(({ values }) => values);
  expect(livesIn('Vet practice: animals, owners, appointments.')).toEqual([]);
  expect(livesIn('Animal rescue: animals, owners who adopt them, adoptions.')).toHaveLength(1);
  expect(livesIn('Animal shelter with animals and adopters.')).toHaveLength(1);
});

it.each([
  ['Salon: appointments are booked, done, and the client pays.', 'appointment', ['booked', 'done', 'paid']],
  ['Quotes are drafted, sent, and the customer accepts.', 'quote', ['drafted', 'sent', 'accepted']],
])('end with what somebody does: %s', (text, owner, values) => {
  expect(lifeOf(text, owner)).toEqual(values);
});

it('give nobody a right by paying, but by paying something out', () => {
  const rightsIn = (text: string) => understand(text).facts.access.map(({ who, state }) => [who, state]);
  expect(rightsIn('Appointments are booked, done, and the owner pays. Animals have a name.')).toEqual([]);
  expect(rightsIn('The treasurer pays the claims. Claims are submitted, approved or paid.')).toContainEqual([
    'treasurer',
    'paid',
  ]);
});
