/** Words a generated name must not be: the language's, the platform's, ours, and file names Windows keeps for itself. */
const TAKEN = new Set(
  `abstract any arguments array arraybuffer as async await bigint boolean break case catch cell class con console const
  constructor continue crypto data date debugger declare default definemodel delete detail do document element else entities enum
  error eval event export extends false field fields finally for form from function get global globalthis hasownproperty if
  implements import in index infinity infer instanceof interface intl is isprototypeof json key keyof let link list map math
  model models module namespace nan never new node null number nul object of package page pages partial private process
  promise prn propertyisenumerable prototype proxy protected public readonly record ref reflect regexp request require
  response return routes row rows satisfies screen sections self set static storage string super switch symbol text then this
  throw tojson tolocalestring tostring true try type typeof undefined unique unknown url valueof var void weakmap weakset
  while window with withid yield aux com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7
  lpt8 lpt9`.split(/\s+/),
);
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

/** Gives each text a name of its own, told apart even where file names ignore case. */
export function createNamer(fallback: string, suffix = ''): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const plain = pascal(text) || `${fallback}1`;
    const base = TAKEN.has(plain.toLowerCase()) ? `${plain}Item` : plain;
    let name = base;
    for (let n = 2; used.has(name.toLowerCase()) || TAKEN.has(name.toLowerCase()); n += 1) {
      name = /\d$/.test(base) ? `${base}x${n}` : `${base}${n}`;
    }
    used.add(name.toLowerCase());
    return `${name}${suffix}`;
  };
}

/** `Bike repair & co.` → `bike-repair-co`: the package's name and the prefix of what the browser keeps. */
export function slug(text: string): string {
  return wordsOf(text).join('-').toLowerCase().slice(0, 50).replace(/-$/, '') || 'app';
}

/** A text as plain words for a heading or a title: letters, digits, spaces, so that it means nothing to HTML or Markdown. */
export function plainWords(text: string, longest: number): string {
  const words = text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
  return Array.from(words).slice(0, longest).join('').trim();
}
