import { isNumeric } from '../../../fields.ts';
import { type Facts, isSaid, overlaps, type RuleFact, type Source, type Span, spansOf } from '../../facts.ts';
import { endsOf } from '../../mentions.ts';
import { categoryOf } from '../../ontology/index.ts';
import { singular } from '../../read/english/inflect.ts';

// "If the temperature is above 8 the coordinator gets an email": a mail at a limit, and none for each new row.

const BEYOND =
  /\b(?<less>below|under|beneath|less than|lower than|fewer than)\b|\b(?:above|over|more than|higher than|greater than|exceed(?:s|ing)?)\b/iu;
const AMOUNT =
  /^ (?:the |its |their |a )?(?:(?:[£$€] ?)?(\d+(?:[.,]\d+)*)(?![\d.,]*\d)(?! ?(?:days?|weeks?|months?|hours?|minutes?|years?)\b)|(?:min(?:imum)?|max(?:imum)?|limit|threshold)\b)/iu;
/** "1,000" and "10.000" are whole thousands, "2.5" and "1,000.50" are not whole. */
function numberOf(written: string): number {
  const whole = /^\d{1,3}(?:[.,]\d{3})+$/u.test(written);
  const decimal = whole ? -1 : Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const digits = (part: string) => part.replace(/\D/gu, '');
  return decimal < 0
    ? Number(digits(written))
    : Number(`${digits(written.slice(0, decimal))}.${digits(written.slice(decimal))}`);
}
/** Nobody is told, or something else has to hold as well, which no rule can say. */
const MORE = /\b(?:nobody|no one|no-one)\b|\band no\b/iu;
const MAILED =
  /\b(?:e-?mails?|e-?mailed|mails?|mailed|sms|notify|notified|notifies|notifications?|inform|informed|informs)\b/iu;
const NEEDED = /\b(?:if|when|once|as soon as|whenever)\b/iu;
const PRONOUN = /^(?:us|them|owner)$/u;
/** What the rules of such a sentence were taken for, before its number was known as a field. */
const TAKEN_FOR: readonly RuleFact['kind'][] = ['notify', 'capacity', 'stock'];

/** @param facts of an English description */
export const withMailsAtLimits = (given: Facts, text: string): Facts =>
  [...endsOf(text), text.length].reduce((facts, end, at, ends) => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1;
    const said = text.slice(from, end).trimStart();
    return withMailIn(facts, { start: end - said.length, end }, said);
  }, given);

/** "Email the buyer": whoever is named right behind. */
const TOLD =
  /\b(?:e-?mails?|mails?|notify|notifies|informs?) (?:the |our |my |all |every )?([a-z]+(?: [a-z]+)?)/iu;
function toldIn({ roles, entities }: Facts, said: string): string | undefined {
  const named = TOLD.exec(said)?.[1]?.toLowerCase() ?? '';
  const isSomeone = (noun: string) =>
    [...roles, ...entities].some((one) => one.noun === noun) || categoryOf(noun) === 'person';
  return [named, named.split(' ')[0] ?? ''].map((words) => singular(words)).find(isSomeone);
}

function withMailIn(facts: Facts, sentence: Span, said: string): Facts {
  const beyond = BEYOND.exec(said);
  if (!beyond || !MAILED.test(said) || MORE.test(said)) return facts;
  const needed = NEEDED.exec(said);
  if (!needed || / and /u.test(said.slice(needed.index, Math.max(needed.index, beyond.index)))) return facts;
  const amount = AMOUNT.exec(said.slice(beyond.index + beyond[0].length));
  const before = said.slice(0, beyond.index).toLowerCase();
  const field = facts.fields
    .filter((one) => isSaid(one) && isNumeric(one) && before.includes(one.label.toLowerCase()))
    .sort((one, other) => other.label.length - one.label.length)[0];
  if (!amount || !field) return facts;
  const isHere = (rule: RuleFact) =>
    TAKEN_FOR.includes(rule.kind) &&
    rule.details['state'] === undefined &&
    spansOf(rule).some((span) => overlaps(span, sentence));
  const noticed = facts.rules.find((rule) => isHere(rule) && rule.details['to'] !== undefined);
  const to = noticed?.details['to'] ?? toldIn(facts, said);
  const source: Source = { from: 'text', spans: [sentence] };
  const isKnown = to === undefined || [...facts.roles, ...facts.entities].some(({ noun }) => noun === to);
  return {
    ...facts,
    roles:
      isKnown || typeof to !== 'string' || PRONOUN.test(to)
        ? facts.roles
        : [...facts.roles, { noun: to, isActor: true, source }],
    rules: [
      ...facts.rules.filter((rule) => !isHere(rule)),
      {
        owner: field.owner,
        kind: 'notify',
        details: {
          [beyond.groups?.['less'] === undefined ? 'above' : 'below']:
            amount[1] === undefined ? 'minimum' : numberOf(amount[1]),
          field: field.label,
          mail: 'yes',
          ...(to !== undefined && { to }),
        },
        source,
      },
    ],
  };
}
