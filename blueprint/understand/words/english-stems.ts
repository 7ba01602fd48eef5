/** What a form of an English verb may be a form of: by its ending alone, so that some are no words. */
export const stemsOf = (form: string): string[] => [
  form.replace(/s$/, ''),
  form.replace(/es$/, ''),
  form.replace(/ies$/, 'y'),
  form.replace(/ed$/, ''),
  form.replace(/d$/, ''),
  form.replace(/ied$/, 'y'),
  form.replace(/ing$/, ''),
  form.replace(/ing$/, 'e'),
  form.replace(/(.)\1(?:ed|ing)$/, '$1'),
];
