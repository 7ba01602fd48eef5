import { describe, expect, it } from 'vitest';
import { APP_TEMPLATES } from '#blueprint/concepts/index.ts';
import { understand } from '#blueprint/understand/index.ts';

const appOf = (text: string) => {
  const { blueprint } = understand(text);
  if (!blueprint) throw new Error(`There is no app in: ${text}`);
  return blueprint;
};

describe('what an app is called', () => {
  it.each([
    ['A dog grooming salon with customers, dogs and invoices', 'Dog grooming salon'],
    ['Attendance app for a school: classes, students and teachers', 'School attendance'],
    [
      'I run a small violin workshop. Customers bring instruments, each has a maker and a year.',
      'Violin workshop',
    ],
    ['We need an app to manage invoices with amount and due date', 'Invoices'],
    ['Hi there, basically our rowing club has boats, members and bookings', 'Rowing club'],
    ['Our neighbourhood tool library lends drills and saws to members', 'Neighbourhood tool library'],
    ['We’re a food bank and need to sort out volunteers and shifts', 'Food bank'],
    ['Una clínica veterinaria con mascotas, dueños y citas', 'Clínica veterinaria'],
    ['Une application pour gérer une bibliothèque avec livres et auteurs', 'Bibliothèque'],
    ['Eine App für einen Reitverein mit Pferden und Mitgliedern', 'Reitverein'],
    ['宠物诊所：客户、宠物、预约', '宠物诊所'],
    ['مكتبة مدرسية: كتب وطلاب وإعارات', 'مكتبة مدرسية'],
  ])('%s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });

  it.each([
    [
      'I run a small tool library in our neighbourhood. We have about 200 drills and ladders.',
      'Tool library',
    ],
    ['Airbnb for parking spaces. Owners list driveways with a price.', 'Parking spaces'],
    ['car maintenance log for my three cars: date, cost, mileage', 'Car maintenance log'],
    ['Bug tracker for a team of 8, with projects, severity and comments', 'Bug tracker'],
    ['Hello everybody! I manage a bike shop. Repairs with a date and a price.', 'Bike shop'],
  ])('says what is run, wanted or likened to: %s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });

  it.each([
    ['The way we work today: jobs come in. A job has a date, a price and a boiler make.', 'Jobs'],
    ['My mom has dementia. Pills with a time and a dose. Visits with a date.', 'Pills'],
    ['Bullets from ops:\n- warehouses with an address\n- transfers (date, quantity, reason)', 'Transfers'],
    ['As a nurse I want to record vital signs (pulse, temperature, time) for each patient.', 'Vital signs'],
    ['Nur der Wirt bestätigt Reservierungen. Gäste reservieren Tische.', 'Reservierungen'],
    ['لكل حجز حالة: جديد، مؤكد، ملغى. لكل قارب اسم وحالة.', 'حجوزات'],
  ])('is never a piece of a sentence, but what most is said of: %s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });

  it.each([
    ['Une appli pour prêter et emprunter des jeux entre membres', /^Jeux$/],
    ['En tant que salarié, je veux poser mes congés et voir mon solde.', /^Congés$/],
  ])('is no verb and no beginning of a French sentence: %s', (text, name) => {
    expect(appOf(text).name).toMatch(name);
  });

  it.each([
    [
      'Project Title: Online Internship Portal\nStudents with roll number. Companies with address.',
      'Online Internship Portal',
    ],
    ['Name: PetPal. Owners book walks for their dogs. Each walk has a date.', 'PetPal'],
    ['PRODUCT BRIEF - "LinguaSwap"\nSessions have a time and a partner.', 'LinguaSwap'],
    ['Requirements\nWorking title: Spoonful\nRecipes with servings and time', 'Spoonful'],
    ['We build a platform called “Ride Along” for carpools. Rides with driver and date.', 'Ride Along'],
    ['I want an app called petpal where owners book dog walks with date and price', 'petpal'],
    ['Nombre del proyecto: Huella Verde. Voluntarios con teléfono y correo.', 'Huella Verde'],
    ['Une appli appelée Pantoufle pour les locations avec date et prix', 'Pantoufle'],
    ['Eine App namens Futterfuchs: Katzen mit Name, Fütterungen mit Uhrzeit', 'Futterfuchs'],
    ['我想做一个叫“宠爱”的小程序，宠物有姓名、年龄', '宠爱'],
    ['اسم المشروع: رفيق. المتطوعون لهم اسم وهاتف', 'رفيق'],
  ])('is what is written down as its name: %s', (text, name) => {
    expect(appOf(text).name.toLowerCase()).toBe(name.toLowerCase());
  });

  it('is no label of a column', () => {
    const text = 'Title: text, required. Cooks write recipes. Recipes have servings and a photo.';
    expect(appOf(text).name).toBe('Recipes');
  });

  it.each([
    ['Our board meets monthly. Agenda items with owner and deadline.', 'Agenda items'],
    [
      'The model railway club meets tuesdays. Locos belong to members and have a number.',
      'Model railway club',
    ],
    ['Customers log in and see their orders with date and total', 'Orders'],
    ['A place where birdwatchers post sightings with species, count and photo', 'Sightings'],
    [
      'Hi Tom, could you build us something for holidays? Employees have a name. Each holiday has a start date and an employee.',
      'Holidays',
    ],
    ['Equipment loans to staff with due date', 'Equipment loans'],
    ['Football matches with date and score', 'Football matches'],
    ['School visits register: date, visitor, reason', 'School visits register'],
  ])('holds no verb, and names that look like one stay: %s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });

  it.each([
    ['Baby tracker: feeds, diapers, sleep', 'Baby tracker'],
    ['Log of detentions: student, teacher, date', 'Detention log'],
    ['Home inventory for insurance: item, room, value', 'Home inventory for insurance'],
    ['small claims thing: claims with date and amount', 'Small claims'],
  ])('is not clipped: %s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });

  it.each([
    ["I'm a therapist in private practice. Clients, sessions with date and fee.", 'Sessions'],
    ['我是驾校校长,想要一个学员管理系统:学员报名(姓名、手机)', '驾校'],
    ['Ich leite eine Musikkapelle. Noten (Titel, Komponist, Stimme), Proben mit Datum.', 'Musikkapelle'],
    ['Für unsere Imbisskette (5 Filialen) brauchen wir Checklisten mit Datum.', 'Imbisskette'],
    ['Para nuestra peluquería necesitamos citas con fecha y clientes con teléfono', 'Peluquería'],
  ])('is what somebody leads, and not who speaks: %s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });

  it.each([
    ['children borrow books. each child may keep a book two weeks', 'Book loans'],
    ['Parents sign up for slots to bring snacks to soccer games', 'Slot sign-ups'],
    ['authors submit abstract with title, track, keywords', 'Abstracts'],
    ['teachers mark each pupil present, absent or late every morning', 'Pupils'],
    ['cleaners tick each room done with a photo', 'Rooms'],
    ['Volunteers log hours. Each volunteer has a name and a team.', 'Volunteer hours'],
    ['foster families log every feeding of the kittens', 'Feedings'],
    ['Employees request leave and the manager approves it', 'Leave requests'],
    ['Each customer books a table', 'Table bookings'],
    ['Neighbours lend each other tools', 'Tool loans'],
  ])('is what is done where it opens with who does it: %s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });

  it.each([
    ['Expense claims at work', 'Expense claims at work'],
    ['Staff training records', 'Staff training records'],
  ])('and a name that looks like a deed stays: %s', (text, name) => {
    expect(appOf(text).name).toBe(name);
  });

  it('is its main data where the description begins with a list', () => {
    expect(appOf('Customers, orders, suppliers').name).toBe('Orders');
  });
});

it('says below its name what it holds, and not the description over again', () => {
  expect(appOf('A dog salon with customers, dogs and invoices').tagline).toBe(
    'Customers, dogs and invoices in one place',
  );
  expect(appOf('Ein Verein mit Mitgliedern und Beiträgen').tagline).toMatch(/ und .* an einem Ort$/);
});

describe('the looks', () => {
  it('are as the description asks for them', () => {
    const { theme } = appOf('Bakery with cakes and orders. Dark green theme please.');
    expect(theme).toMatchObject({ mode: 'dark', primary: '#2B6A3F' });
    expect(appOf('Una panadería con pasteles y pedidos, tema oscuro').theme.mode).toBe('dark');
    expect(appOf('Toys for kids, with toys and loans').theme.font).toBe('rounded');
  });

  it('are not those of what the app keeps', () => {
    const { theme } = appOf('Chocolates with name and price: dark, white or milk. Each has a supplier.');
    expect(theme.mode).toBe('light');
    const kites = appOf('Kites with a colour (red, green). Each kite belongs to a team.');
    expect(kites.theme).toEqual(appOf('Kites with a size (big, small). Each kite belongs to a team.').theme);
  });
});

it.each([
  ['Rooms and bookings. Elegant design.', 'Design'],
  ['Una clínica con mascotas y citas. Tema verde oscuro.', 'Tema'],
])('takes a word for the looks for no thing to keep: %s', (text, label) => {
  expect(appOf(text).entities.map((entity) => entity.label)).not.toContain(label);
});

it('leaves designs that are kept alone', () => {
  const { entities } = appOf('A tailor with customers and designs. Each design has a photo and a price.');
  expect(entities.map(({ label }) => label)).toContain('Design');
});

describe('the kind of an app', () => {
  it.each([
    ['Products with price and orders from customers', 'shop'],
    ['Apartments, tenants and leases', 'property'],
    ['Candidates apply for jobs and have interviews', 'recruiting'],
    ['Una tienda con productos, pedidos y clientes', 'shop'],
    ['Vinyl records with artist and year', 'custom'],
  ])('of “%s” is %s', (text, kind) => {
    expect(appOf(text).kind).toBe(kind);
  });
});

it('gives who writes what a template says the things of that template too', () => {
  const { entities } = appOf('Tickets and customers of an IT helpdesk');
  const [helpdesk] = APP_TEMPLATES.filter(({ kind }) => kind === 'helpdesk');
  const nearly = appOf(`${helpdesk?.description ?? ''}!`);
  expect(nearly.entities.length).toBeGreaterThan(entities.length);
  expect(nearly.entities.map(({ label }) => label)).toEqual(expect.arrayContaining(['Ticket', 'Agent']));
});

it.each([
  ['The problem: keys go missing. Each key has a number, a door and a holder.', /problem/i],
  ['My wife and I run a kennel. Dogs with name and breed, and stays.', /wife/i],
  ['Right now we write keys down. Each key has a number, a door and a holder.', /right now/i],
  ['I have a Google sheet with these columns: Date, Donor, Amount, Campaign', /google/i],
])('no app is called after how somebody begins: %s', (text, not) => {
  expect(understand(text).blueprint?.name).not.toMatch(not);
});

it('an app is called without what it was written on, and with the capitals it was given', () => {
  const nameOf = (text: string) => understand(text).blueprint?.name;
  expect(nameOf('Deliveries on a clipboard: driver name, plate number, arrival time, dock door')).toBe(
    'Deliveries',
  );
  expect(nameOf('HQ visitor log. Visitors have a name, a company and a host.')).toBe('HQ visitor log');
});
