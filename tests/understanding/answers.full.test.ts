import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { understand } from '#blueprint/understand/index.ts';
import { withConcepts } from '#blueprint/understand/model/concepts.ts';
import { answerReader } from '#blueprint/understand/model/index.ts';
import { descriptionsOf } from './gold.ts';
import { below, type Reached } from './reached.ts';
import { type Score, score } from './score.ts';
import { table } from './table.ts';

// What comes of a model's answers once the rules' reading is laid beneath them, against the gold.

const { answers } = z
  .object({
    answers: z.array(z.object({ id: z.string(), as: z.enum(['able', 'small']), answer: z.string() })),
  })
  .parse(JSON.parse(await readFile(new URL('answers.json', import.meta.url), 'utf8')));
const described = new Map((await descriptionsOf('dev')).map((one) => [one.id, one]));

/** Recall and precision, a little below what is measured. */
const REACHED: Record<'able' | 'small', Reached['kinds']> = {
  able: {
    entities: [0.97, 0.98],
    fields: [0.95, 0.91],
    relations: [0.96, 0.93],
    states: [0.96, 0.96],
    rules: [0.76, 0.67],
    pages: [0.9, 0.9],
  },
  small: {
    entities: [0.96, 0.98],
    fields: [0.93, 0.91],
    relations: [0.89, 0.95],
    states: [0.96, 0.91],
    rules: [0.85, 0.74],
    pages: [0.93, 0.9],
  },
};

function scoresOf(as: 'able' | 'small'): Score[] {
  return answers
    .filter((one) => one.as === as)
    .map(({ id, answer }) => {
      const description = described.get(id);
      if (!description) throw new Error(`No description is called ${id}.`);
      const { description: text, language } = description;
      const read = answerReader(text, language)(answer, true);
      if (!read) throw new Error(`The answer to ${id} holds no JSON.`);
      const { blueprint, facts } = understand(text, withConcepts(read.facts));
      return score(description, blueprint, facts);
    });
}

describe('a description that a model has read', () => {
  test.each(['able', 'small'] as const)('%s: is understood at least as well as it was', (as) => {
    const scores = scoresOf(as);
    expect(below(scores, REACHED[as]), table(as, scores)).toEqual([]);
  });
});
