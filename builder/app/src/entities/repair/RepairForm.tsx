import { ComputedField } from '../../components/form/ComputedField.tsx';
import { DurationField } from '../../components/form/DurationField.tsx';
import type { FormProps } from '../../components/form/EntityForm.tsx';
import { EntityForm } from '../../components/form/EntityForm.tsx';
import { FormSection } from '../../components/form/FormSection.tsx';
import { ImageField } from '../../components/form/ImageField.tsx';
import { LongTextField } from '../../components/form/LongTextField.tsx';
import { MoneyField } from '../../components/form/MoneyField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useEntityForm } from '../../components/form/useEntityForm.ts';
import { useSaveRepair } from './hooks.ts';
import { repair } from './model.ts';

export function RepairForm(props: FormProps<typeof repair>) {
  const save = useSaveRepair();
  const form = useEntityForm(repair, save, props);
  return (
    <EntityForm form={form}>
      <FormSection>
        <TextField form={form} name="title" />
        <ImageField form={form} name="photo" />
        <SelectField form={form} name="kind" />
        <LongTextField form={form} name="about" />
        <MoneyField form={form} name="price" />
        <DurationField form={form} name="takes" />
        <TextField form={form} name="guide" />
        <ComputedField form={form} name="bookings" />
      </FormSection>
    </EntityForm>
  );
}
