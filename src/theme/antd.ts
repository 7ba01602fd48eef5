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

/** The colours of a schema in a mode as antd's tokens, with what antd derives from them. */
function tokensOf(schema: Schema, mode: Mode) {
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
  return theme.getDesignToken({
    // antd would derive its own dark shades; the palette's colours are already chosen for contrast.
    algorithm: (seed) => ({ ...derive(seed), ...exact }),
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
      boxShadow: SHADOW[mode],
      boxShadowSecondary: SHADOW[mode],
    },
  });
}

const LIGHT = tokensOf('', 'light');
/** The tokens that depend on schema and mode. */
const COLOURS = (Object.keys(LIGHT) as (keyof typeof LIGHT)[]).filter((name) =>
  /^(color|controlItemBg|boxShadow)/.test(name),
);
const SEEDS = Object.fromEntries(
  Object.keys(theme.defaultSeed)
    .filter((name) => name.startsWith('color'))
    .map((name) => [name, theme.defaultSeed[name as keyof typeof theme.defaultSeed]]),
);
/** Each of them as a variable of the page: another schema or mode then changes one style sheet and redraws no component. */
const VARIABLES = Object.fromEntries(COLOURS.map((name) => [name, `var(--antd-${name})`]));
const colour = (name: keyof typeof LIGHT) => `var(--antd-${name})`;

/** The style sheet that gives antd's colours their values. */
export function antdColours(schema: Schema, mode: Mode): string {
  const tokens = tokensOf(schema, mode);
  return `:root{${COLOURS.map((name) => `--antd-${name}:${String(tokens[name])}`).join(';')}}`;
}

/** antd's tokens for a control height, so that its components follow LOOK.md like everything else. */
export function antdTheme(controlHeight: number, motion: boolean): ThemeConfig {
  const ground = colour('colorBgLayout');
  const surface = colour('colorBgContainer');
  const subtle = colour('colorPrimaryBg');
  const muted = colour('colorTextSecondary');
  return {
    // antd computes shades of real colours only; every one of them is then replaced by its variable.
    algorithm: (seed) => ({ ...theme.defaultAlgorithm({ ...seed, ...SEEDS }), ...VARIABLES }),
    cssVar: { key: 'app' },
    hashed: false,
    token: {
      ...VARIABLES,
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
      motion,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        solidTextColor: surface,
      },
      Modal: { borderRadiusLG: 14 },
      Select: { optionSelectedBg: subtle, optionActiveBg: ground },
      DatePicker: { cellHoverWithRangeBg: subtle, cellRangeBorderColor: colour('colorPrimaryBorder') },
      InputNumber: { filledHandleBg: colour('colorFillSecondary') },
      Tag: { defaultBg: colour('colorFillQuaternary') },
      Form: { labelColor: colour('colorText'), verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
      Table: {
        headerBg: surface,
        headerColor: muted,
        headerSplitColor: 'transparent',
        headerSortActiveBg: surface,
        headerSortHoverBg: ground,
        fixedHeaderSortActiveBg: surface,
        bodySortBg: surface,
        rowHoverBg: colour('colorFillAlter'),
        rowSelectedBg: subtle,
        rowSelectedHoverBg: subtle,
        rowExpandedBg: ground,
        footerBg: colour('colorFillAlter'),
        cellPaddingBlockMD: 4,
        cellPaddingInlineMD: 12,
      },
      Segmented: {
        trackBg: colour('colorBorderSecondary'),
        itemSelectedBg: surface,
        // In dark the surface is no lighter than the track, so the words tell which is chosen.
        itemSelectedColor: colour('colorPrimary'),
        itemColor: colour('colorText'),
      },
    },
  };
}
