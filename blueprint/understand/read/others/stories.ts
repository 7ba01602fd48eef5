import type { OtherLanguage } from '../../words/others/index.ts';
import { rolesListed } from './listed-roles.ts';
import { type Sentence, withoutFirst } from './sentences.ts';

// User stories, "Como socio quiero reservar un kayak para no esperar", are read as what somebody can do; every letter keeps its place.

interface Story {
  /** Up to who it is, who it is, and what stands between them and what they want. */
  begins: RegExp;
  /** Stands before who it is, if there is room for it. */
  each: string;
  can: string;
  /** Where the purpose begins, which asks for nothing. */
  aim: RegExp;
}

const WHO = "(\\p{L}[\\p{L}-]{2,24}(?: (?:de |del |de la |du |des |d['’])?\\p{L}{3,24}){0,2}?)";
const STORIES: Readonly<Record<OtherLanguage, Story>> = {
  es: {
    begins: new RegExp(
      `^(como (?:una? |el |la )?)${WHO}(,? (?:yo )?(?:quiero|necesito|deseo|quisiera|me gustaría|puedo|debo|querría)(?: poder)? )(?=\\p{L}+[aei]r(?:me|l[oae]s?|nos)?(?!\\p{L}))`,
      'iu',
    ),
    each: 'un ',
    can: ' puede ',
    aim: /,? (?:para (?:que|no|\p{L}+[aei]r(?:me|l[oae]s?)?)|y así|de (?:modo|manera|forma) que)(?!\p{L}).*$/iu,
  },
  fr: {
    begins: new RegExp(
      `^((?:en tant que?|en qualité de|comme) ?(?:une? |l[ea] |['’])?)${WHO}(,? (?:je |j['’])(?:veux|souhaite|voudrais|aimerais|peux|dois|désire)(?: pouvoir)? )(?=\\p{L}+(?:er|ir|re)(?!\\p{L}))`,
      'iu',
    ),
    each: 'un ',
    can: ' peut ',
    aim: /,? (?:afin (?:de|d['’]|que)|pour (?:que|ne pas|\p{L}+(?:er|ir|re))|de (?:manière|façon|sorte) (?:à|que)).*$/iu,
  },
  de: {
    begins: new RegExp(
      `^(als (?:eine? )?)${WHO}( (?:möchte|will|kann|muss|soll|darf|brauche) ich (?:gerne? )?)(?=\\p{L})`,
      'iu',
    ),
    each: 'ein ',
    can: ' kann ',
    aim: /,? (?:damit|um|so ?dass) .*$/iu,
  },
  zh: {
    begins:
      /^(作为(?:一[名个位])?)(\p{Script=Han}{2,6}?)([，,]?(?:我们?)?(?:想要?|希望|需要|要|可以|能够?)(?:能够?|可以)?)(?=\p{Script=Han})/u,
    each: '每位',
    can: '可以',
    aim: /[，,]?(?:以便|为了|这样|好让|从而|方便我).*$/u,
  },
  ar: {
    begins:
      /^((?:بصفتي|كوني|باعتباري) |ك(?=م\p{L}{3}|عضو|طالب|زبون|عميل|طبيب|سائق|بائع|ضيف|زائر|لاعب))(\p{L}{3,14}?)(ا?[،,]? (?:أنا )?(?:أريد|اريد|أرغب في|أود|أستطيع|أحتاج|يمكنني|أحب)(?: أن| ان)? )(?=\p{L})/u,
    each: 'كل ',
    can: ' يقدر ',
    aim: /[،,]? (?:لكي|حتى|كي|من أجل|بهدف)(?!\p{L}).*$/u,
  },
};

/** Words that fill a gap in a language without spaces, and say nothing. */
const FILLER = '都';

function filled(words: string, length: number, language: OtherLanguage): string {
  if (language === 'zh') return words.slice(0, length).padStart(length, FILLER);
  return words.length > length ? ' '.repeat(length) : words.padEnd(length);
}

/** A sentence in which a story says what somebody can do. */
function withoutStory(sentence: Sentence, language: OtherLanguage): Sentence {
  const { begins, each, can, aim } = STORIES[language];
  const match = begins.exec(sentence.text);
  if (!match) return sentence;
  const [all, lead = '', who = '', gap = ''] = match;
  const told = sentence.text.slice(all.length).replace(aim, '');
  // "أريد أن أحجز": what I do is what they do.
  const done = language === 'ar' ? told.replace(/^أ(?=\p{L}{3})/u, 'ي') : told;
  const start = Math.max(0, lead.length - each.length);
  const before = lead.length < each.length ? ' '.repeat(lead.length) : each;
  return {
    ...sentence,
    text: before + who + filled(can, gap.length, language) + done,
    start: sentence.start + start,
  };
}

/** "Luego pasa a asignado": what comes next, after a word of order. */
const COMES_NEXT =
  /(?<=(?:^|[,;] |\sy )(?:luego|después|más tarde|finalmente|al final)) pasan? a(?: estar)?(?= )/giu;

/** A sentence as it is read for things: without what only says who uses the app, who wants something, or what comes first. */
export const plainly = (sentence: Sentence, language: OtherLanguage): Sentence =>
  rolesListed(sentence, language).length > 0
    ? { ...sentence, text: '' }
    : withoutStory(withoutFirst(ordered(sentence, language), language), language);

/** "Ich brauche etwas, um die Aufträge aufzuschreiben": what is done with them says nothing of what they are. */
const FOR_DOING =
  /(?<=(?:brauche|brauchen|suche|suchen|möchte|hätte gerne?) (?:wir |ich )?)((?:et)?was,? um )([^.:;]{3,80}?)( (?:zu \p{Ll}+n|\p{Ll}{2,10}zu\p{Ll}+n))(?=\s*[:.,;]|$)/iu;
/** "Wenn weniger als 5 da sind, eine Meldung" */
const TOLD_THEN =
  /(?<=(?<!\p{L})(?:wenn|sobald|falls) [^.;,]{3,80},) (?:dann )?(?:bitte )?eine?n? (?:meldung|warnung|nachricht|hinweis|info|alarm)(?!\p{L})/iu;

const blank = (words: string): string => ' '.repeat(words.length);
function ordered(sentence: Sentence, language: OtherLanguage): Sentence {
  const { text } = sentence;
  if (language === 'es') return { ...sentence, text: text.replace(COMES_NEXT, blank) };
  if (language !== 'de') return sentence;
  const plain = text
    .replace(TOLD_THEN, blank)
    .replace(
      FOR_DOING,
      (_, before: string, what: string, deed: string) => blank(before) + what + blank(deed),
    );
  return { ...sentence, text: plain };
}
