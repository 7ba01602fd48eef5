import { SectionsPage } from '../components/SectionsPage.tsx';
import { pages } from '../data/app.ts';

export function OpeningHoursPage() {
  return <SectionsPage page={pages.openingHours} />;
}
