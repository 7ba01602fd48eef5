import type { FastifyBaseLogger } from 'fastify';
import type { Avatars } from './features/avatars/store.ts';
import type { Understander } from './features/projects/understanding.ts';
import type { Config } from './config.ts';
import type { Db } from './platform/database/index.ts';
import type { Reader } from './platform/database/reader.ts';
import type { Hub } from './platform/events/index.ts';
import type { Mailer } from './platform/mail/index.ts';
import type { Gateway } from './platform/payments/gateway.ts';
import type { Artefacts } from './platform/storage/artefacts.ts';
import type { Previews } from './platform/storage/previews.ts';
import type { Subjects } from './platform/resource.ts';
import type { Wake } from './platform/transact.ts';

/** What features are given; each is made once by `build`. */
export interface Services {
  config: Config;
  db: Db;
  /** For what may take long to look up: it never holds up the event loop. */
  reader: Reader;
  log: FastifyBaseLogger;
  /** The 32-byte key for codes and signatures. */
  key: Buffer;
  wake: Wake;
  subjects: Subjects;
  hub: Hub;
  mailer: Mailer;
  /** Null where payments are not set up. */
  gateway: Gateway | null;
  artefacts: Artefacts;
  avatars: Avatars;
  previews: Previews;
  understander: Understander;
  /** The address people reach this server at, for mails. */
  publicUrl(): string;
}
