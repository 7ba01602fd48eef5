import { z } from 'zod';
import type { Blueprint } from '../../schema.ts';
import { mendedJson, openJson } from '../../understand/model/open-json.ts';
import type { Change, Edit, NotUnderstood } from '../change.ts';
import { readChange } from '../index.ts';

const MOST_REQUESTS = 12;
const MOST_LETTERS = 300;
const answer = z.object({ requests: z.array(z.string().trim().min(1)) });

export const CHANGE_ANSWER_SCHEMA = z.toJSONSchema(answer, { io: 'input' });

export interface ReadChangeAnswer {
  change: Change;
  /** What the model should correct, in words for it. */
  faults: readonly string[];
}

const WHY: Readonly<Record<NotUnderstood['reason']['code'], string>> = {
  unknown: 'is none of the forms',
  notFound: 'names what the app does not have',
  already: 'is so already',
  which: 'fits several things: name the data it belongs to',
  unfit: 'does not fit what it names',
  full: 'asks for more than an app can have',
  home: 'takes away the page that the app opens with',
};

/** Makes the changes that a model's answer lists, one after the other; null where the answer is no such list. */
export function readChangeAnswer(text: string, blueprint: Blueprint): ReadChangeAnswer | null {
  const { data } = answer.safeParse(openJson(text)?.value ?? mendedJson(text));
  if (!data) return null;
  let app = blueprint;
  const edits: Edit[] = [];
  const faults: string[] = [];
  for (const request of data.requests.slice(0, MOST_REQUESTS)) {
    const words = request.slice(0, MOST_LETTERS);
    const change = readChange(words, app);
    app = change.blueprint;
    edits.push(...change.edits);
    for (const { text: part, reason } of change.notUnderstood)
      if (reason.code !== 'already')
        faults.push(`“${part}” ${WHY[reason.code]}${reason.code === 'notFound' ? `: ${reason.name}` : ''}`);
  }
  return { change: { language: blueprint.language, edits, notUnderstood: [], blueprint: app }, faults };
}
