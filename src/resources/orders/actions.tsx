import { useCan } from '@refinedev/core';
import { Button, Form, Input, InputNumber, Modal, Radio } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canMove } from '#contract/core/states.ts';
import type { ReplyOf } from '#contract/index.ts';
import { ORDER_MOVES } from '#contract/resources/orders/index.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { applyFieldErrors } from '../../components/form/antd-errors.tsx';
import { FormErrors } from '../../components/form/form-errors.tsx';
import { decimalSign, money } from '../../format/index.ts';
import { toast } from '../../components/feedback/toast.ts';

type Order = ReplyOf<'GET /api/admin/orders/:id'>;

/** What an administrator may do with an order as it stands. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('admin');
  const { data: change } = useCan({ resource: 'orders', action: 'edit' });
  const [asking, setAsking] = useState<'refund' | 'cancel' | null>(null);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  if (!change?.can) return null;

  const ask = (what: 'refund' | 'cancel') => {
    setAsking(what);
    setOpen(true);
  };
  const dialog: Props = {
    order,
    open,
    onClose: () => setOpen(false),
    afterClose: () => {
      setAsking(null);
      // The button that opened it may be gone with what was done: the focus stays in the drawer, which Escape closes.
      if (!box.current?.contains(document.activeElement)) box.current?.focus();
    },
  };
  return (
    <div className="order-actions" ref={box} tabIndex={-1}>
      {canMove(ORDER_MOVES, order.state, 'refunded') && (
        <Button onClick={() => ask('refund')}>{t('orders.refund.menu')}</Button>
      )}
      {canMove(ORDER_MOVES, order.state, 'cancelled') && (
        <Button danger onClick={() => ask('cancel')}>
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
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}
interface Values {
  part: 'all' | 'some';
  amount?: number;
  reason?: string;
}

/** Minor units of what is typed in major ones. */
const minor = (amount: number | undefined) => Math.round((amount ?? 0) * 100);

/** What has been refunded of an order, with refunds that are still in progress. */
const refundedOf = ({ refunded, refunds }: Order) =>
  refunds.reduce((sum, { state, amount }) => (state === 'initiated' ? sum + amount : sum), refunded);

function Refund({ order: current, open, onClose, afterClose }: Props) {
  const { t } = useTranslation('admin');
  const [form] = Form.useForm<Values>();
  const part = Form.useWatch('part', form) ?? 'all';
  const typed = Form.useWatch('amount', form);
  const [message, setMessage] = useState<string | null>(null);
  // The order as it was when the dialog opened: a refund made since then must not go unnoticed.
  const [order] = useState(current);
  const refunded = refundedOf(order);
  // One intent, one key: a second click, or a try after a lost answer, is the same refund.
  const [key] = useState(() => crypto.randomUUID());
  const send = useSend('POST /api/admin/orders/:id/refund');
  const left = order.amount - refunded;
  const amount = part === 'all' ? left : minor(typed);
  const shown = (value: number) => money(value, order.currency);

  function refund({ reason }: Values) {
    setMessage(null);
    send.mutate(
      {
        params: { id: order.id },
        body: { ...(part === 'some' ? { amount } : {}), refunded, reason: reason ?? '' },
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
      open={open}
      afterClose={afterClose}
      title={t('orders.refund.title', { number: order.number })}
      okText={t('orders.refund.action', { amount: shown(amount) })}
      cancelText={t('shell:confirm.cancel')}
      confirmLoading={send.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        className="order-dialog"
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

function Cancel({ order, open, onClose, afterClose }: Props) {
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
      open={open}
      afterClose={afterClose}
      title={t('orders.cancel.title', { number: order.number })}
      okText={t('orders.cancel.action')}
      okButtonProps={{ danger: true }}
      cancelText={t('shell:confirm.cancel')}
      confirmLoading={send.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        className="order-dialog"
        name="cancel"
        layout="vertical"
        requiredMark={false}
        onFinish={cancel}
      >
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
