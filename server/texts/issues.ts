import type { z } from 'zod';
import { isText, type Said, t } from './index.ts';

/** What is wrong with a value, in words that follow its field's name. A check's own words are kept where they stand in every language. */
export function issueText(issue: z.core.$ZodIssue): Said {
  if (isText(issue.message)) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is not known here';
    case 'invalid_type':
      return /received undefined/.test(issue.message)
        ? 'is needed'
        : 'is not of the kind that is asked for here';
    case 'invalid_value':
      return t('has to be one of: {values}', { values: issue.values.slice(0, 20).map(String).join(', ') });
    case 'too_small': {
      const least = Number(issue.minimum);
      if (issue.origin === 'string')
        return least <= 1 ? 'is needed' : t('needs at least {count} characters', { count: least });
      if (issue.origin === 'array') return t('needs at least {count} entries', { count: least });
      return t('has to be at least {count}', { count: least });
    }
    case 'too_big': {
      const most = Number(issue.maximum);
      if (issue.origin === 'string') return t('may have at most {count} characters', { count: most });
      if (issue.origin === 'array') return t('may have at most {count} entries', { count: most });
      return t('may be at most {count}', { count: most });
    }
    case 'invalid_format':
      return issue.format === 'email'
        ? 'is not an e-mail address'
        : 'is not written the way it has to be here';
    default:
      return { kept: issue.message };
  }
}
