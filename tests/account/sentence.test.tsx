import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { Sentence } from '#src/components/facts/sentence.tsx';
import { DESCRIPTION } from '#contract/core/limits.ts';
import { startLocales } from '#src/locales/index.ts';

/** @param isRead whether what is added is read at once */
function Described({ start, isRead = true }: { start: string; isRead?: boolean }) {
  const [text, setText] = useState(start);
  const description = isRead ? text : start;
  return (
    <>
      <p data-testid="description">{text}</p>
      <Sentence {...{ description, understood: understand(description) }} onDescription={setText} />
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
    expect(screen.queryByText('Added to your description.')).not.toBeNull();
  });

  test('and where nothing of it is understood, that is said', async () => {
    render(<Described start="A library with members and loans." />);
    await sayMissing('zxcv qwrt');
    expect(described()).toBe('A library with members and loans. zxcv qwrt');
    expect(screen.queryByText(/nothing of it was understood/)).not.toBeNull();
  });

  test('and a known thing that is only named again is no answer', async () => {
    render(<Described start="A library with members and loans." />);
    await sayMissing('Free for members');
    expect(screen.queryByText(/nothing of it was understood/)).not.toBeNull();
  });

  test('on a line of its own where the description is a list', async () => {
    render(<Described start={'Loan\n- due date\n- status: out, back'} />);
    await sayMissing('Only the admin can delete loans');
    expect(described()).toBe('Loan\n- due date\n- status: out, back\nOnly the admin can delete loans');
  });

  test('and one added before the last was read takes nothing away', async () => {
    render(<Described start="A library with members and loans." isRead={false} />);
    await sayMissing('A calendar of loans');
    await userEvent.type(screen.getByRole('textbox'), 'Members see their own loans{Enter}');
    expect(described()).toBe(
      'A library with members and loans. A calendar of loans. Members see their own loans',
    );
  });

  test('in a field whose example runs with the page, and whose text as it is written', async () => {
    render(<Described start="A library with members and loans." />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a rule, a right or a page' }));
    const field = screen.getByRole('textbox');
    expect(field.dir).toBe('');
    await userEvent.type(field, 'A');
    expect(field.dir).toBe('auto');
  });

  test('unless the description is as long as it may be', () => {
    const { container } = render(
      <Described start={'A library with members. '.repeat(200).slice(0, DESCRIPTION.max - 5)} />,
    );
    expect(within(container).queryByRole('button')).toBeNull();
  });
});
