import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { documentAt, INSIDE, Policy } from './document.tsx';

export default function PoliciesInShell() {
  // Fetches the texts; outside the shell they come with the page.
  useTranslation('policies');
  return <Policy name={documentAt(INSIDE, useLocation().pathname)} addresses={INSIDE} />;
}
