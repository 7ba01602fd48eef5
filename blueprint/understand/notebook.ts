import type {
  AccessFact,
  EntityFact,
  Facts,
  FieldFact,
  PageFact,
  RelationFact,
  RoleFact,
  RuleFact,
  Source,
  Span,
  StatesFact,
} from './facts.ts';
import type { AppLanguage } from '../kinds.ts';
import { keyOf, type Lexicon } from './lexicon.ts';

// Collects what is found while a description is read, each thing once.

export interface Inflection {
  plural(noun: string): string;
}
type Draft<T> = Omit<T, 'source'>;
interface Found {
  source: Source;
}

export interface Notebook {
  /** @param isSure whether it is named as something to keep, and not only in passing. @returns the noun it is known by */
  entity(noun: string, span: Span, isSure?: boolean): string;
  /** In how many places a thing was named. */
  times(noun: string): number;
  /** The noun of an entity that was named so before. */
  known(noun: string): string | undefined;
  field(field: Draft<FieldFact>, span: Span): void;
  /** No two rows have the same in it. */
  setUnique(owner: string, label: string): void;
  relation(relation: Draft<RelationFact>, span: Span): void;
  /** Takes back that each row of one refers to one of the other. */
  unlink(from: string, to: string): void;
  states(states: Draft<StatesFact>, span: Span): void;
  /** Puts other fields in the place of those that were read, when all things are known. */
  refield(change: (fields: readonly FieldFact[]) => readonly FieldFact[]): void;
  /** The rows of values noted so far: lives, and choices. */
  values(): readonly NotedValues[];
  /** Gives a row of values to its owner, and takes it from whoever had it. */
  giveValues(row: NotedValues, owner: string): void;
  /** Takes a row of values from whoever has it. */
  takeValues(row: NotedValues): void;
  /** Takes back a thing of which nothing is known but its name. */
  forget(noun: string): void;
  rule(rule: Draft<RuleFact>, span: Span): void;
  role(role: Draft<RoleFact>, ...spans: Span[]): void;
  access(access: Draft<AccessFact>, span: Span): void;
  page(page: Draft<PageFact>, span: Span): void;
  unknown(span: Span): void;
  hasField(owner: string, label: string): boolean;
  fieldsOf(owner: string): readonly FieldFact[];
  /** The first thing that has such a field. */
  ownerOf(isIt: (field: FieldFact, owner: string) => boolean): string | undefined;
  /** The values of its life and of its choices. */
  statesOf(owner: string): readonly string[];
  entities(): readonly string[];
  facts(language: AppLanguage, name: string | undefined): Facts;
}

/** Values that follow each other or are chosen from. */
export interface NotedValues {
  /** Nobody's yet where nothing was found that it is said of. */
  owner: string | undefined;
  label: string;
  values: readonly string[];
  isLife: boolean;
  span: Span;
}
interface Noted {
  fact: EntityFact;
  spans: Span[];
  isSure: boolean;
  times: number;
}
const spanOf = ({ source }: Found) => (source.from === 'text' ? source.spans[0] : undefined);
const isHeldBy = (field: FieldFact, owner: string, values: readonly string[]) =>
  field.owner === owner && field.options?.join() === values.join();
function remove<T>(list: T[], isIt: (one: T) => boolean) {
  const at = list.findIndex(isIt);
  if (at >= 0) list.splice(at, 1);
}
/** The readers' phrases are spans with more to them, which is nobody else's to see. */
const said = (...spans: Span[]): Source => ({
  from: 'text',
  spans: spans.map(({ start, end }) => ({ start, end })),
});

export function notebookFor(
  lexicon: Lexicon,
  { plural }: Inflection,
  isHead: (compound: string, noun: string) => boolean,
): Notebook {
  const noted: (Noted & { key: string })[] = [];
  const fields: FieldFact[] = [];
  const relations: RelationFact[] = [];
  const states: StatesFact[] = [];
  const rules: RuleFact[] = [];
  const roles: RoleFact[] = [];
  const accesses: AccessFact[] = [];
  const pages: PageFact[] = [];
  const unknown: Span[] = [];

  const entities = () => noted.filter(({ isSure }) => isSure).map(({ fact }) => fact.noun);
  const fieldsOf = (owner: string) => fields.filter((one) => one.owner === owner);
  const find = (noun: string): Noted | undefined => {
    const key = keyOf(noun);
    const same = noted.find((one) => one.key === key);
    if (same) return same;
    const id = lexicon.thing(noun)?.id;
    const compound = noted.findLast((one) => isHead(one.key, key));
    if (compound && (id === undefined || compound.fact.concept === undefined || compound.fact.concept === id))
      return compound;
    if (id === undefined) return noted.find((one) => isHead(key, one.key) && one.fact.noun.length > 3);
    return undefined;
  };

  return {
    entity(noun, span, isSure = true) {
      const before = find(noun);
      if (before) {
        before.spans.push(span);
        before.isSure ||= isSure;
        before.times += 1;
        return before.fact.noun;
      }
      const concept = lexicon.thing(noun)?.id;
      const fact: EntityFact = {
        noun,
        plural: plural(noun),
        source: said(span),
        ...(concept !== undefined && { concept }),
      };
      noted.push({ key: keyOf(noun), fact, spans: [span], isSure, times: 1 });
      return noun;
    },
    times: (noun) => new Set(find(noun)?.spans.map(({ start }) => start)).size,
    known: (noun) => find(noun)?.fact.noun,
    field(field, span) {
      const key = keyOf(field.label);
      const before = fields.findIndex((one) => one.owner === field.owner && keyOf(one.label) === key);
      const old = fields[before];
      if (!old) fields.push({ ...field, source: said(span) });
      else if ((field.options && !old.options) || (field.computed && !old.computed))
        fields[before] = { ...old, ...field };
    },
    setUnique(owner, label) {
      const at = fields.findIndex((one) => one.owner === owner && one.label === label);
      const field = fields[at];
      if (field) fields[at] = { ...field, unique: true };
    },
    relation(relation, span) {
      const { from, to } = relation;
      if (from === to && relation.label === undefined) return;
      const isThere = relations.some(
        (one) =>
          ((one.from === from && one.to === to) || (one.from === to && one.to === from)) &&
          one.label === relation.label,
      );
      if (!isThere) relations.push({ ...relation, source: said(span) });
    },
    states(found, span) {
      const isThere = states.some(
        ({ owner, values }) => owner === found.owner && values.join() === found.values.join(),
      );
      if (!isThere) states.push({ ...found, source: said(span) });
    },
    values() {
      const labelOf = ({ owner, values }: StatesFact) =>
        fields.find((one) => one.owner === owner && one.options?.join() === values.join())?.label;
      const lives = states.map((one) => ({ ...one, label: labelOf(one) ?? 'status', isLife: true }));
      const choices = fields
        .filter((one) => !states.some((life) => isHeldBy(one, life.owner, life.values)))
        .flatMap((one) => (one.options ? [{ ...one, values: one.options, isLife: false }] : []));
      return [...lives, ...choices].flatMap(({ owner, label, values, isLife, ...found }) => {
        const span = spanOf(found);
        return span ? [{ owner, label, values, isLife, span }] : [];
      });
    },
    giveValues({ owner: before, label, values, isLife, span }, owner) {
      const wasLife = states.some((one) => one.owner === before && one.values.join() === values.join());
      const isCalledSo = fields.some((one) => isHeldBy(one, owner, values) && one.label === label);
      if (before === owner && isLife === wasLife && isCalledSo) return;
      this.takeValues({ owner: before, label, values, isLife, span });
      if (isLife) this.states({ owner, values }, span);
      const isTaken = fields.some(
        (one) => one.owner === owner && keyOf(one.label) === keyOf(label) && one.options !== undefined,
      );
      const free = isTaken ? (isLife ? 'stage' : 'kind') : label;
      this.field({ owner, label: free, type: 'select', options: values }, span);
    },
    takeValues({ owner, values }) {
      remove(fields, (one) => owner !== undefined && isHeldBy(one, owner, values));
      remove(states, (one) => one.owner === owner && one.values.join() === values.join());
    },
    forget(noun) {
      const isUsed = [...fields, ...states, ...rules].some(({ owner }) => owner === noun);
      if (isUsed) return;
      remove(noted, ({ fact }) => fact.noun === noun);
      const kept = relations.filter(({ from, to }) => from !== noun && to !== noun);
      relations.splice(0, relations.length, ...kept);
    },
    unlink: (from, to) => remove(relations, (one) => one.from === from && one.to === to),
    refield: (change) => void fields.splice(0, fields.length, ...change([...fields])),
    rule(rule, span) {
      if (
        !rules.some(
          (one) =>
            one.kind === rule.kind &&
            one.owner === rule.owner &&
            JSON.stringify(one.details) === JSON.stringify(rule.details),
        )
      )
        rules.push({ ...rule, source: said(span) });
    },
    role(role, ...spans) {
      if (!roles.some(({ noun }) => noun === role.noun)) roles.push({ ...role, source: said(...spans) });
    },
    access(access, span) {
      const line = JSON.stringify(access);
      const isThere = accesses.some(({ source: _, ...one }) => JSON.stringify(one) === line);
      if (!isThere) accesses.push({ ...access, source: said(span) });
    },
    page(page, span) {
      if (
        !pages.some((one) => one.kind === page.kind && one.entity === page.entity && one.title === page.title)
      )
        pages.push({ ...page, source: said(span) });
    },
    unknown: (span) => void unknown.push(span),
    hasField: (owner, label) =>
      fields.some((one) => one.owner === owner && keyOf(one.label) === keyOf(label)),
    fieldsOf,
    ownerOf: (isIt) => entities().find((noun) => fieldsOf(noun).some((field) => isIt(field, noun))),
    statesOf: (owner) => [
      ...states.filter((one) => one.owner === owner).flatMap(({ values }) => values),
      ...fields.filter((one) => one.owner === owner).flatMap(({ options }) => options ?? []),
    ],
    entities,
    facts(language, name) {
      const owners = new Set([...fields, ...states].map(({ owner }) => owner));
      const kept = noted.filter(({ isSure, fact }) => isSure || owners.has(fact.noun));
      const named = new Map<string, Noted>();
      for (const one of kept)
        for (const key of [one.key, keyOf(one.fact.plural)]) if (!named.has(key)) named.set(key, one);
      const linked = fields.flatMap((field): RelationFact[] => {
        if (field.type !== 'text' || field.options) return [];
        const to = named.get(keyOf(field.label));
        return to && to.fact.noun !== field.owner
          ? [{ from: field.owner, to: to.fact.noun, many: false, label: field.label, source: field.source }]
          : [];
      });
      const pair = (one: string, other: string) => `${one}\n${other}`;
      const links = new Set(linked.map(({ from, label = '' }) => pair(from, label)));
      const isLinked = ({ owner, label }: FieldFact) => links.has(pair(owner, label));
      const related = new Set(relations.flatMap(({ from, to }) => [pair(from, to), pair(to, from)]));
      const nouns = new Set(kept.map(({ fact }) => fact.noun));
      const isKept = (noun: string) => nouns.has(noun);
      return {
        language,
        ...(name !== undefined && { name }),
        entities: kept.map(({ fact, spans }) => ({ ...fact, source: said(...spans) })),
        fields: fields.filter((field) => isKept(field.owner) && !isLinked(field)),
        relations: [...relations, ...linked.filter(({ from, to }) => !related.has(pair(from, to)))].filter(
          ({ from, to }) => isKept(from) && isKept(to),
        ),
        states: states.filter(
          ({ owner }, at) => isKept(owner) && states.findIndex((one) => one.owner === owner) === at,
        ),
        rules: rules.filter(({ owner }) => isKept(owner)),
        roles,
        access: accesses.filter(({ owner }) => isKept(owner)),
        pages: pages.filter(({ entity }) => entity === undefined || isKept(entity)),
        unknown,
      };
    },
  };
}
