import { Facts } from '../../components/detail/Facts.tsx';
import { RelatedRows } from '../../components/detail/RelatedRows.tsx';
import type { DetailProps } from '../../components/detail/RowPage.tsx';
import { booking } from '../booking/model.ts';
import { part } from './model.ts';

export function PartDetail({ answer }: DetailProps<typeof part>) {
  return (
    <>
      <Facts entity={part} answer={answer} fields={['number', 'repair', 'price', 'stock', 'reorder']} />
      <RelatedRows
        entity={booking}
        by="part"
        of={answer.row.id}
        columns={['name', 'status', 'slot', 'pickUp']}
      />
    </>
  );
}
