import { useCan } from '@refinedev/core';
import { Button, Form, Input, InputNumber, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/payments.ts';
import { canMove, ORDER_MOVES } from '#contract/states.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { applyFieldErrors, FormErrors } from '../../components/form-errors.tsx';
import { decimalSign, money } from '../../components/format.ts';
import { toast } from '../../components/toast.ts';

/** What an administrator may do with an order as it stands. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const { data: change } = useCan({ resource: 'orders', action: 'edit' });
  const [asking, setAsking] = useState<'refund' | 'cancel' | null>(null);
  const close = () => setAsking(null);
  if (!change?.can) return null;
  return (
    <div className="order-actions">
      {canMove(ORDER_MOVES, order.state, 'refunded') && (
        <Button onClick={() => setAsking('refund')}>{t('orders.refund.menu')}</Button>
      )}
      {canMove(ORDER_MOVES, order.state, 'cancelled') && (
        <Button danger onClick={() => setAsking('cancel')}>
          {t('orders.cancel.menu')}
        </Button>
      )}
      {asking === 'refund' && <Refund order={order} onClose={close} />}
      {asking === 'cancel' && <Cancel order={order} onClose={close} />}
    </div>
  );
}

interface Props {
  order: Order;
  onClose: () => void;
}
interface Values {
  part: 'all' | 'some';
  amount?: number;
  reason?: string;
}

/** Minor units of what is typed in major ones. */
const minor = (amount: number | undefined) => Math.round((amount ?? 0) * 100);

function Refund({ order, onClose }: Props) {
  const { t } = useTranslation('admin');
  const [form] = Form.useForm<Values>();
  const part = Form.useWatch('part', form) ?? 'all';
  const typed = Form.useWatch('amount', form);
  const [message, setMessage] = useState<string | null>(null);
  // One intent, one key: a second click, or a try after a lost answer, is the same refund.
  const [key] = useState(() => crypto.randomUUID());
  const send = useSend('POST /api/admin/orders/:id/refund');
  const left = order.amount - order.refunded;
  const amount = part === 'all' ? left : minor(typed);
  const shown = (value: number) => money(value, order.currency);

  function refund({ reason }: Values) {
    setMessage(null);
    send.mutate(
      {
        params: { id: order.id },
        body: { ...(part === 'some' ? { amount } : {}), reason: reason ?? '' },
        headers: { 'Idempotency-Key': `${key}-${amount}` },
      },
      {
        onSuccess: () => {
          toast.success(t('orders.refund.done', { amount: shown(amount), number: order.number }));
          onClose();
        },
        onError: (error) =>
          setMessage(Object.keys(applyFieldErrors(form, error)).length > 0 ? null : messageOf(error)),
      },
    );
  }

  return (
    <Modal
      open
      title={t('orders.refund.title', { number: order.number })}
      okText={t('orders.refund.action', { amount: shown(amount) })}
      cancelText={t('shell:confirm.cancel')}
      confirmLoading={send.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        name="refund"
        layout="vertical"
        requiredMark={false}
        initialValues={{ part: 'all' }}
        onFinish={refund}
      >
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

function Cancel({ order, onClose }: Props) {
  const { t } = useTranslation('admin');
  const [form] = Form.useForm<Pick<Values, 'reason'>>();
  const [message, setMessage] = useState<string | null>(null);
  const send = useSend('POST /api/admin/orders/:id/cancel');

  function cancel({ reason }: Pick<Values, 'reason'>) {
    setMessage(null);
    send.mutate(
      { params: { id: order.id }, body: { reason: reason ?? '' } },
      {
        onSuccess: () => {
          toast.success(t('orders.cancel.done', { number: order.number }));
          onClose();
        },
        onError: (error) =>
          setMessage(Object.keys(applyFieldErrors(form, error)).length > 0 ? null : messageOf(error)),
      },
    );
  }

  return (
    <Modal
      open
      title={t('orders.cancel.title', { number: order.number })}
      okText={t('orders.cancel.action')}
      okButtonProps={{ danger: true }}
      cancelText={t('shell:confirm.cancel')}
      confirmLoading={send.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} name="cancel" layout="vertical" requiredMark={false} onFinish={cancel}>
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
      <Input.TextArea rows={2} maxLength={500} />
    </Form.Item>
  );
}
