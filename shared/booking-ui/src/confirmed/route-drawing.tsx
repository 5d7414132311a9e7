import { useEffect, useState } from 'react';
import type { OrderSection } from '@travesia/contracts';
import { RouteArc } from '@travesia/ui/route-arc';

/** The coasts behind a route, fetched once the page stands; the line needs none. */
function useAtlasOutline(): string | null {
  const [outline, setOutline] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    import('@travesia/ui/atlas-outline').then(
      ({ ATLAS_OUTLINE }) => {
        if (!isGone) setOutline(ATLAS_OUTLINE);
      },
      () => {
        // An ornament that does not come is not missed.
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return outline;
}

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
