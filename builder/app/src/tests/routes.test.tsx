import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { models } from '../model/index.ts';
import { routes } from '../routes.tsx';
import { renderApp } from './support.tsx';

afterEach(cleanup);

const anyId = models.flatMap((model) => model.seed)[0]?.id ?? 'none';

test.each(routes.map((route) => route.path ?? ''))('%s shows a page with one main heading', (path) => {
  const { container } = renderApp(path.replace(':id', anyId));
  const heading = container.querySelectorAll('main h1');
  expect(heading).toHaveLength(1);
  expect(heading[0]?.textContent).not.toBe('');
  expect(container.textContent).not.toContain('This page stopped working');
});

test('an unknown address says so', () => {
  const { getByRole } = renderApp('/no/such/page/at/all/here');
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
});
