import type { SharePicture } from '@travesia/contracts';
import { drawScene, SCENE_HEIGHT, SCENE_WIDTH, type Cut } from '@travesia/ui/scene/draw';
import { wrapWords } from './wrap-words.ts';
import type { TitleFont } from './title-font.ts';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MARGIN = 56;
const PADDING = 48;
const TITLE_PX = 64;
const LINE_PX = 74;
const LINES_MAX = 3;
const BRAND_PX = 34;
const GAP_PX = 18;
const PAPER = '#FBF8F3';
const INK = '#14213D';
const CORAL = '#CC3F1B';
const SHADOW = '#101a33';

export interface ShareCard extends SharePicture {
  readonly title: string;
}

const cut = ({ path, fill, opacity }: Cut) =>
  `<path d="${path}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

/** The scene over the whole picture, standing on its lower edge. */
function landscape({ scene, seed, light }: SharePicture): string {
  const scale = SHARE_WIDTH / SCENE_WIDTH;
  const top = SHARE_HEIGHT - SCENE_HEIGHT * scale;
  const sheets = drawScene(scene, seed, light).map((sheet) => {
    const shadow = sheet.flat
      ? ''
      : `<path d="${sheet.path}" fill="${SHADOW}" opacity="0.12" transform="translate(0 -3)"/>`;
    return shadow + cut(sheet) + (sheet.details ?? []).map(cut).join('');
  });
  return `<g transform="translate(0 ${top}) scale(${scale})">${sheets.join('')}</g>`;
}

/** What those who share a page see of it: its landscape, and its title on a card (Open Graph). */
export function sharePicture(card: ShareCard, font: TitleFont): string {
  const width = SHARE_WIDTH - 2 * (MARGIN + PADDING);
  const lines = wrapWords(card.title, width, LINES_MAX, (text) => font.width(text, TITLE_PX));
  const height = 2 * PADDING + lines.length * LINE_PX + GAP_PX + BRAND_PX;
  const top = SHARE_HEIGHT - MARGIN - height;
  const left = MARGIN + PADDING;
  const title = lines.map((line, index) =>
    font.paths(line, { x: left, y: top + PADDING + TITLE_PX * 0.82 + index * LINE_PX, sizePx: TITLE_PX }),
  );
  const brand = font.paths('Travesía', { x: left, y: top + height - PADDING, sizePx: BRAND_PX });
  const box = `x="${MARGIN}" y="${top}" width="${SHARE_WIDTH - 2 * MARGIN}" height="${height}" rx="20"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">`,
    landscape(card),
    `<rect ${box} fill="${PAPER}"/>`,
    `<g fill="${INK}">${title.join('')}</g>`,
    `<g fill="${CORAL}">${brand}</g>`,
    '</svg>',
  ].join('');
}
