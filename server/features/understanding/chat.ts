import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import type { ChatMessage } from '#blueprint/understand/model/index.ts';
import type { ReadingFault } from '#contract/builder/readings.ts';
import { MODEL } from '#contract/core/limits.ts';
import type { ModelConfig } from '../../config.ts';

// The chat endpoint that OpenAI, Ollama, llama.cpp, vLLM and most others have. Two of its fields and one kind of reply are used, so that
// `fetch` and a parser of server-sent events do without a client library.

export class ModelError extends Error {
  override name = 'ModelError';
  constructor(
    readonly fault: ReadingFault,
    /** For the log. Never what the model's server wrote, which may repeat the key. */
    readonly detail: string,
  ) {
    super(detail);
  }
}

interface ChatAnswer {
  text: string;
  /** Sent and answered, as its server counts or else as estimated. */
  tokens: number;
}
export type Chat = (
  messages: readonly ChatMessage[],
  /** The JSON schema of the answer. */
  schema: object,
  signal: AbortSignal,
  onText: (soFar: string) => void,
) => Promise<ChatAnswer>;

const usage = z.object({ total_tokens: z.number().int().min(0).max(10_000_000) }).nullish();
const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).nullish(),
  usage,
});
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage,
});

/** Characters of a token, counted low. */
const PER_TOKEN = 3;
const lengthOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0);
/** What asking costs at most. */
export const mostTokens = (messages: readonly ChatMessage[]): number =>
  Math.ceil(lengthOf(messages) / PER_TOKEN) + MODEL.answerTokens;

function endpointOf(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  return url;
}

export function createChat({ baseUrl, apiKey, name, patience }: ModelConfig): Chat {
  const url = endpointOf(baseUrl);
  /** Whether the server takes only the plainest request; learnt from its first refusal. */
  let isPlain = false;

  const bodyOf = (messages: readonly ChatMessage[], schema: object, plain: boolean) => ({
    model: name,
    messages,
    stream: true,
    ...(plain
      ? { max_completion_tokens: MODEL.answerTokens }
      : {
          max_tokens: MODEL.answerTokens,
          temperature: 0,
          stream_options: { include_usage: true },
          response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } },
        }),
  });

  const send = (messages: readonly ChatMessage[], schema: object, signal: AbortSignal, plain: boolean) =>
    fetch(url, {
      method: 'POST',
      // An operator names one server: what it redirects to was not chosen by anyone.
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream, application/json',
        ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(bodyOf(messages, schema, plain)),
      signal,
    });

  async function open(
    messages: readonly ChatMessage[],
    schema: object,
    signal: AbortSignal,
  ): Promise<Response> {
    const wasPlain = isPlain;
    const response = await send(messages, schema, signal, wasPlain);
    if (wasPlain || (response.status !== 400 && response.status !== 422)) return response;
    await response.body?.cancel();
    const second = await send(messages, schema, signal, true);
    if (second.ok) isPlain = true;
    return second;
  }

  return async (messages, schema, signal, onText) => {
    const silence = new AbortController();
    const giveUp = () => silence.abort(new ModelError('slow', `no word for ${patience / 1000} s`));
    let timer = setTimeout(giveUp, patience);
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    };
    const all = AbortSignal.any([signal, silence.signal]);
    try {
      const response = await open(messages, schema, all);
      if (!response.ok) {
        await response.body?.cancel();
        throw new ModelError(response.status === 429 ? 'busy' : 'unavailable', `status ${response.status}`);
      }
      const { text, tokens } = await readReply(response, (soFar) => {
        heard();
        onText(soFar);
      });
      const estimate = Math.ceil((lengthOf(messages) + text.length) / PER_TOKEN);
      return { text, tokens: tokens ?? estimate };
    } catch (error) {
      if (error instanceof ModelError) throw error;
      if (all.aborted) throw all.reason;
      throw new ModelError('unavailable', codeOf(error));
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The system's or the library's short name of an error, never its text. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause !== 'object' || cause === null) return 'failed';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.constructor.name;
}

interface ReadReply {
  text: string;
  tokens: number | undefined;
}

async function readReply(response: Response, onText: (soFar: string) => void): Promise<ReadReply> {
  if (response.headers.get('content-type')?.includes('application/json')) return readWhole(response, onText);
  const reply: ReadReply = { text: '', tokens: undefined };
  const parser = createParser({
    onEvent: ({ data }) => {
      const part = chunk.safeParse(parsed(data)).data;
      reply.tokens = part?.usage?.total_tokens ?? reply.tokens;
      const added = part?.choices?.[0]?.delta?.content;
      if (!added) return;
      reply.text += added;
      onText(reply.text);
    },
  });
  for await (const part of bounded(response)) {
    parser.feed(part);
    // What was read by then is kept: an endless answer may have begun well.
    if (reply.text.length > MODEL.characters) break;
  }
  return reply;
}

/** Some servers answer at once although a stream was asked for. */
async function readWhole(response: Response, onText: (soFar: string) => void): Promise<ReadReply> {
  let json = '';
  for await (const part of bounded(response)) json += part;
  const { data } = completion.safeParse(parsed(json));
  const text = data?.choices[0]?.message.content?.slice(0, MODEL.characters) ?? '';
  onText(text);
  return { text, tokens: data?.usage?.total_tokens };
}

/** The text of a reply up to as many bytes as are read; leaving the loop closes the connection. */
async function* bounded(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    yield decoder.decode(part, { stream: true });
    if (bytes > MODEL.bytes) return;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
