import { isSaidIn, type Facts, type Span } from '../../facts.ts';
import { WEIGHTS } from '../../words/english-weights.ts';
import { FIELD_WEIGHTS } from '../../words/field-weights.ts';
import { type Lexicon, lexiconFor } from '../../lexicon.ts';
import { categoryOf } from '../../ontology/index.ts';
import { mentionsOf } from '../../mentions.ts';
import { type NotedValues, type Notebook, notebookFor } from '../../notebook.ts';
import { withoutActors } from './actors.ts';
import { withoutAnybody } from './anybody.ts';
import { asksIn } from './asked/asks.ts';
import { isHowOften, isSum } from './asked/figures.ts';
import { readAsked, readWorkedOut } from './asked/index.ts';
import { withDatesAsked } from './asked/dates-asked.ts';
import { readAttention, type Watched } from './asked/attention.ts';
import type { ValueWeights } from './choices/weighed.ts';
import { OWNER_WEIGHTS } from '../../words/owner-weights.ts';
import { ROW_WEIGHTS } from '../../words/row-weights.ts';
import { readerFor } from './clauses.ts';
import { withListsOfClauses } from './fields/behind-clauses.ts';
import { candidatesIn } from './fields/candidates.ts';
import { withCounts } from './fields/counted.ts';
import { withDatedLabels } from './fields/dated-labels.ts';
import { withFromTo } from './fields/from-to.ts';
import { measuresIn, withMeasures } from './fields/measured.ts';
import { settledFields } from './fields/settle.ts';
import { withoutSpeech } from './fields/spoken.ts';
import { withoutAsidesIn } from './fields/unkept.ts';
import { withReferences } from './fields/who.ts';
import { withQuestioned } from './questioned-records.ts';
import { withAttendance, withPresence, withReplies } from './replies.ts';
import { withRepeated } from './repeated.ts';
import { type Weighed, weighedFields } from './fields/signs.ts';
import { likelihood, type Weights } from '../../likelihood.ts';
import { type Votes, votesFor } from './choices/votes.ts';
import { containedIn, HOUSES_PEOPLE } from './contained.ts';
import { collapsed } from './collapse.ts';
import { withRulesAtFields } from './rules/following.ts';
import { noteSheets } from '../sheets/sheet.ts';
import { type Choice, isYesNo } from './choices/choice.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import { besidesIn, type Owned, placeValues } from './choices/placed.ts';
import { ownersFor, settled } from './choices/owners.ts';
import { areTwoOfMore } from './choices/told-apart.ts';
import { eventIn } from './events.ts';
import { withHandedOver } from './handed.ts';
import { noteHappenings } from './happenings.ts';
import { withMarks } from './interactions.ts';
import { headedIn, livedIn, livingIn } from './headed.ts';
import { foundAmong, type Hidden, hiddenIn, isOfKnown } from './hidden.ts';
import { plural, singular } from './inflect.ts';
import { withoutMessages } from './messages.ts';
import { withKeptDeeds } from './kept-deeds.ts';
import { nameIn } from './name.ts';
import { withListKept } from './opening-list.ts';
import { withNamedDeeds } from './named-deeds.ts';
import { isApp, isSetting, judgeWith } from './sorts.ts';
import { type RoleEvidence, rolesAmong, roleSigns } from './access/role-signs.ts';
import type { Holding } from './holding.ts';
import { HOLDER_WEIGHTS } from '../../words/holder-weights.ts';
import { HIDDEN_WEIGHTS } from '../../words/hidden-weights.ts';
import { ROLE_WEIGHTS } from '../../words/role-weights.ts';
import { unheldIn } from './unheld.ts';
import { withPartsOfThings } from './of-thing.ts';
import { unknownIn } from './unknown.ts';
import { type Scene, stageFor } from './scene.ts';
import { ownersOfTold, withoutToldFields } from './told.ts';
import { type AllWeights, type Verdicts, verdictsOf } from './verdicts.ts';
import { withQuestionsMarked, withShortQuestions } from './yes-or-no.ts';
import { type Prepared, isPerson, prepare, renamed } from './prepared.ts';

/** So few nouns are taken as they are read. */
const FEW = 5;

/** Reads clause by clause. */
function readClauses(
  { chunked, survey, sheets, declared }: Prepared,
  lexicon: Lexicon,
  verdicts?: Verdicts,
): Notebook {
  const notebook = notebookFor(lexicon, { plural }, (compound, noun) => compound.endsWith(` ${noun}`));
  noteSheets(sheets, notebook, lexicon, 'name');
  for (const { noun, span } of declared.things) notebook.entity(noun, span);
  const reader = readerFor(lexicon, notebook, survey, verdicts, sheets.at(-1)?.record);
  for (const { units, sentence } of chunked) reader.read(units, sentence);
  reader.finish();
  for (const { sentence } of chunked) noteHappenings(sentence, notebook, lexicon);
  return notebook;
}

const evidenceFor = (prepared: Prepared, lexicon: Lexicon): Evidence[] =>
  evidenceOf(
    prepared.chunked.map(({ units }) => units),
    readClauses(prepared, lexicon).facts('en', undefined),
    lexicon,
    prepared.survey,
  );

/** The signs by which each noun of a description is judged. */
export function evidenceIn(text: string): Evidence[] {
  const lexicon = lexiconFor('en');
  return evidenceFor(prepare(text, lexicon, ROW_WEIGHTS), lexicon);
}

/** The rows of values of a description, those included that its clauses gave to nobody. */
function ownedIn(
  notebook: Notebook,
  { chunked, sheets, told }: Prepared,
  text: string,
  lexicon: Lexicon,
  likelihoodOf: (noun: string) => number,
  votes: () => Votes,
): Owned[] {
  const read = notebook.values();
  const isNoted = ({ values }: Choice) => read.some((row) => row.values.join() === values.join());
  const left = chunked
    .flatMap(({ units }) => units)
    .flatMap((unit) => (unit.type === 'choice' && !isNoted(unit.choice) ? [unit.choice] : []))
    .filter(({ values, isOnlyNamed }) => !isYesNo(values) && !isOnlyNamed);
  const rows = [
    ...read,
    ...left.map(({ label, values, isLife, start, end }): NotedValues => {
      const title = label === '' ? (isLife ? 'status' : 'type') : singular(label);
      return { owner: undefined, label: title, values, isLife, span: { start, end } };
    }),
  ];
  // What a column lists is its record's, and nothing speaks for anybody else.
  const isColumn = ({ span }: NotedValues) =>
    sheets.some(({ columns }) => columns.some((column) => column.span.start === span.start));
  const open = rows.filter((row) => !isColumn(row));
  if (open.length === 0) return [];
  const facts = notebook.facts('en', undefined);
  const ownersOf = ownersFor(facts, text, lexicon, likelihoodOf, votes());
  const mentions = mentionsOf(facts.entities, text);
  const ownersIn = (row: NotedValues) => {
    const life = told.find((one) => one.values.join() === row.values.join());
    return life
      ? ownersOfTold(row, life, ownersOf(row), mentions, (noun) => isPerson(noun, lexicon))
      : ownersOf(row);
  };
  const besides = besidesIn(chunked.flatMap(({ units }) => units));
  return open.map((row) => ({ row, owners: ownersIn(row), beside: besides.get(row.span.start) }));
}

/** Who needs no role, or has one only where the text asks for it. */
const NO_ROLE = /^(?:public|member|own|owner|admin)$/;

const VALUE_WEIGHTS: ValueWeights = { rows: ROW_WEIGHTS, owners: OWNER_WEIGHTS };

/** What an English description says. */
export const readEnglish = (text: string): Facts => readWeighing(text, WEIGHTS);

interface Fields {
  /** What the clauses say. */
  facts: Facts;
  /** What could be a field, with what speaks for each of the things having it. */
  weighed: readonly Weighed[];
}
const votesOf = ({ facts, weighed }: Fields, { chunked }: Prepared): Votes =>
  votesFor(
    weighed,
    facts.entities.map(({ noun }) => noun),
    FIELD_WEIGHTS,
    chunked.map(({ sentence }) => sentence.start),
  );

interface HiddenThings {
  /** What was found without them. */
  entities: readonly string[];
  hidden: readonly Hidden[];
}
interface Reading {
  prepared: Prepared;
  notebook: Notebook;
  hidden: HiddenThings;
  /** The rows of values, as they were read. */
  owned: readonly Owned[];
  fields: Fields;
  roles: readonly RoleEvidence[];
  holdings: readonly Holding[];
  watched: readonly Watched[];
  scenes: readonly Scene[];
}

/** It is read twice: first to weigh which nouns are things, then with that known. */
function readTwice(
  text: string,
  lexicon: Lexicon,
  weights: AllWeights,
  values: ValueWeights = VALUE_WEIGHTS,
  hiddenWeights: Weights = HIDDEN_WEIGHTS,
): Reading {
  const lower = text.toLowerCase();
  const prepared = prepare(text, lexicon, values.rows);
  const evidence = evidenceFor(prepared, lexicon);
  const isKnown = (noun: string) => lexicon.thing(noun) !== undefined;
  const weighed = verdictsOf(evidence, weights.things, isKnown);
  const isPlain =
    evidence.length < FEW &&
    !evidence.some(
      ({ isOnlyCounted, isOnlyPart, signs }) =>
        isOnlyCounted || (isOnlyPart && signs.includes('said:entity')),
    );
  const verdicts = isPlain || weighed.things.length === 0 ? undefined : weighed;
  const named = verdicts ? renamed(prepared, verdicts) : prepared;
  const { chunked, sheets } = named;
  const notebook = readClauses(named, lexicon, verdicts);
  const sums = chunked.flatMap(({ units }) =>
    units.filter((_, at) => isSum(units, at) || isHowOften(units, at)),
  );
  notebook.refield((read) => read.filter((field) => !isSaidIn(field, sums)));
  const sure = chunked
    .flatMap(({ units }) => units)
    .filter(
      (unit) =>
        unit.type === 'noun' &&
        unit.determiner !== 'no' &&
        verdicts?.isSurely(unit.noun) &&
        !isApp(unit) &&
        !isSetting(unit),
    );
  const headed = chunked.flatMap(({ units }, row) => headedIn(units, row === 0, lexicon));
  for (const unit of [...sure, ...headed])
    if (unit.type === 'noun' && !notebook.entities().includes(notebook.known(unit.noun) ?? ''))
      notebook.entity(unit.noun, unit);

  for (const { noun, ...span } of chunked.flatMap(({ units }) => livedIn(units, lower, lexicon)))
    notebook.entity(notebook.known(noun) ?? noun, span);

  const odds = new Map(evidence.map(({ noun, signs: own }) => [noun, likelihood(own, weights.things)]));
  const likelihoodOf = (noun: string) =>
    sheets.some(({ record }) => record === noun) ? 1 : (odds.get(noun) ?? 0);
  const sentences = chunked.map(({ units }) => units);
  const living = notebook.entities().length === 0 ? livingIn(sentences, lexicon) : undefined;
  if (living) notebook.entity(living.noun, living);
  const entities = notebook.facts('en', undefined).entities.map(({ noun }) => noun);
  const hidden = verdicts ? hiddenIn({ sentences, entities, likelihoodOf, lexicon }) : [];
  const before = notebook.facts('en', undefined);
  for (const one of foundAmong(hidden, hiddenWeights))
    if (!isOfKnown(one, sentences, before)) notebook.entity(one.noun, one.span);
  for (const { event, spoken } of named.told)
    if (event !== undefined && spoken[0]) notebook.entity(event, spoken[0]);
  for (const { what, where, span } of chunked.flatMap(({ sentence }) => containedIn(sentence))) {
    const from = notebook.known(what);
    if (from === undefined || !notebook.entities().includes(from)) continue;
    const isSomeone = isPerson(what, lexicon) || categoryOf(what) === 'person';
    if (isSomeone && !HOUSES_PEOPLE.test(where)) continue;
    notebook.relation({ from, to: notebook.entity(where, span), many: false }, span);
  }
  // Rules and pages may speak of it.
  let known = notebook.facts('en', undefined);
  for (const units of sentences) {
    const event = eventIn(units, known, lexicon);
    if (!event) continue;
    notebook.entity(event.record, event.happens);
    known = notebook.facts('en', undefined);
  }

  const weighFields = (): Fields => {
    const facts = notebook.facts('en', undefined);
    const candidates = candidatesIn(sentences, facts.fields, lexicon);
    return {
      facts,
      weighed: weighedFields({ text, rows: chunked, facts, likelihoodOf }, candidates, lexicon),
    };
  };
  // Only rows of values ask for them, and many texts have none.
  const votes = () => votesOf(weighFields(), prepared);
  const owned = ownedIn(notebook, named, text, lexicon, likelihoodOf, votes);
  for (const { row, owners } of owned) if (owners.length === 0) notebook.takeValues(row);
  for (const one of settled(owned, values.owners)) {
    const known = lexicon.thing(one.owner)?.states?.length ?? 0;
    if (areTwoOfMore(one.row, text, known)) notebook.takeValues(one.row);
    else placeValues(notebook, one);
  }
  const fields = weighFields();
  const stage = stageFor(notebook, lexicon, HOLDER_WEIGHTS, text);
  const signs = roleSigns();
  const watched: Watched[] = [];
  const scenes = chunked.map(({ units, sentence }) => stage.scene(sentence, units));
  for (const [at, scene] of scenes.entries()) {
    const { sentence, units } = chunked[at] ?? {};
    const asks =
      sentence && units ? asksIn(sentence, units, (words) => scene.named(words) !== undefined) : [];
    const parts = asks.length > 0 ? asks.map((ask) => stage.scene(ask.sentence, ask.units)) : [scene];
    readAsked(scene, parts);
    watched.push(...parts.flatMap((part) => [...readAttention(part)]));
    signs.read(scene);
  }
  const { access } = notebook.facts('en', undefined);
  const takesStep = (noun: string) =>
    access.some(({ who, state, step }) => who === noun && state !== undefined && step?.isNeeded !== false);
  return {
    prepared: named,
    notebook,
    hidden: { entities, hidden },
    owned,
    fields,
    roles: signs.evidence(takesStep),
    holdings: stage.holdings(),
    watched,
    scenes,
  };
}

/** What may be things though no phrase names them by itself, with the signs by which that is judged. */
export const hiddenThings = (text: string): HiddenThings => readTwice(text, lexiconFor('en'), WEIGHTS).hidden;

/** The signs by which it is judged who has a role of their own. */
export const rolesIn = (text: string): readonly RoleEvidence[] =>
  readTwice(text, lexiconFor('en'), WEIGHTS).roles;

/** What is asked for in a text, each with the signs by which it is judged which thing holds it. */
export const holdingsIn = (text: string): readonly Holding[] =>
  readTwice(text, lexiconFor('en'), WEIGHTS).holdings;

/** What a text says of rows that could ask to see them, with the signs by which that is judged. */
export const watchedRows = (text: string): readonly Watched[] =>
  readTwice(text, lexiconFor('en'), WEIGHTS).watched;

/** The signs by which it is judged what is a field, and whose. */
export const fieldsIn = (text: string): Fields => readTwice(text, lexiconFor('en'), WEIGHTS).fields;

/** The rows of values of a description, with the signs by which their owners are chosen. */
export const ownersOfValues = (text: string): readonly Owned[] =>
  readTwice(text, lexiconFor('en'), WEIGHTS).owned;

/** The same by other weights. */
export function readWeighing(
  text: string,
  weights: AllWeights,
  fieldWeights = FIELD_WEIGHTS,
  values = VALUE_WEIGHTS,
  hiddenWeights = HIDDEN_WEIGHTS,
): Facts {
  const lexicon = lexiconFor('en');
  const { prepared, notebook, roles, fields, scenes } = readTwice(
    text,
    lexicon,
    weights,
    values,
    hiddenWeights,
  );
  const owners = fields.facts.entities.map(({ noun }) => noun);
  notebook.refield((read) =>
    withMeasures(
      withoutAsidesIn(
        withoutToldFields(
          withoutSpeech(settledFields(read, fields.weighed, owners, fieldWeights), lexicon),
          prepared.told,
        ),
        text,
      ),
      measuresIn(text),
    ),
  );
  for (const scene of scenes) readWorkedOut(scene);
  for (const { noun, spans } of rolesAmong(roles, ROLE_WEIGHTS)) notebook.role({ noun }, ...spans);
  for (const { noun, span } of prepared.declared.roles) notebook.role({ noun }, span);
  // Whose rights are told has a role: without one they would have none.
  for (const { who, state, step, source } of notebook.facts('en', undefined).access)
    if ((state === undefined || step?.isNeeded === true) && source.from === 'text' && !NO_ROLE.test(who))
      notebook.role({ noun: who }, ...source.spans);
  const clauses = withCounts(withListsOfClauses(notebook.facts('en', nameIn(text)), scenes), text);
  const said = withDatedLabels(clauses, text);
  const listed = withDatesAsked(said, scenes);
  const read = withRulesAtFields(collapsed(withFromTo(listed, text), text, lexicon));
  const sentences = prepared.chunked.map(({ sentence }) => sentence);
  const handed = withReplies(withHandedOver(withoutAnybody(read), sentences, lexicon), text, lexicon);
  const asked = withQuestioned(handed, prepared.chunked, lexicon);
  const repeated = withRepeated(asked, prepared.chunked, lexicon);
  const deeds = withKeptDeeds(repeated, sentences, text, lexicon);
  const referred = withReferences(
    withPresence(withMarks(withAttendance(deeds, text, lexicon), text, lexicon), text, lexicon),
    text,
    lexicon,
  );
  const units = prepared.chunked.map((sentence) => sentence.units);
  const facts = withPartsOfThings(
    withoutMessages(withNamedDeeds(withoutActors(referred, scenes), scenes), sentences),
    units,
    lexicon,
  );
  const words = unknownIn(units, facts, judgeWith(lexicon, prepared.survey.things));
  const unheld = unheldIn(sentences, facts);
  const isPart = (word: Span) => unheld.some(({ start, end }) => word.start >= start && word.end <= end);
  // What one reading makes something of is understood, whatever another one missed.
  const missed = facts.unknown.filter((span) => !facts.access.some((fact) => isSaidIn(fact, [span])));
  const unknown = [...missed, ...unheld, ...words.filter((word) => !isPart(word))];
  const settled = withListKept({ ...facts, unknown }, prepared.opening, text);
  return withQuestionsMarked(withShortQuestions(settled, text), text);
}
