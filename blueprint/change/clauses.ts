// A request of several parts: lines, sentences, and what “and” joins where each part asks for something of its own.

const VERBS =
  "(?:add|create|include|insert|remove|delete|drop|get rid of|take|rename|call|make|set|change|move|put|show|hide|use|link|connect|let|allow|only|turn|switch|give|mark|sort|order|require|count|notify|e-?mail|remind|send|prevent|limit|open|close|don't|do not|also|please|then|replace|convert|translate|unlink|disconnect|introduce|no longer|warn|start|" +
  'añade|agrega|pon|quita|elimina|borra|renombra|cambia|haz|muestra|crea|ajoute|ajouter|supprime|supprimer|enlève|retire|renomme|renommer|change|mets|rends|crée|affiche|füge|lösche|entferne|benenne|nenne|mache?|setze|ändere|zeige|erstelle|ergänze|aggiungi)';
const JOINED = new RegExp(
  `(?:, (?:and |then |und |y |et )?| and | then | und | y | et |; ?)(?=${VERBS} )`,
  'giu',
);
const CJK_JOINED =
  /[，、；](?=添加|增加|加|删除|删(?!了|掉?吧|掉?$)|去掉(?!吧|$)|把|将|给|只|改|让)|(?:并且|然后|并)(?=添加|增加|加|删除|删|去掉|把|将|给|改|让)/gu;
const ARABIC_JOINED = /(?:،\s?|\sو)(?=أضف|احذف|أزل|غيّر|غير|اجعل|أعد)/gu;
const SENTENCE = /(?<!\b(?:dr|mr|mrs|ms|st|no|nr|approx|e\.g|i\.e|etc))(?:[.!?](?=\s)|[。！？])/giu;
const BULLET = /^\s*(?:[-*•–·]|\d{1,2}[.)])\s+/u;
/** As many parts as are read of one request. */
const MOST = 24;

/** The text with what stands in quotes masked, so that no split falls into it. */
const masked = (text: string): string =>
  text.replace(/["“„«「][^"”»」]{1,200}["”»」]/gu, (quote) => 'q'.repeat(quote.length));

function split(text: string, by: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of masked(text).matchAll(by)) {
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Lines as they are meant: items under a line that ends with a colon belong to it. */
function lines(text: string): string[] {
  const found: string[] = [];
  let isList = false;
  for (const line of text.split('\n')) {
    const item = line.replace(BULLET, '').trim();
    if (item === '') continue;
    const last = found.at(-1);
    if (isList && BULLET.test(line) && last !== undefined) {
      found[found.length - 1] = last.endsWith(':') ? `${last} ${item}` : `${last}, ${item}`;
    } else {
      found.push(item);
      isList = item.endsWith(':');
    }
  }
  return found;
}

/** A beginning that only says when or where what follows it holds. */
const OPENING =
  /^(?:please )?(?:when(?:ever)?|if|once|as soon as|after|before|between|on|in|to|for|at|instead of|wenn|sobald|falls|cuando|quand|lorsque|dès que|si|auf|bei|beim|zwischen|nach|en|entre|después de|sur|dans|après|\d+ \w+ before|(?:an?|one|two|three) (?:minute|hour|day|week|month)s? before)\b/iu;
function openingsJoined(parts: readonly string[]): string[] {
  const whole: string[] = [];
  let opening = '';
  for (const part of parts) {
    const text = opening === '' ? part : `${opening}, ${part}`;
    opening = OPENING.test(text) && opening === '' ? text : '';
    if (opening === '') whole.push(text);
  }
  return opening === '' ? whole : [...whole, opening];
}

export const clausesOf = (text: string): string[] =>
  lines(text)
    .flatMap((line) => split(line, SENTENCE))
    .flatMap((sentence) => openingsJoined(split(sentence, JOINED)))
    .flatMap((clause) => split(clause, CJK_JOINED))
    .flatMap((clause) => split(clause, ARABIC_JOINED))
    .slice(0, MOST);

/** The ways of parting a clause in two at an “and” or a comma, for where the whole says nothing. */
export function halvesOf(clause: string): [string, string][] {
  const hidden = masked(clause);
  return [...hidden.matchAll(/,? (?:and|but|und|y|et|while) |[,;，、] ?/giu)]
    .slice(0, 6)
    .map((match) => [
      clause.slice(0, match.index).trim(),
      clause.slice(match.index + match[0].length).trim(),
    ]);
}
