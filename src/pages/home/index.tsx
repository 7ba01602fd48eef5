import { lazy, Suspense } from 'react';
import { useRole } from '../../access/identity.ts';
import { Loading } from '../../components/feedback/states.tsx';
import { loadOnce } from '../../load-once.ts';
import { loadDashboard, loadUserHome } from './ahead.ts';

// Lazy, so that each role loads only its own home page.
const Dashboard = lazy(() => loadOnce(loadDashboard));
const UserHome = lazy(() => loadOnce(loadUserHome));

export default function Home() {
  const admin = useRole() === 'Admin';
  return <Suspense fallback={<Loading rows={8} />}>{admin ? <Dashboard /> : <UserHome />}</Suspense>;
}
