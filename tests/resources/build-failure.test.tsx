import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Build } from '#contract/builder/builds/calls.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { BuildFailure } from '#src/pages/project-details/build-failure.tsx';
import { openPage, pageServer } from '../support/open-page.tsx';

pageServer();
afterEach(() => vi.restoreAllMocks());

const project = { id: 'p1', state: 'build-failed', servedBuild: null } as unknown as Project;
const failed = (faults: Build['faults']) =>
  ({ number: 1, reason: 'Types: passed\nTests: failed', faults, reportedAt: null }) as unknown as Build;
const open = (build: Build) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  openPage({
    page: () => <BuildFailure project={project} build={build} />,
    path: '/project/details/p1',
    address: '/project/details/p1',
    role: 'User',
  });
};

test('shows the end of the log, where the error is', async () => {
  open(failed([]));
  expect((await screen.findByText(/Tests: failed/)).scrollTop).toBe(900);
});

test('shows the end of a folded log once it is opened', async () => {
  open(failed([{ place: null, part: null, property: null, message: 'Too many pages.' }]));
  const log = await screen.findByText(/Tests: failed/);
  const details = log.closest('details');
  if (!details) throw new Error('The log is folded');
  fireEvent(details, new Event('toggle'));
  expect(log.scrollTop).toBe(900);
});
