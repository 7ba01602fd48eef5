import type { Lexicon } from '../../lexicon.ts';
import type { Notebook } from '../../notebook.ts';
import { isMessageGot } from './messages.ts';
import { EVENTS } from '../../words/english-verbs.ts';
import { lookUp } from '../../words/look-up.ts';
import type { Choice } from './choices/choice.ts';
import { type Item, type Judge, readList, wordAt } from './lists.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import { accountsFor } from './accounts.ts';
import { scribeFor } from './scribe.ts';
import { isApp, isSetting, judgeWith, subjectOfApp } from './sorts.ts';
import { areLives, headingOf, nounBefore } from './owners.ts';
import { definitionsFor } from './definitions.ts';
import { deedsFor, type Talk } from './deeds.ts';
import { isOnlyTheirs } from './statements.ts';
import { keeperFor } from './keeping.ts';
import type { Survey } from './survey.ts';
import { titledAt, titleOf } from './titled.ts';
import type { Sentence } from './tokens.ts';
import { type Verb, verbAt } from './verbs.ts';
import type { Verdicts } from './verdicts.ts';

// What the clauses of a sentence say: which things there are, what they have, and how they hang together.

const HOLDING = /^(?:holds?|fits?)$/;
/** "A tank holds one batch": there are many batches, each of a tank, though one at a time. */
const held = (items: readonly Item[]): Item[] =>
  items.map((item) =>
    item.noun?.determiner === 'one' ? { ...item, noun: { ...item.noun, isPlural: true } } : item,
  );

export interface Reader {
  read(units: readonly Unit[], sentence: Pick<Sentence, 'isBullet' | 'isHeading'>): void;
  /** After the last sentence. */
  finish(): void;
}

/** "Remind owners when a vaccine is due": what has to be so is said elsewhere to be kept. */
const isCondition = (units: readonly Unit[], index: number): boolean =>
  /^(?:when|if|once|until|unless|before|after|whenever)$/.test(wordAt(units, index - 1)?.lower ?? '');

const KEPT =
  /^(?:need|require|want|record|log|note|track|register|enter|write|keep|store|collect|capture|save|know|see)$/;
const NOTING = /^(?:record|log|note|track|register|enter|write|keep|store|collect|capture|save)$/;

/**
 * @param verdicts which nouns are things, where that was weighed before
 * @param about what the text speaks of from its beginning
 */
export function readerFor(
  lexicon: Lexicon,
  notebook: Notebook,
  surveyed: Survey,
  verdicts?: Verdicts,
  about?: string,
): Reader {
  const survey: Survey = {
    ...surveyed,
    things: new Set([
      ...[...surveyed.things].filter((noun) => verdicts?.isThing(noun) !== false),
      ...(verdicts?.things ?? []),
    ]),
  };
  const judged = judgeWith(lexicon, survey.things);
  const judge: Judge = (noun, isInner) => {
    const sort = judged(noun, isInner);
    const verdict = noun.determiner === 'no' ? undefined : verdicts?.isThing(noun.noun);
    if (verdict === true) return 'thing';
    if (verdict === false && sort !== 'attribute') return isInner && sort !== 'empty' ? 'attribute' : 'empty';
    const isNamed = (sort === 'unknown' || sort === 'attribute') && survey.things.has(noun.noun);
    return isNamed && !isApp(noun) && !isSetting(noun) ? 'thing' : sort;
  };
  const scribe = scribeFor(lexicon, notebook, judge, survey);
  const { choose, thingOf, give, isChosen, addAttribute } = scribe;
  const talk: Talk = about === undefined ? {} : { focus: about };
  const { areValues, describes, isTitle, lifeIn } = definitionsFor(judge, lexicon, survey);
  const { subjectsAt, withQuestions, toldOf } = accountsFor({ notebook, judge, describes, give, thingOf });
  let heading: string | undefined;
  /** The sentence before, where it is but a phrase. */
  let bare: NounPhrase | undefined;
  /** The subject of the sentence's first clause, where that says what it has or is. */
  let first: string | undefined;
  /** Things in the order in which they were named, of this sentence and the one before. */
  let seen: string[] = [];
  /** Values whose owner was not named yet. */
  const waiting: Choice[] = [];

  const see = (noun: string) => {
    talk.focus = noun;
    seen.push(noun);
    for (const choice of waiting.splice(0)) choose(noun, choice);
    return noun;
  };

  const settle = (choice: Choice, owner: string | undefined) =>
    owner === undefined ? void waiting.push(choice) : choose(owner, choice);

  const { keep, subjectsOf, setOut } = keeperFor({
    lexicon,
    notebook,
    judge,
    survey,
    talk,
    see,
    settle,
    ownerOfLife: (noun) => ownerOfLife(noun, seen),
    scribe,
  });
  const { act, ownerOfLife, withoutObject } = deedsFor({
    lexicon,
    notebook,
    judge,
    talk,
    give,
    keep,
    see,
    describes,
  });

  /** "Every laptop belongs to a school": of what something is, that is kept, whatever it is. */
  const belongsTo = ({ lemma }: Verb, noun: NounPhrase): string | undefined =>
    lemma.startsWith('belong') &&
    /^(?:an?|one|the|exactly)$/.test(noun.determiner) &&
    !isApp(noun) &&
    !/^(?:attribute|empty)$/.test(judgeWith(lexicon, survey.things)(noun))
      ? notebook.entity(noun.noun, noun)
      : undefined;

  /** What everybody has who signs in. */
  const SIGN_IN = /^(?:password|login|account|profile|username|role)$/;
  /** "Guests have a name", "visitors borrow umbrellas": there is something to keep of them. */
  function isKeptOf(unit: Unit | undefined, { kind, lemma, isPassive }: Verb): boolean {
    if (kind === 'own')
      return unit?.type === 'noun' && judge(unit, true) === 'attribute' && !SIGN_IN.test(unit.noun);
    return !isPassive && /^(?:rent|hire|borrow)$/.test(lemma);
  }

  function scan(units: readonly Unit[]): void {
    let subjects: string[] = [];
    let index = 0;
    while (index < units.length) {
      const unit = units[index];
      if (!unit) break;
      if (unit.type === 'word') {
        index = scanWord(units, index, subjects, (found) => {
          subjects = found;
        });
        continue;
      }
      const { items, next } = subjectsAt(units, index);
      const verb = verbAt(units, next);
      const colon = wordAt(units, next)?.lower;
      if (verb) {
        if (unit.type === 'choice') {
          const owner = subjects[0] ?? talk.focus;
          settle(unit.choice, owner);
          subjects = owner === undefined ? [] : [owner];
        } else subjects = subjectsOf(items, isKeptOf(units[verb.next], verb));
        if (verb.kind !== 'do' && first === undefined) first = subjects[0];
        index = follow(units, verb, subjects);
      } else if (
        /^[:=]$/.test(colon ?? '') ||
        ((colon === '-' || colon === '–') && units[next + 1]?.type !== 'word')
      ) {
        const isAside = /^(?:in|on|at|from|by|of|to|into)$/.test(wordAt(units, index - 1)?.lower ?? '');
        const { items: listed, next: after } = readList(units, next + 1, judge, 'fields');
        if (isAside && talk.topic !== undefined && items.length === 1 && describes(listed)) {
          give(talk.topic, listed, false);
          talk.focus = talk.topic;
          index = after;
        } else index = define(units, items, next + 1);
      } else if (index === 0 && next >= units.length && isTitle(items) && notebook.entities().length === 0) {
        talk.title = items[0]?.noun;
        index = next;
      } else {
        const named = unit.type === 'choice' ? nounBefore(units, index) : undefined;
        const owner = (named && notebook.known(named.noun)) ?? subjects[0];
        const said = isCondition(units, index)
          ? items.filter(({ noun }) => !noun || judge(noun, true) !== 'attribute')
          : items;
        if (unit.type === 'choice' && owner !== undefined) {
          for (const { choice } of said) if (choice) choose(owner, choice);
          keep(said.filter(({ choice }) => !choice));
        } else keep(said);
        index = Math.max(next, index + 1);
      }
    }
  }

  function define(units: readonly Unit[], items: readonly Item[], from: number, isNoted = false): number {
    const last = items.at(-1)?.noun;
    const { items: listed, next } = readList(units, from, judge, 'fields');
    const isDescription = describes(listed);
    const life = lifeIn(listed);
    if (life && last && judge(last) !== 'attribute' && !isApp(last)) {
      const owner = keep(items).at(-1) ?? talk.focus;
      if (owner !== undefined) notebook.states({ owner, values: life }, last);
      return next;
    }
    if (last?.lives && areLives(listed)) {
      for (const owner of keep(items).slice(-1)) give(owner, listed, false);
      return next;
    }
    if (notebook.entities().length === 0 && isTitle(items)) {
      talk.title = last;
      if (!isDescription) return from;
    }
    if (!last) return from;
    const subject = isApp(last) ? subjectOfApp(last) : undefined;
    if (subject !== undefined && isDescription && notebook.entities().length === 0) {
      give(see(notebook.entity(subject, last)), listed, false);
      return next;
    }
    const headed = headingOf(items, listed);
    const owner = headed && thingOf(headed.owner, true);
    if (headed && owner !== undefined) {
      for (const choice of headed.choices) choose(owner, choice);
      talk.focus = owner;
      return next;
    }
    const sort = judge(last);
    const isOwner = !isApp(last) && !isSetting(last) && sort !== 'empty';
    if (
      isOwner &&
      sort !== 'thing' &&
      !last.isPlural &&
      talk.focus !== undefined &&
      listed.length > 1 &&
      areValues(listed)
    ) {
      const options = listed.flatMap(({ noun }) => (noun ? [noun.label] : []));
      notebook.field({ owner: talk.focus, label: last.label, type: 'select', options }, last);
      return next;
    }
    if (isOwner && isDescription && (sort !== 'attribute' || last.isPlural || isNoted)) {
      const owner =
        sort === 'attribute' && !last.isPlural ? notebook.entity(last.noun, last) : keep(items).at(-1);
      if (owner !== undefined) {
        give(owner, listed, false);
        talk.focus = owner;
      }
      return next;
    }
    if (isOwner || items.length > 1 || isApp(last) || isSetting(last)) keep(items, isOwner);
    return from;
  }

  /** "I need brand, power and serial number of each boiler": all of it is said of the boiler. @returns whether it was */
  function keptOfEach({ kind, lemma }: Verb, subjects: readonly string[], items: readonly Item[]): boolean {
    const last = items.at(-1);
    const link = last?.links.at(-1);
    const isKeeping = KEPT.test(lemma) && (kind === 'own' ? subjects.length === 0 : kind === 'do');
    if (!last || !link || items.length < 2 || !isKeeping) return false;
    if (!/^(?:of|for|per)$/.test(link.word)) return false;
    const isOfMany = link.word === 'of' && link.to.isPlural && /^(?:our|my|all)$/.test(link.to.determiner);
    if (link.word !== 'per' && !isOfMany && !/^(?:each|every)$/.test(link.to.determiner)) return false;
    if (judge(link.to) === 'empty' || isApp(link.to) || isSetting(link.to)) return false;
    const isPlain = items.every(
      ({ noun, has, links }, at) =>
        noun !== undefined &&
        has.length === 0 &&
        links.length === (at === items.length - 1 ? 1 : 0) &&
        !(noun.isPlural && judge(noun) === 'thing'),
    );
    if (!isPlain) return false;
    give(see(notebook.entity(link.to.noun, link.to)), [...items.slice(0, -1), { ...last, links: [] }], false);
    return true;
  }

  /** What follows a subject and its verb. @returns where reading goes on */
  function follow(units: readonly Unit[], verb: Verb, subjects: readonly string[]): number {
    const isAs = wordAt(units, verb.next)?.lower === 'as' && units[verb.next + 1]?.type === 'choice';
    const next = isAs ? verb.next + 1 : verb.next;
    const unit = units[next];
    const owner = subjects.at(-1);
    if (unit?.type === 'choice' && (unit.choice.label === '' || verb.kind !== 'own')) {
      const named = owner ?? talk.focus;
      const isDone =
        verb.kind === 'do' &&
        !verb.isPassive &&
        (unit.choice.isLife || unit.choice.label === 'payment method');
      const target = named !== undefined && isDone ? ownerOfLife(named, seen) : named;
      settle(unit.choice, target);
      return next + 1;
    }
    const told = verb.kind === 'do' || verb.kind === 'link' ? toldOf(units, verb, owner) : undefined;
    if (told !== undefined) return told;
    let from = next;
    const word = wordAt(units, from)?.lower ?? '';
    if (
      /^(?:for|on|to|in|at|from|up|out|about|:)$/.test(word) &&
      units[from + 1]?.type === 'noun' &&
      verb.kind === 'do'
    )
      from += 1;
    if (units[from]?.type !== 'noun' && units[from]?.type !== 'choice') {
      if (verb.kind === 'do') return withoutObject(units, verb, subjects, Math.max(from, next));
      return Math.max(from, next);
    }
    if (!verb.isPassive && isMessageGot(verb.lemma, units[from])) {
      if (owner !== undefined) talk.focus = owner;
      return from + 1;
    }
    if (verb.kind === 'be') {
      const { items, next: after } = readList(units, from, judge, 'things');
      for (const item of items)
        if (item.noun && isApp(item.noun)) setOut(item);
        else for (const { to } of item.links) if (judge(to) === 'thing') thingOf(to, false);
      return after;
    }
    const isOwn = verb.kind === 'own' && subjects.length > 0;
    const listed = readList(units, from, judge, isOwn ? 'parts' : 'things');
    const { items, next: after } = isOwn ? listed : withQuestions(units, from, listed);
    const isList = wordAt(units, after)?.lower === ':';
    if (keptOfEach(verb, subjects, items)) return after;
    if (verb.kind === 'own') {
      if (subjects.length === 0) keep(items);
      else
        for (const subject of subjects) give(subject, HOLDING.test(verb.lemma) ? held(items) : items, true);
      if (owner !== undefined) talk.focus = owner;
    } else if (verb.kind === 'link') {
      talk.topic = owner;
      for (const item of items) {
        const { noun } = item;
        if (noun && owner !== undefined && isChosen(item)) {
          addAttribute(owner, noun, item);
          continue;
        }
        const target = noun && (belongsTo(verb, noun) ?? thingOf(noun, judge(noun) === 'thing'));
        if (target !== undefined)
          for (const subject of subjects.length > 0 ? subjects : talk.focus === undefined ? [] : [talk.focus])
            notebook.relation(
              { from: subject, to: target, many: false },
              noun ?? units[from] ?? { start: 0, end: 0 },
            );
      }
    } else if (!isList) {
      const isLimit = isOnlyTheirs(units, next) && lookUp(EVENTS, verb.lemma) === undefined;
      const object = act(
        verb.isPassive || isLimit ? [] : subjects,
        verb,
        items,
        items.at(-1) ?? unit ?? { start: 0, end: 0 },
      );
      talk.topic = verb.isPassive ? owner : object;
    }
    if (isList && verb.kind !== 'own') return define(units, items, after + 1, NOTING.test(verb.lemma));
    return after;
  }

  function scanWord(
    units: readonly Unit[],
    index: number,
    subjects: readonly string[],
    found: (subjects: string[]) => void,
  ): number {
    const word = wordAt(units, index);
    if (!word) return index + 1;
    if (/^(?:it|them|these|this|those)$/.test(word.lower) && wordAt(units, index + 1)?.lower === ':') {
      const { items, next } = readList(units, index + 2, judge, 'fields');
      const life = lifeIn(items);
      if (talk.focus !== undefined && life) notebook.states({ owner: talk.focus, values: life }, word);
      else if (talk.focus !== undefined && describes(items)) give(talk.focus, items, false);
      else return index + 2;
      return next;
    }
    const verb = verbAt(units, index);
    const isPronoun = /^(?:they|it|these|those)$/.test(word.lower);
    if (isPronoun && talk.focus !== undefined) found([talk.focus]);
    if (/^(?:i|we|you|somebody|people)$/.test(word.lower)) found([]);
    if (!verb || verb.next === index) return index + 1;
    const before = wordAt(units, index - 1)?.lower ?? '';
    const isOwnSubject =
      /^(?:and|then|or|,)$/.test(before) ||
      /^(?:they|it|i|we|you)$/.test(before) ||
      units[index - 1] === undefined;
    const chosen = isOwnSubject || verb.modal !== '' ? subjects : [];
    const pronoun = /^(?:they|it)$/.test(before) && talk.focus !== undefined ? [talk.focus] : chosen;
    return Math.max(follow(units, verb, pronoun), index + 1);
  }

  return {
    read(units, { isBullet, isHeading }) {
      if (!isBullet) heading = undefined;
      seen = seen.slice(-6);
      if (heading !== undefined) {
        talk.focus = heading;
        const { items, next } = readList(units, 0, judge, 'fields');
        const isField = items.every(
          ({ noun, has }) => noun && has.length === 0 && judge(noun, true) !== 'thing',
        );
        if (next >= units.length && (describes(items) || isField)) {
          give(heading, items, false);
          return;
        }
      }
      const titled = titledAt(
        units,
        { title: bare, isFirst: notebook.entities().length === 0 },
        judge,
        lexicon,
      );
      bare = titleOf(units);
      if (titled) {
        const { owner, items } = titled;
        give(see(notebook.entity(owner, items[0] ?? { start: 0, end: 0 })), items, false);
        return;
      }
      first = undefined;
      talk.topic = undefined;
      scan(units);
      if (first !== undefined && talk.focus !== undefined && !isBullet) talk.focus = first;
      const last = units.at(-1);
      const isOpen = last?.type === 'word' && last.lower === ':';
      if (isBullet || !(isHeading || isOpen)) return;
      const named = isOpen ? units.at(-2) : last;
      heading = named?.type === 'noun' && judge(named) === 'thing' ? notebook.known(named.noun) : undefined;
    },
    finish() {
      if (talk.title && notebook.entities().length === 0 && judge(talk.title) === 'thing')
        see(notebook.entity(talk.title.noun, talk.title));
    },
  };
}
