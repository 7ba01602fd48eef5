import { type AppLanguage, LIMITS } from '../../kinds.ts';
import { BRIEFS, CALLED, NAME_LABELS, NAMED_THINGS, PROJECT_LABELS, TITLE_LABELS } from '../words/naming.ts';

// What a description writes down as the name: behind a label, in quotes, or after "called".

const MARK = String.raw`\s*(?:[:：=]|\s[-–—])\s*`;
const START = String.raw`^[\s#*>•-]*`;
/** The rest of a line, up to the end of a sentence. */
const REST = String.raw`([^\n.。!?！？]+)`;
const LABELLED = new RegExp(`${START}(?:${NAME_LABELS})\\**${MARK}${REST}`, 'imu');
const TITLED = new RegExp(`${START}(?:${TITLE_LABELS})\\**${MARK}${REST}`, 'iu');
const PROJECT = new RegExp(`${START}(?:${PROJECT_LABELS})\\**${MARK}`, 'iu');
const BRIEF = new RegExp(`${START}(?:${BRIEFS})\\**(?:${MARK}|[.。]\\s+|\\s*\\n\\s*)`, 'iu');

const IN_QUOTES = String.raw`["“”„«「『《]\s?([^"“”„«»」』》\n?!¿¡,;]{2,40}?)\s?["”“»」』》]`;
const OPENS_QUOTED = new RegExp(String.raw`^[\s\p{P}]*?${IN_QUOTES}(?!\s*(?:,|、|،|and\b|or\b|/))`, 'u');
/** As far as a name in quotes is looked for. */
const NEAR = 160;
const WORDS = 6;

/** Names begin with a capital where a script has such. */
const isCapital = (name: string) => /^(?:\p{Lu}|\p{N}|\p{Lo})|\p{Ll}\p{Lu}/u.test(name);
const trimmed = (name: string) =>
  name.replace(/^[\s"“”„«»「」『』《》*_]+|[\s"“”„«»「」『』《》*_,;:-]+$/gu, '').replace(/\s+/gu, ' ');
const isShort = (name: string) => name.length <= LIMITS.name && name.split(' ').length <= WORDS;

/** The description without the heading that only says that it is one, and without "Project:" before what it is about. */
export function withoutHeading(description: string): string {
  const left = description.replace(BRIEF, '');
  return left.replace(PROJECT, '');
}

/** "an app called X", "our platform «X»" */
function calledIn(text: string, language: AppLanguage): string | undefined {
  const isSpaced = language !== 'zh';
  const edge = isSpaced ? String.raw`(?<!\p{L})` : '';
  const app = `${edge}(?:${NAMED_THINGS[language]})`;
  const called = `${edge}(?:${CALLED[language]})`;
  const quoted = new RegExp(
    `${app}(?:[^.。\\n"“„«「『《]{0,40}?${called})?\\s*[:：,]?\\s*${IN_QUOTES}|${called}\\s*[:：]?\\s*${IN_QUOTES}`,
    'iu',
  ).exec(text.slice(0, NEAR));
  if (quoted) return quoted[1] ?? quoted[2];
  const next = isSpaced
    ? new RegExp(String.raw`${app}\s+${called}\s+([\p{L}\p{N}&’'-]+)`, 'iu').exec(text.slice(0, NEAR))
    : undefined;
  if (next) return next[1];
  // Without quotes only a capital tells a name, which German gives to every noun.
  const name =
    isSpaced && language !== 'ar'
      ? String.raw`(\p{Lu}[\p{L}\p{N}&’'-]+(?: \p{Lu}[\p{L}\p{N}&’'-]+)?)`
      : String.raw`([A-Z][\w-]+)`;
  const [start, end] = [new RegExp(`${app}[^.。\\n]{0,40}?${called}\\s*$`, 'iu'), new RegExp(name, 'u')];
  for (const { 0: said, index } of text.slice(0, NEAR).matchAll(new RegExp(`${called}\\s*`, 'giu'))) {
    const after = text.slice(index + said.length);
    const found = end.exec(after);
    if (found?.index === 0 && start.test(text.slice(0, index + said.length))) return found[1];
  }
  return undefined;
}

/** What the description says that its app is called. */
export function saidName(description: string, language: AppLanguage): string | undefined {
  const text = description.replace(BRIEF, '');
  const labelled = LABELLED.exec(text)?.[1];
  const titled = TITLED.exec(text)?.[1];
  const first = OPENS_QUOTED.exec(text)?.[1];
  const candidates = [
    labelled,
    // "Name: text, required" is a column.
    titled !== undefined && !/[,;，、،]/u.test(titled) && isCapital(trimmed(titled)) ? titled : undefined,
    first !== undefined && isCapital(first) ? first : undefined,
    calledIn(text, language),
  ];
  return candidates
    .map((name) => trimmed(name ?? ''))
    .find((name) => /\p{L}{2}/u.test(name) && isShort(name));
}
