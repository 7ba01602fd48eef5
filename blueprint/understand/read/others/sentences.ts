import type { Span } from '../../facts.ts';
import type { OtherLanguage } from '../../words/others/index.ts';

export interface Sentence extends Span {
  text: string;
}

const BULLET =
  /^\s*(?:(?:[-–—*]|\d{1,2}[.)])\s+|[•·▪◦●○■□◆➢►▶✓✔‣]\s*|[(（]?(?:\d{1,2}|[一二三四五六七八九十]{1,3})[.)）、．-](?!\d)\s*|[①-⑳]\s*)/u;
/** The same within a line. */
const NUMBERED = /(?<=^|[\s])(?:[(（]?(\d{1,2})[.)）、．-](?!\d)|([①-⑳]))\s*/gu;
/** Words after which a full stop ends nothing. */
const SHORTENED =
  /(?:^|[\s(])(?:z|b|u|a|d|h|p|ej|e|g|n|nr|núm|num|no|tel|tél|inkl|bzw|etc|usw|ca|max|min|aprox|env|evtl|ggf|nb|dr|sr|sra|mme|mr|s)$/iu;

/** "1. clients 2. orders" in one line: each number begins a line; every letter keeps its place. */
function withNumbersApart(text: string): string {
  const marks = [...text.matchAll(NUMBERED)].map(({ 0: mark, 1: digits, 2: circled = '', index }) => ({
    index,
    length: mark.length,
    value: digits === undefined ? circled.charCodeAt(0) - '①'.charCodeAt(0) + 1 : Number(digits),
  }));
  let apart = text;
  let isCounted = false;
  for (const [at, { index, length, value }] of marks.entries()) {
    const isFirst = value === 1 && marks[at + 1]?.value === 2;
    isCounted = isFirst || (isCounted && value === (marks[at - 1]?.value ?? 0) + 1);
    const beginsLine = /(?:^|\n)\s*$/u.test(text.slice(0, index));
    const item = text.slice(index + length, marks[at + 1]?.index).split('\n', 1)[0] ?? '';
    // What has fields of its own stands on a line of its own.
    if (isCounted && !beginsLine && /[:：(（]/u.test(item))
      apart =
        apart.slice(0, index) + '\n•'.slice(0, length).padEnd(length, ' ') + apart.slice(index + length);
  }
  return apart;
}

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

/** What says that a state comes first, where what has it follows: "Primero el turno está abierto". */
const FIRST: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /^(?:al principio|primero|en primer lugar|inicialmente),?\s+(?=(?:el|la|los|las|cada|una?|mi|su)\s)/iu,
  fr: /^(?:d['’]abord|au début|au départ|premièrement|initialement),?\s+(?=(?:le|la|les|chaque|une?|mon|ma)\s|l['’])/iu,
  de: /^(?:zuerst|zunächst|erst|anfangs|am Anfang)\s+(?:ist|sind|wird|werden)\s+(?=(?:der|die|das|eine?|jede[rs]?|unsere?)\s)/iu,
  zh: /^(?:首先|一开始|刚开始)[,，]?(?=每)/u,
  ar: /^(?:أولاً?|اولا|في البداية)[،,]?\s+(?=ال\p{L}|كل\s)/u,
};

/** A sentence that begins with what has its states; every letter keeps its place. */
export function withoutFirst(sentence: Sentence, language: OtherLanguage): Sentence {
  const lead = FIRST[language].exec(sentence.text)?.[0].length ?? 0;
  if (lead === 0) return sentence;
  const rest = sentence.text.slice(lead);
  // "Zuerst ist der Termin angefragt": its verb stood before it.
  const text =
    language === 'de' ? rest.replace(/^(\p{L}+(?: \p{Ll}+)? \p{Lu}[\p{L}-]+) (?=\p{Ll})/u, '$1:') : rest;
  return { ...sentence, text, start: sentence.start + lead };
}

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const listed = withLists(withNumbersApart(text));
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
