import type { EntityFact, Facts } from '../../../facts.ts';
import { groupedBy } from '../../../../grouped.ts';
import { keyOf, type Lexicon } from '../../../lexicon.ts';
import { byNoun, inOrder, type Mention, type Mentions, mentionsOf } from '../../../mentions.ts';
import { sortsOf } from '../../../words/sorts-of.ts';
import { categoryFor } from '../../../category.ts';
import { attributeIn, USUAL_FIELDS } from '../../../ontology/index.ts';
import { singular } from '../inflect.ts';
import { wordAt } from '../lists.ts';
import { type Occasion, occasionsIn } from '../occasions.ts';
import type { NounPhrase, Unit } from '../phrases.ts';
import { headOf, isApp, isNever, isSetting } from '../sorts.ts';
import type { Sentence } from '../tokens.ts';
import { lemmaOf } from '../verbs.ts';
import type { Candidate } from './candidates.ts';
import { isAside, type Opening, openingOf } from './openings.ts';
import { listAround, type Part, partsOf } from './parts.ts';
import { type Standing, standingSigns, standingsIn } from './standing.ts';
import { few } from '../../../likelihood.ts';

// What speaks for something being a field, and for whose it is: each sign by its name.

export interface Weighed {
  candidate: Candidate;
  /** Whether it names a thing, all of it. */
  isThing: boolean;
  /** "Both have a name": the two that were spoken of. */
  both: readonly string[];
  /** What speaks for anything having it. */
  common: readonly string[];
  /** What else speaks for each of the things having it, in their order. */
  signs: readonly (readonly string[])[];
}
/** A description as it was read. */
export interface Told {
  text: string;
  rows: readonly { units: readonly Unit[]; sentence: Pick<Sentence, 'isBullet' | 'isHeading'> }[];
  facts: Facts;
  /** How likely a noun is a thing. */
  likelihoodOf: (noun: string) => number;
}

const DETERMINERS =
  /^(?:an?|the|their|its|his|her|no|my|our|your|each|every|many|any|all|some|few|several|two|new|own)$/;

const sureness = (odds: number) => (odds > 0.8 ? 'high' : odds > 0.5 ? 'some' : odds > 0.3 ? 'low' : 'none');
const wordOf = (unit: Unit | undefined): string =>
  unit === undefined
    ? 'edge'
    : unit.type === 'word'
      ? unit.pos === 'VERB'
        ? 'verb'
        : unit.lower
      : unit.type;

interface Row {
  units: readonly Unit[];
  isBullet: boolean;
  mentions: readonly Mention[];
  parts: readonly Part[];
  /** How each thing stands in it. */
  standings: ReadonlyMap<string, readonly Standing[]>;
  occasions: readonly Occasion[];
  /** What a bullet stands under. */
  heading: Mention | undefined;
}
interface Owner {
  entity: EntityFact;
  category: string;
  mentions: Mentions;
  usual: readonly string[];
  /** What is said of it wherever a candidate stands. */
  signs: readonly string[];
  sure: string;
}

function rowsOf({ rows }: Told, mentions: readonly Mention[]): Row[] {
  const places = inOrder(mentions);
  let heading: Mention | undefined;
  return rows.map(({ units, sentence: { isBullet, isHeading } }, row): Row => {
    const start = units[0]?.start ?? 0;
    const end = units.at(-1)?.end ?? start;
    const inRow = mentions.slice(places.from(start), places.from(end));
    if (isHeading) heading = inRow.at(-1);
    const parts = partsOf(units, row);
    return {
      units,
      isBullet,
      mentions: inRow,
      parts,
      standings: groupedBy(standingsIn(units, parts, inRow), ({ mention }) => mention.noun),
      occasions: occasionsIn(units),
      heading: isBullet ? heading : undefined,
    };
  });
}

function ownersOf({ facts, likelihoodOf }: Told, mentions: readonly Mention[], lexicon: Lexicon): Owner[] {
  const { entities, fields, states } = facts;
  const counts = groupedBy(fields, ({ owner }) => owner);
  const countOf = ({ noun }: EntityFact) => counts.get(noun)?.length ?? 0;
  const placesOf = byNoun(mentions);
  const mostNamed = Math.max(...entities.map(({ noun }) => placesOf(noun).all.length));
  const mostRead = Math.max(1, ...entities.map(countOf));
  const count = entities.length;
  return entities.map((entity): Owner => {
    const concept = lexicon.byId(entity.concept ?? '');
    const category = categoryFor(entity, lexicon, 'en');
    const usual = concept?.fields ?? (category ? USUAL_FIELDS[category] : []);
    const mine = placesOf(entity.noun);
    const sure = sureness(likelihoodOf(entity.noun));
    return {
      entity,
      category: category ?? 'none',
      mentions: mine,
      usual: usual.map(({ label }) => keyOf(label.en)),
      sure,
      signs: [
        `category ${category ?? 'none'}`,
        `times ${few(mine.all.length, 4)}`,
        `has ${few(countOf(entity), 4)}`,
        ...(mine.all.length === mostNamed ? ['most named'] : []),
        ...(countOf(entity) === mostRead ? ['most read'] : []),
        ...(count === 1 ? ['only'] : []),
        `things ${count < 4 ? count : count < 7 ? 'some' : 'many'}`,
        ...(states.some(({ owner }) => owner === entity.noun) ? ['lives'] : []),
        `sure ${sure}`,
        ...sortsOf(headOf(entity.noun)).map((sort) => `owner sort ${sort}`),
        entity.concept === undefined ? 'new' : 'known',
      ],
    };
  });
}

/** What is known of the words, and how they stand, whoever owns it. */
interface Look {
  place: string;
  /** How well its words are known as an attribute. */
  attribute: string;
  type: string | undefined;
  /** The usual field that it names. */
  name: string | undefined;
  opening: Opening;
  signs: readonly string[];
}

export function weighedFields(told: Told, candidates: readonly Candidate[], lexicon: Lexicon): Weighed[] {
  const { likelihoodOf } = told;
  const mentions = mentionsOf(told.facts.entities, told.text);
  const places = inOrder(mentions);
  const rows = rowsOf(told, mentions);
  const owners = ownersOf(told, mentions, lexicon);
  const typeOf = (noun: NounPhrase | undefined, label: string) =>
    lexicon.attribute(label) ?? (noun && lexicon.attribute(noun.noun));

  /** How much of the list around is attributes. */
  function companyOf({ units, parts }: Row, part: Part): { size: number; company: string } {
    const list = listAround(parts, part);
    const beside = list
      .filter(({ at }) => at !== part.at)
      .flatMap(({ from, next }) => units.slice(from, next).filter((unit) => unit.type === 'noun'));
    const known = beside.filter((unit) => typeOf(unit, unit.label) !== undefined).length;
    const share = known / Math.max(1, beside.length);
    const company =
      beside.length === 0 ? 'alone' : share > 0.6 ? 'attributes' : share > 0.25 ? 'mixed' : 'others';
    return { size: list.length, company };
  }

  function nounSigns(noun: NounPhrase | undefined, attribute: string): string[] {
    if (!noun) return ['thing loose', 'odds none'];
    const odds = likelihoodOf(noun.noun);
    const { determiner } = noun;
    return [
      `thing ${lexicon.thing(noun.noun) ? 'thing' : lexicon.thing(headOf(noun.noun)) ? 'head' : 'none'}`,
      `odds ${odds > 0.6 ? 'high' : odds > 0.3 ? 'some' : odds > 0.1 ? 'low' : 'none'}`,
      `determiner ${determiner === '' ? 'none' : DETERMINERS.test(determiner) ? determiner : 'other'}`,
      noun.isPlural ? `plural ${attribute}` : 'single',
      ...(isNever(noun.noun) ? ['never'] : []),
      ...(isApp(noun) ? ['app'] : []),
      ...(isSetting(noun) ? ['setting'] : []),
    ];
  }

  function lookOf(candidate: Candidate, row: Row, isThing: boolean, overlaps: readonly Mention[]): Look {
    const { from, next, part, noun, label, form, read } = candidate;
    const { units } = row;
    const opening = openingOf(candidate, units, row.mentions);
    const type = typeOf(noun, label);
    const isWhole = lexicon.isAttribute(label) || (noun !== undefined && lexicon.isAttribute(noun.noun));
    const usual = attributeIn(noun?.noun ?? label, 'en');
    const attribute = isWhole ? 'whole' : type !== undefined ? 'head' : usual ? 'usual' : 'none';
    const place = part.depth > 0 ? 'bracket' : opening.kind;
    const { size, company } = companyOf(row, part);
    const verb = units
      .slice(part.from, from)
      .reverse()
      .find((unit) => unit.type === 'word' && /^(?:VERB|AUX)$/.test(unit.pos));
    const first = wordAt(units, from);
    const nouns = units.slice(part.from, from).filter((unit) => unit.type !== 'word');
    const isLoose = form === 'asked' || form === 'part';
    const signs = [
      `form ${form}`,
      `attribute ${attribute}`,
      `place ${place}`,
      `place ${place} ${attribute}`,
      `company ${company}`,
      `company ${company} ${attribute}`,
      `size ${size === 1 ? '1' : size < 4 ? '2-3' : '4+'}`,
      ...(type === undefined ? [] : [`type ${type}`]),
      ...(isThing
        ? [
            'is thing',
            `is thing ${place}`,
            `is thing ${form}`,
            `is thing ${noun?.determiner === '' ? 'bare' : 'said'}`,
          ]
        : overlaps.length > 0
          ? ['holds thing']
          : []),
      ...(read.length > 0
        ? ['read', `read ${place}`, `read ${attribute}`, `read ${form}`]
        : [`unread ${attribute}`]),
      ...nounSigns(noun, attribute),
      ...(isLoose
        ? [
            `${form} after ${wordOf(units[from - 1])}`,
            `${form} words ${few(label.split(' ').length, 5)}`,
            `begins ${first?.lower ?? 'noun'}`,
          ]
        : []),
      ...(form === 'part' ? [`part ${first?.pos ?? 'noun'}`, `part ${place}`] : []),
      `before ${wordOf(units[from - 1])}`,
      `after ${wordOf(units[next])}`,
      ...(verb?.type === 'word' ? [`verb ${lemmaOf(verb.lower)}`] : []),
      ...(from === part.from && next === part.next ? ['all', `all ${place}`, `all ${attribute}`] : []),
      `nth ${few(nouns.length)}`,
      ...(nouns.length > 0 ? [`nth after ${wordOf(units[from - 1])}`, `nth ${form}`] : []),
      ...(part.row === 0 && opening.isStart ? ['opens'] : []),
      ...(part.at === 0 && from === part.from ? ['first'] : []),
      `words ${few(label.split(' ').length, 4)}`,
      ...(row.isBullet ? ['bullet'] : []),
      ...sortsOf(headOf(noun?.noun ?? label)).map((sort) => `sort ${sort}`),
    ];
    return { place, attribute, type, name: usual?.entry.name, opening, signs };
  }

  const opener = mentions[0]?.noun;
  const titleRow = rows.find((row) => row.mentions.length > 0);
  const titleKind = titleRow?.units.some((unit) => unit.type === 'word' && /^(?:VERB|AUX)$/.test(unit.pos))
    ? 'told'
    : (titleRow?.parts.length ?? 0) > 2
      ? 'listed'
      : 'title';
  const heads = new Set(
    candidates.flatMap((one) => {
      const row = rows[one.row];
      const opening = row && openingOf(one, row.units, row.mentions);
      return opening?.head && opening.isBeside && /^(?:own|with|bracket|colon|dash)$/.test(opening.kind)
        ? [opening.head.noun]
        : [];
    }),
  );
  return candidates.flatMap((candidate): Weighed[] => {
    const { row: at, noun, label, form, read, start, end } = candidate;
    const row = rows[at];
    if (!row) return [];
    const overlaps = mentions.slice(places.before(start), places.from(end));
    const { units } = row;
    const isThing = overlaps.some((one) => one.start <= start && one.end >= end);
    const look = lookOf(candidate, row, isThing, overlaps);
    const { place, attribute, type, opening } = look;
    const before = rows[at - 1]?.mentions ?? [];
    const [from, to] = [units[0]?.start ?? 0, units.at(-1)?.end ?? 0];
    const list = new Set(listAround(row.parts, candidate.part));
    const nearest = row.mentions.findLast((one) => one.end <= start) ?? before.at(-1);
    const key = keyOf(label);
    const isUsual = ({ usual }: Owner) =>
      usual.some((one) => one === key || key.endsWith(` ${one}`) || one.endsWith(` ${key}`));
    const usualCount = owners.filter(isUsual).length;
    const occasion = row.occasions.find(({ noted }) => start >= noted.start && end <= noted.end)?.when;

    const signsOf = (owner: Owner): string[] => {
      const { entity, category, mentions: mine, sure } = owner;
      const isIn = (one: Row | undefined) => one?.standings.has(entity.noun) ?? false;
      const is = (mention: Mention | undefined): mention is Mention => mention?.noun === entity.noun;
      const [past, coming] = [mine.all[mine.before(start) - 1], mine.all[mine.from(end)]];
      const last = past && past.start >= from ? past : undefined;
      const next = coming && coming.start < to ? coming : undefined;
      const others = last ? places.before(start) - places.before(last.end) : 0;
      const where = last
        ? `before ${few(others)}`
        : next
          ? 'after'
          : isIn(rows[at - 1])
            ? 'row before'
            : isIn(rows[at - 2])
              ? 'rows before'
              : past
                ? 'earlier'
                : mine.all.length === 0
                  ? 'nowhere'
                  : 'later';
      const between = next && units.filter((unit) => unit.start >= end && unit.end <= next.start);
      const [link] = between && between.length <= 2 ? between : [];
      const isOccasion =
        occasion !== undefined &&
        mine.all.some((one) => one.start < occasion.end && one.end > occasion.start);
      const isMine = read.some((field) => field.owner === entity.noun);
      const isAlone = opening.head === undefined;
      const determiner = noun?.determiner ?? '';
      const their = /^(?:their|his|her)$/.test(determiner)
        ? 'their'
        : determiner === 'its'
          ? 'its'
          : undefined;
      return [
        ...owner.signs,
        `where ${where}`,
        `where ${where} ${place}`,
        `sure ${sure} where ${where}`,
        ...(isMine
          ? ['mine', `mine ${attribute}`, `mine ${place}`, `mine where ${where}`, `mine sure ${sure}`]
          : read.length > 0
            ? ['theirs', `theirs ${place}`]
            : [`unread where ${where}`]),
        ...(is(opening.head)
          ? [
              `head ${opening.kind}`,
              `head ${opening.kind} ${attribute}`,
              `head sure ${sure}`,
              `head ${category}`,
              ...(opening.isBeside ? ['head beside', `head ${opening.kind} beside`] : []),
              ...(isAside(opening.head, units) ? [`aside ${opening.kind}`] : []),
            ]
          : []),
        ...(is(opening.subject)
          ? [`subject ${opening.kind}`, ...(isAside(opening.subject, units) ? ['subject aside'] : [])]
          : []),
        ...(last && isAside(last, units) ? ['last aside', `last aside ${place}`] : []),
        ...(isAlone && is(before.at(-1)) ? ['last of row before', `last of row before ${place}`] : []),
        ...(isAlone && is(before[0]) ? ['first of row before', `first of row before ${place}`] : []),
        ...(last && is(row.mentions[0]) ? ['opens row', `opens row ${place}`] : []),
        ...(is(row.heading) ? ['heading'] : []),
        ...(is(nearest) ? ['nearest', `nearest ${place}`] : []),
        ...(link?.type === 'word' ? [`${link.lower} mine`] : []),
        ...(noun?.of !== undefined && singular(noun.of) === entity.noun ? ['possessor'] : []),
        ...(their === undefined ? [] : [`${their} ${category}`, `${their} ${where}`]),
        ...(overlaps.some(is) ? [`self ${form}`] : []),
        ...(occasion === undefined
          ? []
          : isOccasion
            ? ['occasion mine', `occasion mine ${attribute}`, `occasion mine ${form}`]
            : ['occasion of another']),
        ...standingSigns(list, row.standings.get(entity.noun) ?? [], start),
        ...(opener === entity.noun ? ['opens text', `opens text ${titleKind}`] : []),
        ...(heads.has(entity.noun) ? [`heads ${is(opening.head) ? 'here' : 'elsewhere'}`] : []),
        ...(isUsual(owner)
          ? ['usual', `usual of ${few(usualCount)}`]
          : usualCount > 0
            ? ['usual elsewhere']
            : []),
        ...(type === undefined ? [] : [`${category} ${type}`]),
        ...(look.name === undefined ? [] : [`${category} ${look.name}`]),
      ];
    };
    const isOfBoth =
      wordAt(units, 0)?.lower === 'both' && row.mentions.every((one) => one.start > end || isThing);
    const second = before.findIndex((one, index) => {
      const first = before[index - 1];
      return first && /^ (?:and|&) (?:the |an? )?$/.test(told.text.slice(first.end, one.start));
    });
    const both = isOfBoth && second > 0 ? before.slice(second - 1, second + 1).map((one) => one.noun) : [];
    return [{ candidate, isThing, both, common: look.signs, signs: owners.map(signsOf) }];
  });
}
