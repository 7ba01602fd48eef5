import type { FastifyReply } from 'fastify';

/** What a connection may hold back before it counts as dead. */
const MOST_UNSENT = 1_048_576;

/** Answers with server-sent events; `write` takes them as they stand in the stream. */
export function openEventStream(reply: FastifyReply) {
  void reply.headers({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    Connection: 'keep-alive',
    'X-Accel-Buffering': 'no',
  });
  reply.hijack();
  const stream = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) stream.setHeader(name, value);
  const write = (text: string) => {
    if (stream.writableEnded) return;
    stream.write(text);
    if (stream.writableLength > MOST_UNSENT) stream.destroy();
  };
  return { stream, write };
}
