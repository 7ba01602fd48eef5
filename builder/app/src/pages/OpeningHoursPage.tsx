import { TextSection } from '../components/sections/TextSection.tsx';
import { Page } from '../components/shell/Page.tsx';
import { text } from './text.ts';

export default function OpeningHoursPage() {
  return (
    <Page title={text.openingHours.title}>
      <TextSection heading={text.openingHours.text.heading} text={text.openingHours.text.text} />
    </Page>
  );
}
