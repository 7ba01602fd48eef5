/** A label as it stands within a sentence: "Add booking", but "Add VIP". */
export const withinSentence = (label: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(label) ? label.charAt(0).toLocaleLowerCase() + label.slice(1) : label;
