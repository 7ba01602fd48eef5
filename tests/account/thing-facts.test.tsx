import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AccessFact, type Facts, NO_FACTS, type Source } from '#blueprint/understand/facts.ts';
import type { Correction } from '#blueprint/understand/correct.ts';
import { ThingFacts } from '#src/components/facts/thing-facts.tsx';
import { thingsOf } from '#src/components/facts/view.ts';
import { startLocales } from '#src/locales/index.ts';

const said: Source = { from: 'text', spans: [{ start: 0, end: 3 }] };
const line = (who: string, more: Partial<AccessFact>): AccessFact => ({
  who,
  owner: 'repair',
  action: 'read',
  allowed: true,
  source: said,
  ...more,
});

function show(access: readonly AccessFact[]) {
  const facts: Facts = {
    language: 'en',
    ...NO_FACTS,
    entities: [{ noun: 'repair', plural: 'repairs', source: said }],
    access,
  };
  const onCorrect = vi.fn<(correction: Correction) => void>();
  const [thing] = thingsOf(facts);
  if (!thing) throw new Error('There is no thing');
  render(<ThingFacts thing={thing} heading={createRef()} onCorrect={onCorrect} onPoint={() => undefined} />);
  return onCorrect;
}
const sentences = () =>
  within(screen.getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(() => startLocales(['facts']));
afterEach(cleanup);

describe('what was understood of a thing', () => {
  test('tells who may do what, as it was said', async () => {
    show([
      line('technician', { action: 'update' }),
      line('apprentice', { action: 'delete', allowed: false }),
      line('manager', { action: 'update', state: 'collected' }),
      line('public', {}),
      line('own', {}),
      line('member', { source: { from: 'knowledge', because: 'a team sees its own' } }),
    ]);
    await screen.findByText('Technician may change');
    expect(sentences()).toEqual(
      expect.arrayContaining([
        'Technician may change',
        'Apprentice may not delete',
        'Manager may set “Collected”',
        'Everyone may see',
        'Each sees their own',
      ]),
    );
    expect(screen.queryByText('A member may see')).toBeNull();
  });

  test('lets someone take back a line of access, and only that one', async () => {
    const onCorrect = show([
      line('manager', { action: 'update', state: 'collected' }),
      line('manager', { action: 'update' }),
    ]);
    await userEvent.click(await screen.findByText('Manager may set “Collected”'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Manager may set “Collected”' }));
    expect(onCorrect.mock.calls).toEqual([
      [
        {
          do: 'removeAccess',
          who: 'manager',
          owner: 'repair',
          action: 'update',
          state: 'collected',
          allowed: true,
        },
      ],
    ]);
  });
});
