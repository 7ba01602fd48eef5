import type { Blueprint } from '#blueprint/schema.ts';
import { palette } from './colours.ts';
import { type Face, faceOf } from './faces.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// What XML can't carry, and what would turn the reading direction of the text around it.
const UNFIT = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text of the blueprint as the content of an SVG. */
const escaped = (text: string) =>
  text.replace(UNFIT, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function initialOf(name: string): string {
  for (const { segment } of graphemes.segment(name.replace(UNFIT, '')))
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toUpperCase();
  return 'A';
}

type Brand = Pick<Blueprint, 'name' | 'tagline' | 'kind' | 'theme'>;

const rounding = ({ radius }: Face) => Math.min(radius.card, 14);

/** `public/icon.svg`: the initial of the app on its colour. */
export function iconSvg({ name, kind, theme }: Brand): string {
  const face = faceOf(kind, theme);
  const colours = palette(theme.primary, 'light', face);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${rounding(face)}" fill="${colours.primary}"/>
  <text x="32" y="45" font-family="system-ui, sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${colours['on-primary']}">${escaped(initialOf(name))}</text>
</svg>
`;
}

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

/** Lines of at most `room` letters; a wide script's letters count twice, and what is left over ends in an ellipsis. */
function lines(text: string, room: number, most: number): string[] {
  const pieces = text.split(/\s+/).flatMap((word) => (WIDE.test(word) ? [...word] : [`${word} `]));
  const widthOf = (part: string) => [...part].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
  const cut = (part: string) => (widthOf(part) > room ? `${[...part].slice(0, room - 1).join('')}…` : part);
  const result: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > room) {
      if (result.length === most - 1) return [...result, `${cut(line.trimEnd()).replace(/…$/, '')}…`];
      result.push(cut(line.trimEnd()));
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? result : [...result, cut(line.trimEnd())];
}

const RTL = /^[^\p{L}]*[\u0590-\u08ff]/u;

/** The picture of 1200 by 630 that a link to the app is shown with. */
export function socialCardSvg(app: Brand): string {
  const face = faceOf(app.kind, app.theme);
  const colours = palette(app.theme.primary, app.theme.mode, face);
  const isSolid = face.hero === 'solid';
  const ground = isSolid ? colours.primary : colours.ground;
  const text = isSolid ? colours['on-primary'] : colours.text;
  const quiet = isSolid ? colours['on-primary'] : colours.quiet;
  const font = escaped(face.display.stack.replace(/ Variable'/, "'"));
  const rtl = RTL.test(app.name);
  const [x, anchor] = rtl ? [1120, 'start'] : [80, 'start'];
  const direction = rtl ? ' direction="rtl"' : '';
  const name = lines(app.name, 20, 2);
  const tagline = lines(app.tagline, 48, 2);
  const top = 380 - name.length * 45;
  const line = (content: string, y: number, size: number, weight: number, fill = text) =>
    `  <text x="${x}" y="${y}" font-family="${font}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}"${direction} fill="${fill}">${escaped(content)}</text>\n`;
  const mark = rtl ? 1024 : 80;
  const side = rtl ? 0 : 820;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${ground}"/>
  <svg x="${side}" width="380" height="630" viewBox="0 0 380 630">
    <rect width="380" height="630" fill="${colours['picture-ground']}"/>
    <circle cx="230" cy="190" r="120" fill="${colours['picture-spark']}"/>
    <path d="M0 360C90 290 150 290 220 350S340 430 380 390V630H0z" fill="${colours['picture-far']}"/>
    <path d="M0 500C100 440 190 450 250 500S340 560 380 540V630H0z" fill="${colours['picture-near']}"/>
  </svg>
  <rect x="${mark}" y="80" width="96" height="96" rx="${rounding(face) * 1.5}" fill="${isSolid ? colours['on-primary'] : colours.primary}"/>
  <text x="${mark + 48}" y="147" font-family="${font}" font-size="56" font-weight="700" text-anchor="middle" fill="${isSolid ? colours.primary : colours['on-primary']}">${escaped(initialOf(app.name))}</text>
${name.map((content, index) => line(content, top + index * 78, 68, face.weight)).join('')}${tagline
    .map((content, index) => line(content, top + name.length * 78 + 8 + index * 44, 32, 400, quiet))
    .join('')}</svg>
`;
}

/** `public/manifest.webmanifest`: what the app is called and looks like on a home screen. */
export function webManifest({ name, tagline, kind, theme }: Brand): string {
  const colours = palette(theme.primary, theme.mode, faceOf(kind, theme));
  const manifest = {
    name,
    short_name: [...name].slice(0, 12).join('').trim(),
    description: tagline,
    start_url: '.',
    display: 'standalone',
    background_color: colours.ground,
    theme_color: colours.primary,
    icons: [{ src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  // Escaped as every text of a blueprint is, should the file ever be set into a page.
  const json = JSON.stringify(manifest, null, 2).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${json}\n`;
}
