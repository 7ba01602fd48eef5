import type { z } from 'zod';
import { isText, type Message, t } from './index.ts';

/** A fault between the parts of a blueprint, with what its text is filled with. */
function checkMessage(params: Record<string, unknown> | undefined): Message | null {
  if (typeof params?.text !== 'string' || !isText(params.text)) return null;
  const { values } = params;
  const known: Record<string, string | number> = {};
  if (typeof values === 'object' && values !== null)
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string' || typeof value === 'number') known[name] = value;
  return t(params.text, known);
}

/** What is wrong with a value, in words that follow its field's name. A check's own words are kept where they stand in every language. */
export function issueText(issue: z.core.$ZodIssue): Message {
  if (isText(issue.message)) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'Unknown field.';
    case 'invalid_type':
      return /received undefined/.test(issue.message)
        ? 'This field is required.'
        : 'This value has the wrong type.';
    case 'invalid_value':
      return t('Must be one of: {values}.', { values: issue.values.slice(0, 20).map(String).join(', ') });
    case 'too_small': {
      const least = Number(issue.minimum);
      if (issue.origin === 'string')
        return least <= 1
          ? 'This field is required.'
          : t('Use at least {count} characters.', { count: least });
      if (issue.origin === 'array') return t('Add at least {count} items.', { count: least });
      return t('Must be at least {count}.', { count: least });
    }
    case 'too_big': {
      const most = Number(issue.maximum);
      if (issue.origin === 'string') return t('Use at most {count} characters.', { count: most });
      if (issue.origin === 'array') return t('Use at most {count} items.', { count: most });
      return t('Must be at most {count}.', { count: most });
    }
    case 'invalid_format':
      return issue.format === 'email' ? 'Enter a valid e-mail address.' : 'This value has the wrong format.';
    case 'invalid_union':
      return 'This value has the wrong type.';
    case 'custom':
      return checkMessage(issue.params) ?? { stored: issue.message };
    default:
      return { stored: issue.message };
  }
}
