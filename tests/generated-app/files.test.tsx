import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ClientProvider } from '../../builder/app/src/api/hooks.ts';
import { createMemoryClient } from '../../builder/app/src/api/memory.ts';
import { app } from '../../builder/app/src/app.ts';
import { FileLink } from '../../builder/app/src/components/fields/FileLink.tsx';
import { entities } from '../../builder/app/src/entities/index.ts';
import { messages } from '../../builder/app/src/words/messages.en.ts';

afterEach(() => void vi.restoreAllMocks());

test('a file shows its name and size, and loads its bytes when it is pressed', async () => {
  const client = createMemoryClient({ app, entities, samples: {}, messages, area: null });
  const bytes = vi.spyOn(client, 'file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { id } = await client.upload(new File(['x'.repeat(12_000)], 'offer.pdf'));
  render(
    <ClientProvider client={client}>
      <FileLink file={id} />
    </ClientProvider>,
  );
  const link = await screen.findByRole('button', { name: /offer\.pdf\s*12 kB/ });
  expect(bytes).not.toHaveBeenCalled();
  await userEvent.click(link);
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(bytes).toHaveBeenCalledWith(id);
});
