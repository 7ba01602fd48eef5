import { type Facts, isWithin, type RelationFact, spansOf } from '../../facts.ts';
import { leftBy } from '../../words/english-deeds.ts';
import { stemsOf } from '../../words/english-stems.ts';
import type { Scene } from './scene.ts';
import type { Statement } from './statements.ts';

// "Doctors prescribe drugs to patients", where prescriptions are kept: each is by a doctor, of a drug and for a patient, and none of these belongs to another.

/** "Members book classes with a date and a teacher": the class has the teacher. */
const BESIDE = /\b(?:with|including|of)\b(?!.*\b(?:to|for)\b)/;

/** The thing that a deed leaves, and who and what take part in it. */
function deedIn(
  { verb, who, objects, ...statement }: Statement,
  { named, lower, start }: Scene,
  facts: Facts,
): { record: string; parts: string[] } | undefined {
  const left = new Set([verb.lemma, ...stemsOf(verb.lemma)].flatMap(leftBy));
  const record = facts.entities.find(({ noun }) => left.has(noun))?.noun;
  const from = statement.start - start;
  const done = objects.filter((phrase) => !BESIDE.test(lower.slice(from, phrase.start - start)));
  const parts = [...who, ...done].flatMap((phrase) => named(phrase.noun) ?? []);
  const others = [...new Set(parts)].filter((noun) => noun !== record);
  return record === undefined || who.length === 0 || verb.isNegated || others.length < 2
    ? undefined
    : { record, parts: others };
}

export function withNamedDeeds(facts: Facts, scenes: readonly Scene[]): Facts {
  const deeds = scenes.flatMap((scene) =>
    scene.statements.flatMap((statement) => {
      const deed = deedIn(statement, scene, facts);
      return deed ? [{ ...deed, statement }] : [];
    }),
  );
  return deeds.reduce((all, { record, parts, statement }) => {
    const { start, end } = statement;
    const isBetween = ({ from, to, ...relation }: RelationFact) =>
      parts.includes(from) &&
      parts.includes(to) &&
      spansOf(relation).length > 0 &&
      spansOf(relation).every((span) => isWithin(span, statement));
    const kept = all.relations.filter((relation) => !isBetween(relation));
    const added = parts
      .filter((to) => !kept.some((one) => one.from === record && one.to === to))
      .map((to): RelationFact => ({
        from: record,
        to,
        many: false,
        source: { from: 'text', spans: [{ start, end }] },
      }));
    return { ...all, relations: [...kept, ...added] };
  }, facts);
}
