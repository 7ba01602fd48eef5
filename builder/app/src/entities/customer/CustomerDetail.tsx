import { Facts } from '../../components/detail/Facts.tsx';
import { RelatedRows } from '../../components/detail/RelatedRows.tsx';
import type { DetailProps } from '../../components/detail/RowPage.tsx';
import { booking } from '../booking/model.ts';
import { customer } from './model.ts';

export function CustomerDetail({ answer }: DetailProps<typeof customer>) {
  return (
    <>
      <Facts
        entity={customer}
        answer={answer}
        fields={['email', 'phone', 'since', 'interests', 'agreement', 'notes']}
      />
      <RelatedRows
        entity={booking}
        by="customer"
        of={answer.row.id}
        columns={['name', 'status', 'slot', 'pickUp']}
      />
    </>
  );
}
