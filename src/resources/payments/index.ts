import { CreditCardOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import type { DataResource, Page } from '../resource.ts';
import { paymentPaths } from './paths.ts';

const page: Page = () => import('../../pages/billing/index.tsx');

/** One resource with two names in the menu: a user's billing, and every payment for an administrator. */
export const payments: DataResource<typeof paymentPaths> = {
  name: 'payments',
  paths: paymentPaths,
  pages: { list: page, show: page },
  meta: {
    menu: {
      User: { section: 'account', label: 'billing' },
      Admin: { section: 'business', label: 'payments' },
    },
    icon: createElement(CreditCardOutlined),
    order: 70,
  },
  calls: { list: 'GET /api/payments/payment-history' },
};
