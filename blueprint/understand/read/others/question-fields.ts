import type { PlainType } from '../../words/attributes.ts';
import type { OtherLanguage } from '../../words/others/index.ts';

// Fields that a list names by asking for them: "Name, Rasse, ob kastriert", "título, lugar y quién sale".

export interface QuestionField {
  label: string;
  type: PlainType;
  /** Letters of the text that it takes. */
  length: number;
}

const REST = '([^,.;:()\\n،؛؟?!/|]{2,60})';
const asks = (words: string) => new RegExp(`^(${words})(?!\\p{L})\\s*${REST}`, 'iu');

type Asking = readonly (readonly [asks: RegExp, type: PlainType])[];
/** How each language asks, and what is answered. */
const ASKING: Readonly<Record<Exclude<OtherLanguage, 'zh'>, Asking>> = {
  de: [
    [asks('ob'), 'boolean'],
    [asks('(?:seit |bis |ab )?wann'), 'date'],
    [asks('wie ?viele?|wie oft'), 'number'],
    [asks('wer|wem|wen|(?:von|an|für|mit) wem|wo|woher|wohin|was|warum'), 'text'],
  ],
  es: [
    [asks('si'), 'boolean'],
    [asks('(?:desde |hasta )?cuándo'), 'date'],
    [asks('(?:cada )?cuánt[oa]s?'), 'number'],
    [asks('(?:a |de |para |con |por )?(?:quién(?:es)?|qué)|d[óo]nde|cómo|quien'), 'text'],
  ],
  fr: [
    [asks("si|s['’]"), 'boolean'],
    [asks('(?:depuis |jusqu.à )?quand'), 'date'],
    [asks('combien(?: de)?'), 'number'],
    [asks('(?:à |de |par |pour |avec )qui|où|qui|comment|pourquoi|ce qu[ei]?'), 'text'],
  ],
  ar: [
    [asks('هل'), 'boolean'],
    [asks('متى'), 'date'],
    [asks('كم'), 'number'],
    [asks('[أا]ين|وين|من الذي|مين|ماذا'), 'text'],
  ],
};
/** What says who tells it, or only that it is so. */
const LITTLE: Readonly<Record<Exclude<OtherLanguage, 'zh'>, RegExp>> = {
  de: /^(?:ich|wir|sie|er|es|ihn|ihm|ihr|man|sich|hab|habe|hat|haben|ist|sind|war|wurde|wurden|wird|werden|das|dass|mir|uns|schon|noch|ja|nein|oder|nicht|da|dran)$/u,
  es: /^(?:se|lo|la|los|las|le|les|me|nos|ya|es|está|esta|fue|ha|han|he|hemos|o|no|sí)$/u,
  fr: /^(?:je|j'|l'|le|la|les|on|il|elle|nous|a|ai|ont|est|sont|a-t-on|ou|non|oui|pas|déjà|été)$/u,
  ar: /^(?:هو|هي|تم|أم|لا|أو|قد)$/u,
};
/** Where the next item begins. */
const NEXT: Readonly<Record<Exclude<OtherLanguage, 'zh'>, RegExp>> = {
  de: /\s(?:und|sowie|mit|wenn|falls|damit)\s.*/u,
  es: /\s(?:y|e|con|cuando|para que)\s.*/u,
  fr: /\s(?:et|avec|quand|pour que)\s.*/u,
  ar: /\s(?:مع|و(?:هل|متى|كم|ال)).*/u,
};
const DENIED: Readonly<Record<Exclude<OtherLanguage, 'zh'>, RegExp>> = {
  de: /\s(?:kein\p{L}*|dann|muss|soll|darf|kann)\s/u,
  es: /\s(?:no|se puede|hay que|debe)\s/u,
  fr: /\s(?:ne|n['’]\p{L}+|on|doit|peut)\s/u,
  ar: /\s(?:لا|يجب)\s/u,
};
const CHOICE = /\s(?:oder (?!nicht)|o (?!no)|ou (?!non|pas)|أو (?!لا))/u;
const MOST_WORDS = 5;

/** @param text what is left of a sentence @returns the field that it begins with, if it asks for one */
export function questionField(text: string, language: OtherLanguage): QuestionField | undefined {
  if (language === 'zh') return undefined;
  for (const [question, type] of ASKING[language]) {
    const match = question.exec(text);
    if (!match) continue;
    const [whole, asked = '', said = ''] = match;
    const rest = said.replace(NEXT[language], '').trimEnd();
    const words = rest
      .replace(/(?<=\p{L}['’])/gu, ' ')
      .split(/\s+/u)
      .filter((word) => word !== '');
    const isNamed = /^[ ]?[:(（：]/u.test(text.slice(whole.length)) && rest === said.trimEnd();
    // "Si está llena, nadie puede …" asks for nothing.
    const isCondition = type === 'boolean' && DENIED[language].test(rest);
    // "ob mündlich oder schriftlich": it is one of the two.
    const isChoice = type === 'boolean' && CHOICE.test(rest);
    if (isNamed || isCondition || isChoice) return undefined;
    const told = words.filter((word) => !LITTLE[language].test(word.toLowerCase().replace('’', "'")));
    // "dónde está": the question alone says what it is.
    const kept = told.length === 0 && type !== 'boolean' ? words : told;
    if (kept.length === 0 || kept.length > MOST_WORDS) return undefined;
    const label = (type === 'boolean' ? kept : [asked, ...kept]).join(' ').replace(/(?<=['’]) /gu, '');
    return { label, type, length: whole.length - said.length + rest.length };
  }
  return undefined;
}
