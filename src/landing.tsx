import { render } from './mount.tsx';
import Landing from './pages/landing/index.tsx';

/** The landing page stands alone, without the router: nothing on it leads elsewhere but by a page load, and it is the one that must be light. */
export const mount = (root: HTMLElement) => render(root, <Landing />);
