import { participleOf, stemsOf } from '../../words/english-stems.ts';
import { DEEDS, HANDIWORK } from '../../words/english-verbs.ts';
import { isBase } from './doing.ts';

// What somebody does to something, in one clause of a life that is told: "I prep it", "then we build the mould", "they sign it".

export interface Deed {
  /** As it is written. */
  verb: string;
  /** What it leaves: "prepped", "mould built". */
  value: string;
  /** Whether "it" or "them" says to what it is done. */
  isPointed: boolean;
  who?: string | undefined;
  /** "Reserve a tool, pick it up": what it leaves of the thing that is spoken of next. */
  alone?: string | undefined;
  /** "Cast": nothing is said to what it is done. */
  isBare?: boolean;
  /** It is done with the app rather than with what it keeps. */
  isUse?: boolean;
}

export const ADVERBS =
  '(?:(?:first(?: of all)?|at first|initially|to begin with|next|then|after that|afterwards|later(?: on)?|finally|lastly|last|at last|at the end|in the end|eventually|now|also|so|usually|sometimes|maybe|either|hopefully|there|here),? )*';
const LEADING = new RegExp(`^${ADVERBS}`, 'u');
const WHO = /^(?:i|we|you|he|she|they|someone|somebody|everybody)$/u;
const DETERMINER = /^(?:the|an?|our|my|their|its|his|her|your|each|every|all|some)$/u;
const OBJECT = /^(?:it|them|him|her|this|these|those|one|themselves)$/u;
const PARTICLE = /^(?:off|out|up|back|on|in|over|down|away|through|apart|together)$/u;
/** "Send out the invoice"; "show in red" is none of these. */
const EARLY = /^(?:off|out|up|back|down|away|apart|together)$/u;
const BETWEEN = /^(?:then|also|either|always|usually|just|to|has|have|needs?|must|will|should)$/u;
const PREPOSITION =
  /^(?:by|in|at|on|for|to|from|with|of|about|into|onto|over|under|until|till|per|within|during|before|after|as|again|online|so|if|because|which|who|that|where)$/u;
/** Deeds that leave nothing in another state. */
const IDLE =
  /^(?:be|is|are|have|has|do|does|want|need|like|see|know|say|tell|think|hope|let|make|get|give|show|find|look|use|call|ask|ring|help|keep|hold|try|love|hate|read|watch|wish|mean|put|can|may|go|come|forget|remember|lose|own|live|work|write|enter|type|note|choose|pick|take|bring|set|leave|for|with|of|by|to|at|in|on|from|about|than|when|while|if|date|cost|name|title|phone|place|size|number|address|time|price)$/u;
/** What people do with an app rather than with what it keeps. */
const USE =
  /^(?:add|edit|update|change|remove|delete|create|search|browse|view|filter|click|tap|scroll|select|download|comment|rate|share|follow|log|fill|manage|track|invite|swipe|import|export)$/u;

const isWork = (stem: string) => HANDIWORK.has(stem) || HANDIWORK.has(stem.replace(/^re-?/u, ''));
const isKnown = (stem: string) => isBase(stem) || DEEDS.has(stem) || isWork(stem);
/** "How it works", "where he types": what follows is no deed that is told. */
const ASKING =
  /^(?:how|what|when|where|why|who|which|whether|if|because|while|so|that|there|this|it|not|please)$/u;
const stemOf = (verb: string): string | undefined => stemsOf(verb).find(isKnown);
/** "Diagnoses it": what stands right before "it" is a deed, known or not. */
const anyStemOf = (verb: string): string =>
  stemOf(verb) ?? verb.replace(/(?<=[^s])s$/u, '').replace(/(?<=ch|sh|x|z|ss)e$/u, '');

/** From which words the verb may begin: behind who does it, or with it. */
function verbsAt(words: readonly string[]): { at: number; who: string | undefined }[] {
  const skipped = (from: number) => {
    let at = from;
    while (BETWEEN.test(words[at] ?? '')) at += 1;
    return at;
  };
  const [first = ''] = words;
  if (ASKING.test(first)) return [];
  if (WHO.test(first)) {
    // "Someone from the team"
    const at = /^(?:from|of|in|at)$/u.test(words[1] ?? '') ? 4 : 1;
    return [{ at: skipped(at), who: first }];
  }
  const from = DETERMINER.test(first) ? 2 : 1;
  const behind = [from, from + 1].map((end) => ({ at: skipped(end), who: words.slice(0, end).join(' ') }));
  return DETERMINER.test(first) ? behind : [{ at: 0, who: undefined }, ...behind];
}

/** "The contract", "back the negatives", "the client a quote": what is done to, and how the verb goes on. */
function objectOf(
  words: readonly string[],
  isDone: boolean,
): { object: string; particle: string; isOne: boolean } | undefined {
  const [first = ''] = words;
  const early = EARLY.test(first) ? first : '';
  const rest = early === '' ? words : words.slice(1);
  if (PREPOSITION.test(rest[0] ?? '')) return undefined;
  const cut = rest.findIndex((word, at) => at > 0 && (PREPOSITION.test(word) || PARTICLE.test(word)));
  const late = cut > 0 && PARTICLE.test(rest[cut] ?? '') && cut === rest.length - 1 ? (rest[cut] ?? '') : '';
  const phrase = cut > 0 ? rest.slice(0, cut) : rest;
  const second = phrase.findLastIndex((word) => DETERMINER.test(word));
  const named = phrase.slice(second + 1);
  if (phrase.length > MOST_SAID || rest.includes('so')) return undefined;
  const isPlainNoun =
    named.length > 0 && named.length <= MOST_NAMED && named.every((word) => /^[a-z][a-z-]+$/u.test(word));
  // "Order comes in", "test ridden"
  const [only = ''] = named;
  if (named.length === 1 && (/(?:ed|en)$/u.test(only) || /^(?:comes?|goes|gets?|is|are)$/u.test(only)))
    return undefined;
  if (!isPlainNoun || (!isDone && second < 0 && !/[^s]s$/u.test(named.at(-1) ?? ''))) return undefined;
  const isOne = /^(?:an?|each|every)$/u.test(phrase[second] ?? '');
  return { object: named.slice(-2).join(' '), particle: early || late, isOne };
}
const MOST_NAMED = 3;
const MOST_SAID = 5;

/** @param isPerson whether a phrase is somebody, who is no thing that something is done to */
export function deedIn(said: string, isPerson: (noun: string) => boolean): Deed | undefined {
  const words = said.replace(LEADING, '').trim().split(' ');
  const isSomebody = (who: string) => WHO.test(who) || isPerson(who);
  for (const { at, who } of verbsAt(words)) {
    const verb = words[at] ?? '';
    if (!/^[a-z-]{3,}$/u.test(verb) || PREPOSITION.test(verb) || DETERMINER.test(verb)) continue;
    const rest = words.slice(at + 1);
    const early = PARTICLE.test(rest[0] ?? '') ? (rest[0] ?? '') : '';
    const behind = early === '' ? rest : rest.slice(1);
    const known = stemOf(verb);
    // "Let it cool"
    const cooled = /^lets?$/u.test(verb) && OBJECT.test(rest[0] ?? '') ? stemOf(rest[1] ?? '') : undefined;
    if (cooled !== undefined) return { verb, value: participleOf(cooled), isPointed: true, who };
    // "The curator agrees to it"
    const isDoneTo =
      /^(?:to|on|for)$/u.test(rest[0] ?? '') && /^(?:it|them)$/u.test(rest[1] ?? '') && rest.length === 2;
    if (isDoneTo && known !== undefined && !IDLE.test(known))
      return { verb, value: participleOf(known), isPointed: true, who };
    if (OBJECT.test(behind[0] ?? '') && !(behind[0] === 'her' && behind.length > 1)) {
      const isLate =
        PARTICLE.test(behind[1] ?? '') && (behind.length === 2 || PREPOSITION.test(behind[2] ?? ''));
      const late = isLate ? (behind[1] ?? '') : '';
      const particle = early || late;
      const stem = anyStemOf(verb);
      if (USE.test(stem)) return { verb, value: stem, isPointed: true, isUse: true };
      const isBySomebody = who !== undefined && !WHO.test(who) && /^(?:take|write)$/u.test(stem);
      if (IDLE.test(stem) && particle === '' && !isBySomebody && !(stem === 'take' && who !== undefined))
        return undefined;
      const next = behind[late === '' ? 1 : 2];
      if (next !== undefined && !PREPOSITION.test(next)) continue;
      const value = [participleOf(stem), particle].filter(Boolean).join(' ');
      return { verb, value, isPointed: true, who };
    }
    if (known === undefined || MOVES.test(known)) continue;
    if (USE.test(known)) return { verb, value: known, isPointed: false, isUse: true };
    if (known === 'wait' && (rest.length === 0 || PREPOSITION.test(rest[0] ?? '')))
      return { verb, value: 'waiting', isPointed: false, who };
    // "They check in"
    const [goes = ''] = rest;
    const isGoing = rest.length === 1 && PARTICLE.test(goes) && who !== undefined && isSomebody(who);
    if (isGoing && !IDLE.test(known))
      return { verb, value: `${participleOf(known)} ${goes}`, isPointed: false, who };
    if (rest.length === 0) {
      if (known === 'register') return { verb, value: known, isPointed: false, isUse: true };
      if (
        IDLE.test(known) ||
        (who !== undefined && !isSomebody(who) && !DECIDES.test(known) && !isWork(known))
      )
        continue;
      return { verb, value: participleOf(known), isPointed: false, isBare: who === undefined, who };
    }
    const done = objectOf(rest, known === 'do');
    if (!done || isPerson(done.object)) continue;
    const particle = done.particle;
    if (IDLE.test(known) && particle === '' && !MAKES.test(known)) continue;
    const value =
      known === 'do' ? done.object : [done.object, participleOf(known), particle].filter(Boolean).join(' ');
    if (value.split(' ').length > MOST_WORDS) continue;
    const alone = done.isOne ? [participleOf(known), particle].filter(Boolean).join(' ') : undefined;
    return { verb, value, isPointed: false, who, alone };
  }
  return undefined;
}
/** "Moves the report from new to fixed" */
const MOVES = /^(?:move|set|mark|switch|put)$/u;
/** "The panel votes": who does so is somebody. */
const DECIDES = /^(?:vote|decide|agree|approve|reply|answer|confirm|sign|accept|reject|decline|refuse)$/u;
/** "We make the profile": of a thing that is named these say what becomes of it. */
const MAKES = /^(?:make|take|do|write)$/u;
const MOST_WORDS = 4;
