export type AtlasRegion = 'mediterranean' | 'atlantic' | 'caribbean' | 'north' | 'south';

const REGIONS: Readonly<Record<AtlasRegion, () => Promise<{ COASTS: string }>>> = {
  mediterranean: () => import('./mediterranean.ts'),
  atlantic: () => import('./atlantic.ts'),
  caribbean: () => import('./caribbean.ts'),
  north: () => import('./north.ts'),
  south: () => import('./south.ts'),
};

/** The coasts of one part of the world as an SVG path for `voyage-map`; about 5 kB each. */
export async function loadAtlasRegion(region: AtlasRegion): Promise<string> {
  return (await REGIONS[region]()).COASTS;
}
