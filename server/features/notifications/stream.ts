import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/errors.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { bearerOf, requireSession, type Session } from '../../platform/http/session.ts';
import type { Services } from '../../services.ts';

const BEAT = 20_000;

/** Sends a person's events for as long as their session lasts. */
export async function streamEvents(
  { db, hub, log }: Pick<Services, 'db' | 'hub' | 'log'>,
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const after = Number(request.headers['last-event-id']);
  const { stream, write: send } = openEventStream(reply);
  send('retry: 2000\n\n');
  const token = bearerOf(request);
  const check = () =>
    requireSession(db, token).then(
      () => send(': beat\n\n'),
      (error: unknown) => {
        if (!(error instanceof HttpError)) log.error(error, 'checking the session of an event stream');
        stream.end();
      },
    );
  try {
    const leave = await hub.join(
      {
        sessionId: session.id,
        userId: session.userId,
        supporterId: session.support?.actorId ?? null,
        admin: session.role === 'Admin',
        send: (event) => send(`id: ${event.id}\nevent: ${event.name}\ndata: ${event.data}\n\n`),
        end: () => void stream.end(),
      },
      Number.isInteger(after) && after > 0 ? after : null,
    );
    // Its end by time comes without an event.
    const beat = setInterval(() => void check(), BEAT);
    const end = () => {
      clearInterval(beat);
      leave();
    };
    stream.on('close', end);
    if (stream.destroyed) end();
    // The session may have ended between its check and joining.
    await check();
  } catch (error) {
    stream.destroy();
    throw error;
  }
}
