import type { OtherLanguage } from './index.ts';

// What somebody does again and again to a thing leaves a record each time: "cada noche contamos las raciones". Each pattern is tried on a text in lower case.

export interface Deeds {
  /** How often: "every day". */
  again: RegExp;
  /** Writing something down, and measuring it; German verbs with what is parted from them. */
  notes: RegExp;
  measures: RegExp;
  /** Marking who is there. */
  attends: RegExp;
  /** Time that somebody worked. */
  hours: RegExp;
  /** What is measured though it isn't named as a number: "water level". */
  levels: RegExp;
  /** Verbs of counting. */
  counts: RegExp;
  /** "at each": before the occasion on which something is noted. */
  atEach: RegExp;
  /** The label of a day, and what the records are called. */
  date: string;
  attendance: string;
  timeEntry: string;
  measurement: string;
  count: string;
  /** A record of anything, and what one is called that somebody fills in. */
  record: string;
  entry: string;
}

/** Chinese is read by other means: its words stand without spaces. */
export type DeedLanguage = Exclude<OtherLanguage, 'zh'>;

export const DEEDS: Readonly<Record<DeedLanguage, Deeds>> = {
  es: {
    again:
      /(?<!\p{L})(?:(?:una|dos|tres) (?:vez|veces) (?:al|a la|por) (?:día|semana|mes|año)|(?:cada|una vez por) (?:día|dia|mañana|tarde|noche|semana|mes|año|hora|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|tod[oa]s l[oa]s (?:días|dias|mañanas|tardes|noches|semanas|meses|años)|diariamente|a diario|semanalmente|mensualmente)(?!\p{L})/gu,
    notes:
      /(?<!\p{L}|se )(?:apunt|anot|registr|cuent(?=a|o)|cont(?=amos)|pes(?=a|o)|report)(?:a|an|o|amos|e|en|ar)(?!\p{L})/gu,
    measures: /(?<!\p{L})(?:mid(?:e|en|o|a|an)|medimos|medir|toman? la)(?!\p{L})/gu,
    attends:
      /(?<!\p{L})(?:pas(?:a|an|o|amos|ar) lista|(?:apunt|anot|marc|registr)(?:a|an|o|amos|ar) (?:a )?quién(?:es)? (?:viene|vienen|va|van|ha venido|han venido|asiste|asisten|está|están|falta|faltan)|(?:marc|apunt|anot)(?:a|an|o|amos|ar) (?:a )?l[oa]s (?:presentes|ausentes|asistentes))(?!\p{L})/u,
    hours: /(?<!\p{L})horas(?! de (?:apertura|cierre|inicio))(?!\p{L})/u,
    levels: /nivel/u,
    counts: /^(?:cuent|cont)/u,
    atEach: /(?<!\p{L})(?:en|a|tras|después de|durante) cada (?=\p{L})/gu,
    date: 'Fecha',
    attendance: 'asistencia',
    timeEntry: 'registro de horas',
    measurement: 'medición',
    count: 'recuento',
    record: 'registro',
    entry: 'anotación',
  },
  fr: {
    again:
      /(?<!\p{L})(?:(?:une|deux|trois) fois (?:par|dans) (?:jour|semaine|mois|an)|chaque (?:jour|matin|soir|nuit|semaine|mois|année|heure|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|tous les (?:jours|matins|soirs|mois|ans|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|toutes les (?:semaines|heures|nuits)|quotidiennement)(?!\p{L})/gu,
    notes:
      /(?<!\p{L})(?:not(?:e|ent|ons|er)|relèv(?:e|ent)|relev(?:ons|er)|compt(?:e|ent|ons|er)|pès(?:e|ent)|pes(?:ons|er)|enregistr(?:e|ent|ons|er)|saisi(?:t|ssent|ssons|r)|déclar(?:e|ent|ons|er))(?!\p{L})/gu,
    measures: /(?<!\p{L})mesur(?:e|ent|ons|er)(?!\p{L})/gu,
    attends:
      /(?<!\p{L})(?:(?:fait|font|faire|faisons) l['’]appel|(?:coch|point|not)(?:e|ent|ons|er) (?:les (?:présen|absen)\p{L}+|qui (?:est|vient|sera) (?:là|présent\p{L}*)?))/u,
    hours: /(?<!\p{L})heures(?! (?:d['’]ouverture|de fermeture|supplémentaires))(?!\p{L})/u,
    levels: /niveau/u,
    counts: /^compt/u,
    atEach: /(?<!\p{L})(?:à|après|lors de|pour|pendant) chaque (?=\p{L})/gu,
    date: 'Date',
    attendance: 'présence',
    timeEntry: 'temps passé',
    measurement: 'mesure',
    count: 'comptage',
    record: 'relevé',
    entry: 'relevé',
  },
  de: {
    again:
      /(?<!\p{L})(?:(?:ein|zwei|drei)mal (?:am|im|in der|pro|die) (?:tag|woche|monat|jahr)|jede[nsrm]? (?:tag|morgen|mittag|abend|nacht|woche|monat|jahr|stunde|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|täglich|wöchentlich|monatlich|jährlich|stündlich)(?!\p{L})/gu,
    notes:
      /(?<!\p{L})(?:notier(?:e|t|en)|erfass(?:e|t|en)|zähl(?:e|t|en)|wieg(?:e|t|en)|dokumentier(?:e|t|en)|protokollier(?:e|t|en)|meld(?:e|et|en)(?! \p{L}* ?(?:sich|uns|mich))|(?:trag|trägt|tragen|trage)(?=[^,.;]* ein(?!\p{L})|[^.;]{0,160} ein(?=\s*(?:[,.;!?]|$|und )))|(?:schreib(?:e|t|en))(?=[^,.;]* auf(?!\p{L}))|(?:les(?:e|en)|liest)(?=[^,.;]* ab(?!\p{L})))(?!\p{L})/gu,
    measures: /(?<!\p{L})(?:misst|messen|messe)(?!\p{L})/gu,
    attends:
      /(?<!\p{L})(?:hak(?:e|t|en) [^.;]{0,40}wer (?:alles )?(?:da|anwesend|gekommen)|wer (?:alles )?(?:da|anwesend|gekommen) (?:ist|war)|hak(?:e|t|en) die anwesen\p{L}+|führ(?:t|en) (?:eine )?anwesenheitsliste)/u,
    hours: /(?<!\p{L})(?:arbeits)?stunden(?!\p{L})/u,
    levels: /(?:stand|wert|temperatur|gewicht|menge)$/u,
    counts: /^zähl/u,
    atEach: /(?<!\p{L})(?:bei|nach|zu|in|an) jede[rmns]? (?=\p{L})/gu,
    date: 'Datum',
    attendance: 'Anwesenheit',
    timeEntry: 'Stundeneintrag',
    measurement: 'Messung',
    count: 'Zählung',
    record: 'eintrag',
    entry: 'Erfassung',
  },
  ar: {
    again:
      /(?<!\p{L})(?:كل (?:يوم|صباح|مساء|ليلة|أسبوع|اسبوع|شهر|سنة|ساعة|خميس|جمعة|سبت|أحد)|(?:مرة|مرتين) (?:في|كل) (?:ال)?(?:يوم|أسبوع|شهر|سنة)|يوميا|يومياً|أسبوعيا|أسبوعياً|شهريا|شهرياً)(?!\p{L})/gu,
    notes: /(?<!\p{L})[ينت](?:سجل|دون|كتب|حسب)(?:ون|وا)?(?!\p{L})/gu,
    measures: /(?<!\p{L})[ينت]قيس(?:ون|وا)?(?!\p{L})/gu,
    attends:
      /(?<!\p{L})(?:[ينت](?:سجل|أخذ)(?:ون)? (?:\p{L}+ ){0,3}(?:ال)?(?:حضور|غياب)|من (?:حضر|سيأتي|سيحضر|يحضر|غاب))(?!\p{L})/u,
    hours: /(?<!\p{L})(?:ال)?ساعات(?!\p{L})/u,
    levels: /(?:منسوب|مستوى|كمية|درجة|وزن)/u,
    counts: /^[ينت](?:عد|حصي)/u,
    atEach: /(?<!\p{L})(?:في|بعد|عند) كل (?=\p{L})/gu,
    date: 'التاريخ',
    attendance: 'حضور',
    timeEntry: 'سجل ساعات',
    measurement: 'قياس',
    count: 'إحصاء',
    record: 'سجل',
    entry: 'سجل',
  },
};
