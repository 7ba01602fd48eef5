import { createRoot } from 'react-dom/client';
import { ToastContainer, toast as toastify } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useTexts } from '../../locales/use-texts.ts';
import { useTheme } from '../../theme/store.ts';
import './toast-area.css';

/** Position and behaviour of toasts (source specification, section 9). */
export function ToastArea() {
  const { t } = useTexts('common');
  const { mode, direction } = useTheme();
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      hideProgressBar={false}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      draggable
      theme={mode}
      rtl={direction === 'rtl'}
      aria-label={t('toasts')}
    />
  );
}

/** Mounts the toast area once. */
export function mountToastArea(): void {
  if (document.querySelector('.toasts, .Toastify')) return;
  const container = document.createElement('div');
  container.className = 'toasts';
  document.body.append(container);
  createRoot(container).render(<ToastArea />);
}

export { toastify };
