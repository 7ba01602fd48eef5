import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { documentAt, INSIDE, Policy } from './document.tsx';

export default function PoliciesInShell() {
  // Loads the namespace; outside the shell the page loads it itself.
  useTranslation('policies');
  return <Policy name={documentAt(INSIDE, useLocation().pathname)} addresses={INSIDE} />;
}
