import { Facts } from '../../components/detail/Facts.tsx';
import { RelatedRows } from '../../components/detail/RelatedRows.tsx';
import type { DetailProps } from '../../components/detail/RowPage.tsx';
import { booking } from '../booking/model.ts';
import { customer } from '../customer/model.ts';
import { part } from '../part/model.ts';
import { repair } from './model.ts';

export function RepairDetail({ answer }: DetailProps<typeof repair>) {
  return (
    <>
      <Facts
        entity={repair}
        answer={answer}
        fields={['photo', 'kind', 'price', 'takes', 'guide', 'bookings', 'about']}
      />
      <RelatedRows
        entity={booking}
        by="repair"
        of={answer.row.id}
        columns={['name', 'status', 'slot', 'pickUp']}
      />
      <RelatedRows entity={customer} by="interests" of={answer.row.id} columns={['name', 'since']} />
      <RelatedRows
        entity={part}
        by="repair"
        of={answer.row.id}
        columns={['name', 'price', 'stock', 'reorder']}
      />
    </>
  );
}
