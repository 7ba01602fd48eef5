import { isSaidIn, type AccessFact, type Facts, type Source, spansOf, type StatesFact } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { isGone } from '../../../over.ts';
import { type SignOff, SIGN_OFFS } from '../../words/english-sign-offs.ts';

// The states that sign-offs need: "the supervisor has to sign each shift" gives shifts a state that only the supervisor brings about.

/** What comes once something was approved, by the words that people have for it. */
const OUT = /\b(?:live|out|online|show|shows|shown|appear|appears|visible|public|published)\b/;
const PUBLISHED = /^(?:published|live|online|visible)$/i;

/** Where a new state goes in the life of a thing. */
function placeOf(values: readonly string[], before: string | undefined, isLast: boolean): number {
  const words = ` ${(before ?? '').toLowerCase()} `;
  const next = values.findIndex(
    (value, at) =>
      at > 0 && (words.includes(` ${value.toLowerCase()} `) || (OUT.test(words) && PUBLISHED.test(value))),
  );
  if (next > 0) return next;
  const gone = values.findIndex((value, at) => at > 0 && isGone(value));
  const last = gone < 0 ? values.length : gone;
  return isLast ? (/^expired$/i.test(values[last - 1] ?? '') ? last - 1 : last) : 1;
}

/** What a thing is while nothing happens to it: what is put away and taken out goes through no steps that are signed. */
const AT_REST = /^(?:available|active|free|in stock|vacant|in service|working)$/i;
const REST = 'available';
const REFUSED = /^(?:rejected|declined|refused)$/i;

const BECAUSE: Source = { from: 'knowledge', because: 'only some may take a step of it' };

interface Settled {
  states: readonly StatesFact[];
  access: readonly AccessFact[];
  /** Steps that no state can tell of. */
  left: readonly AccessFact[];
}

const withLife = (states: readonly StatesFact[], life: StatesFact): StatesFact[] => [
  ...states.filter(({ owner }) => owner !== life.owner),
  life,
];

/** "Blocked until the mechanic releases it": a state that only the mechanic ends. */
function blocked(whole: Settled, fact: AccessFact, ends: string): Settled {
  const life = whole.states.find(({ owner }) => owner === fact.owner);
  const [rest = REST, ...others] = life?.values ?? [];
  if (!AT_REST.test(rest)) return { ...whole, left: [...whole.left, fact] };
  const isThere = others.some((value) => keyOf(value) === keyOf(ends));
  const values = isThere ? [rest, ...others] : [rest, ...others, ends];
  const grown: StatesFact = { owner: fact.owner, values, source: life?.source ?? BECAUSE };
  const states = withLife(whole.states, grown);
  return { ...whole, states, access: [...whole.access, { ...fact, state: rest }] };
}

/** A step that was told without its thing belongs to what can be what it comes before: "two have to agree before it's paid". */
function atItsThing(fact: AccessFact, states: readonly StatesFact[]): AccessFact {
  const { step, owner } = fact;
  if (step?.isGuessed !== true || step.before === undefined) return fact;
  const words = ` ${step.before} `;
  const isMeant = ({ values }: StatesFact) =>
    values.some((value, at) => at > 0 && words.includes(` ${value.toLowerCase()} `));
  const [meant, ...others] = states.filter(isMeant);
  return meant && others.length === 0 && meant.owner !== owner ? { ...fact, owner: meant.owner } : fact;
}

/** "Signed y/n" is ticked, and no state. */
const isTicked = ({ fields }: Facts, { owner }: AccessFact, { state }: SignOff): boolean =>
  fields.some(
    ({ owner: of, label, source }) =>
      of === owner && source.from === 'text' && keyOf(label).includes(keyOf(state).slice(0, 5)),
  );

/** A life with the state that a step brings about, where nothing else was said of it. */
function grown(whole: Settled, fact: AccessFact, does: SignOff): Settled {
  const { owner, step } = fact;
  const life = whole.states.find((one) => one.owner === owner);
  const values = life?.values ?? [];
  const isFixed = life?.source.from === 'text' || AT_REST.test(values[0] ?? '');
  if (step?.isNeeded !== true) return whole;
  if (isFixed) return { ...whole, left: [...whole.left, fact] };
  const from = values.length > 0 ? values : [does.isLast ? 'open' : 'pending'];
  const place = placeOf(from, step.before, does.isLast);
  const all = [...from.slice(0, place), does.state, ...from.slice(place)];
  const states = withLife(whole.states, { owner, values: all, source: life?.source ?? BECAUSE });
  return { ...whole, states, access: [...whole.access, fact] };
}

/** The life of a thing with the state of a step, and that step by the name of its state. */
function settled(whole: Settled, told: AccessFact, facts: Facts): Settled {
  const fact = atItsThing(told, whole.states);
  const does = SIGN_OFFS.find(({ state }) => state === fact.state);
  if (!fact.step || !does) return { ...whole, access: [...whole.access, fact] };
  if (fact.step.ends !== undefined) return blocked(whole, fact, fact.step.ends);
  const values = whole.states.find(({ owner }) => owner === fact.owner)?.values ?? [];
  const known = values.find((value) => keyOf(value) === keyOf(does.state) || does.fits.test(value));
  if (known === undefined) return isTicked(facts, fact, does) ? whole : grown(whole, fact, does);
  const others = does.isVerdict === true ? values.filter((value) => REFUSED.test(value)) : [];
  return { ...whole, access: [...whole.access, ...[known, ...others].map((state) => ({ ...fact, state }))] };
}

/** The facts with the states that their sign-offs bring about; steps that nothing stands for weren't understood. */
export function withSignOffs(facts: Facts): Facts {
  const { states, access, left } = facts.access.reduce<Settled>(
    (whole, fact) => settled(whole, fact, facts),
    { states: facts.states, access: [], left: [] },
  );
  // What one reading makes something of is understood.
  const spans = left.flatMap(spansOf).filter((span) => !access.some((fact) => isSaidIn(fact, [span])));
  return { ...facts, states, access, unknown: [...facts.unknown, ...spans] };
}
