import { type Facts, type FieldFact, isSaid, overlaps, spansOf } from '../../facts.ts';

// "Show which are low on stock", "see what is out today", "a map of where all the bins are": rows that somebody wants to see,
// and no field that is called so.

const CLAUSE =
  /^(?:(?:what|which|who|where|when|how many|how much)(?: [a-z]+){0,2} (?:is|are|was|were|has|have|had|needs?|will|can|must|should)\b.*|(?:what|who)['’]s (?!been\b).*|(?:[a-z]+ )+(?:is|are))$/iu;
/** "Overdue ones in red", "sorted by street", "how long on average" */
const ALWAYS =
  /^(?:overdue|late|expired|missing|open|unpaid|urgent) ones$|^(?:sorted|ordered|grouped|filtered|ranked) by |^how .* on average$/iu;
/** "Each client has his own login" */
const HAS_LOGIN =
  /\b(?:has|have|having|gets?|getting|needs?|with|own|an?|separate|personal) (?:an? |the |his |her |their |its )?(?:(?:own|separate|personal|simple|private) )*$/iu;
/** "A form to ask for a booking" */
const TO_FILL_IN = /^ (?:to|where|on|so that)\b/u;
/** How somebody asks to see them. */
const ASKED =
  /\b(?:see|sees|show|shows|showing|know|view|list|display|tell|check|find|overview of|map of|list of|calendar of|board of|plan of|page with)(?: me| us)?(?: at (?:a|one) glance)?(?:[ ,]+(?:and|or|also|the|all|where|what|which|who))*\s*$/iu;

/** @param facts of an English description */
export function withoutAskedClauses(facts: Facts, text: string): Facts {
  const places = facts.pages.flatMap(spansOf);
  const isAsked = (field: FieldFact): boolean =>
    isSaid(field) &&
    !field.options &&
    (ALWAYS.test(field.label) ||
      (/^log-?in$/iu.test(field.label) &&
        spansOf(field).every(({ start }) => HAS_LOGIN.test(text.slice(0, start)))) ||
      (field.label === 'form' && spansOf(field).every(({ end }) => TO_FILL_IN.test(text.slice(end)))) ||
      (CLAUSE.test(field.label) &&
        spansOf(field).every(
          (span) =>
            places.some((place) => overlaps(place, span)) ||
            text[span.end] === '?' ||
            ASKED.test(text.slice(0, span.start)),
        )));
  const fields = facts.fields.filter((field) => !isAsked(field)).map((field) => withStatus(field, facts));
  return { ...facts, fields };
}

/** "Columns: waiting, in work, ready": what a board shows is how far something is, and is called by no part of the board. */
const OF_BOARD = /^(?:columns?|lanes?|swim ?lanes?|pipelines?|kanban|board)$/iu;
function withStatus(field: FieldFact, { states, fields }: Facts): FieldFact {
  const { owner, label, options = [] } = field;
  const isLife = states.some((one) => one.owner === owner && one.values.join() === options.join());
  const isTaken = fields.some((one) => one.owner === owner && one.label === 'status');
  return isLife && !isTaken && OF_BOARD.test(label) ? { ...field, label: 'status' } : field;
}
