import {
  type Facts,
  type FieldFact,
  isSaid,
  isSaidIn,
  type RuleFact,
  spansOf,
  type StatesFact,
} from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { sentenceStart } from '../../mentions.ts';
import { singular } from '../../read/english/inflect.ts';

// "If a check fails the manager gets an email", "when an order is cancelled": the mail goes out at that state, and at no other.

const REACHED =
  /\b(?:if|when|whenever|once|as soon as) (?:an?|the|any|one of the|their|your|my|our) (?:[a-z]+ )?([a-z]+) (?:(fail|pass)(?:s|es|ed)?|(?:is|gets|was|has been|becomes|turns) (?:marked (?:as )?)?([a-z]+))\b/iu;
/** What is passed or failed; a machine that fails is broken. */
const JUDGED = /(?:^| )(?:check|test|inspection|audit|exam|trial|assessment|calibration|attempt)$/u;
const VERDICTS: readonly string[] = ['passed', 'failed'];

/** What the state is called that a clause speaks of. */
const stateIn = (verdict: string | undefined, said = ''): string =>
  verdict === undefined
    ? said.toLowerCase().replace(/^canceled$/u, 'cancelled')
    : `${verdict.toLowerCase()}ed`;

/** @param given facts of an English description */
export const withNotifiedStates = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  given.rules.reduce((facts, rule) => {
    const [span] = spansOf(rule);
    if (
      rule.kind !== 'notify' ||
      !isSaid(rule) ||
      !span ||
      Object.keys(rule.details).some((key) => WHEN.test(key))
    )
      return facts;
    const start = sentenceStart(text, span.start);
    const sentence = text.slice(start).split(/[.!?;\n]/u)[0] ?? '';
    const reached = REACHED.exec(sentence);
    const [clause = '', noun = '', verdict, said] = reached ?? [];
    // What the clause names is what the mail is about, whatever was spoken of before.
    const entity = facts.entities.find((one) => one.noun.split(' ').at(-1) === singular(noun.toLowerCase()));
    const owner = entity?.noun ?? '';
    const isMeant = verdict === undefined ? owner === rule.owner : JUDGED.test(owner);
    if (!entity || !isMeant) return facts;
    const state = stateIn(verdict, said);
    const usual = lexicon.byId(entity.concept ?? '')?.states?.map(({ label }) => keyOf(label.en)) ?? [];
    const told = facts.states.find((one) => one.owner === owner);
    const isKnown = told ? told.values.some((value) => keyOf(value) === state) : usual.includes(state);
    // Whether something passes or fails is kept, where it has no other life.
    const states: StatesFact[] =
      verdict !== undefined && !told && !isKnown
        ? [{ owner, values: [...VERDICTS], source: rule.source }]
        : [];
    if (!isKnown && states.length === 0) return facts;
    const withState: RuleFact = { ...rule, owner, details: { ...rule.details, state } };
    const place = {
      start: start + (reached?.index ?? 0),
      end: start + (reached?.index ?? 0) + clause.length,
    };
    // "Order cancelled" was taken for a question about it.
    const isClause = (field: FieldFact) => field.owner === rule.owner && isSaidIn(field, [place]);
    return {
      ...facts,
      fields: facts.fields.filter((field) => !isClause(field)),
      rules: facts.rules.map((one) => (one === rule ? withState : one)),
      states: [...facts.states, ...states],
    };
  }, given);

/** What tells already when a mail goes out. */
const WHEN = /^(?:state|when|field|below|above)$/u;
