// Words of a request and of a label that mean the same, however they end.

/** Words that any date may be called by, and others that say nothing of which it is. */
const COMMON =
  /^(?:date|dates|day|days|time|times|week|weeks|month|months|year|years|hours?|which|what|show|list|with|that|this|have|been|more|than|over|next|last|first|within|since|after|before|from|until|still|need|needs|want|soon|today|tomorrow|name|number|status|type|late|overdue|expired|past|due|the|and|for|has|not|are|was|who|whose|our|all|any)$/;
const STEM = 4;
/** What tells words apart from others, without endings: short words as they are. */
export const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !COMMON.test(word))
    .map((word) => word.slice(0, Math.max(STEM, word.length - 3)));
export const isAlike = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
