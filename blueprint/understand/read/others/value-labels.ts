import type { ValueLists, Values } from './value-lists.ts';
import { escaped } from './value-patterns.ts';

// Values behind what they are chosen for: "status: new, paid", "level (easy, hard)".

export function labelledValuesFor({
  patterns,
  isLifeWord,
  isChoiceWord,
  isLiving,
  isNoun,
  tailOf,
  listed,
  splitOf,
  states,
  found,
  closing,
  vocabulary,
}: ValueLists) {
  const { grammar, language } = vocabulary;
  function labelled(text: string): Values | undefined {
    for (const match of text.matchAll(patterns.labelled)) {
      const [whole, said = '', of = '', sign = ':'] = match;
      const label = tailOf(language === 'ar' ? said.replace(/^و(?=\p{L}{4})/u, '') : said);
      if (label === '') continue;
      const at = match.index + said.length - label.length;
      const isLife = isLifeWord(label);
      const isNamed = isChoiceWord(label);
      const isAttribute =
        vocabulary.attribute(label)?.isWhole === true && vocabulary.attribute(label)?.entry !== 'text';
      const isChoice = isNamed || (isAttribute && /[:：(（]/u.test(whole));
      if (!isLife && !isChoice) continue;
      const isOpen = /[(（]\s*$/u.test(whole);
      const isMarked = language === 'zh' || /[:：(=]/u.test(sign);
      let from = match.index + whole.length;
      const verb = new RegExp(
        `^(?:${escaped(grammar.roles.is)}|${escaped(grammar.roles.with)})(?:\\s*[:：(（]\\s*|\\s+)`,
        'iu',
      ).exec(text.slice(from));
      if (verb && language !== 'zh') from += verb[0].length;
      const body = closing(text, from, isOpen || /[(（]/u.test(verb?.[0] ?? ''));
      const parts = listed(body, splitOf(body), !isOpen && !(isMarked && isLife));
      const hasOr = patterns.or.test(body) || /\//u.test(body);
      const isFields =
        parts.values.filter((value) => vocabulary.attribute(value)?.isWhole && !vocabulary.isState(value))
          .length *
          2 >
        parts.values.length;
      // "visits (planned, done)": a number of visits is a field, but it has no states.
      const thing = vocabulary.thing(label);
      const isAlive =
        isAttribute &&
        !isLifeWord(label.split(' ')[0] ?? '') &&
        thing?.isWhole === true &&
        thing.entry.states !== undefined &&
        grammar.isPlural(label);
      if (isNamed && !isMarked && isLiving(label, parts.values)) continue;
      if (isAlive && !isNamed && states(parts.values) === parts.values.length) continue;
      if (isFields || (!isLife && !isNamed && parts.values.some(isNoun))) continue;
      // "level beginner, advanced or expert": a row of single words that are nothing else.
      const isRow =
        isNamed &&
        parts.values.length > 2 &&
        parts.values.every((value) => !/\s/u.test(value) && !isNoun(value));
      // "sort of animal camels or sheep or cows"
      const isEitherOr =
        isNamed && hasOr && parts.values.length > 2 && parts.values.every((value) => !/\s/u.test(value));
      // "The result is positive or negative"
      const isAnswered =
        verb !== null &&
        isNamed &&
        hasOr &&
        parts.values.length > 1 &&
        parts.values.every((value) => !/\s/u.test(value) && !isNoun(value));
      if ((isEitherOr && !isMarked) || isAnswered) {
        const values = found(label + of, parts.values, at, from + parts.length, at, false, true);
        if (values) return values;
      }
      if (!isRow && !isMarked && !verb && !(hasOr && states(parts.values) > 0) && states(parts.values) < 2)
        continue;
      if (
        !isRow &&
        !isMarked &&
        (isChoice || !hasOr) &&
        states(parts.values) * 2 < parts.values.length &&
        !/\//u.test(body)
      )
        continue;
      // "Alquiler de trasteros: trasteros libres u ocupados": what is said of them is no choice of the rent.
      const [noun = '', ...state] = (parts.values[0] ?? '').split(' ');
      const isOfOthers =
        !isNamed &&
        !isLife &&
        vocabulary.thing(noun)?.isWhole === true &&
        vocabulary.isState(state.join(' ')) &&
        parts.values.slice(1).every((value) => vocabulary.isState(value));
      if (isOfOthers) continue;
      const values = found(
        label + of,
        parts.values,
        at,
        from + parts.length + (isOpen ? 1 : 0),
        at,
        isLife,
        isLife || isNamed,
      );
      if (values) return values;
    }
    return undefined;
  }
  return labelled;
}
