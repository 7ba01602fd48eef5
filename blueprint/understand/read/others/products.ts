import type { FieldFact } from '../../facts.ts';
import type { Notebook } from '../../notebook.ts';
import { plain } from '../../ontology/lookup.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import type { Vocabulary } from './vocabulary.ts';

// One number made of two: "el total es cantidad por precio", "Summe = Menge x Preis".

interface Signs {
  is: string;
  times: string;
  /** What may stand before a name. */
  article: string;
}
const SIGNS: Readonly<Record<OtherLanguage, Signs>> = {
  es: {
    is: ' (?:es|será|se calcula(?: como)?)(?: igual a)? ',
    times: ' (?:por|multiplicad[oa]s? por) ',
    article: '(?:el |la |los |las )?',
  },
  fr: {
    is: ' (?:est|sera|vaut|égale|se calcule comme)(?: égale? à)? ',
    times: ' (?:fois|multipliée?s? par) ',
    article: "(?:le |la |les |l['’])?",
  },
  de: {
    is: ' (?:ist|wird|ergibt sich aus|berechnet sich aus) ',
    times: ' (?:mal|multipliziert mit) ',
    article: '(?:der |die |das |dem )?',
  },
  zh: { is: '(?:等于|是|为)', times: '(?:乘以|乘)', article: '' },
  ar: { is: ' (?:هو|هي|يساوي|تساوي|يكون) ', times: ' (?:ضرب|في|مضروبا في) ', article: '(?:ال)?' },
};
/** Signs that mean nothing else, and those between the words of a language. */
const EQUALS = '\\s?=\\s?';
const CROSS = '\\s?[×*]\\s?| x ';
const NAME: Readonly<Record<'zh' | 'spaced', string>> = {
  zh: '(\\p{Script=Han}{1,8})',
  spaced: "(\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,3}?)",
};
const END = '(?=\\s*(?:[.,;!?)\\n،؛。，；、)]|$))';

function patternFor(language: OtherLanguage): RegExp {
  const { is, times, article } = SIGNS[language];
  const name = language === 'zh' ? NAME.zh : NAME.spaced;
  return new RegExp(
    `${name}(${EQUALS}|${is})${article}${name}(?:${CROSS}|${times})${article}${name}${END}`,
    'giu',
  );
}
const CALCULATED: Readonly<Record<'zh' | 'spaced', RegExp>> = {
  zh: new RegExp(`(?<=\\p{Script=Han})${EQUALS}${NAME.zh}(?:${CROSS})${NAME.zh}${END}`, 'giu'),
  spaced: new RegExp(`(?<=\\p{L})${EQUALS}${NAME.spaced}(?:${CROSS})${NAME.spaced}${END}`, 'giu'),
};

/** How something is worked out names no fields; every letter keeps its place. */
export const withoutProducts = (text: string, language: OtherLanguage): string =>
  text.replace(CALCULATED[language === 'zh' ? 'zh' : 'spaced'], (said) => ' '.repeat(said.length));

const NUMERIC = /^(?:number|money|duration|text)$/u;

/** Notes what is worked out of two numbers that one thing has. */
export function noteProducts(text: string, notebook: Notebook, { language }: Vocabulary): void {
  for (const match of text.matchAll(patternFor(language))) {
    const [whole, label = '', , first = '', second = ''] = match;
    const isSame = (said: string, isEnd: boolean) => (field: FieldFact) => {
      const [key, name] = [plain(said), plain(field.label)];
      return (
        key === name ||
        (isEnd ? key.endsWith(language === 'zh' ? name : ` ${name}`) : name.startsWith(`${key} `))
      );
    };
    const factorIn = (noun: string, said: string) =>
      notebook.fieldsOf(noun).find((field) => NUMERIC.test(field.type) && isSame(said, false)(field))?.label;
    const owner = notebook
      .entities()
      .find((noun) => factorIn(noun, first) !== undefined && factorIn(noun, second) !== undefined);
    const [a, b] = owner === undefined ? [] : [factorIn(owner, first), factorIn(owner, second)];
    if (owner === undefined || a === undefined || b === undefined || a === b) continue;
    const product = notebook.fieldsOf(owner).find(isSame(label, true));
    const span = { start: match.index, end: match.index + whole.length };
    const name = product?.label ?? label.split(' ').at(-1) ?? label;
    if (product)
      notebook.refield((fields) => fields.filter((field) => field.owner !== owner || field.label !== name));
    notebook.field(
      { owner, label: name, type: 'computed', computed: { of: 'product', fields: [a, b] } },
      span,
    );
  }
}
