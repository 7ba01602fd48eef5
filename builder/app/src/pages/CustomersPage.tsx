import { AddLink } from '../components/list/AddLink.tsx';
import { Page } from '../components/shell/Page.tsx';
import { CustomerList } from '../entities/customer/CustomerList.tsx';
import { customer } from '../entities/customer/model.ts';
import { text } from './text.ts';

export default function CustomersPage() {
  return (
    <Page
      title={text.customers.title}
      needs={{ entity: customer, action: 'read' }}
      actions={<AddLink entity={customer} />}
    >
      <CustomerList />
    </Page>
  );
}
