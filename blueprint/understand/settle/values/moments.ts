import type { AppLanguage } from '../../../kinds.ts';
import { type Facts, type FieldFact, spansOf } from '../../facts.ts';
import { withLabel } from '../../renamed.ts';

// "A date and a time": one moment of a row, which is entered as one.

const TIME: Readonly<Record<AppLanguage, RegExp>> = {
  en: /^times?$/iu,
  es: /^hora$/iu,
  fr: /^heure$/iu,
  de: /^(?:uhrzeit|zeit)$/iu,
  zh: /^时间$/u,
  ar: /^(?:ال)?(?:وقت|ساعة)$/u,
};
const AND: Readonly<Record<AppLanguage, string>> = {
  en: ' and ',
  es: ' y ',
  fr: ' et ',
  de: ' und ',
  zh: '和',
  ar: ' و',
};
/** What stands between a day and its time. */
const BETWEEN =
  /^\s*(?:[,/&+、，،-]|(?:,\s*)?(?:and|y|et|und|n|n')\s|和|و)?\s*(?:an? |the |una? |la |une |l['’]|eine |die )?$/iu;

/** "Départ, arrivée, heure": such a day is a moment by itself. */
const ITS_OWN = /^(?:départ|arrivée|salida|llegada|abfahrt|ankunft|abreise|anreise)$/iu;

/** Whether a field was named with its time. */
export const isMoment = ({ label }: FieldFact, language: AppLanguage): boolean => {
  const [, time] = label.split(AND[language]);
  return time !== undefined && TIME[language].test(time);
};

/** @param text the description that the facts were read from */
export const withMoments = (facts: Facts, text: string): Facts =>
  facts.fields.reduce((whole, time) => {
    const day = TIME[facts.language].test(time.label) ? dayOf(time, whole, text) : undefined;
    if (day === undefined) return whole;
    const label = `${day.label}${AND[facts.language]}${time.label}`;
    const spans = [...spansOf(day), ...spansOf(time)];
    const one: FieldFact = { ...day, type: 'dateTime', source: { from: 'text', spans } };
    const fields = whole.fields.flatMap((field) => (field === day ? [one] : field === time ? [] : [field]));
    return withLabel({ ...whole, fields }, day.owner, day.label, label);
  }, facts);

/** "Date, from and to": the hours of a day that is named beside them. */
const HOURS: Readonly<Record<AppLanguage, readonly [from: RegExp, to: RegExp]>> = {
  en: [/^from$/iu, /^(?:to|until|till)$/iu],
  es: [/^desde$/iu, /^hasta$/iu],
  fr: [/^(?:de|du)$/iu, /^(?:à|au|jusqu['’]à)$/iu],
  de: [/^von$/iu, /^bis$/iu],
  zh: [/^从$/u, /^到$/u],
  ar: [/^من$/u, /^(?:إلى|حتى)$/u],
};
const ONE_DAY: Readonly<Record<AppLanguage, RegExp>> = {
  en: /^(?:date|day)$/iu,
  es: /^(?:fecha|día)$/iu,
  fr: /^(?:date|jour)$/iu,
  de: /^(?:datum|tag)$/iu,
  zh: /^日期$/u,
  ar: /^(?:ال)?(?:تاريخ|يوم)$/u,
};

/** The facts with "from" and "to" as times where the day has a field of its own. */
export const withHoursOfDay = (facts: Facts): Facts => {
  const isSaidDay = (field: FieldFact, label: RegExp) => field.type === 'date' && label.test(field.label);
  const [from, to] = HOURS[facts.language];
  const owners = facts.fields
    .filter((field) => isSaidDay(field, ONE_DAY[facts.language]))
    .map(({ owner }) => owner)
    .filter((owner) =>
      [from, to].every((label) => facts.fields.some((one) => one.owner === owner && isSaidDay(one, label))),
    );
  return {
    ...facts,
    fields: facts.fields.map((field) =>
      owners.includes(field.owner) && [from, to].some((label) => isSaidDay(field, label))
        ? { ...field, type: 'dateTime' as const }
        : field,
    ),
  };
};

/** The day that a time was named with. */
const dayOf = (time: FieldFact, { fields }: Facts, text: string): FieldFact | undefined =>
  fields.find(
    (field) =>
      field.owner === time.owner &&
      field.type === 'date' &&
      !ITS_OWN.test(field.label) &&
      spansOf(field).some((span) =>
        spansOf(time).some(
          ({ start, end }) =>
            (span.start === start && span.end === end) ||
            (span.end <= start && BETWEEN.test(text.slice(span.end, start))),
        ),
      ),
  );

/** What says which day it is: "la fecha en que caducan". */
const WHICH_DAY: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  es: /^ en (?:la )?que (?:se )?\p{L}+(?=\s*(?:[.,;\n]|$))/u,
  fr: /^ (?:à laquelle|où) (?:ils?|elles?) (?:se )?\p{L}+(?=\s*(?:[.,;\n]|$))/u,
  de: /^,? (?:an|zu|ab) dem (?:sie|er|es) \p{L}+(?=\s*(?:[.,;\n]|$))/u,
};
const DAY: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  es: /^fecha$/iu,
  fr: /^date$/iu,
  de: /^datum$/iu,
};

/** The facts with days that are called by the clause which says what day each is. */
export const withDayClauses = (facts: Facts, text: string): Facts =>
  facts.fields.reduce((whole, { owner, label, ...field }) => {
    const clause = WHICH_DAY[facts.language];
    const [span] = spansOf(field);
    const said = span && DAY[facts.language]?.test(label) ? clause?.exec(text.slice(span.end)) : undefined;
    return said ? withLabel(whole, owner, label, label + said[0]) : whole;
  }, facts);
