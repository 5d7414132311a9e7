import { frameStyles } from '@travesia/booking-ui/frame';
import { summaryStyles } from '@travesia/booking-ui/summary';
import { Ticket, TicketMain } from '@travesia/ui/ticket';
import type { ActivityValidateReply } from '@travesia/contracts';
import { isChild } from '@travesia/domain';
import { formatDateRange, formatLocalDate, useText } from '@travesia/i18n';
import {
  durationWords,
  placeWords,
  ActivityPhoto,
  activityWords,
  usePartyWords,
} from '../../activities/index.ts';
import { summaryTexts } from '../texts.ts';

/** What is being booked: thing, day, time, option, people. */
export function OptionTicket({ checked }: { checked: ActivityValidateReply }) {
  const { t, locale, tag } = useText(summaryTexts);
  const words = useText(activityWords);
  const party = usePartyWords();
  const { activity, modality, rate, meetingPoint } = checked.data;
  const { paxes, language } = checked.meta;
  const lang = language === locale ? undefined : language;
  const children = paxes.filter(isChild).length;
  const meeting = meetingPoint && placeWords(meetingPoint);
  const facts = [
    {
      term: t('card.date'),
      value:
        rate.endDate > rate.date
          ? formatDateRange(rate.date, rate.endDate, tag)
          : formatLocalDate(rate.date, tag, 'medium'),
    },
    rate.session && { term: t('card.session'), value: rate.session.name, lang },
    { term: t('card.option'), value: [modality.name, rate.name].join(', '), lang },
    activity.duration && {
      term: t('card.duration'),
      value: durationWords(activity.duration, words.t, locale),
    },
    rate.serviceLanguage && { term: t('card.language'), value: rate.serviceLanguage.name, lang },
    { term: t('card.people'), value: party(paxes.length - children, children) },
    meeting && { term: t('card.meeting'), value: meeting, lang },
  ].filter((fact) => fact !== null && fact !== '');

  return (
    <section aria-labelledby="option-title">
      <Ticket as="div">
        <TicketMain className={summaryStyles.card}>
          <ActivityPhoto
            photo={activity.media.rawImages[0]}
            activity={activity}
            shownAs="(width >= 640px) 14rem, 100vw"
            className={summaryStyles.photo}
            eager
          />
          <div className={summaryStyles.facts}>
            <h2 id="option-title" lang={lang}>
              {activity.name}
            </h2>
            <p className={frameStyles.soft}>
              {words.t('where', {
                city: activity.location.cityName,
                country: activity.location.countryName,
              })}
            </p>
            <dl className={summaryStyles.list}>
              {facts.map((fact) => (
                <div key={fact.term}>
                  <dt>{fact.term}</dt>
                  <dd lang={'lang' in fact ? fact.lang : undefined}>{fact.value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </TicketMain>
      </Ticket>
    </section>
  );
}
