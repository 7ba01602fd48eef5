import type { BaseRecord, HttpError } from '@refinedev/core';
import { useCreate, useOne, useUpdate } from '@refinedev/core';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
import {
  type Chosen,
  type Difference,
  differences,
  same,
  type Side,
  undecided,
  type Values,
} from './merge.ts';
import { Stale } from './stale.tsx';

interface Row extends BaseRecord {
  id: string;
  updatedAt: string;
}

/** A newer version of the row, and what was chosen so far of what differs. */
interface Merge<R> {
  row: R;
  rows: Difference[];
  chosen: Chosen;
}

interface Props<R extends Row> {
  resource: 'users' | 'projects' | 'recent-updates';
  /** The row to edit; without it the form creates one. */
  id?: string;
  /** What the fields hold: of a row, or of a new one. */
  valuesOf: (row: R | null) => Values;
  /** Told of each version of the row that the fields are filled from. */
  onRead?: (row: R) => void;
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

/** Creates or changes a row: errors at their fields and summed up, a row that someone else changed meanwhile is told and nothing typed is lost. */
export function ResourceForm<R extends Row>(props: Props<R>) {
  const {
    resource,
    id,
    valuesOf,
    onRead,
    bodyOf = (values) => values,
    labels,
    submit,
    done,
    list,
    children,
  } = props;
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

  const [merge, setMerge] = useState<Merge<R> | null>(null);
  const [asked, setAsked] = useState(0);

  function adopt(row: R): void {
    setBase(row);
    setMerge(null);
    onRead?.(row);
  }

  // What was only looked at follows the server; of what was typed nothing is lost, and <Stale> tells what else changed.
  const follow = useEffectEvent((fresh: R) => {
    if (finished.current) return;
    if (!base || (!dirty && fresh.updatedAt !== base.updatedAt)) {
      adopt(fresh);
      form.setFieldsValue(valuesOf(fresh));
    } else if (fresh.updatedAt !== (merge?.row ?? base).updatedAt) {
      const rows = differences(valuesOf(base), valuesOf(fresh), {
        ...form.getFieldsValue(),
        // What was given up for the version before this one is still one's own.
        ...Object.fromEntries((merge?.rows ?? []).map(({ name, mine }) => [name, mine])),
      });
      const taken = rows.filter(({ touched }) => !touched);
      form.setFieldsValue(Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])));
      if (rows.length === 0) adopt(fresh);
      else setMerge({ row: fresh, rows, chosen: {} });
    }
  });
  useEffect(() => {
    if (fresh && !sending) follow(fresh);
  }, [fresh, sending]);

  function choose(names: readonly string[], side: Side): void {
    if (!merge) return;
    const rows = merge.rows.filter(({ name }) => names.includes(name));
    form.setFieldsValue(Object.fromEntries(rows.map((row) => [row.name, row[side]])));
    const chosen = Object.fromEntries(names.map((name) => [name, side]));
    setMerge({ ...merge, chosen: { ...merge.chosen, ...chosen } });
  }

  if (id && query.isError && !base)
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (id && !base) return <Loading rows={6} />;

  async function send(values: Values): Promise<void> {
    if (merge && undecided(merge.rows, merge.chosen).length > 0) {
      setAsked(asked + 1);
      return;
    }
    const against = merge?.row ?? base;
    setSending(true);
    setErrors({});
    setMessage(null);
    const quiet = { successNotification: false, errorNotification: false } as const;
    try {
      if (against) {
        const before = bodyOf(valuesOf(against));
        const after = bodyOf(values);
        const changed = Object.fromEntries(
          Object.entries(after).filter(([name, value]) => !same(value, before[name])),
        );
        if (Object.keys(changed).length > 0)
          await update({
            resource,
            id: against.id,
            values: { ...changed, updatedAt: against.updatedAt },
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
      {merge && !sending && (
        <Stale
          id={merge.row.id}
          labels={labels}
          rows={merge.rows}
          chosen={merge.chosen}
          asked={asked}
          onChoose={choose}
          onDone={() => adopt(merge.row)}
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
