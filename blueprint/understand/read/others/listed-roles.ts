import type { OtherLanguage } from '../../words/others/index.ts';
import type { Span } from '../../facts.ts';
import { lexiconFor } from '../../lexicon.ts';
import type { Sentence } from './sentences.ts';

// "Roles: encargado y socio": who uses the app, and nothing that it keeps.

const HEADS: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /^(?:los )?(?:roles?|usuarios y roles|perfiles|tipos de usuarios?)(?: de usuarios?)?(?: son)?\s*:\s*/iu,
  fr: /^(?:les )?(?:rôles?|profils|types d['’]utilisateurs?)(?: d['’]utilisateurs?)?(?: sont)?\s*:\s*/iu,
  de: /^(?:die )?(?:rollen?|benutzerrollen|nutzerrollen|benutzergruppen)(?: sind)?\s*:\s*/iu,
  zh: /^(?:用户)?角色(?:有|包括|是|分为)?[:：]\s*/u,
  ar: /^(?:ال)?(?:أدوار|ادوار)(?: هي)?\s*:\s*/u,
};
const PARTS: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /\s*[,/]\s*(?:y\s+)?|\s+[yeou]\s+/giu,
  fr: /\s*[,/]\s*(?:et\s+)?|\s+(?:et|ou)\s+/giu,
  de: /\s*[,/]\s*(?:und\s+)?|\s+(?:und|oder)\s+/giu,
  zh: /\s*[,，、/]\s*(?:和|以及)?|和|与|及/gu,
  ar: /\s*[،,/]\s*و?|\s+و/gu,
};
const ARTICLE = /^(?:(?:el|la|los|las|le|les|der|die|das)\s+|l['’]|ال)(?=\p{L}{2})/iu;
const NAME = /^\p{L}[\p{L} '’-]{1,30}$/u;
const MOST_WORDS = 3;

/** Who is listed, each where it stands; nobody where more is said of them than their names. */
export function rolesListed({ text, start }: Sentence, language: OtherLanguage): (Span & { noun: string })[] {
  const head = HEADS[language].exec(text)?.[0];
  if (head === undefined) return [];
  const list = text.slice(head.length).replace(/[.\s]+$/u, '');
  const joints = [...list.matchAll(PARTS[language])];
  const roles = [undefined, ...joints].map((joint, at) => {
    const from = joint ? joint.index + joint[0].length : 0;
    const said = list.slice(from, joints[at]?.index);
    const noun = said.replace(ARTICLE, '');
    const begin = start + head.length + from + said.length - noun.length;
    return { noun: noun.toLowerCase(), start: begin, end: begin + noun.length };
  });
  const lexicon = lexiconFor(language);
  // "角色：名字、等级": what is kept of a character in a game.
  const areNames = roles.every(
    ({ noun }) =>
      NAME.test(noun) && noun.split(' ').length <= MOST_WORDS && lexicon.attribute(noun) === undefined,
  );
  return areNames ? roles : [];
}
