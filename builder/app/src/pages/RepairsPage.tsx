import { ListPage } from '../components/ListPage.tsx';
import { pages } from '../data/app.ts';
import { repair } from '../model/repair.ts';

export function RepairsPage() {
  return <ListPage page={pages.repairs} model={repair} />;
}
