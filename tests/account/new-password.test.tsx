import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { NewPassword } from '#src/components/form/new-password.tsx';
import type { AuthResult } from '#src/providers/auth.ts';
import { startLocales } from '#src/locales/index.ts';

beforeAll(() => startLocales(['common', 'public']));
afterEach(cleanup);

const EASY = 'This password is too easy to guess. Choose another one.';

async function choose(password: string) {
  const save = vi.fn(() => Promise.resolve<AuthResult>({ success: true, status: 'success' }));
  render(
    <NewPassword label="Password" email="wilhelmina@example.com" save={save} onSaved={() => undefined} />,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Password'), password);
  return { save, submit: () => user.click(screen.getByRole('button', { name: 'Save password' })) };
}

describe('a new password', () => {
  test.each(['sunshine123', 'Wilhelmina1'])('that is easy to guess is not sent: %s', async (password) => {
    const { save, submit } = await choose(password);
    expect(await screen.findByText('Easy to guess')).toBeDefined();
    await submit();
    expect(await screen.findAllByText(EASY)).not.toHaveLength(0);
    expect(save).not.toHaveBeenCalled();
  });

  test('that is hard to guess is', async () => {
    const { save, submit } = await choose('correct horse battery');
    expect(await screen.findByText('Strong')).toBeDefined();
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledWith('correct horse battery'));
  });
});
