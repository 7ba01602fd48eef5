import { lazy, Suspense } from 'react';
import { useRole } from '../../access/identity.ts';
import { Loading } from '../../components/feedback/states.tsx';

// Each role loads its own home only.
const Dashboard = lazy(() => import('./dashboard/index.tsx'));
const Own = lazy(() => import('./own.tsx'));

export default function Home() {
  const admin = useRole() === 'Admin';
  return <Suspense fallback={<Loading rows={8} />}>{admin ? <Dashboard /> : <Own />}</Suspense>;
}
