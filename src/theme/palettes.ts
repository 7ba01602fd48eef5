/** '' is the default, denim blue. */
export type Schema = '' | 'dark' | 'green' | 'purple' | 'orange';
export type Mode = 'light' | 'dark';

export interface Palette {
  primary: string;
  /** Hover, pressed, and text on a tinted background. */
  deep: string;
  /** Focus ring and selected border. */
  mild: string;
  /** Tinted background. */
  subtle: string;
  /** Text on `primary`. */
  neutral: string;
}

const palette = (colours: string): Palette => {
  const [primary = '', deep = '', mild = '', subtle = '', neutral = ''] = colours.split(' ');
  return { primary, deep, mild, subtle, neutral };
};

export const palettes: Record<Schema, Record<Mode, Palette>> = {
  '': {
    light: palette('#2F55D4 #2341AB #5F7FEB #EEF2FE #FFFFFF'),
    dark: palette('#8FA8FF #B3C4FF #5B74D6 #1D2440 #0E1430'),
  },
  dark: {
    light: palette('#1F2430 #0F1218 #4A5264 #F0F1F4 #FFFFFF'),
    dark: palette('#E8EAF0 #FFFFFF #A9B0BF #262931 #14161B'),
  },
  green: {
    light: palette('#0B7A4B #075C38 #35966A #E8F6EF #FFFFFF'),
    dark: palette('#5CD39B #8AE3B8 #2F8F66 #12291F #06281A'),
  },
  purple: {
    light: palette('#7040D8 #5730AC #9270E6 #F3EEFD #FFFFFF'),
    dark: palette('#B79BFF #D0BEFF #7D5FD0 #261E3E #1B0F3D'),
  },
  orange: {
    light: palette('#B04A08 #8A3A05 #D2701F #FDF1E8 #FFFFFF'),
    dark: palette('#FFA463 #FFC396 #C26C2E #33200F #331703'),
  },
};

/** Backgrounds, text and status colours, the same in every schema. */
export const neutrals = {
  light: {
    ground: '#F7F6F3',
    surface: '#FFFFFF',
    text: '#1B1D22',
    muted: '#5B606B',
    seam: '#DDDAD3',
    success: '#0B7A4B',
    warning: '#8A5A00',
    error: '#BE2B33',
    info: '#2F55D4',
  },
  dark: {
    ground: '#121318',
    surface: '#1A1C22',
    text: '#ECEDF1',
    muted: '#A2A7B3',
    seam: '#32353E',
    success: '#5CD39B',
    warning: '#F0B849',
    error: '#FF8A8F',
    info: '#8FA8FF',
  },
} as const satisfies Record<Mode, Record<string, string>>;
