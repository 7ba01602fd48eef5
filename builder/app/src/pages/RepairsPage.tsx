import { AddLink } from '../components/list/AddLink.tsx';
import { Page } from '../components/shell/Page.tsx';
import { RepairList } from '../entities/repair/RepairList.tsx';
import { repair } from '../entities/repair/model.ts';
import { text } from './text.ts';

export default function RepairsPage() {
  return (
    <Page
      title={text.repairs.title}
      needs={{ entity: repair, action: 'read' }}
      actions={<AddLink entity={repair} />}
    >
      <RepairList />
    </Page>
  );
}
