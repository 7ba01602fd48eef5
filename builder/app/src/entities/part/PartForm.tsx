import type { FormProps } from '../../components/form/EntityForm.tsx';
import { EntityForm } from '../../components/form/EntityForm.tsx';
import { FormSection } from '../../components/form/FormSection.tsx';
import { MoneyField } from '../../components/form/MoneyField.tsx';
import { NumberField } from '../../components/form/NumberField.tsx';
import { ReferenceField } from '../../components/form/ReferenceField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useEntityForm } from '../../components/form/useEntityForm.ts';
import { RepairForm } from '../repair/RepairForm.tsx';
import { repair } from '../repair/model.ts';
import { useSavePart } from './hooks.ts';
import { part } from './model.ts';

export function PartForm(props: FormProps<typeof part>) {
  const save = useSavePart();
  const form = useEntityForm(part, save, props);
  return (
    <EntityForm form={form}>
      <FormSection>
        <TextField form={form} name="name" />
        <TextField form={form} name="number" />
        <ReferenceField form={form} name="repair" entity={repair} newForm={RepairForm} />
        <MoneyField form={form} name="price" />
        <NumberField form={form} name="stock" />
        <NumberField form={form} name="reorder" />
      </FormSection>
    </EntityForm>
  );
}
