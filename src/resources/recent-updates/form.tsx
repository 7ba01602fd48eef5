import { DatePicker, Form, Input, Radio, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  UPDATE_CATEGORIES,
  UPDATE_MOVES,
  UPDATE_STATES,
  type UpdateState,
} from '#contract/resources/recent-updates/index.ts';
import type { RecentUpdate } from '#contract/resources/recent-updates/calls.ts';
import type { Values } from '../merge.ts';
import { ResourceForm } from '../form.tsx';
import './form.css';
import { MarkdownField } from './markdown-field.tsx';

const valuesOf = (update: RecentUpdate | null) => ({
  title: update?.title ?? '',
  category: update?.category ?? UPDATE_CATEGORIES[0],
  body: update?.body ?? '',
  state: update?.state ?? 'draft',
  publishAt: update?.state === 'scheduled' ? (update.publishAt ?? '') : '',
});

/** `publishAt` is sent only for scheduled updates; the server sets it when publishing at once. */
function bodyOf({ publishAt, ...values }: Values): Values {
  return values.state === 'scheduled' && publishAt ? { ...values, publishAt } : values;
}

export function RecentUpdateForm({ id }: { id?: string }) {
  const { t } = useTranslation('admin');
  const labels = {
    title: t('updates.name'),
    category: t('updates.category'),
    body: t('updates.body'),
    state: t('updates.state'),
    publishAt: t('updates.publishAt'),
  };
  // The saved state, which decides the states to choose from.
  const [savedState, setSavedState] = useState<UpdateState | null>(null);
  const act = ({ state = 'draft' }: Values) =>
    savedState === 'published' ? (state === 'draft' ? 'unpublish' : 'save') : String(state);
  const choice = (state: UpdateState) =>
    savedState === 'published'
      ? t(state === 'draft' ? 'updates.choose.unpublish' : 'updates.choose.keepPublished')
      : t(`updates.choose.${state}`);
  return (
    <div className="resource-form-wide">
      <ResourceForm<RecentUpdate>
        resource="recent-updates"
        {...(id ? { id } : {})}
        valuesOf={valuesOf}
        onRead={({ state }) => setSavedState(state)}
        bodyOf={bodyOf}
        labels={labels}
        submit={(values) => t(`updates.submit.${act(values)}`)}
        done={(values) => t(`updates.done.${act(values)}`, { title: String(values.title) })}
        list="/recent-update-management"
      >
        <Form.Item
          name="title"
          label={labels.title}
          rules={[{ required: true, whitespace: true, message: t('form.enter.title') }]}
        >
          <Input dir="auto" maxLength={120} />
        </Form.Item>
        <Form.Item name="category" label={labels.category}>
          <Select
            options={UPDATE_CATEGORIES.map((category) => ({
              value: category,
              label: t(`category.${category}`),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="body"
          label={labels.body}
          extra={t('updates.bodyHelp')}
          rules={[{ required: true, whitespace: true, message: t('form.enter.body') }]}
        >
          <MarkdownField />
        </Form.Item>
        <Form.Item
          name="state"
          label={labels.state}
          extra={savedState === 'published' ? t('updates.fixed') : undefined}
        >
          <Radio.Group
            options={UPDATE_STATES.filter(
              (state) =>
                savedState === null || state === savedState || UPDATE_MOVES[savedState].includes(state),
            ).map((state) => ({ value: state, label: choice(state) }))}
          />
        </Form.Item>
        <Form.Item noStyle dependencies={['state']}>
          {({ getFieldValue }) =>
            getFieldValue('state') === 'scheduled' && (
              <Form.Item
                name="publishAt"
                label={labels.publishAt}
                extra={t('updates.publishAtHelp', {
                  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
                })}
                getValueProps={(value: string) => ({ value: value ? dayjs(value) : null })}
                getValueFromEvent={(chosen: Dayjs | null) => chosen?.toISOString() ?? ''}
                rules={[
                  { required: true, message: t('form.enter.publishAt') },
                  {
                    validator: (_, value: string) =>
                      value && !dayjs(value).isAfter(dayjs())
                        ? Promise.reject(new Error(t('updates.past')))
                        : Promise.resolve(),
                  },
                ]}
              >
                <DatePicker
                  className="update-when"
                  format="YYYY-MM-DD HH:mm"
                  showTime={{ format: 'HH:mm' }}
                  // Enter confirms the time and must not submit the form.
                  onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                  disabledDate={(day) => day.isBefore(dayjs().startOf('day'))}
                />
              </Form.Item>
            )
          }
        </Form.Item>
      </ResourceForm>
    </div>
  );
}
