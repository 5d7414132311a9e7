/** Draws the land of the earth for `route-arc` and `atlas-map`, and parts of it closer for `voyage-map`: `node shared/ui/scripts/build-atlas.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import codeMappings from 'cldr-core/supplemental/codeMappings.json' with { type: 'json' };
import { geoArea } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { project, type MapPoint } from '../src/route-arc/projection.ts';

type Ring = [longitude: number, latitude: number][];
type Topology = Omit<Parameters<typeof feature>[0], 'objects'> & {
  objects: { land: GeometryCollection; countries: GeometryCollection };
};
type GeometryCollection = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }>;

/** ISO codes of two letters by those of three digits, which name the countries of the source. */
const CODES = new Map(
  Object.entries(codeMappings.supplemental.codeMappings).flatMap(([code, mapping]) =>
    '_numeric' in mapping && /^[A-Z]{2}$/.test(code) ? [[mapping._numeric, code]] : [],
  ),
);

const SOUTHERNMOST = -58;
const SMALLEST_AREA_STERADIANS = 0.00012;
const SHORTEST_SIDE_UNITS = 3.2;
const LIMIT_BYTES = 15 * 1024;

/** Parts of the world that are drawn closer: west, south, east, north in degrees. */
const REGIONS = {
  mediterranean: [-11, 33, 31, 47],
  atlantic: [-70, 8, 8, 46],
  caribbean: [-91, 6, -56, 29],
  north: [-2, 53, 20, 66],
  south: [-80, -58, -38, -18],
} as const;
type Region = keyof typeof REGIONS;

const CLOSE = {
  smallestAreaSteradians: 0.000002,
  shortestSideUnits: 0.7,
  decimals: 1,
  limitBytes: 24 * 1024,
};

function readRings(file: string): Ring[] {
  const source = createRequire(import.meta.url).resolve(`world-atlas/${file}`);
  const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology;
  return ringsOf(feature(topology, topology.objects.land));
}

function ringsOf(land: ReturnType<typeof feature>): Ring[] {
  const features = 'features' in land ? land.features : [land];
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates as Ring[];
    if (geometry.type === 'MultiPolygon') return (geometry.coordinates as Ring[][]).flat();
    return [];
  });
}

function isWorthDrawing(ring: Ring, smallestAreaSteradians: number): boolean {
  if (ring.every(([, latitude]) => latitude < SOUTHERNMOST)) return false;
  const area = geoArea({ type: 'Polygon', coordinates: [ring] });
  return Math.min(area, 4 * Math.PI - area) > smallestAreaSteradians;
}

function thinOut(points: MapPoint[], shortestSideUnits: (point: MapPoint) => number): MapPoint[] {
  const kept: MapPoint[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    const side = last ? Math.hypot(point.x - last.x, point.y - last.y) : Infinity;
    if (side >= shortestSideUnits(point)) kept.push(point);
  }
  return kept;
}

/** A ring over the date line runs on past ±180 rather than jumping across the map. */
function unwrap(ring: Ring): Ring {
  let before = ring[0]?.[0] ?? 0;
  const whole: Ring = ring.map(([longitude, latitude]) => {
    let unwrapped = longitude;
    while (unwrapped - before > 180) unwrapped -= 360;
    while (unwrapped - before < -180) unwrapped += 360;
    before = unwrapped;
    return [unwrapped, latitude];
  });
  const middle = whole.reduce((sum, [longitude]) => sum + longitude, 0) / whole.length;
  const shift = -360 * Math.round(middle / 360);
  return whole.map(([longitude, latitude]) => [longitude + shift, latitude]);
}

function drawRing(ring: Ring, shortestSideUnits: (point: MapPoint) => number, decimals: number): string {
  const factor = 10 ** decimals;
  const round = (value: number) => Math.round(value * factor) / factor;
  const points = thinOut(
    unwrap(ring)
      .slice(0, -1)
      .map(([longitude, latitude]) => {
        const { x, y } = project({ latitude: Math.max(latitude, -78), longitude });
        return { x: round(x), y: round(y) };
      }),
    shortestSideUnits,
  );
  if (points.length < 4) return '';
  const steps = points.map((point, index) => {
    const last = points[index - 1];
    return last ? [round(point.x - last.x), round(point.y - last.y)] : [point.x, point.y];
  });
  const [start, ...rest] = steps;
  const numbers = rest
    .flat()
    .reduce((text: string, number) => `${text}${number < 0 || text === '' ? '' : ' '}${number}`, '');
  return `M${start?.join(' ')}l${numbers}z`;
}

function write(file: string, what: string, name: string, path: string, limitBytes: number) {
  if (path.length > limitBytes)
    throw new RangeError(`${file} has ${path.length} bytes, more than ${limitBytes}`);
  writeFileSync(
    join(import.meta.dirname, '../src', file),
    `/** ${what} in the units of projection.ts, from Natural Earth by way of world-atlas; made by scripts/build-atlas.ts. */\nexport const ${name} =\n  '${path}';\n`,
  );
  process.stdout.write(`${file}: ${path.length} bytes\n`);
}

const world = readRings('land-110m.json')
  .filter((ring) => isWorthDrawing(ring, SMALLEST_AREA_STERADIANS))
  .map((ring) => drawRing(ring, () => SHORTEST_SIDE_UNITS, 0))
  .join('');
write('atlas-outline/atlas-outline.ts', 'Land of the earth', 'ATLAS_OUTLINE', world, LIMIT_BYTES);

const fine = readRings('land-50m.json');
for (const region of Object.keys(REGIONS) as Region[]) {
  const [west, south, east, north] = REGIONS[region];
  const from = project({ longitude: west, latitude: north });
  const to = project({ longitude: east, latitude: south });
  const isInside = ({ x, y }: MapPoint) => x >= from.x && x <= to.x && y >= from.y && y <= to.y;
  const path = fine
    .filter(
      (ring) =>
        isWorthDrawing(ring, CLOSE.smallestAreaSteradians) &&
        ring.some(([longitude, latitude]) => isInside(project({ longitude, latitude }))),
    )
    // Outside the frame the coast only has to close: few points do.
    .map((ring) =>
      drawRing(ring, (point) => (isInside(point) ? CLOSE.shortestSideUnits : 24), CLOSE.decimals),
    )
    .join('');
  write(`atlas-regions/${region}.ts`, `Coasts of one part of the world`, 'COASTS', path, CLOSE.limitBytes);
}

/**
 * Coasts and borders as pictures that pages refer to: fetched once, they weigh in no document or script. One is the
 * wall atlas of the home; the other, for the map of one country, has more of the coast and the countries one by one.
 */
interface AtlasDetail {
  readonly name: string;
  readonly smallestAreaSteradians: number;
  readonly toleranceUnits: number;
  /** Steps of the lines to a unit of the map; whole numbers are the shortest. */
  readonly stepsPerUnit: number;
  readonly limitBytes: number;
}
const WALL = {
  name: 'atlas.svg',
  smallestAreaSteradians: 0.00003,
  toleranceUnits: 0.7,
  stepsPerUnit: 1,
  limitBytes: 64 * 1024,
};
const NEAR = {
  name: 'atlas-near.svg',
  smallestAreaSteradians: 0.000005,
  toleranceUnits: 0.3,
  stepsPerUnit: 4,
  limitBytes: 200 * 1024,
};
const GRID_DEGREES = 15;

/** Douglas and Peucker: of the points between two, the farthest from their line stays if it is far enough. */
function simplify<Point extends MapPoint>(
  points: readonly Point[],
  toleranceUnits: number,
): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [width, height] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(width, height);
  const distances = points.map(({ x, y }) =>
    length
      ? Math.abs(height * (x - first.x) - width * (y - first.y)) / length
      : Math.hypot(x - first.x, y - first.y),
  );
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= toleranceUnits) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), toleranceUnits).slice(0, -1),
    ...simplify(points.slice(farthest), toleranceUnits),
  ];
}

/** Land and countries with fewer points. Coasts and borders are thinned before they are joined: what is common stays common. */
function readSimplified({ toleranceUnits }: AtlasDetail) {
  const source = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const { transform, arcs, ...topology } = JSON.parse(readFileSync(source, 'utf8')) as Topology;
  const {
    scale: [width = 1, height = 1],
    translate: [west = 0, south = 0],
  } = transform ?? { scale: [], translate: [] };
  return {
    ...topology,
    arcs: arcs.map((arc) => {
      const at = { x: 0, y: 0 };
      const points = arc.map(([right = 0, up = 0]) => {
        at.x += right;
        at.y += up;
        const [longitude, latitude] = [at.x * width + west, at.y * height + south];
        return { longitude, latitude, ...project({ longitude, latitude: Math.max(latitude, -78) }) };
      });
      return simplify(points, toleranceUnits).map(({ longitude, latitude }) => [longitude, latitude]);
    }),
  } satisfies Topology;
}

/** In whole steps, each from the end of the one before. */
function drawLine(line: Ring, { stepsPerUnit }: AtlasDetail): string {
  const before = { x: 0, y: 0 };
  const [start, ...rest] = unwrap(line).flatMap(([longitude, latitude]) => {
    const point = project({ latitude: Math.max(latitude, -78), longitude });
    const right = Math.round(point.x * stepsPerUnit) - before.x;
    const down = Math.round(point.y * stepsPerUnit) - before.y;
    before.x += right;
    before.y += down;
    return right === 0 && down === 0 ? [] : [`${right} ${down}`.replace(' -', '-')];
  });
  return rest.length === 0 ? '' : `M${start}l${rest.join(' ').replaceAll(' -', '-')}`;
}

const drawRings = (rings: readonly Ring[], detail: AtlasDetail) =>
  rings
    .filter((ring) => isWorthDrawing(ring, detail.smallestAreaSteradians))
    .map((ring) => drawLine(ring, detail))
    .filter(Boolean)
    .map((line) => `${line}z`)
    .join('');

function drawGrid(): string {
  const { x: east, y: south } = project({ latitude: -75, longitude: 180 });
  const { y: north } = project({ latitude: 80, longitude: 0 });
  let lines = '';
  for (let degrees = -180; degrees < 180; degrees += GRID_DEGREES)
    lines += `M${project({ latitude: 0, longitude: degrees }).x} ${Math.round(north)}V${Math.round(south)}`;
  for (let degrees = -75; degrees <= 75; degrees += GRID_DEGREES)
    lines += `M${-east} ${Math.round(project({ latitude: degrees, longitude: 0 }).y)}H${east}`;
  return lines;
}

/** Each path is scaled by itself: a page refers to it without what is around it. */
function drawn(id: string | undefined, path: string, { stepsPerUnit }: AtlasDetail): string {
  const scale = stepsPerUnit === 1 ? '' : ` transform="scale(${1 / stepsPerUnit})"`;
  return `<path${id ? ` id="${id}"` : ''}${scale} vector-effect="non-scaling-stroke" d="${path}"/>\n`;
}

function writeAtlas(detail: AtlasDetail, landOf: (world: ReturnType<typeof readSimplified>) => string) {
  const world = readSimplified(detail);
  const lines = mesh(world, world.objects.countries, (one, other) => one !== other).coordinates as Ring[];
  const parts = [
    drawn('grid', drawGrid(), WALL),
    landOf(world),
    drawn('borders', lines.map((line) => drawLine(line, detail)).join(''), detail),
  ];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg">\n${parts.join('')}</svg>\n`;
  if (picture.length > detail.limitBytes)
    throw new RangeError(`${detail.name} has ${picture.length} bytes, more than ${detail.limitBytes}`);
  writeFileSync(join(import.meta.dirname, '../src/atlas-map', detail.name), picture);
  process.stdout.write(`atlas-map/${detail.name}: ${picture.length} bytes\n`);
}

writeAtlas(WALL, (atlas) =>
  drawn('land', drawRings(ringsOf(feature(atlas, atlas.objects.land)), WALL), WALL),
);
writeAtlas(NEAR, (atlas) => {
  const countries = atlas.objects.countries.geometries.flatMap((country) => {
    const path = drawRings(ringsOf(feature(atlas, country)), NEAR);
    return path ? [drawn(CODES.get(String(country.id)), path, NEAR)] : [];
  });
  return `<g id="land">\n${countries.join('')}</g>\n`;
});
