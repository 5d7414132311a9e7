/**
 * Writes the land of the earth to data/land.bin, close enough for a map of a city's surroundings.
 * Run after the source is updated: `node backend/geography/scripts/build-land.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { distanceKm } from '@travesia/domain';
import { feature } from 'topojson-client';
import { LAND_HEAD_BYTES, LAND_STEP_BYTES, LAND_UNITS_PER_DEGREE } from '../src/land-file.ts';

type Ring = [longitude: number, latitude: number][];

/** Nobody books a room further south. */
const SOUTHERNMOST = -60;
const SHORTEST_SIDE_KM = 0.4;
const source = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
const topology = JSON.parse(readFileSync(source, 'utf8')) as Parameters<typeof feature>[0];
const land = feature(topology, topology.objects['land'] as Parameters<typeof feature>[1]);
const rings = ('features' in land ? land.features : [land]).flatMap(({ geometry }): Ring[] => {
  if (geometry.type === 'Polygon') return geometry.coordinates as Ring[];
  return geometry.type === 'MultiPolygon' ? (geometry.coordinates as Ring[][]).flat() : [];
});

/** A coast over the date line runs on past 180 degrees rather than jumping to the other end of the map. */
function unwrap(ring: Ring): Ring {
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([lon, lat]) => {
    before = lon - 360 * Math.round((lon - before) / 360);
    return [before, lat];
  });
}

function thinOut(ring: Ring): Ring {
  const kept: Ring = [];
  for (const [lon, lat] of ring.slice(0, -1)) {
    const last = kept.at(-1);
    if (!last || distanceKm({ lat: last[1], lon: last[0] }, { lat, lon }) >= SHORTEST_SIDE_KM)
      kept.push([lon, lat]);
  }
  return kept;
}

const whole = (degrees: number) => Math.round(degrees * LAND_UNITS_PER_DEGREE);

/** Ring after ring, as `src/land-file.ts` reads them. */
function encode(ring: Ring): Buffer {
  const units = ring.map(([lon, lat]) => [whole(lon), whole(lat)] as const);
  const bytes = Buffer.alloc(LAND_HEAD_BYTES + LAND_STEP_BYTES * (ring.length - 1));
  bytes.writeUInt32LE(ring.length, 0);
  units.forEach(([x, y], index) => {
    const before = units[index - 1];
    if (!before) {
      bytes.writeInt32LE(x, 4);
      bytes.writeInt32LE(y, 8);
      return;
    }
    const at = LAND_HEAD_BYTES + LAND_STEP_BYTES * (index - 1);
    bytes.writeInt16LE(x - before[0], at);
    bytes.writeInt16LE(y - before[1], at + 2);
  });
  return bytes;
}

const kept = rings
  .filter((ring) => ring.every(([, lat]) => lat > SOUTHERNMOST))
  .map((ring) => thinOut(unwrap(ring)))
  .filter((ring) => ring.length > 3);
const bytes = Buffer.concat(kept.map(encode));
writeFileSync(join(import.meta.dirname, '../data/land.bin'), bytes);
process.stdout.write(`${kept.length} coasts, ${bytes.length} bytes\n`);
