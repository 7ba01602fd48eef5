import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { DESCRIPTION, NAME } from '#contract/core/limits.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { useSend } from '../../api/queries.ts';
import { useFormErrors } from '../../components/form/antd-errors.tsx';
import { TextInput, TextLines } from '../../components/form/text-input.tsx';
import { toast } from '../../components/feedback/toast.ts';

interface Values {
  name: string;
  description: string;
  slug: string;
}

/** Edits the name, the description and, until first published, the URL. */
export function Rename({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('details');
  const save = useSend('PATCH /api/projects/:id');
  const labels = { name: t('rename.name'), description: t('rename.description'), slug: t('rename.slug') };
  const { form, formProps, summary, clear, fail } = useFormErrors<Values>('rename', labels);
  return (
    <Modal
      open
      title={t('rename.title')}
      okText={t('rename.save')}
      cancelText={t('rename.cancel')}
      confirmLoading={save.isPending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<Values>
        {...formProps}
        initialValues={project}
        onFinish={({ slug, ...values }) => {
          clear();
          save.mutate(
            {
              params: { id: project.id },
              body: { ...values, ...(slug === project.slug ? {} : { slug }), updatedAt: project.updatedAt },
            },
            {
              onSuccess() {
                toast.success(t('rename.saved'));
                onClose();
              },
              onError: fail,
            },
          );
        }}
      >
        {summary}
        <Form.Item
          name="name"
          label={labels.name}
          rules={[{ required: true, whitespace: true, message: t('rename.fill') }]}
        >
          <TextInput maxLength={NAME.max} />
        </Form.Item>
        <Form.Item name="description" label={labels.description}>
          <TextLines maxLength={DESCRIPTION.max} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <Form.Item name="slug" label={labels.slug} extra={t('rename.slugHelp')}>
          <Input addonBefore="/apps/" maxLength={50} disabled={project.published} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
