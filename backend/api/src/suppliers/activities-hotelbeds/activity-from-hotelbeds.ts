import type { Locale } from '@travesia/domain';
import { timeZoneAt } from '@travesia/geography';
import type {
  SupplierActivity,
  SupplierContent,
  SupplierPicture,
  SupplierPlace,
} from '../../modules/activities/ports.ts';
import { modalityFromHotelbeds } from './rates-from-hotelbeds.ts';
import type { WireActivity, WireContent, WirePlace } from './wire-types.ts';

function placeOf(place: WirePlace | null | undefined): SupplierPlace | null {
  if (!place) return null;
  const { geolocation, address, city, description } = place;
  return {
    description: description || null,
    address: [address, city].filter(Boolean).join(', ') || null,
    location: geolocation ? { lat: geolocation.latitude, lon: geolocation.longitude } : null,
  };
}

function picturesOf({ media }: WireContent): SupplierPicture[] {
  return (media?.images ?? [])
    .toSorted((a, b) => (a.visualizationOrder ?? 0) - (b.visualizationOrder ?? 0))
    .map(({ urls }) => ({
      sizes: urls
        .map(({ resource, width, height }) => ({ url: resource, width, height }))
        .toSorted((a, b) => a.width - b.width),
    }))
    .filter(({ sizes }) => sizes.length > 0);
}

function descriptionsOf(list: readonly { description?: string | null }[] | null | undefined): string[] {
  return (list ?? []).flatMap(({ description }) => description || []);
}

const TAGS = /<[^>]*>/g;
const SUMMARY_SENTENCES = /^.+?[.!?](?=\s|$)/;

/** Plain text: the supplier's marks are not ours to trust. */
export function plain(text: string): string {
  return text.replace(TAGS, ' ').replace(/\s+/g, ' ').trim();
}

function contentOf(content: WireContent): SupplierContent {
  const description = plain(content.description ?? '');
  const groups = content.featureGroups ?? [];
  return {
    summary: plain(content.summary || (SUMMARY_SENTENCES.exec(description)?.[0] ?? description)),
    description,
    highlights: content.highligths.map(plain),
    included: groups.flatMap(({ included }) => descriptionsOf(included)).map(plain),
    notIncluded: groups.flatMap(({ excluded }) => descriptionsOf(excluded)).map(plain),
    importantInfo: content.importantInfo.map(plain),
    redeemInfo: descriptionsOf(content.redeemInfo?.comments).map(plain),
    meetingPoint: placeOf(content.location?.startingPoints?.[0]?.meetingPoint),
    endPoint: placeOf(content.location?.endPoints?.[0]),
    supplierName: content.provider?.name || null,
  };
}

/** Null where it cannot be sold or shown: a kind we do not know, no place on the map. */
export function activityFromHotelbeds(
  wire: WireActivity,
  language: Locale,
  rate: number,
): SupplierActivity | null {
  const { content, country } = wire;
  const contentParts = contentOf(content);
  const point = content.geolocation
    ? { lat: content.geolocation.latitude, lon: content.geolocation.longitude }
    : contentParts.meetingPoint?.location;
  const type = wire.type === 'TICKET' || wire.type === 'EXCURSION' ? wire.type : null;
  if (!type || !point) return null;
  return {
    code: wire.code,
    activityCode: content.contentId || wire.activityCode || wire.code,
    name: wire.name,
    type,
    language,
    cityName: country.destinations[0]?.name ?? '',
    countryCode: country.code,
    location: point,
    // The supplier does not say the zone of its clocks.
    timeZone: timeZoneAt(point),
    pictures: picturesOf(content),
    categories: (content.segmentationGroups ?? []).flatMap(({ segments }) =>
      (segments ?? []).flatMap(({ code, name }) => (name ? [{ code: code || name, name }] : [])),
    ),
    content: contentParts,
    modalities: (wire.modalities ?? [])
      .map((modality) => modalityFromHotelbeds(modality, { currency: wire.currency, rate }))
      .filter((modality) => modality.rates.length > 0),
  };
}
