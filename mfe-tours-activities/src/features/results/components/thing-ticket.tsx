import { Link } from '@travesia/platform/libraries';
import { Tag } from '@travesia/ui/chip';
import { buttonClass } from '@travesia/ui/button';
import { Ticket, TicketMain, TicketStub } from '@travesia/ui/ticket';
import type { Activity } from '@travesia/contracts';
import { formatNumber, useText } from '@travesia/i18n';
import { useMoney, useRemotePage } from '@travesia/page';
import { useThings } from '../../../things-context.tsx';
import { detailAddress, type ActivitySearch } from '../../search/index.ts';
import { durationWords, languageNames, ThingPhoto, thingsTexts, usePartyWords } from '../../things/index.ts';
import { resultsTexts } from '../texts.ts';
import styles from './thing-ticket.module.css';

export type ThingTicketProps = { thing: Activity; search: ActivitySearch; eager?: boolean };

const CATEGORIES_SHOWN = 3;

/** An activity or tour of the list: image, name, place, duration, price from, cancellation (T-05). */
export function ThingTicket({ thing, search, eager }: ThingTicketProps) {
  const { t, locale } = useText(resultsTexts);
  const words = useText(thingsTexts);
  const money = useMoney();
  const party = usePartyWords();
  const { numberLocale } = useRemotePage();
  const { detailPath } = useThings();
  const { name, code, location, duration, totalFrom, amountFrom, amountUnitType } = thing;
  const address = detailAddress(detailPath, search, code);
  const { adults, childAges } = search.party;

  return (
    <Ticket as="article" aria-label={name}>
      <TicketMain className={styles.main}>
        <ThingPhoto
          photo={thing.media.rawImages[0]}
          activity={thing}
          shownAs="(width >= 768px) 15rem, 100vw"
          eager={eager ?? false}
          className={styles.photo}
        />
        <div className={styles.facts}>
          <h3 className={styles.name}>
            <Link to={address}>{name}</Link>
          </h3>
          <p className={styles.soft}>
            {words.t('where', { city: location.cityName, country: location.countryName })}
            {location.distanceKm !== null &&
              ` · ${t('distance', {
                km: formatNumber(Math.round(location.distanceKm * 10) / 10, { locale, numberLocale }),
              })}`}
          </p>
          <p className={styles.soft}>
            {[
              duration && durationWords(duration, words.t, locale),
              thing.guideLanguages.length > 0 &&
                words.t('spoken', { languages: languageNames(thing.guideLanguages, locale) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p>{thing.description}</p>
          {thing.categories.length > 0 && (
            <ul className={styles.categories} role="list">
              {thing.categories.slice(0, CATEGORIES_SHOWN).map((category) => (
                <li key={category.code}>
                  <Tag>{category.name}</Tag>
                </li>
              ))}
            </ul>
          )}
          {totalFrom && (
            <p className={styles.cancellation} data-tone={thing.freeCancellation}>
              {words.t(`free.${thing.freeCancellation}`)}
            </p>
          )}
        </div>
      </TicketMain>
      <TicketStub className={styles.stub}>
        {totalFrom ? (
          <p className={styles.price}>
            <span className={styles.small}>{t('price.from')}</span>
            <strong className={styles.amount}>{money(totalFrom)}</strong>
            <span className={styles.soft}>
              {t('price.people', { people: party(adults, childAges.length) })}
            </span>
            {amountFrom && (
              <span className={styles.small}>
                {t(amountUnitType === 'SERVICE' ? 'price.group' : 'price.each', { price: money(amountFrom) })}
              </span>
            )}
          </p>
        ) : (
          <p className={styles.soft}>{t('noPrice')}</p>
        )}
        <Link to={address} className={buttonClass({ look: 'call' })} aria-label={t('seeOf', { name })}>
          {t('see')}
        </Link>
      </TicketStub>
    </Ticket>
  );
}
