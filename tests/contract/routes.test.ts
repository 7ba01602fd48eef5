import { describe, expect, test } from 'vitest';
import { routes } from '#src/routes.ts';
import { decide } from '#src/paths.ts';

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
  ['/order-management/{orderId}', 'Admin'],
  ['/audit-log', 'Admin'],
  ['/audit-log/{id}', 'Admin'],
  ['/jobs', 'Admin'],
  ['/jobs/{id}', 'Admin'],
];
const PUBLIC = SPECIFIED.slice(0, 12).map(([path]) => path);

describe('the route table', () => {
  test('has the specified paths with their roles, and nothing else', () => {
    // Refine needs the parameter to be called `id`; the address is the same.
    const wanted = SPECIFIED.map(
      ([path, ...roles]) => `${path.replace(/\{\w+\}/, ':id')} ${roles.sort().join()}`,
    );
    expect(routes.map(({ path, roles }) => `${path} ${[...roles].sort().join()}`).sort()).toEqual(
      wanted.sort(),
    );
  });

  test('names a page for every path', () => {
    expect(routes.filter(({ page }) => typeof page !== 'function')).toEqual([]);
  });

  test.each(SPECIFIED.filter(([path]) => !PUBLIC.includes(path)))(
    '%s sends a visitor to the landing page and back afterwards',
    (path) => {
      const address = path.replace(/\{\w+\}/, '7');
      const visitor = { authenticated: false, authority: [] };
      expect(decide(address, '?tab=2', visitor)).toEqual({
        redirect: `/landing?redirectUrl=${encodeURIComponent(`${address}?tab=2`)}`,
      });
    },
  );

  test.each(PUBLIC)('%s opens for a visitor', (path) => {
    expect(decide(path, '', { authenticated: false, authority: [] })).toMatchObject({ route: { path } });
  });

  test.each(SPECIFIED.filter(([path]) => !PUBLIC.includes(path)))(
    '%s lets in its roles and refuses others, passing the path along',
    (path, ...roles) => {
      const address = path.replace(/\{\w+\}/, '7');
      const allowed = SPECIFIED.filter(([other]) => other === path).flatMap(([, ...more]) => more);
      for (const role of ['User', 'Admin']) {
        const decision = decide(address, '', { authenticated: true, authority: [` ${role.toUpperCase()} `] });
        if (allowed.includes(role)) expect(decision, role).toHaveProperty('route');
        else
          expect(decision, role).toEqual({ redirect: `/access-denied?path=${encodeURIComponent(address)}` });
      }
      expect(roles.length).toBeGreaterThan(0);
    },
  );

  test('sends a signed-in person from every public page but two to /home', () => {
    const staying = PUBLIC.filter(
      (path) => 'route' in decide(path, '', { authenticated: true, authority: ['User'] }),
    );
    expect(staying.sort()).toEqual(['/access-denied', '/landing']);
  });

  test.each(['/nowhere', '/edit-user', '/home/7', '/manage-pages/7/8'])(
    '%s is unknown and goes to the start',
    (path) => {
      expect(decide(path, '', { authenticated: true, authority: ['Admin'] })).toEqual({ redirect: '/' });
    },
  );

  test('takes the slash off /sign-in/', () => {
    expect(decide('/sign-in/', '?redirectUrl=%2Fhome', { authenticated: false, authority: [] })).toEqual({
      redirect: '/sign-in?redirectUrl=%2Fhome',
    });
  });
});
