import type { OrderSection } from '@travesia/contracts';
import { useAtlasOutline } from '@travesia/page';
import { RouteArc } from '@travesia/ui/route-arc';

type Place = Pick<Extract<OrderSection, { kind: 'journey' }>['origin'], 'code' | 'cityName' | 'lat' | 'lon'>;
type Way = { readonly origin: Place; readonly destination: Place };

export type RouteDrawingProps = {
  /** Journeys, and whatever else an order has. */
  sections: readonly (Way | Exclude<OrderSection, { kind: 'journey' }>)[];
  shownWidth: number;
  shape?: number;
  className?: string | undefined;
};

const endOf = ({ lat, lon, code }: Place) => ({ latitude: lat, longitude: lon, label: code });

/** The way back is the line of the way there. */
const isSameLine = (one: Way, other: Way) =>
  [one.origin.code, one.destination.code].toSorted().join() ===
  [other.origin.code, other.destination.code].toSorted().join();

/** `Madrid – Bogotá – Lima`; a leg that begins elsewhere says where. */
function titleOf(ways: readonly Way[]): string {
  return ways
    .map(({ origin, destination }, place) => {
      const before = ways[place - 1]?.destination.code;
      const begin =
        before === undefined ? origin.cityName : before === origin.code ? '' : `, ${origin.cityName}`;
      return `${begin} – ${destination.cityName}`;
    })
    .join('');
}

/** The lines of all journeys on one map; nothing for an order without any. */
export function RouteDrawing({ sections, shownWidth, shape = 16 / 9, className }: RouteDrawingProps) {
  const outline = useAtlasOutline();
  const ways = sections
    .filter((section) => 'origin' in section)
    .filter((way, place, all) => all.findIndex((other) => isSameLine(way, other)) === place);
  const legs = ways.map(({ origin, destination }) => ({ from: endOf(origin), to: endOf(destination) }));
  if (legs.length === 0) return null;
  return (
    <RouteArc
      legs={legs}
      title={titleOf(ways)}
      outline={outline}
      shownWidth={shownWidth}
      shape={shape}
      animated
      {...(className && { className })}
    />
  );
}
