import { describe, expect, it } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { many, one } from '#blueprint/understand/words/others/de-number.ts';

const entitiesIn = (text: string) => understand(text).blueprint?.entities ?? [];
const pluralsIn = (text: string) => entitiesIn(text).map(({ label, plural }) => `${label}/${plural}`);
const fieldsIn = (text: string, label: string) =>
  entitiesIn(text)
    .find((entity) => entity.label === label)
    ?.fields.map((field) => field.label);

describe('German nouns', () => {
  it.each([
    ['Särge', 'Sarg'],
    ['Wettkämpfe', 'Wettkampf'],
    ['Säfte', 'Saft'],
    ['Öfen', 'Ofen'],
    ['Äpfel', 'Apfel'],
    ['Angehörige', 'Angehöriger'],
    ['Angehörigen', 'Angehöriger'],
    ['Brötchen', 'Brötchen'],
    ['Taschen', 'Tasche'],
    ['Kirchen', 'Kirche'],
    ['Trauerfeiern', 'Trauerfeier'],
    ['Bildern', 'Bild'],
    ['Museen', 'Museum'],
    ['Größe', 'Größe'],
    ['Fläche', 'Fläche'],
    ['Geräte', 'Gerät'],
    ['Schwäne', 'Schwan'],
    ['Moleküle', 'Molekül'],
    ['Sträucher', 'Strauch'],
    ...['Behörde', 'Krähe', 'Gülle', 'Quarantäne', 'Säure', 'Brühe', 'Spüle', 'Büste'].map((word) => [
      word,
      word,
    ]),
    ...['Hüfte', 'Kanüle', 'Fräse', 'Münze', 'Domäne', 'Mühe', 'Bürde', 'Tribüne'].map((word) => [
      word,
      word,
    ]),
  ])('of %s there is one %s', (plural, single) => {
    expect(one(plural)).toBe(single);
  });

  it.each([
    ['Hüpfburg', 'Hüpfburgen'],
    ['Ehrenamtlicher', 'Ehrenamtliche'],
    ['Gehege', 'Gehege'],
    ['Beschluss', 'Beschlüsse'],
    ['Brand', 'Brände'],
    ['Kalender', 'Kalender'],
  ])('of one %s there are many %s', (single, plural) => {
    expect(many(single)).toBe(plural);
  });

  it.each([
    ['Kleiner Zoo: Tiere, Gehege, Pfleger. Jedes Gehege hat eine Größe.', 'Gehege/Gehege'],
    ['Praxis: Patienten, Termine, Befunde, Therapeuten', 'Befund/Befunde'],
    ['Bestatter: Sterbefälle, Angehörige, Trauerfeiern, Särge', 'Angehöriger/Angehörige'],
    ['Pflegedienst mit Patienten, Touren und Angehörigen', 'Angehöriger/Angehörige'],
    ['Bäckerei: Brötchen, Kuchen, Öfen, Kunden', 'Brötchen/Brötchen'],
  ])('are called as they are said where most of a list are many: %s', (text, plural) => {
    expect(pluralsIn(text)).toContain(plural);
  });

  it.each([
    ['Wir verwalten Kunden, Maschinen, Wäsche und Rechnungen.', 'Wäsche'],
    ['Kirchen, Kapelle, Gräber, Spenden', 'Kapelle'],
    ['Weinberge, Fässer, Lese, Flaschen', 'Lese'],
    ['Jede Plötze hat ein Gewicht und eine Länge.', 'Plötze'],
    ['Verein mit Mitgliedern und Vorsitzendem', 'Vorsitzender'],
    ['Gärtnerei: Sträucher, Büsche, Kunden, Bestellungen', 'Strauch'],
  ])('keep their e where nothing tells that they are many: %s', (text, label) => {
    expect(entitiesIn(text).map((entity) => entity.label)).toContain(label);
  });

  it('are no age where they only end alike', () => {
    expect(fieldsIn('Tiere mit Rasse, Vor- und Nachname des Halters', 'Tier')).toEqual(
      expect.arrayContaining(['Vorname', 'Nachname des Halters']),
    );
    const halter = entitiesIn('Tiere mit Rasse, Gewicht und Halter').flatMap(({ fields }) => fields);
    expect(halter.some(({ label, type }) => label === 'Halter' && type === 'number')).toBe(false);
  });

  it('stand in the nominative as fields', () => {
    expect(fieldsIn('Einsätze mit Stichwort, Ort, Beginn und eingesetzten Kräften.', 'Einsatz')).toContain(
      'Eingesetzte Kräfte',
    );
  });

  it('have no second kind beside the one that is said', () => {
    const fields = fieldsIn('Zoo. Tiere haben Art, Name und Gewicht. Es gibt Pfleger.', 'Tier');
    expect(fields).toContain('Art');
    expect(fields).not.toContain('Tierart');
  });

  it('name the species of plants and of animals', () => {
    expect(fieldsIn('Pflanzen und Tiere', 'Pflanze')).toContain('Pflanzenart');
  });
});

describe('an order of somebody with a day', () => {
  it.each([
    ['Bäckerei: Kuchen, Bestellungen von Kunden mit Abholzeit.', 'Bestellung', 'Abholzeit'],
    ['Panadería: pasteles, pedidos de clientes con fecha de recogida.', 'Pedido', 'Fecha de recogida'],
    ['Boulangerie : gâteaux, commandes de clients avec date de retrait.', 'Commande', 'Date de retrait'],
  ])('has the day itself: %s', (text, owner, label) => {
    expect(fieldsIn(text, owner)).toContain(label);
  });

  it.each([
    ['Bestellungen von Kunden mit Adresse und Telefonnummer', 'Kunde', 'Telefonnummer'],
    ['Termine von Patienten mit Geburtsdatum', 'Patient', 'Geburtsdatum'],
    ['Die Pferde meiner Einstellerin mit Telefonnummer', 'Einstellerin', 'Telefonnummer'],
  ])('leaves what only people have with them: %s', (text, owner, label) => {
    expect(fieldsIn(text, owner)).toContain(label);
  });
});

describe('what a description opens with', () => {
  it.each([
    ['Musikschule: Schüler, Lehrer, Instrumente, Noten', ['Schüler', 'Lehrer', 'Instrument', 'Note']],
    ['Protectora: voluntarios, animales, turnos, horas, avisos', ['Hora', 'Aviso']],
    [
      'App para el instituto: alumnado, profesorado, clubs y chats.',
      ['Alumnado', 'Profesorado', 'Club', 'Chat'],
    ],
    [
      "Club d'escalade : adhérents, voies, séances, matériel prêté.",
      ['Adhérent', 'Voie', 'Séance', 'Matériel'],
    ],
    ['Gestoría: clientes, expedientes, trámites y vencimientos.', ['Vencimiento']],
  ])('is kept, also where its words are mostly fields, verbs or of one: %s', (text, things) => {
    expect(entitiesIn(text).map(({ label }) => label)).toEqual(expect.arrayContaining(things));
  });

  it.each([
    ['Autoescuela: alumnos, profesores, coches, clases, plazos, honorarios, precios', /Honorario|Precio/u],
    ['Agence : locataires, appartements, contrats, cautions, étages', /Caution|Étage/u],
    ['Anwalt: Mandanten, Akten, Termine, Fristen, Stunden', /Stunde/u],
    ['Reparto: clientes, pedidos, vehículos, direcciones', /Direcci/u],
  ])('makes no things of days, sums, numbers and addresses: %s', (text, pattern) => {
    expect(entitiesIn(text).filter(({ label }) => pattern.test(label))).toEqual([]);
  });

  it.each([
    ['Projekte: Kunden, Rechnungen, Zeiten, Kosten.', ['Projekt', 'Kunde', 'Rechnung']],
    ['Aufgaben: Personen, Terminen, Dateien', ['Aufgabe', 'Termin', 'Datei']],
  ])('is no deed where its words name things: %s', (text, things) => {
    expect(entitiesIn(text).map(({ label }) => label)).toEqual(expect.arrayContaining(things));
    expect(entitiesIn(text).flatMap(({ fields }) => fields.map(({ label }) => label))).not.toContain('Art');
  });

  it.each(['Aufgaben: putzen, einkaufen, kochen', 'Aufgaben: Gießen, Ernten'])(
    'has tasks that verbs tell: %s',
    (text) => {
      expect(fieldsIn(text, 'Aufgabe')).toContain('Art');
    },
  );

  it('leaves columns and what apps do as they are', () => {
    expect(entitiesIn('Kunde: Name, Adresse, Größe, Noten, Preise').map(({ label }) => label)).toEqual([
      'Kunde',
    ]);
    expect(
      entitiesIn('Dentista: pacientes, citas, teléfonos, recordatorios').map(({ label }) => label),
    ).toEqual(expect.not.arrayContaining(['Teléfono', 'Recordatorio']));
  });

  it('may have tasks that are said by verbs', () => {
    const text = 'Schulgarten: Beete, Pflanzen, Aufgaben: Gießen, Ernten, Jäten. Klassen übernehmen Beete.';
    const task = entitiesIn(text).find(({ label }) => label === 'Aufgabe');
    expect(task?.fields.find(({ label }) => label === 'Art')?.options?.map(({ label }) => label)).toEqual([
      'Gießen',
      'Ernten',
      'Jäten',
    ]);
    expect(entitiesIn(text).map(({ label }) => label)).not.toContain('Ernte');
  });
});

describe('Spanish and French nouns', () => {
  it.each([
    ['Taller: clientes, órdenes, facturas', 'Orden/Órdenes'],
    ['Parque: visitantes, jardines, árboles', 'Jardín/Jardines'],
    ['Piscina: socios, salones, cupones', 'Cupón/Cupones'],
    ['Dietista: pacientes, regímenes, citas', 'Régimen/Regímenes'],
    ['Élevage : brebis, agneaux, ventes, clients', 'Brebis/Brebis'],
  ])('have their accents: %s', (text, plural) => {
    expect(pluralsIn(text)).toContain(plural);
  });
});

describe('what each is for', () => {
  it.each([
    ['Chaque séance est pour un patient. Chaque visite est chez un client.', 'Séance', 'Patient'],
    ['Panadería. Cada pedido es para un cliente, con fecha de entrega', 'Pedido', 'Cliente'],
    ['Bäckerei. Jede Bestellung ist für einen Kunden, mit Abholdatum.', 'Bestellung', 'Kunde'],
  ])('is what it refers to: %s', (text, owner, label) => {
    expect(fieldsIn(text, owner)).toContain(label);
  });
});

describe('what is said around the things', () => {
  it.each([
    ['Casa rural: habitaciones, huéspedes, reservas. Exportar lista a Excel.', 'Lista'],
    ['Musée : œuvres, visiteurs, billets. Exporter la liste en Excel.', 'Liste'],
    ['Ich brauche etwas um die Aufträge meiner Schlosserei aufzuschreiben: Kunde, Art, Datum', 'Schlosserei'],
  ])('is no thing: %s', (text, label) => {
    expect(entitiesIn(text).map((entity) => entity.label)).not.toContain(label);
  });

  it('leaves what is written down with its fields', () => {
    const text = 'Ich brauche etwas um die Aufträge meiner Schlosserei aufzuschreiben: Kunde, Art, Datum';
    expect(fieldsIn(text, 'Auftrag')).toEqual(expect.arrayContaining(['Kunde', 'Art', 'Datum']));
  });

  it('is no field', () => {
    const warned =
      'Werkstatt: Aufträge, Kunden. Ersatzteile mit Bestand, wenn weniger als 5 da sind, eine Meldung.';
    expect(fieldsIn(warned, 'Ersatzteil')).not.toContain('Meldung');
    const approved =
      'Protectora: voluntarios, animales, adopciones. Las adopciones tienen que ser aprobadas por el coordinador.';
    expect(fieldsIn(approved, 'Adopción')).not.toContain('Ser aprobadas');
  });

  it.each([
    ['Necesito algo para apuntar los pedidos de mi pastelería: cliente, tarta, tamaño', 'Pedidos'],
    ['Il me faut quelque chose pour noter les commandes de mon traiteur : client, plat, date', 'Commandes'],
  ])('is no name: %s', (text, name) => {
    expect(understand(text).blueprint?.name).toBe(name);
  });

  it('says in which sense a word is meant', () => {
    const fields = fieldsIn('Physiotherapie: Patienten, Rezepte, Termine, Therapeuten', 'Rezept');
    expect(fields).not.toContain('Portionen');
    expect(fieldsIn('Mairie : demandes des habitants, salles', 'Habitant')).not.toContain(
      'Numéro de chambre',
    );
    expect(fieldsIn('Comunidad: vecinos, cuotas, incidencias', 'Vecino')).not.toContain(
      'Número de habitación',
    );
  });
});

describe('a word of several senses', () => {
  const conceptOf = (text: string, noun: string) =>
    understand(text).facts.entities.find((entity) => entity.noun === noun)?.concept;
  it.each([
    ['Atelier de couture : clientes, patrons, tissus, commandes', 'patron', 'pattern'],
    ['Garage : patrons, mécaniciens, véhicules', 'patron', 'manager'],
    ['Recrutement : candidats, postes, entretiens, contrats', 'poste', 'job'],
    ['Blog : postes, commentaires, auteurs', 'poste', 'post'],
    ['Salle info : ordinateurs, postes, étages', 'poste', undefined],
    ['Hôpital : infirmières, postes, congés', 'poste', 'shift'],
    ['Résidence : habitants, appartements, charges', 'habitant', 'resident'],
    ['Mairie : demandes des habitants, salles', 'habitant', 'citizen'],
    ['Klinikküche: Patienten, Rezepte, Zutaten, Mahlzeiten', 'Rezept', 'recipe'],
    ['Praxis: Patienten, Rezepte, Termine', 'Rezept', 'prescription'],
  ])('is meant as its company tells: %s', (text, noun, concept) => {
    expect(conceptOf(text, noun)).toBe(concept);
  });
});

describe('of each of which something is told', () => {
  it.each([
    ['Tauchschule: Kurse und Schüler. Pro Tauchgang Datum, Tiefe, Dauer.', 'Tauchgang', 'Tiefe'],
    [
      'Mosterei: Kunden liefern an. Pro Anlieferung Gewicht, Sorte, Anzahl Kisten.',
      'Anlieferung',
      'Anzahl Kisten',
    ],
    [
      'Escuela de buceo: cursos y alumnos. Por cada inmersión fecha, profundidad, duración.',
      'Inmersión',
      'Profundidad',
    ],
    ['Club de plongée : stages et élèves. Par plongée date, profondeur, durée.', 'Plongée', 'Profondeur'],
  ])('needs no colon: %s', (text, owner, label) => {
    expect(fieldsIn(text, owner)).toContain(label);
  });

  it('may be how many there are of something', () => {
    const text = 'Praxis: Patienten, Termine, Therapeuten. Verordnungen mit Datum und Anzahl Behandlungen.';
    expect(fieldsIn(text, 'Verordnung')).toContain('Anzahl Behandlungen');
    expect(entitiesIn(text).map(({ label }) => label)).not.toContain('Behandlung');
  });
});

describe('of what all that stands before is', () => {
  it.each([
    ['Ferienhaus. Anzahl Gäste und Anzahl Kinder pro Buchung.', 'Buchung', ['Anzahl Gäste', 'Anzahl Kinder']],
    ['Rasse, Alter und Name des Hundes; Telefonnummer des Halters', 'Hund', ['Rasse', 'Alter', 'Name']],
  ])('has it: %s', (text, owner, labels) => {
    expect(fieldsIn(text, owner)).toEqual(expect.arrayContaining(labels));
  });
});

describe('what a Chinese description opens with', () => {
  it.each([
    ['宠物店:管理宠物、顾客、洗澡预约和寄养。', '洗澡预约'],
    ['养老院管理系统:老人、护工、家属、房间、用药记录。', '护工'],
    ['物流公司需要管理司机、货车、客户、运单和油费。', '运单'],
  ])('is kept: %s', (text, label) => {
    expect(entitiesIn(text).map((entity) => entity.label)).toContain(label);
  });

  it('is not called by what it needs', () => {
    expect(understand('物流公司需要管理司机、货车、客户和运单。').blueprint?.name).toBe('物流公司');
  });
});

describe('how many are called', () => {
  it.each([
    ['Ich habe einen Schlüsseldienst mit drei Monteuren. Aufträge mit Kunde.', 'Monteur/Monteure'],

    ['Schule: Kinder, AGs. Jede AG hat einen Leiter.', 'AG/AGs'],
    ['صالون حلاقة، حجز مواعيد، الحلاقين', 'حلاق/حلاقون'],
    ['نادي: المدربات والمشتركين والحصص', 'حصة/حصص'],
    ['عيادة: المرضى والمواعيد. موظفة الاستقبال تضيف المواعيد.', 'موظفة استقبال/موظفات استقبال'],
  ])('as where they stand alone: %s', (text, label) => {
    expect(pluralsIn(text)).toContain(label);
  });

  it.each([
    ['بلدية: الدكاكين والمستأجرين والعقود. الدكاكين لها رقم ومساحة', '/دكاكين'],
    ['مزرعة: البساتين والعمال. كل بستان له مساحة', '/بساتين'],
  ])('as they are said, where they are nobody: %s', (text, plural) => {
    expect(pluralsIn(text).join()).toContain(plural);
  });

  it('is no word for one of them in another form', () => {
    expect(fieldsIn('Kanzlei: Mandanten, Akten, Fristen, Rechnungen', 'Akte')).not.toContain('Friste');
  });

  it('tells the states of one of them', () => {
    const options = entitiesIn('Garage : clients, factures. Les factures sont payées ou impayées.')
      .flatMap(({ fields }) => fields)
      .flatMap((field) => field.options?.map(({ label }) => label) ?? []);
    expect(options).toEqual(['Payée', 'Impayée']);
  });
});
