import { SectionsPage } from '../components/SectionsPage.tsx';
import { pages } from '../data/app.ts';

export function HomePage() {
  return <SectionsPage page={pages.home} />;
}
