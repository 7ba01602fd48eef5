import { Members } from '../components/account/Members.tsx';
import { Profile } from '../components/account/Profile.tsx';
import { Samples } from '../components/account/Samples.tsx';
import { Page } from '../components/shell/Page.tsx';
import { text } from './text.ts';

export default function AccountPage() {
  return (
    <Page title={text.account.title} needs="member">
      <Profile />
      <Members />
      <Samples />
    </Page>
  );
}
