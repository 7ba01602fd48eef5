import { DateField } from '../../components/form/DateField.tsx';
import type { FormProps } from '../../components/form/EntityForm.tsx';
import { EntityForm } from '../../components/form/EntityForm.tsx';
import { FileField } from '../../components/form/FileField.tsx';
import { FormSection } from '../../components/form/FormSection.tsx';
import { LongTextField } from '../../components/form/LongTextField.tsx';
import { ReferencesField } from '../../components/form/ReferencesField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useEntityForm } from '../../components/form/useEntityForm.ts';
import { RepairForm } from '../repair/RepairForm.tsx';
import { repair } from '../repair/model.ts';
import { useSaveCustomer } from './hooks.ts';
import { customer } from './model.ts';

export function CustomerForm(props: FormProps<typeof customer>) {
  const save = useSaveCustomer();
  const form = useEntityForm(customer, save, props);
  return (
    <EntityForm form={form}>
      <FormSection>
        <TextField form={form} name="name" />
        <TextField form={form} name="email" />
        <TextField form={form} name="phone" />
        <DateField form={form} name="since" />
        <ReferencesField form={form} name="interests" entity={repair} newForm={RepairForm} />
        <FileField form={form} name="agreement" />
        <LongTextField form={form} name="notes" />
      </FormSection>
    </EntityForm>
  );
}
