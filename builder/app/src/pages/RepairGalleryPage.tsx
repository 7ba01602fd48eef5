import { Gallery } from '../components/gallery/Gallery.tsx';
import { AddLink } from '../components/list/AddLink.tsx';
import { Page } from '../components/shell/Page.tsx';
import { repair } from '../entities/repair/model.ts';
import { text } from './text.ts';

export default function RepairGalleryPage() {
  return (
    <Page
      title={text.repairGallery.title}
      needs={{ entity: repair, action: 'read' }}
      actions={<AddLink entity={repair} />}
    >
      <Gallery
        entity={repair}
        show={['kind', 'price', 'bookings']}
        filters={['kind', 'price']}
        sort="title"
      />
    </Page>
  );
}
