import { createRoot } from 'react-dom/client';
import { ToastArea } from './toast-area.tsx';

let mounted = false;

/** Puts the area for toasts on a page that has none, once. */
export function mountToastArea(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ToastArea />);
}
