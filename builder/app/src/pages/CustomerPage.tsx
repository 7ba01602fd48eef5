import { useParams } from 'react-router';
import { RowPage } from '../components/detail/RowPage.tsx';
import { CustomerDetail } from '../entities/customer/CustomerDetail.tsx';
import { useCustomer } from '../entities/customer/hooks.ts';
import { customer } from '../entities/customer/model.ts';

export default function CustomerPage() {
  const { id } = useParams();
  const answer = useCustomer(id);
  return <RowPage entity={customer} answer={answer} detail={CustomerDetail} />;
}
