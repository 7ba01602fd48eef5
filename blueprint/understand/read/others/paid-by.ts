import { fieldOf } from '../../ontology/attributes/index.ts';
import { thingById } from '../../ontology/index.ts';
import type { Span } from '../../facts.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { PAYING } from '../../words/others/paying.ts';
import { listOf } from '../../words/others/grammar.ts';
import type { Place } from './ahead.ts';
import { placesIn } from './places.ts';
import { sentencesOf } from './sentences.ts';
import { vocabularyFor } from './vocabulary.ts';

// "Los pacientes pagan en efectivo o con tarjeta": a payment is kept, and in which way it was made.

interface Ways extends Span {
  ways: readonly string[];
}

const patterns = new Map<OtherLanguage, readonly RegExp[]>();
function patternsFor(language: OtherLanguage): readonly RegExp[] {
  const known = patterns.get(language);
  if (known) return known;
  const { verb, way, before } = PAYING[language];
  const { and, or } = vocabularyFor(language).grammar.roles;
  const joins = [...listOf(`${or},${and}`)].join('|');
  const [start, end] =
    language === 'zh'
      ? ['', '']
      : [String.raw`(?<!\p{L})${language === 'ar' ? 'و?' : ''}`, String.raw`(?!\p{L})`];
  const next =
    language === 'zh'
      ? String.raw`\s*(?:[、，]|${joins})\s*`
      : String.raw`\s*(?:[,،]\s*)?(?:(?:${joins})\s+)?${language === 'ar' ? 'و?' : ''}`;
  const one = `${before}(?:${way})${end}`;
  const ways = `(?<ways>${one}(?:${next}${one})+)`;
  const between = String.raw`(?<between>[^.;:。；：،,]{0,40}?${language === 'zh' ? '' : String.raw`\s`})`;
  const found = [new RegExp(`${start}(?<verb>${verb})${end}${between}${ways}`, 'iu')];
  // "用现金或微信付款": in Chinese it may stand before the verb.
  if (language === 'zh') found.push(new RegExp(`${ways}(?<between>)(?<verb>${verb})`, 'iu'));
  patterns.set(language, found);
  return found;
}

/** In which ways it is said in a sentence that somebody pays. */
function waysIn(text: string, language: OtherLanguage): (Ways & { verb: Span }) | undefined {
  const match = patternsFor(language)
    .map((pattern) => pattern.exec(text))
    .find((one) => one !== null);
  const { verb = '', between = '', ways = '' } = match?.groups ?? {};
  if (!match || ways === '') return undefined;
  const isBefore = match[0].startsWith(ways);
  const at = match.index + match[0].indexOf(verb);
  const start = isBefore ? match.index : at + verb.length + between.length;
  const way = new RegExp(PAYING[language].way, 'giu');
  const named = Array.from(ways.matchAll(way), ([one]) => one.replace(/^ال/u, ''));
  return {
    ways: [...new Set(named.map((one) => (language === 'de' ? one : one.toLowerCase())))],
    start,
    end: start + ways.length,
    verb: { start: at, end: at + verb.length },
  };
}

/** A text without the ways in which somebody pays, which are no fields; every letter keeps its place. */
export const withoutWaysOfPaying = (text: string, language: OtherLanguage): string =>
  sentencesOf(text).reduce((left, sentence) => {
    const ways = waysIn(sentence.text, language);
    if (!ways) return left;
    const [from, to] = [sentence.start + ways.start, sentence.start + ways.end];
    return left.slice(0, from) + ' '.repeat(to - from) + left.slice(to);
  }, text);

/** Notes the payments of a text that says in which ways somebody pays. */
export function readPaidBy(text: string, { vocabulary, notebook, scribe }: Place): void {
  const { language } = vocabulary;
  const payment = thingById('payment');
  const method = fieldOf('paymentMethod').label[language];
  if (!payment) return;
  for (const sentence of sentencesOf(text)) {
    const found = waysIn(sentence.text, language);
    if (!found || found.ways.length < 2) continue;
    const span = { start: sentence.start + found.start, end: sentence.start + found.end };
    const { one } = payment.names[language];
    const known = notebook.entities().find((noun) => vocabulary.thing(noun)?.entry.id === payment.id);
    // "Ventas con forma de pago (efectivo, tarjeta)": it is kept there already in which way somebody paid.
    const isKept = notebook
      .values()
      .some(({ values }) => values.filter((value) => found.ways.includes(value.toLowerCase())).length > 1);
    if (known === undefined && isKept) continue;
    const noun = known ?? notebook.entity(language === 'de' ? one : one.toLowerCase(), span);
    scribe.mark(noun, span.start);
    notebook.field(
      {
        owner: noun,
        label: language === 'de' ? method : method.toLowerCase(),
        type: 'select',
        options: found.ways,
      },
      span,
    );
    const lower = sentence.text.toLowerCase();
    // "Los pacientes piden cita con un dentista y pagan": who does all of it stands first in its clause.
    const clause =
      Math.max(
        ...[',', '،', '，', ';', ':', '：'].map((sign) => lower.lastIndexOf(sign, found.verb.start - 1)),
      ) + 1;
    const places = placesIn(lower, undefined, { vocabulary, notebook });
    const payer = [clause, 0]
      .flatMap((from) => places.named(from, found.verb.start - from))
      .find((name) => vocabulary.thing(name)?.entry.category === 'person');
    scribe.link(noun, payer, span);
  }
}
