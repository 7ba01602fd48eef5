import { describe, expect, it } from 'vitest';
import type { Access } from '#blueprint/schema.ts';
import { understand } from '#blueprint/understand/index.ts';

const accessOf = (description: string, label: string): Access | undefined =>
  understand(description).blueprint?.entities.find((one) => one.label === label)?.access;
const unknownIn = (description: string): string[] =>
  understand(description).facts.unknown.map(({ start, end }) => description.slice(start, end));

describe('what some alone may do', () => {
  it.each<[string, string, keyof Access, string[]]>([
    [
      'Stalls and bookings. Nobody except supervisors can adjust bookings.',
      'Booking',
      'update',
      ['supervisor'],
    ],
    [
      'Stalls and bookings. Apart from the treasurer no one may see bookings.',
      'Booking',
      'read',
      ['treasurer'],
    ],
    ['Stalls and bookings. Nobody can see bookings except the treasurer.', 'Booking', 'read', ['treasurer']],
    ['Stalls and bookings. Supervisors alone may change bookings.', 'Booking', 'update', ['supervisor']],
    [
      'Stalls and bookings. The treasurer is the only one who can see bookings.',
      'Booking',
      'read',
      ['treasurer'],
    ],
    ['Stalls and bookings. Bookings are visible only to the treasurer.', 'Booking', 'read', ['treasurer']],
    ['Tools and loans. Only I can change tools.', 'Tool', 'update', ['owner', 'admin']],
    ['Tools and loans. I am the only one who can change tools.', 'Tool', 'update', ['owner']],
    ['Tools and loans. Only the pastor and I should see loans.', 'Loan', 'read', ['pastor', 'owner']],
    [
      'Boxes and documents. Documents are secret and only the archivist may open those.',
      'Document',
      'read',
      ['archivist'],
    ],
  ])('closes it to the others: %s', (description, label, action, who) => {
    expect(accessOf(description, label)?.[action]).toEqual(who);
  });

  it('does with both verbs what one object is named for', () => {
    const access = accessOf('Tools and loans. Only I can add or remove tools.', 'Tool');
    expect(access).toMatchObject({
      create: ['owner', 'admin'],
      delete: ['owner', 'admin'],
      read: ['member'],
    });
  });

  it('reads a document that is opened, and adds none', () => {
    const access = accessOf('Boxes and documents. Only the archivist may open documents.', 'Document');
    expect(access?.delete).toEqual(['owner']);
    expect(access?.read).toEqual(['archivist']);
  });
});

describe('what some may not do', () => {
  it.each([
    ['Campaigns, quests and notes. Players should not see my secret notes.', 'Note'],
    ["Shows with audition notes. Directors can see the audition notes, players can't.", 'Audition note'],
    ['Shows with audition notes. Directors can see the audition notes but not players.', 'Audition note'],
    ['Photos, contests and votes. Votes are hidden from players.', 'Vote'],
    ['Photos, contests and votes. Votes must not be visible to players.', 'Vote'],
    ['Photos, contests and votes. Players have no access to votes.', 'Vote'],
  ])('is kept from them: %s', (description, label) => {
    expect(understand(description).blueprint?.roles.map(({ name }) => name)).toContain('player');
    const read = accessOf(description, label)?.read ?? ['player'];
    expect(read).not.toContain('player');
    expect(read).not.toContain('member');
  });

  it('denies the second of two deeds where only that is denied', () => {
    const access = accessOf('Drugs and suppliers. Assistants can view drugs but not edit them.', 'Drug');
    expect(access).toMatchObject({ read: ['member'], update: ['team'] });
  });

  it('lets those look who may do nothing else', () => {
    const access = accessOf('Patients and wards. Interns have read-only access to patients.', 'Patient');
    expect(access).toMatchObject({ read: ['member'], create: ['team'], update: ['team'] });
  });

  it('shows those who may not see what the others have only what is theirs', () => {
    const app = "Students, reviewers, scores. Students apply. Reviewers must not see each other's scores.";
    expect(accessOf(app, 'Score')?.read).toEqual(['own', 'team']);
    expect(
      accessOf('Hearings, assignments. Interpreters see only assignments given to them.', 'Assignment')?.read,
    ).toEqual(['own', 'team']);
  });
});

describe('what no access can say', () => {
  it.each([
    ['Products, purchases and sales. Cashiers cannot see the purchase price.', 'Purchase', 'purchase price'],
    [
      'Boats, customers and rentals. Only the skipper can see the phone numbers of the customers.',
      'Customer',
      'phone numbers',
    ],
    [
      'An archive with boxes and documents. Some documents are closed and only the archivist may open those.',
      'Document',
      'archivist may open those',
    ],
    ['Boats and rentals. Skippers cannot change rentals after 24 hours.', 'Rental', 'rentals'],
  ])('closes no whole table, and is told to be not understood: %s', (description, label, words) => {
    expect(accessOf(description, label)).toMatchObject({
      read: ['member'],
      create: ['member'],
      update: ['member'],
    });
    expect(unknownIn(description)).toContain(words);
  });
});

describe('how much of it some may look at', () => {
  it.each<[string, string, keyof Access, string[]]>([
    [
      'Care home. Residents, daily notes, medical records. Relatives may read the daily notes but nothing medical.',
      'Medical record',
      'read',
      ['team'],
    ],
    [
      'Lab equipment and bookings. The professor sees everything, students see only what they booked themselves.',
      'Booking',
      'read',
      ['own', 'professor'],
    ],
    [
      'Families, visits, case workers. Case workers see the families they look after and no others. The director can see all.',
      'Family',
      'read',
      ['own', 'director'],
    ],
    [
      'Parcels with a number. The cleaners see nothing at all. The concierge sees everything.',
      'Parcel',
      'read',
      ['concierge'],
    ],
    ['Swimmers, races. Swimmers may look but not touch.', 'Race', 'update', ['team']],
    ['Fines: player, reason, amount. Only the captain hands out fines.', 'Fine', 'create', ['captain']],
    ['Children, grades. Grades are given by the trainer and nobody else.', 'Grade', 'create', ['trainer']],
    ['Payments and lessons. The bookkeeper alone deals with payments.', 'Payment', 'delete', ['bookkeeper']],
    ["Chores and kids. The kids can't log in, we parents do it for them.", 'Chore', 'read', ['member']],
  ])('%s', (text, label, action, who) => {
    expect(accessOf(text, label)?.[action]).toEqual(who);
  });

  it('leaves what they book from open to those who see nothing else', () => {
    const text =
      'Swimming lessons: classes with a start time and a teacher. Parents book their child into a class online. Parents can see which skills their own child has, nothing else.';
    expect(accessOf(text, 'Class')?.read).toContain('public');
  });
});

describe('whose own rows they see', () => {
  it.each([
    ['Lessons with teacher, pupil and date. Teachers see their own, the head sees all of them.', 'Lesson'],
    ['Stays with dog and owner. Owners can look at their own stays.', 'Stay'],
  ])('is said without "only" too: %s', (description, label) => {
    expect(accessOf(description, label)?.read).toContain('own');
  });
});

describe('somebody whom the writer knows', () => {
  it.each([
    'Hives with location. Inspections: hive, date, notes. My neighbour can add inspections for visitors.',
  ])('is no stranger: %s', (description) => {
    const app = understand(description).blueprint;
    expect(app?.signUp).toBe('invited');
    expect(accessOf(description, 'Inspection')?.create).not.toContain('public');
  });
});
