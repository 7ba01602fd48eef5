// Values after a word that announces them, or after a verb of going: "status: open, doing", "goes from a to b".

const LABELS =
  '(?:status(?:es)?|states?|stages?|phases?|priorit(?:y|ies)|types?|categor(?:y|ies)|severity|severities|levels?|conditions?|difficulty|difficulties|kinds?|moods?|frequency|urgency|methods?|sizes?|gender|role|outcomes?|results?|grades?|tier|workflow|pipeline|lifecycle|life cycle|steps?|columns?|lanes?|ratings?|temperature|colou?rs?|genres?|cuisine|channels?|sources?|reasons?|language|currency|shift types?|plan|quality|platforms?|formats?|modes?|verdicts?|severity|diet|flags?|services?|payment|packages?|certification|topics?)';
export const LABEL = `((?:[a-z]+[ -]){0,2}${LABELS})`;
export const IS_LABEL = new RegExp(`^${LABELS}$`, 'u');
/** What a pattern can't do without, looked for first because it is quick. */
const HAS_LABEL = new RegExp(`\\b${LABELS}\\b`, 'u');
export const VALUE = `(?!(?:has|have|with|is|are|can|should|must|we|they|it|each|every|when|if|which|who)\\b)[\\p{L}\\p{N}][\\p{L}\\p{N}'’+-]*(?: (?!(?:and|or|then|to|with|has|have|is|are|can|so|but|each|every|which|that|where|when|if|i|we|they|it)\\b)[\\p{L}\\p{N}][\\p{L}\\p{N}'’+-]*){0,3}`;
export const THEN =
  '(?:\\s*(?:,|/|\\||;)\\s*(?:and then |then |and finally |finally |and |or |to )?|\\s+(?:or|and then|then|and finally|and)\\s+|\\s*(?:->|→|=>|–>|>)\\s*)';
const ARROW = '\\s*(?:->|→|=>|–>|-->|>)\\s*';
const TO =
  '(?:\\s*,?\\s*(?:and then|then)?\\s*(?:to|into|and finally|then)\\s+|\\s*,\\s*(?:and )?(?:then |to )?)';
export const listOf = (separator: string, least = 1) => `(${VALUE}(?:${separator}${VALUE}){${least},11})`;

interface Pattern {
  of: RegExp;
  label: number;
  values: number;
  split: RegExp;
  isLife: boolean;
  /** Only where all of the values read like states. */
  isStrict?: boolean;
  sign?: RegExp;
}
export const SPLIT_LIST = new RegExp(THEN, 'u');
const SPLIT_TO = /\s*,?\s*\b(?:and then to|and then|then to|then|to|into|and finally)\b\s+|\s*,\s*/u;
export const SPLIT_ARROW = new RegExp(`${ARROW}|\\s*(?:/|,|\\bor\\b)\\s*`, 'u');
export const LIFE = /status|state|stage|phase|workflow|pipeline|life ?cycle|steps?|columns?|lanes?/;

export const PATTERNS: readonly Pattern[] = [
  {
    sign: HAS_LABEL,
    of: new RegExp(`\\b${LABEL}\\s+${listOf(THEN)}`, 'giu'),
    label: 1,
    values: 2,
    split: SPLIT_LIST,
    isLife: false,
    isStrict: true,
  },
  {
    sign: HAS_LABEL,
    // Dictated, without a comma: "priority low normal urgent".
    of: new RegExp(`\\b${LABEL}:?\\s+([a-z]+(?: (?!and\\b|or\\b|with\\b)[a-z]+){2,5})(?=[,.;)\\n]|$)`, 'giu'),
    label: 1,
    values: 2,
    split: /\s+/u,
    isLife: false,
    isStrict: true,
  },
  {
    sign: /\(/u,
    of: new RegExp(
      `([\\p{L}]+(?: [\\p{L}]+)?)\\s*\\(\\s*(${VALUE}(?:\\s*(?:/|,? or )\\s*${VALUE}){1,11})\\s*\\)`,
      'giu',
    ),
    label: 1,
    values: 2,
    split: /\s*\/\s*|\s*,? or /u,
    isLife: false,
  },
  {
    sign: /->|→|>/u,
    of: new RegExp(
      `(?:${LABEL}\\s*(?:\\(|:|is|are|of|=)?\\s*)?(${VALUE}(?:${ARROW}${VALUE}){1,11}(?:\\s*(?:/|,|\\bor\\b)\\s*(?:or )?${VALUE}){0,4})`,
      'giu',
    ),
    label: 1,
    values: 2,
    split: SPLIT_ARROW,
    isLife: true,
  },
  {
    sign: HAS_LABEL,
    of: new RegExp(
      `\\b${LABEL}(?:\\s*(?:is |are )?(?:\\(|:|=|–|-)\\s*(?:e\\.?g\\.?,? |either |one of |such as |like )?|\\s+(?:field |column )?(?:is|are|can be|may be|of|such as|like|being|either|includes?|including|could be|will be|should be|must be|that is|which is|which can be|that can be|which are|from)\\s*:?\\s+(?:either |one of )?)${listOf(THEN)}\\)?`,
      'giu',
    ),
    label: 1,
    values: 2,
    split: SPLIT_LIST,
    isLife: false,
  },
  {
    sign: /\//u,
    of: new RegExp(`\\b${LABEL}\\s+(${VALUE}(?:\\s*/\\s*${VALUE}){1,11})`, 'giu'),
    label: 1,
    values: 2,
    split: /\s*\/\s*/u,
    isLife: false,
  },
  {
    of: new RegExp(
      `\\b(?:goes|go|going|kanban|board|pipeline|workflow|moves?|moving|pass(?:es)?|progress(?:es)?|runs?|walks?|advances?) (?:through )?(?:(?:these |the |following |\\w+ )?(?:stages|steps|states|phases)(?::| of)?\\s*)?(?:from )?${listOf(TO)}`,
      'giu',
    ),
    label: 0,
    values: 1,
    split: SPLIT_TO,
    isLife: true,
  },
  {
    of: new RegExp(`\\b(?:goes|go):? ${listOf(THEN)}`, 'giu'),
    label: 0,
    values: 1,
    split: SPLIT_LIST,
    isLife: true,
  },
  {
    of: new RegExp(`\\b(?:goes|go|moves?|pass(?:es)?|progress(?:es)?) through:?\\s+${listOf(THEN)}`, 'giu'),
    label: 0,
    values: 1,
    split: SPLIT_LIST,
    isLife: true,
  },
  {
    of: new RegExp(
      `\\b(?:starts?|begins?)(?: out)?(?: as)? (${VALUE}(?:\\s*,?\\s*(?:and )?(?:then|becomes?|moves? to|turns? into|gets?|ends? as|finally)(?: (?:it )?(?:is|becomes?|gets?))?\\s+${VALUE}){1,8})`,
      'giu',
    ),
    label: 0,
    values: 1,
    split:
      /\s*,?\s*\b(?:and )?(?:then|becomes?|moves? to|turns? into|gets?|ends? as|finally)\b(?: (?:it )?(?:is|becomes?|gets?)\b)?\s+/u,
    isLife: true,
  },
  {
    of: new RegExp(
      `(?:\\b|')(?:s|is|are|be|being|marked(?: as)?|flagged(?: as)?|tagged(?: as)?|labell?ed(?: as)?|set to) (?:either |one of |marked (?:as )?|then )?${listOf(THEN)}`,
      'giu',
    ),
    label: 0,
    values: 1,
    split: SPLIT_LIST,
    isLife: true,
  },
  {
    of: new RegExp(`\\beither ${listOf(THEN)}`, 'giu'),
    label: 0,
    values: 1,
    split: SPLIT_LIST,
    isLife: false,
  },
];
