/** Draws the land of the earth as one compact path for `route-arc`: `node shared/ui/scripts/build-atlas.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoArea } from 'd3-geo';
import { feature } from 'topojson-client';
import { project, type MapPoint } from '../src/route-arc/projection.ts';

type Ring = [longitude: number, latitude: number][];

const SOUTHERNMOST = -58;
const SMALLEST_AREA_STERADIANS = 0.00012;
const SHORTEST_SIDE_UNITS = 3.2;
const LIMIT_BYTES = 15 * 1024;

const source = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
const topology = JSON.parse(readFileSync(source, 'utf8')) as Parameters<typeof feature>[0];
const land = feature(topology, topology.objects['land'] as Parameters<typeof feature>[1]);
const features = 'features' in land ? land.features : [land];

const rings = features.flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return geometry.coordinates as Ring[];
  if (geometry.type === 'MultiPolygon') return (geometry.coordinates as Ring[][]).flat();
  return [];
});

function isWorthDrawing(ring: Ring): boolean {
  if (ring.every(([, latitude]) => latitude < SOUTHERNMOST)) return false;
  const area = geoArea({ type: 'Polygon', coordinates: [ring] });
  return Math.min(area, 4 * Math.PI - area) > SMALLEST_AREA_STERADIANS;
}

function thinOut(points: MapPoint[]): MapPoint[] {
  const kept: MapPoint[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= SHORTEST_SIDE_UNITS) kept.push(point);
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

function drawRing(ring: Ring): string {
  const points = thinOut(
    unwrap(ring)
      .slice(0, -1)
      .map(([longitude, latitude]) => {
        const { x, y } = project({ latitude: Math.max(latitude, -78), longitude });
        return { x: Math.round(x), y: Math.round(y) };
      }),
  );
  if (points.length < 4) return '';
  const steps = points.map((point, index) => {
    const last = points[index - 1];
    return last ? [point.x - last.x, point.y - last.y] : [point.x, point.y];
  });
  const [start, ...rest] = steps;
  const numbers = rest
    .flat()
    .reduce((text, number) => `${text}${number < 0 || text === '' ? '' : ' '}${number}`, '');
  return `M${start?.join(' ')}l${numbers}z`;
}

const path = rings.filter(isWorthDrawing).map(drawRing).join('');
if (path.length > LIMIT_BYTES)
  throw new RangeError(`the outline has ${path.length} bytes, more than ${LIMIT_BYTES}`);

writeFileSync(
  join(import.meta.dirname, '../src/atlas-outline/atlas-outline.ts'),
  `/** Land of the earth in the units of projection.ts, from Natural Earth by way of world-atlas; made by scripts/build-atlas.ts. */\nexport const ATLAS_OUTLINE =\n  '${path}';\n`,
);
process.stdout.write(`atlas outline: ${path.length} bytes\n`);
