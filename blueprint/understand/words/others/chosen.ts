import type { OtherLanguage } from './index.ts';

/** Verbs by which somebody chooses something. */
export const CHOOSES: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:eligen?|elegir|escogen?|escoger|seleccionan?|seleccionar)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:choisi(?:t|ssent|r)|sélectionne(?:nt|r)?)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:(?:aus)?wählen|wählt|suchen sich|sucht sich|aussuchen)(?!\p{L})/giu,
  zh: /选择|挑选|(?<![筛候优当竞评入海首精挑预])选(?![手项修题举品址秀拔用课定人]|择)/gu,
  ar: /(?<!\p{L})[و]?[يت]ختار(?:ون|ن|وا)?(?!\p{L})/gu,
};

/** What is made where people choose when, what tells that they do, and what several of it are called. */
export const BOOKED: Readonly<Record<OtherLanguage, { made: string; many: string; when: RegExp }>> = {
  es: { made: 'reserva', many: 'reservas', when: /(?<!\p{L})(?:hora|horario|fecha|día|turno|franja)/iu },
  fr: { made: 'réservation', many: 'réservations', when: /(?<!\p{L})(?:heure|horaire|date|jour|créneau)/iu },
  de: {
    made: 'Buchung',
    many: 'Buchungen',
    when: /(?:uhrzeit|zeit|datum|tag|zeitraum|zeitfenster)(?!\p{L})/iu,
  },
  zh: { made: '预约', many: '预约', when: /时间|日期|时段|几点/u },
  ar: { made: 'حجز', many: 'حجوزات', when: /(?:ال)?(?:وقت|موعد|تاريخ|يوم|ساعة)/u },
};
