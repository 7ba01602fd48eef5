import { AddLink } from '../components/list/AddLink.tsx';
import { Page } from '../components/shell/Page.tsx';
import { PartList } from '../entities/part/PartList.tsx';
import { part } from '../entities/part/model.ts';
import { text } from './text.ts';

export default function PartsPage() {
  return (
    <Page
      title={text.parts.title}
      needs={{ entity: part, action: 'read' }}
      actions={<AddLink entity={part} />}
    >
      <PartList />
    </Page>
  );
}
