import { lazy, useEffect, useRef } from 'react';
import { DateRangeField } from '@travesia/booking-ui/date-range';
import { LEGS_MAX } from '@travesia/domain';
import { useText } from '@travesia/i18n';
import { Button } from '@travesia/ui/button';
import { LandingIcon, TakeoffIcon } from '@travesia/ui/icon';
import { VisuallyHidden } from '@travesia/ui/visually-hidden';
import { nearbyTexts } from '../../nearby/texts.ts';
import type { LegFields, SearchForm } from '../model/flight-search.ts';
import { followingLegs, withOneMore } from '../model/following-legs.ts';
import type { SearchField } from '../model/search-problems.ts';
import { searchTexts } from '../texts.ts';
import { AirportField } from './airport-field.tsx';
import styles from './more-legs.module.css';

const FareCalendar = lazy(async () => ({
  default: (await import('../../fare-days/calendar.tsx')).FareCalendar,
}));

export type MoreLegsProps = {
  id: string;
  form: SearchForm;
  onChange: (change: Partial<SearchForm>) => void;
  errorOf: (field: SearchField) => string | undefined;
};

/** The legs after the first one, each with its ends and its day. */
export function MoreLegs({ id, form, onChange, errorOf }: MoreLegsProps) {
  const { t } = useText(nearbyTexts);
  const { t: words } = useText(searchTexts);
  const { more } = form;
  const before = useRef(form);
  useEffect(() => {
    const legs = form.more.length === 0 ? withOneMore(form) : followingLegs(before.current, form);
    before.current = form;
    if (legs) onChange({ more: legs });
  });
  const changeLeg = (place: number, change: Partial<LegFields>) =>
    onChange({ more: more.map((leg, index) => (index === place ? { ...leg, ...change } : leg)) });
  return (
    <div className={styles.legs}>
      {more.map((leg, place) => {
        const number = place + 2;
        return (
          <fieldset key={place} className={styles.leg}>
            <legend>
              <VisuallyHidden>{t('legs.leg', { number })}</VisuallyHidden>
            </legend>
            <AirportField
              id={`${id}-origin-${number}`}
              name={`from${number}`}
              label={t('legs.origin', { number })}
              field={leg.origin}
              onFieldChange={(origin) => changeLeg(place, { origin })}
              error={errorOf(`origin.${place}`)}
              before={<TakeoffIcon />}
            />
            <AirportField
              id={`${id}-destination-${number}`}
              name={`to${number}`}
              label={t('legs.destination', { number })}
              field={leg.destination}
              onFieldChange={(destination) => changeLeg(place, { destination })}
              error={errorOf(`destination.${place}`)}
              before={<LandingIcon />}
            />
            <DateRangeField
              id={`${id}-date-${number}`}
              from={leg.departureDate}
              to={null}
              names={{ from: `depart${number}`, to: `return${number}` }}
              words={{
                label: t('legs.date', { number }),
                loading: words('dates.loading'),
                from: words('dates.departure'),
                to: words('dates.return'),
                calendar: t('legs.chooseDate', { number }),
              }}
              calendar={(close) => (
                <FareCalendar
                  form={{ ...form, departureDate: leg.departureDate, returnDate: leg.departureDate }}
                  onDatesChange={({ departureDate }) => changeLeg(place, { departureDate })}
                  onDone={close}
                />
              )}
              error={errorOf(`dates.${place}`)}
            />
            {more.length > 1 && (
              <Button
                variant="link"
                className={styles.remove}
                onClick={() => onChange({ more: more.filter((_, index) => index !== place) })}
              >
                {t('legs.remove', { number })}
              </Button>
            )}
          </fieldset>
        );
      })}
      {more.length < LEGS_MAX - 1 && (
        <Button size="small" className={styles.add} onClick={() => onChange({ more: withOneMore(form) })}>
          {t('legs.add')}
        </Button>
      )}
    </div>
  );
}
