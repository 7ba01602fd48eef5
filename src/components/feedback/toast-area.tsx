import { createRoot } from 'react-dom/client';
import { ToastContainer, toast as toastify } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useTexts } from '../../locales/use-texts.ts';
import { useTheme } from '../../theme/store.ts';
import './toast-area.css';

/** Where toasts appear and how they behave (source specification, section 9). */
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

/** Puts the area on the page, unless it is there. */
export function mountToastArea(): void {
  if (document.querySelector('.toasts, .Toastify')) return;
  const place = document.createElement('div');
  place.className = 'toasts';
  document.body.append(place);
  createRoot(place).render(<ToastArea />);
}

export { toastify };
