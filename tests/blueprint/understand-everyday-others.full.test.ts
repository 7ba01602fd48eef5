import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { isSaid } from '#blueprint/understand/facts.ts';
import { understand } from '#blueprint/understand/index.ts';

// The most ordinary descriptions in the five languages besides English.

const thingsIn = (text: string): string[] =>
  understand(text)
    .facts.entities.filter(isSaid)
    .map(({ noun }) => noun);
const fieldsOf = (text: string, owner: string): string[] =>
  understand(text).facts.fields.flatMap((field) =>
    field.owner === owner && isSaid(field) ? [field.label] : [],
  );
const statesIn = (text: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    understand(text)
      .facts.states.filter(isSaid)
      .map(({ owner, values }) => [owner, values]),
  );
const labelsOf = (blueprint: Blueprint | null) => blueprint?.entities.map(({ label }) => label) ?? [];

describe('an app where something can be done', () => {
  it('keeps all of what is listed', () => {
    expect(thingsIn('una app donde pueda guardar recetas, ingredientes y menús')).toEqual([
      'receta',
      'ingrediente',
      'menú',
    ]);
    expect(thingsIn('Une appli où je peux noter mes séries, films et podcasts')).toEqual([
      'série',
      'film',
      'podcast',
    ]);
    expect(thingsIn('Una web donde los socios reservan pistas y pagan cuotas.')).toEqual(
      expect.arrayContaining(['socio', 'pista', 'reserva', 'cuota']),
    );
  });
});

describe('what is done with things before a list of what they have', () => {
  it('is no thing of its own', () => {
    const films = 'Quiero llevar un registro de las películas que he visto: título, año y puntuación.';
    expect(thingsIn(films)).toEqual(['película']);
    expect(thingsIn("Je veux noter les restaurants que j'ai testés : nom, ville et commentaire.")).toEqual([
      'restaurant',
    ]);
    expect(fieldsOf('记录我看过的电影：片名、年份、评分。', '电影')).toEqual(['片名', '年份', '评分']);
    expect(thingsIn('الأفلام التي شاهدتها: الاسم والسنة والتقييم.')).toEqual(['فيلم']);
  });
});

describe('states', () => {
  it('are of what the clause is about, whatever was described before it', () => {
    const shoes = 'Zapatero: cada zapato tiene talla y color, y el arreglo está pendiente, listo o recogido.';
    expect(Object.keys(statesIn(shoes))).toEqual(['arreglo']);
    const laundry =
      'Wäscherei: jedes Kleidungsstück hat Art und Farbe, und der Auftrag ist angenommen, gewaschen oder abgeholt.';
    expect(Object.keys(statesIn(laundry))).toEqual(['Auftrag']);
    const washed = '洗衣店：每件衣物有类型、颜色和价格，订单可以是已接收、已清洗或已取走。';
    expect(Object.keys(statesIn(washed))).toEqual(['订单']);
  });

  it('are said of one, though many were spoken of', () => {
    expect(statesIn('Herboristería: los pedidos son nuevos, preparados o entregados.')).toEqual({
      pedido: ['nuevo', 'preparado', 'entregado'],
    });
    expect(statesIn('Les dossiers sont nouveaux, en cours ou clos.')).toEqual({
      dossier: ['nouveau', 'en cours', 'clos'],
    });
  });

  it('may be nouns where a thing goes from one to the next', () => {
    const films = 'Clientes y proyectos. Los proyectos pasan de guion a animación y luego a entrega.';
    expect(statesIn(films)).toEqual({ proyecto: ['guion', 'animación', 'entrega'] });
    expect(statesIn('装修公司：客户、项目。项目从设计到施工再到验收。')).toEqual({
      项目: ['设计', '施工', '验收'],
    });
    expect(statesIn('مصنع أثاث: طلبات وعملاء. ينتقل الطلب من القص إلى التجميع ثم الدهان.')).toEqual({
      طلب: ['القص', 'التجميع', 'الدهان'],
    });
    expect(statesIn('Autobuses. La ruta va de Lima a Cusco y Puno.')).toEqual({});
  });
});

describe('something like an app that everybody knows', () => {
  it('keeps what it is for', () => {
    expect(thingsIn('So etwas wie Airbnb für Boote')).toEqual(['Boot']);
    expect(thingsIn('Quelque chose comme Airbnb pour les tentes')).toEqual(['tente']);
    expect(thingsIn('شيء مثل Airbnb للقوارب')).toEqual(['قارب']);
    expect(thingsIn('类似Airbnb的游艇租赁平台')).toEqual(['游艇']);
    expect(labelsOf(understand('LinkedIn für Handwerker').blueprint)).not.toContain('Handwerker');
  });
});

describe('a list behind what it is all about', () => {
  it('keeps in Chinese and Arabic what nobody knows among what is known', () => {
    expect(thingsIn('冲浪学校，有学员、教练、冲浪板和课程。')).toEqual(['学员', '教练', '冲浪板', '课程']);
    expect(thingsIn('花店系统，包括花束、花材、供应商和订单。')).toEqual(
      expect.arrayContaining(['花束', '花材', '供应商', '订单']),
    );
    expect(thingsIn('مكتب عقارات فيه عقارات وملاك ووسطاء ومعاينات.')).toEqual(
      expect.arrayContaining(['عقار', 'مالك', 'وسيط', 'معاينة']),
    );
  });

  it('keeps what is called as the business is', () => {
    expect(thingsIn('ورشة سيارات فيها عملاء وسيارات وإصلاحات وقطع غيار.')).toContain('سيارة');
  });
});

describe('what each of something has', () => {
  it('is its own where German ends the clause with its verb', () => {
    const recipes = 'Eine Rezepte-App, in der jedes Rezept Zutaten, Schritte, Dauer und Schwierigkeit hat.';
    expect(fieldsOf(recipes, 'Rezept')).toEqual(['Schritte', 'Dauer', 'Schwierigkeit']);
    expect(thingsIn(recipes)).toContain('Zutat');
  });

  it('may be several things, in French as well', () => {
    expect(thingsIn('Chaque projet a des tâches et une date de fin.')).toEqual(['projet', 'tâche']);
  });

  it('may be a word that mostly says nothing', () => {
    expect(fieldsOf('Cada receta tiene pasos, dificultad y tiempo.', 'receta')).toContain('tiempo');
    const swims = 'Je veux suivre mes séances de natation : date, mètres, temps et ressenti.';
    expect(fieldsOf(swims, 'séance')).toContain('temps');
    expect(fieldsOf('مجموعة أسطوانات: العنوان والسنة والقيمة.', 'أسطوانة')).toContain('السنة');
  });
});

describe('what an Arabic thing is said to be', () => {
  it('are its states, where it stands in the list of what it has', () => {
    const flowers = 'الطلب له تاريخ وعنوان ويكون جديدا أو مجهزا أو مسلما.';
    expect(statesIn(flowers)).toEqual({ طلب: ['جديد', 'مجهز', 'مسلم'] });
  });
});

describe('an app that is named by a list, in Chinese', () => {
  it('keeps all of the list', () => {
    expect(thingsIn('一个可以记录支出、收入和预算的应用。')).toEqual(['支出', '收入', '预算']);
    expect(thingsIn('我想做一个收藏葡萄酒、酒庄和品酒记录的应用。')).toEqual(['葡萄酒', '酒庄', '品酒记录']);
  });

  it('keeps of a collection what it is of', () => {
    expect(fieldsOf('我的手表收藏：品牌、型号、年份、价格。', '手表')).toEqual([
      '品牌',
      '型号',
      '年份',
      '价格',
    ]);
    expect(fieldsOf('黑胶唱片收藏，记录艺术家、标题、年份和品相。', '黑胶唱片')).toEqual(
      expect.arrayContaining(['标题', '年份', '品相']),
    );
  });

  it('keeps what somebody works with, and no table of them', () => {
    expect(thingsIn('自由摄影师：客户、拍摄、照片、发票。')).toEqual(['客户', '拍摄', '照片', '发票']);
  });
});

describe('how many and one are called', () => {
  it('reads German datives', () => {
    const labels = (text: string) =>
      understand(text).facts.entities.map(({ noun, plural }) => `${noun}/${plural}`);
    expect(labels('Laden mit Kunden, Brettern, Mänteln, Hemden und Sträußen')).toEqual([
      'Kunde/Kunden',
      'Brett/Bretter',
      'Mantel/Mäntel',
      'Hemd/Hemden',
      'Strauß/Sträuße',
    ]);
  });

  it('writes French wine as a word, and reads Spanish plurals in "eses"', () => {
    expect(labelsOf(understand('Cave : vins, domaines et dégustations.').blueprint)).toContain('Vin');
    expect(thingsIn('Parroquia: feligreses, bautizos y bodas.')).toContain('feligrés');
  });
});

describe('what a business deals in or is run by', () => {
  it('is no table beside what is listed', () => {
    const toys =
      'Inventaire pour un grossiste en jouets avec produits, références, fournisseurs et entrepôts.';
    expect(thingsIn(toys)).toEqual(expect.arrayContaining(['produit', 'référence', 'fournisseur']));
    expect(thingsIn('مخزون لتاجر ألعاب بالجملة: منتجات وموردون وأوامر شراء.')).not.toContain('تاجر');
    expect(thingsIn('Consulta de logopedia con pacientes, logopedas, salas y citas.')).not.toContain(
      'consulta',
    );
    expect(thingsIn('少儿编程培训班，有校区、班级、学员、老师，家长按期交学费。')).toEqual(
      expect.arrayContaining(['校区', '班级', '学员', '老师']),
    );
  });
});

describe('what is paid every year', () => {
  it('is kept in Arabic as in other languages', () => {
    expect(thingsIn('نادي تجديف: الأعضاء يحجزون القوارب، والأعضاء يدفعون رسوما سنوية.')).toContain(
      'رسم سنوي',
    );
  });
});

describe('a chart of something', () => {
  it('is no field', () => {
    const runs =
      'Lauftagebuch: Trainings mit Datum, Übungen mit Sätzen und ein Diagramm meines Fortschritts.';
    expect(fieldsOf(runs, 'Übung')).toEqual(['Sätze']);
    expect(fieldsOf('Entrenamientos: fecha, peso y un gráfico de mi progreso.', 'entrenamiento')).toEqual([
      'fecha',
      'peso',
    ]);
    const steps = 'تدريبات: التاريخ والوزن ورسم بياني لتقدمي.';
    expect(
      understand(steps)
        .facts.fields.filter(isSaid)
        .map(({ label }) => label),
    ).not.toContain('رسم بياني لتقدمي');
  });
});

describe('who lends something', () => {
  it('keeps each loan, and no table of itself', () => {
    const toys = 'Una ludoteca presta juegos a las familias.';
    expect(thingsIn(toys)).toEqual(expect.arrayContaining(['juego', 'préstamo', 'familia']));
    expect(thingsIn(toys)).not.toContain('ludoteca');
    expect(thingsIn('Eine Spielothek verleiht Spiele an Familien.')).toEqual(
      expect.arrayContaining(['Spiel', 'Ausleihe', 'Familie']),
    );
  });
});

describe('what is mine', () => {
  it('is called without saying so', () => {
    expect(thingsIn('مسلسلاتي: العنوان والمنصة والحلقة.')).toEqual(['مسلسل']);
    expect(thingsIn('家庭记账软件，记录收入、支出和分类。')).toEqual(['收入', '支出', '分类']);
    expect(thingsIn('我的婚礼开支：宾客、供应商、预算和付款。')).toEqual(
      expect.arrayContaining(['宾客', '供应商', '预算', '付款']),
    );
  });

  it('lists who does something among the things of a German list', () => {
    expect(thingsIn('Ausgaben für meine Hochzeit: Gäste, Dienstleister, Budget und Zahlungen.')).toEqual(
      expect.arrayContaining(['Gast', 'Dienstleister', 'Budget', 'Zahlung']),
    );
  });
});

describe('two names for what is alike', () => {
  it('are two things where one list has both', () => {
    const garden = 'Huerto: cultivos, bancales, riegos y cosechas. Cada cultivo tiene variedad.';
    expect(thingsIn(garden)).toEqual(['cultivo', 'bancal', 'riego', 'cosecha']);
    const school = 'Academia: alumnos y cursos. Cada estudiante tiene nombre y nivel.';
    expect(thingsIn(school)).toHaveLength(2);
  });
});

describe('"and each" in Arabic', () => {
  it('begins what each has, and not more of what was listed', () => {
    const hotel = 'فندق: غرف ونزلاء، ولكل غرفة رقم وطابق وسعر لليلة.';
    expect(fieldsOf(hotel, 'غرفة')).toEqual(['رقم', 'طابق', 'سعر لليلة']);
    expect(thingsIn('أدويتي: الاسم والجرعة والوقت.')).toEqual(['دواء']);
  });
});

describe('whom it is for and by whom it is done', () => {
  it.each([
    ["J'ai besoin d'un outil simple pour suivre mes chantiers, mes clients et mes devis", 'outil'],
    ['Necesito una herramienta para organizar mis rutas, mis guías y mis reservas', 'herramienta'],
    ['我做保险代理，想管客户、保单（险种、保费、生效日期、到期日期）、理赔和回访', '保险'],
  ])('keeps no tool that is the app, and no trade: %s', (text, none) => {
    expect(thingsIn(text)).toHaveLength(none === '保险' ? 4 : 3);
    expect(thingsIn(text)).not.toContain(none);
  });

  it.each([
    ['Les cours sont donnés par des professeurs, suivis par des élèves et réservés en ligne.', 'cours'],
    ['Les colis sont préparés par les bénévoles, contrôlés par un responsable.', 'colis'],
    ['Las obras son restauradas por técnicos, expuestas en salas y prestadas a museos.', 'obra'],
  ])('takes what is done by somebody for no state: %s', (text, thing) => {
    expect(statesIn(text)).toEqual({});
    expect(thingsIn(text)).toContain(thing);
    expect(thingsIn(text).some((noun) => /^(?:suivi|contrôlé|expuest|prestad)/u.test(noun))).toBe(false);
  });
});

describe('a Chinese title before a list', () => {
  it.each([
    ['水果批发进销存：商品、供应商、采购单、客户、销售单、库存和损耗', ['供应商', '销售单', '损耗']],
    ['茶叶批发管理：茶叶、供应商、客户、出库单、订单和试喝', ['供应商', '出库单', '试喝']],
  ])('keeps what nobody knows beside what is known: %s', (text, expected) => {
    expect(thingsIn(text)).toEqual(expect.arrayContaining(expected));
  });

  it('says when somebody records something', () => {
    expect(thingsIn('门店每天登记营业额、客流量和损耗')).toEqual(['门店']);
  });
});

describe('each of something in Arabic', () => {
  it('has what stands behind it, whether it is known or not', () => {
    const text = 'جمعية. لكل يتيم اسم وتاريخ ميلاد ومدينة، ولكل كافل رقم جوال وبريد إلكتروني.';
    expect(fieldsOf(text, 'يتيم')).toEqual(expect.arrayContaining(['اسم', 'تاريخ ميلاد', 'مدينة']));
    expect(fieldsOf(text, 'كافل')).toEqual(['رقم جوال', 'بريد إلكتروني']);
    expect(thingsIn('نادي. لكل لاعب رقم وعمر. ولكل مدرب هاتف وراتب.')).toEqual(
      expect.arrayContaining(['لاعب', 'مدرب']),
    );
    expect(thingsIn('مركز تحفيظ: طلاب ومعلمون وحلقات، ولكل طالب ولي أمر')).toContain('ولي أمر');
  });

  it('has two fields or more that a list names with their article, and keeps them beside a like word', () => {
    const text = 'ورشة: السيارات باللوحة والموديل، والعملاء، والإصلاحات بالتاريخ والتكلفة';
    expect(fieldsOf(text, 'إصلاح')).toEqual(['التاريخ', 'التكلفة']);
    const like =
      'لكل يتيم اسم ومدينة، ولكل كافل رقم جوال وبريد إلكتروني. الكفالة تكون نشطة أو متوقفة أو منتهية.';
    expect(fieldsOf(like, 'كافل')).toEqual(['رقم جوال', 'بريد إلكتروني']);
  });

  it('is in states that say where it is, and in none that tell who does what', () => {
    const text =
      'لكل شحنة رقم تتبع ووزن. المرسل يسلم الشحنة للمكتب، والمندوب يوصلها للمستلم ويصور إثبات التسليم. حالات الشحنة: في المكتب، مع المندوب، تم التسليم، مرتجعة.';
    expect(statesIn(text)).toEqual({ شحنة: ['في المكتب', 'مع المندوب', 'تم التسليم', 'مرتجعة'] });
  });
});

describe('ways of paying', () => {
  const paid = (text: string) => {
    const { fields, relations } = understand(text).facts;
    const field = fields.find(({ type, source }) => type === 'select' && source.from === 'text');
    return [field?.owner, field?.options?.join('/'), relations.find(({ from }) => from === field?.owner)?.to];
  };
  it.each([
    [
      'Los pacientes piden cita con un dentista y pagan en efectivo o con tarjeta.',
      ['pago', 'efectivo/tarjeta', 'paciente'],
    ],
    [
      'Les clients commandent des gâteaux et paient par carte ou en espèces.',
      ['paiement', 'carte/espèces', 'client'],
    ],
    ['Kunden buchen Kurse und zahlen bar oder per Karte.', ['Zahlung', 'bar/Karte', 'Kunde']],
    ['顾客下单，付款用现金、微信或支付宝。', ['付款', '现金/微信/支付宝', '顾客']],
    ['العملاء يحجزون القاعات ويدفعون نقدا أو بالبطاقة.', ['دفعة', 'نقدا/بطاقة', 'عميل']],
  ])('are those of a payment by whoever pays: %s', (text, expected) => {
    expect(paid(text)).toEqual(expected);
  });

  it('make no payment where only one is said', () => {
    expect(thingsIn('Las clientas reservan cursos y pagan con tarjeta.')).not.toContain('pago');
  });
});

describe('words that are one thing', () => {
  it('are told from others that look like them', () => {
    expect(thingsIn('أريد تطبيق: قراءات السكر بالتاريخ والوقت، وجرعات الأنسولين، والوجبات')).toEqual([
      'قراءة سكر',
      'جرعة أنسولين',
      'وجبة',
    ]);
    expect(thingsIn('مخزون صيدلية: أدوية، وموردون، ومبيعات')).toContain('عملية بيع');
    expect(thingsIn('Danach gibt es ein oder mehrere Gespräche mit einem Interviewer.')).toEqual([
      'Gespräch',
      'Interviewer',
    ]);
    expect(thingsIn('客户按天租器材，归还时检查有没有损坏')).toEqual(['客户', '器材', '租赁', '检查']);
  });
});
