import { useEffect } from 'react';
import { followIdentity } from '../access/identity.ts';
import { queryClient, refreshAll, refreshCalls, refreshResource } from '../api/queries.ts';
import { toast } from '../components/feedback/toast.ts';
import { serverEvents, useServerEvent } from '../providers/live.ts';

/** Shows changes by other users and by the builder without a reload. */
export function Live() {
  useServerEvent('changed', ({ resource }) => refreshCalls(resource));
  useServerEvent('step', () => refreshCalls('builds'));
  useServerEvent('notification', ({ id, title }) => {
    refreshResource('notifications');
    toast.info(title, id);
  });
  useEffect(() => serverEvents.onReconnect(() => refreshAll()), []);
  useEffect(() => followIdentity(queryClient), []);
  return null;
}
