import type { AppLanguage } from '../../../kinds.ts';
import { lookUp } from '../../words/look-up.ts';

// What the rows of common things may be called in the languages besides English, by the id of their concept.

type Others = Readonly<Record<Exclude<AppLanguage, 'en'>, string>>;
const NAMES: Readonly<Record<string, Others>> = {
  service: {
    es: 'Consulta|Servicio estándar|Servicio completo|Urgencia|Visita a domicilio|Revisión|Primera visita|Bono mensual',
    fr: 'Consultation|Service standard|Service complet|Express|Visite à domicile|Contrôle|Première visite|Forfait mensuel',
    de: 'Beratung|Standardservice|Komplettservice|Express|Hausbesuch|Kontrolle|Ersttermin|Monatspaket',
    zh: '咨询|标准服务|全套服务|加急|上门服务|复查|首次体验|包月',
    ar: 'استشارة|خدمة أساسية|خدمة كاملة|خدمة عاجلة|زيارة منزلية|مراجعة|زيارة أولى|باقة شهرية',
  },
  item: {
    es: 'Cuaderno|Alargador|Caja de almacenaje|Lámpara|Botiquín|Rotulador|Silla plegable|Impresora de etiquetas',
    fr: 'Carnet|Rallonge|Boîte de rangement|Lampe|Trousse de secours|Marqueur|Chaise pliante|Étiqueteuse',
    de: 'Notizbuch|Verlängerungskabel|Aufbewahrungsbox|Schreibtischlampe|Verbandskasten|Marker|Klappstuhl|Etikettendrucker',
    zh: '笔记本|延长线|收纳箱|台灯|急救箱|白板笔|折叠椅|标签打印机',
    ar: 'دفتر|وصلة كهرباء|صندوق تخزين|مصباح مكتب|حقيبة إسعاف|قلم سبورة|كرسي قابل للطي|طابعة ملصقات',
  },
  category: {
    es: 'Diario|Temporada|Novedades|Regalos|Exterior|Esenciales|Segunda mano|Archivo',
    fr: 'Quotidien|Saison|Nouveautés|Cadeaux|Extérieur|Essentiels|Occasion|Archives',
    de: 'Alltag|Saison|Neuheiten|Geschenke|Draußen|Grundausstattung|Gebraucht|Archiv',
    zh: '日常|时令|新品|礼品|户外|必备|二手|存档',
    ar: 'يومي|موسمي|جديد|هدايا|خارجي|أساسيات|مستعمل|أرشيف',
  },
  class: {
    es: '1.º A|1.º B|2.º A|2.º B|3.º A|3.º B|4.º A|4.º B',
    fr: 'CP A|CP B|CE1 A|CE1 B|CE2 A|CE2 B|CM1|CM2',
    de: '1a|1b|2a|2b|3a|3b|4a|4b',
    zh: '一年级1班|一年级2班|二年级1班|二年级2班|三年级1班|三年级2班|四年级1班|四年级2班',
    ar: 'الصف الأول أ|الصف الأول ب|الصف الثاني أ|الصف الثاني ب|الصف الثالث أ|الصف الثالث ب|الصف الرابع أ|الصف الرابع ب',
  },
  fitnessClass: {
    es: 'Yoga matinal|Spinning|Pilates|Boxeo|Intervalos|Estiramientos|Zumba|Espalda sana',
    fr: 'Yoga du matin|Spinning|Pilates|Boxe|Fractionné|Étirements|Zumba|Dos en forme',
    de: 'Yoga am Morgen|Spinning|Pilates|Boxen|Intervalle|Dehnen und Entspannen|Zumba|Rückenfit',
    zh: '晨间瑜伽|动感单车|普拉提|拳击|间歇训练|拉伸放松|尊巴|护背课',
    ar: 'يوغا الصباح|دراجات ثابتة|بيلاتس|ملاكمة|تمارين متقطعة|تمدد واسترخاء|زومبا|العناية بالظهر',
  },
  lesson: {
    es: 'Introducción|Primeros pasos|Lo básico|Primer ejercicio|Más a fondo|Práctica|Errores comunes|Repaso',
    fr: 'Introduction|Premiers pas|Les bases|Premier exercice|Approfondir|Pratique|Erreurs courantes|Révision',
    de: 'Einführung|Erste Schritte|Grundlagen|Erste Übung|Vertiefung|Praxis|Häufige Fehler|Wiederholung',
    zh: '导论|入门|基础知识|第一次练习|深入学习|实践|常见错误|复习',
    ar: 'مقدمة|الخطوات الأولى|الأساسيات|التمرين الأول|تعمّق|تطبيق|أخطاء شائعة|مراجعة',
  },
  subject: {
    es: 'Matemáticas|Lengua|Biología|Historia|Física|Arte|Música|Geografía',
    fr: 'Mathématiques|Français|Biologie|Histoire|Physique|Arts|Musique|Géographie',
    de: 'Mathematik|Deutsch|Biologie|Geschichte|Physik|Kunst|Musik|Erdkunde',
    zh: '数学|语文|生物|历史|物理|美术|音乐|地理',
    ar: 'الرياضيات|اللغة العربية|الأحياء|التاريخ|الفيزياء|الفنون|الموسيقى|الجغرافيا',
  },
  room: {
    es: 'Sala azul|Sala del jardín|Ático|Estudio 1|Estudio 2|Biblioteca|Sala A|Sala B',
    fr: 'Salle bleue|Salle du jardin|Grenier|Studio 1|Studio 2|Bibliothèque|Salle A|Salle B',
    de: 'Blauer Raum|Gartenzimmer|Dachraum|Studio 1|Studio 2|Bibliothek|Raum A|Raum B',
    zh: '蓝厅|花园房|阁楼|工作室1|工作室2|图书室|会议室A|会议室B',
    ar: 'القاعة الزرقاء|غرفة الحديقة|العلّية|استوديو 1|استوديو 2|المكتبة|قاعة أ|قاعة ب',
  },
  vehicle: {
    es: 'Furgoneta blanca|Bici de reparto|Familiar gris|Pick-up|Utilitario eléctrico|Minibús|Camión|Moto roja',
    fr: 'Fourgon blanc|Vélo de livraison|Break gris|Pick-up|Citadine électrique|Minibus|Camion|Scooter rouge',
    de: 'Weißer Transporter|Lieferrad|Grauer Kombi|Pritschenwagen|Elektro-Kleinwagen|Kleinbus|Lkw|Roter Roller',
    zh: '白色面包车|送货车|灰色旅行车|皮卡|电动小车|中巴|货车|红色摩托',
    ar: 'شاحنة بيضاء|دراجة توصيل|سيارة عائلية رمادية|بيك أب|سيارة كهربائية|حافلة صغيرة|شاحنة كبيرة|دراجة حمراء',
  },
  car: {
    es: 'Kestrel City 7|Norden Classic 4|Halden XR|Oriel M2|Tamber S200|Sabo Compact|Kestrel Familiar|Norden Eléctrico',
    fr: 'Kestrel City 7|Norden Classic 4|Halden XR|Oriel M2|Tamber S200|Sabo Compact|Kestrel Break|Norden Électrique',
    de: 'Kestrel City 7|Norden Classic 4|Halden XR|Oriel M2|Tamber S200|Sabo Compact|Kestrel Kombi|Norden Elektro',
    zh: 'Kestrel City 7|Norden Classic 4|Halden XR|Oriel M2|Tamber S200|Sabo Compact|Kestrel 旅行版|Norden 电动版',
    ar: 'Kestrel City 7|Norden Classic 4|Halden XR|Oriel M2|Tamber S200|Sabo Compact|Kestrel العائلية|Norden الكهربائية',
  },
  plant: {
    es: 'Monstera|Albahaca|Espatifilo|Aloe vera|Helecho|Ficus|Lavanda|Romero',
    fr: 'Monstera|Basilic|Spathiphyllum|Aloe vera|Fougère|Caoutchouc|Lavande|Romarin',
    de: 'Monstera|Basilikum|Einblatt|Aloe vera|Farn|Gummibaum|Lavendel|Rosmarin',
    zh: '龟背竹|罗勒|白掌|芦荟|蕨类|橡皮树|薰衣草|迷迭香',
    ar: 'مونستيرا|ريحان|زنبق السلام|صبار|سرخس|شجرة المطاط|خزامى|إكليل الجبل',
  },
  ingredient: {
    es: 'Tomates|Harina|Lentejas|Patatas|Champiñones|Limones|Mantequilla|Cebollas',
    fr: 'Tomates|Farine|Lentilles|Pommes de terre|Champignons|Citrons|Beurre|Oignons',
    de: 'Tomaten|Mehl|Rote Linsen|Kartoffeln|Champignons|Zitronen|Butter|Zwiebeln',
    zh: '番茄|面粉|红扁豆|土豆|蘑菇|柠檬|黄油|洋葱',
    ar: 'طماطم|دقيق|عدس|بطاطا|فطر|ليمون|زبدة|بصل',
  },
  equipment: {
    es: 'Trípode|Mesa de mezclas|Tienda de campaña|Foco|Kayak|Silla de ruedas|Microscopio|Altavoz',
    fr: 'Trépied|Table de mixage|Tente|Projecteur|Kayak|Fauteuil roulant|Microscope|Enceinte',
    de: 'Stativ|Mischpult|Zelt|Scheinwerfer|Kajak|Rollstuhl|Mikroskop|Lautsprecher',
    zh: '三脚架|调音台|帐篷|聚光灯|皮划艇|轮椅|显微镜|音箱',
    ar: 'حامل ثلاثي|طاولة صوت|خيمة|كشاف|كاياك|كرسي متحرك|مجهر|مكبر صوت',
  },
  treatment: {
    es: 'Revisión|Limpieza|Masaje|Fisioterapia|Empaste|Acupuntura|Cura|Radiografía',
    fr: 'Contrôle|Détartrage|Massage|Kinésithérapie|Plombage|Acupuncture|Pansement|Radio',
    de: 'Kontrolle|Zahnreinigung|Massage|Physiotherapie|Füllung|Akupunktur|Wundversorgung|Röntgen',
    zh: '检查|洁牙|按摩|理疗|补牙|针灸|换药|拍片',
    ar: 'فحص|تنظيف|تدليك|علاج طبيعي|حشوة|وخز بالإبر|تضميد|أشعة',
  },
  workshop: {
    es: 'Pan para principiantes|Serigrafía|Repara tu bici|Acuarela|Hablar en público|Primeros auxilios|Cerámica|Fotografía',
    fr: 'Pain pour débutants|Sérigraphie|Réparer son vélo|Aquarelle|Parler en public|Premiers secours|Poterie|Photo',
    de: 'Brot für Anfänger|Siebdruck|Fahrrad reparieren|Aquarell|Reden halten|Erste Hilfe|Töpfern|Fotografie',
    zh: '面包入门|丝网印刷|自行车维修|水彩基础|公众演讲|急救|陶艺|摄影',
    ar: 'الخبز للمبتدئين|الطباعة الحريرية|إصلاح الدراجات|الألوان المائية|فن الإلقاء|الإسعافات الأولية|الفخار|التصوير',
  },
  expense: {
    es: 'Billete de tren|Papel|Comida de equipo|Hotel|Licencia de software|Taxi|Tóner|Correo',
    fr: 'Billet de train|Papier|Déjeuner d’équipe|Hôtel|Licence logicielle|Taxi|Toner|Affranchissement',
    de: 'Bahnfahrkarte|Papier|Teamessen|Hotel|Softwarelizenz|Taxi|Toner|Porto',
    zh: '火车票|办公用纸|团队午餐|酒店|软件许可|出租车|硒鼓|邮费',
    ar: 'تذكرة قطار|ورق|غداء الفريق|فندق|رخصة برنامج|سيارة أجرة|حبر طابعة|بريد',
  },
  ticket: {
    es: 'No puedo entrar|Dirección de factura incorrecta|Impresora de la segunda planta|Portátil nuevo|Boletín duplicado|Duda sobre el contrato|Falta un artículo|Cambio de cuenta bancaria',
    fr: 'Connexion impossible|Adresse de facture erronée|Imprimante du 2e étage|Nouvel ordinateur|Newsletter en double|Question sur le contrat|Article manquant|Changement de RIB',
    de: 'Anmeldung geht nicht|Falsche Rechnungsadresse|Drucker im 2. Stock|Neuer Laptop|Newsletter doppelt|Frage zum Vertrag|Artikel fehlt|Neue Bankverbindung',
    zh: '无法登录|发票地址错误|二楼打印机故障|申请新电脑|重复收到通讯|合同问题|少发一件商品|变更银行账户',
    ar: 'تعذّر تسجيل الدخول|عنوان الفاتورة خاطئ|طابعة الطابق الثاني|طلب حاسوب جديد|نشرة مكررة|سؤال عن العقد|قطعة ناقصة|تغيير الحساب البنكي',
  },
  shift: {
    es: 'Mañana|Tarde|Noche|Fin de semana|Montaje|Recepción|Cocina|Cierre',
    fr: 'Matin|Après-midi|Nuit|Week-end|Installation|Accueil|Cuisine|Fermeture',
    de: 'Frühschicht|Spätschicht|Nachtschicht|Wochenende|Aufbau|Empfang|Küche|Schluss',
    zh: '早班|晚班|夜班|周末班|布置|前台|厨房|收尾',
    ar: 'صباحية|مسائية|ليلية|نهاية الأسبوع|تجهيز|استقبال|مطبخ|إغلاق',
  },
  team: {
    es: 'Equipo norte|Equipo sur|Equipo azul|Equipo verde|Diseño|Soporte|Eventos|Juveniles',
    fr: 'Équipe nord|Équipe sud|Équipe bleue|Équipe verte|Design|Support|Événements|Juniors',
    de: 'Team Nord|Team Süd|Team Blau|Team Grün|Gestaltung|Support|Veranstaltungen|Jugend',
    zh: '北队|南队|蓝队|绿队|设计组|支持组|活动组|青年组',
    ar: 'فريق الشمال|فريق الجنوب|الفريق الأزرق|الفريق الأخضر|التصميم|الدعم|الفعاليات|الناشئون',
  },
  department: {
    es: 'Ventas|Contabilidad|Soporte|Producción|Compras|Marketing|Personal|Logística',
    fr: 'Ventes|Comptabilité|Support|Production|Achats|Marketing|Personnel|Logistique',
    de: 'Vertrieb|Buchhaltung|Support|Produktion|Einkauf|Marketing|Personal|Logistik',
    zh: '销售部|财务部|客服部|生产部|采购部|市场部|人事部|物流部',
    ar: 'المبيعات|المحاسبة|الدعم|الإنتاج|المشتريات|التسويق|الموارد البشرية|اللوجستيات',
  },
  place: {
    es: 'Puerto viejo|Plaza del mercado|Cerro del castillo|Jardín botánico|Ribera|Biblioteca|Faro|Museo',
    fr: 'Vieux port|Place du marché|Colline du château|Jardin botanique|Berges|Bibliothèque|Phare|Musée',
    de: 'Alter Hafen|Marktplatz|Schlossberg|Botanischer Garten|Flussufer|Bücherei|Leuchtturm|Museum',
    zh: '老港口|集市广场|城堡山|植物园|河岸|图书馆|灯塔|博物馆',
    ar: 'الميناء القديم|ساحة السوق|تلة القلعة|الحديقة النباتية|ضفة النهر|المكتبة|المنارة|المتحف',
  },
};

export const namesIn = (concept: string, language: AppLanguage): readonly string[] =>
  language === 'en' ? [] : (lookUp(NAMES, concept)?.[language].split('|') ?? []);
