import { parentPort } from 'node:worker_threads';
import { type Change, readChange } from '#blueprint/change/index.ts';
import { type ReadChangeAnswer, readChangeAnswer } from '#blueprint/change/model/index.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Facts, Understanding } from '#blueprint/understand/facts.ts';
import { understand } from '#blueprint/understand/index.ts';
import { withConcepts } from '#blueprint/understand/model/concepts.ts';

/** What can be read, and what is made of it. */
export interface Reads {
  description: {
    given: {
      description: string;
      /** What a model understood of it. */
      byModel: Facts | undefined;
    };
    read: Understanding;
  };
  change: { given: { text: string; blueprint: Blueprint }; read: Change };
  changeAnswer: { given: { answer: string; blueprint: Blueprint }; read: ReadChangeAnswer | null };
}
export type UnderstandingRequest = {
  [What in keyof Reads]: { id: number; what: What; given: Reads[What]['given'] };
}[keyof Reads];
export interface UnderstandingReply {
  id: number;
  read: Reads[keyof Reads]['read'];
}

// A thread of its own: loading the words of a language and reading a long text never hold up the server's event loop.

function read(request: UnderstandingRequest): UnderstandingReply['read'] {
  switch (request.what) {
    case 'description': {
      const { description, byModel } = request.given;
      return understand(description, byModel && withConcepts(byModel));
    }
    case 'change':
      return readChange(request.given.text, request.given.blueprint);
    case 'changeAnswer':
      return readChangeAnswer(request.given.answer, request.given.blueprint);
  }
}

parentPort?.on('message', (request: UnderstandingRequest) => {
  parentPort?.postMessage({ id: request.id, read: read(request) } satisfies UnderstandingReply);
});
