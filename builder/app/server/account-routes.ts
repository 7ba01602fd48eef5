import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor, Me, Member } from '../src/core/calls.ts';
import type { AppInfo } from '../src/core/app.ts';
import type { Auth } from './auth.ts';
import type { Database } from './database.ts';
import { badRequest, invalid, notAllowed, notFound, signInNeeded, tooManyRequests } from './errors.ts';
import type { Mail, Mailer } from './mail.ts';
import type { Members } from './members.ts';
import type { Outbox } from './outbox.ts';
import { callerOf, type RateLimit, rateLimit } from './rate-limit.ts';
import { messages } from '../src/words/index.ts';
import { words } from './words/index.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface AccountOptions {
  readonly info: AppInfo;
  readonly database: Database;
  readonly auth: Auth;
  readonly members: Members;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  /** Who asks, with the rows that hold their e-mail address. */
  readonly actor: (request: FastifyRequest) => Promise<Actor>;
  /** Where members find the app, in invitations. */
  readonly publicUrl: string | undefined;
  readonly now: () => Date;
  /** Prints codes where no mail leaves this machine. */
  readonly print: (text: string) => void;
}

const email = z
  .email()
  .max(254)
  .transform((text) => text.toLowerCase());
const roleNames = z.array(z.string()).max(20);

function bodyOf<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  const read = schema.safeParse(request.body);
  if (!read.success) throw badRequest();
  return read.data;
}
function emailOf(request: FastifyRequest): string {
  const read = z.object({ email }).safeParse(request.body);
  if (!read.success) throw invalid('email', messages.email);
  return read.data.email;
}

export const tokenOf = (request: FastifyRequest): string =>
  /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

export function accountRoutes(app: FastifyInstance, options: AccountOptions): void {
  const { info, database, auth, members, mailer, outbox, actor, publicUrl, now, print } = options;
  const time = () => now().getTime();
  // The tight limits count an e-mail address and an IP address together, so that a stranger can't lock a member out. The wide ones
  // limit how much mail one address gets and how often its codes can be guessed.
  const codes = rateLimit(5, 15 * MINUTE, time);
  const codesADay = rateLimit(30, DAY, time);
  const codesOfIp = rateLimit(20, 15 * MINUTE, time);
  const codesOfEmailADay = rateLimit(100, DAY, time);
  const tries = rateLimit(5, 15 * MINUTE, time);
  const triesOfIp = rateLimit(30, 15 * MINUTE, time);
  const triesOfEmailADay = rateLimit(300, DAY, time);
  const invitations = rateLimit(50, 60 * MINUTE, time);

  const allow = (limit: RateLimit, key: string) => {
    const seconds = limit(key);
    if (seconds > 0) throw tooManyRequests(seconds);
  };
  const memberOf = (request: FastifyRequest): Member => {
    const member = auth.memberOf(tokenOf(request));
    if (!member) throw signInNeeded();
    return member;
  };
  const ownerOf = (request: FastifyRequest): Member => {
    const member = memberOf(request);
    if (!member.isOwner) throw notAllowed();
    return member;
  };
  function checkRoles(roles: readonly string[]): void {
    const known = new Set(info.roles.map(({ name }) => name));
    if (!roles.every((role) => known.has(role))) throw invalid('roles', messages.choose);
  }
  /** Doesn't wait for the mail server, so that the time an answer takes doesn't tell which addresses are known. */
  function sendLater(request: FastifyRequest, mail: Mail): void {
    mailer.send(mail).catch((error: unknown) => request.log.error(error, 'A mail was not sent'));
  }

  app.post('/sign-in', async (request, reply) => {
    const address = emailOf(request);
    allow(codesOfIp, callerOf(request));
    allow(codes, `${callerOf(request)} ${address}`);
    allow(codesADay, `${callerOf(request)} ${address}`);
    allow(codesOfEmailADay, address);
    const code = await auth.createCode(address);
    if (code !== null) {
      if (!mailer.isRemote) print(`Sign-in code for ${address}: ${code}`);
      const values = { app: info.name, code };
      if (mailer.isRemote) {
        sendLater(request, {
          to: address,
          subject: fill(words.codeSubject, values),
          text: fill(words.codeText, values),
        });
      }
    }
    return reply.code(204).send();
  });

  app.post('/sign-in/verify', async (request) => {
    const address = emailOf(request);
    const { code } = bodyOf(request, z.object({ code: z.string().max(20) }));
    allow(triesOfIp, callerOf(request));
    allow(tries, `${callerOf(request)} ${address}`);
    allow(triesOfEmailADay, address);
    const session = await auth.verify(address, code.replaceAll(/\s/g, ''));
    if (!session) throw invalid('code', messages.wrongCode);
    return session;
  });

  app.post('/sign-out', async (request, reply) => {
    await auth.signOut(tokenOf(request));
    return reply.code(204).send();
  });

  app.get('/me', async (request, reply) => {
    const member = auth.memberOf(tokenOf(request));
    if (!member && request.headers.authorization !== undefined) throw signInNeeded();
    // For a visitor the answer is null, not an error.
    const { rows } = await actor(request);
    const me: Me | null = member && { ...member, ...(rows && { rows }) };
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(me));
  });

  app.patch('/me', async (request) => {
    const { id } = memberOf(request);
    const { name } = bodyOf(request, z.object({ name: z.string().trim() }));
    if (name.length > 80) throw invalid('name', messages.maxCharacters(80));
    return members.change(id, { name });
  });

  app.get('/members', (request) => {
    ownerOf(request);
    return members.list();
  });

  app.post('/members', async (request, reply) => {
    const owner = ownerOf(request);
    const address = emailOf(request);
    const { roles } = bodyOf(request, z.object({ roles: roleNames.default([]) }));
    checkRoles(roles);
    allow(invitations, owner.id);
    const isNew = members.findByEmail(address) === null;
    const values = { app: info.name };
    const member = await database.transaction((connection) => {
      if (isNew)
        outbox.add({
          to: address,
          subject: fill(words.inviteSubject, values),
          text: [fill(words.inviteText, values), publicUrl].filter(Boolean).join('\n\n'),
        });
      return members.ensure(connection, address, roles);
    });
    if (!isNew) return members.change(member.id, { roles });
    return reply.code(201).send(member);
  });

  app.patch<{ Params: { id: string } }>('/members/:id', async (request) => {
    const owner = ownerOf(request);
    const change = bodyOf(
      request,
      z.object({ roles: roleNames.optional(), isBlocked: z.boolean().optional() }),
    );
    if (request.params.id === owner.id) throw invalid('isBlocked', words.ownAccount);
    if (change.roles) checkRoles(change.roles);
    const member = await members.change(request.params.id, change);
    if (!member) throw notFound();
    return member;
  });
}
