import { useSelect } from '@refinedev/antd';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/resources/users/calls.ts';

interface Props {
  value: string | null;
  onChange: (id: string) => void;
  error: string | null;
}

/** An administrator chooses the project's owner first. */
export function Owner({ value, onChange, error }: Props) {
  const { t } = useTranslation('create');
  const { selectProps, query } = useSelect<User>({
    resource: 'users',
    optionLabel: ({ firstName, lastName, email }) => `${firstName} ${lastName} · ${email}`,
    optionValue: ({ id }) => id,
    pagination: { currentPage: 1, pageSize: 20 },
    filters: [
      { field: 'role', operator: 'eq', value: 'User' },
      { field: 'status', operator: 'eq', value: 'active' },
    ],
    onSearch: (text) => (text.trim() ? [{ field: 'q', operator: 'eq', value: text.trim() }] : []),
    errorNotification: false,
  });
  return (
    <Form.Item
      label={t('wizard.owner.label')}
      htmlFor="wizard-owner"
      extra={t('wizard.owner.help')}
      {...(error ? { validateStatus: 'error' as const, help: error } : {})}
    >
      <Select<string>
        id="wizard-owner"
        showSearch
        filterOption={false}
        onSearch={selectProps.onSearch}
        options={selectProps.options ?? []}
        loading={query.isFetching}
        value={value}
        onChange={onChange}
        notFoundContent={query.isPending ? null : t('wizard.owner.none')}
      />
    </Form.Item>
  );
}
