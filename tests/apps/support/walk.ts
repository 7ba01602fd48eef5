import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Blueprint } from '#blueprint/schema.ts';
import { APPS } from '../../builder/apps/index.ts';
import { launch } from '../../browser/support.ts';
import { clearSamples, inviteByForm } from './account.ts';
import { tryForbidden } from './access.ts';
import { type Address, addressesOf } from './addresses.ts';
import { walkEntity } from './crud.ts';
import { invite, open, type Person, showWhenFailed, signIn, type Visit, visitPage } from './people.ts';
import { lookAround } from './look.ts';
import { readOffline } from './offline.ts';
import { contestOf, race } from './race.ts';
import { createRows, type RowMaker } from './rows.ts';
import { breakFields, breakRules, breakStates } from './rules.ts';
import { type RunningApp, start } from './running.ts';
import { writeSheet } from './sheet.ts';
import { type AppSource, unpack, type UnpackedApp } from './unpacked.ts';

/** An app that runs, and who uses it. */
export interface Walk {
  readonly app: RunningApp;
  readonly source: AppSource;
  readonly rows: RowMaker;
  readonly people: readonly Person[];
  /** The owner's token. */
  readonly owner: string;
}

interface Scene extends Walk {
  readonly unpacked: UnpackedApp;
  readonly browser: Browser;
  readonly visits: readonly Visit[];
  readonly addresses: readonly Address[];
}

/** Much longer than anything takes on a machine with nothing else to do. */
const LIMIT = 10 * 60_000;
const sheets = process.env.SHEETS;

/** What is to be closed again, also where the rest of the scene didn't come about. */
type Closers = (() => Promise<void>)[];

async function setUp(blueprint: Blueprint, closers: Closers): Promise<Scene> {
  const unpacked = await unpack(blueprint);
  closers.push(() => unpacked.remove());
  await unpacked.script('build');
  const app = await start(unpacked.folder);
  closers.push(() => app.close());
  // Closed before the app, which waits for what it is still asked.
  const browser = await launch();
  closers.push(() => browser.close());
  const { source } = unpacked;
  const people = await invite(app, source);
  const owner = people.at(-1)?.token ?? '';
  const rows = createRows(app, source.entities, owner);
  const walk: Walk = { app, source, rows, people, owner };
  const visits: Visit[] = [];
  for (const person of [people[0], people.at(-2), people.at(-1)]) {
    if (!person) continue;
    const visit = await open(browser, app, person);
    await signIn(app, source, visit);
    visits.push(visit);
  }
  return { ...walk, unpacked, browser, visits, addresses: await addressesOf(blueprint, walk) };
}

/** Walks some of the reference apps. */
export function walkApps(names: readonly string[]): void {
  for (const name of names) {
    const blueprint = APPS[name];
    if (!blueprint) throw new Error(`There is no app ${name}`);
    walkApp(name, blueprint);
  }
}

/** Builds an app, unpacks it, and uses it as a visitor, a member and its owner. */
export function walkApp(name: string, blueprint: Blueprint): void {
  describe.each([name])('%s', () => {
    let scene: Scene;
    const closers: Closers = [];
    let started = 0;
    const times: string[] = [];
    async function timed<T>(label: string, work: () => Promise<T>): Promise<T> {
      const from = Date.now();
      const result = await work();
      times.push(`${label} ${((Date.now() - from) / 1000).toFixed(0)}`);
      return result;
    }

    beforeAll(async () => {
      started = Date.now();
      scene = await timed('build', () => setUp(blueprint, closers));
      times.push(`its own tests ${scene.unpacked.tests}`);
    }, LIMIT);
    afterAll(async () => {
      for (const close of closers.toReversed()) await close();
      const total = ((Date.now() - started) / 1000).toFixed(0);
      process.stdout.write(`${name}: ${total} s (${times.join(', ')})\n`);
    });
    const owner = (): Visit => {
      const visit = scene.visits.at(-1);
      if (!visit) throw new Error('The owner is there once the tests run');
      return visit;
    };

    test.runIf(sheets)(
      'is drawn on a contact sheet',
      async () => {
        const { browser, addresses } = scene;
        const file = path.join(sheets ?? '', `${name}.png`);
        await timed('sheet', () => writeSheet(browser, scene, addresses, owner().person, file));
      },
      LIMIT,
    );

    test(
      'shows every page to whoever opens it without a fault or sideways scroll, and the owner meets none of accessibility',
      () =>
        timed('pages', async () => {
          const { visits, addresses } = scene;
          for (const visit of visits) showWhenFailed(visit);
          const found = await Promise.all(
            visits.map((visit) => lookAround(visit, addresses, scene.source, visit === owner())),
          );
          expect(Object.assign({}, ...found)).toEqual({});
          expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
        }),
      LIMIT,
    );

    test.each(blueprint.entities.map((entity) => entity.name))(
      'lets people add, find, change and delete a row of %s through the screens as they may',
      async (entityName) => {
        await timed(entityName, async () => {
          for (const visit of scene.visits) {
            showWhenFailed(visit);
            await walkEntity(visit, scene.rows.entityOf(entityName), scene);
            expect(visit.errors).toEqual([]);
          }
        });
      },
      LIMIT,
    );

    test.each(blueprint.entities.map((entity) => entity.name))(
      'says at the form of %s what breaks a rule',
      async (entityName) => {
        await timed(`rules of ${entityName}`, async () => {
          const entity = scene.rows.entityOf(entityName);
          const { page } = owner();
          showWhenFailed(owner());
          await breakFields(page, entity, scene);
          await breakRules(page, entity, scene);
          await breakStates(entity, scene);
        });
      },
      LIMIT,
    );

    test(
      'refuses everyone what they may not do',
      () =>
        timed('access', async () => {
          for (const entity of scene.source.entities) await tryForbidden(entity, scene);
        }),
      LIMIT,
    );

    test(
      'gives the last place to one of two who ask at once, and tells the other',
      async () => {
        const contest = contestOf(scene.source.entities);
        if (contest) await timed('race', () => race(scene.browser, scene, contest));
      },
      LIMIT,
    );

    test(
      'shows without a connection what was read before',
      () => timed('offline', () => readOffline(scene.browser, scene, owner().person)),
      LIMIT,
    );

    test(
      'has its rows and its sessions after its server was started anew',
      async () => {
        const [entity] = scene.source.entities;
        if (!entity) return;
        const id = await scene.rows.makeRow(entity, await scene.rows.full(entity));
        await scene.app.restart();
        const { page } = owner();
        showWhenFailed(owner());
        await visitPage(page, scene.source.paths.rowPath(entity, id));
        await page.getByRole('link', { name: scene.source.words.edit, exact: true }).waitFor();
        await page.locator('.detail').waitFor();
      },
      LIMIT,
    );

    test(
      'lets its owner invite someone and clear the samples, and shows every page without them',
      () =>
        timed('account', async () => {
          showWhenFailed(owner());
          await inviteByForm(owner(), scene);
          await clearSamples(owner(), scene);
          const lasting = scene.addresses.filter(({ kind }) => kind !== 'detail' && kind !== 'edit');
          expect(await lookAround(owner(), lasting, scene.source, false)).toEqual({});
          expect(owner().errors).toEqual([]);
        }),
      LIMIT,
    );
  });
}
