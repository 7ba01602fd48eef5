import { describe, expect, it } from 'vitest';
import { isSaid } from '#blueprint/understand/facts.ts';
import { understand } from '#blueprint/understand/index.ts';

// Ordinary descriptions of one to three sentences in the five languages besides English, in many trades.

const thingsIn = (text: string): string[] =>
  understand(text)
    .facts.entities.filter(isSaid)
    .map(({ noun }) => noun);
const fieldsOf = (text: string, owner: string): string[] =>
  understand(text).facts.fields.flatMap((field) =>
    field.owner === owner && isSaid(field) ? [field.label] : [],
  );
const statesOf = (text: string, noun: string): readonly string[] | undefined =>
  understand(text).facts.states.find(({ owner, source }) => owner === noun && source.from === 'text')?.values;
const conceptOf = (text: string, noun: string): string | undefined =>
  understand(text).facts.entities.find((entity) => entity.noun === noun)?.concept;
const nameOf = (text: string): string | undefined => understand(text).blueprint?.name;

describe('a Chinese text that opens with a list', () => {
  it('keeps what is listed, known or not, where most of it are things', () => {
    const rounds = '设备巡检：设备、巡检点、巡检员、巡检计划，异常的要生成维修单。';
    expect(thingsIn(rounds)).toEqual(expect.arrayContaining(['设备', '巡检点', '巡检员', '巡检计划']));
    const stock = '仓库管理：商品、库存、入库、出库、供应商。';
    expect(thingsIn(stock)).toEqual(['商品', '入库', '出库', '供应商']);
    const farm = '农场种植管理：地块、作物、播种日期、施肥记录和销售。';
    expect(thingsIn(farm)).toEqual(['地块', '作物', '施肥记录', '销售']);
    expect(fieldsOf(farm, '作物')).toEqual(['播种日期']);
    expect(thingsIn('小餐馆点餐系统，有菜品、桌台、订单和结账，服务员下单。')).toEqual(
      expect.arrayContaining(['菜品', '桌台', '订单']),
    );
  });
  it('keeps no fields of the one thing that it is about', () => {
    expect(thingsIn('摄影工作室的订单管理，包括客户、拍摄日期、套餐、定金、尾款和选片。')).toEqual([
      '订单',
      '客户',
    ]);
    expect(thingsIn('每个客户要记录电话、地址、跟进记录和下次跟进时间。')).toEqual(['客户']);
  });
  it('is no list of values where its items tell what somebody does', () => {
    expect(thingsIn('服务台：员工提交工单，选择类别，工程师处理。')).toEqual(
      expect.arrayContaining(['员工', '工单', '工程师']),
    );
  });
});

describe('an Arabic text that opens with a list', () => {
  it('keeps what is listed behind what is needed', () => {
    const clinic = 'عيادة أسنان تحتاج إلى تسجيل المرضى والمواعيد والعلاجات والمدفوعات.';
    expect(thingsIn(clinic)).toEqual(['مريض', 'موعد', 'علاج', 'دفعة']);
    const school = 'نظام لمدرسة أهلية: الطلاب والصفوف والمعلمون والدرجات والحضور والرسوم.';
    expect(thingsIn(school)).toContain('رسم');
  });
});

describe('states', () => {
  it('begin behind the words that say that something goes through them', () => {
    expect(statesOf('居民下单。订单经历 待付款、待取货、已完成、已取消。', '订单')).toEqual([
      '待付款',
      '待取货',
      '已完成',
      '已取消',
    ]);
    expect(statesOf('候选人从初筛、面试、录用到淘汰。候选人有简历。', '候选人')).toEqual([
      '初筛',
      '面试',
      '录用',
      '淘汰',
    ]);
  });
  it('are of whoever has an article before them, known or not', () => {
    const hiring = 'توظيف: وظائف شاغرة، متقدمون بسيرة ذاتية. المتقدم جديد أو مقابلة أو مقبول أو مرفوض.';
    expect(statesOf(hiring, 'متقدم')).toEqual(['جديد', 'مقابلة', 'مقبول', 'مرفوض']);
  });
  it('are not cut behind a little word', () => {
    const estate = 'Agence immobilière : biens et visites. Un bien est à vendre, sous compromis ou vendu.';
    expect(statesOf(estate, 'bien')).toEqual(['à vendre', 'sous compromis', 'vendu']);
  });
  it('are of a thing that is called like a verb', () => {
    const lab = 'Laboratorio: muestras y pruebas. Cada muestra está recibida, validada o entregada.';
    expect(statesOf(lab, 'muestra')).toEqual(['recibida', 'validada', 'entregada']);
  });
});

describe('what somebody does', () => {
  it('is no field', () => {
    const house = 'Los vecinos reportan una incidencia con foto y el administrador la asigna a un proveedor.';
    expect(fieldsOf(house, 'incidencia')).toEqual(['foto']);
    const kitchen = 'Restaurante: mesas, platos y pedidos. La cocina ve los pedidos y los marca como listos.';
    expect(fieldsOf(kitchen, 'pedido')).toEqual([]);
    const costs = "Notes de frais : l'employé saisit la date et le montant, la comptabilité rembourse.";
    expect(fieldsOf(costs, 'note de frais')).not.toContain('comptabilité rembourse');
    const town = 'المواطن يرسل بلاغا مع صورة، والبلدية تحوله إلى الفريق المختص.';
    expect(fieldsOf(town, 'بلاغ')).toEqual(['صورة']);
    expect(fieldsOf('الزبونات يحجزن موعدا مع موظفة ويخترن الخدمة.', 'موعد')).toEqual([]);
  });
  it('tells what I lend or let', () => {
    const castles = 'Ich verleihe Hüpfburgen und Zelte. Pro Vermietung brauche ich Kunde und Kaution.';
    expect(thingsIn(castles)).toEqual(expect.arrayContaining(['Hüpfburg', 'Zelt', 'Vermietung', 'Kunde']));
  });
  it('is told by each of two verbs', () => {
    const club =
      'Tennisverein: Mitglieder und Trainer. Die Mitglieder zahlen einen Beitrag und buchen Kurse.';
    expect(thingsIn(club)).toEqual(expect.arrayContaining(['Beitrag', 'Kurs', 'Buchung']));
  });
});

describe('what is paid again and again', () => {
  it('is kept each time', () => {
    const club = 'Un club de tenis: los socios pagan una cuota y reservan pistas.';
    expect(thingsIn(club)).toContain('cuota');
    const quarter = "Les adhérents paient une cotisation annuelle et s'inscrivent aux ateliers.";
    expect(thingsIn(quarter)).toContain('cotisation');
    const sport = 'النادي فيه أعضاء ومدربون وملاعب وحجوزات. ويدفع الأعضاء رسوما.';
    expect(thingsIn(sport)).toContain('رسم');
  });
  it('is no post of a blog', () => {
    const verein = 'Tennisverein: Mitglieder, Plätze, Buchungen. Wir zahlen einen Beitrag im Monat.';
    expect(conceptOf(verein, 'Beitrag')).toBe('payment');
    expect(conceptOf('Ein Blog mit Beiträgen, Autoren und Kommentaren.', 'Beitrag')).toBe('post');
  });
});

describe('a word with two senses', () => {
  it('means what its company says', () => {
    expect(conceptOf('Suivi des interventions de nos techniciens chez les clients.', 'intervention')).toBe(
      'serviceJob',
    );
    expect(conceptOf('Agencia de viajes: paquetes con destino, viajeros y reservas.', 'paquete')).toBe(
      'travelPackage',
    );
    expect(conceptOf('Mensajería: paquetes con peso, repartidores y envíos.', 'paquete')).toBe('shipment');
    expect(conceptOf('تطبيق لتحفيظ القرآن: الطلاب، المحفظون، الحلقات.', 'حلقة')).toBe('class');
  });
});

describe('names of fields and things', () => {
  it('are not cut', () => {
    const shipping = 'شركة شحن: شحنات لها وزن ورقم تتبع، وسائق.';
    expect(fieldsOf(shipping, 'شحنة')).toEqual(expect.arrayContaining(['رقم تتبع']));
    expect(fieldsOf('ورشة خياطة: زبائن وطلبات بنوع القماش وتاريخ التسليم.', 'طلب')).toContain('نوع القماش');
    const wine = 'Exploitation viticole : parcelles, traitements et vendanges avec poids récolté et date.';
    expect(fieldsOf(wine, 'vendange')).toEqual(['poids récolté', 'date']);
    const flats = 'Résidence étudiante : chambres, locataires, contrats et états des lieux.';
    expect(thingsIn(flats)).toContain('état des lieux');
    const practice = 'Cabinet : patients, bilans, séances et comptes rendus.';
    expect(thingsIn(practice)).toContain('compte rendu');
  });
  it('are the same for one and for many', () => {
    const bikes = 'Parc de vélos : stations, vélos et pannes signalées par les mécaniciens.';
    expect(understand(bikes).facts.entities.find(({ noun }) => noun === 'panne')?.plural).toBe('pannes');
    const zwinger = 'Tierheim: Tiere, Adoptionen und Paten.';
    expect(thingsIn(zwinger)).toContain('Pate');
    expect(
      understand('مكتب محاماة: قضايا، موكلون، محاكم.').facts.entities.map(({ plural }) => plural),
    ).toContain('محاكم');
  });
  it('are no kinds of what they only end like', () => {
    expect(fieldsOf('Hausmeister melden Schäden mit Foto, der Verwalter sieht sie.', 'Schaden')).toEqual([
      'Foto',
    ]);
  });
  it('go on behind what a thing is made of', () => {
    expect(thingsIn('Traiteur : devis, prestations avec lieu, menus composés de plats.')).toContain('plat');
  });
});

describe('the tool that somebody asks for', () => {
  it('is nothing that is kept', () => {
    expect(thingsIn('Un outil pour une école de musique : élèves, professeurs et salles.')).toEqual([
      'élève',
      'professeur',
      'salle',
    ]);
    expect(thingsIn('Una herramienta para mi clínica: pacientes, citas y facturas.')).toEqual([
      'paciente',
      'cita',
      'factura',
    ]);
  });
});

describe('the name of an app', () => {
  it('is what somebody runs, and no piece of what they say of it', () => {
    expect(nameOf('Ein Friseursalon braucht eine Terminverwaltung. Kunden buchen einen Termin.')).toBe(
      'Friseursalon',
    );
    expect(nameOf('Una comunidad de vecinos necesita registrar incidencias, recibos y reuniones.')).toBe(
      'Comunidad de vecinos',
    );
    expect(nameOf('عيادة أسنان تحتاج إلى تسجيل المرضى والمواعيد والعلاجات.')).toBe('عيادة أسنان');
    expect(nameOf('为养老院做一个系统：老人信息、房间床位、护理记录。')).toBe('养老院');
  });
  it('is what is kept where nothing else is said', () => {
    expect(nameOf('De cada paciente quiero guardar el nombre, la fecha de nacimiento y las alergias.')).toBe(
      'Pacientes',
    );
    expect(nameOf('Me gustaría una app para mis recetas (nombre, ingredientes, tiempo).')).toBe('Recetas');
  });
  it('has little words besides others', () => {
    expect(nameOf('Boutique en ligne de savons artisanaux avec catégories, produits et commandes.')).toBe(
      'Boutique en ligne de savons artisanaux',
    );
  });
});

describe('how German nouns are called', () => {
  const calledIn = (text: string) =>
    understand(text).blueprint?.entities.map(({ label, plural }) => `${label}/${plural}`);
  it('is the same behind "mit" as elsewhere', () => {
    expect(calledIn('Jagdrevier mit Hochsitzen, Abschüssen und Wildkameras.')).toEqual(
      expect.arrayContaining(['Hochsitz/Hochsitze', 'Wildkamera/Wildkameras']),
    );
    expect(calledIn('Kanzlei mit Mandanten, Verfahren und Gerichtsterminen.')).toContain(
      'Gerichtstermin/Gerichtstermine',
    );
    expect(
      fieldsOf('Messgeräte mit Seriennummer, Standort und letzter Kalibrierung.', 'Messgerät'),
    ).toContain('Letzte Kalibrierung');
  });
  it('is alike for one and for many where they are', () => {
    expect(calledIn('Angelverein: Mitglieder, Gewässer und Fangmeldungen.')).toContain('Gewässer/Gewässer');
  });
  it('keeps its own vowel', () => {
    expect(conceptOf('Insolvenz: Gläubiger, Forderungen und Verfahren.', 'Forderung')).toBeUndefined();
  });
  it('is the word that was said', () => {
    const aids =
      'Wir verleihen Rollstühle an Patienten. Die Verwaltung sieht, wer welche Geräte ausgeliehen hat.';
    expect(calledIn(aids)).not.toContain('Ausrüstung/Ausrüstungen');
  });
});

describe('what is named by its first word', () => {
  it('was named in full before', () => {
    const leave = 'Suivi des demandes de congés : le salarié pose une demande avec dates et motif.';
    expect(thingsIn(leave)).toContain('demande de congés');
    expect(thingsIn(leave)).not.toContain('demande');
  });
});

describe('what all of a sentence is said of', () => {
  it('is kept, and has what is listed', () => {
    const site = "Pour chaque chantier, je veux le client, l'adresse, les ouvriers présents et les photos.";
    expect(thingsIn(site)).toEqual(['chantier', 'client', 'ouvrier']);
    expect(fieldsOf(site, 'chantier')).toEqual(['adresse', 'photos']);
  });
});

describe('the only one of its sort', () => {
  it('is booked each time', () => {
    expect(thingsIn('Los vecinos reservan la pista de pádel por horas.')).toEqual(['vecino', 'reserva']);
  });
});

describe('fields', () => {
  it('are no features that any software has', () => {
    const shop = 'Inventario de una ferretería: productos con código de barras, precio y stock.';
    expect(fieldsOf(shop, 'producto')).toEqual(['código de barras', 'precio', 'stock']);
    const list = 'Inventario para una ferretería con productos, códigos de barras, proveedores y ventas.';
    expect(thingsIn(list)).toEqual(['producto', 'proveedor', 'venta']);
  });
  it('are called by two words where the second reads as somebody', () => {
    expect(fieldsOf('Plantas con nombre científico, luz y precio.', 'planta')).toContain('nombre científico');
  });
  it('are of each word that is learnt, and no lessons', () => {
    expect(thingsIn('Vokabeltrainer: Wörter mit Übersetzung, Beispielsatz und Lektion')).toEqual(['Wort']);
  });
});

describe('what somebody chooses', () => {
  it('is one of those in brackets', () => {
    const salon =
      'Friseursalon: Kunden und Termine. Kunden wählen eine Leistung (Haarschnitt, Färben, Dauerwelle).';
    const choices = understand(salon).facts.fields.filter(({ options }) => options !== undefined);
    expect(choices.flatMap(({ options = [] }) => options)).toEqual(
      expect.arrayContaining(['Haarschnitt', 'Färben', 'Dauerwelle']),
    );
  });
});

describe('bookings that somebody books', () => {
  it('are kept once', () => {
    const hair = 'App para una peluquería con citas que los clientes reservan y servicios con precio.';
    expect(thingsIn(hair)).toEqual(['cita', 'cliente', 'servicio']);
  });
});

describe('a day that is a moment by itself', () => {
  it('stays apart from a time that is listed with it', () => {
    const rides = 'Les conducteurs proposent des trajets avec départ, arrivée, heure et nombre de places.';
    expect(fieldsOf(rides, 'trajet')).toEqual(['départ', 'arrivée', 'heure', 'nombre de places']);
  });
});
