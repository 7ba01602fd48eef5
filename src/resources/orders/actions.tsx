import { useCan } from '@refinedev/core';
import { Button, Form, Input, InputNumber, Modal, Radio } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canMove } from '#contract/core/states.ts';
import type { ReplyOf } from '#contract/index.ts';
import { ORDER_MOVES } from '#contract/resources/orders/index.ts';
import { FormErrors } from '../../components/form/form-errors.tsx';
import { decimalSign, money } from '../../format/index.ts';
import { toast } from '../../components/feedback/toast.ts';
import { useActionForm } from '../use-action-form.ts';
import type { CancelValues, RefundValues } from './calls.ts';

type Order = ReplyOf<'GET /api/admin/orders/:id'>;

/** What an administrator may do with an order as it stands. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const { data: change } = useCan({ resource: 'orders', action: 'edit' });
  const [asking, setAsking] = useState<'refund' | 'cancel' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  if (!change?.can) return null;

  const dialog: Props = {
    order,
    afterClose: () => {
      setAsking(null);
      // The button that opened it may be gone with what was done: the focus stays in the drawer, which Escape closes.
      if (!box.current?.contains(document.activeElement)) box.current?.focus();
    },
  };
  return (
    <div className="order-actions" ref={box} tabIndex={-1}>
      {canMove(ORDER_MOVES, order.state, 'refunded') && (
        <Button onClick={() => setAsking('refund')}>{t('orders.refund.menu')}</Button>
      )}
      {canMove(ORDER_MOVES, order.state, 'cancelled') && (
        <Button danger onClick={() => setAsking('cancel')}>
          {t('orders.cancel.menu')}
        </Button>
      )}
      {asking === 'refund' && <Refund {...dialog} />}
      {asking === 'cancel' && <Cancel {...dialog} />}
    </div>
  );
}

interface Props {
  order: Order;
  afterClose: () => void;
}

/** Minor units of what is typed in major ones. */
const minor = (amount: number | undefined) => Math.round((amount ?? 0) * 100);

/** What has been refunded of an order, with refunds that are still in progress. */
const refundedOf = ({ refunded, refunds }: Order) =>
  refunds.reduce((sum, { state, amount }) => (state === 'initiated' ? sum + amount : sum), refunded);

function Refund({ order: current, afterClose }: Props) {
  const { t } = useTranslation('admin');
  // One key for each opening: a second click, or a try after a lost answer, is the same refund.
  const [key] = useState(() => crypto.randomUUID());
  // The order as it was when the dialog opened: a refund made since then must not go unnoticed.
  const [order] = useState(current);
  const refunded = refundedOf(order);
  const left = order.amount - refunded;
  const shown = (value: number) => money(value, order.currency);
  const { form, formProps, dialogProps, message } = useActionForm<Order, RefundValues>({
    action: 'orders/refund',
    valuesOf: ({ part, amount: typed, reason }) => {
      const amount = part === 'some' ? minor(typed) : undefined;
      return { id: order.id, key: `${key}-${amount ?? left}`, part, amount, refunded, reason };
    },
    onDone: (_, { amount = left }) =>
      toast.success(t('orders.refund.done', { amount: shown(amount), number: order.number })),
  });
  const part = Form.useWatch('part', form) ?? 'all';
  const typed = Form.useWatch('amount', form);
  const amount = part === 'all' ? left : minor(typed);

  return (
    <Modal
      {...dialogProps}
      afterClose={afterClose}
      title={t('orders.refund.title', { number: order.number })}
      okText={t('orders.refund.action', { amount: shown(amount) })}
    >
      <Form {...formProps} className="order-dialog" name="refund" initialValues={{ part: 'all' }}>
        <FormErrors message={message} />
        <Form.Item name="part" label={t('orders.refund.part')}>
          <Radio.Group
            options={[
              { value: 'all', label: t('orders.refund.all', { amount: shown(left) }) },
              { value: 'some', label: t('orders.refund.some') },
            ]}
          />
        </Form.Item>
        {part === 'some' && (
          <Form.Item
            name="amount"
            label={t('orders.refund.amount', { currency: order.currency })}
            extra={
              amount > 0 && amount <= left ? t('orders.refund.leaves', { left: shown(left - amount) }) : null
            }
            rules={[
              {
                validator: (_, value: number | undefined) =>
                  minor(value) > 0 && minor(value) <= left
                    ? Promise.resolve()
                    : Promise.reject(new Error(t('orders.refund.range', { left: shown(left) }))),
              },
            ]}
          >
            <InputNumber
              min={0}
              precision={2}
              step={1}
              decimalSeparator={decimalSign()}
              style={{ inlineSize: 160 }}
            />
          </Form.Item>
        )}
        <p>{t(amount === left ? 'orders.refund.whole' : 'orders.refund.partial')}</p>
        <Reason />
      </Form>
    </Modal>
  );
}

function Cancel({ order, afterClose }: Props) {
  const { t } = useTranslation('admin');
  const { formProps, dialogProps, message } = useActionForm<Order, CancelValues>({
    action: 'orders/cancel',
    valuesOf: ({ reason }) => ({ id: order.id, reason }),
    onDone: () => toast.success(t('orders.cancel.done', { number: order.number })),
  });

  return (
    <Modal
      {...dialogProps}
      afterClose={afterClose}
      title={t('orders.cancel.title', { number: order.number })}
      okText={t('orders.cancel.action')}
      // “Cancel” beside “Cancel order” would leave open which of the two cancels what.
      cancelText={t('orders.cancel.keep')}
      okButtonProps={{ danger: true }}
    >
      <Form {...formProps} className="order-dialog" name="cancel">
        <FormErrors message={message} />
        <p>{t('orders.cancel.text')}</p>
        <Reason />
      </Form>
    </Modal>
  );
}

function Reason() {
  const { t } = useTranslation('admin');
  return (
    <Form.Item name="reason" label={t('orders.reason')} extra={t('orders.reasonHelp')}>
      <Input.TextArea dir="auto" rows={2} maxLength={500} />
    </Form.Item>
  );
}
