import type { Cruise, Picture } from '@travesia/contracts';
import type { PictureSource } from '../../pictures/index.ts';
import type { SourceCruise } from './ports.ts';

/** What is expected of a photograph whose source does not say more. */
const USUAL_SIZE = { width: 1600, height: 1067 };

function shipPicture(cruise: SourceCruise, pictures: PictureSource): Picture | null {
  if (cruise.shipImage === null) return null;
  const about: NonNullable<SourceCruise['shipImageAbout']> = cruise.shipImageAbout ?? {
    ...USUAL_SIZE,
    alt: cruise.ship,
  };
  const { width, height, alt, caption = alt, credit, focus } = about;
  const links = pictures.linksTo({ url: cruise.shipImage, width, height });
  return links && { caption, alt, ...(credit && { credit }), ...(focus && { focus }), ...links };
}

/** A sailing for a page; what only its source says about the photograph is part of the picture then. */
export function shownCruise(cruise: SourceCruise, pictures: PictureSource): Cruise {
  const { shipImageAbout: _about, ...shown } = cruise;
  const picture = shipPicture(cruise, pictures);
  return { ...shown, shipImage: picture?.sizes.at(-1)?.url ?? null, shipPicture: picture };
}
