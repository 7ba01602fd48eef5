import { FormPage } from '../components/FormPage.tsx';
import { pages } from '../data/app.ts';
import { repair } from '../model/repair.ts';

export function NewRepairPage() {
  return <FormPage page={pages.newRepair} model={repair} />;
}
