import { lazy, Suspense } from 'react';
import { useSession } from '../../api/session.ts';
import { Loading } from '../../components/states.tsx';

// Each role loads its own home only.
const Dashboard = lazy(() => import('./dashboard/index.tsx'));
const Own = lazy(() => import('./own.tsx'));

export default function Home() {
  const admin = useSession((session) => session.user?.role === 'Admin');
  return <Suspense fallback={<Loading rows={8} />}>{admin ? <Dashboard /> : <Own />}</Suspense>;
}
