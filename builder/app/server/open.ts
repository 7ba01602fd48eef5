import type { FastifyInstance } from 'fastify';
import { app as info } from '../src/app.ts';
import { entities } from '../src/entities/index.ts';
import { samples } from '../src/entities/seeds.ts';
import { createApp } from './app.ts';
import { type Database, openDatabase } from './database.ts';
import type { Env } from './env.ts';
import { consoleMailer, smtpMailer } from './mail.ts';
import { migrations } from './migrations/index.ts';
import { seedOnce } from './seed.ts';
import { createStorage } from './storage.ts';
import { assertTablesFit } from './table-check.ts';

/** The database of this app, with its tables as the models need them. */
export async function openTables(folder: string): Promise<Database> {
  const database = openDatabase(folder, migrations);
  try {
    assertTablesFit(database, entities);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The app over its data, ready to listen. Closing it closes the database too. */
export async function openApp(env: Env, web?: string): Promise<FastifyInstance> {
  if (env.OWNER_EMAIL === undefined)
    console.warn('OWNER_EMAIL is not set: nobody can sign in as the owner until it is.');
  const database = await openTables(env.DATA_DIR);
  const mailer =
    env.SMTP_URL === undefined
      ? consoleMailer((text) => console.log(text))
      : smtpMailer(env.SMTP_URL, env.MAIL_FROM);
  await seedOnce(database, createStorage(database), entities, samples, new Date());
  return createApp({
    info,
    entities,
    samples,
    database,
    mailer,
    web,
    ownerEmail: env.OWNER_EMAIL ?? null,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    log: true,
    async onClose() {
      mailer.close();
      await database.close();
    },
  });
}
