import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { DESCRIPTION, NAME } from '#contract/core/limits.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { TextInput } from '../../components/form/text-input.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { ResourceForm } from '../form.tsx';

const valuesOf = (project: Project | null) => ({
  name: project?.name ?? '',
  description: project?.description ?? '',
  suspended: project?.state === 'suspended',
});

export default function EditProject() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const labels = {
    name: t('projects.name'),
    description: t('projects.description'),
    suspended: t('projects.suspended'),
  };
  return (
    <>
      <PageHead
        title={t('projects.edit.title')}
        description={
          <>
            {t('projects.edit.why')} <Link to={`/project/details/${id}`}>{t('projects.edit.details')}</Link>
          </>
        }
        back={{ to: '/project-management', label: t('projects.title') }}
      />
      <ResourceForm<Project>
        key={id}
        id={id}
        resource="projects"
        valuesOf={valuesOf}
        labels={labels}
        submit={() => t('form.save')}
        done={({ name }) => t('projects.saved', { name: String(name) })}
        list="/project-management"
      >
        <Form.Item
          name="name"
          label={labels.name}
          rules={[{ required: true, whitespace: true, message: t('form.enter.name') }]}
        >
          <TextInput maxLength={NAME.max} />
        </Form.Item>
        <Form.Item name="description" label={labels.description}>
          <Input.TextArea
            dir="auto"
            autoSize={{ minRows: 4, maxRows: 12 }}
            maxLength={DESCRIPTION.max}
            showCount
          />
        </Form.Item>
        <Form.Item name="suspended" valuePropName="checked" extra={t('projects.suspendedHelp')}>
          <Checkbox>{labels.suspended}</Checkbox>
        </Form.Item>
      </ResourceForm>
    </>
  );
}
