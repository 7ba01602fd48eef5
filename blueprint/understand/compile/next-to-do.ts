import { attention } from '../../concepts/pages.ts';
import { isDate } from '../../fields.ts';
import type { AppLanguage } from '../../kinds.ts';
import type { Entity, Field, Section } from '../../schema.ts';
import type { Facts } from '../facts.ts';
import { keyOf, lexiconFor } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import { attentionOf, comingUp, heading, lower, MOST, SOON } from './attention.ts';
import type { Made } from './entities.ts';
import { isPlanned, kindOfDate } from './rows/moments.ts';
import { TEXTS } from './texts.ts';

// What somebody who opens an app does next, on its first page.

/** A row that somebody sent in and nobody has taken up. */
const ASKED =
  /^(?:(?:re)?quested|request|new|pending|submitted|asked|open|reported|applied|received|enquir|inquir|nuev|pendiente|solicitad|enviad|abiert|pedid|nouve|en attente|demandé|soumis|ouvert|neu|offen|angefragt|eingereicht|beantragt|ausstehend|gemeldet|新|待|已提交|申请|جديد|معلق|مطلوب|مفتوح)/iu;

const isDue = (field: Field, language: AppLanguage): boolean =>
  isDate(field) && (kindOfDate(field, language) === 'due' || isPlanned(field));

/** What is due in a week, what soon no longer holds, or what waits for an answer. */
function usualOf({ entity, fact }: Made, facts: Facts): Section[] {
  const isPerson = categoryFor(fact, lexiconFor(facts.language), facts.language) === 'person';
  const due = entity.fields.find((field) => isDue(field, facts.language));
  if (due && entity.states && !isPerson) return [comingUp(entity, due, facts)];
  const isSaid = ({ label }: Field) =>
    facts.fields.some(
      (one) => one.owner === fact.noun && one.source.from === 'text' && keyOf(one.label) === keyOf(label),
    );
  const until = entity.fields.find(
    (field) => isDate(field) && kindOfDate(field, facts.language) === 'ahead' && isSaid(field),
  );
  if (until) {
    const title = heading(`${TEXTS[facts.language].attention}: ${lower(entity.plural, facts)}`);
    return [attention(title, entity.name, { op: 'within', field: until.name, days: SOON })];
  }
  const status = entity.fields.find(({ name }) => name === entity.states?.field);
  const first = status?.options?.[0];
  if (!status || !first || !ASKED.test(first.label)) return [];
  const title = heading(`${entity.plural}: ${lower(first.label, facts)}`);
  return [attention(title, entity.name, { op: 'is', field: status.name, value: first.name })];
}

/** What was asked to be watched, then what usually needs somebody, of what isn't watched yet. */
export function nextToDo(facts: Facts, made: readonly Made[]): Section[] {
  const watched = attentionOf(facts, made);
  const isWatched = ({ name }: Entity) => watched.some((one) => 'entity' in one && one.entity === name);
  const usual = made.flatMap((one) => (isWatched(one.entity) ? [] : usualOf(one, facts)));
  return [...watched, ...usual.slice(0, Math.max(MOST - watched.length, 0))];
}
