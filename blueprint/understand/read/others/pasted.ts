import { lexiconFor } from '../../lexicon.ts';
import { thingNamed } from '../../ontology/index.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { pastedSheets } from '../sheets/index.ts';

/** What the table itself is called, and is nothing to keep. */
const SHEETS =
  /(?<!\p{L})(?:(?:excel-?)?tabelle|excel-?(?:liste|datei)|hoja(?: de (?:cálculo|excel))?|tabla(?: de excel)?|feuille(?: de calcul| excel)?|fichier excel|tableau(?: excel)?|excel)(?!\p{L})|(?:excel ?)?表格|电子表格|(?:ملف |جدول )(?:إكسل|اكسل)/iu;

/** The pieces of spreadsheets that were pasted into a text. */
export function pastedIn(
  text: string,
  language: OtherLanguage,
  recordOf: (title: string) => string | undefined,
) {
  const lexicon = lexiconFor(language);
  return pastedSheets(text, language, lexicon, {
    readsNames: false,
    columnOf(name) {
      const [, label = name, values] = /^(.+?)\s*[(（]([^()（）]*[,/|、،][^()（）]*)[)）]$/u.exec(name) ?? [];
      const options = values?.split(/[,/|、،]/u).map((value) => value.trim());
      return options
        ? { label, type: 'select', options }
        : { label, type: lexicon.attribute(label) ?? 'text' };
    },
    recordIn: (title) =>
      recordOf(title) ??
      title
        .split(/\s+/u)
        .map((word) => thingNamed(word, language))
        .find((thing) => thing)?.names[language].one,
    toldIn(whole) {
      const told = SHEETS.exec(whole);
      return told ? { title: '', span: { start: told.index, end: told.index + told[0].length } } : undefined;
    },
  });
}
