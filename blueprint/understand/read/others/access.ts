import type { AccessFact } from '../../facts.ts';
import { keyOf } from '../../lexicon.ts';
import { RESTRICTED } from '../../words/others/attention.ts';
import type { Asking } from './asking.ts';

// Who may do what.

export function readAccess({ lower, asked, vocabulary, notebook, near, isMade, span }: Asking): void {
  const { grammar } = vocabulary;
  const actions = (words: string): AccessFact['action'][] => {
    const found: AccessFact['action'][] = [];
    if (asked.remove.test(words)) found.push('delete');
    if (asked.change.test(words)) found.push('update');
    if (asked.add.test(words)) found.push('create');
    if (found.length === 0 && asked.see.test(words)) found.push('read');
    return found;
  };
  const only = asked.only.exec(lower);
  const said = (only?.[1] ?? only?.[2] ?? only?.[3] ?? '').trim();
  const isRole =
    said !== '' &&
    said.split(' ').length < 4 &&
    !/^(?:poss|the|a|each|they|we)$/u.test(vocabulary.roles.get(said) ?? '') &&
    !/^(?:se|una?|le|les|on|il|sich|es|man|我|他|它|你|自己)(?:\s|$)/u.test(said);
  if (only && isRole && vocabulary.attribute(said)?.isWhole !== true) {
    const single = grammar.singular(said);
    const thing = vocabulary.thing(single);
    const names = thing?.isWhole ? thing.entry.names[vocabulary.language] : undefined;
    const who = names && keyOf(names.many) === said ? names.one.toLowerCase() : single;
    notebook.role({ noun: who }, span);
    const at = only.index + only[0].length;
    const owner = near(at, (noun) => keyOf(noun) !== keyOf(who));
    const rest = lower.slice(only.index);
    if (owner !== undefined)
      for (const action of actions(rest)) notebook.access({ who, owner, action, allowed: true }, span);
    return;
  }
  const restricted = RESTRICTED[vocabulary.language];
  for (const [isDenied, pattern] of [
    [false, restricted.own],
    [true, restricted.denied],
  ] as const) {
    const match = pattern.exec(lower);
    const word = match?.[1] ?? match?.[2];
    if (!match || word === undefined || vocabulary.roles.has(word)) continue;
    const who = grammar.singular(word);
    notebook.role(
      { noun: vocabulary.thing(who)?.isWhole ? (notebook.known(who)?.toLowerCase() ?? who) : who },
      span,
    );
    const owner = near(match.index + match[0].length, (noun) => keyOf(noun) !== keyOf(who));
    if (owner !== undefined && isDenied)
      notebook.access({ who, owner, action: 'read', allowed: false }, span);
    return;
  }
  const open = asked.anyone.exec(lower);
  if (!open) return;
  const rest = lower.slice(open.index);
  const creates = asked.add.test(rest) || asked.add.test(lower.slice(0, open.index));
  const owner = creates
    ? (near(open.index + open[0].length, (noun) => isMade(noun)) ?? near(open.index + open[0].length))
    : near(open.index + open[0].length);
  if (owner !== undefined)
    notebook.access({ who: 'public', owner, action: creates ? 'create' : 'read', allowed: true }, span);
}
