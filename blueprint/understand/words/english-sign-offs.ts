// What somebody does to rows that nothing happens with before: they sign, approve, check or release them.

export interface SignOff {
  /** How it is said, in all forms of the verb. */
  forms: string;
  /** How a row is called afterwards. */
  state: string;
  /** States that mean the same. */
  fits: RegExp;
  /** Whether it is done at the end of a life, or before anything else happens. */
  isLast: boolean;
  /** Too common a word to say so by itself: "signs" and "checks". */
  isWeak?: boolean;
  /** It may end badly as well. */
  isVerdict?: boolean;
}

const POINTED = '(?:(?:it|them|this|that|these|those|each|every|all|everything|things?)(?: one)? )?';
const APPROVED = /^(?:approved?|accepted|confirmed|agreed|authori[sz]ed|granted|ok|okayed|passed)$/i;
const CHECKED = /^(?:checked|verified|inspected|reviewed|tested|approved)$/i;
const SIGNED = /^(?:signed|signed[ -]off|countersigned)$/i;

export const SIGN_OFFS: readonly SignOff[] = [
  { forms: String.raw`countersign(?:s|ed)?`, state: 'countersigned', fits: SIGNED, isLast: true },
  {
    forms: String.raw`sign(?:s|ed)? ${POINTED}off|initial(?:s|l?ed)`,
    state: 'signed off',
    fits: SIGNED,
    isLast: true,
  },
  {
    forms: String.raw`sign(?:s|ed)?(?! (?:up|in|out|on|for|off|${POINTED}(?:off|up|in|out))\b)`,
    state: 'signed',
    fits: SIGNED,
    isLast: true,
    isWeak: true,
  },
  {
    forms: String.raw`approve[sd]?|okay(?:s|ed)?|ok(?:s|ed|'s|'d)?(?= (?:it|them|this|that|the|each|every|all|any|their|before|first)\b)|authori[sz]e[sd]?|green-?lights?|green-?lit|rubber-?stamp(?:s|ed)?|wave[sd]? ${POINTED}through`,
    state: 'approved',
    fits: APPROVED,
    isLast: false,
  },
  {
    forms: String.raw`agree[sd]?(?: to| on| with)?|consent(?:s|ed)(?: to)?`,
    state: 'approved',
    fits: APPROVED,
    isLast: false,
    isWeak: true,
  },
  {
    forms: String.raw`sa(?:ys?|id) (?:yes|ok|okay)(?: or no)?|(?:has|have) to decide|must decide|decide[sd]?`,
    state: 'approved',
    fits: APPROVED,
    isLast: false,
    isVerdict: true,
    isWeak: true,
  },
  {
    forms: String.raw`(?:has|have|gets?) the (?:last|final) (?:word|say|decision)`,
    state: 'approved',
    fits: APPROVED,
    isLast: false,
    isVerdict: true,
  },
  {
    forms: String.raw`give[sn]? (?:(?:the|their|his|her|its|an?) )?(?:final )?(?:ok|okay|go-?ahead|green light|approval|blessing|consent|permission|thumbs[- ]up|nod|clearance|all-?clear)`,
    state: 'approved',
    fits: APPROVED,
    isLast: false,
  },
  { forms: String.raw`confirm(?:s|ed)?`, state: 'confirmed', fits: APPROVED, isLast: false, isWeak: true },
  { forms: String.raw`accept(?:s|ed)?`, state: 'accepted', fits: APPROVED, isLast: false, isWeak: true },
  {
    forms: String.raw`(?:double-?)?check(?:s|ed)?(?! (?:in|out|if|whether|that)\b)|look(?:s|ed)? ${POINTED}over`,
    state: 'checked',
    fits: CHECKED,
    isLast: true,
    isWeak: true,
  },
  { forms: String.raw`verif(?:y|ies|ied)`, state: 'verified', fits: CHECKED, isLast: true, isWeak: true },
  { forms: String.raw`inspect(?:s|ed)?`, state: 'inspected', fits: CHECKED, isLast: true, isWeak: true },
  {
    forms: String.raw`review(?:s|ed)?|proof-?reads?|reads? ${POINTED}(?:through|over)`,
    state: 'reviewed',
    fits: CHECKED,
    isLast: true,
    isWeak: true,
  },
  { forms: String.raw`test(?:s|ed)?`, state: 'tested', fits: CHECKED, isLast: true, isWeak: true },
  {
    forms: String.raw`release[sd]?`,
    state: 'released',
    fits: /^released|^published$/i,
    isLast: true,
    isWeak: true,
  },
  { forms: String.raw`clear(?:s|ed)?`, state: 'cleared', fits: /^cleared$/i, isLast: true, isWeak: true },
  {
    forms: String.raw`repair(?:s|ed)?|fix(?:es|ed)?`,
    state: 'repaired',
    fits: /^(?:repaired|fixed)$/i,
    isLast: true,
    isWeak: true,
  },
  {
    forms: String.raw`publish(?:es|ed)?`,
    state: 'published',
    fits: /^published$/i,
    isLast: true,
    isWeak: true,
  },
  {
    forms: String.raw`pays? ${POINTED}(?:out|back)`,
    state: 'paid',
    fits: /^paid$/i,
    isLast: true,
    isWeak: true,
  },
];

/** What one gives who signs off, as a noun: "needs the chair's ok". */
export const CONSENT =
  '(?:ok|okay|approval|signature|sign-?off|consent|permission|blessing|go-?ahead|say-?so|nod|green light|all-?clear|clearance|agreement)';
