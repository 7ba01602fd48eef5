import { IMPERATIVES, KEEPING_IMPERATIVES, SURE_IMPERATIVES } from '../../words/imperatives.ts';
import { blank, put } from '../../place.ts';
import { linesOf } from './sections.ts';

const DEEDS =
  /^((?:[a-z]+(?:, | and | or |\/| & |, and ))*)([a-z]+)(?= (?!of\b|by\b|per\b|is\b|are\b|for\b|and\b|or\b|with\b)[\p{L}\p{N}(])/iu;
/** The deeds that a line begins with: "add, edit and delete kayaks". */
function deedsIn({ words }: { words: string }): { all: string; verbs: string[] } | undefined {
  const [all = ''] = DEEDS.exec(words) ?? [];
  const verbs = all.toLowerCase().split(/, and |, | and | or |\/| & /u);
  return all !== '' && verbs.every((verb) => IMPERATIVES.has(verb)) ? { all, verbs } : undefined;
}

/** Lists of what one wants to do: what is kept so is named, and what else is done somebody does. */
export function withDeeds(text: string): string {
  const lines = linesOf(text).map((line) => ({ ...line, deeds: deedsIn(line) }));
  const bullets = lines.filter(({ isBullet }) => isBullet);
  const areDeeds = bullets.filter(({ deeds }) => deeds).length * 2 >= bullets.length;
  return lines.reduce((read, { deeds, isBullet, from, start }) => {
    if (!deeds) return read;
    const isSure = deeds.verbs.some((verb) => SURE_IMPERATIVES.has(verb));
    const isList = isBullet && (isSure || areDeeds);
    // What stood before it, "the user should be able to", was blanked.
    const isBare = !isBullet && start > from;
    if (!isList && !isBare) return read;
    const isKept = deeds.verbs.some((verb) => KEEPING_IMPERATIVES.has(verb));
    if (isKept) return blank(read, start, start + deeds.all.length);
    return isBullet ? put(read, start - 2, start, 'I ') : read;
  }, text);
}
