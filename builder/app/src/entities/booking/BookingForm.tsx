import { BooleanField } from '../../components/form/BooleanField.tsx';
import { ComputedField } from '../../components/form/ComputedField.tsx';
import { DateTimeField } from '../../components/form/DateTimeField.tsx';
import { DurationField } from '../../components/form/DurationField.tsx';
import type { FormProps } from '../../components/form/EntityForm.tsx';
import { EntityForm } from '../../components/form/EntityForm.tsx';
import { FormSection } from '../../components/form/FormSection.tsx';
import { LongTextField } from '../../components/form/LongTextField.tsx';
import { NumberField } from '../../components/form/NumberField.tsx';
import { ReferenceField } from '../../components/form/ReferenceField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useEntityForm } from '../../components/form/useEntityForm.ts';
import { CustomerForm } from '../customer/CustomerForm.tsx';
import { customer } from '../customer/model.ts';
import { PartForm } from '../part/PartForm.tsx';
import { part } from '../part/model.ts';
import { RepairForm } from '../repair/RepairForm.tsx';
import { repair } from '../repair/model.ts';
import { useSaveBooking } from './hooks.ts';
import { booking } from './model.ts';

export function BookingForm(props: FormProps<typeof booking>) {
  const save = useSaveBooking();
  const form = useEntityForm(booking, save, props);
  return (
    <EntityForm form={form}>
      <FormSection>
        <TextField form={form} name="name" />
        <TextField form={form} name="email" />
        <TextField form={form} name="phone" />
        <ReferenceField form={form} name="customer" entity={customer} newForm={CustomerForm} />
        <ReferenceField form={form} name="repair" entity={repair} newForm={RepairForm} />
        <DateTimeField form={form} name="slot" />
        <DurationField form={form} name="takes" />
        <DateTimeField form={form} name="pickUp" />
        <ReferenceField form={form} name="part" entity={part} newForm={PartForm} />
        <NumberField form={form} name="quantity" />
        <SelectField form={form} name="status" />
        <BooleanField form={form} name="paid" />
        <ComputedField form={form} name="price" />
        <LongTextField form={form} name="notes" />
      </FormSection>
    </EntityForm>
  );
}
