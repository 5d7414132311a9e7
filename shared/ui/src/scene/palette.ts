import type { Random } from '../random/index.ts';

export type SceneLight = 'day' | 'dusk';

/** Papers of a scene, from the sky down to the sheet nearest to the eye. */
export type Palette = {
  sky: readonly [string, string, string, string];
  sun: string;
  glow: string;
  far: string;
  middle: string;
  near: string;
  ground: string;
  water: readonly [string, string, string];
  sand: string;
  leaf: string;
  leafDark: string;
  walls: readonly [string, ...string[]];
  roof: string;
  window: string;
  /** Windows of towers against their walls. */
  glass: string;
  accent: string;
  pale: string;
};

const DAY: readonly [Palette, ...Palette[]] = [
  {
    sky: ['#cfe6ea', '#dcecea', '#ebf0e4', '#f8efdc'],
    sun: '#f7c873',
    glow: '#fbe3b4',
    far: '#a9c9cc',
    middle: '#6fa3ab',
    near: '#3c7885',
    ground: '#1f5563',
    water: ['#8cc3cb', '#5ba5b3', '#35879a'],
    sand: '#f0d9a8',
    leaf: '#4f8d64',
    leafDark: '#2f6b4d',
    walls: ['#f6e3c5', '#e9a77f', '#f2c879', '#d9e2cf', '#c96f4a', '#8fb8b4', '#f3d5c4'],
    roof: '#b4532f',
    window: '#2b5867',
    glass: '#f6e3c5',
    accent: '#d8512b',
    pale: '#fffaf0',
  },
  {
    sky: ['#f7d9b5', '#f9e2c4', '#fbebd3', '#fdf3e3'],
    sun: '#ef8f5b',
    glow: '#f8c79a',
    far: '#d9b9a2',
    middle: '#b08d84',
    near: '#7a6a78',
    ground: '#45486a',
    water: ['#a9c6c4', '#7aa9ae', '#4f8a98'],
    sand: '#f2d3a0',
    leaf: '#7f8f5a',
    leafDark: '#556b45',
    walls: ['#fbe9d2', '#e7936a', '#efbf6d', '#c9d3bd', '#bb6045', '#a3b8b0', '#f0c6b2'],
    roof: '#a4472b',
    window: '#40455f',
    glass: '#fbe9d2',
    accent: '#cc3f1b',
    pale: '#fff8ee',
  },
];

const DUSK: readonly [Palette, ...Palette[]] = [
  {
    sky: ['#2b3566', '#574a83', '#a5628a', '#ef8a73'],
    sun: '#ffd08a',
    glow: '#f9a878',
    far: '#7c5588',
    middle: '#54447a',
    near: '#343463',
    ground: '#1c2247',
    water: ['#b96b85', '#6e5288', '#3b3f74'],
    sand: '#c58a86',
    leaf: '#344b66',
    leafDark: '#232f52',
    walls: ['#8d6488', '#a8626f', '#b27a67', '#66618c', '#7c4a6b', '#5a6b8f', '#a07687'],
    roof: '#4a2f58',
    window: '#ffd98f',
    glass: '#ffd98f',
    accent: '#ff8a5e',
    pale: '#fde4c8',
  },
  {
    sky: ['#123049', '#24506a', '#5b8590', '#f0c592'],
    sun: '#fff0c9',
    glow: '#f6d7a4',
    far: '#4f7a86',
    middle: '#2f5a6d',
    near: '#1c4158',
    ground: '#0d273d',
    water: ['#7fa39d', '#3f7480', '#1f4d62'],
    sand: '#a89a7c',
    leaf: '#235a59',
    leafDark: '#143f46',
    walls: ['#56778a', '#7d7f86', '#98876f', '#3f6a7a', '#6b6377', '#4a8087', '#8a8f8a'],
    roof: '#23384f',
    window: '#ffe2a0',
    glass: '#ffe2a0',
    accent: '#f58a5a',
    pale: '#f4e6cc',
  },
];

export function choosePalette(light: SceneLight, random: Random): Palette {
  return random.pick(light === 'day' ? DAY : DUSK);
}
