import { useForm } from '@refinedev/antd';
import type { BaseRecord, HttpError } from '@refinedev/core';
import { useDataProvider } from '@refinedev/core';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refreshCalls } from '../api/queries.ts';
import type { FieldErrors } from '../components/form/form-errors.tsx';
import { fieldErrorsOf, rejectedFields } from '../components/form/antd-errors.tsx';
import { FormErrors } from '../components/form/form-errors.tsx';
import { Failed, Loading } from '../components/feedback/states.tsx';
import { toast } from '../components/feedback/toast.ts';
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
import type { DataName } from './resource.ts';
import { Stale } from './stale.tsx';

interface Row extends BaseRecord {
  id: string;
  updatedAt: string;
}

/** A newer version of the row, and the choices made so far between it and the user's changes. */
interface Merge<R> {
  row: R;
  rows: Difference[];
  chosen: Chosen;
}

interface Props<R extends Row> {
  resource: DataName;
  /** The row to edit; without it the form creates one. */
  id?: string;
  /** The form's values for a row, or for a new one. */
  valuesOf: (row: R | null) => Values;
  /** Called with each version of the row that fills the form. */
  onRead?: (row: R) => void;
  /** Turns the form's values into the request body. */
  bodyOf?: (values: Values) => Values;
  labels: Record<string, string>;
  /** Label of the submit button. */
  submit: (values: Values) => string;
  /** Message shown on success. */
  done: (values: Values) => string;
  /** Where the form goes when it is saved or cancelled. */
  list: string;
  children: ReactNode;
}

/** A create or edit form: errors appear at their fields and in a summary, and concurrent changes are merged without losing input. */
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
  const { form, formProps, query, onFinish } = useForm<R, HttpError, Values>({
    resource,
    action: id ? 'edit' : 'create',
    ...(id ? { id } : {}),
    redirect: false,
    mutationMode: 'pessimistic',
    // Refine resets the form on every refetch, so it reads once; `follow` merges later changes.
    liveMode: 'off',
    queryOptions: { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
    // A rejected save invalidates too: the row would be read again, and the form reset.
    invalidates: ['list', 'many'],
    // Refine's own warning does not work with a data router; <LeaveGuard> replaces it.
    warnWhenUnsavedChanges: false,
    successNotification: false,
    errorNotification: false,
  });
  const { getOne } = useDataProvider()();
  const read = query?.data?.data ?? null;
  /** The newer version that the fields were merged with. */
  const [rebased, setRebased] = useState<R | null>(null);
  /** The version that changes are compared against. */
  const base = rebased ?? read;
  const [dirty, setDirty] = useState(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  /** The version of the last refetch. */
  const [fresh, setFresh] = useState<R | null>(null);
  const [merge, setMerge] = useState<Merge<R> | null>(null);
  const [attempts, setAttempts] = useState(0);
  const finished = useRef(false);

  /** Whether Refine's effect, which fills the fields of a row by mounting them again, has run. */
  const [filled, setFilled] = useState(!id);
  const onBase = useEffectEvent((row: R) => onRead?.(row));
  useEffect(() => {
    if (!base) return;
    setFilled(true);
    onBase(base);
  }, [base]);

  useServerEvent('changed', ({ resource: changed, ids }) => {
    if (id && changed === resource && (!ids || ids.includes(id)) && !sending) void refetchRow(id);
  });

  async function refetchRow(changed: string): Promise<R | null> {
    try {
      const { data } = await getOne<R>({ resource, id: changed });
      setFresh(data);
      return data;
    } catch (error) {
      // Not fatal: saving reports a conflict again.
      console.warn('The newer version could not be read.', error);
      return null;
    }
  }

  function rebase(row: R): void {
    setRebased(row);
    setMerge(null);
  }

  /** Untouched fields take the server's values; <Stale> asks about fields changed on both sides. */
  const mergeNewer = useEffectEvent((fresh: R) => {
    if (finished.current || !base) return;
    if (!dirty && fresh.updatedAt !== base.updatedAt) {
      rebase(fresh);
      form.setFieldsValue(valuesOf(fresh));
    } else if (fresh.updatedAt !== (merge?.row ?? base).updatedAt) {
      const rows = differences(valuesOf(base), valuesOf(fresh), {
        ...form.getFieldsValue(),
        // The user's values that an earlier merge set aside remain available.
        ...Object.fromEntries((merge?.rows ?? []).map(({ name, mine }) => [name, mine])),
      });
      const accepted = rows.filter(({ touched }) => !touched);
      form.setFieldsValue(Object.fromEntries(accepted.map(({ name, theirs }) => [name, theirs])));
      if (rows.length === 0) rebase(fresh);
      else setMerge({ row: fresh, rows, chosen: {} });
    }
  });
  useEffect(() => {
    if (fresh && !sending) mergeNewer(fresh);
  }, [fresh, sending]);

  function choose(names: readonly string[], side: Side): void {
    if (!merge) return;
    const rows = merge.rows.filter(({ name }) => names.includes(name));
    form.setFieldsValue(Object.fromEntries(rows.map((row) => [row.name, row[side]])));
    const chosen = Object.fromEntries(names.map((name) => [name, side]));
    setMerge({ ...merge, chosen: { ...merge.chosen, ...chosen } });
  }

  function submitted(values: Values): void {
    if (merge && undecided(merge.rows, merge.chosen).length > 0) setAttempts(attempts + 1);
    else void send(values, merge?.row ?? base);
  }

  async function send(values: Values, version: R | null, isAgain = false): Promise<void> {
    const before = bodyOf(valuesOf(version));
    const body = bodyOf(values);
    const changed = Object.fromEntries(
      Object.entries(body).filter(([name, value]) => !same(value, before[name])),
    );
    setSending(true);
    setErrors({});
    setMessage(null);
    try {
      if (!version) await onFinish(body);
      else if (Object.keys(changed).length > 0) await onFinish({ ...changed, updatedAt: version.updatedAt });
      refreshCalls(resource);
      if (resource === 'recent-updates') refreshCalls('news-updates');
      finished.current = true;
      setDirty(false);
      toast.success(done(values));
      await navigate(list);
    } catch (error) {
      const rejection = error as HttpError;
      if (rejection.code === 'stale' && id) {
        const newer = await refetchRow(id);
        const isSame = !version || !newer || newer.updatedAt === version.updatedAt;
        // What changed is not on the form, such as the user's status: there is nothing to choose.
        const isHidden = !isSame && differences(valuesOf(version), valuesOf(newer), values).length === 0;
        if (isHidden && !isAgain) await send(values, newer, true);
        else if (isHidden || isSame) setMessage(rejection.message);
      } else {
        const atFields = fieldErrorsOf(rejection);
        setErrors(atFields);
        setMessage(Object.keys(atFields).length > 0 ? null : rejection.message);
      }
    } finally {
      setSending(false);
    }
  }

  if (id && query?.isError && !base)
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <div className="resource-form">
      {!filled && <Loading rows={6} />}
      <LeaveGuard when={dirty} finished={finished} />
      {merge && !sending && (
        <Stale
          id={merge.row.id}
          labels={labels}
          rows={merge.rows}
          chosen={merge.chosen}
          attempts={attempts}
          onChoose={choose}
          onDone={() => rebase(merge.row)}
        />
      )}
      <FormErrors message={message} errors={errors} labels={labels} form={resource} />
      <Form<Values>
        {...formProps}
        name={resource}
        layout="vertical"
        requiredMark={false}
        // The browser's own validation bubbles would hide our messages.
        noValidate
        // Refine fills only mounted fields, so the form is mounted but hidden until the row has loaded.
        hidden={!filled}
        initialValues={valuesOf(read)}
        validateTrigger="onBlur"
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => submitted({ ...valuesOf(base), ...values })}
        onFinishFailed={(failed) => {
          setMessage(null);
          setErrors(rejectedFields(failed));
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
                // Prevents a second submission while the first is pending.
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
