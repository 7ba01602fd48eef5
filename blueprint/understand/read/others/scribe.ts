import type { FieldType } from '../../../kinds.ts';
import type { Span } from '../../facts.ts';
import type { NotedValues, Notebook } from '../../notebook.ts';
import { headed } from './letters.ts';
import type { Phrase } from './phrase.ts';
import type { Values } from './value-lists.ts';
import { folded, STANDING, type Vocabulary } from './vocabulary.ts';

// Writes down what phrases say: things, what they have, and what they refer to.

export interface Scribe {
  /** The thing a phrase names, if it names one. */
  thing(phrase: Phrase, isSure: boolean, isOwner?: boolean): string | undefined;
  /** Gives an owner what is said to belong to it. @returns whether it became a field of it */
  give(owner: string, phrase: Phrase): boolean;
  link(from: string | undefined, to: string | undefined, span: Span): void;
  /**
   * @param owner whose they are, where their label doesn't say it
   * @param isListed whether they stand among what the owner has, so that their label names no other
   */
  choose(owner: string | undefined, values: Values, isListed?: boolean): void;
  /** The thing that was spoken of last before a place in the text. */
  before(at: number, fits?: (noun: string) => boolean): { at: number; noun: string } | undefined;
  /** Lives before which nothing was named that could have them. */
  ownerless(): readonly NotedValues[];
  /** Says that what follows is about this thing. */
  mark(noun: string, at: number): void;
  isKept(phrase: Phrase): boolean;
}

/** "Nota de sesión", "note de séance": what is written of it, and no mark. */
const NOTED_OF =
  /^(?:notas?|notes?) (?:de |d['’])(?:la |l['’])?(?:sesi[oó]n|visita|consulta|cita|reuni[oó]n|llamada|s[eé]ance|visite|consultation|r[eé]union|entretien|appel)/iu;

export function typeOf({ type, label }: Phrase): FieldType {
  if (/^(?:n[úu]mero de|nº de|nombre de|nb de|nbre de|anzahl|عدد)(?=\s|$)|^总|数$/iu.test(label)) {
    const isCount =
      !/^(?:n[úu]mero de (?:serie|tel|cuenta|socio|seguimiento|factura|pedido|habitación|inventario))/iu.test(
        label,
      );
    if (isCount) return 'number';
  }
  if (type === 'number' && NOTED_OF.test(label)) return 'longText';
  return type === undefined || type === 'select' ? 'text' : type;
}

/** What is said of many: "payées ou impayées", "nouveaux". */
const OF_MANY =
  /(?:[ée]e?|[iu]e?|[aií]d[oa]|nt[ea]?|[rl]t[oa]?e?|st[oa]|ble|iv[eoa]|lle)s$|(?:eaux|[ai]fs)$/u;
/** What may be, beside such: "nuevos", "hechas". */
const MAY_BE_OF_MANY = /[oa]s$/u;
/** What is said so of one as well: "clos", "remis". */
const OF_ANY = /(?:^clos|^(?:\p{L}*m|\p{L}*pr|acqu)is)$/u;
/** The states of one of them. */
function ofOne(values: readonly string[]): readonly string[] {
  const first = (value: string) => value.split(' ')[0] ?? '';
  const isSurely = (value: string) => OF_MANY.test(first(value)) || OF_ANY.test(first(value));
  const isOfMany = (value: string) =>
    (OF_MANY.test(first(value)) || MAY_BE_OF_MANY.test(first(value))) && !OF_ANY.test(first(value));
  // "Payées ou en retard", "à faire, en cours, terminées"
  const isLed = (value: string) => /^(?:en|à|a|por|de|sin|sans) /u.test(value);
  const isBoth = values.some(isLed) && values.every((value) => isLed(value) || isSurely(value));
  const many = values.filter(isSurely).length + (isBoth ? 1 : 0);
  // "Abiertas, en curso o resueltas": what begins with a little word is said of any number.
  const isOfAny = (value: string) => !/[sx]$/u.test(first(value)) || OF_ANY.test(first(value));
  if (many < 2 || !values.every((value) => isOfMany(value) || isOfAny(value))) return values;
  return values.map((value) => (isOfMany(value) ? value.replace(/^(\S+)[sx](?= |$)/u, '$1') : value));
}

/** "Unterricht mit Raum", "cada grupo tiene aula": where many happen, and who many are in, is kept for itself. */
const SHARED: readonly string[] = ['room', 'classroom', 'group', 'schoolClass', 'team'];
export const isShared = (id: string | undefined): boolean => id !== undefined && SHARED.includes(id);
const isRoomOf = ({ thing, isPlural, label }: Phrase): boolean =>
  !isPlural && !label.includes(' ') && isShared(thing?.id);

/** @param plurals how things were called where many were spoken of */
export function scribeFor(vocabulary: Vocabulary, notebook: Notebook, plurals: Map<string, string>): Scribe {
  const { grammar, language } = vocabulary;
  const marks: { at: number; noun: string }[] = [];
  const times = new Map<string, number>();
  const ownerless: NotedValues[] = [];

  const mark = (noun: string, at: number) => void marks.push({ at, noun });

  /** Another form of a noun, or its head: "the order" for a repair order. */
  function isSame(one: string, noun: string, { determiner, isPlural }: Phrase): boolean {
    if (folded(one, language) === folded(noun, language)) return true;
    if (isPlural || determiner === undefined || noun.length < 4) return false;
    return language === 'de' && one.toLowerCase().endsWith(noun.toLowerCase());
  }

  function thing(phrase: Phrase, isTold: boolean, isOwner = false): string | undefined {
    const { sort, noun } = phrase;
    const isSure = phrase.isJudged ?? isTold;
    if (sort === 'app' || sort === 'empty' || noun === '') return undefined;
    const known = notebook.known(noun) ?? notebook.entities().find((one) => isSame(one, noun, phrase));
    if (known === undefined && sort === 'attribute' && !isOwner && !phrase.isJudged) return undefined;
    if (known === undefined && phrase.isRefused === true) return undefined;
    const count = (times.get(noun) ?? 0) + 1;
    times.set(noun, count);
    if (phrase.plural !== undefined && !plurals.has(noun)) plurals.set(noun, phrase.plural);
    const name = notebook.entity(
      known ?? noun,
      phrase,
      isSure || (phrase.isJudged === undefined && count > 1 && phrase.determiner !== undefined),
    );
    mark(name, phrase.start);
    return name;
  }

  function link(from: string | undefined, to: string | undefined, span: Span): void {
    if (from !== undefined && to !== undefined && from !== to)
      notebook.relation({ from, to, many: false }, span);
  }

  function give(before: string, phrase: Phrase): boolean {
    const { sort, isPlural, label, determiner } = phrase;
    if (sort === 'app' || sort === 'empty') return false;
    const of = phrase.of && phrase.of.sort === 'thing' ? notebook.known(phrase.of.noun) : undefined;
    const owner = of ?? before;
    // "Rendez-vous avec un tatoueur": somebody, of whom there are several.
    const isSomebody = sort === 'unknown' && phrase.category === 'person' && determiner === 'a';
    const isRoom = language !== 'zh' && language !== 'ar' && isRoomOf(phrase);
    const isField = isRoom
      ? false
      : phrase.isJudged === undefined
        ? sort === 'attribute' ||
          (sort === 'both' && !(isPlural && notebook.known(phrase.noun) !== undefined)) ||
          (sort === 'unknown' && !isSomebody)
        : !phrase.isJudged;
    if (isField) {
      const known = notebook.known(phrase.noun);
      if (known !== undefined && known !== owner && (sort !== 'attribute' || isPlural)) {
        if (isPlural) link(notebook.entity(phrase.noun, phrase), owner, phrase);
        else link(owner, notebook.entity(phrase.noun, phrase), phrase);
        return !isPlural;
      }
      notebook.field({ owner, label, type: typeOf(phrase) }, phrase);
      return true;
    }
    const category = phrase.thing?.category;
    const stands = category !== undefined && STANDING.includes(category);
    if (isPlural && !phrase.isTheirs) {
      link(notebook.entity(phrase.noun, phrase), owner, phrase);
      return false;
    }
    const isSure = isRoom || (phrase.isJudged ?? (stands || determiner === 'a' || determiner === 'each'));
    if (isSure || notebook.known(phrase.noun) !== undefined) {
      link(owner, notebook.entity(phrase.noun, phrase, isSure), phrase);
      return true;
    }
    notebook.field({ owner, label, type: typeOf(phrase) }, phrase);
    return true;
  }

  /** A thing that is only named with its state. */
  function entityOf(noun: string, span: Span): string | undefined {
    const found = noun === '' ? undefined : vocabulary.thing(noun);
    if (!found?.isWhole) return undefined;
    return kept(noun, span);
  }
  function kept(noun: string, span: Span): string {
    const single = language === 'zh' ? noun : grammar.singular(noun);
    return notebook.entity(language === 'de' ? headed(single) : single.toLowerCase(), span);
  }

  /** "Costume disponible, emprunté, …": the first value may begin with whose they are. */
  function withoutOwner(found: Values): { owner: string; values: readonly string[] } | undefined {
    const { label, values } = found;
    const [first = '', ...others] = values;
    const words = first.split(' ');
    const [noun = '', ...rest] = words;
    if (label !== '' || rest.length === 0) return undefined;
    // "أمر الإصلاح حالته جديد": the word for its state stands between.
    const life = words.findIndex((word, at) => at > 0 && at < words.length - 1 && grammar.life.test(word));
    if (life > 0) {
      const said = words.slice(0, life).join(' ');
      const owner = notebook.known(said) ?? notebook.known(grammar.singular(said));
      const kept = owner ?? notebook.entity(grammar.singular(said), found);
      return { owner: kept, values: [words.slice(life + 1).join(' '), ...others] };
    }
    const owner = notebook.known(noun.toLowerCase());
    return owner === undefined ? undefined : { owner, values: [rest.join(' '), ...others] };
  }

  function choose(before: string | undefined, found: Values, isListed = false): void {
    const { isLife, isYesNo } = found;
    const led = withoutOwner(found);
    const { values: said } = led ?? found;
    // "Proposé, accepté, qui …": what a clause goes on with is no value.
    const isRomance = language === 'es' || language === 'fr';
    const told = isRomance
      ? said.filter((value) => vocabulary.roles.get(value.toLowerCase()) !== 'who')
      : said;
    // "Den Status offen oder erledigt haben": a German clause ends with its verb.
    const values =
      language === 'de' ? told.map((value) => value.replace(/(?<=\p{L}) (?:haben|hat|sein)$/u, '')) : told;
    const words = found.label.split(/\s+/u);
    let owner = led?.owner ?? before;
    let label = found.label;
    const known = (noun: string) => notebook.known(noun) ?? notebook.known(grammar.singular(noun));
    const other = (noun: string) =>
      isListed || (language === 'zh' && vocabulary.isVerb(noun)) ? undefined : entityOf(noun, found);
    if (vocabulary.language === 'zh') {
      const head =
        /(?:状态|阶段|进度|类型|种类|类别|分类|结果|优先级|性别|级别|等级|难度|方式|来源|频率)$/u.exec(
          label,
        )?.[0] ?? label;
      const prefix = label.slice(0, -head.length);
      const named =
        prefix === ''
          ? undefined
          : (known(prefix) ?? [...notebook.entities()].find((noun) => prefix.endsWith(noun)));
      // "subject status: …" before which nothing was named that could have it.
      const isOwn = before === undefined && isLife && prefix.length > 1 && !vocabulary.isVerb(prefix);
      const whose = named ?? other(prefix) ?? (isOwn ? notebook.entity(prefix, found) : undefined);
      if (whose !== undefined && !(isListed && whose !== owner)) [owner, label] = [whose, head];
      else if (prefix !== '' && !isListed && !vocabulary.isVerb(prefix)) label = head;
    } else if (words.length > 1 && (isLife || vocabulary.attribute(label)?.isWhole !== true)) {
      const rest = words
        .slice(1)
        .join(' ')
        .replace(
          /^(?:de la|de l['’]|de los|de las|del|de|du|des|der|von|d['’])\s*(?:(?:una?|une|eine[rs]?|chaque|cada)\s+)?/u,
          '',
        )
        .replace(/^(?:كل\s+)?(?:ال)?/u, '');
      // "Caution rendue oui/non" is a question of its own, and no "caution" of a "rendue".
      // "Estados de la cerradura: …", before which nothing was named that could have them.
      const isOwn =
        owner === undefined && isLife && !rest.includes(' ') && vocabulary.attribute(rest) === undefined;
      const named =
        known(rest) ?? (isYesNo ? undefined : other(rest)) ?? (isOwn ? kept(rest, found) : undefined);
      const isItsOwn = isListed && named !== undefined && named !== owner;
      if (named !== undefined && !isItsOwn) owner = named;
      if (isYesNo ? named !== undefined && named === owner : !isListed || named === owner)
        label = words[0] ?? '';
    } else if (vocabulary.language === 'de' && label !== '') {
      const head = /(?:status|zustand|stufe|phase|art|typ|kategorie|ergebnis)$/iu.exec(label)?.[0];
      const prefix = head === undefined ? '' : label.slice(0, -head.length).replace(/-$/u, '');
      const named = prefix === '' ? undefined : (known(prefix) ?? known(prefix.replace(/s$/u, '')));
      if (named !== undefined && head !== undefined) [owner, label] = [named, head];
    }
    if (isYesNo) {
      if (owner !== undefined && label !== '') notebook.field({ owner, label, type: 'boolean' }, found);
      return;
    }
    const single =
      vocabulary.language === 'de'
        ? label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        : label.toLowerCase();
    const title = isLife ? 'status' : single === '' ? grammar.status : grammar.singular(single);
    if (owner === undefined) {
      if (isLife)
        ownerless.push({ owner, label: title, values, isLife, span: { start: found.start, end: found.end } });
      return;
    }
    const shown = isLife ? ofOne(values) : values;
    if (isLife) notebook.states({ owner, values: shown }, found);
    notebook.field({ owner, label: title, type: 'select', options: shown }, found);
  }

  return {
    thing,
    give,
    link,
    choose,
    mark,
    before: (at, fits = () => true) => marks.findLast((one) => one.at < at && fits(one.noun)),
    ownerless: () => ownerless,
    isKept: (phrase) => notebook.known(phrase.noun) !== undefined,
  };
}
