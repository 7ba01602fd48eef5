import type { Span } from '../../facts.ts';
import { categoryByEnding } from '../../ontology/categories-others.ts';
import type { Category, ThingConcept } from '../../ontology/concept.ts';
import { plain } from '../../ontology/lookup.ts';
import type { PlainType } from '../../words/attributes.ts';
import { isOneByCase } from '../../words/others/de-number.ts';
import type { Role } from '../../words/others/grammar.ts';
import { MEASURES } from '../../words/others/zh-words.ts';
import { isSaidAsOne, singularSaid } from './forms.ts';
import { headed, lowered } from './letters.ts';
import { folded, type Vocabulary } from './vocabulary.ts';
import type { Word } from './word.ts';

// What a noun names: a thing, something that things have, or the app itself.

/** `both`: a word such as "note", which may be kept for itself or of something else. */
/** "Mit Aufträgen und Angeboten": of one "Auftrag" there are "Aufträge". */
const isDativeInE = (word: string, one: string): boolean =>
  (/er$/u.test(one) && /en$/u.test(word)) ||
  (/(?:äu|[äöü])[^aeiou]*en$/iu.test(word) && !/[äöü]/iu.test(one)) ||
  /(?:bot|teil|spiel|gerät|stück|werk|ziel|heft|fest|produkt|projekt|konzert|objekt|paket)en$/iu.test(word);

export type Sort = 'thing' | 'attribute' | 'both' | 'unknown' | 'app' | 'empty';

export interface Phrase extends Span {
  /** Singular, as it is shown. */
  noun: string;
  /** As it was said, without article. */
  label: string;
  determiner: Role | undefined;
  isPlural: boolean;
  /** As it was said, if it was said of many. */
  plural: string | undefined;
  sort: Sort;
  thing: ThingConcept | undefined;
  /** What sort of thing it is, or most likely is. */
  category: Category | undefined;
  type: PlainType | undefined;
  /** "its name" */
  isTheirs: boolean;
  /** What stands before it in "A 的 B". */
  of: Phrase | undefined;
  /** Whether it was judged to be a thing of its own, once all of the text was read. */
  isJudged?: boolean | undefined;
  /** Whether it is so unlikely to be one that nothing belongs to it. */
  isRefused?: boolean;
  /** What it is in a list that says where each word ends. */
  part?: Word['part'];
}

/** "Nummern": what ends so in any case, and what so ends only where it is a dative: "mit Brettern", "mit Mänteln". */
const FEMININE_IN_N =
  /(?:nummer|schwester|feder|ziffer|kammer|mauer|steuer|feier|oper|ader|faser|klammer|leiter)n$/iu;
const CASED_IN_N =
  /en$|ern$|(?:äu|[äöü])\p{L}{0,3}eln$|(?:artikel|zettel|titel|spiegel|stempel|deckel|sessel|kapitel|mittel|enkel|hotel)n$/iu;

/** "رسم بياني لتقدمي": a chart of whatever it is. */
const DRAWN = /^(?:ال)?(?:رسم|رسما|رسوم|رسوما|مخطط|منحنى) (?:ال)?بياني/u;

/** "الحلاقين": as many are called where they stand alone; what is nobody, as "دكاكين", ends so by itself. */
const arabicPlural = (said: string, isPerson: boolean): string => {
  const bare = lowered(said).replace(/(?<=^|\s)ال(?=\S{2})/gu, '');
  return isPerson ? bare.replace(/^(\S{4,})ين(?= |$)/u, '$1ون') : bare;
};

/** German nouns that say that what stands before them is kept in a list. */
const GERMAN_WRAPPER =
  /(?:liste|verwaltung|übersicht|kartei|verzeichnis|datenbank|erfassung|planung|sammlung)$/iu;

/** "一节课": how many there are says nothing of what it is. */
const COUNTED = new RegExp(`^[一两几](?:${MEASURES})(?=.)`, 'u');

/** "Nächster TÜV-Termin", "última visita", "下次复诊": of one that comes or was, the day is kept. */
const NEXT =
  /^(?:nächste[rs]?|letzte[rs]?|próxim[oa]|últim[oa]|prochaine?|derni(?:er|ère)) |^(?:下次|上次)(?=.)|^(?:آخر) /iu;
const HAPPENS = /^(?:booking|event|work|health|task)$/u;
const HAPPENING = /(?:termin|ung|ción|sión|miento|tion|sion|age|诊|检查|保养|维护|接种|更换)$/iu;

const DUE =
  /^(?:TÜV|HU|AU|Prüf(?:ungs)?|Wartungs|Kontroll|Inspektions|Impf|Liefer|Abgabe|Abhol|Wunsch|Ablauf|Fälligkeits|Service|Eich)-?termin$/iu;
/** Words for days and times of one thing, of which there may be two. */
const DAYS =
  /^(?:fechas?|horas?|horarios?|días?|dates?|heures?|jours?|horaires?|anniversaires?|cumpleaños|daten|tage|zeiten|uhrzeiten|\p{L}*zeiten|\p{L}*tage|\p{L}*daten)$/iu;
/** What a noun names that stands by itself. */
export type PhraseOf = (label: string, span: Span, determiner?: Role, isTheirs?: boolean) => Phrase;

/** @param said the words of the text, among which the singular of a plural may be */
export function phraseReaderFor(vocabulary: Vocabulary, said: ReadonlySet<string>): PhraseOf {
  const { language, grammar } = vocabulary;
  const singularOf = (noun: string): string => {
    const words = noun.split(' ');
    const at = language === 'de' ? words.length - 1 : 0;
    const single = singularSaid(words[at] ?? '', said, language);
    return single === undefined ? grammar.singular(noun) : words.with(at, single).join(' ');
  };

  function canonical(
    core: string,
    thing: ThingConcept | undefined,
    isWhole: boolean,
    isOne: boolean,
  ): string {
    const shownCore =
      language === 'de'
        ? core
        : lowered(core).replace(/(?<=^|\s)ال(?=\S{2})/gu, language === 'ar' ? '' : 'ال');
    if (!thing) {
      // "Jedes Gießen": what there is one of stands in the singular.
      const single = isOne ? shownCore : singularOf(shownCore);
      return language === 'de'
        ? single
            .split(' ')
            .map((word, at, all) => (at === all.length - 1 ? headed(word) : word))
            .join(' ')
        : single;
    }
    const { one, many } = thing.names[language];
    const shown = language === 'de' ? one : one.toLowerCase();
    const key = plain(shownCore);
    if (
      isWhole &&
      [one, many].some(
        (word) =>
          plain(word) === key ||
          plain(word) === plain(grammar.singular(shownCore)) ||
          // "mit Teilnehmern"
          (language === 'de' && `${plain(word)}n` === key),
      )
    )
      return shown;
    if (language === 'de') {
      const also = thing.names.de.also?.find((word) => folded(word, 'de') === folded(shownCore, 'de'));
      if (isWhole && also !== undefined) return headed(also);
      const form = [many, one].find((word) => word.length > 2 && key.endsWith(plain(word)));
      if (form !== undefined && !isWhole) {
        const lead = shownCore.slice(0, shownCore.length - form.length);
        return headed(lead + (lead === '' || /[\s-]$/u.test(lead) ? one : one.toLowerCase()));
      }
      return headed(singularOf(shownCore));
    }
    if (isWhole || language === 'zh') {
      const single = grammar.singular(shownCore);
      // "مبيعات": what is made of it alone may be no word for it.
      return language === 'ar' && vocabulary.thing(single)?.isWhole !== true ? shown : single;
    }
    // Adjectives and what it is of say which, not what.
    const words = shownCore.split(' ');
    for (let length = words.length - 1; length > 0; length -= 1) {
      const head = words.slice(0, length).join(' ');
      const found = vocabulary.thing(head);
      if (found?.isWhole) return canonical(head, found.entry, true, isOne);
    }
    return grammar.singular(shownCore);
  }

  function unwrapped(label: string): string {
    if (vocabulary.thing(label)?.isWhole) return label;
    if (language === 'de') {
      const lead = label.replace(GERMAN_WRAPPER, '');
      // "Weinliste", "Kundenliste", "Inventarsliste": a letter may join the two.
      const rest = [lead, lead.replace(/[sn]$/u, '')].find((one) => one.length > 2 && vocabulary.thing(one));
      return lead !== label && rest !== undefined ? rest : label;
    }
    if (language === 'zh') {
      const wrapper = /(?:列表|名单|信息|清单|资料|情况|管理)$/u;
      const rest = label.replace(wrapper, '');
      if (rest.length > 0 && rest !== label) return rest;
      // "手表收藏"; what users like best is kept of them.
      const held = label.replace(/(?:收藏|藏品)$/u, '');
      const kept = held === label ? undefined : vocabulary.thing(held);
      if (kept?.isWhole === true && kept.entry.category !== 'person') return held;
      // "活动发布（时间、地点）": what is done with a thing is nothing beside it.
      const thing = label.replace(/(?:发布|录入|维护|展示|查询|上架)$/u, '');
      return thing !== label && vocabulary.thing(thing)?.isWhole === true ? thing : label;
    }
    const [, wrapper = '', rest = ''] =
      (language === 'ar'
        ? /^(\S+) (ال\S.*|\S+(?:ات|ون|ين)|\S+|\S+ي ال\S+)$/u
        : /^(\S+) (?:de |d['’]|du |des )(.+)$/u
      ).exec(label) ?? [];
    // "Tipo de cerradura": of one thing it says which sort it is.
    const isSortOfOne =
      grammar.choice.test(wrapper.toLowerCase()) && !grammar.isPlural(wrapper) && !grammar.isPlural(rest);
    if (isSortOfOne) return label;
    const isMany = language !== 'ar' || /^ال/u.test(rest) || grammar.isPlural(rest);
    return rest !== '' && isMany && (vocabulary.isWrapper(wrapper) || vocabulary.isApp(wrapper))
      ? unwrapped(rest)
      : label;
  }

  /** "Mit 8 Plätzen": a field is called as in a list. */
  const nominative = (label: string, sort: Sort): string => {
    // "Mit letzter Kalibrierung"
    const feminine = /^(\p{L}+e)r (\p{Lu}\p{L}*(?:ung|heit|keit|schaft|ion|tät|anz|enz))$/u.exec(label);
    if (feminine) return `${feminine[1] ?? ''} ${feminine[2] ?? ''}`;
    const short = label.slice(0, -1);
    if (!/[elr]n$/u.test(label)) return label;
    // "Fristen" are many, and no dative of "Friste".
    const single = grammar.singular(label);
    const isCase = single === short || single === label || grammar.plural(single) === short;
    if (isCase && /^(?:attribute|both)$/u.test(sort) && vocabulary.attribute(short)?.isWhole === true)
      return short;
    // "Mit eingesetzten Kräften"
    const [adjective = '', noun, ...others] = short.split(' ');
    return noun !== undefined &&
      others.length === 0 &&
      /^\p{Ll}+en$/u.test(adjective) &&
      grammar.isPlural(noun)
      ? `${adjective.slice(0, -1)} ${noun}`
      : label;
  };

  type Known = ReturnType<Vocabulary['attribute']>;
  function isHappening(noun: string): boolean {
    const thing = vocabulary.thing(noun);
    const names = thing?.entry.names[language];
    const isMany = grammar.isPlural(noun) && !(thing?.isWhole && names?.one === names?.many);
    return !isMany && (HAPPENS.test(thing?.entry.category ?? '') || HAPPENING.test(noun));
  }

  return (label, span, determiner, isTheirs = false) => {
    const bare = unwrapped(language === 'zh' ? label.replace(COUNTED, '') : label);
    const words = bare.split(' ');
    const lead = words.findIndex((word) => !grammar.before.test(word));
    const one = determiner === undefined && !isTheirs ? bare.replace(NEXT, '') : bare;
    // "Fahrzeuge mit TÜV-Termin": when something of it is due.
    const isDue = language === 'de' && determiner === undefined && !isTheirs && DUE.test(bare);
    const isNext =
      one !== bare &&
      /^(?:undefined|date|dateTime)$/u.test(String(vocabulary.attribute(one)?.entry)) &&
      isHappening(one);
    const isDay = isDue || isNext;
    const core = !isDay && lead > 0 ? words.slice(lead).join(' ') : bare;
    const thing = isDay ? undefined : vocabulary.thing(core);
    const known: Known = isDay
      ? { entry: 'date', size: core.length, isWhole: true }
      : (vocabulary.attribute(bare) ?? (core === bare ? undefined : vocabulary.attribute(core)));
    // "stages of the order" are no thing.
    const isLife =
      known === undefined &&
      thing?.isWhole !== true &&
      grammar.life.test((language === 'zh' ? core : (words[0] ?? core)).toLowerCase());
    const attribute: Known = isLife ? { entry: 'select', size: core.length, isWhole: true } : known;
    // "会员、工具": what is only listed is lent or kept, and not the app.
    const isListedTool = language === 'zh' && core === '工具' && determiner === undefined;
    // "Socios, salidas y cuotas", "plazos": several days are no field of one thing.
    const isManyDays =
      /^(?:es|fr|de)$/u.test(language) &&
      thing === undefined &&
      attribute?.isWhole === true &&
      /^date/u.test(attribute.entry) &&
      !core.includes(' ') &&
      !isTheirs &&
      !DAYS.test(core) &&
      grammar.isPlural(core);
    const isApp =
      !isListedTool &&
      ((vocabulary.isApp(core) && !(/^(?:es|fr)$/u.test(language) && grammar.isPlural(core))) ||
        (language === 'zh' && /(?:系统|应用|软件|平台|程序|网站|工具|app)$/iu.test(core)) ||
        (vocabulary.isApp(words[0] ?? '') && language !== 'de' && language !== 'zh'));
    const isEmpty = vocabulary.isEmpty(core) || DRAWN.test(core);
    const sort: Sort = ((): Sort => {
      if (isApp) return 'app';
      if (isEmpty || (language === 'zh' && core.length === 1 && !thing?.isWhole)) return 'empty';
      if (!thing && !attribute) return isEmpty ? 'empty' : 'unknown';
      if (isManyDays) return 'unknown';
      if (!attribute) return 'thing';
      if (!thing) return 'attribute';
      if (thing.isWhole !== attribute.isWhole) return thing.isWhole ? 'thing' : 'attribute';
      if (thing.size === attribute.size) return 'both';
      return thing.size > attribute.size ? 'thing' : 'attribute';
    })();
    const isThing = sort === 'thing' || sort === 'both';
    const lastWord = core.split(' ').at(-1) ?? core;
    // Adjectives say which, not what.
    const noun = ((): string => {
      if (language === 'de' && isThing && lastWord !== core && vocabulary.thing(lastWord)) return lastWord;
      if (language !== 'zh' || thing?.isWhole) return core;
      // "学员课时包": whose it is stands before it.
      for (let length = core.length - 2; length > 1; length -= 1) {
        const [owner, rest] = [core.slice(0, length), core.slice(length)];
        const whose = vocabulary.thing(owner);
        if (!whose?.isWhole) continue;
        const { category } = whose.entry;
        const isPlace = /^(?:place|organisation)$/u.test(category);
        const isKept = /^(?:animal|vehicle)$/u.test(category) && vocabulary.thing(rest)?.isWhole === true;
        if (category === 'person' || isPlace || isKept) return rest;
      }
      return core;
    })();
    const isEach = language === 'de' && determiner === 'each';
    const key = plain(core);
    const names = thing?.entry.names[language];
    // "Von Fischern"
    const isDative = language === 'de' && /ern$/u.test(bare) && thing?.entry.category === 'person';
    const isPlural =
      names && thing.isWhole && names.one !== names.many
        ? plain(names.one) !== key && (plain(names.many) === key || grammar.isPlural(core))
        : (grammar.isPlural(core) && !(language === 'de' && isSaidAsOne(core, said))) ||
          (singularOf(core) !== core && !(language === 'de' && isOneByCase(core))) ||
          (names !== undefined &&
            names.one !== names.many &&
            (language === 'de'
              ? key.endsWith(plain(names.many)) && plain(names.one) !== plain(names.many)
              : key.startsWith(plain(names.many))));
    const named = canonical(
      noun,
      isThing ? thing?.entry : undefined,
      noun === core ? (thing?.isWhole ?? false) : (vocabulary.thing(noun)?.isWhole ?? false),
      isEach,
    );
    // "Mit drei Monteuren", "mit Brettern": of one "Monteur" there are "Monteure".
    const isCased =
      language === 'de' &&
      CASED_IN_N.test(bare) &&
      !FEMININE_IN_N.test(bare) &&
      plain(grammar.plural(named)) === plain(bare.slice(0, -1));
    // "Pannes signalées par les usagers": of a "panne" there are "pannes".
    const isCut = /^(?:es|fr)$/u.test(language) && named.split(' ').length < bare.split(' ').length;
    const many = isCut ? bare.split(' ').slice(0, named.split(' ').length).join(' ') : bare;
    // "Schäden": what a plural ends in is no dative.
    const isItsPlural = plain(grammar.plural(named)) === plain(bare);
    return {
      noun: named,
      label:
        language === 'de'
          ? lead > 0 && nominative(bare, sort) === bare
            ? bare
            : headed(nominative(bare, sort))
          : lowered(bare),
      determiner,
      isPlural: (isPlural && !(isEach && !isThing)) || determiner === 'many',
      plural:
        isPlural && noun === bare && !isDative
          ? language === 'de'
            ? headed(isCased || (isDativeInE(bare, named) && !isItsPlural) ? bare.slice(0, -1) : bare)
            : language === 'ar'
              ? arabicPlural(bare, isThing && thing?.entry.category === 'person')
              : lowered(many)
          : undefined,
      sort,
      thing: isThing ? thing?.entry : undefined,
      category: isThing
        ? thing?.entry.category
        : sort === 'unknown'
          ? categoryByEnding(noun, language)
          : undefined,
      type: attribute?.entry,
      isTheirs,
      of: undefined,
      ...span,
    };
  };
}
