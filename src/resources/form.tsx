import type { BaseRecord, HttpError } from '@refinedev/core';
import { useCreate, useOne, useUpdate } from '@refinedev/core';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refreshCalls } from '../api/queries.ts';
import type { FieldErrors } from '../components/form-errors.tsx';
import { applyFieldErrors, FormErrors, refusedFields } from '../components/form-errors.tsx';
import { Failed, Loading } from '../components/states.tsx';
import { toast } from '../components/toast.ts';
import { useServerEvent } from '../providers/live.ts';
import './form.css';
import { LeaveGuard } from './leave-guard.tsx';
import { Stale } from './stale.tsx';

/** What antd fields hold here. */
export type Values = Record<string, string | boolean | undefined>;
interface Row extends BaseRecord {
  id: string;
  updatedAt: string;
}

interface Props<R extends Row> {
  resource: 'users' | 'projects' | 'recent-updates';
  /** The row to edit; without it the form creates one. */
  id?: string;
  /** What the fields hold: of a row, or of a new one. */
  valuesOf: (row: R | null) => Values;
  /** What is sent for the fields. */
  bodyOf?: (values: Values) => Values;
  labels: Record<string, string>;
  /** What the button says it does. */
  submit: (values: Values) => string;
  /** What is told once it is done. */
  done: (values: Values) => string;
  /** Where the form leads when it is done or given up. */
  list: string;
  children: ReactNode;
}

const same = (one: unknown, other: unknown) => (one ?? '') === (other ?? '');

/** Creates or changes a row: errors at their fields and summed up, a row that someone else changed meanwhile is told and nothing typed is lost. */
export function ResourceForm<R extends Row>(props: Props<R>) {
  const { resource, id, valuesOf, bodyOf = (values) => values, labels, submit, done, list, children } = props;
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const { query, result: fresh } = useOne<R, HttpError>({
    resource,
    ...(id ? { id } : {}),
    queryOptions: { enabled: id !== undefined },
    errorNotification: false,
  });
  const { mutateAsync: create } = useCreate<BaseRecord, HttpError, Values>();
  const { mutateAsync: update } = useUpdate<BaseRecord, HttpError, Values>();
  /** The row as it was when it was read; what is sent is measured against it. */
  const [base, setBase] = useState<R | null>(null);
  const [dirty, setDirty] = useState(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const finished = useRef(false);

  useServerEvent('changed', ({ resource: changed, ids }) => {
    if (id && changed === resource && (!ids || ids.includes(id)) && !sending) void query.refetch();
  });

  const newer = base !== null && fresh !== undefined && fresh.updatedAt !== base.updatedAt;
  // What was only looked at follows the server; what was typed stays, and <Stale> tells.
  useEffect(() => {
    if (!fresh || sending || finished.current || (base && (dirty || !newer))) return;
    setBase(fresh);
    form.setFieldsValue(valuesOf(fresh));
  }, [fresh, base, dirty, newer, sending, form, valuesOf]);

  if (id && query.isError && !base)
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (id && !base) return <Loading rows={6} />;

  async function send(values: Values): Promise<void> {
    setSending(true);
    setErrors({});
    setMessage(null);
    const quiet = { successNotification: false, errorNotification: false } as const;
    try {
      if (base) {
        const before = bodyOf(valuesOf(base));
        const after = bodyOf(values);
        const changed = Object.fromEntries(
          Object.entries(after).filter(([name, value]) => !same(value, before[name])),
        );
        if (Object.keys(changed).length > 0)
          await update({
            resource,
            id: base.id,
            values: { ...changed, updatedAt: base.updatedAt },
            mutationMode: 'pessimistic',
            ...quiet,
          });
      } else {
        await create({ resource, values: bodyOf(values), ...quiet });
      }
      refreshCalls(resource);
      if (resource === 'recent-updates') refreshCalls('news-updates');
      finished.current = true;
      setDirty(false);
      toast.success(done(values));
      await navigate(list);
    } catch (error) {
      const refusal = error as HttpError;
      if (refusal.code === 'stale') await query.refetch();
      else {
        const atFields = applyFieldErrors(form, refusal);
        setErrors(atFields);
        setMessage(Object.keys(atFields).length > 0 ? null : refusal.message);
      }
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="resource-form">
      <LeaveGuard when={dirty} finished={finished} />
      {base && newer && dirty && fresh && !sending && (
        <Stale
          id={base.id}
          labels={labels}
          theirs={valuesOf(fresh)}
          mine={form.getFieldsValue()}
          onTake={() => {
            setBase(fresh);
            form.setFieldsValue(valuesOf(fresh));
            setDirty(false);
          }}
          onKeep={() => setBase(fresh)}
        />
      )}
      <FormErrors message={message} errors={errors} labels={labels} form={resource} />
      <Form<Values>
        form={form}
        name={resource}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(base)}
        validateTrigger="onBlur"
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => void send({ ...valuesOf(base), ...values })}
        onFinishFailed={(failed) => {
          setMessage(null);
          setErrors(refusedFields(failed));
        }}
      >
        {children}
        <div className="resource-form-end">
          <Form.Item noStyle shouldUpdate>
            {() => (
              <Button
                type="primary"
                htmlType="submit"
                loading={sending}
                // A second press while the first is on its way must not send it twice.
                onClick={(event) => sending && event.preventDefault()}
              >
                {submit(form.getFieldsValue())}
              </Button>
            )}
          </Form.Item>
          <Button onClick={() => void navigate(list)}>{t('form.cancel')}</Button>
        </div>
      </Form>
    </div>
  );
}
