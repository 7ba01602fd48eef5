import type { RefineProps } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { apiBase } from '../api/call.ts';
import { reportFailure } from '../api/failures.ts';
import { tokenStore } from '../api/session.ts';
import { toast } from '../components/feedback/toast.ts';
import { paths } from '../paths.ts';
import { createAccessControl } from '../providers/access-control.ts';
import { authProvider } from '../providers/auth-instance.ts';
import { createDataProvider } from '../providers/data.ts';
import { createLiveProvider, serverEvents } from '../providers/live.ts';
import { createNotificationProvider } from '../providers/notification.ts';
import { calls, resources } from '../resources/index.ts';

/** The Refine providers of the shell. */
export const providers = {
  routerProvider,
  authProvider,
  dataProvider: createDataProvider({
    apiUrl: `${apiBase}/api`,
    calls,
    token: tokenStore.get,
    onError: reportFailure,
  }),
  accessControlProvider: createAccessControl({
    permissions: () => authProvider.getPermissions(),
    resources,
    paths,
  }),
  notificationProvider: createNotificationProvider(toast),
  liveProvider: createLiveProvider(serverEvents),
} satisfies Partial<RefineProps>;

export type Providers = typeof providers;
