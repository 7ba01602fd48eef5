import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import { hasRole } from '#contract/core/roles.ts';
import { useRole } from '../../access/identity.ts';
import { useSession } from '../../api/session.ts';
import { Loading } from '../../components/feedback/states.tsx';

const loadDashboard = () => import('./dashboard/index.tsx');
const loadUserHome = () => import('./user-home.tsx');

// Lazy, so that each role loads only its own home page.
const Dashboard = lazy(loadDashboard);
const UserHome = lazy(loadUserHome);

/** Asks for the page and its words while the shell is still starting; what fails here fails again where it is shown. */
function prefetch(): void {
  const admin = hasRole(useSession.getState().user?.authority ?? [], ['Admin']);
  Promise.all([
    admin ? loadDashboard() : loadUserHome(),
    i18next.loadNamespaces(admin ? 'dashboard' : 'home'),
  ]).catch((error: unknown) => console.warn('The home page could not be prefetched.', error));
}
prefetch();

export default function Home() {
  const admin = useRole() === 'Admin';
  return <Suspense fallback={<Loading rows={8} />}>{admin ? <Dashboard /> : <UserHome />}</Suspense>;
}
