import { lookUp } from '../words/look-up.ts';
import type { AppLanguage } from '../../kinds.ts';

// What the button says that brings a row to a state.

const DONE: Readonly<Record<string, string>> = {
  accepted: 'Accept',
  active: 'Activate',
  adopted: 'Mark as adopted',
  approved: 'Approve',
  archived: 'Archive',
  assigned: 'Assign',
  cancelled: 'Cancel',
  canceled: 'Cancel',
  'checked in': 'Check in',
  'checked out': 'Check out',
  closed: 'Close',
  completed: 'Complete',
  confirmed: 'Confirm',
  declined: 'Decline',
  discarded: 'Discard',
  hired: 'Hire',
  'in progress': 'Start',
  invited: 'Invite',
  'on loan': 'Lend',
  open: 'Open',
  packed: 'Pack',
  paused: 'Pause',
  published: 'Publish',
  refunded: 'Refund',
  rejected: 'Reject',
  reserved: 'Reserve',
  resolved: 'Resolve',
  returned: 'Mark as returned',
  scheduled: 'Schedule',
  sent: 'Send',
  shipped: 'Ship',
  signed: 'Sign',
  started: 'Start',
  stored: 'Store',
  submitted: 'Submit',
  withdrawn: 'Withdraw',
};

/** A state that says how something is, and not what comes next: "paid" against "negotiation". */
const SAYS_HOW =
  /(?:ed|en|ing|ive|able|ible|own|aid|ent|ost|won|done|gone|sold|held|kept|left|ready|due|late|new|free|full|open|ill|dead|good|bad)$|^in |^on |^no[ -]/iu;

const MARK: Readonly<Record<AppLanguage, (label: string) => string>> = {
  en: (label) =>
    lookUp(DONE, label.toLowerCase()) ??
    (SAYS_HOW.test(label) ? `Mark as ${label.toLowerCase()}` : `Move to ${label.toLowerCase()}`),
  es: (label) => `Pasar a «${label}»`,
  fr: (label) => `Passer à « ${label} »`,
  de: (label) => `Auf „${label}“ setzen`,
  zh: (label) => `标记为${label}`,
  ar: (label) => `نقل إلى «${label}»`,
};

export const stepTo = (label: string, language: AppLanguage): string => {
  const text = MARK[language](label);
  return text.length > 40 ? label : text;
};
