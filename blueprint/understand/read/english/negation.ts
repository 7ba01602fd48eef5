/** Words that deny what follows, as a part of a pattern: "not", "can't", "cannot", and "cant" as it is typed. */
export const DENIED = String.raw`\b(?:not|never|cannot|[a-z]+n't|(?:ca|wo|do|does|must|should|may|could)nt)\b`;
