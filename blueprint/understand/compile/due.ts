import type { AppLanguage } from '../../kinds.ts';
import type { Field } from '../../schema.ts';
import { attributeNamed } from '../ontology/index.ts';
import { DUE } from '../words/measures.ts';

/** When something ends by itself is not when it is due. */
const ENDS: readonly string[] = ['endDate', 'ends', 'returnDate', 'checkOut'];

/** The day of which somebody is reminded: "services with date and next date" are over by the first. */
export const dueOf = (days: readonly Field[], language: AppLanguage): Field | undefined =>
  days.find(({ label }) => DUE.test(label) && !ENDS.includes(attributeNamed(label, language)?.name ?? ''));
