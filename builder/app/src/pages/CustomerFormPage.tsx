import { useParams } from 'react-router';
import { FormPage } from '../components/form/FormPage.tsx';
import { CustomerForm } from '../entities/customer/CustomerForm.tsx';
import { useCustomer } from '../entities/customer/hooks.ts';
import { customer } from '../entities/customer/model.ts';
import { text } from './text.ts';

export default function CustomerFormPage() {
  const { id } = useParams();
  const answer = useCustomer(id);
  return (
    <FormPage entity={customer} title={text.customerForm.title} id={id} answer={answer} form={CustomerForm} />
  );
}
