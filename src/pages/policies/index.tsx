import { useTexts } from '../../locales/use-texts.ts';
import { DocumentLayout } from '../../layouts/document.tsx';
import { documentAt, OUTSIDE, Policy } from './document.tsx';

export default function Policies() {
  const { t } = useTexts('policies');
  const name = documentAt(OUTSIDE, location.pathname);
  return (
    <DocumentLayout title={t(`${name}.title`)}>
      <Policy name={name} addresses={OUTSIDE} />
    </DocumentLayout>
  );
}
