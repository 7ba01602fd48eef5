import type { FieldFact } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { AMOUNT, COUNTED_BY, TIME_UNITS } from '../../words/measures.ts';
import { FIGURED, WISHED } from '../../words/others/asked.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import type { Asking } from './asking.ts';
import { wordsOf } from './words.ts';

// Charts and figures that a sentence asks for: what is shown, and whose it is.

const MEASURED = /^(?:number|money|duration|computed)$/u;
const LONGEST = 60;
/** Little words that a title doesn't begin with. */
const LEADING = /^(?:of|ofThe|prep|with|the|a|per|if|as|we|is|poss|skip|can|and)$/u;
/** What a German chart is drawn with, and not what it is of. */
const SHAPES = /^(?:balken|säulen|kreis|linien|torten|stab|flächen)$/u;
const hasUnit = (part: string) => TIME_UNITS.some(([unit]) => unit.test(part));

/** What a title doesn't begin with. */
const ARTICLE: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /^(?:el|la|los|las) /iu,
  fr: /^(?:les?|la) |^l['’]/iu,
  de: /^(?:den|die|das|der) /iu,
  zh: /^的/u,
  ar: /(?!)/u,
};

/** What a sentence wants to see counted or added up, and where: without a word for seeing, over a time. */
function figuredIn(text: string, language: OtherLanguage): { said: string; at: number } | undefined {
  const match = FIGURED[language].exec(text);
  const said = match?.groups?.['said'];
  if (!match || said === undefined) return undefined;
  const lead = match[0].length - said.length;
  const isAskedFor = /\p{L}/u.test(match[0].slice(0, lead));
  return isAskedFor || hasUnit(said) ? { said, at: match.index + match[0].lastIndexOf(said) } : undefined;
}

/** "Dix personnes maximum": how many may come, and nobody of a name. */
const PEOPLE_AT_MOST =
  /(?<=[,(] ?)(?:(?:máximo|como máximo|maximal|höchstens|maximum|au plus) )?(?:\d+|\p{L}+) (?:personnes|personas|personen)(?: (?:maximum|max\.?|au plus|como máximo|máximo|maximal|höchstens))?(?=\s*(?:[.,;)]|$))/giu;
const COUNTS_THINGS = /^(?:combien|cuánt|wie ?viel)/iu;
/** A sentence without the figures that it asks for, which name nothing that is kept; every letter keeps its place. */
export function withoutFigures(sentence: string, language: OtherLanguage): string {
  const text = sentence.replace(PEOPLE_AT_MOST, (words) => ' '.repeat(words.length));
  const { said = '', at = 0 } = figuredIn(text, language) ?? {};
  // "Combien de cours reste-t-il": what is counted is kept.
  return COUNTS_THINGS.test(said)
    ? text
    : text.slice(0, at) + ' '.repeat(said.length) + text.slice(at + said.length);
}

type ChartAsking = Pick<
  Asking,
  'text' | 'lower' | 'span' | 'asked' | 'vocabulary' | 'notebook' | 'near' | 'named' | 'isMade' | 'isNobody'
> & { isDated: (noun: string) => boolean };

export function readCharts(asking: ChartAsking): void {
  const { text, lower, span, asked, vocabulary, notebook, near, named, isMade, isNobody, isDated } = asking;
  const { language } = vocabulary;

  function withoutLead(part: string): string {
    const first = wordsOf(part, 0, vocabulary).find(
      ({ role, sign }) => sign === undefined && !LEADING.test(role ?? ''),
    );
    return first ? part.slice(first.start).trim() : '';
  }
  /** "a chart of the sales by month", "sales by month as a chart" */
  function titleAround({ 0: whole, 1: said, index }: RegExpExecArray): string {
    if (said !== undefined) return said.trim();
    const before =
      lower
        .slice(0, index)
        .split(/[.;，。；]/u)
        .at(-1) ?? '';
    const [after = ''] = lower.slice(index + whole.length).split(/[.;，。；]/u, 1);
    if (language === 'zh' || language === 'ar') return (before === '' ? whole : before).trim();
    // "Umsatzdiagramm pro Monat"
    const compound = /\p{L}{3,}$/u.exec(before)?.[0] ?? '';
    const what = SHAPES.test(compound) ? '' : compound;
    // "Gage pro Monat als Balkendiagramm"
    if (what === '' && hasUnit(before) && !hasUnit(after)) return withoutLead(before);
    const rest = what === '' ? withoutLead(after) : `${what} ${after.trim()}`;
    return rest.length > 3 || before.trim() === '' ? rest : withoutLead(before);
  }
  /** The words of a title as they were written, without what only wishes for it. */
  function titled(found: string): string {
    const at = lower.indexOf(found);
    const written = at < 0 ? found : text.slice(at, at + found.length);
    // "رسم بياني للمبيعات": the article is written into the word for "of".
    const said = language === 'ar' && lower[at - 1] === 'ل' ? written.replace(/^ل/u, 'ال') : written;
    const { lead, tail } = WISHED[language];
    return said.replace(lead, '').replace(tail, '').trim().slice(0, LONGEST);
  }
  /** What is counted is named, or has a field that is. */
  function holderOf(title: string, at: number): string | undefined {
    const says = ({ label }: FieldFact) => {
      const place = label.length > 1 ? title.indexOf(keyOf(label)) : -1;
      return place === 0 || (place > 0 && (language === 'zh' || !/\p{L}/u.test(title[place - 1] ?? '')));
    };
    const isOverTime = hasUnit(title);
    const fits = (noun: string) => isNobody(noun) && (!isOverTime || isDated(noun));
    const from = lower.indexOf(title);
    const things = named(from, title.length);
    // "Ein Diagramm der Ernte pro Jahr": the harvests, though nobody says on which day each of them is.
    const [head = ''] = title.split(COUNTED_BY);
    const drawn = language === 'zh' ? [] : named(from, head.length);
    return (
      things.find((noun) => fits(noun) && isMade(noun)) ??
      notebook.ownerOf((field, owner) => MEASURED.test(field.type) && says(field) && fits(owner)) ??
      drawn.find(fits) ??
      drawn.find((noun) => isNobody(noun) && vocabulary.thing(noun) !== undefined) ??
      (AMOUNT.test(title)
        ? notebook.ownerOf(({ type }, owner) => type === 'money' && isMade(owner) && fits(owner))
        : undefined) ??
      things.find(fits) ??
      notebook.ownerOf((field, owner) => says(field) && fits(owner)) ??
      notebook.ownerOf((field) => MEASURED.test(field.type) && says(field)) ??
      near(at, (noun) => isMade(noun) && fits(noun)) ??
      near(at, fits) ??
      notebook.entities().find((noun) => isMade(noun) && fits(noun)) ??
      near(at, isNobody) ??
      near(at)
    );
  }

  const chart = asked.chart.exec(lower);
  if (chart) {
    const found = titleAround(chart);
    const entity = holderOf(found.slice(0, LONGEST), chart.index);
    const title = titled(found);
    notebook.page(
      { kind: 'dashboard', ...(title !== '' && { title }), ...(entity !== undefined && { entity }) },
      span,
    );
    return;
  }
  const figures = asked.dashboard.exec(lower);
  const figured = figures ? undefined : figuredIn(lower, language);
  if (figured) {
    // "Ver la valeur totale par pays": the figure is drawn by what it is asked by.
    const entity = holderOf(figured.said.slice(0, LONGEST), figured.at);
    const title = titled(figured.said).replace(ARTICLE[language], '');
    notebook.page({ kind: 'dashboard', title, ...(entity !== undefined && { entity }) }, span);
    return;
  }
  if (!figures) return;
  // "dashboard with the kilos by year"
  const over =
    hasUnit(lower) && COUNTED_BY.test(lower)
      ? lower
          .split(/[.;:，。；]/u)
          .find(hasUnit)
          ?.trim()
      : undefined;
  const entity = over === undefined ? undefined : holderOf(over.slice(0, LONGEST), figures.index);
  const title = over === undefined ? undefined : titled(over);
  notebook.page(
    { kind: 'dashboard', ...(title !== undefined && { title }), ...(entity !== undefined && { entity }) },
    span,
  );
}
