import { expect, test, vi } from 'vitest';
import { createNotificationProvider } from '#src/providers/notification.ts';

const make = () => {
  const tell = () => vi.fn<(message: string, id?: string) => void>();
  const toasts = { success: tell(), info: tell(), error: tell(), dismiss: vi.fn<(id: string) => void>() };
  return { toasts, provider: createNotificationProvider(toasts) };
};

test('a success and an error become toasts of their kind, under their key', () => {
  const { toasts, provider } = make();
  provider.open({ key: 'users-update', type: 'success', message: 'Ana is saved' });
  provider.open({ key: 'users-list', type: 'error', message: 'The server can’t be reached.' });
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Ana is saved', 'users-update');
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith('The server can’t be reached.', 'users-list');
});

test('work in progress is told as information', () => {
  const { toasts, provider } = make();
  provider.open({ key: 'k', type: 'progress', message: 'Deleting' });
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith('Deleting', 'k');
});

test('closing takes the toast of that key away', () => {
  const { toasts, provider } = make();
  provider.close('k');
  expect(toasts.dismiss).toHaveBeenCalledExactlyOnceWith('k');
});

test('a row that cannot be read is left to the page, which says it in its place', () => {
  const { toasts, provider } = make();
  provider.open({ key: 'u1-users-getOne-notification', type: 'error', message: 'Error (status code: 404)' });
  expect(toasts.error).not.toHaveBeenCalled();
});
