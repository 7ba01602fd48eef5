import { useLocation } from 'react-router';
import { documentAt, INSIDE, Policy } from './document.tsx';

export default function PoliciesInShell() {
  return <Policy name={documentAt(INSIDE, useLocation().pathname)} addresses={INSIDE} />;
}
