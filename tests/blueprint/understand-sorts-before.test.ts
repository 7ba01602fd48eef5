import { expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

// Words that only tell sorts apart, in front of a noun, behind it or in a clause of their own.

const optionsOf = (text: string, label: string, field: string) =>
  understand(text)
    .blueprint?.entities.find((one) => one.label === label)
    ?.fields.find((one) => one.label === field)
    ?.options?.map((one) => one.label);

it.each([
  [
    'Staff can ask for holiday, training or unpaid leave with a start and end date.',
    'Leave',
    'Type',
    ['Holiday', 'Training', 'Unpaid'],
  ],
  [
    'Hauliers book a slot at a chilled or frozen dock with date and time.',
    'Slot',
    'Dock',
    ['Chilled', 'Frozen'],
  ],
  [
    'Fire extinguishers get an inspection every week and a green or red tag.',
    'Fire extinguisher',
    'Tag',
    ['Green', 'Red'],
  ],
  [
    'Bookbinding jobs with title, copies, leather linen or paper cover, and a due date.',
    'Bookbinding job',
    'Cover',
    ['Leather', 'Linen', 'Paper'],
  ],
  [
    'Ringers are of learner, method or conductor standard and have a phone number.',
    'Ringer',
    'Standard',
    ['Learner', 'Method', 'Conductor'],
  ],
])('are a choice in front of a noun: %s', (text, label, field, options) => {
  expect(optionsOf(text, label, field)).toEqual(options);
});

it.each([
  [
    'Parking permits: resident, visitor and business, each with a fee and validity.',
    'Parking permit',
    'Type',
    ['Resident', 'Visitor', 'Business'],
  ],
  [
    'Runs with date, meeting point and a pace like easy steady or fast.',
    'Run',
    'Pace',
    ['Easy', 'Steady', 'Fast'],
  ],
  [
    'Finds of pottery, bone or flint with trench, layer and date found.',
    'Find',
    'Type',
    ['Pottery', 'Bone', 'Flint'],
  ],
])('are a choice behind a noun: %s', (text, label, field, options) => {
  expect(optionsOf(text, label, field)).toEqual(options);
});

it.each([
  [
    'Lessons with date and car, whether it was city, motorway or night driving.',
    'Lesson',
    'Driving',
    ['City', 'Motorway', 'Night'],
  ],
  [
    'Consultations take place in the office, by phone or by video with a date and a lawyer.',
    'Consultation',
    'Type',
    ['In the office', 'By phone', 'By video'],
  ],
  [
    'Students book tutoring sessions online or in person with a tutor, date and subject.',
    'Tutoring session',
    'Type',
    ['Online', 'In person'],
  ],
])('are a choice in a clause: %s', (text, label, field, options) => {
  expect(optionsOf(text, label, field)).toEqual(options);
});

it.each([
  'Staff add or edit items. Items have a name.',
  'Bakers make loaves, and the shop confirms the delivery or reports missing pieces.',
  'We repair boats: owner, fault, estimate, ready date.',
  'Customers have an email or phone number. Orders have a customer.',
  'Members pay by cash, card or bank transfer. Members have a name.',
])('are none where deeds, fields or names are listed: %s', (text) => {
  const types = understand(text).blueprint?.entities.flatMap(({ fields }) =>
    fields.filter(({ label, options }) => label === 'Type' && options),
  );
  expect(types).toEqual([]);
});
