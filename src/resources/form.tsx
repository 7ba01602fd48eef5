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

/** A newer version of the row, and what was chosen so far of what differs. */
interface Merge<R> {
  row: R;
  rows: Difference[];
  chosen: Chosen;
}

interface Props<R extends Row> {
  resource: DataName;
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
  const { form, formProps, query, onFinish } = useForm<R, HttpError, Values>({
    resource,
    action: id ? 'edit' : 'create',
    ...(id ? { id } : {}),
    redirect: false,
    mutationMode: 'pessimistic',
    // Refine empties the form whenever its query reads again, so it reads once; what others change comes by `follow`.
    liveMode: 'off',
    queryOptions: { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
    // A save that is refused invalidates too: the row would be read again, and the form emptied of what was typed.
    invalidates: ['list', 'many'],
    // It never asks under a data router; <LeaveGuard> does.
    warnWhenUnsavedChanges: false,
    successNotification: false,
    errorNotification: false,
  });
  const { getOne } = useDataProvider()();
  const read = query?.data?.data ?? null;
  /** A newer version that the fields were brought in line with. */
  const [adopted, setAdopted] = useState<R | null>(null);
  /** The row as it was when it was read; what is sent is measured against it. */
  const base = adopted ?? read;
  const [dirty, setDirty] = useState(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  /** The row as it was last read again. */
  const [fresh, setFresh] = useState<R | null>(null);
  const [merge, setMerge] = useState<Merge<R> | null>(null);
  const [asked, setAsked] = useState(0);
  const finished = useRef(false);

  const onBase = useEffectEvent((row: R) => onRead?.(row));
  useEffect(() => {
    if (base) onBase(base);
  }, [base]);

  useServerEvent('changed', ({ resource: changed, ids }) => {
    if (id && changed === resource && (!ids || ids.includes(id)) && !sending) void readAgain(id);
  });

  async function readAgain(changed: string): Promise<void> {
    try {
      const { data } = await getOne<R>({ resource, id: changed });
      setFresh(data);
    } catch (error) {
      // Saving tells of it again, should it last.
      console.warn('The newer version could not be read.', error);
    }
  }

  function adopt(row: R): void {
    setAdopted(row);
    setMerge(null);
  }

  /** What was only looked at follows the server; of what was typed nothing is lost, and <Stale> says what else changed. */
  const follow = useEffectEvent((fresh: R) => {
    if (finished.current || !base) return;
    if (!dirty && fresh.updatedAt !== base.updatedAt) {
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

  async function send(values: Values): Promise<void> {
    if (merge && undecided(merge.rows, merge.chosen).length > 0) {
      setAsked(asked + 1);
      return;
    }
    const against = merge?.row ?? base;
    const before = bodyOf(valuesOf(against));
    const body = bodyOf(values);
    const changed = Object.fromEntries(
      Object.entries(body).filter(([name, value]) => !same(value, before[name])),
    );
    setSending(true);
    setErrors({});
    setMessage(null);
    try {
      if (!against) await onFinish(body);
      else if (Object.keys(changed).length > 0) await onFinish({ ...changed, updatedAt: against.updatedAt });
      refreshCalls(resource);
      if (resource === 'recent-updates') refreshCalls('news-updates');
      finished.current = true;
      setDirty(false);
      toast.success(done(values));
      await navigate(list);
    } catch (error) {
      const rejection = error as HttpError;
      if (rejection.code === 'stale' && id) await readAgain(id);
      else {
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
  const ready = !id || base !== null;

  return (
    <div className="resource-form">
      {!ready && <Loading rows={6} />}
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
        {...formProps}
        name={resource}
        layout="vertical"
        requiredMark={false}
        // The browser's own bubbles would speak its language and hide ours.
        noValidate
        // Refine fills the fields of a form that is there, so it is there, unseen, before its row is.
        hidden={!ready}
        initialValues={valuesOf(read)}
        validateTrigger="onBlur"
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => void send({ ...valuesOf(base), ...values })}
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
