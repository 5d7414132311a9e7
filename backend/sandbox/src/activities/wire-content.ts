import { countryName } from '@travesia/geography';
import { HEIGHT, WIDTH } from '../stays/photos/paper.ts';
import { chance } from '../world/hash.ts';
import type { Activity } from './inventory.ts';
import { CATEGORIES, EXCLUDED, INCLUDED, INFO, type Language } from './words.ts';

export const PICTURE_PATH = '/images/activities';
const PICTURES = 4;
const SIZES = [
  ['SMALL', 300],
  ['MEDIUM', 600],
  ['LARGE2', WIDTH],
] as const;

export interface ContentParts {
  readonly base: string;
  readonly language: Language;
  readonly withoutPhotos: boolean;
}

export function nameOf({ actingName, kind, city, isPrivate }: Activity, language: Language): string {
  if (actingName) return actingName[language];
  const name = kind.words[language].name.replace('{city}', city.name[language]);
  if (!isPrivate) return name;
  return language === 'es' ? `${name}, en privado` : `${name}, private`;
}

function imagesOf({ code }: Activity, { base, withoutPhotos }: ContentParts): object[] {
  if (withoutPhotos) return [];
  return Array.from({ length: PICTURES }, (_, at) => ({
    visualizationOrder: at + 1,
    mimeType: 'image/svg+xml',
    urls: SIZES.map(([sizeType, width]) => ({
      dpi: 72,
      height: Math.round((width * HEIGHT) / WIDTH),
      width,
      resource: `${base}${PICTURE_PATH}/${code}/${at + 1}.svg?w=${width}`,
      sizeType,
    })),
  }));
}

const COMPANIES = ['Sendas', 'Mar Abierto', 'Casa Común', 'Rumbo Sur', 'La Brújula', 'Horizonte'] as const;

export function companyOf({ code, city }: Activity): string {
  const company = COMPANIES[Math.floor(chance('company', code) * COMPANIES.length)] ?? COMPANIES[0];
  return `${company} ${city.name.es}`;
}

const MEETING = {
  es: (city: string) => `Junto a la entrada principal, cartel «Actividades ${city}».`,
  en: (city: string) => `By the main entrance, sign “Actividades ${city}”.`,
} as const;
const REDEEM = {
  es: (isTimed: boolean) => [
    'Enseña el bono en el teléfono o impreso.',
    `El bono vale para el día${isTimed ? ' y la hora' : ''} que elegiste.`,
  ],
  en: (isTimed: boolean) => [
    'Show the voucher on your phone or on paper.',
    `The voucher is for the day${isTimed ? ' and time' : ''} you chose.`,
  ],
} as const;
const STREETS = ['Calle Mayor', 'Plaza del Puerto', 'Avenida de la Estación', 'Calle del Mercado'] as const;

/** The factsheet, nested as the supplier nests it; `highligths` is spelt as the supplier spells it. */
export function wireContent(activity: Activity, parts: ContentParts): object {
  const { kind, city, code, location } = activity;
  const { language } = parts;
  const words = kind.words[language];
  const street = STREETS[Math.floor(chance('street', code) * STREETS.length)] ?? STREETS[0];
  const place = {
    type: 'EXACT',
    geolocation: { latitude: location.lat, longitude: location.lon },
    address: `${street}, ${1 + Math.floor(chance('number', code) * 80)}`,
    city: city.name[language],
    country: { code: city.countryCode, name: countryName(city.countryCode, language) },
    description: MEETING[language](city.name[language]),
  };
  return {
    name: nameOf(activity, language),
    activityCode: code,
    contentId: code.slice('E-E10-'.length),
    description: `${words.about} ${words.highlights.join('. ')}.`,
    summary: words.about,
    geolocation: { latitude: location.lat, longitude: location.lon },
    activityFactsheetType: kind.type === 'TICKET' ? 'TICKET' : 'TOUR',
    segmentationGroups: [
      {
        code: 1,
        name: language === 'es' ? 'Tipo' : 'Kind',
        segments: [{ code: kind.category, name: CATEGORIES[kind.category][language] }],
      },
    ],
    highligths: [...words.highlights],
    featureGroups: [
      {
        groupCode: 'GENERAL',
        included: kind.included.map((each) => ({ featureType: each, description: INCLUDED[each][language] })),
        excluded: kind.excluded.map((each) => ({ featureType: each, description: EXCLUDED[each][language] })),
      },
    ],
    importantInfo: kind.info.map((each) => INFO[each][language]),
    redeemInfo: {
      type: 'MOBILE_VOUCHER',
      directEntrance: !kind.isGuided,
      comments: REDEEM[language](kind.sessions.length > 0).map((description) => ({ description })),
    },
    location: {
      startingPoints: [{ type: 'MEETING_POINT', meetingPoint: place }],
      endPoints: [place],
    },
    guidingOptions: { guideType: kind.isGuided ? 'LOCAL_GUIDE' : 'NONE', included: kind.isGuided },
    provider: { name: companyOf(activity) },
    media: { images: imagesOf(activity, parts) },
  };
}
