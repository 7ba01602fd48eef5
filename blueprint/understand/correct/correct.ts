import type { AccessFact, Facts, FieldFact, PageFact, RelationFact, RuleFact, Source } from '../facts.ts';
import { isStatus, typeNamed } from '../compile/labels.ts';
import { entityOf, isThere, nounOf, withEntity } from '../assume/grow.ts';
import { isOwnValue } from '../../fields.ts';
import { capital } from '../../capital.ts';
import { keyOf } from '../lexicon.ts';
import { answer } from './questions.ts';
import { singular } from '../read/english/inflect.ts';
import { withLabel } from '../renamed.ts';
import { withoutEntity } from '../without-entity.ts';
import { type Value, withChoices, withoutType, withStates } from './revalued.ts';

// Corrections that a person makes to what was understood: each a pure function from facts to facts.

export type Correction =
  | { do: 'addEntity'; noun: string; words?: string }
  | { do: 'renameEntity'; noun: string; to: string }
  | { do: 'removeEntity'; noun: string }
  | { do: 'addField'; owner: string; label: string; type?: FieldFact['type']; words?: string }
  | ChangeField
  | { do: 'removeField'; owner: string; label: string }
  | { do: 'removeRelation'; from: string; to: string; label?: string }
  /** The states of a thing in their new order; without any it has none. */
  | { do: 'changeStates'; owner: string; values: readonly Value[] }
  | { do: 'removeRule'; owner: string; kind: RuleFact['kind']; details?: RuleFact['details'] }
  | { do: 'removeRole'; noun: string }
  | ({ do: 'removeAccess' } & AccessLine)
  | { do: 'removePage'; kind: PageFact['kind']; entity?: string; title?: string }
  /** Words that weren't understood are settled, wherever they stand. */
  | { do: 'dismiss'; words: string }
  | { do: 'rename'; name: string }
  | { do: 'answer'; question: string; answer: string };

/** A field by another name, of another type or with other choices; what isn't given stays. */
interface ChangeField {
  do: 'changeField';
  owner: string;
  label: string;
  to?: string;
  type?: FieldFact['type'];
  /** In their order; they make a choice of the field. */
  values?: readonly Value[];
}
type AccessLine = Omit<AccessFact, 'source'>;

/**
 * What was understood, with everything that was corrected; a correction of what isn't there changes nothing.
 * @param description the text that the facts were read from
 */
export const applyCorrections = (facts: Facts, corrections: readonly Correction[], description = ''): Facts =>
  corrections.reduce((whole, correction) => corrected(whole, correction, description), facts);

function corrected(before: Facts, correction: Correction, description: string): Facts {
  if (correction.do === 'addField' && !isThere(before, correction.owner)) return before;
  const words = 'words' in correction ? correction.words : undefined;
  const spans = before.unknown.filter(({ start, end }) => description.slice(start, end) === words);
  const source: Source = spans.length > 0 ? { from: 'text', spans } : BY_HAND;
  const facts =
    spans.length === 0
      ? before
      : { ...before, unknown: before.unknown.filter((span) => !spans.includes(span)) };
  switch (correction.do) {
    case 'dismiss':
      return facts;
    case 'addEntity':
      return withThing(facts, correction.noun, source, description);
    case 'renameEntity':
      return withNoun(facts, correction.noun, correction.to);
    case 'removeEntity':
      return withoutEntity(facts, correction.noun);
    case 'addField':
      return withField(facts, correction, source, description);
    case 'changeField':
      return withChange(facts, correction, description);
    case 'removeField':
      return { ...facts, fields: facts.fields.filter((field) => !isField(field, correction)) };
    case 'removeRelation':
      return { ...facts, relations: facts.relations.filter((one) => !isRelation(one, correction)) };
    case 'changeStates':
      return isThere(facts, correction.owner)
        ? withStates(facts, correction.owner, correction.values, BY_HAND, description)
        : facts;
    case 'removeRule':
      return { ...facts, rules: facts.rules.filter((rule) => !isRule(rule, correction)) };
    case 'removeRole':
      return {
        ...facts,
        roles: facts.roles.filter(({ noun }) => noun !== correction.noun),
        access: facts.access.filter(({ who }) => who !== correction.noun),
      };
    case 'removeAccess':
      return { ...facts, access: facts.access.filter((one) => !isAccess(one, correction)) };
    case 'removePage':
      return { ...facts, pages: facts.pages.filter((page) => !isPage(page, correction)) };
    case 'rename':
      return { ...facts, name: correction.name.trim() };
    case 'answer':
      return answer(facts, correction.question, correction.answer);
  }
}

const BY_HAND: Source = { from: 'correction' };
const isField = (field: FieldFact, { owner, label }: { owner: string; label: string }) =>
  field.owner === owner && keyOf(field.label) === keyOf(label);
const isRelation = (one: RelationFact, { from, to, label }: { from: string; to: string; label?: string }) =>
  one.from === from && one.to === to && (label === undefined || one.label === label);
const isPage = (page: PageFact, { kind, entity, title }: Pick<PageFact, 'kind' | 'entity' | 'title'>) =>
  page.kind === kind && page.entity === entity && page.title === title;
const isAccess = (one: AccessLine, other: AccessLine) =>
  one.who === other.who &&
  one.owner === other.owner &&
  one.action === other.action &&
  one.state === other.state &&
  one.allowed === other.allowed;
const isRule = (rule: RuleFact, { owner, kind, details }: Extract<Correction, { do: 'removeRule' }>) =>
  rule.owner === owner &&
  rule.kind === kind &&
  (details === undefined || JSON.stringify(rule.details) === JSON.stringify(details));
/** The same thing by another name, everywhere. */
export function withNoun(facts: Facts, noun: string, text: string): Facts {
  const to = nounOf(text);
  if (to === '' || to === noun || !isThere(facts, noun) || isThere(facts, to)) return facts;
  const renamed = (name: string) => (name === noun ? to : name);
  const owned = <T extends { owner: string }>(list: readonly T[]) =>
    list.map((one) => ({ ...one, owner: renamed(one.owner) }));
  return {
    ...facts,
    entities: facts.entities.map((entity) =>
      entity.noun === noun ? entityOf(facts, to, entity, entity.source) : entity,
    ),
    fields: owned(facts.fields).map((field) =>
      field.computed && field.computed.of !== 'product' && field.computed.entity !== undefined
        ? { ...field, computed: { ...field.computed, entity: renamed(field.computed.entity) } }
        : field,
    ),
    relations: facts.relations.map((one) => ({ ...one, from: renamed(one.from), to: renamed(one.to) })),
    states: owned(facts.states),
    rules: owned(facts.rules).map((rule) => ({
      ...rule,
      details: Object.fromEntries(
        Object.entries(rule.details).map(([key, value]) => [key, value === noun ? to : value]),
      ),
    })),
    access: owned(facts.access),
    pages: facts.pages.map((page) => (page.entity === noun ? { ...page, entity: to } : page)),
  };
}

/** "Services with name, duration and price": what is kept, and what of it. */
const DESCRIBED = /^(.+?)(?:\s*[:(：（]\s*|\s+(?:with|mit|avec|con|مع)\s+)(.+?)[)）.]*$/iu;
const BETWEEN = /\s*[,;、，،]\s*(?:(?:and|und|et|y|و)\s+)?|\s+(?:and|und|et|y|e)\s+|\s+و(?=\p{L})|和/iu;

/** Another thing, in its singular, with the fields that are named with it. */
function withThing(facts: Facts, text: string, source: Source, description: string): Facts {
  const [, named = text, list = ''] = DESCRIBED.exec(text.trim()) ?? [];
  const said = nounOf(named);
  const noun = facts.language === 'en' ? singular(said) : said;
  const added = withEntity(facts, noun, source);
  return list
    .split(BETWEEN)
    .filter((label) => label.trim() !== '')
    .reduce(
      (whole, label) => withField(whole, { owner: noun, label: capital(label.trim()) }, source, description),
      added,
    );
}

/** "Priority: low, medium or high": a field and what is chosen in it. */
const WITH_VALUES = /^([^:：]+)[:：](.+)$/u;
const BETWEEN_VALUES =
  /\s*(?:[,;/|、，،]|→|←|->|=>)\s*(?:(?:and|or|und|oder|et|ou|y|o|u)\s+)?|\s+(?:and|or|und|oder|et|ou|y|e|o|u)\s+|\s+أو\s+|或/iu;

function withField(
  facts: Facts,
  { owner, label: text, type }: { owner: string; label: string; type?: FieldFact['type'] },
  source: Source,
  description: string,
): Facts {
  const [, named = text, list = ''] = WITH_VALUES.exec(text.trim()) ?? [];
  const values = list
    .split(BETWEEN_VALUES)
    .map((name) => ({ name: name.trim() }))
    .filter(({ name }) => name !== '');
  const hasValues = values.length > 1;
  const label = hasValues ? named.trim() : text.trim();
  if (label === '' || !isThere(facts, owner)) return facts;
  if (hasValues && isStatus(label, facts.language))
    return withStates(facts, owner, values, source, description);
  if (facts.fields.some((one) => isField(one, { owner, label }))) return facts;
  const known = typeNamed(label, facts.language);
  // Choices need options, which a name alone doesn't give.
  const found = type ?? (known === 'select' ? 'text' : known) ?? 'text';
  const field: FieldFact = { owner, label, type: found, source };
  const added = { ...facts, fields: [...facts.fields, field] };
  return hasValues ? withChoices(added, (one) => one === field, values, description) : added;
}

function withChange(
  facts: Facts,
  { owner, label, to, type, values }: ChangeField,
  description: string,
): Facts {
  const named = to === undefined ? facts : withLabel(facts, owner, label, to);
  const now = to === undefined || named === facts ? label : to.trim();
  const isIt = (field: FieldFact) => isField(field, { owner, label: now });
  if (values !== undefined) return withChoices(named, isIt, values, description);
  if (type === undefined || !isOwnValue({ type })) return named;
  return {
    ...named,
    fields: named.fields.map((field): FieldFact =>
      isIt(field) ? { ...withoutType(field), type, isTyped: true } : field,
    ),
  };
}
