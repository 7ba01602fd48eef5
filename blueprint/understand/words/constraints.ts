import type { AppLanguage } from '../../kinds.ts';

/** Words that say of a field that it has to be filled in, or that no two rows have it alike. */
export interface ConstraintWords {
  required: string;
  unique: string;
  /** Between the name of a field and what has to hold for it. */
  is: string;
  /** Words before a name that are no part of it. */
  article: string;
  /** "A student ID, which is mandatory" */
  relative: string;
  and: string;
}

export const CONSTRAINT_WORDS: Readonly<Record<AppLanguage, ConstraintWords>> = {
  en: {
    required: 'required|mandatory|compulsory|obligatory|filled in',
    unique:
      "(?:absolutely |globally )?unique|(?:must not|mustn['’]?t|may not|cannot|can['’]?t|can not|must never|may never|should not|shouldn['’]?t) (?:be )?(?:repeat(?:ed)?|duplicated?|(?:be )?(?:used|given|issued|assigned|exist|occur|appear)(?: out)? (?:twice|again))",
    is: '(?:is|are|must be|must always be|has to be|have to be|should be|needs? to be|being)(?: always| both| also)?',
    article: 'the|an?|each|every|all|its|their|his|her|our|my',
    relative: ',? (?:which|that)',
    and: ',? and|,| but',
  },
  es: {
    required: 'obligatori[oa]s?|imprescindibles?',
    unique:
      'únic[oa]s?|no (?:se )?(?:puede|pueden|debe|deben) (?:repetir(?:se)?|estar repetid[oa]s?|duplicarse)|no se repiten?',
    is: '(?:es|son|debe ser|deben ser|tiene que ser|tienen que ser|será|serán)(?: siempre)?',
    article: 'el|la|los|las|un|una|cada|su|sus',
    relative: ',? que',
    and: ' y|,| pero',
  },
  fr: {
    required: 'obligatoires?|requise?s?',
    unique:
      'uniques?|ne (?:peut|peuvent|doit|doivent) pas (?:être (?:en double|utilisée?s? deux fois)|se répéter|exister deux fois)',
    is: '(?:est|sont|doit être|doivent être|sera|seront)(?: toujours)?',
    article: "le|la|les|l['’]|un|une|chaque|son|sa|leur|leurs",
    relative: ',? qui',
    and: ' et|,| mais',
  },
  de: {
    required:
      'Pflicht(?:feld(?:er)?|angaben?)?|erforderlich|verpflichtend|obligatorisch|(?:darf|dürfen) nicht (?:leer sein|leer bleiben|fehlen)|(?:muss|müssen) (?:angegeben|ausgefüllt|eingetragen) (?:werden|sein)',
    unique:
      '(?:(?:muss|müssen) )?(?:eindeutig|einmalig)(?: sein)?|(?:darf|dürfen) (?:nicht doppelt|nicht zweimal|nur einmal) (?:vorkommen|vergeben werden|existieren)',
    is: '(?:ist|sind)(?: immer)?(?: eine?)?',
    article: 'der|die|das|den|ein|eine|jede[rs]?|ihre?|seine?',
    relative: ', (?:die|der|das)',
    and: ' und|,| aber',
  },
  ar: {
    required: 'إلزامية?|إجبارية?|مطلوبة?',
    unique: 'فريدا?|فريدة|لا (?:يجب أن )?[يت]تكرر|غير مكررة?',
    is: '(?:يجب أن [يت]كون|هو|هي)',
    article: 'كل',
    relative: '،? (?:وهو|وهي|الذي|التي)',
    and: '،? و|،',
  },
  zh: {
    required: '必填|必须填写?|不能为空|不得为空|为必填项?',
    unique: '唯一|不能重复|不可重复|不得重复|不能相同',
    is: '(?:是|必须是?|要|都|应该?)',
    article: '每个',
    relative: '(?:，)?(?:它|而且)?',
    and: '，|、|且|和|并且|而',
  },
};
