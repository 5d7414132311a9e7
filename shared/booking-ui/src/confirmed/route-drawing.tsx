import type { OrderSection } from '@travesia/contracts';
import { useAtlasOutline } from '@travesia/page';
import { RouteArc } from '@travesia/ui/route-arc';

export type RouteDrawingProps = {
  sections: readonly OrderSection[];
  shownWidth: number;
  shape?: number;
  className?: string | undefined;
};

/** The route arc of the first journey; nothing for an order without one. */
export function RouteDrawing({ sections, shownWidth, shape = 16 / 9, className }: RouteDrawingProps) {
  const outline = useAtlasOutline();
  const journey = sections.find((section) => section.kind === 'journey');
  if (!journey) return null;
  const { origin, destination } = journey;
  return (
    <RouteArc
      from={{ latitude: origin.lat, longitude: origin.lon, label: origin.code }}
      to={{ latitude: destination.lat, longitude: destination.lon, label: destination.code }}
      title={`${origin.cityName} – ${destination.cityName}`}
      outline={outline}
      shownWidth={shownWidth}
      shape={shape}
      {...(className && { className })}
    />
  );
}
