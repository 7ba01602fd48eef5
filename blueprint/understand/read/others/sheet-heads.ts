import type { OtherLanguage } from '../../words/others/index.ts';
import { lexiconFor } from '../../lexicon.ts';
import type { Sentence } from './sentences.ts';

// "Columnas: nombre, peso", "Mi excel de socios tiene estas columnas: …": what stands before the columns of a sheet.

interface SheetWords {
  /** Up to the first column; in its groups what the sheet is of. */
  head: RegExp;
  /** What a row is where nothing says it. */
  row: string;
}

export const SHEETS: Readonly<Record<OtherLanguage, SheetWords>> = {
  es: {
    head: /^(?:(?:(?:yo )?(?:tengo|tenemos|uso|usamos|llevo|llevamos) (?:todo en )?)?(?:en )?(?:(?:mi|nuestr[ao]|la|el|una?|un archivo|mi archivo) (?:de )?)?(?:hoja(?: de (?:cálculo|excel))?|excel|tabla|planilla|csv|google sheets?)(?: (?:de|para|llamad[ao]) (?:los |las |mis )?(\p{L}{3,24}(?: de \p{L}{3,24})?))? (?:(?:que )?(?:tiene|lleva|contiene|hay|con) )?(?:(?:estas|las|los|estos|siguientes) ){1,2}(?:columnas|campos|cabeceras)(?: son)?(?:\s?:)?|(?:(?:las|los) )?(?:columnas|cabeceras|encabezados)(?: son)?\s?:)\s+/iu,
    row: 'ficha',
  },
  fr: {
    head: /^(?:(?:(?:j['’]ai|nous avons|on a|j['’]utilise|on utilise|je tiens) )?(?:dans )?(?:(?:mon|notre|le|la|une?|mon fichier|un fichier) )?(?:tableur|excel|tableau|feuille(?: de calcul)?|csv|google sheets?)(?: (?:de |des |du |d['’]|pour )(?:les |mes |nos )?(\p{L}{3,24}(?: de \p{L}{3,24})?))? (?:(?:qui )?(?:a|contient|comporte|avec) )?(?:(?:ces|les|suivantes) ){1,2}(?:colonnes|champs|en-têtes)(?: suivantes| sont)?(?:\s?:)?|(?:les )?(?:colonnes|en-têtes)(?: sont)?\s?:)\s+/iu,
    row: 'fiche',
  },
  de: {
    head: /^(?:(?:(?:ich habe|wir haben|wir führen|ich führe) )?(?:in )?(?:(?:meine|unsere|die|eine|der|meiner|unserer) )?(?:excel(?:-?(?:tabelle|liste|datei))?|tabelle|liste|csv(?:-?datei)?|google sheets?)(?: (?:für|der|von|mit) (?!den|diesen|folgenden)(?:die |den )?(\p{L}{3,24}))? (?:(?:hat|enthält|mit) )?(?:(?:diese|diesen|die|den|folgende|folgenden) ){1,2}(?:spalten|felder)n?(?:\s?:)?|(?:die )?(?:spalten|spaltenköpfe)(?: sind)?\s?:)\s+/iu,
    row: 'Zeile',
  },
  zh: {
    head: /^(?:(?:我|我们)?的?(?:excel|表格|电子表格|表)(?:里|中)?(?:有|包括|包含)?(?:这些|以下|下面)?(?:列|字段|栏)|表头|字段|列名|栏目|各?列)(?:是|有|为)?[:：]\s*/iu,
    row: '条目',
  },
  ar: {
    head: /^(?:(?:عندي |لدي |لدينا |في )?(?:ملف )?(?:ال)?(?:إكسل|اكسل|جدول|ملف|شيت)(?: (?:ال)?(\p{L}{3,14}))? (?:(?:فيه|يحتوي على|به) )?(?:(?:هذه|هذي) )?(?:ب?(?:ال)?(?:أعمدة|اعمدة|حقول|خانات))(?: التالية)?(?:\s?:)?|(?:ال)?(?:أعمدة|اعمدة|حقول|خانات)(?: هي)?\s?:)\s+/u,
    row: 'سجل',
  },
};

/** "客户表：" names a table of what is known; a watch is no table. */
const TABLE = /^(\p{Script=Han}{1,6})表[:：](?=[^\n。；]{1,20}[、，,|])/u;
const withoutTable = (text: string): string =>
  text.replace(TABLE, (all, thing: string) =>
    lexiconFor('zh').thing(thing) === undefined ? all : `${thing}： `,
  );

/** "表头：姓名、电话" read as a row and what it has; every letter behind it keeps its place. */
export function withRowNamed(sentence: Sentence, language: OtherLanguage): Sentence {
  const { head, row } = SHEETS[language];
  const begun = head.exec(sentence.text)?.[0] ?? '';
  const named = `${row}：`;
  const plain = withoutTable(sentence.text);
  if (begun.length < named.length) return { ...sentence, text: plain };
  const lead = begun.length - named.length;
  const columns = sentence.text.slice(begun.length).replaceAll('|', '、');
  return { ...sentence, text: named + columns, start: sentence.start + lead };
}
