import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { Entity, Rule } from '../../../builder/app/src/core/entity.ts';
import { canAdd, isNamed, openAgain, type Person, showWhenFailed } from './people.ts';
import { isReference } from './rows.ts';
import { conflictsOf, openFilled, send } from './rules.ts';
import type { Walk } from './walk.ts';

interface Contest {
  readonly entity: Entity;
  readonly rule: Rule;
}

/** The first thing of an app that two people may both want: a time, a place or the last piece. */
export function contestOf(entities: readonly Entity[]): Contest | undefined {
  for (const entity of entities) {
    const rule = (entity.definition.rules ?? []).find(
      ({ kind }) => kind === 'noOverlap' || kind === 'capacity' || kind === 'stock',
    );
    if (rule) return { entity, rule };
  }
  return undefined;
}

/** Two people send their forms for the same last place at once: one gets it, the other is told why not. */
export async function race(browser: Browser, walk: Walk, { entity, rule }: Contest): Promise<void> {
  const { source, app } = walk;
  const person = walk.people.find((one) => canAdd(source.entities, entity, one) && canSee(one, entity, walk));
  if (!person) throw new Error(`Nobody may add ${entity.name}`);
  const conflict = await conflictsOf(entity, rule, walk);
  if (!conflict) return;
  const visits = [
    await openAgain(browser, app, source, person),
    await openAgain(browser, app, source, person),
  ];
  const pages = visits.map(({ page }) => page);
  for (const visit of visits) {
    showWhenFailed(visit);
    const all = await walk.rows.full(entity, conflict.values);
    const values = Object.fromEntries(
      Object.entries(all).filter(([name]) => {
        const field = entity.fields.find((one) => one.name === name);
        if (!field || !isReference(field)) return true;
        return isNamed(walk.rows.entityOf(field.entity).definition.access.read, person, false);
      }),
    );
    await openFilled(visit.page, entity, values, walk);
  }
  await Promise.all(pages.map((page) => send(page, entity, walk)));
  const outcomes = await Promise.all(
    pages.map(async (page) => {
      const summary = page.locator('.summary');
      await page
        .locator('.detail')
        .or(page.getByText(source.words.form.created))
        .or(summary)
        .first()
        .waitFor();
      return (await summary.allInnerTexts()).join(' ');
    }),
  );
  expect(outcomes.filter((said) => said === '')).toHaveLength(1);
  for (const { context } of visits) await context.close();
}

/** Whether someone may read the rows that the contest is about. */
function canSee(person: Person, entity: Entity, walk: Walk): boolean {
  const rule = contestOf([entity])?.rule;
  const name = rule && ('reference' in rule ? rule.reference : 'per' in rule ? rule.per : undefined);
  const field = entity.fields.find((one) => one.name === name);
  return !field || isNamed(walk.rows.entityOf(field.entity).definition.access.read, person, false);
}
