import { chineseListOf, type OpeningList } from './chinese-list.ts';
import { isCollective } from './forms.ts';
import type { Phrase } from './phrase.ts';
import { type Element, nameOf } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Imprenta: clientes, trabajos, máquinas y tintas": a text may open with what it is all about and a list of what is kept.

/** As far as what is managed is looked for. */
const MOST_BEFORE = 6;

interface Premises {
  /** Where all of it is kept, where that is no thing itself. */
  place: Phrase | undefined;
  kept: readonly Phrase[];
}

/** "A workshop with customers, bikes and repairs": a text may begin with where the things are kept that it then lists. */
export function premisesOf(elements: readonly Element[], { language }: Vocabulary): Premises | undefined {
  const [first, second] = elements;
  if (first?.kind !== 'phrase' || first.phrase.isPlural) return undefined;
  // In Chinese "each" and "one" are the same word.
  if (first.phrase.determiner === 'each' && language !== 'zh') return undefined;
  // "仓库进销存：…": in Chinese a title may be cut into several words.
  const colon = language === 'zh' ? elements.slice(0, 5).findIndex((one) => nameOf(one) === 'colon') : 1;
  const from = nameOf(second) === 'comma' ? 2 : Math.max(1, colon);
  const isPlace =
    /^(?:place|organisation)$/u.test(first.phrase.category ?? '') ||
    (language === 'zh' &&
      (first.phrase.sort === 'app' ||
        OF_A_TRADE.test(first.phrase.noun) ||
        WHERE_ALL_HAPPENS.test(first.phrase.noun)));
  // "宠物店:管理宠物、顾客", "物流公司需要管理司机、货车": that they manage it says nothing of the list.
  const managed =
    language === 'zh' && isPlace
      ? elements.slice(0, MOST_BEFORE).findIndex((one) => nameOf(one) === 'manage')
      : -1;
  const isHeaded = isPlace && (managed > 0 || nameOf(elements[from]) === 'colon');
  const isTitled = language === 'zh' && nameOf(elements[from]) === 'colon';
  if (!isHeaded && !isTitled && !/^(?:with|has)$/u.test(nameOf(elements[from]))) return undefined;
  const rest = elements.slice(Math.max(from, managed) + 1);
  const plain = listedIn(rest);
  const kept = plain.length < LEAST ? listedIn(unbracketed(rest)) : plain;
  const isKept = ({ sort, isPlural, category }: Phrase) =>
    (sort === 'thing' ||
      sort === 'both' ||
      (language === 'zh' && (category === 'document' || (sort === 'unknown' && category === 'person')))) &&
    (isPlural || language === 'zh');
  const things = kept.filter(isKept);
  // "冲浪学校，有学员、教练、冲浪板和课程": what nobody knows is kept as well where nothing else is listed.
  const isRow =
    language === 'zh' &&
    isPlace &&
    kept.length > 2 &&
    things.length * 2 >= kept.length &&
    kept.filter((one) => !isKept(one) && one.sort !== 'unknown').length <= (kept.length > LEAST ? 1 : 0);
  // Columns stand among them where it only heads the list.
  const isEnough = isRow || (isHeaded ? things.length * 3 > kept.length * 2 : things.length === kept.length);
  // "我的婚礼开支：宾客、供应商、预算和付款": many that are all known are kept, whatever it is called.
  if (isTitled && !isPlace) {
    if (things.length <= LEAST) return undefined;
    if (things.length === kept.length) return { place: undefined, kept: things };
    // "水果批发进销存：商品、供应商、采购单、客户、库存和损耗": beside them stands what nobody knows.
    const others = kept.filter((one) => !isKept(one));
    const isMostly = things.length * 3 >= kept.length * 2 && first.phrase.sort !== 'thing';
    return isMostly && others.filter(({ sort }) => sort !== 'unknown').length <= 1
      ? { place: undefined, kept: kept.filter((one) => isKept(one) || one.sort === 'unknown') }
      : undefined;
  }
  // "Notre école a 12 professeurs et 200 élèves": whose it is says that it is the only one.
  const fewest = isPlace && first.phrase.determiner === 'poss' ? 2 : 3;
  const said = isRow ? kept.filter((one) => isKept(one) || one.sort === 'unknown') : things;
  return said.length >= fewest && isEnough ? { place: first.phrase, kept: said } : undefined;
}

/** "养蜂人：蜂箱、蜂场": who does such work is at it alone, and speaks of what they keep. */
const OF_A_TRADE =
  /(?:养\p{Script=Han}{1,2}人|[摄影园匠裁茶花果渔]{1,2}[师匠农]|摄影师|自由职业者|木匠|裁缝|设计师|工匠|手艺人|饲养员)$/u;
/** "培训班", "工作室": what is called so is where all of it happens. */
const WHERE_ALL_HAPPENS =
  /\p{Script=Han}{2}(?:培训班|[店馆园院厂所站场坊吧行铺]|公司|中心|学校|工作室|俱乐部|批发商|车队|团队|超市|酒店|民宿|机构)(?:库存)?$/u;
/** The nouns of a list up to where it ends. */
function listedIn(elements: readonly Element[]): Phrase[] {
  const end = elements.findIndex((element) => !/^(?:phrase|comma|and)$/u.test(nameOf(element)));
  return (end === -1 ? elements : elements.slice(0, end)).flatMap((element) =>
    element.kind === 'phrase' ? [element.phrase] : [],
  );
}
/** A list without what stands in brackets. */
function unbracketed(elements: readonly Element[]): Element[] {
  let depth = 0;
  return elements.filter((element) => {
    const name = nameOf(element);
    if (name === 'open') depth += 1;
    const isInside = depth > 0;
    if (name === 'close') depth -= 1;
    return !isInside;
  });
}

/** "Prévenez-moi", "avísame": what the app is to do, and nothing that it keeps. */
const ASKS = /-(?:moi|nous)$|^\p{L}*[áéí]\p{L}*(?:me|nos)$/iu;
/** As many items as make a list. */
const LEAST = 3;
const JOINT = /^(?:comma|and|slash)$/u;
/** Before more of what an item is, which is no item. */
const COMPLEMENT = /^(?:of|ofThe|per|prep)$/u;
const PASSED = /^(?:skip|values|each|the|a|poss|many)$/u;
/** What a list of things may be of: somewhere, somebody at work or nothing that is known. */
const SETTING = /^(?:place|organisation|person|work|event|health|booking)$/u;

/** What people and things have one of, and no list. */
const HELD = /^(?:phone|email|url|image|file|boolean|longText|money|date|dateTime|number|duration)$/u;
const ADDRESS = /^(?:direcci|adress|anschrift)/iu;
/** What falls due, marks and orders are kept, though each may be a day or a number. */
const KEPT = /^(?:vencimientos|échéances|noten?|notas|órdenes)$/iu;
/** "Productos, códigos de barras, proveedores": by what each is known. */
const MARKS = /^(?:códigos|números|codes|numéros|\p{L}*nummern|\p{L}*codes)(?: |$)/iu;
/** What an app does, and what time is counted in. */
const DONE_BY_APPS = /^(?:reminder|notification)$/u;
const WORKED = /^(?:horas|heures|Stunden)$/u;
const WORKING = /^(?:shift|volunteer|employee|timesheet)$/u;

/** "Voluntarios, turnos, horas, avisos": many of what else is a field or nothing, listed as things are. */
function isKeptOfMany(
  { isPlural, determiner, sort, type, noun, label }: Phrase,
  others: readonly Phrase[],
  vocabulary: Vocabulary,
): boolean {
  if (!isPlural || determiner !== undefined) return false;
  const known = vocabulary.thing(noun);
  if (sort === 'attribute' && MARKS.test(label)) return false;
  if (sort === 'attribute') return KEPT.test(label) || !(HELD.test(String(type)) || ADDRESS.test(label));
  return (
    sort === 'empty' &&
    ((WORKED.test(label) && others.some(({ thing }) => WORKING.test(thing?.id ?? ''))) ||
      (known?.isWhole === true && !DONE_BY_APPS.test(known.entry.id)))
  );
}

interface Item {
  phrase: Phrase;
  /** "Salidas con fecha y monitor": it has fields of its own. */
  isTold: boolean;
}

/** The items of a list, without what each of them has or is of. */
function itemsOf(elements: readonly Element[]): Item[] {
  const items: Item[] = [];
  let depth = 0;
  /** Whether what the last item has is being told, and whether that came to its "and". */
  let [isInside, isLast] = [false, false];
  let isItem = true;
  for (const element of elements) {
    const name = nameOf(element);
    if (name === 'open') depth += 1;
    else if (name === 'close') depth -= 1;
    else if (depth > 0) continue;
    else if (JOINT.test(name)) {
      isItem = true;
      if (isInside && isLast && name === 'comma') isInside = false;
      if (isInside && name === 'and') isLast = true;
    } else if (name === 'with') {
      const item = items.at(-1);
      if (item && !isInside) item.isTold = true;
      [isInside, isLast] = [true, false];
    } else if (COMPLEMENT.test(name)) isItem = false;
    else if (element.kind === 'phrase') {
      const { isPlural, sort } = element.phrase;
      if (isItem && isInside && isPlural && sort === 'thing') isInside = false;
      if (isItem && !isInside) items.push({ phrase: element.phrase, isTold: false });
      isItem = false;
    } else if (!PASSED.test(name)) break;
  }
  return items;
}

/** Where the list begins that a sentence opens with: behind what it is all about, and a colon or "with". */
function listIn(
  elements: readonly Element[],
): { head: Phrase | undefined; rest: readonly Element[] } | undefined {
  const at = elements.findIndex((element) => /^(?:colon|with)$/u.test(nameOf(element)));
  const lead = elements.slice(0, Math.max(at, 0));
  // "Un grossiste en jouets": in what they deal.
  const isDealtIn = ({ isPlural }: Phrase, place: number) =>
    isPlural &&
    nameOf(lead[place - 1]) === 'prep' &&
    lead[place - 2]?.kind === 'phrase' &&
    lead[place - 2] !== lead[0];
  const heads = lead.flatMap((element, place) =>
    element.kind === 'phrase' && !isDealtIn(element.phrase, place) ? [element.phrase] : [],
  );
  const isPlain = lead.every(({ kind }) => kind === 'phrase' || kind === 'role' || kind === 'sign');
  const isTitle = nameOf(elements[at]) === 'colon';
  // "Libros con autores, temas y ejemplares": several of something have what follows.
  const isHead = ({ isPlural, determiner }: Phrase) => (!isPlural || isTitle) && determiner !== 'each';
  if (heads.length === 0 || !isPlain || !heads.every(isHead)) return undefined;
  return { head: heads.findLast(({ sort }) => sort !== 'app'), rest: elements.slice(at + 1) };
}

const NO_LIST: OpeningList = { place: undefined, kept: [] };

/** "مدرسة سباحة فيها متدربون ومدربون ومسابح ودورات": what nobody knows is kept as well among many that are known. */
function arabicListOf(elements: readonly Element[], vocabulary: Vocabulary): OpeningList {
  const opens = elements.findIndex((element) => /^(?:colon|with|has)$/u.test(nameOf(element)));
  const lead = elements.slice(0, Math.max(opens, 0));
  // "تحتاج إلى تسجيل المرضى والمواعيد"
  const more = elements.slice(opens + 1).findIndex((one) => !/^(?:prep|manage)$/u.test(nameOf(one)));
  const at = opens + Math.max(0, more);
  const heads = lead.flatMap((element) => (element.kind === 'phrase' ? [element.phrase] : []));
  const isHead = ({ isPlural, determiner }: Phrase) =>
    (!isPlural || nameOf(elements[at]) === 'colon') && determiner !== 'each';
  if (
    heads.length === 0 ||
    !lead.every(({ kind }) => kind === 'phrase' || kind === 'role') ||
    !heads.every(isHead)
  )
    return NO_LIST;
  const items = itemsOf(elements.slice(at + 1)).map(({ phrase }) => phrase);
  // "مخزون لتاجر ألعاب: …": whose it is.
  const [place] = heads.filter(({ isPlural, category = '' }) => !isPlural && SETTING.test(category));
  const known = items.filter(({ sort, isPlural }) => sort === 'thing' && isPlural).length;
  const canBeThing = (one: Phrase) =>
    /^(?:thing|both|unknown)$/u.test(one.sort) || isKeptOfMany(one, items, vocabulary);
  const fields = items.filter((one) => !canBeThing(one)).length;
  // "المواد، الكميات، الموردون، أوامر الشراء": one field may stand among many things.
  const isList =
    items.length >= LEAST &&
    known > 1 &&
    known * 3 >= (items.length - fields) * 2 &&
    (fields === 0 || (fields === 1 && known >= LEAST));
  // "عقارات للإيجار والبيع": one of what is known is mostly what is done.
  const kept = items.filter((one) => canBeThing(one) && (one.isPlural || one.sort === 'both'));
  return isList ? { place, kept } : NO_LIST;
}

export function openingListOf(
  [first = [], second = []]: readonly (readonly Element[])[],
  vocabulary: Vocabulary,
): OpeningList {
  const { language } = vocabulary;
  if (language === 'ar') return arabicListOf(first, vocabulary);
  // What several are can't be told from one in Chinese.
  if (language === 'zh') return chineseListOf(first, vocabulary);
  const [title] = first;
  const isTitle = first.length === 1 && title?.kind === 'phrase';
  // "Busco un programa para mi taller. Clientes, coches y facturas."
  const next = second[0]?.kind === 'phrase' ? { head: undefined, rest: second } : undefined;
  const found = isTitle ? { head: title.phrase, rest: second } : (listIn(first) ?? next);
  const told = found ? itemsOf(found.rest) : [];
  const items = told.map(({ phrase }) => phrase);
  // "Schüler" and "devis" are many as well.
  const isMany = ({ isPlural, thing, determiner, label }: Phrase) =>
    isPlural ||
    (determiner === undefined && isCollective(label)) ||
    // "Gäste, Dienstleister": who does something is many as well.
    (language === 'de' &&
      determiner === undefined &&
      /(?:leister|makler|händler|führer|halter|geber|nehmer|besitzer|betreiber|züchter|pfleger|käufer|bewerber|betreuer)$/iu.test(
        label,
      )) ||
    (determiner === undefined &&
      thing !== undefined &&
      thing.names[language].one === thing.names[language].many);
  const isThing = (one: Phrase) => one.sort === 'thing' && isMany(one);
  const canBeThing = ({ sort }: Phrase) => sort === 'thing' || sort === 'both' || sort === 'unknown';
  const isLikely = (one: Phrase) => canBeThing(one) && isMany(one);
  // What is mostly nothing says nothing of the list.
  const telling = items.filter((one) => one.sort !== 'empty').length;
  const known = items.filter(isThing).length;
  // Beside many that are surely kept one more may be: "sesiones, alumnos, formadores y facturación".
  const isMostly = (count: number) => count * 3 >= telling * 2 || (known >= LEAST && count * 2 >= telling);
  const isList = items.length >= LEAST && known > 0 && isMostly(items.filter(isLikely).length);
  if (!isList || !found) return NO_LIST;
  const { head } = found;
  // "Kajakverleih: Boote, Verleihe": what it is called by is one of its items.
  const isCalledBy = ({ noun }: Phrase) =>
    head !== undefined &&
    noun !== head.noun &&
    (language === 'de'
      ? head.noun.toLowerCase().endsWith(noun.toLowerCase())
      : head.noun.startsWith(`${noun} `));
  const isSetting =
    head !== undefined &&
    !head.isPlural &&
    (head.category === undefined || SETTING.test(head.category) || items.some(isCalledBy));
  return {
    place: isSetting ? head : undefined,
    kept: told.flatMap(({ phrase, isTold }) =>
      !ASKS.test(phrase.noun) &&
      // "Lista de los que caducan": it is shown, and not kept.
      !(vocabulary.isWrapper(phrase.label) && !phrase.isPlural) &&
      (canBeThing(phrase) ||
        (isTold && phrase.isPlural && phrase.sort === 'attribute') ||
        isKeptOfMany(phrase, items, vocabulary))
        ? [phrase]
        : [],
    ),
  };
}
