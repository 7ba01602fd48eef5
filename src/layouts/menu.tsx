import {
  AppstoreOutlined,
  AuditOutlined,
  BellOutlined,
  CreditCardOutlined,
  FolderOutlined,
  HomeOutlined,
  NotificationOutlined,
  PlusSquareOutlined,
  QuestionCircleOutlined,
  ScheduleOutlined,
  ShoppingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Role } from '#contract/roles.ts';

export interface MenuItem {
  path: string;
  /** Its key under `menu`. */
  label: string;
  icon: ReactNode;
  /** Pages below this one, which keep it marked as the current one. */
  below?: readonly string[];
}
export interface MenuSection {
  /** The key of its heading under `menu`; the first section has none. */
  title: string | null;
  items: MenuItem[];
}

const home: MenuSection = { title: null, items: [{ path: '/home', label: 'home', icon: <HomeOutlined /> }] };
const help: MenuSection = {
  title: 'help',
  items: [{ path: '/faqs', label: 'faqs', icon: <QuestionCircleOutlined /> }],
};

/** What each role can go to, in the order it is shown. */
export const menus: Record<Role, MenuSection[]> = {
  User: [
    home,
    {
      title: 'apps',
      items: [
        {
          path: '/applications',
          label: 'applications',
          icon: <AppstoreOutlined />,
          below: ['/project/details', '/manage-pages', '/demo/payment'],
        },
        { path: '/create-project', label: 'create', icon: <PlusSquareOutlined /> },
      ],
    },
    {
      title: 'account',
      items: [
        { path: '/billing', label: 'billing', icon: <CreditCardOutlined /> },
        { path: '/notification', label: 'notifications', icon: <BellOutlined /> },
      ],
    },
    help,
  ],
  Admin: [
    home,
    {
      title: 'business',
      items: [
        {
          path: '/user-management',
          label: 'users',
          icon: <TeamOutlined />,
          below: ['/create-user', '/edit-user'],
        },
        {
          path: '/project-management',
          label: 'projects',
          icon: <FolderOutlined />,
          below: ['/edit-project', '/project/details', '/create-project', '/demo/payment'],
        },
        { path: '/order-management', label: 'orders', icon: <ShoppingOutlined /> },
        { path: '/billing', label: 'payments', icon: <CreditCardOutlined /> },
      ],
    },
    {
      title: 'product',
      items: [
        {
          path: '/recent-update-management',
          label: 'updates',
          icon: <NotificationOutlined />,
          below: ['/create-recent-update', '/edit-recent-update'],
        },
        { path: '/audit-log', label: 'audit', icon: <AuditOutlined /> },
        { path: '/jobs', label: 'jobs', icon: <ScheduleOutlined /> },
      ],
    },
    help,
  ],
};

/** Whether `pathname` is the item's page or one below it. */
export function isCurrent({ path, below = [] }: MenuItem, pathname: string): boolean {
  return [path, ...below].some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
