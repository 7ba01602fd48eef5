import { likenedIn } from '../../prepare/likened.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import type { Place } from './ahead.ts';
import type { PhraseOf } from './phrase.ts';
import type { Sentence } from './sentences.ts';

// "Algo como Airbnb para barcos", "类似Airbnb的游艇租赁平台": what an app like one that everybody knows is for is kept.

/** What is left where the words that liken it are blank; the things are its group. */
const BEHIND: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /^\s*(?:pero )?(?:para|de) (?:(?:alquilar|reservar|compartir|vender) )?(?:l[oa]s |el |la )?(\p{L}{3,}s(?: de \p{L}{3,})?)(?=\s*(?:[.,;:!(]|$))/iu,
  fr: /^\s*(?:mais )?(?:pour|de) (?:(?:louer|réserver|partager|vendre) )?(?:les |des |la |le |l['’])?(\p{L}[\p{L}-]{2,}[sx](?: de \p{L}{3,})?)(?=\s*(?:[.,;:!(]|$))/iu,
  de: /^\s*(?:,? ?(?:nur|aber) )?für (?:die |das |den )?(\p{Lu}[\p{L}-]{3,})(?=\s*(?:[.,;:!(]|$))/u,
  zh: /^\s*(?:那样|一样)?的(?:一[个款])?(?:二手|闲置)?(\p{Script=Han}{2,4}?)的?(?:短租|租赁|出租|租用|共享|预[订定约]|交易|买卖|分享)*(?:平台|网站|应用|软件|小程序|系统)?(?=\s*(?:[。，；！]|$))/iu,
  ar: /^\s*(?:شيء )?\s*(?:لل|ل(?:تأجير|حجز|مشاركة|بيع) (?:ال)?)(\p{L}{3,})(?=\s*(?:[.,،؛]|$))/u,
};

/** Reads the opening of a text, in which the words by which it is likened to something may be blank. */
export function readLikened(
  { text, start }: Sentence,
  { vocabulary, scribe }: Place,
  phraseOf: PhraseOf,
): void {
  const { language } = vocabulary;
  // "Eine Art Tinder für Hunde"
  const brand = likenedIn(text, language).find(({ isFor }) => isFor)?.end ?? 0;
  const { 0: said = '', 1: named = '' } = BEHIND[language].exec(text.slice(brand)) ?? [];
  if (named === '') return;
  const at = start + brand + said.lastIndexOf(named);
  const phrase = phraseOf(named, { start: at, end: at + named.length });
  // "LinkedIn für Handwerker": whom it is for are its users.
  const isAudience = phrase.category === 'person' || phrase.category === 'organisation';
  if (isAudience || phrase.sort === 'app' || phrase.sort === 'empty') return;
  scribe.thing({ ...phrase, isJudged: true }, true, true);
}
