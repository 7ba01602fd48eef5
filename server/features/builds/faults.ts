import type { z } from 'zod';
import { type Place, placeOf } from '#blueprint/places.ts';
import { blueprintSchema } from '#blueprint/schema.ts';
import type { BuildResult } from '#builder/compile/build.ts';
import type { BuildRow } from '../../platform/database/schema.ts';
import type { Message } from '../../texts/index.ts';
import { issueText } from '../../texts/issues.ts';

/** What made a build fail, before it is translated. */
export interface StoredFault extends Place {
  message: Message;
}

const MOST = 20;

/** What made a build fail, where the app itself is the cause. */
export function faultsOf(blueprint: unknown, failure: Extract<BuildResult, { ok: false }>): StoredFault[] {
  if (failure.step === 'check') {
    const issues: z.core.$ZodIssue[] = blueprintSchema.safeParse(blueprint).error?.issues ?? [];
    return issues
      .slice(0, MOST)
      .map((issue) => ({ ...placeOf(blueprint, issue.path), message: issueText(issue) }));
  }
  return (failure.faults ?? []).slice(0, MOST).map(({ path, message }) => ({
    ...placeOf(blueprint, path),
    property: null,
    message: { stored: message },
  }));
}

export const storedFaults = ({ faults }: Pick<BuildRow, 'faults'>): StoredFault[] =>
  faults === null ? [] : JSON.parse(faults);
