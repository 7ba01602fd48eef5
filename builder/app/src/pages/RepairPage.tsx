import { DetailPage } from '../components/DetailPage.tsx';
import { pages } from '../data/app.ts';
import { repair } from '../model/repair.ts';

export function RepairPage() {
  return <DetailPage page={pages.repair} model={repair} />;
}
