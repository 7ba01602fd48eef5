import { readChange } from '#blueprint/change/index.ts';
import type { Difference } from '#blueprint/diff-parts.ts';
import { differences } from '#blueprint/diff.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Asked, Expected } from './unseen.ts';

// How a request of an unseen list is scored.

const meets = (expected: Expected, found: Difference): boolean =>
  Object.entries(expected).every(([part, value]) => {
    const actual: unknown = Object.entries(found).find(([name]) => name === part)?.[1];
    return typeof value === 'string' && typeof actual === 'string'
      ? actual.toLowerCase().includes(value.toLowerCase())
      : actual === value;
  });

/** Whether a request does all it asks for, and takes nothing away that it doesn't name; one that asks for nothing leaves the app as it is. */
export function isDone(app: Blueprint, { request, leadsTo }: Asked): boolean {
  const { blueprint, notUnderstood } = readChange(request, app);
  const found = differences(app, blueprint);
  if (leadsTo.length === 0) return found.length === 0;
  const removes = leadsTo.some(({ kind }) => kind === 'removed');
  return (
    notUnderstood.length === 0 &&
    leadsTo.every((one) => found.some((difference) => meets(one, difference))) &&
    (removes || found.every(({ kind }) => kind !== 'removed'))
  );
}

/** Whether a request changes something else than what it asks for. */
export const isWrong = (app: Blueprint, asked: Asked): boolean =>
  !isDone(app, asked) && differences(app, readChange(asked.request, app).blueprint).length > 0;
