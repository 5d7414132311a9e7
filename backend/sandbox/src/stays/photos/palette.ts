import type { Dice } from './paper.ts';

export interface Palette {
  readonly wall: string;
  readonly wallShade: string;
  readonly trim: string;
  readonly floor: string;
  readonly floorShade: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly linen: string;
  readonly linenShade: string;
  readonly fabric: string;
  readonly fabricDark: string;
  readonly accent: string;
  readonly leaf: string;
  readonly leafDark: string;
  readonly skyTop: string;
  readonly skyLow: string;
  readonly glow: string;
  readonly sea: string;
  readonly ink: string;
}

type HouseColours = readonly [string, string, string, string, string, string, string, string, string, string];

/** Walls and cloth of a house: chosen once, the same in all its pictures. */
const HOUSES: readonly [HouseColours, ...HouseColours[]] = [
  [
    '#efe3cf',
    '#e2d2b8',
    '#fbf6ec',
    '#b98a5e',
    '#a67a50',
    '#8f5f3a',
    '#6d4527',
    '#0b5d7a',
    '#084459',
    '#cc5f3b',
  ],
  [
    '#dfe6e1',
    '#cdd8d2',
    '#f7faf8',
    '#a99276',
    '#978167',
    '#7a5a41',
    '#5a4130',
    '#3f7d68',
    '#2c5f4f',
    '#d8974a',
  ],
  [
    '#f0dcd0',
    '#e3c9ba',
    '#fdf5ef',
    '#9d7f6b',
    '#8a6e5c',
    '#6f4c3b',
    '#50352a',
    '#a4483c',
    '#7f352c',
    '#e0a458',
  ],
  [
    '#e4e0ec',
    '#d3cde0',
    '#faf8fd',
    '#b49b83',
    '#a18973',
    '#6b5a4d',
    '#4a3d35',
    '#4d5b93',
    '#38436f',
    '#c98a6a',
  ],
  [
    '#f4ead6',
    '#e8dabd',
    '#fffaf0',
    '#c2a077',
    '#ae8d66',
    '#96713f',
    '#72552d',
    '#6c7f3f',
    '#4f5f2c',
    '#c4552d',
  ],
  [
    '#dbe7ee',
    '#c6d7e1',
    '#f6fafc',
    '#c9b08f',
    '#b59d7e',
    '#8a6b4b',
    '#664e35',
    '#1f6f8b',
    '#155368',
    '#e5a13f',
  ],
  [
    '#e9d9c0',
    '#d9c5a6',
    '#fbf3e3',
    '#7c5c46',
    '#6b4e3a',
    '#5a3c2a',
    '#3f291c',
    '#b5573a',
    '#8d412a',
    '#d9a441',
  ],
];

type SkyColours = readonly [string, string, string, string];

const SKIES: readonly [SkyColours, ...SkyColours[]] = [
  ['#8ec9e3', '#dff1f5', '#fff4cf', '#3f93b0'],
  ['#7db8dc', '#f3e6cf', '#ffe3a3', '#3a86a8'],
  ['#4f6fa8', '#f0a987', '#ffd08a', '#2f5f8a'],
  ['#2d3f6e', '#d98b74', '#ffc27a', '#243f6a'],
];

export function paletteOf(house: Dice, picture: Dice): Palette {
  const [wall, wallShade, trim, floor, floorShade, wood, woodDark, fabric, fabricDark, accent] = house.pick(
    HOUSES,
    'walls',
  );
  const [skyTop, skyLow, glow, sea] = picture.pick(SKIES, 'sky');
  return {
    wall,
    wallShade,
    trim,
    floor,
    floorShade,
    wood,
    woodDark,
    linen: '#fdfbf6',
    linenShade: '#e9e2d4',
    fabric,
    fabricDark,
    accent,
    leaf: '#5f8f4e',
    leafDark: '#3d6a3a',
    skyTop,
    skyLow,
    glow,
    sea,
    ink: '#2a2f3d',
  };
}
