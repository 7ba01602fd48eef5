import { BgColorsOutlined } from '@ant-design/icons';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../theme/store.ts';

const ThemePanel = lazy(() => import('./index.tsx'));

export function ThemeButton() {
  const { t } = useTranslation('shell');
  const open = useTheme((theme) => theme.panelExpand);
  const setOpen = useTheme((theme) => theme.setPanelExpand);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        type="button"
        className="head-button"
        ref={button}
        aria-expanded={open}
        aria-label={t('look')}
        onClick={() => setOpen(!open)}
      >
        <BgColorsOutlined />
      </button>
      {open && (
        <Suspense fallback={null}>
          <ThemePanel
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
