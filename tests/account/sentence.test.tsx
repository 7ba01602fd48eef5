import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { Sentence } from '#src/components/facts/sentence.tsx';
import { DESCRIPTION } from '#contract/core/limits.ts';
import { startLocales } from '#src/locales/index.ts';

function Described({ start }: { start: string }) {
  const [description, setDescription] = useState(start);
  return (
    <>
      <p data-testid="description">{description}</p>
      <Sentence {...{ description, facts: understand(description).facts }} onReword={setDescription} />
    </>
  );
}
const described = () => screen.getByTestId('description').textContent;
const sayMissing = async (sentence: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Add a rule, a right or a page' }));
  await userEvent.type(screen.getByRole('textbox'), `${sentence}{Enter}`);
};

beforeEach(() => startLocales(['facts']));
afterEach(cleanup);

describe('what is missing is said in a sentence', () => {
  test('which goes into the description, where it is read', async () => {
    render(<Described start="A library with members and loans" />);
    await sayMissing('Members can only see their own loans');
    expect(described()).toBe('A library with members and loans. Members can only see their own loans');
    expect(screen.getByRole('status').textContent).toBe('Added to your description.');
  });

  test('and where nothing of it is understood, that is said', async () => {
    render(<Described start="A library with members and loans." />);
    await sayMissing('zxcv qwrt');
    expect(described()).toBe('A library with members and loans. zxcv qwrt');
    expect(screen.getByRole('status').textContent).toContain('nothing of it was understood');
  });

  test('unless the description is as long as it may be', () => {
    render(<Described start={'A library with members. '.repeat(200).slice(0, DESCRIPTION.max - 5)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
