import { PEOPLE } from '../../words/people.ts';
import type { UsualField } from '../concept.ts';
import { COMPANIES } from '../samples.ts';
import { inSix, type Six } from '../words.ts';
import { LONG_SAMPLES } from './samples-long.ts';

// Values of text attributes for sample rows; a bar stands between two values.

const list = (values: string): readonly string[] => values.split('|');
const inEach = (...values: Six) => inSix(values, list);

/** The same in all languages. */
const alike = list;

/** Different for each of the twelve sample rows; none of these numbers belongs to anybody. */
const NUMBERS = list('1041|2207|3318|4470|5195|6602|7731|8084|9126|1873|2950|3664');
const numbered = (pattern: string): readonly string[] =>
  NUMBERS.map((number) => pattern.replace('#', number));
const numberedInEach = (...patterns: Six) => inSix(patterns, numbered);

type InEach = ReturnType<typeof inEach>;
/** The same values from a later one on, so that two columns of a row differ. */
function from(start: number, values: InEach | typeof PEOPLE): InEach {
  const turned = (all: readonly string[]) => [...all.slice(start), ...all.slice(0, start)];
  const { en, es, fr, de, zh, ar } = values;
  return { en: turned(en), es: turned(es), fr: turned(fr), de: turned(de), zh: turned(zh), ar: turned(ar) };
}

// Cities, regions, countries, postcodes and coordinates are of the same places in the same order.
const CITIES = inEach(
  'Bristol|Portland|Dublin|Halifax|Valletta|Perth|Leeds|Austin',
  'Sevilla|Puebla|Lima|Bogotá|Rosario|Valparaíso|Valencia|Montevideo',
  'Lyon|Liège|Genève|Québec|Casablanca|Dakar|Nantes|Luxembourg',
  'Köln|Graz|Basel|Freiburg|Bozen|Bremen|Luxemburg|Vaduz',
  '上海|杭州|成都|新加坡|广州|西安|吉隆坡|南京|东京|厦门|首尔|曼谷',
  'القاهرة|عمّان|الرباط|دبي|تونس|الرياض|بيروت|مسقط',
);
const REGIONS = inEach(
  'Gloucestershire|Oregon|Leinster|Nova Scotia|South Eastern Region|Western Australia|Yorkshire|Texas',
  'Andalucía|Puebla|Lima|Cundinamarca|Santa Fe|Valparaíso|Comunidad Valenciana|Montevideo',
  'Auvergne-Rhône-Alpes|Province de Liège|Canton de Genève|Capitale-Nationale|Casablanca-Settat|Région de Dakar|Pays de la Loire|Gutland',
  'Nordrhein-Westfalen|Steiermark|Basel-Stadt|Baden-Württemberg|Südtirol|Bremen|Gutland|Oberland',
  '上海|浙江|四川|新加坡|广东|陕西|联邦直辖区|江苏|关东|福建|首都圈|泰国中部',
  'محافظة القاهرة|محافظة العاصمة|جهة الرباط|إمارة دبي|ولاية تونس|منطقة الرياض|محافظة بيروت|محافظة مسقط',
);
const COUNTRIES = inEach(
  'United Kingdom|United States|Ireland|Canada|Malta|Australia|United Kingdom|United States',
  'España|México|Perú|Colombia|Argentina|Chile|España|Uruguay',
  'France|Belgique|Suisse|Canada|Maroc|Sénégal|France|Luxembourg',
  'Deutschland|Österreich|Schweiz|Deutschland|Italien|Deutschland|Luxemburg|Liechtenstein',
  '中国|中国|中国|新加坡|中国|中国|马来西亚|中国|日本|中国|韩国|泰国',
  'مصر|الأردن|المغرب|الإمارات|تونس|السعودية|لبنان|عُمان',
);
const COORDINATES = {
  en: list(
    '51.4545, -2.5879|45.5152, -122.6784|53.3498, -6.2603|44.6488, -63.5752|35.8989, 14.5146|-31.9523, 115.8613|53.8008, -1.5491|30.2672, -97.7431',
  ),
  es: list(
    '37.3891, -5.9845|19.0414, -98.2063|-12.0464, -77.0428|4.7110, -74.0721|-32.9442, -60.6505|-33.0472, -71.6127|39.4699, -0.3763|-34.9011, -56.1645',
  ),
  fr: list(
    '45.7640, 4.8357|50.6326, 5.5797|46.2044, 6.1432|46.8139, -71.2080|33.5731, -7.5898|14.7167, -17.4677|47.2184, -1.5536|49.6116, 6.1319',
  ),
  de: list(
    '50.9375, 6.9603|47.0707, 15.4395|47.5596, 7.5886|47.9990, 7.8421|46.4983, 11.3548|53.0793, 8.8017|49.6116, 6.1319|47.1410, 9.5209',
  ),
  zh: list(
    '31.2304, 121.4737|30.2741, 120.1551|30.5728, 104.0668|1.3521, 103.8198|23.1291, 113.2644|34.3416, 108.9398|3.1390, 101.6869|32.0603, 118.7969|35.6762, 139.6503|24.4798, 118.0894|37.5665, 126.9780|13.7563, 100.5018',
  ),
  ar: list(
    '30.0444, 31.2357|31.9454, 35.9284|34.0209, -6.8416|25.2048, 55.2708|36.8065, 10.1815|24.7136, 46.6753|33.8938, 35.5018|23.5880, 58.3829',
  ),
};
const STREETS = inEach(
  '4 Mill Lane|17 Harbour Street|22 Station Road|9 Orchard Way|31 Castle Hill|6 Bridge Street|12 Market Square|48 Park Avenue|15 Church Street|8 Lime Avenue|27 Quay Road|3 Garden Close',
  'Calle Mayor 4|Calle del Puerto 17|Avenida de la Estación 22|Calle del Olivo 9|Cuesta del Castillo 31|Calle del Puente 6|Plaza del Mercado 12|Paseo del Parque 48|Calle de la Iglesia 15|Calle de los Tilos 8|Calle del Muelle 27|Calle del Jardín 3',
  '4 rue du Moulin|17 rue du Port|22 avenue de la Gare|9 chemin du Verger|31 montée du Château|6 rue du Pont|12 place du Marché|48 avenue du Parc|15 rue de l’Église|8 allée des Tilleuls|27 quai Sud|3 impasse du Jardin',
  'Mühlgasse 4|Hafenstraße 17|Bahnhofstraße 22|Am Obstgarten 9|Burgberg 31|Brückenstraße 6|Marktplatz 12|Parkallee 48|Kirchstraße 15|Lindenweg 8|Am Kai 27|Gartenweg 3',
  '中山路4号|港口街17号|车站路22号|果园路9号|古城路31号|桥东街6号|集市广场12号|公园大道48号|文庙街15号|梧桐路8号|滨江路27号|花园弄3号',
  '4 شارع الطاحونة|17 شارع الميناء|22 شارع المحطة|9 طريق البستان|31 شارع القلعة|6 شارع الجسر|12 ساحة السوق|48 شارع الحديقة|15 شارع المسجد|8 شارع الزيزفون|27 شارع الكورنيش|3 زقاق الياسمين',
);
const BRANDS = alike('Norden|Halden|Kestrel|Aurelle|Tamber|Brightwell|Oriel|Sabo');

const SHORT_SAMPLES = {
  // First and last names are of the same people in the same order.
  firstName: inEach(
    'Ada|Jonas|Mei|Samira|Tomás|Ruth|Luca|Nora|Ivan|Priya|Omar|Hannah',
    'Lucía|Mateo|Carmen|Javier|Elena|Pablo|Sofía|Diego|Marta|Andrés|Julia|Raúl',
    'Camille|Antoine|Léa|Hugo|Manon|Louis|Inès|Paul|Chloé|Jules|Sarah|Nicolas',
    'Anna|Jonas|Lena|Felix|Miriam|Paul|Clara|Tobias|Sophie|Max|Julia|Lukas',
    '芳|伟|敏|洋|静|磊|丽|强|婷|昊|雪|涛',
    'ليلى|عمر|سارة|يوسف|نور الدين|هدى|كريم|مريم|طارق|رنا|سامي|دينا',
  ),
  lastName: inEach(
    'Moreau|Lind|Tanaka|Haddad|Silva|Adeyemi|Ferri|Berg|Petrov|Nair|Said|Weiss',
    'Herrera|Ruiz|Ortega|Molina|Vidal|Castro|Navarro|Ramos|Gil|Peña|Serrano|Campos',
    'Roux|Mercier|Fontaine|Lambert|Girard|Perrin|Chevalier|Renaud|Barbier|Caron|Leclerc|Faure',
    'Köhler|Berger|Vogt|Hartmann|Seidel|Krüger|Winkler|Lorenz|Brandt|Ebert|Franke|Busch',
    '王|李|张|刘|陈|杨|赵|黄|周|吴|徐|孙',
    'حداد|سعيد|منصور|خليل|حمدان|عبدالله|ناصر|صالح|عيسى|يوسف|فارس|حسن',
  ),
  nickname: inEach(
    'Sunny|Ace|Bean|Captain|Pepper|Ziggy|Coach|Birdie',
    'Chispa|Flaco|Nube|Capi|Canela|Profe|Peque|Lince',
    'Doudou|Filou|Capi|Loulou|Pépin|Mimi|Plume|Titi',
    'Flocke|Käpt’n|Blitz|Krümel|Mücke|Spatz|Sunny|Motte',
    '小雨|阿强|豆豆|老班长|小满|阿宝|团子|小鱼',
    'أبو يوسف|أم ليلى|الكابتن|نونو|حمودي|شمس|سوسو|الأستاذ',
  ),
  username: alike('ada.m|jonas_l|meitan|samira.h|tsilva|ruth_a|luca.f|noraberg|ivan_p|priya.n|omar.s|hweiss'),
  slug: inEach(
    'spring-market|opening-hours|first-steps|summer-term|our-team|house-rules|price-list|find-us',
    'mercado-primavera|nuestro-horario|primeros-pasos|curso-verano|nuestro-equipo|normas-casa|lista-precios|como-llegar',
    'marche-printemps|nos-horaires|premiers-pas|cours-ete|notre-equipe|reglement-interieur|liste-prix|nous-trouver',
    'fruehlings-markt|unsere-zeiten|erste-schritte|sommer-kurs|unser-team|haus-ordnung|preis-liste|so-finden',
    'chun-ji|ying-ye-shijian|xin-shou|xia-ji-ban|tuan-dui|gui-ze|jia-ge|di-zhi',
    'souq-rabi|saat-amal|khutwat-ula|dawrat-sayf|fariq-amal|qawaid-bayt|qaimat-asar|kayfa-tasil',
  ),
  subject: inEach(
    'Question about the invoice|Change of date|New opening hours|Request for a quote|Thank you for your visit|Missing documents|Invitation to the open day|Reminder of the appointment',
    'Pregunta sobre la factura|Cambio de fecha|Nuevo horario|Solicitud de presupuesto|Gracias por su visita|Documentos pendientes|Invitación a la jornada de puertas abiertas|Recordatorio de la cita',
    'Question sur la facture|Changement de date|Nouveaux horaires|Demande de devis|Merci de votre visite|Documents manquants|Invitation à la journée portes ouvertes|Rappel du rendez-vous',
    'Frage zur Rechnung|Terminänderung|Neue Öffnungszeiten|Angebotsanfrage|Danke für Ihren Besuch|Fehlende Unterlagen|Einladung zum Tag der offenen Tür|Terminerinnerung',
    '关于发票的问题|日期变更|新的营业时间|索取报价|感谢您的来访|材料待补|开放日邀请|预约提醒',
    'استفسار عن الفاتورة|تغيير الموعد|أوقات العمل الجديدة|طلب عرض سعر|شكرًا لزيارتكم|مستندات ناقصة|دعوة إلى اليوم المفتوح|تذكير بالموعد',
  ),
  jobTitle: inEach(
    'Manager|Assistant|Coordinator|Technician|Designer|Accountant|Team lead|Trainee',
    'Responsable|Asistente|Coordinación|Técnico|Diseño|Contabilidad|Jefe de equipo|En prácticas',
    'Responsable|Assistance|Coordination|Technique|Design|Comptabilité|Chef d’équipe|Apprentissage',
    'Leitung|Assistenz|Koordination|Technik|Gestaltung|Buchhaltung|Teamleitung|Ausbildung',
    '经理|助理|协调员|技术员|设计师|会计|组长|实习生',
    'مدير|مساعد|منسق|فني|مصمم|محاسب|قائد فريق|متدرب',
  ),
  address: STREETS,
  street: STREETS,
  pickupLocation: STREETS,
  destinationName: from(4, STREETS),
  city: CITIES,
  region: REGIONS,
  country: COUNTRIES,
  origin: COUNTRIES,
  coordinates: COORDINATES,
  postcode: inEach(
    'BS1 4DJ|OR 97205|D02 XH98|B3H 1A1|VLT 1117|WA 6000|LS2 7EW|TX 78701',
    '41001|72000|15001|110111|2000|2340000|46002|11000',
    '69002|4000|1204|G1R 4P5|20250|11500|44000|1111',
    '50667|8010|4051|79098|39100|28195|1111|9490',
    '200040|310009|610041|179103|510030|710002|50450|210005|100-0005|361001|04524|10200',
    '11511|11118|10020|ص.ب 4127|1001|12211|1107 2080|112',
  ),
  nationality: inEach(
    'British|American|Irish|Canadian|Maltese|Australian|Portuguese|Kenyan',
    'Española|Mexicana|Peruana|Colombiana|Argentina|Chilena|Italiana|Uruguaya',
    'Française|Belge|Suisse|Canadienne|Marocaine|Sénégalaise|Portugaise|Luxembourgeoise',
    'Deutsch|Österreichisch|Schweizerisch|Türkisch|Italienisch|Polnisch|Luxemburgisch|Portugiesisch',
    '中国|新加坡|马来西亚|日本|韩国|泰国|加拿大|法国',
    'مصرية|أردنية|مغربية|إماراتية|تونسية|سعودية|لبنانية|عُمانية',
  ),
  location: inEach(
    'Main hall|Room 2|First floor|Back room|Meeting room|Workshop|Front desk|Courtyard',
    'Sala principal|Sala 2|Primera planta|Trastienda|Sala de reuniones|Taller|Recepción|Patio',
    'Grande salle|Salle 2|Premier étage|Arrière-salle|Salle de réunion|Atelier|Accueil|Cour',
    'Großer Saal|Raum 2|Erster Stock|Hinterzimmer|Besprechungsraum|Werkstatt|Empfang|Innenhof',
    '主厅|2号房间|一楼|里间|会议室|工作间|前台|庭院',
    'القاعة الرئيسية|الغرفة 2|الطابق الأول|الغرفة الخلفية|قاعة الاجتماعات|الورشة|الاستقبال|الفناء',
  ),
  reason: inEach(
    'Change of plans|Personal reasons|By agreement|No longer needed|Entered by mistake|Date no longer suits|Follow-up|At own request',
    'Cambio de planes|Motivos personales|De común acuerdo|Ya no hace falta|Registro por error|La fecha ya no conviene|Seguimiento|A petición propia',
    'Changement de programme|Raisons personnelles|D’un commun accord|Plus nécessaire|Saisie par erreur|La date ne convient plus|Suivi|À sa demande',
    'Planänderung|Persönliche Gründe|Nach Absprache|Nicht mehr benötigt|Versehentlich eingetragen|Termin passt nicht mehr|Nachsorge|Auf eigenen Wunsch',
    '计划有变|个人原因|双方协商|不再需要|录入有误|时间不合适|后续跟进|本人要求',
    'تغيّر الخطط|أسباب شخصية|باتفاق الطرفين|لم تعد هناك حاجة|أُدخل عن طريق الخطأ|الموعد لم يعد مناسبًا|متابعة|بناءً على طلبه',
  ),
  purpose: inEach(
    'Regular use|Training|Replacement|Event|Maintenance|Private use|Presentation|Stock',
    'Uso habitual|Formación|Sustitución|Evento|Mantenimiento|Uso particular|Presentación|Reserva',
    'Usage courant|Formation|Remplacement|Événement|Entretien|Usage privé|Présentation|Réserve',
    'Laufender Gebrauch|Schulung|Ersatz|Veranstaltung|Wartung|Privatgebrauch|Präsentation|Vorrat',
    '日常使用|培训|更换|活动|维护|私人使用|展示|备用',
    'استخدام يومي|تدريب|استبدال|فعالية|صيانة|استخدام شخصي|عرض|احتياطي',
  ),
  result: inEach(
    'As expected|Passed|Better than last time|Unchanged|To be repeated|Very good|Good|Not yet clear',
    'Según lo previsto|Apto|Mejor que la última vez|Sin cambios|Hay que repetirlo|Muy bueno|Bueno|Por confirmar',
    'Conforme aux attentes|Réussi|Mieux que la dernière fois|Inchangé|À refaire|Très bon|Bon|À confirmer',
    'Wie erwartet|Bestanden|Besser als zuletzt|Unverändert|Zu wiederholen|Sehr gut|Gut|Noch offen',
    '符合预期|通过|比上次好|无变化|需要重做|优秀|良好|尚待确认',
    'كما هو متوقع|ناجح|أفضل من المرة السابقة|دون تغيير|يحتاج إلى إعادة|جيد جدًا|جيد|لم يُحسم بعد',
  ),
  allergies: inEach(
    'None|Nuts|Gluten|Milk|Eggs|Soya|Fish|Sesame',
    'Ninguna|Frutos secos|Gluten|Leche|Huevo|Soja|Pescado|Sésamo',
    'Aucune|Fruits à coque|Gluten|Lait|Œufs|Soja|Poisson|Sésame',
    'Keine|Nüsse|Gluten|Milch|Eier|Soja|Fisch|Sesam',
    '无|坚果|麸质|牛奶|鸡蛋|大豆|鱼类|芝麻',
    'لا يوجد|المكسرات|الغلوتين|الحليب|البيض|الصويا|السمك|السمسم',
  ),
  dosage: inEach(
    '1 tablet|5 ml|500 mg|2 tablets|10 drops|20 mg|1 capsule|250 mg',
    '1 comprimido|5 ml|500 mg|2 comprimidos|10 gotas|20 mg|1 cápsula|250 mg',
    '1 comprimé|5 ml|500 mg|2 comprimés|10 gouttes|20 mg|1 gélule|250 mg',
    '1 Tablette|5 ml|500 mg|2 Tabletten|10 Tropfen|20 mg|1 Kapsel|250 mg',
    '1片|5毫升|500毫克|2片|10滴|20毫克|1粒|250毫克',
    'قرص واحد|5 مل|500 ملغ|قرصان|10 قطرات|20 ملغ|كبسولة واحدة|250 ملغ',
  ),
  frequency: inEach(
    'Daily|Twice a day|Weekly|Every other day|Three times a week|Every morning|As needed|Monthly',
    'A diario|Dos veces al día|Cada semana|Cada dos días|Tres veces por semana|Cada mañana|Cuando haga falta|Cada mes',
    'Chaque jour|Deux fois par jour|Chaque semaine|Un jour sur deux|Trois fois par semaine|Chaque matin|Si besoin|Chaque mois',
    'Täglich|Zweimal täglich|Wöchentlich|Jeden zweiten Tag|Dreimal pro Woche|Jeden Morgen|Bei Bedarf|Monatlich',
    '每天|每天两次|每周|隔天|每周三次|每天早晨|需要时|每月',
    'يوميًا|مرتين يوميًا|أسبوعيًا|كل يومين|ثلاث مرات في الأسبوع|كل صباح|عند الحاجة|شهريًا',
  ),
  bloodType: alike('A+|O+|B+|AB+|O-|A-|B-|AB-'),
  // Breeds and species are of the same animals in the same order.
  breed: inEach(
    'Labrador|Siamese|Beagle|Border collie|Maine Coon|Poodle|Dachshund|Whippet|Mixed breed|Short-haired|Long-haired|Mixed breed',
    'Labrador|Siamés|Beagle|Galgo|Persa|Caniche|Podenco|Pastor alemán|Mestizo|Pelo corto|Pelo largo|Mestizo',
    'Labrador|Siamois|Beagle|Épagneul breton|Chartreux|Caniche|Teckel|Beauceron|Croisé|Poil court|Poil long|Croisé',
    'Labrador|Siamkatze|Beagle|Dackel|Kartäuser|Pudel|Schäferhund|Spitz|Mischling|Kurzhaar|Langhaar|Mischling',
    '拉布拉多|暹罗猫|比格犬|边境牧羊犬|布偶猫|贵宾犬|柯基|柴犬|混种|短毛|长毛|混种',
    'لابرادور|سيامي|بيغل|سلوقي|شيرازي|بودل|هاسكي|راعٍ ألماني|هجين|قصير الشعر|طويل الشعر|هجين',
  ),
  species: inEach(
    'Dog|Cat|Dog|Dog|Cat|Dog|Dog|Dog|Rabbit|Guinea pig|Hamster|Ferret',
    'Perro|Gato|Perro|Perro|Gato|Perro|Perro|Perro|Conejo|Cobaya|Hámster|Hurón',
    'Chien|Chat|Chien|Chien|Chat|Chien|Chien|Chien|Lapin|Cochon d’Inde|Hamster|Furet',
    'Hund|Katze|Hund|Hund|Katze|Hund|Hund|Hund|Kaninchen|Meerschweinchen|Hamster|Frettchen',
    '狗|猫|狗|狗|猫|狗|狗|狗|兔子|豚鼠|仓鼠|雪貂',
    'كلب|قطة|كلب|كلب|قطة|كلب|كلب|كلب|أرنب|خنزير غينيا|هامستر|نمس',
  ),
  plantSpecies: inEach(
    'Tomato|Lavender|Apple|Oak|Basil|Rose|Mint|Pumpkin',
    'Tomate|Lavanda|Manzano|Roble|Albahaca|Rosa|Menta|Calabaza',
    'Tomate|Lavande|Pommier|Chêne|Basilic|Rose|Menthe|Potiron',
    'Tomate|Lavendel|Apfel|Eiche|Basilikum|Rose|Minze|Kürbis',
    '番茄|薰衣草|苹果树|橡树|罗勒|玫瑰|薄荷|南瓜',
    'طماطم|خزامى|تفاح|بلوط|ريحان|ورد|نعناع|قرع',
  ),
  colour: inEach(
    'Red|Blue|Black|White|Green|Grey|Silver|Brown',
    'Rojo|Azul|Negro|Blanco|Verde|Gris|Plata|Marrón',
    'Rouge|Bleu|Noir|Blanc|Vert|Gris|Argent|Marron',
    'Rot|Blau|Schwarz|Weiß|Grün|Grau|Silber|Braun',
    '红色|蓝色|黑色|白色|绿色|灰色|银色|棕色',
    'أحمر|أزرق|أسود|أبيض|أخضر|رمادي|فضي|بني',
  ),
  material: inEach(
    'Oak|Steel|Linen|Glass|Ceramic|Cotton|Leather|Brass',
    'Roble|Acero|Lino|Vidrio|Cerámica|Algodón|Cuero|Latón',
    'Chêne|Acier|Lin|Verre|Céramique|Coton|Cuir|Laiton',
    'Eiche|Stahl|Leinen|Glas|Keramik|Baumwolle|Leder|Messing',
    '橡木|钢|亚麻|玻璃|陶瓷|棉|皮革|黄铜',
    'بلوط|فولاذ|كتان|زجاج|سيراميك|قطن|جلد|نحاس',
  ),
  size: inEach(
    'Medium|Small|Large|Extra small|Extra large|One size',
    'Mediano|Pequeño|Grande|Muy pequeño|Muy grande|Único',
    'Moyen|Petit|Grand|Très petit|Très grand|Unique',
    'Mittel|Klein|Groß|Sehr klein|Sehr groß|Einheitsgröße',
    '中号|小号|大号|特小号|特大号|均码',
    'متوسط|صغير|كبير|صغير جدًا|كبير جدًا|مقاس واحد',
  ),
  dimensions: alike(
    '120 × 60 × 75 cm|40 × 30 cm|80 × 80 × 45 cm|200 × 90 cm|60 × 40 × 30 cm|15 × 21 cm|180 × 55 × 90 cm|30 × 30 × 30 cm',
  ),
  brand: BRANDS,
  manufacturer: inEach(
    'Norden Works|Halden & Sons|Kestrel Tools|Aurelle Glass|Tamber Mills|Brightwell Foundry|Oriel Instruments|Sabo Wood',
    'Talleres Norden|Hermanos Halden|Herramientas Roble|Cristales Aurelle|Molinos Tamber|Fundición Ría|Instrumentos Oriel|Maderas Sabo',
    'Ateliers Norden|Halden et Fils|Outils du Val|Verrerie Aurelle|Moulins Tamber|Fonderie du Lac|Instruments Oriel|Bois Sabo',
    'Norden Werke|Halden & Söhne|Werkzeugbau Tal|Glashütte Aurelle|Mühlen Tamber|Gießerei am See|Oriel Messtechnik|Holzbau Sabo',
    '北辰机械厂|海登制造|青峰工具|明澈玻璃厂|田源磨坊|永固铸造|远景仪器|森源木业',
    'مصانع الشمال|شركة هلدن وأبناؤه|أدوات الصقر|زجاج الأندلس|مطاحن السهل|مسبك الميناء|أجهزة الأفق|أخشاب الأرز',
  ),
  model: alike('S200|Classic 4|T-310|Compact|Pro 15|M2|City 7|XR'),
  make: alike(
    'Norden S200|Halden Classic 4|Kestrel T-310|Aurelle Compact|Tamber Pro 15|Brightwell M2|Oriel City 7|Sabo XR',
  ),
  sku: alike(
    'AX-1041|BK-2207|CL-0318|DR-4470|EL-1195|FT-0602|GN-7731|HW-2084|JP-9126|KL-1873|MN-2950|PR-3664',
  ),
  barcode: alike(
    '2000000010410|2000000022079|2000000033181|2000000044705|2000000051956|2000000066028|2000000077314|2000000080840|2000000091266|2000000018737|2000000029504|2000000036649',
  ),
  serialNumber: alike(
    'SN-48213|SN-90177|SN-33508|SN-71946|SN-25081|SN-66430|SN-10359|SN-57722|SN-84906|SN-19264|SN-62745|SN-37018',
  ),
  code: alike('K7Q2|M4T9|B3X8|R6D1|H2W5|P9C4|T1L7|F8N3|G5V6|Z4J2|C7S9|W3E1'),
  number: alike('1001|1002|1003|1004|1005|1006|1007|1008|1009|1010|1011|1012'),
  reference: numbered('REF-#'),
  orderNumber: numberedInEach('ORD-#', 'PED-#', 'CMD-#', 'B-#', 'DD-#', 'ORD-#'),
  invoiceNumber: numberedInEach('INV-#', 'FAC-#', 'FAC-#', 'RE-#', 'FP-#', 'INV-#'),
  trackingNumber: numbered('TR-0000-#'),
  batchNumber: numberedInEach('LOT-#', 'L-#', 'LOT-#', 'CH-#', 'PH-#', 'LOT-#'),
  roomNumber: alike('101|102|103|104|105|106|107|108|109|110|111|112'),
  membershipNumber: numbered('M-#'),
  licencePlate: alike(
    'KX 4821|BR 9017|LT 3350|HN 7194|MV 2508|DP 6643|ZA 1035|CF 5772|GW 8490|NE 1926|PT 6274|SJ 3701',
  ),
  vin: numbered('ZZZ00TEST0000#'),
  taxNumber: numberedInEach(
    'GB00000#',
    'B0000#',
    'FR0000000#',
    'DE00000#',
    '91330100MA000#X',
    '3000000#0003',
  ),
  idNumber: numbered('X000#'),
  // Numbers that begin with three zeros are not given to anybody.
  socialSecurityNumber: numbered('000-00-#'),
  insuranceNumber: numbered('P-000#'),
  // Their check digits are right; there are no such banks.
  iban: inEach(
    'GB28 TEST 0000 0000 0010 41|GB71 TEST 0000 0000 0022 07|GB47 TEST 0000 0000 0033 18|GB80 TEST 0000 0000 0044 70|GB02 TEST 0000 0000 0051 95|GB37 TEST 0000 0000 0066 02|GB12 TEST 0000 0000 0077 31|GB84 TEST 0000 0000 0080 84|GB80 TEST 0000 0000 0091 26|GB68 TEST 0000 0000 0018 73|GB89 TEST 0000 0000 0029 50|GB17 TEST 0000 0000 0036 64',
    'ES08 0000 0000 0000 0000 1041|ES51 0000 0000 0000 0000 2207|ES27 0000 0000 0000 0000 3318|ES60 0000 0000 0000 0000 4470|ES79 0000 0000 0000 0000 5195|ES17 0000 0000 0000 0000 6602|ES89 0000 0000 0000 0000 7731|ES64 0000 0000 0000 0000 8084|ES60 0000 0000 0000 0000 9126|ES48 0000 0000 0000 0000 1873|ES69 0000 0000 0000 0000 2950|ES94 0000 0000 0000 0000 3664',
    'FR76 0000 0000 0000 0000 0104 178|FR76 0000 0000 0000 0000 0220 772|FR76 0000 0000 0000 0000 0331 837|FR76 0000 0000 0000 0000 0447 073|FR76 0000 0000 0000 0000 0519 532|FR76 0000 0000 0000 0000 0660 279|FR76 0000 0000 0000 0000 0773 187|FR76 0000 0000 0000 0000 0808 495|FR76 0000 0000 0000 0000 0912 673|FR76 0000 0000 0000 0000 0187 307|FR76 0000 0000 0000 0000 0295 074|FR76 0000 0000 0000 0000 0366 466',
    'DE59 0000 0000 0000 0010 41|DE05 0000 0000 0000 0022 07|DE78 0000 0000 0000 0033 18|DE14 0000 0000 0000 0044 70|DE33 0000 0000 0000 0051 95|DE68 0000 0000 0000 0066 02|DE43 0000 0000 0000 0077 31|DE18 0000 0000 0000 0080 84|DE14 0000 0000 0000 0091 26|DE02 0000 0000 0000 0018 73|DE23 0000 0000 0000 0029 50|DE48 0000 0000 0000 0036 64',
    '6200 0000 0000 1041|6200 0000 0000 2207|6200 0000 0000 3318|6200 0000 0000 4470|6200 0000 0000 5195|6200 0000 0000 6602|6200 0000 0000 7731|6200 0000 0000 8084|6200 0000 0000 9126|6200 0000 0000 1873|6200 0000 0000 2950|6200 0000 0000 3664',
    'AE86 0000 0000 0000 0001 041|AE32 0000 0000 0000 0002 207|AE08 0000 0000 0000 0003 318|AE41 0000 0000 0000 0004 470|AE60 0000 0000 0000 0005 195|AE95 0000 0000 0000 0006 602|AE70 0000 0000 0000 0007 731|AE45 0000 0000 0000 0008 084|AE41 0000 0000 0000 0009 126|AE29 0000 0000 0000 0001 873|AE50 0000 0000 0000 0002 950|AE75 0000 0000 0000 0003 664',
  ),
  isbn: alike(
    '978-0-0000-1041-4|978-0-0000-2207-3|978-0-0000-3318-5|978-0-0000-4470-9|978-0-0000-5195-0|978-0-0000-6602-2|978-0-0000-7731-8|978-0-0000-8084-4|978-0-0000-9126-0|978-0-0000-1873-1|978-0-0000-2950-8|978-0-0000-3664-3',
  ),
  publisherName: inEach(
    'Lantern House|Saltmarsh Books|Quill & Harbour|Fern Lane Editions|Paper Heron|Old Pier Books|Tidewater Editions|Bluebell Books',
    'Ediciones Farol|Editorial Marisma|Libros del Muelle|La Garza de Papel|Editorial Encina|Tinta Clara|Ediciones Brisa|Casa Romero Libros',
    'Éditions du Phare|Le Héron de papier|Éditions des Marais|Plume et Quai|La Fougère|L’Encre claire|Éditions de la Jetée|Les Feuilles bleues',
    'Verlag am Leuchtturm|Papierreiher Verlag|Edition Farnweg|Marsch Verlag|Verlag Blaue Tinte|Edition Mole|Verlag am Steg|Buchwiese Verlag',
    '灯塔书社|纸鹭出版社|青芦书局|长桥出版社|清墨书社|海堤出版社|蓝铃书局|晨读出版社',
    'دار المنارة الصغيرة|دار القصب|دار الحبر الصافي|دار المرفأ للكتب|دار السنديانة|دار الورق الأزرق|دار الضفة|دار النورس للنشر',
  ),
  companyName: COMPANIES,
  contactPerson: from(5, PEOPLE),
  emergencyContact: from(7, PEOPLE),
  opponent: alike(
    'FC Riverside|SV Nordstern|US Bellevue|CD Aurora|TSV Linden|AS Montclair|Rovers|Harbour United',
  ),
  signature: from(3, PEOPLE),
  language: inEach(
    'English|Spanish|French|German|Italian|Arabic|Mandarin|Portuguese',
    'Español|Inglés|Francés|Alemán|Italiano|Árabe|Portugués|Catalán',
    'Français|Anglais|Espagnol|Allemand|Italien|Arabe|Portugais|Néerlandais',
    'Deutsch|Englisch|Französisch|Spanisch|Italienisch|Türkisch|Polnisch|Arabisch',
    '中文|英语|日语|法语|西班牙语|德语|韩语|阿拉伯语',
    'العربية|الإنجليزية|الفرنسية|الإسبانية|التركية|الألمانية|الإيطالية|الصينية',
  ),
  keywords: inEach(
    'spring, garden|family, weekend|beginners, evening|repair, wood|health, exercise|music, stage|travel, coast|budget, planning',
    'primavera, jardín|familia, fin de semana|principiantes, tarde|reparación, madera|salud, ejercicio|música, escenario|viajes, costa|presupuesto, planificación',
    'printemps, jardin|famille, week-end|débutants, soirée|réparation, bois|santé, exercice|musique, scène|voyage, côte|budget, planification',
    'Frühling, Garten|Familie, Wochenende|Anfänger, Abend|Reparatur, Holz|Gesundheit, Bewegung|Musik, Bühne|Reise, Küste|Budget, Planung',
    '春季、花园|家庭、周末|入门、夜间|维修、木工|健康、运动|音乐、舞台|旅行、海岸|预算、计划',
    'ربيع، حديقة|عائلة، عطلة|مبتدئون، مساء|إصلاح، خشب|صحة، رياضة|موسيقى، مسرح|سفر، ساحل|ميزانية، تخطيط',
  ),
  skillsText: inEach(
    'Bookkeeping and taxes|Garden design|Websites|Event planning|Teaching adults|Photography|Carpentry|Nutrition advice',
    'Contabilidad e impuestos|Diseño de jardines|Páginas web|Organización de eventos|Formación de adultos|Fotografía|Carpintería|Asesoría nutricional',
    'Comptabilité et fiscalité|Aménagement de jardins|Sites web|Organisation d’événements|Formation d’adultes|Photographie|Menuiserie|Conseil en nutrition',
    'Buchhaltung und Steuern|Gartengestaltung|Webseiten|Veranstaltungsplanung|Erwachsenenbildung|Fotografie|Tischlerei|Ernährungsberatung',
    '财务与税务|园林设计|网站建设|活动策划|成人教育|摄影|木工|营养咨询',
    'المحاسبة والضرائب|تصميم الحدائق|مواقع الويب|تنظيم الفعاليات|تعليم الكبار|التصوير|النجارة|الاستشارات الغذائية',
  ),
  speciality: inEach(
    'General|Families|Children|Businesses|Seniors|Groups|Home visits|Emergencies',
    'General|Familias|Niños|Empresas|Mayores|Grupos|Visitas a domicilio|Urgencias',
    'Général|Familles|Enfants|Entreprises|Seniors|Groupes|Visites à domicile|Urgences',
    'Allgemein|Familien|Kinder|Firmen|Senioren|Gruppen|Hausbesuche|Notfälle',
    '综合|家庭|儿童|企业|老年|团体|上门服务|急诊',
    'عام|العائلات|الأطفال|الشركات|كبار السن|المجموعات|الزيارات المنزلية|الطوارئ',
  ),
  diet: inEach(
    'No restrictions|Vegetarian|Vegan|Gluten-free|Halal|Lactose-free|Kosher|No nuts',
    'Sin restricciones|Vegetariana|Vegana|Sin gluten|Halal|Sin lactosa|Kosher|Sin frutos secos',
    'Sans restriction|Végétarien|Végétalien|Sans gluten|Halal|Sans lactose|Casher|Sans fruits à coque',
    'Keine Einschränkung|Vegetarisch|Vegan|Glutenfrei|Halal|Laktosefrei|Koscher|Ohne Nüsse',
    '无特殊要求|素食|纯素|无麸质|清真|无乳糖|少盐|不含坚果',
    'دون قيود|نباتي|نباتي صرف|خالٍ من الغلوتين|حلال|خالٍ من اللاكتوز|قليل الملح|دون مكسرات',
  ),
  unitName: inEach(
    'Kilogram|Gram|Litre|Piece|Millilitre|Pack|Metre|Box',
    'Kilogramo|Gramo|Litro|Unidad|Mililitro|Paquete|Metro|Caja',
    'Kilogramme|Gramme|Litre|Pièce|Millilitre|Paquet|Mètre|Boîte',
    'Kilogramm|Gramm|Liter|Stück|Milliliter|Packung|Meter|Karton',
    '千克|克|升|件|毫升|包|米|箱',
    'كيلوغرام|غرام|لتر|قطعة|مليلتر|عبوة|متر|صندوق',
  ),
  shelf: alike('A-01|A-02|A-03|B-01|B-02|B-03|C-01|C-02|C-03|D-01|D-02|D-03'),
  seatNumber: alike('A12|A13|B4|B5|C7|C8|D21|D22|E1|E2|F16|F17'),
  version: alike('1.0|1.1|1.2|1.2.1|2.0|2.1|2.1.3|3.0'),
  maritalStatus: inEach(
    'Married|Single|Divorced|Registered partnership|Widowed|Separated',
    'Casado/a|Soltero/a|Divorciado/a|Pareja de hecho|Viudo/a|Separado/a',
    'Marié(e)|Célibataire|Divorcé(e)|Pacsé(e)|Veuf ou veuve|Séparé(e)',
    'Verheiratet|Ledig|Geschieden|Eingetragene Partnerschaft|Verwitwet|Getrennt lebend',
    '已婚|未婚|离异|再婚|丧偶|分居',
    'متزوج|أعزب|مطلق|خاطب|أرمل|منفصل',
  ),
};

/** By the attribute's key in the tables. */
export const SAMPLES: Readonly<Record<string, UsualField['samples']>> = { ...SHORT_SAMPLES, ...LONG_SAMPLES };
