import '@ant-design/v5-patch-for-react-19';
import { createRoot } from 'react-dom/client';
import { Shell } from './shell/app.tsx';
import { providers } from './shell/providers.ts';

export function mount(root: HTMLElement): void {
  createRoot(root).render(<Shell providers={providers} />);
}
