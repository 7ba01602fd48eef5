import {
  AppstoreOutlined,
  BellOutlined,
  HomeOutlined,
  PlusSquareOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons';
import { createElement } from 'react';
import type { PageResource } from './resource.ts';

/** Shell pages without a data resource, declared so that Refine knows every URL. */
export const pages: readonly PageResource[] = [
  {
    name: 'home',
    list: '/home',
    meta: {
      menu: { User: { section: 'home', label: 'home' }, Admin: { section: 'home', label: 'home' } },
      icon: createElement(HomeOutlined),
      order: 10,
    },
  },
  {
    name: 'applications',
    list: '/applications',
    edit: '/manage-pages/:id',
    meta: {
      menu: {
        User: { section: 'apps', label: 'applications', below: ['/project/details', '/demo/payment'] },
      },
      icon: createElement(AppstoreOutlined),
      order: 20,
    },
  },
  {
    // Refine's menu items need a `list`, so this page has a resource of its own. Its permission is `create` of `projects`, which shares its URL.
    name: 'create-project',
    list: '/create-project',
    meta: {
      menu: { User: { section: 'apps', label: 'create' } },
      icon: createElement(PlusSquareOutlined),
      order: 30,
    },
  },
  {
    name: 'notification',
    list: '/notification',
    meta: {
      menu: { User: { section: 'account', label: 'notifications' } },
      icon: createElement(BellOutlined),
      order: 75,
    },
  },
  {
    name: 'faqs',
    list: '/faqs',
    meta: {
      menu: { User: { section: 'help', label: 'faqs' }, Admin: { section: 'help', label: 'faqs' } },
      icon: createElement(QuestionCircleOutlined),
      order: 110,
    },
  },
  // By project id.
  { name: 'checkout', list: '/demo/payment/:id/' },
  { name: 'profile', list: '/profile' },
  { name: 'terms', list: '/terms-of-service-page' },
  { name: 'privacy', list: '/privacy-policy-page' },
  { name: 'refunds', list: '/refund-policy-page' },
  { name: 'generated-code', list: '/ai-code-generation-poilcy' },
];
