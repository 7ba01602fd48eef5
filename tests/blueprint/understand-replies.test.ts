import { expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const links = (text: string) => understand(text).facts.relations.map(({ from, to }) => `${from} ${to}`);
const answers = (text: string) =>
  understand(text).facts.fields.find(({ owner }) => owner === 'response')?.options;

test.each([
  [
    "choir: singers with voice and phone, rehearsals every tuesday, people need to say if they're coming",
    ['response rehearsal', 'response singer'],
  ],
  [
    'Football trainings with date and pitch. Parents press coming / not coming for their kid.',
    ['response football training'],
  ],
  ['Walks of our club with date and start. Members tell us whether they can make it.', ['response walk']],
])('who is asked whether they come leaves a reply for each time: %s', (text, expected) => {
  expect(links(text)).toEqual(expect.arrayContaining(expected));
  expect(answers(text)).toEqual(['yes', 'no']);
});

test('a reply may be undecided', () => {
  expect(answers('Trainings with a date. Players mark if they are coming, yes, no or maybe.')).toContain(
    'maybe',
  );
});

test.each([
  'Festivals with a date and bands. I want to say which bands are coming up.',
  'Parcels with a number. Drivers tell us if a parcel is late.',
])('nothing else that is told is one: %s', (text) => {
  expect(answers(text)).toBeUndefined();
});

test.each([
  ['Judo: kids with belt, trainings with date. The trainer ticks who was there.', ['training', 'kid']],
  ['Volunteers with phone. Each shift we note who turned up.', ['shift', 'volunteer']],
  ['Choir. Singers with voice, rehearsals and who comes.', ['rehearsal', 'singer']],
  [
    'Swimming school. Courses have children. The trainer ticks which children are there.',
    ['course', 'child'],
  ],
  ['School: classes and pupils. In each lesson the teacher takes the register.', ['lesson', 'pupil']],
  ['Tutors tick which pupils were present at each lesson.', ['lesson', 'pupil']],
])('who came is kept each time: %s', (text, things) => {
  expect(links(text)).toEqual(expect.arrayContaining(things.map((thing) => `attendance ${thing}`)));
});

test('how long somebody was there is told of who was there', () => {
  const text =
    'Fire brigade: callouts with date and address. After each callout we log who was there and for how many hours.';
  expect(links(text)).toContain('attendance callout');
  expect(understand(text).facts.fields.find(({ label }) => label === 'hours')?.owner).toBe('attendance');
});

test('who came of those who signed up is told of what they signed', () => {
  const text = 'Members sign up for classes, trainers mark who came.';
  const { fields, entities } = understand(text).facts;
  expect(fields.find(({ label }) => label === 'attended')?.owner).toBe('sign-up');
  expect(entities.map(({ noun }) => noun)).not.toContain('attendance');
});

test.each([
  'Guests who come get a card. Cards have a number.',
  'Meetings with date, who was there, decisions',
])('who comes is no record by itself: %s', (text) => {
  expect(understand(text).facts.entities.map(({ noun }) => noun)).not.toContain('attendance');
});
