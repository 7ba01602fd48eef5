import type { AppLanguage } from '../../../kinds.ts';
import { inSix, type Six } from '../../ontology/words.ts';

// What those who offer services call them, and how long each takes.

interface Services {
  /** Concepts of things beside which services are these. */
  beside: readonly string[];
  names: Readonly<Record<AppLanguage, readonly string[]>>;
  minutes: readonly number[];
}
const services = (beside: string, minutes: readonly number[], ...texts: Six): Services => ({
  beside: beside.split(' '),
  names: inSix(texts, (text): readonly string[] => text.split('|')),
  minutes,
});

const OF_TRADES: readonly Services[] = [
  services(
    'groomer',
    [45, 90, 20, 60, 75, 60, 20, 20],
    'Bath and brush|Full groom|Nail trim|Puppy’s first groom|Hand stripping|De-shedding|Ear cleaning|Teeth brushing',
    'Baño y cepillado|Peluquería completa|Corte de uñas|Primer corte de cachorro|Stripping|Deslanado|Limpieza de oídos|Limpieza dental',
    'Bain et brossage|Toilettage complet|Coupe des griffes|Premier toilettage du chiot|Épilation à la main|Débourrage|Nettoyage des oreilles|Brossage des dents',
    'Baden und Bürsten|Komplettpflege|Krallenschneiden|Erste Pflege für Welpen|Handtrimmen|Unterwolle entfernen|Ohrenreinigung|Zähneputzen',
    '洗澡梳毛|全套美容|修剪指甲|幼犬首次美容|手工拔毛|去浮毛|清洁耳朵|刷牙',
    'استحمام وتمشيط|عناية كاملة|قص الأظافر|أول عناية للجرو|نتف يدوي|إزالة الشعر المتساقط|تنظيف الأذنين|تنظيف الأسنان',
  ),
  services(
    'veterinarian',
    [30, 15, 60, 45, 20, 30, 90, 15],
    'Check-up|Vaccination|Dental cleaning|X-ray|Blood test|Follow-up|Neutering|Nail trim',
    'Revisión|Vacunación|Limpieza dental|Radiografía|Análisis de sangre|Control|Esterilización|Corte de uñas',
    'Examen général|Vaccination|Détartrage|Radiographie|Prise de sang|Contrôle|Stérilisation|Coupe des griffes',
    'Untersuchung|Impfung|Zahnreinigung|Röntgen|Blutuntersuchung|Nachkontrolle|Kastration|Krallenschneiden',
    '体检|接种疫苗|洁牙|X光检查|验血|复查|绝育|修剪指甲',
    'فحص عام|تطعيم|تنظيف الأسنان|أشعة|تحليل دم|متابعة|تعقيم|قص الأظافر',
  ),
  services(
    'car bike motorcycle vehicle',
    [60, 30, 45, 90, 20, 120, 45, 60],
    'Annual service|Oil change|Brake check|Brake replacement|Tyre change|Full inspection|Wheel alignment|Diagnosis',
    'Revisión anual|Cambio de aceite|Control de frenos|Cambio de frenos|Cambio de neumático|Inspección completa|Alineación|Diagnóstico',
    'Révision annuelle|Vidange|Contrôle des freins|Remplacement des freins|Changement de pneu|Contrôle complet|Géométrie|Diagnostic',
    'Jahresinspektion|Ölwechsel|Bremsenprüfung|Bremsenwechsel|Reifenwechsel|Große Inspektion|Achsvermessung|Fehlersuche',
    '年度保养|更换机油|刹车检查|更换刹车|换胎|全面检查|四轮定位|故障诊断',
    'صيانة سنوية|تغيير الزيت|فحص الفرامل|تبديل الفرامل|تبديل الإطار|فحص شامل|وزن العجلات|تشخيص الأعطال',
  ),
];
const OF_ANYBODY = services(
  '',
  [30, 60, 45, 60, 45, 75, 20, 30, 30, 60, 20, 90],
  'Consultation|Home visit|First visit|Evening appointment|Standard service|Full service|Express|Follow-up|Check-up|Weekend appointment|Short session|Long session',
  'Consulta|Visita a domicilio|Primera visita|Cita de tarde|Servicio estándar|Servicio completo|Urgencia|Seguimiento|Chequeo|Cita de fin de semana|Sesión corta|Sesión larga',
  'Consultation|Visite à domicile|Première visite|Rendez-vous du soir|Service standard|Service complet|Express|Suivi|Contrôle|Rendez-vous du week-end|Séance courte|Séance longue',
  'Beratung|Hausbesuch|Ersttermin|Abendtermin|Standardservice|Komplettservice|Express|Nachtermin|Durchsicht|Wochenendtermin|Kurze Sitzung|Lange Sitzung',
  '咨询|上门服务|首次体验|晚间服务|标准服务|全套服务|加急|回访|检查|周末服务|短时服务|长时服务',
  'استشارة|زيارة منزلية|زيارة أولى|موعد مسائي|خدمة أساسية|خدمة كاملة|خدمة عاجلة|متابعة|فحص|موعد نهاية الأسبوع|جلسة قصيرة|جلسة طويلة',
);

/**
 * The services of a trade, with some that anybody offers.
 * @param concepts what is kept beside them
 */
export function servicesBeside(
  concepts: readonly (string | undefined)[],
): Pick<Services, 'names' | 'minutes'> {
  const trade = OF_TRADES.find(({ beside }) => beside.some((id) => concepts.includes(id)));
  if (!trade) return OF_ANYBODY;
  const namesIn = (language: AppLanguage) => [...trade.names[language], ...OF_ANYBODY.names[language]];
  return {
    names: {
      en: namesIn('en'),
      es: namesIn('es'),
      fr: namesIn('fr'),
      de: namesIn('de'),
      zh: namesIn('zh'),
      ar: namesIn('ar'),
    },
    minutes: [...trade.minutes, ...OF_ANYBODY.minutes],
  };
}
