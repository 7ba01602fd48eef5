import { useParams } from 'react-router';
import { FormPage } from '../components/form/FormPage.tsx';
import { PartForm } from '../entities/part/PartForm.tsx';
import { usePart } from '../entities/part/hooks.ts';
import { part } from '../entities/part/model.ts';
import { text } from './text.ts';

export default function PartFormPage() {
  const { id } = useParams();
  const answer = usePart(id);
  return <FormPage entity={part} title={text.partForm.title} id={id} answer={answer} form={PartForm} />;
}
