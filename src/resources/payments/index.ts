import { CreditCardOutlined } from '@ant-design/icons';
import { createElement } from 'react';
import type { DataResource } from '../resource.ts';

/** One resource with two names in the menu: a user's billing, and every payment for an administrator. */
export const payments: DataResource = {
  name: 'payments',
  list: '/billing',
  show: '/billing/:id',
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
