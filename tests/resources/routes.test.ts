import { matchResourceFromRoute } from '@refinedev/core';
import { describe, expect, test } from 'vitest';
import { firstRoute } from '#src/entry.ts';
import { deniedPath, landingPath, paths } from '#src/paths.ts';
import { createAccessControl } from '#src/providers/access-control.ts';
import { resources } from '#src/resources/index.ts';
import { routes } from '#src/routes.ts';

/** Section 2 of both specifications, spelling mistakes included: the path, and the roles it is for. */
const SPECIFIED: readonly [string, ...string[]][] = [
  ['/landing'],
  ['/sign-in'],
  ['/sign-up'],
  ['/otp-verification'],
  ['/forgot-password'],
  ['/reset-password'],
  ['/access-denied'],
  ['/terms-and-conditions', 'User', 'Admin'],
  ['/privacy-policy', 'User', 'Admin'],
  ['/ai-code-gen-poilcy', 'User', 'Admin'],
  ['/refund-policy', 'User', 'Admin'],
  ['/timeline', 'User', 'Admin'],
  ['/home', 'User', 'Admin'],
  ['/applications', 'User'],
  ['/create-project', 'User'],
  ['/create-project', 'Admin'],
  ['/manage-pages/{projectId}', 'User'],
  ['/profile', 'User', 'Admin'],
  ['/notification', 'User'],
  ['/billing', 'User', 'Admin'],
  ['/faqs', 'User', 'Admin'],
  ['/user-management', 'Admin'],
  ['/create-user', 'Admin'],
  ['/edit-user/{userId}', 'Admin'],
  ['/project-management', 'Admin'],
  ['/edit-project/{projectId}', 'Admin'],
  ['/project/details/{projectId}', 'User', 'Admin'],
  ['/demo/payment/{projectId}/', 'User', 'Admin'],
  ['/order-management', 'Admin'],
  ['/recent-update-management', 'Admin'],
  ['/create-recent-update', 'Admin'],
  ['/edit-recent-update/{id}', 'Admin'],
  ['/terms-of-service-page', 'User', 'Admin'],
  ['/privacy-policy-page', 'User', 'Admin'],
  ['/refund-policy-page', 'User', 'Admin'],
  ['/ai-code-generation-poilcy', 'User', 'Admin'],
  // Ours:
  ['/audit-log', 'Admin'],
  ['/jobs', 'Admin'],
  // A row of a list has an address of its own.
  ['/user-management/{userId}', 'Admin'],
  ['/order-management/{orderId}', 'Admin'],
  ['/audit-log/{id}', 'Admin'],
  ['/jobs/{id}', 'Admin'],
  ['/billing/{paymentId}', 'User', 'Admin'],
];
const addressOf = (path: string) => path.replace(/\{\w+\}/, '7');

/** Opens an address, signed in or not, and answers which one it comes to. */
async function open(address: string, authenticated: boolean): Promise<string> {
  history.replaceState(null, '', address);
  await firstRoute(() =>
    Promise.resolve(
      authenticated
        ? { authenticated }
        : { authenticated, redirectTo: landingPath(location.pathname + location.search) },
    ),
  );
  return location.pathname + location.search;
}

const PUBLIC = SPECIFIED.slice(0, 12).map(([path]) => path);
const SHELL = SPECIFIED.map(([path]) => path).filter((path) => !PUBLIC.includes(path));

describe('route table', () => {
  test('has exactly the specified paths and roles', () => {
    // Refine needs the parameter to be called `id`; the address is the same.
    const wanted = SPECIFIED.map(
      ([path, ...roles]) => `${path.replace(/\{\w+\}/, ':id')} ${roles.sort().join()}`,
    );
    expect(routes.map(({ path, roles }) => `${path} ${[...roles].sort().join()}`).sort()).toEqual(
      wanted.sort(),
    );
  });

  test.each(SHELL)('%s redirects a visitor to the landing page and back after sign-in', async (path) => {
    expect(await open(`${addressOf(path)}?tab=2`, false)).toBe(
      `/landing?redirectUrl=${encodeURIComponent(`${addressOf(path)}?tab=2`)}`,
    );
  });

  test.each(PUBLIC)('%s opens for a visitor', async (path) => {
    expect(await open(path, false)).toBe(path);
  });

  test.each(SHELL)(
    '%s is an action of a resource, which its roles may do and others may not',
    async (path) => {
      const { resource, action } = matchResourceFromRoute(addressOf(path), resources);
      const allowed = SPECIFIED.filter(([other]) => other === path).flatMap(([, ...roles]) => roles);
      for (const role of ['User', 'Admin']) {
        const access = createAccessControl({
          permissions: () => Promise.resolve([` ${role.toUpperCase()} `]),
          resources,
          paths,
        });
        const answer = await access.can({ resource: resource?.name ?? '', action: action ?? '' });
        expect(answer.can, role).toBe(allowed.includes(role));
        expect(await open(addressOf(path), true)).toBe(addressOf(path));
      }
      expect(allowed.length).toBeGreaterThan(0);
    },
  );

  test('access denied names the denied path', () => {
    expect(deniedPath('/audit-log?action=x')).toBe('/access-denied?path=%2Faudit-log%3Faction%3Dx');
  });

  test('redirects signed-in users from all but two public pages to /home', async () => {
    const staying: string[] = [];
    for (const path of PUBLIC) {
      const reached = await open(path, true);
      if (reached === path) staying.push(path);
      else expect(reached).toBe('/home');
    }
    expect(staying.sort()).toEqual(['/access-denied', '/landing']);
  });

  test.each(['/nowhere', '/edit-user', '/home/7', '/manage-pages/7/8'])(
    '%s is unknown and goes to the start',
    async (path) => {
      expect(await open(path, true)).toBe('/home');
      expect(await open(path, false)).toBe('/landing');
    },
  );

  test('redirects /sign-in/ to /sign-in', async () => {
    expect(await open('/sign-in/?redirectUrl=%2Fhome', false)).toBe('/sign-in?redirectUrl=%2Fhome');
  });
});
