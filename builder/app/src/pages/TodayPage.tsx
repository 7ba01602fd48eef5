import { SectionsPage } from '../components/SectionsPage.tsx';
import { pages } from '../data/app.ts';

export function TodayPage() {
  return <SectionsPage page={pages.today} />;
}
