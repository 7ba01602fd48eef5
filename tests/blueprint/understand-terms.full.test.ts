import { expect, test } from 'vitest';
import { understand } from '../../blueprint/understand/index.ts';

const fieldsOf = (text: string) =>
  (understand(text).blueprint?.entities ?? []).flatMap((entity) =>
    entity.fields.map((field) => ({ ...field, of: entity.label })),
  );
const overdue = (text: string) =>
  (understand(text).blueprint?.pages ?? [])
    .flatMap(({ sections }) => sections)
    .filter((section) => section.kind === 'attention' && section.when.op === 'past');

test.each([
  ['Piano school: students, teachers, lessons. A lesson = 45 mins.', 'Lesson', 45],
  ['Barber shop: clients book appointments with a barber. Appointments take 30 minutes.', 'Appointment', 30],
  ['Therapists and patients; each session lasts an hour.', 'Session', 60],
  ['Viewings of flats last 15 minutes each; agents show flats to buyers.', 'Viewing', 15],
  ['Escuela de música: alumnos, profesores y clases. Las clases duran 45 minutos.', 'Clase', 45],
  ['Cabinet de kiné : patients, séances. Une séance dure 30 minutes.', 'Séance', 30],
  ['Fahrschule mit Schülern, Lehrern und Fahrstunden. Eine Fahrstunde dauert 45 Minuten.', 'Fahrstunde', 45],
  ['理发店：客户预约理发师，每次预约30分钟。', '预约', 30],
  ['مدرسة موسيقى: طلاب ومعلمون ودروس. مدة الدرس 45 دقيقة.', 'درس', 45],
])('how long something takes is what its duration starts with: %s', (text, of, minutes) => {
  const durations = fieldsOf(text).filter((field) => field.type === 'duration' && field.of === of);
  expect(durations).toMatchObject([{ default: minutes }]);
});

test.each([
  ['Party tent rentals with a customer. Deposit is 50 euros.', 'Deposit', 5000],
  ['Members with name, phone. Annual fee 12 a year.', 'Annual fee', 1200],
  ['Yoga classes are 75 minutes long and cost 12 euros.', 'Cost', 1200],
])('an amount right behind its field is its default: %s', (text, label, amount) => {
  expect(fieldsOf(text).find((field) => field.label === label)).toMatchObject({ default: amount });
});

test.each([
  ['School library. Pupils borrow books, and books must be returned within 14 days.', 'Loan', 14],
  ['Freelancer invoices with a client and an amount; invoices are due in 30 days.', 'Freelancer invoice', 30],
  ['Litters with a dam, pups with name and colour. Pups must be weaned at 21 days.', 'Pup', 21],
  ['Parking permits for residents with car and zone. A permit is valid for 2 years.', 'Permit', 730],
  ['Volunteers hold first aid certificates. Certificates expire after 3 years.', 'Aid certificate', 1095],
  ['Complaints from tenants have to be answered within 5 working days.', 'Complaint', 5],
  ['Biblioteca: los socios toman libros prestados y los libros deben devolverse en 15 días.', 'Préstamo', 15],
  [
    'Schulbücherei: Schüler leihen Bücher aus, Bücher müssen nach 14 Tagen zurückgegeben werden.',
    'Ausleihe',
    14,
  ],
  ['图书馆：读者借书，图书必须在30天内归还。', '借阅', 30],
])('a term makes a day on the right thing, and a list of those that are over: %s', (text, of, days) => {
  const due = fieldsOf(text).filter((field) => field.default === `today+${days}`);
  expect(due).toMatchObject([{ type: 'date', of }]);
  expect(overdue(text)[0]).toMatchObject({ when: { op: 'past', field: due[0]?.name } });
});

test.each([
  'Bike hire: bikes cost 15 euros per day. Customers rent bikes.',
  'Members with name and email. Remind members when an invoice is due in 3 days.',
  'Volunteers with name and phone. Shifts with a date. A shift is 2 hours a week.',
  'Guest house with rooms and stays. Tourist tax 2.50 per night.',
])('rates, reminders and how often something happens are no defaults: %s', (text) => {
  const numbers = fieldsOf(text).filter(
    (field) =>
      (typeof field.default === 'number' && field.type !== 'number') ||
      /^today\+/.test(String(field.default ?? '')),
  );
  expect(numbers).toEqual([]);
});
