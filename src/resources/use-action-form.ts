import { useModalForm } from '@refinedev/antd';
import type { BaseRecord, HttpError } from '@refinedev/core';
import type { FormProps, ModalProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf } from '../components/form/antd-errors.tsx';

interface Options<Reply extends BaseRecord, Values> {
  /** An action of a resource, as the data provider knows it. */
  action: `${string}/${string}`;
  /** Completes the values of the fields with what is sent beside them. */
  valuesOf: (fields: Values) => Values;
  /** The dialog stays until it is through. */
  onDone: (reply: Reply, sent: Values) => void | Promise<void>;
}

/** A dialog, open from the start, whose form does something with a row: `useModalForm`, with a message for what is about no field. */
export function useActionForm<Reply extends BaseRecord, Values>({
  action,
  valuesOf,
  onDone,
}: Options<Reply, Values>) {
  const { t } = useTranslation('shell');
  const [message, setMessage] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { form, modalProps, onFinish, close } = useModalForm<Reply, HttpError, Values, Reply, Reply>({
    resource: action,
    action: 'create',
    defaultVisible: true,
    // It goes with the dialog; emptied before, its fields would flicker while that closes.
    autoResetFormWhenClose: false,
    redirect: false,
    // The call itself refreshes what the contract says it changes.
    invalidates: [],
    warnWhenUnsavedChanges: false,
    successNotification: false,
    errorNotification: false,
    onMutationError: (error) =>
      setMessage(Object.keys(fieldErrorsOf(error)).length > 0 ? null : error.message),
  });

  async function send(fields: Values): Promise<void> {
    setMessage(null);
    setSending(true);
    try {
      const sent = valuesOf(fields);
      const reply = await onFinish(sent);
      if (reply) await onDone(reply.data, sent);
      close();
    } catch (error) {
      // The form says it; what made it be rejected is for the console.
      console.warn(`${action} was rejected.`, error);
    } finally {
      setSending(false);
    }
  }

  const formProps: FormProps<Values> = {
    form,
    layout: 'vertical',
    requiredMark: false,
    onFinish: (fields) => void send(fields),
  };
  const dialogProps: ModalProps = {
    open: modalProps.open,
    cancelText: t('confirm.cancel'),
    confirmLoading: sending,
    onOk: form.submit,
    onCancel: modalProps.onCancel,
  };
  return { form, formProps, dialogProps, message };
}
