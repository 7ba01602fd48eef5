import type { Span } from '../../facts.ts';

export interface Sentence extends Span {
  text: string;
}

const BULLET = /^\s*(?:[-–—•*·▪◦]|\d{1,2}[.)])\s+/u;
/** Words after which a full stop ends nothing. */
const SHORTENED =
  /(?:^|[\s(])(?:z|b|u|a|d|h|p|ej|e|g|n|nr|núm|num|no|tel|tél|inkl|bzw|etc|usw|ca|max|min|aprox|env|evtl|ggf|nb|dr|sr|sra|mme|mr|s)$/iu;

/** Short items under a heading become one list; every letter keeps its place. */
function withLists(text: string): string {
  const lines = text.split('\n');
  const isPlainItem = (line: string | undefined) =>
    line !== undefined && BULLET.test(line) && !/[:,;：，、،()（）]|[.。]\s/u.test(line.replace(BULLET, ''));
  let isListed = false;
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      if (isPlainItem(line)) {
        const isFirst = !isListed && before !== undefined && /[:：]\s*$/u.test(before);
        if (isFirst || isListed) {
          const lead = BULLET.exec(line)?.[0] ?? '';
          const joined = (isFirst ? ' ' : ',').padEnd(lead.length + 1, ' ') + line.slice(lead.length);
          isListed = true;
          return { line: joined, isJoined: true };
        }
      }
      isListed = false;
      const lead = BULLET.exec(line)?.[0] ?? '';
      return { line: ' '.repeat(lead.length) + line.slice(lead.length), isJoined: false };
    })
    .reduce((whole, { line, isJoined }, at) => whole + (isJoined || at === 0 ? '' : '\n') + line, '');
}

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const listed = withLists(text);
  const close = (end: number) => {
    const raw = listed.slice(from, end);
    const lead = raw.length - raw.trimStart().length;
    const body = raw.trim();
    if (body !== '') sentences.push({ text: body, start: from + lead, end: from + lead + body.length });
    from = end + 1;
  };
  for (const { 0: sign, index } of listed.matchAll(/[.。!！?？¡¿;；؛؟\n…]/gu)) {
    if (index < from) continue;
    const next = listed[index + 1];
    if (sign === '.') {
      if (next !== undefined && !/\s/u.test(next)) continue;
      if (SHORTENED.test(listed.slice(from, index)) && next !== undefined && next !== '\n') continue;
    }
    close(index);
  }
  close(listed.length);
  return sentences;
}
