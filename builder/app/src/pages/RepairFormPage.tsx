import { useParams } from 'react-router';
import { FormPage } from '../components/form/FormPage.tsx';
import { RepairForm } from '../entities/repair/RepairForm.tsx';
import { useRepair } from '../entities/repair/hooks.ts';
import { repair } from '../entities/repair/model.ts';
import { text } from './text.ts';

export default function RepairFormPage() {
  const { id } = useParams();
  const answer = useRepair(id);
  return <FormPage entity={repair} title={text.repairForm.title} id={id} answer={answer} form={RepairForm} />;
}
