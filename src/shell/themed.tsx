import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider } from 'antd';
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../components/page/use-media.ts';
import { antdColours, antdTheme } from '../theme/antd.ts';
import { UNITS, useTheme } from '../theme/store.ts';

type AntdLocale = NonNullable<React.ComponentProps<typeof ConfigProvider>['locale']>;
interface Texts {
  antd: Promise<{ default: AntdLocale }>;
  dayjs: Promise<{ default: { name: string } }>;
}
/** Translations of antd and its calendars; English is built in. */
const TEXTS: Partial<Record<string, () => Texts>> = {
  es: () => ({ antd: import('antd/es/locale/es_ES'), dayjs: import('dayjs/locale/es') }),
  fr: () => ({ antd: import('antd/es/locale/fr_FR'), dayjs: import('dayjs/locale/fr') }),
  de: () => ({ antd: import('antd/es/locale/de_DE'), dayjs: import('dayjs/locale/de') }),
  'zh-CN': () => ({ antd: import('antd/es/locale/zh_CN'), dayjs: import('dayjs/locale/zh-cn') }),
  ar: () => ({ antd: import('antd/es/locale/ar_EG'), dayjs: import('dayjs/locale/ar') }),
};

async function loadTexts({ antd, dayjs }: Texts): Promise<AntdLocale> {
  const [texts, words, { default: library }] = await Promise.all([antd, dayjs, import('dayjs')]);
  library.locale(words.default.name);
  return texts.default;
}

function useAntdTexts(): AntdLocale | undefined {
  const { i18n } = useTranslation('shell');
  const { language } = i18n;
  const [texts, setTexts] = useState<{ language: string; locale: AntdLocale } | null>(null);
  const translated = useRef(false);
  useEffect(() => {
    let active = true;
    const start = TEXTS[language];
    if (start) {
      translated.current = true;
      void loadTexts(start()).then((locale) => {
        if (active) setTexts({ language, locale });
      });
    } else if (translated.current) {
      void import('dayjs').then(({ default: library }) => library.locale('en'));
    }
    return () => {
      active = false;
    };
  }, [language]);
  return texts?.language === language ? texts.locale : undefined;
}

/** Sets the CSS variables behind antd's colour tokens, so that a change of mode re-renders no component. */
function AntdColours() {
  const schema = useTheme(({ themeSchema }) => themeSchema);
  const mode = useTheme((chosen) => chosen.mode);
  const [sheet] = useState(() => document.createElement('style'));
  useInsertionEffect(() => {
    document.head.append(sheet);
    return () => sheet.remove();
  }, [sheet]);
  useInsertionEffect(() => {
    sheet.textContent = antdColours(schema, mode);
  }, [sheet, schema, mode]);
  return null;
}

/** Configures Ant Design with the chosen theme, direction and language. */
export function Themed({ children }: { children: React.ReactNode }) {
  const locale = useAntdTexts();
  const controlSize = useTheme((chosen) => chosen.controlSize);
  const direction = useTheme((chosen) => chosen.direction);
  const touch = useMedia('(pointer: coarse)');
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const height = touch ? Math.max(44, 3 * UNITS[controlSize]) : 3 * UNITS[controlSize];
  const theme = useMemo(() => antdTheme(height, !reducedMotion), [height, reducedMotion]);
  return (
    <ConfigProvider theme={theme} direction={direction} {...(locale ? { locale } : {})}>
      <AntdColours />
      {children}
    </ConfigProvider>
  );
}
