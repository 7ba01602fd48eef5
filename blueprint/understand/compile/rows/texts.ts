import type { AppLanguage } from '../../../kinds.ts';
import { COMPANIES, PEOPLE as MORE_PEOPLE } from '../../ontology/samples.ts';
import { PEOPLE } from '../../words/people.ts';

// What stands in the texts of sample rows, by language.

const list = (texts: string) => texts.split('|');
type Texts = Readonly<Record<AppLanguage, readonly string[]>>;

/** All names of people; a table starts at a place of its own so that two of them don't hold the same people. */
export function peopleFor(language: AppLanguage, table: number, rows: number): string[] {
  const all = [...new Set([...PEOPLE[language], ...MORE_PEOPLE[language]])];
  return Array.from({ length: rows }, (_, at) => all[(table * rows + at) % all.length] ?? '');
}

const CITIES: Texts = {
  en: list('Bristol|Leeds|Galway|Portland|Halifax|Dunedin|Norwich|Austin'),
  es: list('Sevilla|Valencia|Bilbao|Granada|Zaragoza|Málaga|Oviedo|Salamanca'),
  fr: list('Lyon|Nantes|Rennes|Lille|Toulouse|Annecy|Dijon|Tours'),
  de: list('Leipzig|Freiburg|Bremen|Erfurt|Kassel|Lübeck|Ulm|Bonn'),
  zh: list('杭州|成都|苏州|厦门|青岛|昆明|西安|长沙'),
  ar: list('عمّان|بيروت|الإسكندرية|الدار البيضاء|تونس|مسقط|جدة|دبي'),
};
const STREETS: Texts = {
  en: list(
    '4 Mill Lane|17 Harbour Street|22 Station Road|9 Orchard Way|31 Castle Hill|6 Bridge Street|12 Market Square|48 Park Avenue|15 Church Street|8 Lime Avenue|27 Quay Road|3 Garden Close',
  ),
  es: list(
    'Calle Mayor 4|Calle del Puerto 17|Avenida de la Estación 22|Calle del Olivo 9|Cuesta del Castillo 31|Calle del Puente 6|Plaza del Mercado 12|Paseo del Parque 48|Calle de la Iglesia 15|Calle de los Tilos 8|Calle del Muelle 27|Calle del Jardín 3',
  ),
  fr: list(
    '4 rue du Moulin|17 rue du Port|22 avenue de la Gare|9 chemin du Verger|31 montée du Château|6 rue du Pont|12 place du Marché|48 avenue du Parc|15 rue de l’Église|8 allée des Tilleuls|27 quai Sud|3 impasse du Jardin',
  ),
  de: list(
    'Mühlgasse 4|Hafenstraße 17|Bahnhofstraße 22|Am Obstgarten 9|Burgberg 31|Brückenstraße 6|Marktplatz 12|Parkallee 48|Kirchstraße 15|Lindenweg 8|Am Kai 27|Gartenweg 3',
  ),
  zh: list(
    '中山路4号|港口街17号|车站路22号|果园路9号|古城路31号|桥东街6号|集市广场12号|公园大道48号|文庙街15号|梧桐路8号|滨江路27号|花园弄3号',
  ),
  ar: list(
    '4 شارع الطاحونة|17 شارع الميناء|22 شارع المحطة|9 طريق البستان|31 شارع القلعة|6 شارع الجسر|12 ساحة السوق|48 شارع الحديقة|15 شارع المسجد|8 شارع الزيزفون|27 شارع الكورنيش|3 زقاق الياسمين',
  ),
};
const PLACES: Texts = {
  en: list('Main hall|Room 2|First floor|Back room|Shelf B3|Workshop|Front desk|Courtyard'),
  es: list('Sala principal|Sala 2|Primera planta|Trastienda|Estante B3|Taller|Recepción|Patio'),
  fr: list('Grande salle|Salle 2|Premier étage|Arrière-salle|Étagère B3|Atelier|Accueil|Cour'),
  de: list('Großer Saal|Raum 2|Erster Stock|Hinterzimmer|Regal B3|Werkstatt|Empfang|Innenhof'),
  zh: list('主厅|2号房间|一楼|里间|B3货架|工作间|前台|庭院'),
  ar: list('القاعة الرئيسية|الغرفة 2|الطابق الأول|الغرفة الخلفية|الرف ب3|الورشة|الاستقبال|الفناء'),
};
const JOBS: Texts = {
  en: list('Manager|Assistant|Coordinator|Technician|Designer|Accountant|Team lead|Trainee'),
  es: list('Responsable|Asistente|Coordinación|Técnico|Diseño|Contabilidad|Jefe de equipo|En prácticas'),
  fr: list('Responsable|Assistance|Coordination|Technique|Design|Comptabilité|Chef d’équipe|Apprentissage'),
  de: list('Leitung|Assistenz|Koordination|Technik|Gestaltung|Buchhaltung|Teamleitung|Ausbildung'),
  zh: list('经理|助理|协调员|技术员|设计师|会计|组长|实习生'),
  ar: list('مدير|مساعد|منسق|فني|مصمم|محاسب|قائد فريق|متدرب'),
};
const SPECIALITIES: Texts = {
  en: list('General|Beginners|Children|Emergencies|Advanced|Groups'),
  es: list('General|Principiantes|Niños|Urgencias|Avanzado|Grupos'),
  fr: list('Général|Débutants|Enfants|Urgences|Avancé|Groupes'),
  de: list('Allgemein|Anfänger|Kinder|Notfälle|Fortgeschrittene|Gruppen'),
  zh: list('综合|入门|儿童|急诊|进阶|团体'),
  ar: list('عام|مبتدئون|أطفال|طوارئ|متقدم|مجموعات'),
};
const SIZES: Texts = {
  en: list('Small|Medium|Large|Extra large'),
  es: list('Pequeño|Mediano|Grande|Muy grande'),
  fr: list('Petit|Moyen|Grand|Très grand'),
  de: list('Klein|Mittel|Groß|Sehr groß'),
  zh: list('小号|中号|大号|特大号'),
  ar: list('صغير|متوسط|كبير|كبير جدًا'),
};
const MATERIALS: Texts = {
  en: list('Oak|Steel|Linen|Glass|Ceramic|Cotton|Leather|Brass'),
  es: list('Roble|Acero|Lino|Vidrio|Cerámica|Algodón|Cuero|Latón'),
  fr: list('Chêne|Acier|Lin|Verre|Céramique|Coton|Cuir|Laiton'),
  de: list('Eiche|Stahl|Leinen|Glas|Keramik|Baumwolle|Leder|Messing'),
  zh: list('橡木|钢|亚麻|玻璃|陶瓷|棉|皮革|黄铜'),
  ar: list('بلوط|فولاذ|كتان|زجاج|سيراميك|قطن|جلد|نحاس'),
};
const COUNTRIES: Texts = {
  en: list('Ireland|Canada|Portugal|New Zealand|Norway|Japan|Italy|Kenya'),
  es: list('España|México|Portugal|Chile|Italia|Perú|Francia|Uruguay'),
  fr: list('France|Belgique|Canada|Suisse|Italie|Maroc|Portugal|Sénégal'),
  de: list('Deutschland|Österreich|Schweiz|Italien|Dänemark|Polen|Norwegen|Portugal'),
  zh: list('中国|日本|新加坡|意大利|葡萄牙|挪威|肯尼亚|加拿大'),
  ar: list('الأردن|لبنان|مصر|المغرب|تونس|عُمان|السعودية|الإمارات'),
};
const NOTES: Texts = {
  en: list(
    'Prefers to be called in the afternoon.|Asked for a reminder the day before.|Everything is settled.|Please check again next week.|First time with us.|Recommended by a friend.',
  ),
  es: list(
    'Prefiere que le llamen por la tarde.|Pidió un recordatorio el día antes.|Todo está resuelto.|Revisar de nuevo la semana que viene.|Primera vez con nosotros.|Viene por recomendación.',
  ),
  fr: list(
    'Préfère être appelé l’après-midi.|A demandé un rappel la veille.|Tout est réglé.|À revoir la semaine prochaine.|Première fois chez nous.|Vient par recommandation.',
  ),
  de: list(
    'Am besten nachmittags anrufen.|Bittet um eine Erinnerung am Vortag.|Alles geklärt.|Nächste Woche noch einmal prüfen.|Zum ersten Mal bei uns.|Auf Empfehlung gekommen.',
  ),
  zh: list('下午联系更方便。|希望提前一天提醒。|已全部处理完毕。|下周再确认一次。|第一次来。|朋友推荐。'),
  ar: list(
    'يفضّل الاتصال بعد الظهر.|طلب تذكيرًا قبل يوم.|تمت تسوية كل شيء.|يُرجى المراجعة الأسبوع القادم.|أول مرة معنا.|جاء بتوصية من صديق.',
  ),
};

/** By the name of an attribute of the ontology. */
const BY_ATTRIBUTE: Readonly<Record<string, Texts>> = {
  address: STREETS,
  street: STREETS,
  pickupLocation: STREETS,
  city: CITIES,
  region: CITIES,
  destinationName: CITIES,
  country: COUNTRIES,
  nationality: COUNTRIES,
  origin: COUNTRIES,
  location: PLACES,
  shelf: PLACES,
  jobTitle: JOBS,
  speciality: SPECIALITIES,
  size: SIZES,
  material: MATERIALS,
  companyName: COMPANIES,
  publisherName: COMPANIES,
  personName: PEOPLE,
  contactPerson: PEOPLE,
  emergencyContact: PEOPLE,
  signature: PEOPLE,
};

export const textFor = (attribute: string, language: AppLanguage, index: number): string | undefined => {
  const texts = BY_ATTRIBUTE[attribute]?.[language];
  return texts?.[(index * 5 + 3) % texts.length];
};
/** A remark beside every second row. */
export const noteFor = (language: AppLanguage, index: number): string | null =>
  index % 2 === 0 ? null : (NOTES[language][(index >> 1) % NOTES[language].length] ?? null);

/** Numbers that are kept free for made-up people. */
const PHONES: Readonly<Record<AppLanguage, string>> = {
  en: '+1 555 01',
  es: '+34 910 555 1',
  fr: '+33 1 99 00 12 ',
  de: '+49 30 23125 1',
  zh: '010 5550 01',
  ar: '+971 4 555 01',
};
export const phoneFor = (language: AppLanguage, index: number): string =>
  `${PHONES[language]}${10 + (index % 90)}`;
