import { describe, expect, it } from 'vitest';
import type { Action } from '#blueprint/kinds.ts';
import { understand } from '#blueprint/understand/index.ts';

/** Who may do something with a thing, by the names of the blueprint. */
function whoMay(action: Action, label: string, description: string): readonly string[] {
  const entity = understand(description).blueprint?.entities.find((one) => one.label === label);
  if (!entity) throw new Error(`There is no ${label}`);
  return entity.access[action];
}

describe('what is closed to all but someone', () => {
  it.each([
    ['Nobody but me sees the notes.', ['owner']],
    ['No one except me may read the notes.', ['owner']],
    ['The notes stay between me and the doctor.', ['doctor', 'owner']],
    ['Nobody but the manager sees the notes.', ['manager']],
  ])('can be seen by nobody else: %s', (said, names) => {
    const who = whoMay('read', 'Note', `Sessions have a date. Notes have a text. ${said}`);
    expect(who).toEqual(expect.arrayContaining(names));
    expect(who).not.toContain('member');
  });

  it.each([
    ['Notas con texto y fecha. Pacientes con nombre. Nadie salvo yo ve las notas.', 'Nota'],
    ['Cabinet avec notes (texte, date) et patients. Personne sauf moi ne voit les notes.', 'Note'],
    ['Notizen mit Text. Patienten mit Name. Niemand außer mir sieht die Notizen.', 'Notiz'],
    ['诊所。病人有姓名。发票有金额。只有我能看发票。', '发票'],
  ])('is the writer’s in other languages too: %s', (description, label) => {
    expect(whoMay('read', label, description)).toEqual(['owner']);
  });
});

describe('what somebody may not do', () => {
  it.each([
    ['Case workers keep confidential notes that night staff must not read.', 'Note', 'nightStaff'],
    ['Salaries have an amount. Auxiliaries can’t see salaries.', 'Salary', 'auxiliary'],
    ['Audits with a date. Bookkeepers prepare audits which trainees may not see.', 'Audit', 'trainee'],
  ])('is denied to them: %s', (description, label, role) => {
    const text = `${description.replace('’', "'")} Notes have a text. Guests have a name.`;
    const who = whoMay('read', label, text);
    expect(who).not.toContain('member');
    expect(who).not.toContain(role);
  });

  it.each([
    ['Cows with name. My father uses it too but he only reads.', 'Cow', 'father'],
    ['Photos have a year and people. Grandparents can only look. I add photos.', 'Photo', 'grandparent'],
    ['Cages have a rack. The vet can see everything but change nothing.', 'Cage', 'vet'],
    [
      'Cages have a rack. The vet can see everything and add health notes but change nothing else.',
      'Cage',
      'vet',
    ],
  ])('is every change, where they only look: %s', (description, label, role) => {
    expect(whoMay('update', label, description)).not.toContain('member');
    expect(whoMay('update', label, description)).not.toContain(role);
    expect(whoMay('read', label, description)).toEqual(['member']);
  });
});

describe('what each sees only of their own', () => {
  it('is all that is named', () => {
    const text =
      'Sites with address. Reports with a date. Customers log in and see only their own sites and reports.';
    expect(whoMay('read', 'Site', text)).toContain('own');
    expect(whoMay('read', 'Report', text)).toContain('own');
    expect(whoMay('create', 'Site', text)).not.toContain('own');
  });

  it.each([
    ['Academia: clases con profesor y hora. Los profesores solo ven sus propias clases.', 'Clase'],
    ['École. Cours avec professeur et heure. Les professeurs ne voient que leurs propres cours.', 'Cours'],
    ['学校。课程有时间。老师只能看自己的课程。学生有姓名。', '课程'],
    ['مدرسة. حصص فيها وقت. المعلم يرى حصصه فقط. طلاب لهم اسم.', 'حصة'],
  ])('is read in other languages too: %s', (description, label) => {
    const who = whoMay('read', label, description);
    expect(who).toContain('own');
    expect(who).not.toContain('member');
  });

  it('isn’t passed over where it can’t be said of a thing', () => {
    const text = 'Salarios con importe. Solo el director puede ver los salarios. Empleados con nombre.';
    const said = understand(text).facts.unknown.map(({ start, end }) => text.slice(start, end));
    expect(said).toContain('Solo el director puede ver los salarios');
  });
});

it('makes no thing of what is somebody’s own', () => {
  const text =
    'Escuela de surf. Los alumnos reservan clases. Los monitores solo tienen que ver sus propias clases.';
  expect(understand(text).blueprint?.entities.map(({ label }) => label)).not.toContain('Propia clase');
  expect(whoMay('read', 'Clase', text)).toContain('own');
});

it('lets visitors leave what they may leave without a login', () => {
  const text = 'Trails with a name. No login for visitors, they can leave a comment. Comments have a text.';
  expect(whoMay('create', 'Comment', text)).toEqual(['public']);
});

describe('what the public does not do in the app', () => {
  it.each([
    ['Passengers ring up and ask for a trip. Trips have a date and a driver.', 'Trip'],
    ['Customers drop off orders at the counter. Orders have a price and a date.', 'Order'],
    ['Reports have items. Staff on site only fill in reports from their phone.', 'Report'],
  ])('is not open to it: %s', (description, label) => {
    expect(whoMay('create', label, description)).not.toContain('public');
  });

  it.each([
    ['Articles with a title and a text. Visitors only see the published articles.', 'Article'],
    [
      'A temp has a name and a rate. Assignments have a date. Restaurants order a shift and don’t log in at all.',
      'Temp',
    ],
  ])('is not shown to it: %s', (description, label) => {
    expect(whoMay('read', label, description.replace('’', "'"))).not.toContain('public');
  });

  it('is open where they do it online', () => {
    const text = 'Orders have a price and a date. Customers order in person or on our website.';
    expect(whoMay('create', 'Order', text)).toContain('public');
  });

  it('is shown where nobody has to log in for it', () => {
    const text = "Trails with a name and a length. Visitors don't need to log in.";
    expect(whoMay('read', 'Trail', text)).toContain('public');
  });
});

describe('what is said of two in one sentence', () => {
  it.each([
    'Admins can edit everything and teachers only their own classes. Classes have a room.',
    'Admins see everything, teachers only their own classes. Classes have a room.',
  ])('leaves everything to whom it is left: %s', (description) => {
    expect(whoMay('read', 'Class', description)).toEqual(['own', 'admin']);
    expect(whoMay('update', 'Room', description)).toEqual(['member']);
  });

  it('opens to visitors what they see beside others', () => {
    const text = 'Games: round, result. Players have a name. Players and visitors can look at everything.';
    expect(whoMay('read', 'Game', text)).toEqual(['public']);
  });

  it('opens nothing where nothing is visible without an account', () => {
    const text = 'Members post offers with title and photos. Nothing should be visible without an account.';
    expect(whoMay('read', 'Offer', text)).toEqual(['member']);
  });
});

it('shows no customer where others have things delivered', () => {
  const text =
    'A bakery. Customers order bread on our website for delivery on Tuesday or Friday. Deliveries have an address and a driver.';
  expect(whoMay('read', 'Delivery', text)).not.toContain('public');
});

it('tenants who see only their own faults report them with an account, and no stranger does', () => {
  const { blueprint } = understand(
    'Tenants report faults with room and photo. Tenants only see their own faults. The janitor sees all.',
  );
  expect(blueprint?.signUp).toBe('invited');
  expect(blueprint?.entities.find(({ label }) => label === 'Fault')?.access.create).toEqual(['tenant']);
  expect(blueprint?.entities.find(({ label }) => label === 'Room')?.access.read).not.toContain('public');
});
