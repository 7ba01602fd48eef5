import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  applyCorrections,
  type Correction,
  understand,
  understandingOf,
} from '#blueprint/understand/index.ts';
import FactsPanel from '#src/components/facts/index.tsx';
import { startLocales } from '#src/locales/index.ts';

vi.mock(import('#src/api/understanding/use-model.ts'), () => ({ useModel: () => null }));

const DESCRIPTION = 'A library of tools with members and loans';
const read = understand(DESCRIPTION);

function Panel() {
  const [corrections, setCorrections] = useState<readonly Correction[]>([]);
  const understood = useMemo(
    () => ({
      ...understandingOf(applyCorrections(read.facts, corrections, DESCRIPTION)),
      description: DESCRIPTION,
      drawn: null,
    }),
    [corrections],
  );
  return (
    <FactsPanel
      {...{ understood, corrections }}
      isFull={false}
      onCorrections={setCorrections}
      onPoint={() => undefined}
      onExample={() => undefined}
      onDescription={() => undefined}
    />
  );
}

beforeEach(async () => {
  await startLocales(['common', 'facts', 'app']);
  render(<Panel />);
});
afterEach(cleanup);

const focused = () => document.activeElement?.textContent;
const card = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) });
/** Opens the name of a thing. */
const open = async (name: string) => {
  const heading = within(await card(name)).getByRole('heading');
  await userEvent.click(within(heading).getByRole('button'));
};

test('the focus stays at a thing that was renamed', async () => {
  await open('Member');
  await userEvent.keyboard('Borrower{Enter}');
  expect(focused()).toBe('Borrower');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Neighbour{Enter}');
  expect(focused()).toBe('Neighbour');
});

test('the focus stays at a field that was renamed', async () => {
  const member = within(await card('Member'));
  await userEvent.click(member.getByRole('button', { name: 'Phone' }));
  await userEvent.keyboard('Letter box{Enter}');
  expect(focused()).toBe('Letter box');
});

test('after a removal the focus is at the heading, and Undo keeps it while there is more to undo', async () => {
  for (const name of ['Member', 'Loan']) {
    await open(name);
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    expect(focused()).toBe('What was understood');
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Undo last change' }));
  expect(focused()).toBe('Undo last change');
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('What was understood');
});

test('a name that is as long as it may be says so', async () => {
  await open('Member');
  await userEvent.paste('x'.repeat(41));
  await screen.findByText('40 characters at most.');
});

test('a name that something else has is not taken, and said to be there', async () => {
  await open('Member');
  await userEvent.keyboard('tools{Enter}');
  await screen.findByText('tools is already there. Choose another name.');
  const name = screen.getByRole('textbox');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test('a field that is there is not added again', async () => {
  const member = within(await card('Member'));
  await userEvent.click(await member.findByRole('button', { name: 'Add field' }));
  await userEvent.keyboard('phone{Enter}');
  await screen.findByText('phone is already there. Choose another name.');
});
