import { Page } from '../components/shell/Page.tsx';
import { RepairList } from '../entities/repair/RepairList.tsx';
import { text } from './text.ts';

export default function HomePage() {
  return (
    <Page title={text.home.title}>
      <RepairList />
    </Page>
  );
}
