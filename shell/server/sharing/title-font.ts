import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const FILES = ['latin', 'latin-ext'].map((part) =>
  require.resolve(
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-wght-normal.woff2`,
  ),
);

export interface TitleFont {
  /** Pixels that a text of a size is wide. */
  width(text: string, sizePx: number): number;
  /** The outlines of a text whose base line begins at a point. */
  paths(text: string, at: { x: number; y: number; sizePx: number }): string;
}

interface Placed {
  readonly path: string;
  readonly advance: number;
  readonly unitsPerEm: number;
}

function openFont(file: string): Font {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new Error(`${file} holds many fonts`);
  return font;
}

/** The display typeface as outlines: a picture needs no font on the machine that renders it. */
export function openTitleFont(): TitleFont {
  const fonts = FILES.map(openFont);
  const [basic] = fonts;
  const fontOf = (sign: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) ?? basic;

  function place(text: string): Placed[] {
    const placed: Placed[] = [];
    let run = '';
    let runFont: Font | undefined;
    const close = () => {
      if (!runFont || run === '') return;
      const { unitsPerEm } = runFont;
      const { glyphs, positions } = runFont.layout(run);
      for (const [index, glyph] of glyphs.entries()) {
        placed.push({ path: glyph.path.toSVG(), advance: positions[index]?.xAdvance ?? 0, unitsPerEm });
      }
      run = '';
    };
    for (const sign of text) {
      const font = fontOf(sign);
      if (font !== runFont) close();
      runFont = font;
      run += sign;
    }
    close();
    return placed;
  }

  return {
    width: (text, sizePx) =>
      place(text).reduce((sum, { advance, unitsPerEm }) => sum + (advance / unitsPerEm) * sizePx, 0),
    paths(text, { x, y, sizePx }) {
      let left = x;
      return place(text)
        .map(({ path, advance, unitsPerEm }) => {
          const scale = sizePx / unitsPerEm;
          const rendered = `<path transform="translate(${left.toFixed(1)} ${y}) scale(${scale} ${-scale})" d="${path}"/>`;
          left += advance * scale;
          return rendered;
        })
        .join('');
    },
  };
}
