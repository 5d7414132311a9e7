/** Draws the land of the earth for `route-arc` and `atlas-map`, and parts of it closer for `voyage-map`: `node shared/ui/scripts/build-atlas.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoArea } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { project, type MapPoint } from '../src/route-arc/projection.ts';

type Ring = [longitude: number, latitude: number][];

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
  const topology = JSON.parse(readFileSync(source, 'utf8')) as Parameters<typeof feature>[0];
  const land = feature(topology, topology.objects['land'] as Parameters<typeof feature>[1]);
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

/** Coasts and borders as one picture that pages refer to: it is fetched once and weighs in no document or script. */
const ATLAS = { smallestAreaSteradians: 0.00003, toleranceUnits: 0.7, limitBytes: 64 * 1024 };
const GRID_DEGREES = 15;

/** Douglas and Peucker: of the points between two, the farthest from their line stays if it is far enough. */
function simplify(points: readonly MapPoint[], toleranceUnits: number): readonly MapPoint[] {
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

/** In whole units, each step from the one before. */
function drawLine(line: Ring): string {
  let before = { x: 0, y: 0 };
  const steps = simplify(
    unwrap(line).map(([longitude, latitude]) => project({ latitude: Math.max(latitude, -78), longitude })),
    ATLAS.toleranceUnits,
  ).map((point) => {
    const here = { x: Math.round(point.x), y: Math.round(point.y) };
    const step = `${here.x - before.x} ${here.y - before.y}`.replace(' -', '-');
    before = here;
    return step;
  });
  const [start, ...rest] = steps;
  return rest.length < 2 ? '' : `M${start}l${rest.join(' ').replaceAll(' -', '-')}`;
}

function drawBorders(): string {
  const source = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const topology = JSON.parse(readFileSync(source, 'utf8')) as Parameters<typeof mesh>[0];
  const countries = topology.objects['countries'] as Parameters<typeof mesh>[1];
  return (mesh(topology, countries, (one, other) => one !== other).coordinates as Ring[])
    .map(drawLine)
    .join('');
}

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

const coasts = fine
  .filter((ring) => isWorthDrawing(ring, ATLAS.smallestAreaSteradians))
  .map((ring) => drawLine(ring))
  .filter(Boolean)
  .map((line) => `${line}z`)
  .join('');
const drawn = (id: string, path: string) =>
  `<path id="${id}" vector-effect="non-scaling-stroke" d="${path}"/>\n`;
const picture = `<svg xmlns="http://www.w3.org/2000/svg">\n${drawn('grid', drawGrid())}${drawn('land', coasts)}${drawn('borders', drawBorders())}</svg>\n`;
if (picture.length > ATLAS.limitBytes)
  throw new RangeError(`the atlas has ${picture.length} bytes, more than ${ATLAS.limitBytes}`);
writeFileSync(join(import.meta.dirname, '../src/atlas-map/atlas.svg'), picture);
process.stdout.write(`atlas-map/atlas.svg: ${picture.length} bytes\n`);
