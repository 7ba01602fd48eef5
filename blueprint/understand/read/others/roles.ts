import type { AccessFact, Span } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { categoryByEnding } from '../../ontology/categories-others.ts';
import type { Category } from '../../ontology/concept.ts';
import { RESTRICTED } from '../../words/others/attention.ts';
import { POWERS } from '../../words/others/powers.ts';
import type { Asking } from './asking.ts';
import { rolesListed } from './listed-roles.ts';
import { folded } from './vocabulary.ts';

// Who may do what others may not, who sees only what is theirs, who agrees, and who tells what they want.

/** Pronouns and little words in the place of who it is. */
const NOBODY =
  /^(?:se|una?|le|les|on|il|yo|moi|mir|mich|ich|sich|es|man|jede[rs]?|alle|niemand|keiner|cada|todos|tout|chacun|autres?|otr[oa]s?|andere|我|他|它|你|自己|大家|任何人|不用|需要|如果)(?:\s|$)|^(?:除了|谁|别人|其他人|别家|[待已未])/u;
/** What acts: somebody, or several together. */
const ACTING: readonly Category[] = ['person', 'organisation'];
/** Who leads a club or a shop, by what the office is called. */
const OFFICE =
  /^(?:president[ea]|présidente?|tesorer[oa]|trésori(?:er|ère)|secretari[oa]|secrétaire|gerente|gérante?|encargad[oa]|vorstand|vorsitzende[rn]?|kassenwart|kassier(?:er)?|obmann|wehrleiter|会长|主任|店长|班长|رئيس|أمين)$/u;
/** What may also name those who do it: "accounting", "the office". */
const NAMING: readonly Category[] = [...ACTING, 'place', 'work'];

/** What is done to rows, by the words for it. */
export function actionsIn(words: string, { asked }: Pick<Asking, 'asked'>): AccessFact['action'][] {
  const found: AccessFact['action'][] = [];
  if (asked.remove.test(words)) found.push('delete');
  if (asked.change.test(words)) found.push('update');
  if (asked.add.test(words)) found.push('create');
  if (found.length === 0 && asked.see.test(words)) found.push('read');
  return found;
}

const JOINED = /^\p{L}*?\s*(?:ni|y|o|u|e|ou|et|oder|und|noch|和|或|及|、|与|أو|او|ولا|,|，)\s*(?:ni |zu )?$/u;
/** What somebody may or may not: the first verb, and others that are joined to it; what they are done to is none. */
function actionsOf(words: string, { asked }: Pick<Asking, 'asked'>): AccessFact['action'][] {
  const kinds = [
    ['delete', asked.remove],
    ['update', asked.change],
    ['create', asked.add],
    ['read', asked.see],
  ] as const;
  const said = kinds
    .flatMap(([action, pattern]) => {
      const match = pattern.exec(words);
      return match ? [{ action, at: match.index, end: match.index + match[0].length }] : [];
    })
    .sort((one, other) => one.at - other.at);
  const joined = said.filter(({ at }, place) =>
    said.slice(0, place + 1).every((_, before) => {
      const last = said[before - 1];
      return !last || JOINED.test(words.slice(last.end, said[before]?.at ?? at));
    }),
  );
  return joined.map(({ action }) => action);
}
const CLAUSE = /[.;。；]|,? (?:pero|mais|aber|jedoch|sino) |[，,]?(?:但|不过)|[،,]? (?:لكن|ولكن|بس) /u;

/** "Solo ven las suyas": of what was spoken of. */
const THEIRS = /(?:suy[oa]s|siens|siennes|eigenen)$/u;
/** Something is named behind a verb: "ver los importes", "die Umsätze". */
const SAID = /keine[nr]? \p{L}|(?:^|\s)(?:los|las|el|la|les?|l['’]|die|den|das|der|keine|ال)\s?\p{L}{4,}/u;

/** "Die Akten ihrer" Mandanten */
const OF_THEIRS = /\p{L} (?:ihre[rs]|seine[rs]|(?:de |d['’])(?:leurs?|son|sa|ses|sus?))$/u;
/** Children see and own nothing without those whose they are. */
const FAMILY =
  /^ ?(?:propres? |propi[oa]s? |eigenen )?(?:kind|sohn|söhne|tocht|töcht|enfants?|fil(?:s|les?)(?!\p{L})|hij[oa]s?(?!\p{L}))/u;

/** Notes the roles that a sentence names. @returns whether it restricts anybody */
export function readRoles(asking: Asking): boolean {
  const { text, lower, asked, vocabulary, notebook, near, named, suited, stateIn, span } = asking;
  const { isMade, isNobody, isLiving } = asking;
  const { grammar, language } = vocabulary;
  // Nouns are told by their capitals where the sentence has any.
  const isCased = language === 'de' && /\p{Ll}[ ,] ?\p{Lu}/u.test(text);
  const categoryOf = (noun: string) =>
    vocabulary.thing(noun)?.entry.category ?? categoryByEnding(noun, language);
  const other = (who: string) => (noun: string) => keyOf(noun) !== keyOf(who);

  /** Chinese has no signs around a name: of what was caught, the part that names a person. */
  function personIn(said: string): string {
    if (language !== 'zh') return said;
    const parts = Array.from(said, (_, at) => [said.slice(0, said.length - at), said.slice(at)]).flat();
    const isPerson = (part: string) => {
      const thing = vocabulary.thing(part);
      return part.length > 1 && thing?.isWhole === true && thing.entry.category === 'person';
    };
    return (
      parts.find(isPerson) ?? parts.find((part) => notebook.known(part) === part && !isNobody(part)) ?? said
    );
  }

  function roleOf(group: string, from: number): string | undefined {
    const [first = '', ...others] = group.trim().split(' ');
    const isCounted = others.length > 0 && vocabulary.roles.get(first) === 'many';
    const said = personIn(isCounted ? others.join(' ') : group.trim());
    const known = vocabulary.thing(said);
    const isSomethingElse = known?.isWhole === true && !NAMING.includes(known.entry.category);
    const isSmall = isCased && /^\p{Ll}/u.test(text.slice(lower.indexOf(said, from)));
    const isRole =
      said !== '' &&
      !isSmall &&
      !(
        language !== 'zh' &&
        (isSomethingElse || (vocabulary.isWrapper(said) && categoryOf(said) === undefined))
      ) &&
      said.split(' ').length < 4 &&
      !/^(?:poss|the|a|each|they|we|not|can|only|if)$/u.test(vocabulary.roles.get(said) ?? '') &&
      !NOBODY.test(said) &&
      !(language === 'zh' && vocabulary.isVerb(said)) &&
      vocabulary.attribute(said)?.isWhole !== true;
    if (!isRole) return undefined;
    const single = grammar.singular(said);
    const thing = vocabulary.thing(single);
    const names = thing?.isWhole ? thing.entry.names[language] : undefined;
    if (names && keyOf(names.many) === said) return names.one.toLowerCase();
    // "die Monteure": as those who are kept are called.
    const kept = notebook.entities().find((noun) => folded(noun, language) === folded(single, language));
    return kept?.toLowerCase() ?? single;
  }
  /** Somebody who is known, or of whom only is known what they do. */
  const isSomebody = (who: string): boolean => {
    const category = categoryOf(who);
    return category === undefined ? vocabulary.attribute(who) === undefined : NAMING.includes(category);
  };

  interface Somebody {
    who: string;
    /** Where they are named. */
    place: Span;
  }
  /** Those whom a pattern names in its groups. */
  const rolesIn = (match: RegExpExecArray | null): Somebody[] =>
    (match?.slice(1) ?? []).flatMap((group: string | undefined) => {
      const who = group === undefined ? undefined : roleOf(group, match?.index ?? 0);
      if (group === undefined || who === undefined) return [];
      const start = span.start + Math.max(0, lower.indexOf(group, match?.index ?? 0));
      return [{ who, place: { start, end: start + group.length } }];
    });
  /** The clause of a match, up to its next mark. */
  function clauseOf({ index, 0: said }: RegExpExecArray): Span {
    const end = index + said.length;
    const rest = lower.slice(end).search(/[.,;，。；،؛]/u);
    return { start: span.start + index, end: rest < 0 ? span.end : span.start + end + rest };
  }

  /** The words without the things that are named in the plural: "reservas" is no deed. */
  const withoutThings = (words: string): string =>
    language === 'zh' || language === 'ar'
      ? words
      : notebook.entities().reduce((rest, noun) => rest.replaceAll(keyOf(grammar.plural(noun)), ''), words);

  const powers = POWERS[language];
  /** All whom the matches of a pattern name, each with where it is said. */
  const allIn = (pattern: RegExp): (Somebody & { end: number })[] =>
    [...lower.matchAll(pattern)].flatMap((match) =>
      rolesIn(match).map((one) => ({ ...one, end: match.index + match[0].length })),
    );

  /** "Only the manager releases": the step to a state, of what has it. */
  function stepIn(words: string, owner: string | undefined): { owner: string; state: string } | undefined {
    if (!asked.change.test(words)) return undefined;
    const living = notebook.entities().filter((noun) => owner === undefined || noun === owner);
    const found = living.flatMap((noun) => {
      const state = stateIn(words, noun);
      return state === undefined ? [] : [{ owner: noun, state }];
    });
    return found[0];
  }

  const only = asked.only.exec(lower);
  const { own, denied, mine, not, others: ofOthers } = RESTRICTED[language];
  /** What somebody may not, from what denies it on to the end of the clause. */
  function barredBy(match: RegExpExecArray): { actions: AccessFact['action'][]; isOfOthers: boolean } {
    const said = [...match[0].matchAll(not)].at(-1);
    const from = match.index + (said ? said.index + said[0].length : 0);
    const rest = lower.slice(from).split(CLAUSE)[0] ?? '';
    const actions = actionsOf(rest, asking);
    const isSeen = actions.length === 0 && asked.see.test(match[0]);
    return { actions: isSeen ? ['read'] : actions, isOfOthers: ofOthers.test(rest) };
  }
  /** Who may do something with rows sees them; "confirmar las reservas" makes none. */
  function rightsIn(words: string): AccessFact['action'][] {
    const told = actionsOf(withoutThings(words), asking);
    const done = told.filter((action) => action !== 'read');
    if (done.length > 0) return done;
    return told.length > 0 ? told : actionsIn(words, asking);
  }
  const writer = mine.exec(lower);
  /** "Der Hausmeister sieht nur die Meldungen": what somebody sees acts on nothing. */
  const isSeen = (who: string) =>
    language === 'de' &&
    /^\p{L}+ (?:\p{L}+ ){0,3}nur /u.test(only?.[0] ?? '') &&
    categoryOf(who) !== 'person' &&
    notebook.known(grammar.singular(who)) !== undefined;
  const owns = own.exec(lower);
  // "Les employés de leur équipe": what belongs to what is theirs can't be told by whose it is.
  const isOfTheirs =
    owns !== null && OF_THEIRS.test(owns[0]) && !FAMILY.test(lower.slice(owns.index + owns[0].length));
  const onlyThese = writer || isOfTheirs ? [] : rolesIn(only);
  const alone = onlyThese.filter(({ who }) => !isSeen(who));
  if (alone.length < onlyThese.length) notebook.unknown(span);
  for (const { who, place } of alone) {
    const said = only?.index ?? 0;
    notebook.role({ noun: who }, place);
    // "Los voluntarios apuntan las devoluciones, solo el presidente borra socios": what is named behind it.
    const from = said + (only?.[0].length ?? 0);
    const [behind] = named(from, lower.slice(from).split(CLAUSE)[0]?.length ?? 0).filter(other(who));
    const owner =
      behind ?? near(from, (noun) => isNobody(noun) && other(who)(noun)) ?? near(from, other(who));
    const behindIt = lower.slice(said);
    const [ahead = ''] = lower
      .slice(0, said)
      .split(/[.,;，。；]/u)
      .slice(-1);
    // "Les réservations sont confirmées uniquement par le gérant": the deed stands before.
    const told = actionsIn(withoutThings(behindIt), asking).length > 0 ? behindIt : ahead + behindIt;
    const step = stepIn(told, owner);
    if (step) notebook.access({ who, ...step, action: 'update', allowed: true }, span);
    else if (owner === undefined) notebook.unknown(span);
    else for (const action of rightsIn(told)) notebook.access({ who, owner, action, allowed: true }, span);
  }

  const theirs = writer ? near(writer.index + writer[0].length, isNobody) : undefined;
  if (writer && theirs === undefined) notebook.unknown(span);
  if (theirs !== undefined)
    for (const action of actionsIn(lower, asking))
      notebook.access({ who: 'owner', owner: theirs, action, allowed: true }, span);
  /** "Räume dürfen nicht …": only somebody sees and may something. */
  const canSee = (who: string) => {
    const category = categoryOf(who);
    return category === undefined || ACTING.includes(category);
  };
  const restricted = [own, denied].flatMap((pattern) => {
    const match = pattern.exec(lower);
    const [said] = rolesIn(match).filter(({ who }) => language !== 'de' || canSee(who));
    return match && said !== undefined ? [{ ...said, match, isDenied: pattern === denied }] : [];
  })[0];
  if (restricted) {
    const { who: said, place, match, isDenied } = restricted;
    const who = vocabulary.thing(said)?.isWhole ? (notebook.known(said)?.toLowerCase() ?? said) : said;
    notebook.role({ noun: who }, place);
    const clause = clauseOf(match);
    // "Le cahier de leur enfant": what is said before whose it is.
    const inside = isDenied ? [] : named(match.index, match[0].length).filter(other(who));
    const end = match.index + match[0].length;
    const [behind] = isDenied
      ? named(end, lower.slice(end).split(CLAUSE)[0]?.length ?? 0).filter(other(who))
      : [];
    // What they don't see may be a field, of which no right can tell.
    const isField =
      isDenied && behind === undefined && SAID.test(lower.slice(Math.max(0, end - 7)).split(CLAUSE)[0] ?? '');
    const owner =
      isField || (isOfTheirs && !isDenied)
        ? undefined
        : (inside[0] ??
          behind ??
          near(end, other(who)) ??
          (THEIRS.test(match[0]) ? suited(end, isLiving, isMade) : undefined));
    // What can't be said of a thing as a whole is told to be not understood, and never left open in silence.
    const { actions, isOfOthers } = isDenied ? barredBy(match) : { actions: [], isOfOthers: true };
    if (owner === undefined || (isDenied && actions.length === 0)) notebook.unknown(span);
    else if (isDenied && !isOfOthers)
      for (const action of actions) notebook.access({ who, owner, action, allowed: false }, clause);
    // Who can't see others' rows sees their own.
    else notebook.access({ who: 'own', owner, action: 'read', allowed: true }, clause);
  }

  const approves = asked.approves.exec(lower);
  const approvers = rolesIn(approves).filter(
    ({ who }) => OFFICE.test(who) || ACTING.some((one) => one === categoryOf(who)),
  );
  for (const { who: approver, place } of approvers) {
    const at = approves?.index ?? 0;
    notebook.role({ noun: approver }, place);
    const isIts = (noun: string) => isMade(noun) && other(approver)(noun);
    const owner = near(at, isIts) ?? near(at, other(approver));
    if (owner !== undefined && isNobody(owner))
      notebook.access({ who: approver, owner, action: 'update', allowed: true }, span);
  }

  // "As an agent I want …": whoever tells it is one of those who use it, where they are kept or known.
  const isKnown = (who: string) => categoryOf(who) === 'person' || notebook.known(who) !== undefined;
  for (const { who: teller, place } of allIn(powers.story).filter(({ who }) => isKnown(who)))
    notebook.role({ noun: teller }, place);
  const others = [powers.alone, powers.own, powers.denied].flatMap(allIn);
  for (const { who, place } of [...others, ...allIn(powers.all)])
    if (isSomebody(who)) notebook.role({ noun: who }, place);
  for (const { who, end } of allIn(powers.denied)) {
    const owner = near(end, other(who));
    if (owner !== undefined && isSomebody(who))
      notebook.access({ who, owner, action: 'read', allowed: false }, span);
  }
  for (const { who, place, end } of allIn(powers.looks)) {
    if (!isSomebody(who)) continue;
    notebook.role({ noun: who }, place);
    const isOthers = (noun: string) => isNobody(noun) && other(who)(noun);
    const owner = near(end, isOthers) ?? suited(end, isMade, isNobody);
    if (owner === undefined) notebook.unknown(span);
    else
      for (const action of ['create', 'update', 'delete'] as const)
        notebook.access({ who, owner, action, allowed: false }, span);
  }
  for (const { noun, ...place } of rolesListed({ text, ...span }, language)) notebook.role({ noun }, place);
  for (const { who, place } of allIn(powers.agrees)) if (isSomebody(who)) notebook.role({ noun: who }, place);
  return alone.length > 0 || restricted !== undefined || writer !== null || others.length > 0;
}
