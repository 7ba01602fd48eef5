import { Form, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/queries.ts';

const PAUSE = 250;

/** An administrator first says whose project it will be. */
export function Owner({
  value,
  onChange,
  error,
}: {
  value: string | null;
  onChange: (id: string) => void;
  error: string | null;
}) {
  const { t } = useTranslation('create');
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const users = useCall(
    'GET /api/admin/users',
    { query: { _start: 0, _end: 20, q: q || undefined, role: 'User', status: 'active' } },
    { keepPrevious: true },
  );
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
        onSearch={setText}
        value={value}
        onChange={onChange}
        loading={users.isFetching}
        notFoundContent={users.isPending ? null : t('wizard.owner.none')}
        options={(users.data ?? []).map((user) => ({
          value: user.id,
          label: `${user.firstName} ${user.lastName} · ${user.email}`,
        }))}
      />
    </Form.Item>
  );
}
