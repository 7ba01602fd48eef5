import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AccessFact,
  type Facts,
  NO_FACTS,
  type RuleFact,
  type Source,
} from '#blueprint/understand/facts.ts';
import { type Correction, understandingOf } from '#blueprint/understand/index.ts';
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

function show(told: Pick<Partial<Facts>, 'access' | 'fields' | 'pages' | 'relations' | 'rules'>) {
  const understood = understandingOf({
    language: 'en',
    ...NO_FACTS,
    entities: [
      { noun: 'repair', plural: 'repairs', source: said },
      { noun: 'bike', plural: 'bikes', source: said },
    ],
    ...told,
  });
  const onCorrect = vi.fn<(correction: Correction) => void>();
  const [thing] = thingsOf(understood);
  if (!thing || !understood.blueprint) throw new Error('There is no thing');
  render(
    <ThingFacts
      thing={thing}
      at={0}
      nouns={[]}
      blueprint={understood.blueprint}
      heading={createRef()}
      onCorrect={onCorrect}
      onPoint={() => undefined}
    />,
  );
  return onCorrect;
}
const sentences = () =>
  within(screen.getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(() => startLocales(['facts', 'app']));
afterEach(cleanup);

describe('what was understood of a thing', () => {
  test('tells who may do what, as it was said', async () => {
    show({
      access: [
        line('technician', { action: 'update' }),
        line('apprentice', { action: 'delete', allowed: false }),
        line('manager', { action: 'update', state: 'collected' }),
        line('public', {}),
        line('own', {}),
        line('member', { source: { from: 'knowledge', because: 'a team sees its own' } }),
      ],
    });
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
    const onCorrect = show({
      access: [
        line('manager', { action: 'update', state: 'collected' }),
        line('manager', { action: 'update' }),
      ],
    });
    await userEvent.click(await screen.findByText('Manager may set “Collected”'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Manager may set “Collected”' }));
    expect(onCorrect.mock.calls.map(([correction]) => correction)).toEqual([
      {
        do: 'removeAccess',
        who: 'manager',
        owner: 'repair',
        action: 'update',
        state: 'collected',
        allowed: true,
      },
    ]);
  });

  test('tells the rules that the app has, and no rule that it has nothing for', async () => {
    const rule = (kind: RuleFact['kind'], details: RuleFact['details'] = {}): RuleFact => ({
      owner: 'repair',
      kind,
      details,
      source: said,
    });
    show({
      fields: [
        { owner: 'repair', label: 'due on', type: 'date', source: said },
        { owner: 'repair', label: 'parts left', type: 'number', source: said },
      ],
      relations: [{ from: 'repair', to: 'bike', many: false, source: said }],
      rules: [
        rule('capacity', { of: 'repair', most: 4, each: 'day' }),
        rule('reminder', { field: 'due on', minutes: 2880, to: 'owner' }),
        rule('notify', { below: 3 }),
        rule('notify', { below: 2, mail: 'yes' }),
        rule('notify', { above: 9 }),
        // A bike has no number that could be lowered.
        rule('stock'),
      ],
      pages: [
        { kind: 'home', entity: 'repair', title: 'overdue', attention: { when: 'past' }, source: said },
      ],
    });
    await screen.findByText('At most 4 a day');
    const rules = screen.getByText('Rules').nextElementSibling;
    expect([...(rules?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'At most 4 a day',
      'E-mail to you 2 days before “Due on”',
      'Shows what is below 3',
      'E-mail to you when “Parts left” is below 2',
      'Shows what is above 9',
      'Shows: Overdue',
    ]);
  });
});
