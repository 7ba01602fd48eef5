import type { Facts } from './facts.ts';

// Words that mean one thing beside some others, and another alone.

interface Sense {
  /** What the word is known as. */
  concept: string;
  noun: RegExp;
  /** Things beside which it is that. */
  beside: readonly string[];
  said: RegExp;
  /** What it is otherwise. */
  otherwise: string;
}
const SENSES: readonly Sense[] = [
  // Of those who quote, clean and repair far more keep jobs than of those who recruit.
  {
    concept: 'job',
    noun: /^job$/u,
    beside: ['candidate', 'application', 'interview', 'applicant', 'cv'],
    said: /\b(?:recruit\w*|hir(?:e|es|ing)|vacanc\w+|applicants?|appl(?:y|ies|ied|ications?)|careers?|employers?|job (?:boards?|seekers?|postings?|ads?|openings?|offers?)|salar\w+|résumés?|resumes?)\b/iu,
    otherwise: 'serviceJob',
  },
];

/** The facts with each word in the sense that its company gives it. */
export function inTheirSense(facts: Facts, text: string): Facts {
  if (facts.language !== 'en') return facts;
  const concepts = new Set(facts.entities.map(({ concept }) => concept));
  return {
    ...facts,
    entities: facts.entities.map((entity) => {
      const sense = SENSES.find(({ concept, noun }) => concept === entity.concept && noun.test(entity.noun));
      const isThat = sense && (sense.said.test(text) || sense.beside.some((one) => concepts.has(one)));
      return sense && !isThat ? { ...entity, concept: sense.otherwise } : entity;
    }),
  };
}
