/** Words no name may be: the language's, built-in objects, and file names that Windows keeps for itself. */
const RESERVED = `abstract any arguments array arraybuffer as async await bigint boolean break case catch class con const
  constructor continue date debugger declare default delete do else enum error eval export extends false finally for
  from function get global globalthis hasownproperty if implements import in index infinity infer instanceof interface intl
  is isprototypeof json keyof let math namespace nan never new null nul number object of package private process promise prn
  propertyisenumerable prototype proxy protected public readonly reflect regexp require return satisfies self set static
  string super switch symbol then this throw tojson tolocalestring tostring true try type typeof undefined unique unknown
  valueof var void weakmap weakset while window with yield aux com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt1 lpt2
  lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9`;
/** What the written files of an entity and of pages call things themselves. */
const LOCALS = `answer data entities entity first form id menu page pages paths props query rows routes samples save state text`;
const TAKEN = new Set(`${RESERVED} ${LOCALS}`.split(/\s+/));
/** What the written files import from the shared ones, as far as a name made of an entity's could be the same. */
const IMPORTED = `EntityForm RowOf defineEntity ownTables useEntityForm useListState useParams useRow useRows
  useSaveRow`.split(/\s+/);

/** Keeps every line that holds two names within the project's 110 columns. */
const LONGEST = 22;
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
};

/** The letters and digits of a text, as words; nothing else of it gets through. */
function wordsOf(text: string): string[] {
  const latin = text
    .replace(/[ßæÆøØœŒłŁđ]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  return latin.match(/[A-Za-z]+|[0-9]+/g) ?? [];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `Repair job` → `RepairJob`; empty when nothing of the text can stand in a name. */
export function pascal(text: string): string {
  const name = wordsOf(text).map(capital).join('').slice(0, LONGEST);
  return /^\d/.test(name) ? `N${name}` : name;
}

export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

interface Naming {
  /** What a text is called that no letter of can stand in a name. */
  fallback: string;
  /** Names that are free for none, in small letters. */
  taken: ReadonlySet<string>;
  /** What else is named after a name; none of it may be there twice. */
  namedAfter(name: string): readonly string[];
  /** What those must not be called; each name adds its own. */
  used: Set<string>;
}

/** Gives each text a name of its own, told apart even where file names ignore case. */
function createNamer({ fallback, taken, namedAfter, used }: Naming): (text: string) => string {
  const names = new Set(taken);
  return (text) => {
    const plain = pascal(text) || `${fallback}1`;
    const base = taken.has(plain.toLowerCase()) ? `${plain}Item` : plain;
    const isFree = (name: string) =>
      !names.has(name.toLowerCase()) && !namedAfter(name).some((other) => used.has(other));
    let name = base;
    for (let n = 2; !isFree(name); n += 1) name = /\d$/.test(base) ? `${base}x${n}` : `${base}${n}`;
    names.add(name.toLowerCase());
    for (const other of namedAfter(name)) used.add(other);
    return name;
  };
}

/** Names of entities: their types, and with a small letter their folders and models; and of many of their rows. */
export function createEntityNamers(): Record<'type' | 'plural', (text: string) => string> {
  const used = new Set(IMPORTED);
  const namedAfter = (name: string) => [
    name,
    camel(name),
    `${name}List`,
    `${name}Form`,
    `${name}Detail`,
    `use${name}`,
    `useSave${name}`,
    `${camel(name)}Samples`,
    `${camel(name)}Tables`,
  ];
  return {
    type: createNamer({ fallback: 'Entity', taken: TAKEN, used, namedAfter }),
    plural: createNamer({
      fallback: 'Rows',
      taken: new Set(),
      used,
      namedAfter: (name) => [`use${name}`],
    }),
  };
}

/** Names of pages: with `Page` behind, their components and files. @param used names of components that pages are made of */
export const createPageNamer = (used: readonly string[]) =>
  createNamer({
    fallback: 'Page',
    taken: new Set(),
    used: new Set(used),
    namedAfter: (name) => [`${name}Page`],
  });

/** `Bike repair & co.` → `bike-repair-co`: the package's name and the prefix of what the browser keeps. */
export function slug(text: string): string {
  return wordsOf(text).join('-').toLowerCase().slice(0, 50).replace(/-$/, '') || 'app';
}

/** A text as plain words for a heading or a title: letters, digits, spaces, so that it means nothing to HTML or Markdown. */
export function plainWords(text: string, longest: number): string {
  const words = text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
  return Array.from(words).slice(0, longest).join('').trim();
}
