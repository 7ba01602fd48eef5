import { ConfigProvider } from 'antd';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { antdTheme } from '../theme/antd.ts';
import { UNITS, useTheme } from '../theme/store.ts';

type AntdLocale = NonNullable<React.ComponentProps<typeof ConfigProvider>['locale']>;
/** antd's own few texts; English is built in. */
const ANTD_TEXTS: Partial<Record<string, () => Promise<{ default: AntdLocale }>>> = {
  es: () => import('antd/es/locale/es_ES'),
  fr: () => import('antd/es/locale/fr_FR'),
  de: () => import('antd/es/locale/de_DE'),
  'zh-CN': () => import('antd/es/locale/zh_CN'),
  ar: () => import('antd/es/locale/ar_EG'),
};

function useAntdTexts(): AntdLocale | undefined {
  const { i18n } = useTranslation('shell');
  const { language } = i18n;
  const [texts, setTexts] = useState<{ language: string; locale: AntdLocale } | null>(null);
  useEffect(() => {
    let wanted = true;
    void ANTD_TEXTS[language]?.().then((file) => {
      if (wanted) setTexts({ language, locale: file.default });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return texts?.language === language ? texts.locale : undefined;
}

/** Ant Design in the theme, the direction and the language that were chosen. */
export function Themed({ children }: { children: React.ReactNode }) {
  const locale = useAntdTexts();
  const { themeSchema, mode, controlSize, direction } = useTheme();
  const touch = useMedia('(pointer: coarse)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const height = touch ? Math.max(44, 3 * UNITS[controlSize]) : 3 * UNITS[controlSize];
  const theme = useMemo(
    () => antdTheme(themeSchema, mode, height, !still),
    [themeSchema, mode, height, still],
  );
  return (
    <ConfigProvider theme={theme} direction={direction} {...(locale ? { locale } : {})}>
      {children}
    </ConfigProvider>
  );
}

function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => media.matches,
  );
}
