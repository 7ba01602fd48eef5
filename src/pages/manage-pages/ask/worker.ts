import { type Change, readChange } from '#blueprint/change/index.ts';
import type { Blueprint } from '#blueprint/schema.ts';

export interface ReadRequest {
  id: number;
  text: string;
  blueprint: Blueprint;
}
export type ReadReply = { id: number } & ({ change: Change } | { error: string });

// Reads requests beside the page: the words it knows are many, and typing goes on meanwhile.

function answer({ id, text, blueprint }: ReadRequest): ReadReply {
  try {
    return { id, change: readChange(text, blueprint) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => postMessage(answer(data)));
