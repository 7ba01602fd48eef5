import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './app.ts';
import { readConfig } from './config.ts';
import { firstAdministrator } from './features/accounts/first.ts';
import { hasDemoAccess } from './platform/demo-access.ts';
import { DEMO_ACCOUNTS, seedDemo } from './demo/seed.ts';
import { DEMO_PASSWORD } from './platform/passwords.ts';
import { writePrivately } from './platform/storage/private.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

async function main(): Promise<void> {
  writePrivately();
  const config = readConfig(process.env, root);
  if (!config.production && !hasDemoAccess(config))
    process.stderr.write(
      `Warning: HOST is ${config.host}, so the network reaches this server: the mailbox and the demo accounts are off. Set NODE_ENV=production to run it for others, or HOST=127.0.0.1 to try it out.\n`,
    );
  const { server, services } = await build(config);
  if (config.demoData) await seedDemo(services);
  await server.listen({ port: config.port, host: config.host });
  const url = services.publicUrl();
  const lines = [`Selvedge is running at ${url}`];
  if (config.demoData)
    lines.push(
      ...DEMO_ACCOUNTS.map(({ email, role }) => `  ${role.padEnd(5)}  ${email}  password ${DEMO_PASSWORD}`),
      `  mail   ${url}/dev/mailbox`,
    );
  const link = await firstAdministrator(services);
  if (link) lines.push(`  The first administrator sets a password at ${link}`);
  process.stdout.write(`${lines.join('\n')}\n`);

  let closing = false;
  const close = (signal: string) => {
    if (closing) process.exit(1);
    closing = true;
    server.log.info({ signal }, 'closing');
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        server.log.error(error, 'closing');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

main().catch((error: unknown) => {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = inUse
    ? 'The port is in use by another program. Set PORT to another one.'
    : error instanceof Error
      ? error.message
      : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
