import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';

const daysOf = (description: string, label: string) =>
  understand(description)
    .blueprint?.entities.find((one) => one.label === label)
    ?.fields.filter(({ type }) => type === 'date' || type === 'dateTime')
    .map((field) => `${field.label}: ${field.type}`);

describe('a day and its time', () => {
  it.each([
    ['Appointments are for one dog with a date and time and a service.', 'Appointment', 'Date and time'],
    ['Dance school. Lessons with date, time, room and teacher.', 'Lesson', 'Date and time'],
    ['Races with date, time and distance.', 'Race', 'Date and time'],
    ['Meetings: date/time, place, minutes.', 'Meeting', 'Date and time'],
    ['Clínica: citas con fecha y hora, motivo y veterinario', 'Cita', 'Fecha y hora'],
    ['Termine mit Datum und Uhrzeit und Kunde', 'Termin', 'Datum und Uhrzeit'],
    ['Rendez-vous avec date et heure, client et prestation', 'Rendez-vous', 'Date et heure'],
    ['诊所：预约（日期、时间、医生）', '预约', '日期和时间'],
  ])('are entered as one: %s', (description, label, field) => {
    expect(daysOf(description, label)).toEqual([`${field}: dateTime`]);
  });

  it('stay two where the time is of something else', () => {
    expect(daysOf('Runs with date, distance, time and shoes', 'Run')).toEqual([
      'Date: date',
      'Time: dateTime',
    ]);
    expect(daysOf('Tours with date, start time and end time', 'Tour')).toHaveLength(3);
  });
});

describe('days and times in the plural', () => {
  it.each([
    ['Canoe hire. Rentals with customer and dates', 'Rental', ['Start date', 'Return date']],
    ['Campsite: stays with dates and number of people', 'Stay', ['Check-in', 'Check-out']],
    ['Each loan has a member, a drill and the dates.', 'Loan', ['Start date', 'Due date']],
    ['Summer camps with place, dates and price', 'Summer camp', ['Start date', 'End date']],
    ['Leave requests with a period and a reason', 'Leave request', ['Start date', 'End date']],
    [
      'Alquileres con cliente, canoa, fechas y precio',
      'Alquiler',
      ['Fecha de inicio', 'Fecha de devolución'],
    ],
    ['Vermietungen mit Kunde, Zeitraum, Preis', 'Vermietung', ['Startdatum', 'Rückgabedatum']],
  ])('are the first and the last day of what lasts: %s', (description, label, days) => {
    expect(daysOf(description, label)).toEqual(days.map((day) => `${day}: date`));
  });

  it('are when a booking of a room starts and ends', () => {
    expect(daysOf('Room bookings with room, person and times', 'Booking')).toEqual([
      'Starts: dateTime',
      'Ends: dateTime',
    ]);
  });

  it.each([
    ['Inspections with dates, findings and a photo', 'Inspection', ['Date: date']],
    ['Rehearsals with dates and times', 'Rehearsal', ['Date and time: dateTime']],
    ['Actors with the dates they can’t rehearse', 'Actor', ['Dates: date']],
    ['Memberships with a period and a price', 'Membership', ['Start date: date', 'Expiry date: date']],
    ['Contratos con fechas de firma', 'Contrato', ['Fechas de firma: date']],
  ])('are one where each has one, and none of somebody: %s', (description, label, days) => {
    expect(daysOf(description, label)).toEqual(days);
  });
});
