import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { NAME, PASSWORD } from '#contract/core/limits.ts';
import { type Role, ROLES } from '#contract/core/roles.ts';
import type { User } from '#contract/resources/users/calls.ts';
import type { Values } from '../merge.ts';
import { ResourceForm } from '../form.tsx';
import { PasswordInput } from '../../components/form/password-input.tsx';

const valuesOf = (user: User | null) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  userName: user?.userName ?? '',
  email: user?.email ?? '',
  role: user?.role ?? ('User' satisfies Role),
  password: '',
});

/** Empty fields are omitted: the server derives the user name from the e-mail address and sends an invitation instead of a password. */
const bodyOf = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== '' || !['userName', 'password'].includes(name),
    ),
  );

export function UserForm({ id }: { id?: string }) {
  const { t } = useTranslation('admin');
  const labels = {
    firstName: t('users.firstName'),
    lastName: t('users.lastName'),
    userName: t('users.userName'),
    email: t('users.email'),
    role: t('users.role'),
    password: t('users.password'),
  };
  const filled = (name: 'firstName' | 'lastName' | 'email' | 'userName') => [
    { required: true, whitespace: true, message: t(`form.enter.${name}`) },
  ];
  return (
    <ResourceForm<User>
      resource="users"
      {...(id ? { id } : {})}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      labels={labels}
      submit={({ password }) =>
        id ? t('form.save') : password ? t('users.create.action') : t('users.create.invite')
      }
      done={({ firstName, lastName, email, password }) =>
        id
          ? t('users.saved', { name: `${String(firstName)} ${String(lastName)}` })
          : t(password ? 'users.created' : 'users.invited', { email: String(email) })
      }
      list="/user-management"
    >
      <Form.Item name="firstName" label={labels.firstName} rules={filled('firstName')}>
        <Input maxLength={NAME.max} autoComplete="off" />
      </Form.Item>
      <Form.Item name="lastName" label={labels.lastName} rules={filled('lastName')}>
        <Input maxLength={NAME.max} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="email"
        label={labels.email}
        rules={[...filled('email'), { type: 'email', message: t('form.email') }]}
      >
        <Input type="email" maxLength={254} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="userName"
        label={labels.userName}
        {...(id ? { rules: filled('userName') } : { extra: t('users.userNameHelp') })}
      >
        <Input maxLength={NAME.max} autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label={labels.role} extra={id ? t('users.roleHelp') : undefined}>
        <Select options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))} />
      </Form.Item>
      {!id && (
        <Form.Item
          name="password"
          label={labels.password}
          extra={t('users.passwordHelp')}
          rules={[
            { min: PASSWORD.min, message: t('users.passwordShort', { count: PASSWORD.min }) },
            { max: PASSWORD.max, message: t('users.passwordLong', { count: PASSWORD.max }) },
          ]}
        >
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
      )}
    </ResourceForm>
  );
}
