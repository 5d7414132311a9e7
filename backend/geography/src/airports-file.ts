/** One airport of data/airports.json; 0 stands for "same as English" or "no shared city code". */
export type AirportRow = [
  code: string,
  icaoCode: string,
  name: string,
  cityEn: string,
  cityEs: string | 0,
  metropolitanCode: string | 0,
  countryCode: string,
  /** ISO 3166-2 without the country: "ME" in "US-ME". */
  regionCode: string,
  lat: number,
  lon: number,
  timeZoneIndex: number,
  popularity: number,
  keywords: string,
];

export interface AirportsFile {
  timeZones: string[];
  /** What people call a region, by its whole ISO 3166-2 code. */
  regionNames: Record<string, string[]>;
  airports: AirportRow[];
}
