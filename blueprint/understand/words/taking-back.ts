import type { AppLanguage } from '../../kinds.ts';

// How people take back what they have just written.

interface TakingBack {
  /** What stands between the slip and what is meant instead. */
  marks: string;
  /** What else comes before what is meant: "simpler:", "let's say". */
  fillers: string;
  /** Words that open a phrase and may stand for each other: a slip begins where the phrase does. */
  openings: readonly RegExp[];
  /** Where the phrase that is meant instead ends. */
  stops: RegExp;
}

export const TAKING_BACK: Readonly<Record<AppLanguage, TakingBack>> = {
  en: {
    marks:
      'no,? (?:sorry|actually|rather|hang on|hold on|scratch that|strike that|make that|i mean(?:t)?)|(?:oh |oops,? |oh,? )?(?:wait,? no|no,? wait(?! (?:list|time|room))|actually,? no|sorry,? no|sorry,? i mean(?:t)?|scratch that|strike that|or rather|on second thoughts?|i mean(?:t)?(?! (?:it|that|this|what|if|we|i|you|they|there|really|to|the whole)))',
    fillers:
      "(?:simpler|better|easier|instead|actually|rather|make it|make that|let's do|let's say|i mean(?:t)?|it's|it is|we need|i need)",
    openings: [/^(?:an?|the|my|our|some|all)$/, /^(?:for|of|to|in|on|at|with|by|from)$/],
    stops:
      /^(?:with|where|which|that|who|whose|and|or|have|has|is|are|each|every|so|because|to|for|from|in|on|can|should|need|needs)$/,
  },
  es: {
    marks:
      '(?:ay,? )?no,? (?:perd[oó]n|espera|mejor(?: dicho)?|digo|quiero decir)|perd[oó]n(?=,)|mejor dicho|quiero decir|más bien',
    fillers: '(?:mejor|más bien|quiero decir|digo|perd[oó]n|es)',
    openings: [/^(?:el|la|los|las|un|una|unos|unas|mi|mis)$/, /^(?:de|del|para|en|con|a|al)$/],
    stops: /^(?:con|que|y|o|donde|cada|tiene|tienen|para|por|en|cuyo)$/,
  },
  fr: {
    marks:
      '(?:ah |enfin,? )?non,? (?:pardon|plutôt|attende?z?|en fait|je veux dire)|enfin,? non|pardon(?=,)|je veux dire|ou plutôt',
    fillers: "(?:plutôt|pardon|je veux dire|en fait|c['’]est)",
    openings: [
      /^(?:le|la|les|un|une|des|mon|ma|mes|notre|nos|l['’].*)$/,
      /^(?:de|du|pour|à|au|aux|dans|d['’].*)$/,
    ],
    stops: /^(?:avec|qui|que|et|ou|où|dont|chaque|ont|a|pour|dans)$/,
  },
  de: {
    marks:
      '(?:ach,? )?(?:nein|ne|nee|stopp|halt|moment),? (?:doch|lieber|besser|quatsch|sorry|eher|warte|ich meine)(?: lieber| besser| eher)?|(?:ach,? )?quatsch(?=,)|(?:sorry,? )?ich meine?(?:te)?(?=,? \\p{Lu})|besser gesagt',
    fillers: '(?:doch|lieber|besser|eher|ich meine?|natürlich)',
    openings: [
      /^(?:der|die|das|den|dem|eine?[nrms]?|meine?[nrms]?|unsere?[nrms]?)$/,
      /^(?:für|von|mit|in|im|an|am|zu|zum|zur|über)$/,
    ],
    stops: /^(?:mit|und|oder|die|der|das|wo|jede[rs]?|haben|hat|sind|ist|für|von)$/,
  },
  zh: {
    marks: '不对|说错了|不不|更正',
    fillers: '(?:应该是|是|改成|其实是)',
    openings: [],
    stops: /^$/,
  },
  ar: {
    marks: 'لا[،,]? (?:عفو[اًا]+|بل|أقصد)|عفو[اًا]+(?=[،,])|أقصد',
    fillers: '(?:أقصد|بل|هو|هي)',
    openings: [],
    stops: /^(?:مع|فيه|فيها|حيث|التي|الذي|لكل)$/,
  },
};
/** "Scratch the address": what is taken back by its name. */
export const LEFT_OUT: Readonly<Partial<Record<AppLanguage, RegExp>>> = {
  en: /[\s,;–—-]*\b(?:scratch|strike|forget|leave out|skip) the (\p{L}+(?: \p{L}+)?)(?=\s*(?:[,.;!]|$))/giu,
};
