// What is chosen, where only its values are said: "cash or card" is how it is paid.

const oneOf = (values: string) => new RegExp(`^(?:${values})$`, 'u');

const NAMES: readonly (readonly [name: string, values: RegExp])[] = [
  [
    'payment method',
    oneOf(
      '(?:by |in )?(?:cash|(?:credit |debit |bank )?card|(?:bank |wire )?transfer|che(?:que|ck)|invoice|paypal|direct debit|standing order|payroll|vouchers?|twint|bizum|venmo|mobile money|on account)',
    ),
  ],
  [
    'frequency',
    oneOf(
      'hourly|daily|weekly|fortnightly|bi-?weekly|monthly|bi-?monthly|quarterly|half-yearly|yearly|annual(?:ly)?|once|one-? ?time|one-off|ad hoc|every .+|(?:once|twice|three times) an? \\w+|on demand|as needed',
    ),
  ],
  [
    'answer',
    oneOf(
      'yes|no|maybe|perhaps|unsure|not sure|abstain|abstention|(?:not )?(?:coming|going|attending)|tentative',
    ),
  ],
  ['difficulty', oneOf('(?:very )?(?:easy|medium|moderate|hard|difficult|challenging)')],
  ['size', oneOf('xxs|xs|s|m|l|xl|xxl|xxxl|(?:extra |very )?(?:small|large)|medium')],
  ['season', oneOf('spring|summer|autumn|fall|winter|all[- ]season|all[- ]year')],
  ['side', oneOf('left|right|both|centre|center|middle')],
  ['time of day', oneOf('(?:early |late )?(?:day|morning|noon|midday|afternoon|evening|night)|bedtime')],
  ['result', oneOf('pass(?:ed)?|fail(?:ed)?|won|lost|draw|drawn|win|loss|positive|negative')],
  [
    'decision',
    oneOf('accepted|declined|approved|rejected|refused|granted|denied|upheld|dismissed|turned down'),
  ],
  [
    'language',
    oneOf(
      'english|german|french|spanish|italian|portuguese|dutch|polish|turkish|arabic|russian|ukrainian|chinese|mandarin|japanese|korean|latin|greek|welsh|irish|hindi|urdu',
    ),
  ],
  [
    'colour',
    oneOf(
      '(?:dark |light )?(?:white|black|gr[ea]y|red|green|blue|yellow|orange|brown|purple|violet|pink|silver|gold|beige|cream)',
    ),
  ],
  ['tier', oneOf('gold|silver|bronze|platinum|diamond')],
  ['weekday', oneOf('(?:mon|tues|wednes|thurs|fri|satur|sun)days?')],
  ['level', oneOf('(?:very )?(?:low|medium|high)|beginner|intermediate|advanced|novice|expert')],
];

/** @param values at least two */
export const nameOfValues = (values: readonly string[]): string | undefined =>
  NAMES.find(([, isOne]) => values.every((value) => isOne.test(value)))?.[0];
