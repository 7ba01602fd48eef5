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
};

for (const [name, description] of Object.entries(DESCRIPTIONS)) {
  const { blueprint } = understand(description);
  if (!blueprint) throw new Error(`Nothing was understood of ${name}`);
  walkApp(name, blueprint);
}
