import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { UPDATE_BODY } from '#contract/resources/recent-updates/index.ts';
import { toast } from '#src/components/feedback/toast.ts';
import CreateRecentUpdate from '#src/resources/recent-updates/create.tsx';
import { openPage, pageServer } from '../support/open-page.tsx';

const server = pageServer();
let refused: MockInstance<typeof toast.error>;
let told: MockInstance<typeof toast.success>;

beforeEach(() => {
  refused = vi.spyOn(toast, 'error').mockReturnValue();
  told = vi.spyOn(toast, 'success').mockReturnValue();
  // happy-dom has no editing commands: the field then falls back to setting its value.
  Object.assign(document, { execCommand: () => false });
  server.use(http.get('*/api/events', () => new HttpResponse(new ReadableStream())));
});

const textArea = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
function openWith(text: string, start: number, end = start): HTMLTextAreaElement {
  openPage({ page: CreateRecentUpdate, path: '/create-recent-update' });
  fireEvent.change(textArea(), { target: { value: text } });
  textArea().setSelectionRange(start, end);
  return textArea();
}

test('the toolbar formats the selected text', async () => {
  openWith('Half the time', 5, 8);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(textArea().value).toBe('Half **the** time');
});

test('a text at its limit is left as it is, and the limit is named', async () => {
  const full = `word ${'x'.repeat(UPDATE_BODY.most - 5)}`;
  openWith(full, 0, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(refused).toHaveBeenCalledWith('The text can have at most 20,000 characters. Shorten it first.');
  expect(textArea().value).toBe(full);
});

test('an image that finishes uploading during the preview is inserted where the cursor was', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/api/admin/pictures', () =>
      asked.then(() => HttpResponse.json({ url: '/pictures/a.webp', width: 1, height: 1 }, { status: 201 })),
    ),
  );
  const area = openWith('Before.\n\nAfter.', 9);
  const image = new File(['x'], 'a.png', { type: 'image/png' });
  fireEvent.paste(area, { clipboardData: { files: [image] } });
  await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
  answer();
  await waitFor(() => expect(told).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('radio', { name: 'Write' }));
  expect(textArea().value).toBe('Before.\n\n![describe the image](/pictures/a.webp)\nAfter.');
});

test('the preview shows tables and strikethrough', async () => {
  openWith('| Plan | Price |\n|---|---:|\n| Starter | ~~$29~~ $19 |\n\nAbout ~5 or ~6 minutes.', 0);
  await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Plan', 'Price']);
  expect(within(table).getByRole('cell', { name: '$29 $19' }).querySelector('del')?.textContent).toBe('$29');
  // A single tilde says "about".
  screen.getByText('About ~5 or ~6 minutes.');
});
