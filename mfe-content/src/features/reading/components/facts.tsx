import type { ContentEntity, LinkedAirport } from '@travesia/contracts';
import { formatNumber, useText } from '@travesia/i18n';
import { Link } from '@travesia/platform/libraries';
import { DataList, type DataRow } from '@travesia/ui/data-list';
import { contentTexts } from '../../../texts.ts';
import { offsetWords } from '../model/offset-words.ts';
import styles from './facts.module.css';

type Linked = { code: string; label: string; path: string | null };

function Links({ links }: { links: readonly Linked[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ code, label, path }) => (
        <li key={code}>{path ? <Link to={path}>{label}</Link> : label}</li>
      ))}
    </ul>
  );
}

const linked = ({ code, cityName, path }: LinkedAirport) => ({ code, label: `${cityName} (${code})`, path });

function useAirlineRows({ airline }: ContentEntity): DataRow[] {
  const { t } = useText(contentTexts);
  if (!airline) return [];
  return [
    { key: 'code', term: t('facts.code'), value: airline.code },
    { key: 'country', term: t('facts.country'), value: airline.countryName },
    ...(airline.alliance
      ? [{ key: 'alliance', term: t('facts.alliance'), value: t(`facts.alliances.${airline.alliance}`) }]
      : []),
    { key: 'hubs', term: t('facts.hubs'), value: <Links links={airline.hubs.map(linked)} /> },
  ];
}

function useAirportRows({ airport }: ContentEntity): DataRow[] {
  const { t, tag } = useText(contentTexts);
  if (!airport) return [];
  const degrees = (value: number) => formatNumber(Math.abs(value), tag);
  const place = `${degrees(airport.latitude)}° ${t(airport.latitude < 0 ? 'facts.south' : 'facts.north')}, ${degrees(airport.longitude)}° ${t(airport.longitude < 0 ? 'facts.west' : 'facts.east')}`;
  return [
    { key: 'codes', term: t('facts.codes'), value: `${airport.code} · ${airport.icaoCode}` },
    { key: 'city', term: t('facts.city'), value: airport.cityName },
    {
      key: 'country',
      term: t('facts.country'),
      value: airport.countryPath ? (
        <Link to={airport.countryPath}>{airport.countryName}</Link>
      ) : (
        airport.countryName
      ),
    },
    {
      key: 'zone',
      term: t('facts.timeZone'),
      value: `${airport.timeZone.replaceAll('_', ' ')} (${offsetWords(airport.utcOffsetMinutes)})`,
    },
    { key: 'place', term: t('facts.place'), value: place },
    ...(airport.airlines.length > 0
      ? [
          {
            key: 'airlines',
            term: t('facts.airlines'),
            value: (
              <Links links={airport.airlines.map(({ code, name, path }) => ({ code, label: name, path }))} />
            ),
          },
        ]
      : []),
    ...(airport.nearby.length > 0
      ? [
          {
            key: 'nearby',
            term: t('facts.nearby'),
            value: (
              <Links
                links={airport.nearby.map((near) => ({
                  ...linked(near),
                  label: t('facts.nearbyAirport', {
                    name: near.name,
                    code: near.code,
                    km: formatNumber(near.distanceKm, tag),
                  }),
                }))}
              />
            ),
          },
        ]
      : []),
  ];
}

function useCountryRows({ country }: ContentEntity): DataRow[] {
  const { t, tag } = useText(contentTexts);
  if (!country) return [];
  const currency =
    country.currencyCode &&
    `${new Intl.DisplayNames(tag, { type: 'currency' }).of(country.currencyCode) ?? ''} (${country.currencyCode})`;
  return [
    ...(currency ? [{ key: 'currency', term: t('facts.currency'), value: currency }] : []),
    {
      key: 'count',
      term: t('facts.airportCount'),
      value: formatNumber(country.airportCount, tag),
    },
    { key: 'airports', term: t('facts.mainAirports'), value: <Links links={country.airports.map(linked)} /> },
  ];
}

/** What is known of the subject, from our own tables and the airport data, with its source. */
export function Facts({ entity }: { entity: ContentEntity }) {
  const { t } = useText(contentTexts);
  const rows = [...useAirlineRows(entity), ...useAirportRows(entity), ...useCountryRows(entity)];
  if (rows.length === 0) return null;
  return (
    <section className={styles.facts} aria-label={t('facts.label')}>
      <DataList variant="stacked" rows={rows} className={styles.list ?? ''} />
      <p className={styles.source}>{t(entity.airline ? 'facts.ownSource' : 'facts.airportSource')}</p>
    </section>
  );
}
