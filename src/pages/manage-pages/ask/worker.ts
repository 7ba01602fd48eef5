import { type Change, readChange } from '#blueprint/change/index.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Answered, Asked } from '../../../api/reader-worker.ts';

export interface ReadRequest {
  text: string;
  blueprint: Blueprint;
}

// Reads requests beside the page: the words it knows are many, and typing goes on meanwhile.

function answer({ id, text, blueprint }: Asked<ReadRequest>): Answered<Change> {
  try {
    return { id, answer: readChange(text, blueprint) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked<ReadRequest>>) => postMessage(answer(data)));
