import type { OtherLanguage } from '../../words/others/index.ts';
import type { ValueLists, Values } from './value-lists.ts';

// What is done once something else is: "une fois la commande validée, elle est préparée puis expédiée",
// "sobald die Bestellung bezahlt ist, wird sie gepackt und dann verschickt".

/** A noun, what it first is, and how what comes next is said of it. */
const ONCE: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /(?:una vez|cuando|después de que)(?: que)? (?:(?:está |esté |es )?(?<state>\p{L}+[aioe]d[oa]s?) (?:el|la|los|las) (?<noun>\p{L}{3,})|(?:el|la|los|las) (?<noun2>\p{L}{3,}) (?:está |esté |es |son )?(?<state2>\p{L}+d[oa]s?)),? (?:(?:est[áa]n?|queda|pasa a(?: estar)?|es|será) )?/giu,
  fr: /(?:une fois|dès|lorsque|quand|après) ?(?:que? )?(?:la |le |les |l['’]|sa |son |leurs? |ses )(?<noun>\p{L}{3,}) (?:est |sont |a été |ont été )?(?<state>\p{L}+(?:é|i|u|is|it|ert)e?s?),? (?:elles?|ils?|on|l[ea]s? \k<noun>) (?:est |sont |passe(?:nt)? (?:en |à )?|sera |seront )/giu,
  de: /(?:sobald|wenn|nachdem) (?:der|die|das|eine?) (?<noun>\p{L}{3,}) (?<state>\p{Ll}+(?:t|en)) (?:ist|sind|wurden?|worden ist),? (?:wird|werden|kommt|geht) (?:sie|er|es|(?:der|die|das) \k<noun>) /giu,
};
/** "Se prepara y luego se envía" */
const PASSIVE = /^se (\p{L}+?)(a|e|an|en)$/iu;
const IRREGULAR: Readonly<Record<string, string>> = {
  hac: 'hecho',
  abr: 'abierto',
  escrib: 'escrito',
  resuelv: 'resuelto',
  devuelv: 'devuelto',
  imprim: 'impreso',
  cierr: 'cerrado',
  prueb: 'probado',
  aprueb: 'aprobado',
  env: 'enviado',
  enví: 'enviado',
  descart: 'descartado',
  sirv: 'servido',
  pid: 'pedido',
  corrig: 'corregido',
  recog: 'recogido',
};
/** "Se prepara": prepared. */
const asDone = (value: string): string =>
  value.replace(
    PASSIVE,
    (_, stem: string, ending: string) =>
      IRREGULAR[stem.toLowerCase()] ?? stem + (ending.startsWith('a') ? 'ado' : 'ido'),
  );
const BEFORE_PASSIVE = /(?<noun>(?:las?|los?|el|cada|un|una) \p{L}{3,}) (?=se \p{L}+[ae]n?(?:,| y| e))/giu;

const ARABIC_DEEDS =
  /بعد (?<before>\p{L}{3,}) (?<noun>ال\p{L}{3,})[،,]? يتم (?<deeds>\p{L}{3,}ها?(?:\s*[،,]?\s*(?:و?ثم|وأخيرا|و?بعدها)\s+\p{L}{3,}ها?(?!\p{L}))+)/gu;

export function onceFor({ clean, closing, found, listed, patterns, vocabulary }: ValueLists) {
  const { language, grammar } = vocabulary;
  const once = ONCE[language];

  /** What is said one after the other from here to the end of the clause. */
  function stepsFrom(text: string, from: number): { values: string[]; length: number } {
    const body = closing(text, from, false).replace(/[.;；。].*$/u, '');
    const { values, length } = listed(body, patterns.split, true);
    const done = values.map((value) => asDone(clean(value)));
    const end = done.findIndex((value) => !vocabulary.isState(value));
    return end < 0 ? { values: done, length } : { values: done.slice(0, end), length };
  }
  /** The states of several that follow each other, where all are said of a noun of that gender. */
  const agreed = (values: readonly string[], noun: string) =>
    language === 'es' && /a$/u.test(grammar.singular(noun))
      ? values.map((value) => value.replace(/(?<=[dt])o$/u, 'a'))
      : values;

  /** "بعد تأكيد الطلب يتم تجهيزه ثم شحنه": Arabic tells by nouns what is done, and calls it so once it has been. */
  function doneInTurn(text: string): Values | undefined {
    for (const match of text.matchAll(ARABIC_DEEDS)) {
      const { before = '', noun = '', deeds = '' } = match.groups ?? {};
      const names = deeds
        .split(/\s*(?:[،,]\s*)?(?:و?ثم|وأخيرا|و?بعدها)\s+/u)
        .map((deed) =>
          (deed.split(' ')[0] ?? '').replace(/(?<=\p{L}{2}ا\p{L})ت(?:ه|ها)$/u, 'ة').replace(/(?:ه|ها)$/u, ''),
        );
      const all = [before, ...names]
        .filter((name) => name !== '')
        .map((name) => `تم ${/^ال/u.test(name) ? '' : 'ال'}${name}`);
      if (all.length < 3 && before === '') continue;
      const start = match.index + match[0].indexOf(noun) + noun.length;
      const result = found('', all, start, match.index + match[0].length, start, true, true, true);
      if (result) return result;
    }
    return undefined;
  }

  return (text: string): Values | undefined => {
    if (language === 'ar') return doneInTurn(text);
    for (const match of once ? text.matchAll(once) : []) {
      const { noun, noun2, state, state2 } = match.groups ?? {};
      const first = (state ?? state2 ?? '').toLowerCase();
      const owner = noun ?? noun2 ?? '';
      const from = match.index + match[0].length;
      const { values, length } = stepsFrom(text, from);
      if (values.length === 0 || !vocabulary.isState(first)) continue;
      const start = match.index + match[0].indexOf(owner) + owner.length;
      const result = found(
        '',
        agreed([first, ...values], owner),
        start,
        from + length,
        start,
        true,
        true,
        true,
      );
      if (result) return result;
    }
    if (language !== 'es') return undefined;
    for (const match of text.matchAll(BEFORE_PASSIVE)) {
      const from = match.index + match[0].length;
      const { values, length } = stepsFrom(text, from);
      const owner = match.groups?.['noun'] ?? '';
      const noun = owner.replace(/^\S+ /u, '');
      const category = vocabulary.thing(noun)?.entry.category;
      // "Los socios se registran y se apuntan": what people do themselves.
      if (values.length < 3 || category === undefined || category === 'person') continue;
      const start = match.index + owner.length;
      const result = found('', agreed(values, noun), start, from + length, start, true, true, true);
      if (result) return result;
    }
    return undefined;
  };
}
