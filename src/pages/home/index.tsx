import { lazy, Suspense } from 'react';
import { useRole } from '../../access/identity.ts';
import { Loading } from '../../components/feedback/states.tsx';

// Lazy, so that each role loads only its own home page.
const Dashboard = lazy(() => import('./dashboard/index.tsx'));
const UserHome = lazy(() => import('./user-home.tsx'));

export default function Home() {
  const admin = useRole() === 'Admin';
  return <Suspense fallback={<Loading rows={8} />}>{admin ? <Dashboard /> : <UserHome />}</Suspense>;
}
