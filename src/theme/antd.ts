import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import type { Mode, Schema } from './palettes.ts';
import { neutrals, palettes } from './palettes.ts';

/** Control borders need 3:1 contrast on their surface (WCAG 1.4.11); dividers between rows don't. */
const CONTROL_BORDER: Record<Mode, string> = { light: '#8E8B83', dark: '#737784' };
const SHADOW: Record<Mode, string> = {
  light: '0 8px 24px rgb(20 22 27 / 0.12)',
  dark: '0 8px 24px rgb(0 0 0 / 0.4)',
};

/** Ant Design tokens for a colour schema, mode and control height. */
export function antdTheme(schema: Schema, mode: Mode, controlHeight: number, motion: boolean): ThemeConfig {
  const { primary, deep, mild, subtle, neutral } = palettes[schema][mode];
  const { ground, surface, text, muted, seam, success, warning, error, info } = neutrals[mode];
  const derive = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  const exact = {
    colorPrimary: primary,
    colorSuccess: success,
    colorWarning: warning,
    colorError: error,
    colorInfo: info,
  };
  return {
    // antd would derive its own dark shades; the palette's colours are already chosen for contrast.
    algorithm: (seed) => ({ ...derive(seed), ...exact }),
    cssVar: { key: 'app' },
    hashed: false,
    token: {
      ...exact,
      colorPrimaryHover: deep,
      colorPrimaryActive: deep,
      colorPrimaryBg: subtle,
      colorPrimaryBgHover: subtle,
      colorPrimaryBorder: mild,
      colorPrimaryBorderHover: mild,
      colorPrimaryText: primary,
      colorPrimaryTextHover: deep,
      colorPrimaryTextActive: deep,
      colorLink: primary,
      colorLinkHover: deep,
      colorLinkActive: deep,
      colorTextLightSolid: neutral,
      colorBgLayout: ground,
      colorBgContainer: surface,
      colorBgElevated: surface,
      colorBgSpotlight: text,
      colorText: text,
      colorTextHeading: text,
      colorTextSecondary: muted,
      colorTextTertiary: muted,
      colorTextDescription: muted,
      colorTextPlaceholder: muted,
      colorIcon: muted,
      colorBorder: CONTROL_BORDER[mode],
      colorBorderSecondary: seam,
      colorSplit: seam,
      controlItemBgActive: subtle,
      controlItemBgActiveHover: subtle,
      controlItemBgHover: ground,
      controlHeight,
      controlOutline: 'transparent',
      lineWidthFocus: 2,
      borderRadius: 6,
      borderRadiusLG: 10,
      borderRadiusSM: 6,
      fontFamily: 'var(--font-text)',
      fontFamilyCode: 'var(--font-code)',
      fontSize: 14,
      fontSizeHeading1: 26,
      fontSizeHeading2: 20,
      fontSizeHeading3: 16,
      boxShadow: SHADOW[mode],
      boxShadowSecondary: SHADOW[mode],
      motion,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
      Modal: { borderRadiusLG: 14 },
      Select: { optionSelectedBg: subtle, optionActiveBg: ground },
      Form: { labelColor: text, verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
      Table: {
        headerBg: surface,
        headerColor: muted,
        headerSplitColor: 'transparent',
        headerSortActiveBg: surface,
        headerSortHoverBg: ground,
        bodySortBg: surface,
        rowSelectedBg: subtle,
        rowSelectedHoverBg: subtle,
        rowExpandedBg: ground,
        cellPaddingBlockMD: 4,
        cellPaddingInlineMD: 12,
      },
      Segmented: { trackBg: seam, itemSelectedBg: surface, itemColor: text },
    },
  };
}
