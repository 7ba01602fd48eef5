import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { useTexts } from '../locales/use-texts.ts';
import { useTheme } from '../theme/store.ts';
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
