/** Circles around the point, smallest first. */
const RINGS_KM = [0.5, 1, 3, 5, 10] as const;
/** Coasts are known to half a kilometre: nearer they would put houses into the sea. */
const COAST_FROM_KM = 10;
/** The land of the answer goes a little farther. */
const FARTHEST_KM = 18;
const NEAREST_KM = 1.5;
/** The drawing is lower than it is wide. */
const HEIGHT_OF_WIDTH = 0.75;
const MARGIN = 1.2;
/** Nearer than this, of the reach, two points are one. */
const APART = 0.1;

export interface PlaceMapFrame {
  readonly reachKm: number;
  readonly ringKm: number;
  /** False where the middle of the place is too near or too far to be a point of its own. */
  readonly hasPlace: boolean;
}

/** How much of the surroundings is drawn; null where there would be nothing but the point. */
export function placeMapFrame(isCoastNear: boolean, placeKm: number | null): PlaceMapFrame | null {
  const wantedKm = ((placeKm ?? 0) * MARGIN) / HEIGHT_OF_WIDTH;
  const nearest = isCoastNear ? COAST_FROM_KM : NEAREST_KM;
  const reachKm = Math.min(FARTHEST_KM, Math.max(nearest, wantedKm));
  const hasPlace = placeKm !== null && wantedKm <= FARTHEST_KM && placeKm >= APART * reachKm;
  if (!isCoastNear && !hasPlace) return null;
  const ringKm = RINGS_KM.findLast((km) => km <= reachKm * HEIGHT_OF_WIDTH * 0.85) ?? RINGS_KM[0];
  return { reachKm, ringKm, hasPlace };
}
