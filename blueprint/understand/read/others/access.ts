import type { AccessFact } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { RESTRICTED } from '../../words/others/attention.ts';
import type { Asking } from './asking.ts';
import { folded } from './vocabulary.ts';

// Who may do what.

const VISIBLE = /visible|sichtbar|públic[oa]|publi(?:c|que)s?(?!\p{L})|öffentlich|affich|公开|可见|علني/u;

/** Pronouns and little words in the place of who it is. */
const NOBODY = /^(?:se|una?|le|les|on|il|sich|es|man|我|他|它|你|自己|大家|任何人|不用|需要|如果)(?:\s|$)/u;

export function readAccess(asking: Asking): void {
  const { lower, asked, vocabulary, notebook, near, leading, isMade, isNobody, span } = asking;
  const { grammar, language } = vocabulary;
  const actions = (words: string): AccessFact['action'][] => {
    const found: AccessFact['action'][] = [];
    if (asked.remove.test(words)) found.push('delete');
    if (asked.change.test(words)) found.push('update');
    if (asked.add.test(words)) found.push('create');
    if (found.length === 0 && asked.see.test(words)) found.push('read');
    return found;
  };

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

  function roleOf(match: RegExpExecArray): string | undefined {
    const said = personIn((match.slice(1).find((group) => group !== undefined) ?? '').trim());
    const isRole =
      said !== '' &&
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
  const other = (who: string) => (noun: string) => keyOf(noun) !== keyOf(who);

  const only = asked.only.exec(lower);
  const onlyWho = only ? roleOf(only) : undefined;
  if (only && onlyWho !== undefined) {
    notebook.role({ noun: onlyWho }, span);
    const owner = near(only.index + only[0].length, other(onlyWho));
    if (owner !== undefined)
      for (const action of actions(lower.slice(only.index)))
        notebook.access({ who: onlyWho, owner, action, allowed: true }, span);
  }
  const restricted = RESTRICTED[language];
  let isRestricted = false;
  for (const [isDenied, pattern] of [
    [false, restricted.own],
    [true, restricted.denied],
  ] as const) {
    const match = pattern.exec(lower);
    const said = match ? roleOf(match) : undefined;
    if (!match || said === undefined || isRestricted) continue;
    isRestricted = true;
    const who = vocabulary.thing(said)?.isWhole ? (notebook.known(said)?.toLowerCase() ?? said) : said;
    notebook.role({ noun: who }, span);
    const owner = near(match.index + match[0].length, other(who));
    if (owner !== undefined && isDenied)
      notebook.access({ who, owner, action: 'read', allowed: false }, span);
  }
  const approves = asked.approves.exec(lower);
  const approver = approves ? roleOf(approves) : undefined;
  if (approves && approver !== undefined && vocabulary.thing(approver)?.entry.category === 'person') {
    notebook.role({ noun: approver }, span);
    const isIts = (noun: string) => isMade(noun) && other(approver)(noun);
    const owner = near(approves.index, isIts) ?? near(approves.index, other(approver));
    if (owner !== undefined && isNobody(owner))
      notebook.access({ who: approver, owner, action: 'update', allowed: true }, span);
  }
  if (onlyWho !== undefined || isRestricted) return;
  if (asked.signUp.test(lower)) {
    notebook.page({ kind: 'account' }, span);
    return;
  }
  const open = asked.anyone.exec(lower);
  if (!open) return;
  const rest = lower.slice(open.index);
  const creates = asked.add.test(rest) || asked.add.test(lower.slice(0, open.index));
  const at = open.index + open[0].length;
  // "any tenant sends a report": the tenant is who does it.
  const isOther = (noun: string) => !open[0].includes(keyOf(noun));
  const allow = (owner: string | undefined, action: AccessFact['action']) => {
    if (owner !== undefined) notebook.access({ who: 'public', owner, action, allowed: true }, span);
  };
  if (creates) allow(near(at, isMade) ?? near(at, isOther) ?? near(at), 'create');
  // What is public was mostly named before it is said to be so.
  if (!creates || VISIBLE.test(lower))
    allow(leading(open.index, isNobody) ?? near(at, isNobody) ?? near(at), 'read');
}
