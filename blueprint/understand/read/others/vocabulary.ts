import type { Category, ThingConcept } from '../../ontology/concept.ts';
import { attributeIn, thingIn } from '../../ontology/index.ts';
import { isCompoundOf, plain } from '../../ontology/lookup.ts';
import { STATES } from '../../ontology/states.ts';
import { keyOf } from '../../lexicon.ts';
import { ATTRIBUTES, type PlainType } from '../../words/attributes.ts';
import { one as singularInGerman } from '../../words/others/de-number.ts';
import { GRAMMARS, type OtherLanguage } from '../../words/others/index.ts';
import { type Grammar, listOf, type Role, ROLES } from '../../words/others/grammar.ts';
import { APP_LANGUAGES } from '../../../kinds.ts';
import { remembered } from '../../remembered.ts';
import { withAnalogies } from './analogies.ts';
import { isCollective } from './forms.ts';

// What is known of the words of a language: little words, things, attributes and states.

export interface Known<T> {
  entry: T;
  /** Letters of the noun that name it. */
  size: number;
  isWhole: boolean;
}

export interface Vocabulary {
  language: OtherLanguage;
  grammar: Grammar;
  roles: ReadonlyMap<string, Role>;
  /** Words in the longest phrase that is one little word. */
  longest: number;
  thing(noun: string): Known<ThingConcept> | undefined;
  attribute(noun: string): Known<PlainType> | undefined;
  /** Whether it is known at all, so that it isn't cut. */
  isKnown(word: string): boolean;
  isState(text: string): boolean;
  isApp(noun: string): boolean;
  isWrapper(noun: string): boolean;
  isEmpty(noun: string): boolean;
  /** With or without its accents. */
  isVerb(word: string): boolean;
}

/** The little words that a phrase may be, in the order in which they are looked up. */
const LOOKED_UP: readonly Role[] = ROLES.filter((role) => role !== 'goes' && role !== 'to');

export const unaccented = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/gu, '');

function rolesOf(grammar: Grammar): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const role of LOOKED_UP)
    for (const phrase of listOf(grammar.roles[role])) if (!roles.has(phrase)) roles.set(phrase, role);
  // Typed without accents: "tambien", "segun".
  for (const [phrase, role] of roles)
    if (phrase.length > 3 && !roles.has(unaccented(phrase))) roles.set(unaccented(phrase), role);
  return roles;
}

function statesOf(language: OtherLanguage): Set<string> {
  const at = APP_LANGUAGES.indexOf(language);
  const states = new Set<string>();
  for (const { words } of Object.values(STATES)) {
    const [masculine = '', feminine] = (words[at] ?? '').split('+');
    states.add(plain(masculine));
    if (feminine !== undefined && feminine !== '') states.add(plain(feminine));
  }
  return states;
}

/** `Pruefung` for `Prüfung`. */
const umlauts = (word: string) =>
  word
    .replace(/ae/giu, 'ä')
    .replace(/oe/giu, 'ö')
    .replace(/(?<![aeq])ue/giu, 'ü');

const FRENCH_NOUNS =
  /(?:^|\s)(?:entrée|arrivée|durée|soirée|journée|année|matinée|idée|musée|lycée|clé|employée?|salariée?|invitée?|associée?|adhérente?|blessée?|abonnée?|retraitée?|jurée?|délégué|députée?|café|marché|thé|pré|blé|côté|été|tournée|dictée|randonnée|poupée|cheminée|allée|armée|fusée|épée|fée|prénommé|relevé|énoncé|procédé|degré|comité|traité|congé|résumé|exposé|communiqué|bébé|canapé|fossé|péché|carré|défilé|supermarché|licencié|fiancée?|protégé|réfugiée?|assurée?)s?$|[^c]ités?$|[eé]tés?$|(?:au|er|ar|ien|i[eè])tés?$/u;

/** "服务费", "退货率": what the last sign of a noun says of it, where it is said of something else. */
const CHINESE_ENDINGS: readonly (readonly [RegExp, PlainType])[] = [
  [/(?<=.)(?<![收付免浪消缴交])[费价薪]$/u, 'money'],
  [/(?<=.)(?<!质|力|效)[率额数量]$/u, 'number'],
  [/(?<=.{2})(?<![学周星假长短定延])期$/u, 'date'],
  [/(?<=.)(?<!挂|叫|取|排|账|符|报|点|签)[号码址色]$/u, 'text'],
];

/** "Forderung" is no "Förderung", from which only its vowel tells it. */
const isOther = (german: string): boolean => /^forderung(?:en)?$/u.test(german.toLowerCase());

/** Whoever does the same: "clienta", "monitrice", "معلمة". */
const FEMININE: Partial<Readonly<Record<OtherLanguage, readonly (readonly [RegExp, string])[]>>> = {
  es: [
    [/(?<=\p{L}{2}[dsti]or)a$/u, ''],
    [/(?<=\p{L}{3}[nt])a$/u, 'e'],
  ],
  fr: [
    [/trice$/u, 'teur'],
    [/euse$/u, 'eur'],
  ],
  // What is let or taken part in is said of things as well.
  ar: [[/(?<=^(?:ال)?(?!مؤجر|مشترك)\p{L}{4})ة$/u, '']],
};

function vocabularyOf(language: OtherLanguage): Vocabulary {
  const grammar = language === 'de' ? withAnalogies(GRAMMARS.de) : GRAMMARS[language];
  const loose =
    language === 'es' || language === 'fr'
      ? new RegExp(unaccented(grammar.verbs.source), 'u')
      : grammar.verbs;
  const roles = rolesOf(grammar);
  const states = statesOf(language);
  const extra = new Map<string, PlainType>();
  for (const [type, words] of Object.entries(ATTRIBUTES[language]))
    for (const word of listOf(words)) extra.set(plain(word), type as PlainType);
  const isHead = (key: string, word: string) =>
    language === 'zh'
      ? key.length > word.length && key.endsWith(word)
      : language === 'de'
        ? word.length > 3 && isCompoundOf(key, word)
        : key.startsWith(`${word} `);
  const [apps, wrappers, empties] = [grammar.app, grammar.wrappers, grammar.empty].map(
    (words) => new Set(listOf(words).map(plain)),
  );
  const spelt = (noun: string): readonly string[] => {
    const forms = [noun, grammar.singular(noun)];
    if (language === 'de' && /[aou]e/iu.test(noun)) forms.push(umlauts(noun));
    // "مؤتمرا", and not "قطعها": its pieces.
    if (language === 'ar' && /(?<!ه|ن)ا$/u.test(noun)) forms.push(noun.slice(0, -1));
    return forms;
  };
  const inForms = (words: ReadonlySet<string> | undefined, noun: string) =>
    spelt(noun).some((form) => words?.has(plain(form)));

  const masculine = (noun: string): string[] =>
    (FEMININE[language] ?? []).flatMap(([ending, other]) =>
      ending.test(noun) ? [noun.replace(ending, other)] : [],
    );

  const thing: Vocabulary['thing'] = remembered((noun) => {
    const found = spelt(noun).flatMap((form) => {
      const named = thingIn(form, language);
      // "Dienstgrad" is no kind of "Rad", nor are "Kameraden".
      const isChance =
        language === 'de' &&
        ((named?.isWhole === false && named.name.length < 4) || (named && isOther(form)) === true);
      return named && !isChance
        ? [{ entry: named.entry, size: named.head.length, isWhole: named.isWhole }]
        : [];
    });
    // "Comptes rendus" are of one "compte rendu", and no accounts.
    const known = found.find(({ isWhole }) => isWhole) ?? found[0];
    if (known) return known;
    for (const other of masculine(grammar.singular(noun))) {
      const found = thingIn(other, language);
      if (found?.isWhole && found.entry.category === 'person')
        return { entry: found.entry, size: noun.length, isWhole: true };
    }
    return undefined;
  });
  const attribute: Vocabulary['attribute'] = remembered((noun) => {
    for (const form of spelt(noun)) {
      const found = attributeIn(form, language);
      if (found) return { entry: found.entry.type, size: found.head.length, isWhole: found.isWhole };
    }
    for (const form of spelt(noun)) {
      const key = plain(form);
      const type = extra.get(key);
      if (type !== undefined) return { entry: type, size: key.length, isWhole: true };
    }
    const key = plain(noun);
    for (const [word, type] of extra)
      if (word.length > 1 && isHead(key, word)) return { entry: type, size: word.length, isWhole: false };
    const ending = language === 'zh' ? CHINESE_ENDINGS.find(([end]) => end.test(key)) : undefined;
    return ending && { entry: ending[1], size: 1, isWhole: false };
  });
  return {
    language,
    grammar,
    roles,
    longest: Math.max(...[...roles.keys()].map((phrase) => phrase.split(' ').length)),
    thing,
    attribute,
    isKnown: (word) =>
      thing(word)?.isWhole === true || attribute(word)?.isWhole === true || roles.has(keyOf(word)),
    isState(text) {
      const key = plain(text);
      // "Alumnado" ends like a participle.
      if (isCollective(text)) return false;
      if (states.has(key) || states.has(key.replace(/a(s?)$/u, 'o$1'))) return true;
      const [first = ''] = text.split(' ');
      const isRomance = language === 'es' || language === 'fr';
      const said =
        isRomance && first !== text && !/^(?:en|à|a|sans|sin|por|no|non|hors)$/iu.test(first) ? first : text;
      const type = attribute(text);
      // Without its accent a participle may look like a noun: "notée" is no note.
      if (language === 'fr' && /ée?s?$/u.test(said) && !FRENCH_NOUNS.test(said)) return true;
      const known = thing(text);
      // "Reçue" and "rendue" are said of something else than "reçu" and "rendu".
      const isOfSomething =
        language === 'fr' &&
        /[uis]es?$/u.test(said) &&
        known?.isWhole === true &&
        known.entry.category !== 'person' &&
        ![known.entry.names.fr.one, known.entry.names.fr.many, ...(known.entry.names.fr.also ?? [])].some(
          (name) => plain(name) === key,
        );
      if (isOfSomething) return true;
      const isNoun = known?.isWhole === true || (type?.isWhole === true && type.entry !== 'boolean');
      // "Anlieferungen" begins and ends like "angeliefert werden" would.
      const isDeed =
        language === 'de' && /(?:ung|heit|keit|schaft|ion|tät)(?:en)?$|(?:nahme|gabe)n?$/iu.test(said);
      return !isNoun && !isDeed && grammar.participle.test(said);
    },
    isApp: (noun) => inForms(apps, noun),
    isWrapper: (noun) => inForms(wrappers, noun),
    isVerb: (word) => grammar.verbs.test(word) || loose.test(unaccented(word)),
    isEmpty: (noun) => inForms(empties, noun) || /^[\d.,\s%€$]+$/u.test(noun),
  };
}

const made = new Map<OtherLanguage, Vocabulary>();
export function vocabularyFor(language: OtherLanguage): Vocabulary {
  const known = made.get(language) ?? vocabularyOf(language);
  made.set(language, known);
  return known;
}

/** What the forms of a noun have in common: `Schäden`, `Schaden`. */
export const folded = (noun: string, language: OtherLanguage): string =>
  language === 'de'
    ? // "Schule" and "Schüler" are two.
      plain(singularInGerman(noun)).replace(/(?:en|e|n|s)$/u, '')
    : language === 'zh'
      ? noun.replace(/(?<=.{2})(?:单|记录|表)$/u, '')
      : plain(noun);

/** Sorts of things that are kept for themselves even where they are named among fields. */
export const STANDING: readonly Category[] = ['person', 'organisation', 'vehicle', 'animal'];
