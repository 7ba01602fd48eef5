import { Board } from '../components/board/Board.tsx';
import { AddLink } from '../components/list/AddLink.tsx';
import { Page } from '../components/shell/Page.tsx';
import { booking } from '../entities/booking/model.ts';
import { text } from './text.ts';

export default function BookingBoardPage() {
  return (
    <Page
      title={text.bookingBoard.title}
      needs={{ entity: booking, action: 'read' }}
      actions={<AddLink entity={booking} />}
    >
      <Board entity={booking} by="status" card={['customer', 'repair', 'part', 'slot', 'pickUp']} />
    </Page>
  );
}
