import { useEffect, useState } from 'react';

/** The coasts behind a route, fetched once the page has time; the line stands without them. */
export function useAtlasOutline(): string | null {
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
