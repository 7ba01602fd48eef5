import { understand } from '#blueprint/understand/index.ts';
import { walkApp } from './support/walk.ts';

// Apps that nobody wrote: what comes of a description is used by its people as the reference apps are.
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  kennel:
    'A boarding kennel in the hills. Owners book a stay for their dog from one day to another; each run holds one dog at a time, and a stay can’t be booked twice for the same run. A stay is requested, confirmed, checked in, checked out or cancelled. We note vaccinations with the date they expire and want a reminder a week before. Show a calendar of the stays and a dashboard of income by month.',
  werkstatt:
    'Eine Tischlerei: Kunden, Aufträge mit Preis und Liefertermin, und Holz mit Bestand. Ein Auftrag ist angefragt, bestätigt, in Arbeit oder fertig. Mitarbeiter tragen ihre Stunden je Auftrag ein.',
  biblioteca:
    'Una biblioteca de barrio con libros, socios y préstamos. Un préstamo tiene fecha de salida y de devolución y está prestado, devuelto o atrasado. Solo el personal ve a los socios.',
  groomer:
    'I run a small dog grooming salon. Customers bring in their dogs and book appointments; each appointment has a groomer, a service, a price and a time, and is booked, in progress, done or no-show. A groomer can’t be double booked, and I want a calendar of the week.',
  toolLibrary:
    'Our neighbourhood tool library lends drills, saws and ladders to members. We need to know which tools are out, who has them and when they’re due back, with a reminder the day before. Members can reserve a tool online, but only volunteers can add or edit tools.',
  attendance:
    'Attendance for a primary school: classes with their pupils and a teacher, and for every lesson a register where each pupil is marked present, late, absent or excused. Parents get an email when their child is absent. The head wants a chart of absences by class.',
  foodBank:
    'We’re a food bank and need to sort out volunteer shifts. A shift has a date, a start and end time, a place and at most 8 volunteers; volunteers sign up for shifts themselves. We also keep track of donations: who gave what, how many kilos and when it expires.',
  prescriptions:
    'Hospital ward prescriptions: doctors prescribe medication to patients with a dose, how many times a day and start and end date. A prescription is draft, signed, dispensed or stopped; only doctors can sign and only the pharmacist can dispense. Alert when stock of a drug falls below its minimum.',
  veterinaria:
    'Llevo una clínica veterinaria. Los dueños tienen mascotas (nombre, especie, raza, fecha de nacimiento) y piden citas con un veterinario; cada cita tiene fecha y hora, motivo y precio y puede estar pedida, confirmada, atendida o cancelada. También quiero guardar las vacunas de cada mascota con la fecha en que caducan.',
};

for (const [name, description] of Object.entries(DESCRIPTIONS)) {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error(`Nothing was understood of ${name}`);
  walkApp(name, blueprint);
}
